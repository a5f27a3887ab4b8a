import Foundation
import Render
import Testing

@Suite struct TextColumnsTests {
    let typesetter = ParagraphTypesetter()

    private func columns(
        _ text: AttributedText, width: Double = .infinity, lines: Int = 0
    ) -> (layout: ParagraphLayout, columns: [[TextColumn]]) {
        let (layout, columns) = typesetter.layoutWithColumns(text, limits: TextLimits(width: width, lines: lines))
        return (layout, layout.lines.indices.map { columns?.columns(ofLine: $0) ?? [] })
    }

    @Test func columnsCoverTheLinesOneAfterTheOther() {
        let (layout, columns) = columns(sample(loremIpsum), width: 150)
        #expect(layout.lines.count > 2)
        for (line, columns) in zip(layout.lines, columns) {
            #expect(columns.first?.range.lowerBound == line.range.lowerBound)
            #expect(columns.last?.range.upperBound == line.range.upperBound)
            for (one, next) in zip(columns, columns.dropFirst()) {
                #expect(one.range.upperBound == next.range.lowerBound && abs(one.right - next.left) < 1e-9)
            }
        }
    }

    @Test(arguments: [ParagraphFormat.Alignment.right, .center])
    func columnsStandWhereTheyAreDrawn(alignment: ParagraphFormat.Alignment) throws {
        let text = sample("a\tlonger\tb") { $0.paragraph.tabStops = [TabStop(location: 150, alignment: alignment)] }
        let (layout, columns) = columns(text)
        let run = try #require(layout.glyphRuns.first { $0.text == "longer" })
        let alone = try #require(typesetter.layout(sample("longer")).glyphRuns.first)
        let left = try #require(run.glyphs.first).x - (try #require(alone.glyphs.first).x)
        #expect(abs(columns[0][2].left - left) < 1e-6)
        #expect(abs(columns[0][1].right - left) < 1e-6)
        let (first, last) = (columns[0][2].left, columns[0][7].right)
        #expect(abs((alignment == .right ? last : (first + last) / 2) - 150) < 1e-6)
    }

    @Test func decimalSeparatorsStandAtTheStop() {
        let point = TabStop(location: 100, alignment: .right, terminators: CharacterSet(charactersIn: "."))
        let (_, columns) = columns(sample("\t312.5") { $0.paragraph.tabStops = [point] })
        #expect(abs(columns[0][4].left - 100) < 1e-6)
    }

    @Test func justifiedSpacesAreWider() {
        let text = sample("one two three four") { $0.paragraph.alignment = .justified }
        let (layout, columns) = columns(text, width: 90)
        #expect(layout.lines.count > 1)
        let visible = columns[0].filter { $0.range.upperBound < layout.lines[0].range.upperBound }
        #expect(abs((visible.last?.right ?? 0) - 90) < 0.01)
    }

    @Test func rightToLeftTextBeginsAtTheRight() {
        let (layout, columns) = columns(sample("\u{05D0}\u{05D1}\u{05D2}"))
        #expect(columns[0].map(\.isRightToLeft) == [true, true, true])
        #expect(abs(columns[0][0].edge(before: 0) - layout.lines[0].width) < 1e-6)
        #expect(abs(columns[0][2].edge(before: 3)) < 1e-6)
        #expect(columns[0][1].right <= columns[0][0].left + 1e-6)
    }

    @Test func textInPlaceOfWhichAnEllipsisStandsHasNoWidth() {
        let text = sample(loremIpsum) { $0.paragraph.lineBreak = .truncatingMiddle }
        let (layout, columns) = columns(text, width: 150, lines: 1)
        #expect(columns[0].last?.range.upperBound == loremIpsum.utf16.count)
        #expect(abs((columns[0].last?.right ?? 0) - layout.lines[0].width) < 1e-6)
        let hidden = columns[0].filter { $0.left == $0.right }
        #expect(hidden.count > 50 && Set(hidden.map(\.left)).count == 1)
    }
}

