import Foundation

/// One line of an order.
public struct Item: Hashable, Sendable {
    public var name: String
    /// How many, or how much of `unit`; more than 0.
    public var quantity: Decimal
    /// What the quantity counts, such as `kg`; nil for pieces.
    public var unit: String?
    /// Of one, 0 or more.
    public var price: Decimal
    public var discount: Discount?
    /// Percent.
    public var tax: Decimal
}

extension Item: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, quantity, unit, price, discount, tax
    }

    public init(from decoder: any Decoder) throws {
        let fields = try Fields<CodingKeys>(decoder)
        name = try fields.value(.name)
        quantity = try fields.value(.quantity, default: 1)
        unit = try fields.value(ifPresent: .unit)
        price = try fields.value(.price)
        discount = try fields.value(ifPresent: .discount)
        tax = try fields.value(.tax, default: 0)
    }
}
