import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Pictures as comparisons read them")
struct StraightBitmapTests {
    private let palette: (String, [UInt8]) = ("PLTE", [255, 0, 0, 0, 0, 255])

    private func pixels(_ data: Data) throws -> [UInt32] {
        let picture = try StraightBitmap(data: data)
        return (0..<picture.height).flatMap { y in (0..<picture.width).map { picture.pixel(x: $0, y: y) } }
    }

    @Test("translucent pixels keep their colors, however little they show")
    func straight() throws {
        let file = TestPNG.file(width: 2, height: 1, type: 6, rows: [0, 200, 100, 50, 1, 10, 20, 30, 0])
        #expect(try pixels(file) == [0x01C8_6432, 0x000A_141E])
        #expect(try !StraightBitmap(data: file).isOpaque)
    }

    @Test("every kind of PNG is read")
    func kinds() throws {
        let red: UInt32 = 0xFFFF_0000
        let blue: UInt32 = 0xFF00_00FF
        let indexed = TestPNG.file(width: 2, height: 1, depth: 1, type: 3, chunks: [palette], rows: [0, 0b0100_0000])
        #expect(try pixels(indexed) == [red, blue])
        let translucent = TestPNG.file(
            width: 2, height: 1, type: 3, chunks: [palette, ("tRNS", [7])], rows: [0, 0, 1])
        #expect(try pixels(translucent) == [0x07FF_0000, blue])
        let gray = TestPNG.file(width: 2, height: 1, depth: 16, type: 0, rows: [0, 0x80, 0x80, 255, 255])
        #expect(try pixels(gray) == [0xFF80_8080, 0xFFFF_FFFF])
        let deep = TestPNG.file(
            width: 1, height: 1, depth: 16, type: 6, rows: [0, 255, 255, 0, 0, 0, 0, 0x80, 0x80])
        #expect(try pixels(deep) == [0x80FF_0000])
        let interlaced = TestPNG.file(
            width: 2, height: 2, type: 0, rows: [0, 10, 0, 20, 0, 30, 40], interlaced: true)
        #expect(try pixels(interlaced) == [0xFF0A_0A0A, 0xFF14_1414, 0xFF1E_1E1E, 0xFF28_2828])
    }

    @Test("a bitmap equals the file written from it, opaque or not", arguments: [true, false])
    func writtenAndRead(isOpaque: Bool) throws {
        let noise = PaintFixture.noise(61, 23, isOpaque: isOpaque)
        for encoder in [PNGEncoder(), PNGEncoder().compact()] {
            let file = try encoder.encode(noise, scale: 2)
            let comparison = try BitmapComparison(StraightBitmap(data: file), StraightBitmap(noise))
            #expect(comparison.passes)
        }
    }

    static let whole = TestPNG.file(width: 3, height: 2, type: 0, rows: [0, 1, 2, 3, 0, 4, 5, 6])
    static let bad: [(String, Data, String)] = [
        ("nothing", Data(), "not a PNG or JPEG picture: there is no data"),
        ("text", Data("hello world".utf8), "not a PNG or JPEG picture: the data begins with 68 65 6c 6c 6f 20 77 6f"),
        ("GIF", Data("GIF89a,,".utf8), "not a PNG or JPEG picture: the data begins with 47 49 46"),
        ("the first bytes", whole.prefix(5), "the PNG picture is truncated"),
        ("the header only", whole.prefix(33), "the PNG picture is truncated"),
        ("no closing chunk", whole.prefix(whole.count - 12), "the PNG picture is truncated"),
        ("half the closing chunk", whole.prefix(whole.count - 3), "the PNG picture is truncated"),
        (
            "too few rows", TestPNG.file(width: 3, height: 9, type: 0, rows: [0, 1, 2, 3]),
            "the PNG picture is damaged"
        ),
        (
            "animated",
            TestPNG.file(
                width: 3, height: 2, type: 0, chunks: [("acTL", [0, 0, 0, 2, 0, 0, 0, 0])],
                rows: [0, 1, 2, 3, 0, 4, 5, 6]),
            "this kind of PNG picture is not supported (it is animated, and only still pictures are compared)"
        ),
        (
            "no palette", TestPNG.file(width: 1, height: 1, type: 3, rows: [0, 0]), "the PNG picture is damaged"
        ),
        (
            "an unknown kind", TestPNG.file(width: 1, height: 1, depth: 3, type: 5, rows: [0, 0]),
            "the PNG picture is damaged"
        ),
        (
            "a bomb", TestPNG.file(width: 60_000, height: 60_000, type: 6, rows: [0]),
            "the picture is too large: 3600000000 pixels"
        ),
        (
            "no size", TestPNG.file(width: 0, height: 4, type: 6, rows: [0]),
            "the PNG picture is damaged (a size of 0 × 4 pixels)"
        ),
    ]

    @Test("invalid files throw an error with the reason", arguments: bad)
    func refused(name: String, data: Data, message: String) {
        let error = #expect(throws: ImageError.self) { try StraightBitmap(data: data) }
        #expect(error?.description.hasPrefix(message) == true, "\(name): \(String(describing: error))")
    }

    @Test("changed pixel data is an error, not another picture")
    func checksum() throws {
        var file = Self.whole
        let place = try #require(file.range(of: Data("IDAT".utf8))).upperBound + 9
        file[place] ^= 1
        #expect(throws: ImageError.self) { try StraightBitmap(data: file) }
    }
}
