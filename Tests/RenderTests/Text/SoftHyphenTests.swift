import Foundation
import Render
import Testing

@Suite struct SoftHyphenTests {
    let typesetter = ParagraphTypesetter()

    private func width(_ string: String) -> Double { Double(typesetter.size(of: sample(string)).width) }

    @Test func aLineThatEndsAtASoftHyphenShowsOne() {
        let layout = typesetter.layout(sample("super\u{AD}man"), limits: TextLimits(width: width("superman") - 1))
        #expect(layout.shown == ["super\u{AD}-", "man"])
        // The hyphen isn't kerned.
        #expect(abs(layout.lines[0].width - width("super") - width("-")) < 0.1)
        #expect(layout.strings(of: "super\u{AD}man") == ["super\u{AD}", "man"])
    }

    @Test func aSoftHyphenInsideALineIsInvisible() {
        let layout = typesetter.layout(sample("super\u{AD}man"))
        #expect(layout.shown == ["super\u{AD}man"])
        #expect(abs(layout.lines[0].width - width("superman")) < 0.5)
    }

    @Test func aWordIsntDividedWhereTheHyphenHasNoRoom() {
        let string = "number super\u{AD}man"
        let layout = typesetter.layout(sample(string), limits: TextLimits(width: width("number super") + 1))
        #expect(layout.strings(of: string) == ["number ", "super\u{AD}man"])
        let roomy = typesetter.layout(sample(string), limits: TextLimits(width: width("number super-") + 1))
        #expect(roomy.strings(of: string) == ["number super\u{AD}", "man"])
    }

    @Test func theHyphenHasTheColorAndTheLinesOfItsWord() {
        let text = sample("super\u{AD}man") {
            $0.color = .white
            $0.underline = 1
        }
        let layout = typesetter.layout(text, limits: TextLimits(width: width("superman") - 1))
        #expect(layout.glyphRuns.allSatisfy { $0.color == .white })
        let lines = layout.lines[0].contents.filter { if case .fill = $0 { true } else { false } }
        #expect(lines.count == 2, "one under the word, one under the hyphen")
    }

    @Test func aTruncatedLineHasNoHyphen() {
        let string = "super\u{AD}man and others"
        let layout = typesetter.layout(sample(string), limits: TextLimits(width: width("superman") - 1, lines: 1))
        #expect(layout.lines[0].isTruncated && !layout.shown[0].contains("-"))
        // The ellipsis, not the hyphen, is what the line inserts, and takes room of it.
        #expect(layout.shown[0].hasSuffix("\u{2026}"))
        let broken = typesetter.layout(sample(string), limits: TextLimits(width: width("superman") - 1))
        #expect(!broken.lines[0].isTruncated && broken.shown[0].hasSuffix("-"))
    }
}
