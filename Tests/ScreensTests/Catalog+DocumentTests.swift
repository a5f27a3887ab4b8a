import BuilderSnapshots
import BuilderUIKit
import DocumentTools
import Foundation
import Testing

@testable import Render
@testable import Screens

/// The demo's screens as PDF and SVG, read and drawn by other people's programs.
@MainActor
@Suite struct CatalogDocumentTests {
    nonisolated static let pictures = Catalog.demo.pictures.filter {
        ["card", "list", "users-error"].contains($0.screen.fullName) && $0.configuration.name.hasPrefix("iphone-12.")
    }

    private func display(_ picture: DeclaredPicture) async throws -> Display {
        try await picture.screen.display(for: picture.configuration)
    }

    @Test func thePicturesAreThere() {
        #expect(Self.pictures.count == 9)
    }

    /// A word's box in the PDF, without the room beside its first and last letter, is where the ink is in the picture.
    @Test(arguments: pictures) func wordsInThePDFHaveThePositionOfTheInk(_ picture: DeclaredPicture) async throws {
        let display = try await display(picture)
        let bitmap = try display.bitmap()
        var found = try PDFReading(display.pdf()).words()
        let words = LayerWords(display.layer).words.filter { $0.first.y < Double(display.size.height) }
        #expect(words.count > (picture.screen.name == "users-error" ? 3 : 12))
        for word in words {
            let place = found.indices.filter { found[$0].text == word.text }.min {
                distance(found[$0], word) < distance(found[$1], word)
            }
            let match = found.remove(at: try #require(place, "\(word.text) isn't in the PDF"))
            let ink = try #require(
                inkBox(bitmap, in: match.box.insetBy(dx: -1, dy: 0), scale: Int(display.scale)), "\(word.text)")
            let bearings = try bearings(of: word)
            #expect(abs(Double(ink.minX) - (Double(match.box.minX) + bearings.left)) < 1, "\(match): \(ink)")
            #expect(abs(Double(ink.maxX) - (Double(match.box.maxX) - bearings.right)) < 1, "\(match): \(ink)")
            #expect(ink.minY > match.box.minY - 1 && ink.maxY < match.box.maxY + 1)
        }
    }

    private func distance(_ found: PDFReading.Word, _ word: LayerWords.Word) -> Double {
        hypot(Double(found.box.minX) - word.first.x, Double(found.box.midY) - word.first.y)
    }

    /// The room before the first letter's ink and after the last one's, in points.
    private func bearings(of word: LayerWords.Word) throws -> (left: Double, right: Double) {
        let file = try #require(FontLibrary.shared.file(named: word.face.name))
        let outlines = GlyphOutlines(file: file)
        let scale = word.drawnSize / file.unitsPerEm
        let last = Double(outlines.outline(of: word.last.id).extent.maxX)
        return (
            Double(outlines.outline(of: word.first.id).extent.minX) * scale,
            (file.advance(ofGlyph: word.last.id) - last) * scale
        )
    }

    @Test(arguments: pictures, [2.0, 3]) func theSVGMatchesThePicture(
        _ picture: DeclaredPicture, scale: Double
    ) async throws {
        var display = try await display(picture)
        display.scale = scale
        let file = try SVGReading(display.svg())
        #expect(file.faults == [])
        let painted = try display.bitmap()
        let drawn = try file.bitmap(scale: scale)
        let agreement = try Agreement(painted, drawn)
        try agreement.keep(
            as: "\(picture.name.replacingOccurrences(of: "/", with: "."))@\(Int(scale))x", painted, drawn)
        #expect(agreement.share <= 0.002, "\(agreement)")
    }

    @Test(arguments: pictures) func thePDFMatchesThePicture(_ picture: DeclaredPicture) async throws {
        let display = try await display(picture)
        let painted = try display.bitmap()
        let drawn = try PDFReading(display.pdf()).bitmap(scale: display.scale)
        let agreement = try Agreement(painted, drawn)
        try agreement.keep(as: picture.name.replacingOccurrences(of: "/", with: ".") + ".pdf", painted, drawn)
        #expect(agreement.share <= 0.01, "\(agreement)")
    }

    /// Every text of the screen is there to be read, none as outlines.
    @Test(arguments: pictures) func allTextIsText(_ picture: DeclaredPicture) async throws {
        let display = try await display(picture)
        let file = try SVGReading(display.svg())
        #expect(file.elements.filter { $0.attributes["aria-label"] != nil }.isEmpty)
        let text = file.texts.joined(separator: " ")
        let pdf = try PDFReading(display.pdf()).text()
        for word in LayerWords(display.layer).words where word.first.y < Double(display.size.height) {
            #expect(text.contains(word.text))
            #expect(pdf.contains(word.text))
        }
    }
}
