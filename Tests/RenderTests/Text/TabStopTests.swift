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
}
