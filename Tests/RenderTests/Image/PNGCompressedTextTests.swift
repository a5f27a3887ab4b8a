import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Compressed texts of PNG files")
struct PNGCompressedTextTests {
    private let picture = PaintFixture.noise(12, 9)

    private func file(_ views: String?) throws -> Data {
        try PNGEncoder(views: views).encode(picture, scale: 1)
    }

    @Test(
        "the views come back, short, empty and long",
        arguments: ["", "x", "Añ\u{FF}", String(repeating: "ab{}", count: 100_000)])
    func roundTrip(text: String) throws {
        let data = try file(text)
        let info = try PNGInspector.inspect(data)
        #expect(info.views() == text)
        #expect(info.isIntact)
        #expect(try ImageDecoder.decode(data) == picture)
        #expect(data.count < 3000)
    }

    @Test("a file without views has none, and the same bytes as ever")
    func none() throws {
        let data = try file(nil)
        #expect(try PNGInspector.inspect(data).views() == nil)
        #expect(data.range(of: Data("zTXt".utf8)) == nil)
        #expect(try PNGInspector.inspect(data).pixelHash == PNGInspector.inspect(file("a")).pixelHash)
    }

    @Test("any changed byte of the views invalidates them and the hash")
    func tampering() throws {
        let data = try file("the views of a picture")
        let place = try #require(data.range(of: Data("zTXt".utf8)))
        for index in place.upperBound..<place.upperBound + 20 {
            var changed = data
            changed[index] ^= 1
            let info = try PNGInspector.inspect(changed)
            #expect(info.views() == nil && info.pixelHash == nil)
        }
    }

    @Test("data that doesn't inflate, or exceeds the limit, is no text")
    func refusals() throws {
        let longest = String(repeating: "a", count: PNGCompressedText.limit)
        #expect(throws: ImageError.self) { try file(longest + "a") }
        let bomb = try PNGCompressedText.content(keyword: "views", text: longest, level: 9)
        #expect(bomb.count < 20_000)
        #expect(PNGCompressedText.text(bomb)?.utf8.count == PNGCompressedText.limit)
        #expect(PNGCompressedText.text(Data("views".utf8)) == nil)
        #expect(PNGCompressedText.text(Data("views\0".utf8)) == nil)
        #expect(PNGCompressedText.text(Data("views\0\0".utf8)) == nil)
        #expect(PNGCompressedText.text(Data("views\0\u{1}abc".utf8)) == nil)
        #expect(PNGCompressedText.text(bomb.prefix(bomb.count - 5)) == nil)
        #expect(PNGCompressedText.text(bomb.dropLast(4) + [1, 2, 3, 4]) == nil)
    }
}
