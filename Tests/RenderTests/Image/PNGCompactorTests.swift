import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Compact PNG files")
struct PNGCompactorTests {
    @Test("the pixels are those of the ordinary file, in no more bytes", arguments: 0..<60)
    func sameSmaller(seed: Int) throws {
        let picture = PNGPictures.picture(seed)
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
