import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Painting text")
struct CanvasGlyphsTests {
    private func stem(at x: Double, y: Double = 20, size: Double = 20) throws -> Bitmap {
        let glyph = try #require(FontLibrary.shared.file(named: "Inter-Regular")?.glyph(0x6C))
        var label = PaintFixture.box(0, 0, 40, 30)
        label.contents = [
            .glyphs(
                GlyphRun(
                    face: FontFace(name: "Inter-Regular"), drawnSize: size, color: .black,
                    glyphs: [GlyphRun.Glyph(id: glyph, x: x, y: y)], text: "l"))
        ]
        return try PaintFixture.paint([label], 40, 30)
    }

    @Test("an eighth of a pixel moves a stem by an eighth of a pixel")
    func subpixelPlaces() throws {
        var centers: [Double] = []
        for step in 0...8 {
            let picture = try stem(at: 10 + Double(step) / 8)
            var weighted = 0.0
            var sum = 0.0
            for x in 0..<40 {
                let ink = Double(255 - picture.red(x, 14))
                weighted += ink * (Double(x) + 0.5)
                sum += ink
            }
            centers.append(weighted / sum)
        }
        // A pixel's coverage doesn't depend on where in it the ink lies: single steps differ a little from an eighth.
        for (before, after) in zip(centers, centers.dropFirst()) {
            #expect(abs(after - before - 0.125) < 0.06)
        }
        #expect(abs(centers[8] - centers[0] - 1) < 0.005)
    }

    @Test("whole pixels change nothing but the place")
    func wholePixels() throws {
        let one = try stem(at: 10.3)
        let other = try stem(at: 17.3)
        for y in 0..<30 {
            for x in 0..<20 { #expect(one.red(x, y) == other.red(x + 7, y)) }
        }
    }

    @Test("text is gray, whatever its place, and as dark as its outline is large")
    func gray() throws {
        let picture = try stem(at: 10.37, y: 20.5)
        for y in 0..<30 {
            for x in 0..<40 { #expect(picture.red(x, y) == picture.blue(x, y)) }
        }
        let moved = try stem(at: 3.81, y: 18.25)
        #expect(abs(picture.ink - moved.ink) < 255)
    }

    @Test("the contents of a layer between pixels move with its snapped edge")
    func snappedContents() throws {
        func picture(_ x: Double) throws -> Bitmap {
            let glyph = try #require(FontLibrary.shared.file(named: "Inter-Regular")?.glyph(0x6C))
            var label = PaintFixture.box(x, 0, 20, 30)
            label.contents = [
                .glyphs(
                    GlyphRun(
                        face: FontFace(name: "Inter-Regular"), drawnSize: 20, color: .black,
                        glyphs: [GlyphRun.Glyph(id: glyph, x: 5.25, y: 20)], text: "l"))
            ]
            return try PaintFixture.paint([label], 40, 30)
        }
        #expect(try picture(3.4) == picture(3))
        #expect(try picture(3.5) == picture(4))
    }

    @Test("a missing font is an error that names it")
    func missingFont() throws {
        var label = PaintFixture.box(0, 0, 40, 30)
        label.contents = [
            .glyphs(
                GlyphRun(
                    face: FontFace(name: "NoSuch-Font"), drawnSize: 20, color: .black,
                    glyphs: [GlyphRun.Glyph(id: 1, x: 0, y: 20)], text: "l"))
        ]
        let error = #expect(throws: FontError.self) { try PaintFixture.paint([label], 40, 30) }
        #expect(error.map { "\($0)".contains("NoSuch-Font") } == true)
    }
}
