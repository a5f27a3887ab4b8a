import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Reading pictures")
struct ImageDecoderTests {
    private static let red: UInt32 = 0xFFFF_0000
    private static let blue: UInt32 = 0xFF00_00FF

    /// PNG files of kinds that the encoder does not write, two by two pixels: red, blue, blue, red.
    private func png(
        depth: UInt8, type: UInt8, chunks: [(String, [UInt8])] = [], rows: [UInt8], interlaced: Bool = false
    ) throws -> Data {
        var writer = PNGChunkWriter(capacity: 200)
        writer.append("IHDR", Data([0, 0, 0, 2, 0, 0, 0, 2, depth, type, 0, 0, interlaced ? 1 : 0]))
        for (name, content) in chunks { writer.append(name, Data(content)) }
        writer.append("IDAT", stored(rows))
        writer.append("IEND", Data())
        return writer.data
    }

    /// A zlib stream without compression.
    private func stored(_ bytes: [UInt8]) -> Data {
        var a: UInt32 = 1
        var b: UInt32 = 0
        for byte in bytes {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        let count = UInt16(bytes.count)
        let length = [UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8)]
        var data = Data([0x78, 0x01, 0x01] + length + bytes)
        data.appendBigEndian(b << 16 | a)
        return data
    }

    private func pixels(_ bitmap: Bitmap) -> [UInt32] {
        (0..<bitmap.height).flatMap { y in (0..<bitmap.width).map { bitmap.pixel(x: $0, y: y) } }
    }

