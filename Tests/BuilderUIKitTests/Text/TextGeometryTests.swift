import Foundation
import Testing

@testable import BuilderUIKit

@MainActor
@Suite struct TextGeometryTests {
    private func geometry(_ text: String, _ stop: NSTextTab, width: CGFloat = 300) -> TextGeometry {
        let style = NSMutableParagraphStyle()
        style.tabStops = [stop]
        let attributes: [NSAttributedString.Key: Any] = [
            .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17),
        ]
        return TextGeometry(NSAttributedString(string: text, attributes: attributes), width: width, lines: 0)
    }

    private func caret(_ geometry: TextGeometry, _ offset: Int) -> CGFloat {
        geometry.caret(before: offset)?.minX ?? .nan
    }

    @Test func caretsStandInARightColumn() throws {
        let geometry = geometry("a\tlonger", NSTextTab(textAlignment: .right, location: 150))
        let longer = NSAttributedString(string: "longer", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let width = longer.size().width
        #expect(abs(caret(geometry, 8) - 150) < 0.01)
        #expect(abs(caret(geometry, 2) - 150 + width) < 0.01)
        let rect = try #require(geometry.rects(of: NSRange(2..<8)).first)
        #expect(abs(rect.maxX - 150) < 0.01 && abs(rect.width - width) < 0.01)
    }

    @Test func caretsStandInACenteredColumn() {
        let geometry = geometry("a\tlonger", NSTextTab(textAlignment: .center, location: 150))
        #expect(abs((caret(geometry, 2) + caret(geometry, 8)) / 2 - 150) < 0.01)
    }

    @Test func theSeparatorStandsAtADecimalStop() {
        let point: [NSTextTab.OptionKey: Any] = [.columnTerminators: CharacterSet(charactersIn: ".")]
        let geometry = geometry("\t312.5", NSTextTab(textAlignment: .right, location: 100, options: point))
        #expect(abs(caret(geometry, 4) - 100) < 0.01)
        #expect(caret(geometry, 1) < 90 && caret(geometry, 6) > 105)
    }

    @Test func aPointFindsTheCharacterOfAColumn() {
        let geometry = geometry("a\tlonger", NSTextTab(textAlignment: .right, location: 150))
        #expect(geometry.position(at: CGPoint(x: 150, y: 5)) == 8)
        let found = geometry.characters(at: CGPoint(x: caret(geometry, 4) + 0.5, y: 5))
        #expect(found?.range == 4..<5)
        #expect(geometry.position(at: CGPoint(x: caret(geometry, 4) + 0.5, y: 5)) == 4)
    }

    @Test func aPointBehindALineIsBeforeItsLineBreak() {
        let geometry = geometry("one\ntwo", NSTextTab(textAlignment: .left, location: 28))
        #expect(geometry.position(at: CGPoint(x: 290, y: 5)) == 3)
        #expect(geometry.position(at: CGPoint(x: 290, y: 30)) == 7)
    }

    @Test func aLetterOfSeveralUnitsIsOne() {
        let geometry = geometry("e\u{301}x", NSTextTab(textAlignment: .left, location: 28))
        #expect(geometry.characters(at: CGPoint(x: 1, y: 5))?.range == 0..<2)
    }

    @Test func rightToLeftTextBeginsAtTheRight() {
        let text = NSAttributedString(
            string: "\u{05D0}\u{05D1}\u{05D2}", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        let geometry = TextGeometry(text, width: 0, lines: 0)
        #expect(abs(caret(geometry, 0) - geometry.size.width) < 0.01)
        #expect(abs(caret(geometry, 3)) < 0.01)
        #expect(geometry.position(at: CGPoint(x: 0, y: 5)) == 3)
    }

    @Test(arguments: [Float(0), 0.5, 1])
    func wordsAreDividedAtSoftHyphensAtAnyFactor(factor: Float) {
        let style = NSMutableParagraphStyle()
        style.hyphenationFactor = factor
        let attributes: [NSAttributedString.Key: Any] = [
            .paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17),
        ]
        let width = NSAttributedString(string: "superman", attributes: attributes).size().width - 1
        let text = NSAttributedString(string: "super\u{AD}man", attributes: attributes)
        let geometry = TextGeometry(text, width: width, lines: 0)
        #expect(geometry.lines.map(\.range) == [0..<6, 6..<9])
        // The hyphen isn't kerned.
        let parts = ["super", "-"].map { NSAttributedString(string: $0, attributes: attributes).size().width }
        #expect(abs(geometry.frame(ofLine: 0).width - parts[0] - parts[1]) < 0.5)
    }
}
