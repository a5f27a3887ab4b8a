import DocumentTools
import Foundation
import RenderFixtures
import Testing

@testable import Render

@Suite("Text in documents")
struct DocumentCanvasTextTests {
    private func root(_ texts: [AttributedText]) throws -> Layer {
        var labels: [Layer] = []
        var y = 10.0
        for text in texts {
            let label = try DocumentFixture.label(text, y: y)
            labels.append(label)
            y += Double(label.bounds.height) + 10
        }
        return DocumentFixture.root(labels, width: 300, height: y)
    }

    private static let weights = FontWeight.allCases.map { sample("Heavy \($0.rawValue) day", weight: $0) }

    @Test("PDF: all words are found, at their places")
    func words() throws {
        let layer = try root([sample(loremIpsum), sample("Large title", size: 34, weight: .bold)] + Self.weights)
        let found = try PDFReading(DocumentFixture.pdf(layer)).words()
        let expected = LayerWords(layer).words
        #expect(found.map(\.text) == expected.map(\.text))
        for (word, expected) in zip(found, expected) {
            // PDF's widths are whole thousandths of the size: over a long line they add up to some tenths of a point.
            #expect(abs(Double(word.box.minX) - expected.first.x) < 0.4, "\(word)")
            // The baseline lies within, where the font's metrics place it.
            #expect(Double(word.box.minY) < expected.first.y && Double(word.box.maxY) > expected.first.y)
        }
    }

    @Test("PDF: fonts are embedded, each with the letters used")
    func fonts() throws {
        let fonts = try PDFReading(DocumentFixture.pdf(root(Self.weights))).fonts()
        #expect(fonts.count == 9)
        for font in fonts {
            let columns = font.split(separator: " ")
            // Name, type (two words), encoding, embedded, subset, Unicode, number.
            #expect(columns.suffix(5).prefix(3) == ["yes", "yes", "yes"], "\(font)")
            #expect(columns[0].contains("+Inter-"), "\(font)")
        }
    }

