/// A color in CSS's hexadecimal notation, with six digits.
public struct ShopColor: Hashable, Sendable {
    /// The components, from 0 to 255.
    public var red, green, blue: UInt8

    public static let standard = ShopColor(red: 0x2F, green: 0x5D, blue: 0x50)
}

extension ShopColor: Decodable {
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        guard text.count == 7, text.hasPrefix("#"), text.dropFirst().allSatisfy(\.isHexDigit),
            let number = UInt32(text.dropFirst(), radix: 16)
        else {
            throw decoder.refusal("“\(text)” is no color: write # and six hexadecimal digits, such as #7A4B2A")
        }
        self.init(
            red: UInt8(number >> 16), green: UInt8(number >> 8 & 0xFF), blue: UInt8(number & 0xFF))
    }
}
