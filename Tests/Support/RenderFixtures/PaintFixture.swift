import Foundation
import Render

/// Layers and pixels for tests of the painter.
public enum PaintFixture {
    public static let red = Color(red: 1, green: 0, blue: 0)
    public static let green = Color(red: 0, green: 1, blue: 0)
    public static let blue = Color(red: 0, green: 0, blue: 1)

    public static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ color: Color? = nil) -> Layer
    {
        var layer = Layer(frame: CGRect(x: x, y: y, width: width, height: height))
        layer.background = color
        return layer
    }

    public static func paint(
        _ layers: [Layer], _ width: Double, _ height: Double, scale: Double = 1, background: Color? = .white
    ) throws -> Bitmap {
        var root = Layer(frame: CGRect(x: 0, y: 0, width: width, height: height))
        root.sublayers = layers
        return try Painter().paint(
            root, size: CGSize(width: width, height: height), scale: scale, background: background)
    }

    /// A bitmap of pixels that `color` gives (`0xAARRGGBB`, premultiplied).
    public static func bitmap(
        _ width: Int, _ height: Int, isOpaque: Bool = true, _ color: (_ x: Int, _ y: Int) -> UInt32
    ) -> Bitmap {
        Bitmap(width: width, height: height, isOpaque: isOpaque) { pixels, bytesPerRow in
            for y in 0..<height {
                for x in 0..<width {
                    pixels.storeBytes(of: color(x, y), toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
    }

    /// Pixels that look random and are always the same.
    public static func noise(_ width: Int, _ height: Int, isOpaque: Bool = true) -> Bitmap {
        bitmap(width, height, isOpaque: isOpaque) { x, y in
            var value = UInt32(truncatingIfNeeded: (y &* width &+ x) &* 2_654_435_761)
            value ^= value >> 13
            value = value &* 1_274_126_177
            value ^= value >> 16
            guard !isOpaque else { return value | 0xFF00_0000 }
            // A gray that is no brighter than its alpha.
            let alpha = value & 0xFF
            let gray = alpha / 2
            return alpha << 24 | gray << 16 | gray << 8 | gray
        }
    }
}

extension Bitmap {
    public func red(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 16) & 255 }
    public func green(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 8) & 255 }
    public func blue(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y)) & 255 }
    public func alpha(_ x: Int, _ y: Int) -> Int { Int(pixel(x: x, y: y) >> 24) }

    /// The sum of a channel's darkness over all pixels of a white picture.
    public var ink: Int {
        var sum = 0
        for y in 0..<height {
            for x in 0..<width { sum += 255 - green(x, y) }
        }
        return sum
    }
}
