/// The seller.
public struct Shop: Hashable, Sendable {
    public var name: String
    /// The lines below the name.
    public var address: [String]
    /// The tax identification number.
    public var taxNumber: String?
    /// The logo's color, such as `#7A4B2A`.
    public var color: ShopColor
}

extension Shop: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, address, taxNumber, color
    }

    public init(from decoder: any Decoder) throws {
        let fields = try StrictKeyedContainer<CodingKeys>(decoder)
        name = try fields.value(.name)
        address = try fields.value(.address, default: [])
        taxNumber = try fields.value(ifPresent: .taxNumber)
        color = try fields.value(.color, default: .standard)
    }
}
