import Foundation

/// A purchase, as the JSON describes it.
///
/// Amounts are in the order's currency, not in its smallest unit.
public struct Order: Hashable, Sendable {
    public var shop: Shop
    /// The receipt's number.
    public var number: String
    public var date: OrderDate
    /// The three-letter ISO 4217 code, such as `EUR`.
    public var currency: String
    /// The locale identifier, such as `de_DE`.
    ///
    /// It determines the format of amounts and dates, the language, and the reading direction. The machine's own locale
    /// is ignored.
    public var locale: String
    public var items: [Item]
    /// Reductions of the items' sum, applied in order.
    public var discounts: [Discount]
    /// The name of the tax whose rates the items contain.
    public var taxName: String
    /// A Boolean value that indicates whether prices include tax.
    public var pricesIncludeTax: Bool
    /// The expected total, which must equal the computed one; nil to skip the check.
    public var total: Decimal?
    /// The means of payment.
    public var payment: String?
    /// The closing line.
    public var footer: String?
}

extension Order: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case shop, number, date, currency, locale, items, discounts, taxName, pricesIncludeTax, total, payment, footer
    }

    public init(from decoder: any Decoder) throws {
        let fields = try StrictKeyedContainer<CodingKeys>(decoder)
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
