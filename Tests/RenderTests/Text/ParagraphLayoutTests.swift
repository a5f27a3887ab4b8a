import Foundation
import Render
import Testing

@Suite struct ParagraphLayoutTests {
    let typesetter = ParagraphTypesetter()
    let line = FontSpec(size: 17).lineHeight

    private func layout(
        _ string: String, _ limits: TextLimits = TextLimits(), _ change: (inout TextAttributes) -> Void
    ) -> ParagraphLayout {
        typesetter.layout(sample(string, change), limits: limits)
    }

    @Test func alignmentsPlaceLinesInTheWidth() {
        let limits = TextLimits(width: 200)
        func left(_ alignment: ParagraphFormat.Alignment, rightToLeft: Bool = false) -> Double {
            var limits = limits
            limits.isRightToLeft = rightToLeft
            return Double(layout("word", limits) { $0.paragraph.alignment = alignment }.lines[0].origin.x)
        }
        let width = Double(typesetter.size(of: sample("word")).width)
        #expect(left(.left) == 0 && left(.natural) == 0 && left(.justified) == 0)
        #expect(abs(left(.right) - (200 - width)) < 1e-9)
        #expect(abs(left(.center) - (200 - width) / 2) < 1e-9)
        #expect(abs(left(.natural, rightToLeft: true) - (200 - width)) < 1e-9)
        #expect(left(.left, rightToLeft: true) == 0)
    }

    @Test func justifiedLinesFillTheWidthButTheLast() {
        let layout = layout(loremIpsum, TextLimits(width: 180)) { $0.paragraph.alignment = .justified }
        #expect(layout.lines.dropLast().allSatisfy { abs($0.width - 180) < 1e-6 })
        #expect((layout.lines.last?.width ?? 180) < 179)
    }

    @Test func spacingStandsBetweenLinesOnly() {
        let spaced = layout("a\nb\nc") { $0.paragraph.lineSpacing = 5 }
        #expect(abs(Double(spaced.size.height) - (3 * line + 10)) < 1e-9)
        let paragraphs = layout("a\u{2028}b\nc") {
            $0.paragraph.paragraphSpacing = 7
            $0.paragraph.paragraphSpacingBefore = 2
        }
        #expect(abs(Double(paragraphs.size.height) - (3 * line + 9)) < 1e-9)
    }

    @Test func lineHeightsAddRoomAboveTheLetters() {
        let multiple = layout("a") { $0.paragraph.lineHeightMultiple = 1.5 }
        #expect(abs(multiple.lines[0].height - 1.5 * line) < 1e-9)
        #expect(abs(multiple.lines[0].height - multiple.lines[0].baseline - 17 * 494 / 2048) < 1e-9)
        #expect(abs(layout("a") { $0.paragraph.minimumLineHeight = 40 }.lines[0].height - 40) < 1e-9)
        #expect(abs(layout("a") { $0.paragraph.maximumLineHeight = 10 }.lines[0].height - 10) < 1e-9)
    }

    @Test func indentsNarrowTheLines() {
        let layout = layout(loremIpsum, TextLimits(width: 200)) {
            $0.paragraph.firstLineHeadIndent = 30
            $0.paragraph.headIndent = 10
            $0.paragraph.tailIndent = -20
        }
        #expect(layout.lines[0].origin.x == 30)
        #expect(layout.lines.dropFirst().allSatisfy { $0.origin.x == 10 })
        #expect(layout.lines.allSatisfy { Double($0.origin.x) + $0.width <= 180.001 })
    }

    @Test func indentsAreOnTheSideOfTheFirstStrongCharacter() {
        func origins(_ string: String, rightToLeft: Bool) -> [Double] {
            let limits = TextLimits(width: 200, isRightToLeft: rightToLeft)
            return layout(string, limits) {
                $0.paragraph.alignment = .justified
                $0.paragraph.firstLineHeadIndent = 30
                $0.paragraph.headIndent = 10
            }.lines.map { Double($0.origin.x) }
        }
        let latin = origins(loremIpsum, rightToLeft: true)
        #expect(latin.count > 2 && latin == origins(loremIpsum, rightToLeft: false))
        #expect(latin[0] == 30 && latin.dropFirst().allSatisfy { $0 == 10 })
        let hebrew = origins(String(repeating: "\u{05D0}\u{05D1}\u{05D2} ", count: 20), rightToLeft: false)
        #expect(hebrew.count > 2 && abs(hebrew[0]) < 1e-9)
        #expect(hebrew == origins(String(repeating: "\u{05D0}\u{05D1}\u{05D2} ", count: 20), rightToLeft: true))
        // Without letters, the interface's direction counts.
        #expect(abs(origins("12", rightToLeft: true)[0] - origins("12", rightToLeft: false)[0]) > 100)
    }

    @Test func mixedFontsShareABaselineAndTheTallestParts() {
        var text = AttributedText(string: "Ab", runs: [])
        text.runs = [
            .init(length: 1, attributes: TextAttributes(font: FontSpec(size: 10))),
            .init(length: 1, attributes: TextAttributes(font: FontSpec(size: 30))),
        ]
        let layout = typesetter.layout(text)
        #expect(abs(layout.lines[0].height - FontSpec(size: 30).lineHeight) < 1e-9)
        #expect(Set(layout.glyphRuns.flatMap { $0.glyphs.map { $0.y } }).count == 1)
    }

    @Test func kernIsAddedAfterEachCharacter() {
        let plain = Double(typesetter.size(of: sample("nmh")).width)
        let kerned = Double(typesetter.size(of: sample("nmh") { $0.kern = 2 }).width)
        #expect(abs(kerned - plain - 6) < 1e-9)
        let tight = Double(typesetter.size(of: sample("AV")).width)
        #expect(Double(typesetter.size(of: sample("AV") { $0.kern = 0 }).width) > tight + 0.5)
    }

    @Test func baselineOffsetRaisesGlyphsAndLine() {
        let raised = layout("a") { $0.baselineOffset = 4 }
        let glyph = raised.glyphRuns[0].glyphs[0]
        #expect(abs(raised.lines[0].baseline - glyph.y - 4) < 1e-9)
        #expect(abs(raised.lines[0].height - line) < 1e-9)
    }

    @Test func decorationsAreDrawnAroundTheLetters() {
        let layout = layout("word") {
            $0.background = Color(white: 0.5)
            $0.underline = 1
            $0.strikethrough = 2
        }
        let kinds = layout.lines[0].contents.map { content in
            if case .glyphs = content { "glyphs" } else if case .fill = content { "fill" } else { "other" }
        }
        #expect(kinds == ["fill", "glyphs", "fill", "fill"])
    }

    @Test func tabsStandAtMultiplesOfTwentyEight() {
        let layout = layout("a\tb") { _ in }
        let word = typesetter.size(of: sample("b")).width
        #expect(abs(layout.size.width - 28 - word) < 1e-9)
    }
}
