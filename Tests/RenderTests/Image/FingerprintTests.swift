import Foundation
import RenderFixtures
import Testing

@testable import ImageDiff
@testable import Render

@Suite("Fingerprints")
struct FingerprintTests {
    @Test("text and back")
    func text() {
        let fingerprint = Fingerprint(
            pixels: ["a b": "1 2%3\n4", "ü": "ß"], encoder: ["zlib": "1.2", "libpng": "1.6"])
        #expect(Fingerprint(text: fingerprint.text) == fingerprint)
        #expect(Fingerprint(text: "pixels cairo") == nil)
        #expect(Fingerprint(text: "colours cairo 1") == nil)
        #expect(Fingerprint(text: "") == Fingerprint(pixels: [:], encoder: [:]))
    }

    @Test("differences contain the recorded and the current version")
    func differences() {
        let recorded = Fingerprint(pixels: ["freetype": "2.12.1", "cairo": "1.16.0"], encoder: ["zlib": "1.2.13"])
        let here = Fingerprint(
            pixels: ["freetype": "2.13.3", "cairo": "1.16.0", "font:A": "1"], encoder: ["libpng": "1.6"])
        let texts = here.differences(from: recorded).map(\.description)
        #expect(
            texts == [
                "recorded without font:A, now 1", "recorded with freetype 2.12.1, now 2.13.3",
                "recorded without libpng, now 1.6", "recorded with zlib 1.2.13, now without it",
            ])
        #expect(here.differences(from: here).isEmpty)
    }

    @Test("versions that draw the same pixels are no other versions, fonts and unknown versions are")
    func equivalentVersions() {
        let recorded = Fingerprint(pixels: ["cairo": "1.16.0", "freetype": "2.12.1", "font:A": "1"], encoder: [:])
        var here = Fingerprint(pixels: ["cairo": "1.18.4", "freetype": "2.13.3", "font:A": "1"], encoder: [:])
        #expect(here.otherVersions(from: recorded).isEmpty)
        #expect(recorded.otherVersions(from: here).isEmpty)
        here.pixels["font:A"] = "2"
        #expect(here.otherVersions(from: recorded).map(\.component) == ["font:A"])
        here.pixels = ["cairo": "1.18.5", "freetype": "2.12.1", "font:A": "1"]
        #expect(here.otherVersions(from: recorded).map(\.component) == ["cairo"])
    }

    @Test("patterns of hyphenation are parts of pictures that depend on them")
    func hyphenation() {
        let plain = Fingerprint.current(fonts: [:])
        #expect(plain.hyphenatedLanguages.isEmpty)
        let divided = Fingerprint.current(fonts: [:], vectors: [], hyphenating: ["en", "xx-YY"])
        #expect(divided.hyphenatedLanguages == ["en", "xx-YY"])
        #expect(divided.pixels["hyphenation:en"] == HyphenationPatterns.installed(for: "en")?.digest ?? "none")
        #expect(divided.pixels["hyphenation:xx-YY"] == "none")
        #expect(divided.otherVersions(from: plain).isEmpty && plain.otherVersions(from: divided).isEmpty)
        var other = divided
        other.pixels["hyphenation:xx-YY"] = "0123456789abcdef"
        #expect(divided.otherVersions(from: other).map(\.component) == ["hyphenation:xx-YY"])
        #expect(Fingerprint(text: divided.text) == divided)
    }

    @Test("the current fingerprint has all parts")
    func current() {
        let here = Fingerprint.current(fonts: ["Inter-Regular": "abc"])
        let names = [
            "renderer", "architecture", "cairo", "pixman", "pango", "harfbuzz", "fribidi", "freetype", "libjpeg",
        ]
        for name in names { #expect(here.pixels[name]?.isEmpty == false) }
        #expect(here.pixels["font:Inter-Regular"] == "abc")
        #expect(Set(here.encoder.keys) == ["zlib", "libpng", "libdeflate"])
        #expect(here.pixels["freetype"]?.hasPrefix("2.") == true)
    }
}
