import Foundation
import Render
import Testing

@Suite struct LineBreakerTests {
    let typesetter = ParagraphTypesetter()

    @Test(arguments: [40, 80, 120, 180, 240, 333.5, 500])
    func wrappedLinesFitAndCoverTheText(width: Double) {
        for mode in [ParagraphFormat.LineBreak.wordWrapping, .charWrapping, .truncatingTail] {
            let text = sample(loremIpsum, size: 15) { $0.paragraph.lineBreak = mode }
            let layout = typesetter.layout(text, limits: TextLimits(width: width))
            #expect(layout.strings(of: loremIpsum).joined() == loremIpsum)
            #expect(layout.lines.allSatisfy { $0.width <= width + 0.001 && !$0.isTruncated })
            #expect(Double(layout.size.width) <= width)
            #expect(abs(Double(layout.size.height) - Double(layout.lines.count) * 15 * 2444 / 2048) < 1e-6)
        }
    }

    @Test func wordsStayWholeWhereTheyFit() {
        let string = "alpha beta gamma delta"
        let layout = typesetter.layout(sample(string), limits: TextLimits(width: 100))
        #expect(layout.strings(of: string) == ["alpha beta ", "gamma delta"])
        #expect(layout.shown == ["alpha beta", "gamma delta"])
    }

    @Test func aWordWiderThanTheLineIsBrokenBetweenCharacters() {
        let string = "incomprehensibilities"
        let layout = typesetter.layout(sample(string), limits: TextLimits(width: 60))
        #expect(layout.lines.count > 2)
        #expect(layout.strings(of: string).joined() == string)
        #expect(layout.lines.allSatisfy { $0.width <= 60.001 })
    }

    @Test func oneCharacterStandsOnALineHoweverNarrow() {
        let layout = typesetter.layout(sample("abc"), limits: TextLimits(width: 0))
        #expect(layout.strings(of: "abc") == ["a", "b", "c"])
    }

    @Test func lineEndsBreakAndTheLastAddsNoLine() {
        #expect(typesetter.layout(sample("")).lines.isEmpty)
        #expect(typesetter.size(of: sample("")) == .zero)
        #expect(typesetter.layout(sample("a\n")).lines.count == 1)
        #expect(typesetter.layout(sample("a\r\nb\u{2028}c\u{2029}d\re")).lines.count == 5)
        let blank = typesetter.layout(sample("a\n\nb"))
        #expect(blank.lines.count == 3)
        #expect(abs(blank.lines[1].height - FontSpec(size: 17).lineHeight) < 1e-9)
    }

    @Test func whiteSpaceHangsAtABreakAndCountsAtTheEnd() {
        let word = typesetter.size(of: sample("word")).width
        #expect(typesetter.size(of: sample("word   ")).width > word + 5)
        let broken = typesetter.layout(sample("word      word"), limits: TextLimits(width: Double(word) + 1))
        #expect(broken.lines.count == 2)
        #expect(abs(broken.lines[0].width - Double(word)) < 0.5)
        #expect(broken.size.width <= word + 1)
    }

    @Test func noBreakSpaceKeepsWordsTogether() {
        let string = "one two\u{A0}three"
        let layout = typesetter.layout(sample(string), limits: TextLimits(width: 90))
        #expect(layout.strings(of: string) == ["one ", "two\u{A0}three"])
    }

    @Test func aLineCountLimitIsKept() {
        for lines in 1...4 {
            let layout = typesetter.layout(sample(loremIpsum), limits: TextLimits(width: 150, lines: lines))
            #expect(layout.lines.count == lines)
        }
    }

    @Test func onlyLinesThatFitTheHeightAreKeptAndAtLeastOne() {
        let line = FontSpec(size: 17).lineHeight
        func count(_ height: Double) -> Int {
            typesetter.layout(sample(loremIpsum), limits: TextLimits(width: 150, height: height)).lines.count
        }
        #expect(count(0) == 1)
        #expect(count(line * 2 - 0.1) == 1)
        #expect(count(line * 2) == 2)
        #expect(count(line * 3.9) == 3)
    }

    @Test func chineseBreaksBetweenCharacters() {
        let library = FontLibrary(directories: [TestFonts.interDirectory])
        let string = "天地玄黄宇宙洪荒"
        let layout = ParagraphTypesetter(library: library).layout(
            sample(string, size: 20), limits: TextLimits(width: 60.5))
        #expect(layout.strings(of: string) == ["天地玄", "黄宇宙", "洪荒"])
    }
}
