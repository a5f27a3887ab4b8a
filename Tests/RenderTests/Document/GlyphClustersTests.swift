import Foundation
import Testing

@testable import Render

@Suite("Characters of glyphs")
struct GlyphClustersTests {
    private func clusters(_ text: String, _ glyphs: [UInt32?]? = nil) throws -> [String] {
        let font = try #require(FontLibrary.shared.file(named: "Inter-Regular"))
        var run = try DocumentFixture.run(text)
        if let glyphs {
            run.glyphs = glyphs.enumerated().map { GlyphRun.Glyph(id: $1 ?? 60_000, x: Double($0), y: 0) }
        }
        let clusters = GlyphClusters(run, font: font)
        #expect(clusters.clusters.reduce(0) { $0 + $1.scalars.count } == run.text.unicodeScalars.count)
        #expect(clusters.clusters.reduce(0) { $0 + $1.glyphs.count } == run.glyphs.count)
        return clusters.clusters.map { "\(clusters.text($0)):\($0.glyphs.count)" + ($0.isPlain ? "" : "!") }
    }

    private func glyph(_ character: Unicode.Scalar) throws -> UInt32 {
        try #require(FontLibrary.shared.file(named: "Inter-Regular")?.glyph(character.value))
    }

    @Test("plain letters are one cluster each")
    func plain() throws {
        #expect(try clusters("a b") == ["a:1", " :1", "b:1"])
    }

    @Test("noncharacters and NUL are U+FFFD")
    func noncharacters() throws {
        let font = try #require(FontLibrary.shared.file(named: "Inter-Regular"))
        let noncharacter = try #require(Unicode.Scalar(0xFDD0))
        let clusters = GlyphClusters(try DocumentFixture.run("a\(noncharacter)b\u{FFFF}c\0d"), font: font)
        #expect(clusters.clusters.map { clusters.text($0) }.joined() == "a\u{FFFD}b\u{FFFD}c\u{FFFD}d")
    }

    @Test("a replaced glyph, a ligature and a letter with a mark don't affect the others")
    func mismatches() throws {
        let (a, b, c) = (try glyph("a"), try glyph("b"), try glyph("c"))
        #expect(try clusters("abc", [a, nil, c]) == ["a:1", "b:1!", "c:1"])
        #expect(try clusters("abbc", [a, nil, c]) == ["a:1", "bb:1!", "c:1"])
        #expect(try clusters("abc", [a, nil, nil, c]) == ["a:1", "b:2!", "c:1"])
        #expect(try clusters("abc", [a, b]) == ["a:1", "bc:1!"])
        #expect(try clusters("bc", [nil]) == ["bc:1!"])
    }

    @Test("words whose letters are all other ones are clusters of their own")
    func words() throws {
        let space = try glyph(" ")
        let glyphs = Array(repeating: nil as UInt32?, count: 12) + [space] + [nil, nil]
        #expect(try clusters("abcdefghij xyz", glyphs) == ["abcdefghij:12!", " :1", "xyz:2!"])
    }

    @Test("from right to left the last characters come first, each in reading order")
    func rightToLeft() throws {
        let space = try glyph(" ")
        #expect(try clusters("שלום עולם", [nil, nil, nil, nil, nil, space, nil, nil, nil]).count == 3)
        #expect(
            try clusters("שלום אב", [nil, space, nil, nil, nil, nil])
                == ["אב:1!", " :1", "ם:1!", "ו:1!", "ל:1!", "ש:1!"])
    }
}
