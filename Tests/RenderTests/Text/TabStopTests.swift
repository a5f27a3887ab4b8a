import Foundation
import Render
import Testing

@Suite struct TabStopTests {
    let typesetter = ParagraphTypesetter()

    /// Returns the places of the text's glyph runs and their widths, in points.
    private func columns(
        _ string: String, width: Double = .infinity, lines: Int = 0,
        _ change: (inout ParagraphFormat) -> Void = { _ in }
    ) -> [[(text: String, left: Double, width: Double)]] {
        let text = sample(string) { change(&$0.paragraph) }
        return typesetter.layout(text, limits: TextLimits(width: width, lines: lines)).lines.map { line in
            line.contents.compactMap { content in
                guard case .glyphs(let run) = content, let first = run.glyphs.first else { return nil }
                let alone = typesetter.layout(sample(run.text))
                guard case .glyphs(let own)? = alone.lines.first?.contents.first, let offset = own.glyphs.first?.x
                else { return nil }
                return (run.text, first.x - offset, Double(alone.size.width))
            }
        }
    }

    private func stop(_ location: Double, _ alignment: ParagraphFormat.Alignment) -> TabStop {
        TabStop(location: location, alignment: alignment)
    }

    @Test func textBeginsAtMultiplesOfTheInterval() {
        let standard = columns("a\tb\t\tc")[0]
        #expect(standard.map(\.text) == ["a", "b", "c"])
        #expect(abs(standard[1].left - 28) < 0.01 && abs(standard[2].left - 84) < 0.01)
        let wide = columns("a\tb\tc") { $0.tabInterval = 50 }[0]
        #expect(abs(wide[1].left - 50) < 0.01 && abs(wide[2].left - 100) < 0.01)
    }

    @Test func textBeginsAtLeftStopsAndThenAtTheInterval() {
        let placed = columns("a\tb\tc") {
            $0.tabStops = [stop(33, .left)]
            $0.tabInterval = 40
        }[0]
        #expect(abs(placed[1].left - 33) < 0.01)
        #expect(abs(placed[2].left - 80) < 0.01)
    }

    @Test func textEndsAtRightStops() {
        let placed = columns("a\tlonger") { $0.tabStops = [stop(150, .right)] }[0]
        #expect(abs(placed[1].left + placed[1].width - 150) < 0.01)
    }

    @Test func textIsCenteredAtCenterStops() {
        let placed = columns("a\tlonger\tb") { $0.tabStops = [stop(100, .center), stop(180, .right)] }[0]
        #expect(abs(placed[1].left + placed[1].width / 2 - 100) < 0.01)
        #expect(abs(placed[2].left + placed[2].width - 180) < 0.01)
    }

    @Test func numbersAlignAtTheirSeparators() {
        let point = TabStop(location: 100, alignment: .right, terminators: CharacterSet(charactersIn: "."))
        let placed = columns("\t1.25\n\t312.5") { $0.tabStops = [point] }
        for (line, whole) in zip(placed, ["1", "312"]) {
            let width = Double(typesetter.size(of: sample(whole)).width)
            // The digit before the point is kerned.
            #expect(abs(line[0].left + width - 100) < 1)
        }
    }

    @Test func textTooWideForARightStopFollowsAtOnce() {
        let placed = columns("a\tmuch too wide") { $0.tabStops = [stop(40, .right)] }[0]
        #expect(abs(placed[1].left - placed[0].width) < 0.01)
    }

    @Test func stopsAreMeasuredFromTheEdgeAndNotFromTheIndent() {
        let placed = columns("•\tone two three", width: 80) {
            $0.firstLineHeadIndent = 10
            $0.headIndent = 30
            $0.tabStops = [stop(30, .left)]
        }
        #expect(placed.count == 3)
        #expect(abs(placed[0][0].left - 10) < 0.01)
        #expect(abs(placed[0][1].left - 30) < 0.01)
        #expect(abs(placed[1][0].left - 30) < 0.01)
    }

    @Test func truncatedTextKeepsItsStops() {
        let placed = columns("a\tmany words that are cut", width: 100, lines: 1) { $0.tabStops = [stop(50, .left)] }[0]
        #expect(placed.last?.text == "…")
        #expect(abs(placed[1].left - 50) < 0.01)
    }

    @Test func onlyTheTextOnTheLineEndsAtARightStop() {
        let placed = columns("a\twonderful incomprehensible", width: 100) { $0.tabStops = [stop(100, .right)] }
        #expect(placed.count > 1)
        #expect(placed[0].map(\.text) == ["a", "wonderful"])
        #expect(abs(placed[0][1].left + placed[0][1].width - 100) < 0.5)
    }

    @Test func aColumnGrowsOverItsStopAndThenWraps() {
        let placed = columns("a\tone two three four five six", width: 150) { $0.tabStops = [stop(60, .right)] }
        #expect(placed.count > 1)
        #expect(abs(placed[0][1].left - placed[0][0].width) < 0.5)
        #expect(placed[0][1].left + placed[0][1].width > 90)
    }

    @Test func textForAStopBehindTheEdgeStandsOnTheNextLine() {
        let placed = columns("a\tword", width: 60) { $0.tabStops = [stop(100, .right)] }
        #expect(placed.map { $0.map(\.text) } == [["a"], ["word"]])
        #expect(placed[1].first.map { abs($0.left) < 0.01 } == true)
    }

    @Test(arguments: [(20.0, 150.0), (60, 100), (90, 100), (95, 100), (150, 100), (150, 170)])
    func textTruncatedInsideFitsWithItsStops(location: Double, width: Double) {
        for alignment in [ParagraphFormat.Alignment.left, .right, .center] {
            for mode in [ParagraphFormat.LineBreak.truncatingHead, .truncatingMiddle] {
                let text = sample("many words\tthat are much too long\tz") {
                    $0.paragraph.lineBreak = mode
                    $0.paragraph.tabStops = [stop(location, alignment)]
                }
                let layout = typesetter.layout(text, limits: TextLimits(width: width, lines: 1))
                #expect(layout.lines[0].isTruncated && layout.shown[0].hasSuffix("z"))
                #expect(layout.lines[0].width <= width + 0.001, "\(alignment), \(mode)")
            }
        }
    }
}