@Suite struct ParagraphMarkerTests {
    let typesetter = ParagraphTypesetter()

    /// Returns the texts of each line's glyph runs with their left and right edges.
    private func runs(
        _ string: String, marker: String, width: Double = .infinity, isRightToLeft: Bool = false,
        _ change: (inout ParagraphFormat) -> Void = { _ in }
    ) -> [[(text: String, left: Double, right: Double)]] {
        let text = sample(string) {
            $0.paragraph.marker = marker
            change(&$0.paragraph)
        }
        let limits = TextLimits(width: width, isRightToLeft: isRightToLeft)
        return typesetter.layout(text, limits: limits).lines.map { line in
            line.contents.compactMap { content in
                guard case .glyphs(let run) = content, let first = run.glyphs.first else { return nil }
                let alone = typesetter.layout(sample(run.text))
                let left = first.x - (alone.glyphRuns.first?.glyphs.first?.x ?? 0)
                return (run.text, left, left + Double(alone.size.width))
            }
        }
    }

    @Test func theMarkerStandsBeforeTheFirstLine() {
        let lines = runs("one two three\nfour", marker: "\t\u{2022}\t", width: 100)
        #expect(lines.count > 2)
        #expect(lines[0].map(\.text).first == "\u{2022}" && lines[1].map(\.text).contains("\u{2022}") == false)
        #expect(abs(lines[0][0].left - 28) < 0.01 && abs(lines[0][1].left - 56) < 0.01)
        #expect(abs(lines[1][0].left - 56) < 0.01)
        #expect(lines.last?.map(\.text) == ["\u{2022}", "four"])
    }

    @Test func theMarkerHasNoCharactersButAWidth() {
        let marked = sample("one\ntwo") { $0.paragraph.marker = "\t1.\t" }
        let layout = typesetter.layout(marked)
        #expect(layout.strings(of: "one\ntwo") == ["one\n", "two"])
        #expect(abs(layout.lines[0].origin.x - 56) < 0.01)
        let plain = typesetter.size(of: sample("one\ntwo"))
        #expect(abs(layout.size.width - plain.width - 56) < 0.01 && layout.size.height == plain.height)
    }

    @Test func stopsAndIndentsOfTheParagraphPlaceTheMarker() {
        let lines = runs("one two three", marker: "\t\u{2022}\t", width: 100) {
            $0.tabStops = [TabStop(location: 11), TabStop(location: 36)]
            $0.headIndent = 20
        }
        #expect(abs(lines[0][0].left - 11) < 0.01 && abs(lines[0][1].left - 36) < 0.01)
        #expect(abs(lines[1][0].left - 20) < 0.01)
    }

    @Test func theMarkerOfARightToLeftParagraphStandsAtTheRight() {
        let lines = runs("one", marker: "\t\u{2022}\t", width: 200) { $0.writingDirection = .rightToLeft }
        #expect(lines[0].map(\.text) == ["\u{2022}", "one"])
        #expect(abs(lines[0][0].right - 172) < 0.01 && abs(lines[0][1].right - 144) < 0.01)
    }

    @Test func theMarkerStandsBeforeTheFirstStronglyDirectionalText() {
        let latin = runs("one", marker: "\t\u{2022}\t", width: 200, isRightToLeft: true)
        #expect(latin[0].map(\.text) == ["\u{2022}", "one"])
        #expect(latin[0][0].right < latin[0][1].left)
        // Natural lines stand at the edge of the interface's texts.
        #expect(abs(latin[0][1].right - 200) < 0.01 && abs(latin[0][1].left - latin[0][0].left - 28) < 0.01)
        let hebrew = runs("\u{05D0}\u{05D1}", marker: "\t\u{2022}\t", width: 200) { $0.alignment = .right }
        // Letters that no installed font has are boxes, which are no glyph runs.
        #expect(hebrew[0].first?.text == "\u{2022}" && abs(hebrew[0][0].right - 172) < 0.01)
    }
}
