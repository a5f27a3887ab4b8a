/// Who sold it.
public struct Shop: Hashable, Sendable {
    public var name: String
    /// Lines below the name.
    public var address: [String]
    /// The number under which the shop pays its taxes.
    public var taxNumber: String?
    /// The logo's color, as in `#7A4B2A`.
    public var color: ShopColor
}

extension Shop: Decodable {
    enum CodingKeys: String, CodingKey, CaseIterable {
        case name, address, taxNumber, color
    }

    public init(from decoder: any Decoder) throws {
        let fields = try Fields<CodingKeys>(decoder)
        name = try fields.value(.name)
        address = try fields.value(.address, default: [])
        taxNumber = try fields.value(ifPresent: .taxNumber)
        color = try fields.value(.color, default: .standard)
    }
}
