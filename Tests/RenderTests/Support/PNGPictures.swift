import RandomNumbers
import RenderFixtures

@testable import Render

/// Pictures for encoders.
enum PNGPictures {
    /// Pictures with few and many colors, gray, flat, in slopes and noise.
    static func picture(_ seed: Int) -> Bitmap {
        var numbers = SplitMix(UInt64(seed))
        let (width, height) = (Int.random(in: 1...130, using: &numbers), Int.random(in: 1...90, using: &numbers))
        let isOpaque = seed % 3 != 2
        let colors = [1, 2, 3, 4, 5, 16, 17, 256, 257, 5000][seed % 10]
        let palette = (0..<colors).map { _ in color(&numbers, isGray: seed % 4 == 1, isOpaque: isOpaque) }
        let noise = (0..<width * height).map { _ in palette[Int.random(in: 0..<colors, using: &numbers)] }
        return PaintFixture.bitmap(width, height, isOpaque: isOpaque) { x, y in
            switch seed % 5 {
            case 0: return palette[(x / 3 + y / 5) % colors]
            case 1: return palette[(x + y * 2) % colors]
            default: return noise[y * width + x]
            }
        }
    }

    /// A premultiplied pixel.
    private static func color(_ numbers: inout SplitMix, isGray: Bool, isOpaque: Bool) -> UInt32 {
        let alpha: UInt32 = isOpaque || Bool.random(using: &numbers) ? 255 : .random(in: 0...255, using: &numbers)
        let gray = UInt32.random(in: 0...alpha, using: &numbers)
        let others = (0..<2).map { _ in isGray ? gray : UInt32.random(in: 0...alpha, using: &numbers) }
        return alpha << 24 | gray << 16 | others[0] << 8 | others[1]
    }
}
