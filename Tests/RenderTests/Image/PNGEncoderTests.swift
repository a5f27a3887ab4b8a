import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("PNG files")
struct PNGEncoderTests {
    private static let fingerprint = Fingerprint(
        pixels: ["cairo": "1.16.0", "font:Inter-Regular": "ab cd\n%"], encoder: ["zlib": "1.2.13"])
    private let encoder = PNGEncoder(fingerprint: fingerprint)

    @Test("decoding returns the encoded pixels", arguments: [(1, 1), (7, 3), (64, 64), (333, 5)])
    func opaqueRoundTrip(width: Int, height: Int) throws {
        let noise = PaintFixture.noise(width, height)
        let file = try encoder.encode(noise, scale: 2)
        #expect(try ImageDecoder.decode(file) == noise)
        let info = try PNGInspector.inspect(file)
        #expect(!info.hasAlphaChannel)
        #expect(info.width == width && info.height == height && info.bitDepth == 8)
    }

    @Test("translucent pixels come back within a step of their premultiplied values")
    func translucentRoundTrip() throws {
        let noise = PaintFixture.noise(97, 31, isOpaque: false)
        let file = try encoder.encode(noise, scale: 1)
        #expect(try PNGInspector.inspect(file).hasAlphaChannel)
        let again = try ImageDecoder.decode(file)
        #expect(PixelComparison(noise, again, tolerance: 1).areEqual)
        for y in 0..<31 { for x in 0..<97 { #expect(noise.alpha(x, y) == again.alpha(x, y)) } }
    }

    @Test("a bitmap that turns out opaque is written without alpha, equal rows or not")
    func unknownOpacity() throws {
        let flat = PaintFixture.bitmap(20, 20, isOpaque: false) { _, y in y < 10 ? 0xFF11_2233 : 0xFF44_5566 }
        #expect(try !PNGInspector.inspect(encoder.encode(flat, scale: 1)).hasAlphaChannel)
        let almost = PaintFixture.bitmap(20, 20, isOpaque: false) { x, y in x + y == 38 ? 0xFE00_0000 : 0xFF11_2233 }
        #expect(try PNGInspector.inspect(encoder.encode(almost, scale: 1)).hasAlphaChannel)
    }

    @Test("the same picture gives the same bytes; scale and pixels change the hash")
    func determinism() throws {
        let noise = PaintFixture.noise(50, 40)
        #expect(try encoder.encode(noise, scale: 2) == encoder.encode(PaintFixture.noise(50, 40), scale: 2))
        #expect(noise.pixelHash(scale: 2) != noise.pixelHash(scale: 3))
        #expect(noise.pixelHash(scale: 2) != PaintFixture.noise(40, 50).pixelHash(scale: 2))
        // Bytes between the rows don't count.
        let storage = UnsafeMutableRawPointer.allocate(byteCount: 60 * 4 * 40, alignment: 16)
        storage.initializeMemory(as: UInt8.self, repeating: 77, count: 60 * 4 * 40)
        for y in 0..<40 { (storage + y * 240).copyMemory(from: noise.pixels + y * 200, byteCount: 200) }
        let wide = Bitmap(adopting: storage, width: 50, height: 40, bytesPerRow: 240, isOpaque: true)
        #expect(wide.pixelHash(scale: 2) == noise.pixelHash(scale: 2))
        #expect(try encoder.encode(wide, scale: 2) == encoder.encode(noise, scale: 2))
    }

    @Test("chunks and texts that the encoder doesn't write, or writes once, are reported")
    func otherChunks() throws {
        let noise = PaintFixture.noise(10, 10)
        #expect(try PNGInspector.inspect(encoder.encode(noise, scale: 2)).otherChunks.isEmpty)
        #expect(try PNGInspector.inspect(encoder.compact().encode(noise, scale: 2)).otherChunks.isEmpty)
        var file = PNGChunkWriter(capacity: 100)
        file.append("IHDR", Data([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]))
        file.append("eXIf", Data([1]))
        for keyword in ["comment", PNGEncoder.Keyword.pixels, PNGEncoder.Keyword.pixels] {
            file.append(text: "x", keyword: keyword)
        }
        for _ in 0..<2 { file.append("IDAT", Data([1])) }
        file.append("IEND", Data())
        #expect(try PNGInspector.inspect(file.data).otherChunks == ["eXIf", "tEXt comment", "tEXt pixels"])
    }

    @Test("the file contains its scale, fingerprint and pixel hash, and no more", arguments: [1.0, 2, 3, 1.5])
    func chunks(scale: Double) throws {
        let noise = PaintFixture.noise(10, 10)
        let file = try encoder.encode(noise, scale: scale)
        let info = try PNGInspector.inspect(file)
        #expect(info.scale == scale)
        #expect(info.fingerprint == Self.fingerprint)
        #expect(info.isIntact)
        #expect(info.pixelHash == noise.pixelHash(scale: scale))
        #expect(Set(info.texts.keys) == ["fingerprint", "pixels", "digest"])
        for name in ["tIME", "eXIf"] { #expect(file.range(of: Data(name.utf8)) == nil) }
        #expect(file.range(of: Data("sRGB".utf8)) != nil)
    }

    @Test("any changed byte invalidates the hash, or is an error")
    func tampering() throws {
        let file = try encoder.encode(PaintFixture.noise(12, 9), scale: 1)
        let original = try PNGInspector.inspect(file)
        for place in file.indices {
            var changed = file
            changed[place] ^= 0x04
            guard let info = try? PNGInspector.inspect(changed) else { continue }
            // Wrong checksums are found by decoders. The hash is valid only for the encoded pixels.
            if info.isIntact { #expect(info.pixelHash == original.pixelHash && info.width == 12 && info.height == 9) }
        }
    }

    @Test("invalid scales are errors", arguments: [0, -1, Double.nan, .infinity])
    func invalidScale(scale: Double) {
        #expect(throws: ImageError.self) { try encoder.encode(PaintFixture.noise(2, 2), scale: scale) }
    }
}
