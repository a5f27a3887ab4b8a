import Foundation

/// A line of an order.
public struct Item: Hashable, Sendable {
    public var name: String
    /// The number of pieces, or the quantity in `unit`s; more than 0.
    public var quantity: Decimal
    /// The unit of the quantity, such as `kg`; nil for pieces.
    public var unit: String?
    /// The unit price, 0 or more.
    public var price: Decimal
    public var discount: Discount?
    /// The tax rate in percent.
    public var tax: Decimal
}

extension Item: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, quantity, unit, price, discount, tax
    }

    public init(from decoder: any Decoder) throws {
        let fields = try StrictKeyedContainer<CodingKeys>(decoder)
        name = try fields.value(.name)
        quantity = try fields.value(.quantity, default: 1)
        unit = try fields.value(ifPresent: .unit)
        price = try fields.value(.price)
        discount = try fields.value(ifPresent: .discount)
        tax = try fields.value(.tax, default: 0)
    }
}
