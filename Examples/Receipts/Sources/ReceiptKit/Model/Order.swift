import Foundation

/// What somebody bought, as the JSON says it. Amounts are in the order's currency, not in its cents.
public struct Order: Hashable, Sendable {
    public var shop: Shop
    /// The number of the receipt.
    public var number: String
    public var date: OrderDate
    /// Three letters of ISO 4217, such as `EUR`.
    public var currency: String
    /// How amounts and dates are written and which way the receipt reads, such as `de_DE`. The machine's own setting never counts.
    public var locale: String
    public var items: [Item]
    /// What is taken off the sum of the items.
    public var discounts: [Discount]
    /// The name of the tax whose rates stand with the items.
    public var taxName: String
    /// Whether prices contain the tax already.
    public var pricesIncludeTax: Bool
    /// What the customer paid. Where it is given, it must be what the items come to.
    public var total: Decimal?
    /// How it was paid.
    public var payment: String?
    /// The last words.
    public var footer: String?
}

extension Order: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case shop, number, date, currency, locale, items, discounts, taxName, pricesIncludeTax, total, payment, footer
    }

    public init(from decoder: any Decoder) throws {
        let fields = try Fields<CodingKeys>(decoder)
        shop = try fields.value(.shop)
        number = try fields.value(.number)
        date = try fields.value(.date)
        currency = try fields.value(.currency)
        locale = try fields.value(.locale, default: "en_US")
        items = try fields.value(.items)
        discounts = try fields.value(.discounts, default: [])
        taxName = try fields.value(.taxName, default: "VAT")
        pricesIncludeTax = try fields.value(.pricesIncludeTax, default: true)
        total = try fields.value(ifPresent: .total)
        payment = try fields.value(ifPresent: .payment)
        footer = try fields.value(ifPresent: .footer)
    }
}
