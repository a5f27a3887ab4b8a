import Foundation
import Render
import Testing

@Suite struct ParagraphLayoutTruncationTests {
    let typesetter = ParagraphTypesetter()

    private func text(_ string: String, _ mode: ParagraphFormat.LineBreak, size: Double = 17) -> AttributedText {
        sample(string, size: size) { $0.paragraph.lineBreak = mode }
    }

    @Test(arguments: [20.0, 45, 90, 150, 222.2, 300])
    func truncatedLinesFit(width: Double) {
        for mode in [ParagraphFormat.LineBreak.truncatingTail, .truncatingHead, .truncatingMiddle] {
            for lines in 1...3 {
                let layout = typesetter.layout(
                    text(loremIpsum, mode), limits: TextLimits(width: width, lines: lines))
                #expect(layout.lines.count == lines)
                #expect(layout.lines.allSatisfy { $0.width <= width + 0.001 })
                #expect(layout.lines.map { $0.isTruncated } == (1...lines).map { $0 == lines })
            }
        }
    }

    @Test func tailKeepsTheBeginning() {
        let layout = typesetter.layout(text(loremIpsum, .truncatingTail), limits: TextLimits(width: 150, lines: 1))
        let shown = layout.shown[0]
        #expect(shown.hasSuffix("\u{2026}"))
        #expect(loremIpsum.hasPrefix(shown.dropLast()))
        #expect(!shown.dropLast().hasSuffix(" "))
    }

    @Test func tailDropsWhiteSpaceBeforeTheEllipsis() {
        let string = "abc     defghijklmnop"
        let width = Double(typesetter.size(of: sample("abc   \u{2026}")).width)
        let layout = typesetter.layout(text(string, .truncatingTail), limits: TextLimits(width: width, lines: 1))
        #expect(layout.shown == ["abc\u{2026}"])
    }

    @Test func headAndMiddleKeepTheEnd() {
        let head = typesetter.layout(text(loremIpsum, .truncatingHead), limits: TextLimits(width: 150, lines: 1))
        #expect(head.shown[0].hasPrefix("\u{2026}"))
        #expect(loremIpsum.hasSuffix(head.shown[0].dropFirst()))
        let middle = typesetter.layout(text(loremIpsum, .truncatingMiddle), limits: TextLimits(width: 150, lines: 1))
        let parts = middle.shown[0].split(separator: "\u{2026}")
        #expect(parts.count == 2)
        #expect(loremIpsum.hasPrefix(parts[0]) && loremIpsum.hasSuffix(parts[1]))
    }

    /// Measured on iOS: with several lines the head is truncated as the tail.
    @Test func severalLinesTruncateAtTheTailOnly() {
        let limits = TextLimits(width: 200, lines: 2)
        let tail = typesetter.layout(text(loremIpsum, .truncatingTail), limits: limits)
        #expect(typesetter.layout(text(loremIpsum, .truncatingHead), limits: limits) == tail)
        #expect(tail.lines.count == 2 && tail.shown[1].hasSuffix("\u{2026}"))
    }

    @Test func wrappingModesCutWithoutAnEllipsis() {
        for mode in [ParagraphFormat.LineBreak.wordWrapping, .charWrapping] {
            let layout = typesetter.layout(text(loremIpsum, mode), limits: TextLimits(width: 150, lines: 2))
            #expect(layout.lines.count == 2)
            #expect(layout.lines.allSatisfy { !$0.isTruncated && $0.width <= 150.001 })
        }
    }

    @Test func clippingRunsOverTheEdge() {
        let layout = typesetter.layout(text(loremIpsum, .clipping), limits: TextLimits(width: 150, lines: 1))
        #expect(layout.lines.count == 1)
        #expect(layout.lines[0].width > 150)
        #expect(layout.lines[0].width < 200, "what can't be seen is not set")
        #expect(layout.size.width <= 150)
    }

    @Test func textThatFitsIsNotTruncated() {
        let natural = typesetter.size(of: sample("Just fits"))
        let layout = typesetter.layout(
            text("Just fits", .truncatingTail), limits: TextLimits(width: Double(natural.width), lines: 1))
        #expect(layout.shown == ["Just fits"])
        #expect(!layout.lines[0].isTruncated)
    }

    @Test func aSecondParagraphIsCutWithAnEllipsis() {
        let layout = typesetter.layout(text("first\nsecond", .truncatingTail), limits: TextLimits(width: 200, lines: 1))
        #expect(layout.shown == ["first\u{2026}"])
    }

    @Test func theEllipsisHasTheFontOfTheCutRun() {
        var long = AttributedText(string: "small then much larger letters", runs: [])
        long.runs = [
            .init(length: 6, attributes: TextAttributes(font: FontSpec(size: 12))),
            .init(length: 24, attributes: TextAttributes(font: FontSpec(size: 30, weight: .bold), color: .white)),
        ]
        let layout = typesetter.layout(long, limits: TextLimits(width: 160, lines: 1))
        let last = layout.glyphRuns.last
        #expect(last?.text == "\u{2026}")
        #expect(last?.face.name == "InterDisplay-Bold")
        #expect(last?.color == .white)
    }

    @Test func shrinkingFitsOrStopsAtTheLeastScale() {
        let natural = Double(typesetter.size(of: sample(loremIpsum)).width)
        let fitting = TextLimits(width: natural * 0.8, lines: 1, minimumScale: 0.5)
        let shrunk = typesetter.layout(sample(loremIpsum), limits: fitting)
        #expect(!shrunk.lines[0].isTruncated)
        #expect(shrunk.lines[0].width <= natural * 0.8 + 0.001)
        #expect(shrunk.lines[0].width > natural * 0.77)
        let tight = TextLimits(width: natural * 0.3, lines: 1, minimumScale: 0.5)
        #expect(typesetter.layout(sample(loremIpsum), limits: tight).lines[0].isTruncated)
    }
}
