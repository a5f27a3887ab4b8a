@testable import BuilderUIKit

/// One pixel of a picture: alpha, red, green and blue of 8 bits each, from the highest to the lowest; colors multiplied
/// by alpha.
enum Pixel {
    static let red: UInt32 = 0xFFFF_0000
    static let blue: UInt32 = 0xFF00_00FF

    static func of(_ image: UIImage?, _ x: Int, _ y: Int) -> UInt32? { image?.cgImage?.bitmap.pixel(x: x, y: y) }

    static func redPart(_ pixel: UInt32?) -> Int { Int((pixel ?? 0) >> 16 & 0xFF) }
    static func bluePart(_ pixel: UInt32?) -> Int { Int((pixel ?? 0) & 0xFF) }
    static func alphaPart(_ pixel: UInt32?) -> Int { Int((pixel ?? 0) >> 24 & 0xFF) }
}