    @Test("every kind of PNG")
    func kindsOfPNG() throws {
        let expected = [Self.red, Self.blue, Self.blue, Self.red]
        let palette: (String, [UInt8]) = ("PLTE", [0, 0, 255, 255, 0, 0])
        for depth in [1, 2, 4, 8] as [UInt8] {
            let rows: [UInt8] =
                switch depth {
                case 1: [0, 0b1000_0000, 0, 0b0100_0000]
                case 2: [0, 0b0100_0000, 0, 0b0001_0000]
                case 4: [0, 0x10, 0, 0x01]
                default: [0, 1, 0, 0, 0, 1]
                }
            #expect(
                try pixels(ImageDecoder.decode(png(depth: depth, type: 3, chunks: [palette], rows: rows))) == expected)
        }
        let transparent = try ImageDecoder.decode(
            png(depth: 8, type: 3, chunks: [palette, ("tRNS", [0])], rows: [0, 1, 0, 0, 0, 1]))
        #expect(pixels(transparent) == [Self.red, 0, 0, Self.red])
        #expect(!transparent.isOpaque)
        let deep = try ImageDecoder.decode(
            png(
                depth: 16, type: 2,
                rows: [0, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0, 0]))
        #expect(pixels(deep) == expected)
        let gray = try ImageDecoder.decode(png(depth: 8, type: 0, rows: [0, 0, 128, 0, 200, 255]))
        #expect(pixels(gray) == [0xFF00_0000, 0xFF80_8080, 0xFFC8_C8C8, 0xFFFF_FFFF])
        let grayAlpha = try ImageDecoder.decode(
            png(depth: 8, type: 4, rows: [0, 255, 128, 255, 0, 0, 100, 255, 0, 255]))
        #expect(pixels(grayAlpha) == [0x8080_8080, 0, 0xFF64_6464, 0xFF00_0000])
        let deepGray = try ImageDecoder.decode(
            png(depth: 16, type: 0, rows: [0, 0, 0, 128, 128, 0, 200, 200, 255, 255]))
        #expect(pixels(deepGray) == [0xFF00_0000, 0xFF80_8080, 0xFFC8_C8C8, 0xFFFF_FFFF])
        // Interlaced: pass 1 has the first pixel, pass 6 the second, pass 7 the second row.
        let interlaced = try ImageDecoder.decode(
            png(depth: 8, type: 0, rows: [0, 10, 0, 20, 0, 30, 40], interlaced: true))
        #expect(pixels(interlaced) == [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E, 0xFF28_2828])
    }

    @Test("JPEG, baseline and progressive, keeps flat colors and sizes", arguments: [false, true])
    func jpeg(isProgressive: Bool) throws {
        let picture = PaintFixture.bitmap(70, 45) { x, _ in x < 32 ? 0xFFC8_6432 : 0xFF32_64C8 }
        let file = try JPEGEncoder.encode(picture, quality: 95, isProgressive: isProgressive)
        let again = try ImageDecoder.decode(file)
        #expect(again.isOpaque && again.width == 70 && again.height == 45)
        // Beside the step, colors run into each other by a pixel.
        for x in 0..<70 where abs(x - 32) > 2 {
            for y in 0..<45 {
                #expect(PixelDifference.greatest(picture.pixel(x: x, y: y), again.pixel(x: x, y: y)) <= 6)
            }
        }
        #expect(try ImageHeader.size(of: file) == (70, 45))
        #expect(try JPEGEncoder.encode(picture, quality: 95, isProgressive: isProgressive) == file)
    }

    @Test("a JPEG that is cut off anywhere is an error, not gray")
    func truncatedJPEG() throws {
        for isProgressive in [false, true] {
            let file = try JPEGEncoder.encode(PaintFixture.noise(40, 40), isProgressive: isProgressive)
            for length in stride(from: 0, to: file.count - 2, by: 7) {
                #expect(throws: ImageError.self) { try ImageDecoder.decode(file.prefix(length)) }
            }
        }
    }

    @Test("a PNG that is cut off anywhere is an error")
    func truncatedPNG() throws {
        let file = try PNGEncoder().encode(PaintFixture.noise(20, 20), scale: 1)
        for length in 0..<(file.count - 16) {
            #expect(throws: ImageError.self) { try ImageDecoder.decode(file.prefix(length)) }
        }
        let half = file.prefix(file.count / 2)
        #expect(throws: ImageError.truncated(format: .png)) { try ImageDecoder.decode(half) }
        #expect(throws: ImageError.truncated(format: .png)) { try PNGInspector.inspect(half) }
    }

    @Test("flipped bits never crash, and never give another size")
    func flippedBits() throws {
        let picture = PaintFixture.noise(24, 17)
        let files = [
            try PNGEncoder().encode(picture, scale: 1),
            try PNGEncoder().encode(PaintFixture.noise(24, 17, isOpaque: false), scale: 1),
            try JPEGEncoder.encode(picture), try JPEGEncoder.encode(picture, isProgressive: true),
        ]
        var random: UInt64 = 42
        for file in files {
            for _ in 0..<1500 {
                var changed = file
                for _ in 0..<3 {
                    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                    changed[Int((random >> 33) % UInt64(file.count))] ^= 1 << UInt8((random >> 20) & 7)
                }
                let limits = ImageLimits(pixels: 1_000_000, bytes: 1_000_000)
                guard let decoded = try? ImageDecoder.decode(changed, limits: limits),
                    let size = try? ImageHeader.size(of: changed)
                else { continue }
                #expect(decoded.width == size.width && decoded.height == size.height)
                _ = try? PNGInspector.inspect(changed)
            }
        }
    }

    @Test("the error for other data contains its first bytes")
    func unknown() {
        #expect(throws: ImageError.unknownFormat(firstBytes: "47 49 46 38")) {
            try ImageDecoder.decode(Data([0x47, 0x49, 0x46, 0x38]))
        }
        #expect(throws: ImageError.unknownFormat(firstBytes: "")) { try ImageDecoder.decode(Data()) }
        #expect("\(ImageError.unknownFormat(firstBytes: ""))".contains("there is no data"))
    }

    @Test("a size over the limit in the header is an error")
    func limits() throws {
        var file = try PNGEncoder().encode(PaintFixture.noise(2, 2), scale: 1)
        file.replaceSubrange(16..<24, with: [0, 0, 0x80, 0, 0, 0, 0x80, 0])
        guard
            case .tooLarge(let pixels, _, 64_000_000, _) = #expect(
                throws: ImageError.self, performing: { try ImageDecoder.decode(file) })
        else {
            Issue.record("another error")
            return
        }
        #expect(pixels == 32_768 * 32_768)
        let small = try PNGEncoder().encode(PaintFixture.noise(30, 30), scale: 1)
        #expect(throws: ImageError.self) {
            try ImageDecoder.decode(small, limits: ImageLimits(pixels: 899, bytes: 1 << 20))
        }
        #expect(throws: ImageError.self) {
            try ImageDecoder.decode(small, limits: ImageLimits(pixels: 900, bytes: 100))
        }
        #expect(throws: Never.self) { try ImageDecoder.decode(small, limits: ImageLimits(pixels: 900, bytes: 1 << 20)) }
    }

    @Test("orientations are applied as EXIF defines them", arguments: ImageOrientation.allCases)
    func orientation(orientation: ImageOrientation) {
        // a b c
        // d e f
        let stored = PaintFixture.bitmap(3, 2) { x, y in 0xFF00_0000 | UInt32(y * 3 + x) }
        let names = pixels(orientation.upright(stored)).map {
            "abcdef"[String.Index(utf16Offset: Int($0 & 7), in: "abcdef")]
        }
        let expected = [
            1: "abcdef", 2: "cbafed", 3: "fedcba", 4: "defabc", 5: "adbecf", 6: "daebfc", 7: "fcebda", 8: "cfbead",
        ]
        #expect(String(names) == expected[orientation.rawValue])
    }

    @Test("a camera's orientation is found and applied")
    func exif() throws {
        let picture = PaintFixture.bitmap(32, 16) { x, _ in x < 16 ? 0xFF00_0000 : 0xFFFF_FFFF }
        var file = try JPEGEncoder.encode(picture)
        let tiff: [UInt8] = [
            0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0,
        ]
        let segment: [UInt8] = [0xFF, 0xE1, 0, UInt8(8 + tiff.count), 0x45, 0x78, 0x69, 0x66, 0, 0] + tiff
        file.insert(contentsOf: segment, at: 2)
        #expect(try ImageHeader.size(of: file) == (16, 32))
        let upright = try ImageDecoder.decode(file)
        #expect(upright.width == 16 && upright.height == 32)
        #expect(upright.red(8, 4) < 10 && upright.red(8, 28) > 245)
        #expect(try ImageDecoder.decodeAsStored(file).orientation == .right)
    }
}
