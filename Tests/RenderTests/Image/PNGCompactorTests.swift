import Foundation
import RandomNumbers
import RenderFixtures
import Testing

@testable import Render

@Suite("Compact PNG files")
struct PNGCompactorTests {
    /// Pictures with few and many colors, gray, flat, in slopes and noise.
    private func picture(_ seed: Int) -> Bitmap {
        var numbers = SplitMix(UInt64(seed))
        let (width, height) = (Int.random(in: 1...130, using: &numbers), Int.random(in: 1...90, using: &numbers))
        let isOpaque = seed % 3 != 2
        let colors = [1, 2, 3, 4, 5, 16, 17, 256, 257, 5000][seed % 10]
        let palette = (0..<colors).map { _ in Self.color(&numbers, isGray: seed % 4 == 1, isOpaque: isOpaque) }
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

    @Test("the pixels are those of the ordinary file, in no more bytes", arguments: 0..<60)
    func sameSmaller(seed: Int) throws {
        let picture = picture(seed)
        let plain = try PNGEncoder().encode(picture, scale: 2)
        let compact = try PNGEncoder().compact().encode(picture, scale: 2)
        #expect(try ImageDecoder.decode(compact) == ImageDecoder.decode(plain))
        #expect(compact.count <= plain.count)
        #expect(try PNGEncoder().compact().encode(picture, scale: 2) == compact)
        let info = try PNGInspector.inspect(compact)
        #expect(info.isIntact && info.pixelHash == picture.pixelHash(scale: 2) && info.scale == 2)
    }

    @Test("slopes and few colors become much smaller")
    func muchSmaller() throws {
        let slope = PaintFixture.bitmap(300, 200) { x, y in
            0xFF00_0000 | UInt32((x * 3 + y * 5) & 255) << 16 | UInt32((x * 7 + y) & 255) << 8 | UInt32(y)
        }
        let sizes = try [PNGEncoder(), PNGEncoder().compact()].map { try $0.encode(slope, scale: 1).count }
        #expect(sizes[1] * 4 < sizes[0])
        let two = PaintFixture.bitmap(64, 64) { x, y in x * y % 5 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        #expect(try PNGInspector.inspect(PNGEncoder().compact().encode(two, scale: 1)).bitDepth == 1)
    }
}