    @Test("PDF: ligatures and joined letters are found as their characters")
    func ligatures() throws {
        let dejaVu = TextAttributes(font: FontSpec(design: .named("DejaVu Sans"), size: 20))
        let layer = try root([
            AttributedText("an office fire", attributes: dejaVu),
            AttributedText("سلام عليكم", attributes: dejaVu), sample("e\u{301}tude 3x4 -> 5"),
        ])
        let text = try PDFReading(DocumentFixture.pdf(layer)).text(inDrawnOrder: false)
        for word in ["office", "fire", "عليكم", "->", "3x4"] { #expect(text.contains(word), "\(text)") }
        #expect(text.precomposedStringWithCanonicalMapping.contains("\u{E9}tude"), "\(text)")
    }

    @Test("PDF: text in groups, masks and turned layers is found")
    func nested() throws {
        var layer = try root([sample("In a faded group")])
        layer.sublayers[0].opacity = 0.5
        layer.sublayers[0].background = PaintFixture.green
        var masked = try DocumentFixture.label(sample("Behind a mask"), y: 40)
        masked.mask = [PaintFixture.box(0, 0, 200, 40, .black)]
        var turned = try DocumentFixture.label(sample("Turned"), y: 60, width: 80)
        turned.transform = CGAffineTransform(rotationAngle: 0.2)
        layer.sublayers += [masked, turned]
        layer.bounds.size.height = 120
        layer.position.y = 60
        // What is turned poppler may part into letters.
        let text = try PDFReading(DocumentFixture.pdf(layer)).text().filter { !$0.isWhitespace }
        for word in ["Inafadedgroup", "Behindamask", "Turned"] { #expect(text.contains(word), "\(text)") }
    }

    @Test("PDF: its size is the page's, and it names a title but not today")
    func information() throws {
        var layer = try root([sample("Text")])
        layer.bounds.size = CGSize(width: 300.5, height: 200)
        let file = try DocumentFixture.pdf(layer, title: "Quittung – № 5")
        let information = try PDFReading(file).information()
        #expect(information.contains("300.5 x 200 pts"))
        #expect(information.contains("Quittung – № 5"))
        #expect(information.contains(#/Pages: +1\n/#))
        // From 1.18 on, cairo always writes a date.
        let dates = information.split(separator: "\n").filter { $0.contains("Date") }
        #expect(dates.allSatisfy { $0.contains("Jan  1 00:00:00 1970") }, "\(information)")
    }

    @Test(
        "PDF: characters that it can't hold are replaced, in texts and titles",
        arguments: [UInt32(0), 0xFDD0, 0xFDEF, 0xFFFE, 0xFFFF, 0x1FFFE, 0x10FFFF])
    func noncharacters(_ value: UInt32) throws {
        let character = try #require(Unicode.Scalar(value))
        var label = PaintFixture.box(0, 0, 100, 30)
        label.contents = [.glyphs(try DocumentFixture.run("a\(character)b"))]
        let layer = DocumentFixture.root([label])
        let text = try PDFReading(DocumentFixture.pdf(layer)).text()
        #expect(text.contains("a") && text.contains("b"), "\(text)")
        let file = try PDFReading(DocumentFixture.pdf(DocumentFixture.root([]), title: "No\(character)5"))
        #expect(try file.information().contains("No\u{FFFD}5"))
    }

    @Test("SVG: text is text, with our font and weight, and looks as painted")
    func svg() throws {
        let layer = try root(
            [sample(loremIpsum), sample("Large title", size: 34, weight: .bold), sample("Slope", italic: true)]
                + Self.weights)
        let file = try SVGReading(DocumentFixture.svg(layer))
        #expect(file.texts.contains { $0.contains("Large title") })
        #expect(file.texts.joined(separator: " ").contains("Sphinx of black quartz"))
        #expect(file.elements(named: "path").count == 1)
        let large = try #require(file.elements(named: "text").first { $0.attributes["font-weight"] == "700" })
        #expect(large.attributes["font-family"]?.hasPrefix("'Inter Display'") == true)
        let painted = try DocumentFixture.painted(layer)
        let drawn = try file.bitmap(scale: 2)
        let agreement = try Agreement(painted, drawn)
        try agreement.keep(as: "svg-text", painted, drawn)
        #expect(agreement.share <= 0.005, "\(agreement)")
    }

    @Test("SVG: complex text is outlines, with its text as a label")
    func outlines() throws {
        let dejaVu = TextAttributes(font: FontSpec(design: .named("DejaVu Sans"), size: 20))
        let layer = try root([
            AttributedText("office", attributes: dejaVu), AttributedText("سلام عليكم", attributes: dejaVu),
        ])
        let file = try SVGReading(DocumentFixture.svg(layer))
        #expect(file.texts == [])
        #expect(file.elements.compactMap { $0.attributes["aria-label"] } == ["office", "سلام عليكم"])
        let painted = try DocumentFixture.painted(layer)
        let drawn = try file.bitmap(scale: 2)
        let agreement = try Agreement(painted, drawn)
        try agreement.keep(as: "svg-outlines", painted, drawn)
        #expect(agreement.share <= 0.002, "\(agreement)")
    }

    @Test("SVG: characters that XML reserves or can't contain are escaped or replaced")
    func escaping() throws {
        let text = "<a href=\"x\">'&amp;'</a> ]]>"
        let layer = try root([sample(text)])
        let file = try SVGReading(
            SVGWriter(title: "\u{1}<&>\"\u{FFFE}").document(
                layer, size: layer.bounds.size, scale: 2, background: nil))
        #expect(file.texts.joined() == text)
        #expect(file.elements(named: "title").first?.text == "\u{FFFD}<&>\"\u{FFFD}")
        let run = try DocumentFixture.run("a\u{1}b")
        var label = PaintFixture.box(0, 0, 100, 30)
        label.contents = [.glyphs(run)]
        let odd = try SVGReading(DocumentFixture.svg(DocumentFixture.root([label])))
        #expect(odd.elements.compactMap { $0.attributes["aria-label"] } == ["a\u{FFFD}b"])
    }
}
