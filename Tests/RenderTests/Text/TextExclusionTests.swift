import Foundation
import Render
import Testing

@Suite struct TextExclusionTests {
    private let typesetter = ParagraphTypesetter()
    private let line = 17.0 * 2444 / 2048
    private let words = Array(repeating: "word", count: 60).joined(separator: " ")

    private func polygon(_ points: (Double, Double)...) -> Path {
        var elements: [Path.Element] = points.map { .line(CGPoint(x: $0.0, y: $0.1)) }
        if let first = points.first { elements[0] = .move(CGPoint(x: first.0, y: first.1)) }
        return Path(elements + [.close])
    }

    private func box(_ x: ClosedRange<Double>, _ y: ClosedRange<Double>) -> Path {
        polygon(
            (x.lowerBound, y.lowerBound), (x.upperBound, y.lowerBound), (x.upperBound, y.upperBound),
            (x.lowerBound, y.upperBound))
    }

    private func parts(_ paths: [Path], padding: Double = 0, _ band: ClosedRange<Double>) -> [ClosedRange<Double>]? {
        TextExclusion(paths, padding: padding)?.freeParts(from: band.lowerBound, to: band.upperBound, width: 100)
    }

    private func layout(
        _ string: String, around path: Path, lines: Int = 0, isRightToLeft: Bool = false,
        _ change: (inout TextAttributes) -> Void = { _ in }
    ) -> ParagraphLayout {
        typesetter.layout(
            sample(string, change),
            limits: TextLimits(
                width: 300, lines: lines, isRightToLeft: isRightToLeft, exclusion: TextExclusion([path])))
    }

    @Test func bandsAreFreeBesideAreas() {
        let middle = box(40...60, 0...30)
        #expect(parts([middle], 10...20) == [0...40, 60...100])
        // The container is 110 points wide, and each part has its paddings.
        #expect(parts([middle], padding: 5, 10...20) == [0...30, 60...100])
        #expect(parts([middle], 30...40) == [0...100])
        #expect(parts([middle, box(-20...10, 5...15), box(90...400, 0...9)], 0...10) == [10...40, 60...90])
        #expect(parts([box(-20...300, 0...9)], 5...25) == [])
    }

    @Test func openAndConcavePathsHaveTheirOwnForm() throws {
        let cup = polygon((0, 0), (20, 0), (20, 80), (80, 80), (80, 0), (100, 0), (100, 100), (0, 100))
        #expect(parts([cup], 10...20) == [20...80])
        #expect(parts([cup], 70...90) == [])
        var triangle = polygon((50, 0), (100, 100), (0, 100))
        triangle.elements.removeLast()
        let free = try #require(parts([triangle], 0...50))
        #expect(free.count == 2 && abs(free[0].upperBound - 25) < 0.01 && abs(free[1].lowerBound - 75) < 0.01)
        #expect(TextExclusion([]) == nil)
        #expect(TextExclusion([Path([.move(CGPoint(x: 0, y: 5)), .line(CGPoint(x: 50, y: 5))])]) == nil)
    }

    /// A circle of 20,000 points around (50, 50).
    @Test(.timeLimit(.minutes(1))) func pathsOfManyPointsAreFollowed() throws {
        let points = (0..<20_000).map { index in
            let angle = Double(index) / 10_000 * .pi
            return CGPoint(x: 50 + 40 * cos(angle), y: 50 + 40 * sin(angle))
        }
        let circle = Path(
            [.move(points[0])] + points.dropFirst().map { Path.Element.line($0) } + [Path.Element.close])
        let exclusion = try #require(TextExclusion([circle]))
        for index in 0..<300 {
            let top = 12 + Double(index) / 10
            // The band is above the middle, so that its lower edge is the wider one.
            let half = (40 * 40 - (50 - min(50, top + 8)) * (50 - min(50, top + 8))).squareRoot()
            let free = exclusion.freeParts(from: top, to: top + 8, width: 100)
            try #require(free.count == 2)
            #expect(abs(free[0].upperBound - 50 + half) < 0.2 && abs(free[1].lowerBound - 50 - half) < 0.2)
        }
    }

    @Test func linesContinueOnTheOtherSide() {
        let layout = layout(words, around: box(100...200, 0...25))
        #expect(layout.strings(of: words).joined() == words)
        #expect(layout.lines.prefix(5).map(\.span) == [0...100, 200...300, 0...100, 200...300, 0...300])
        #expect(layout.lines.dropFirst(4).allSatisfy { $0.span == 0...300 && $0.width <= 300.001 })
        #expect(layout.lines.prefix(4).allSatisfy { $0.width <= 100.001 && $0.width > 70 })
        #expect(layout.lines[1].origin == CGPoint(x: 200, y: 0) && layout.lines[0].baseline == layout.lines[1].baseline)
        #expect(abs(layout.lines[2].origin.y - line) < 1e-6 && layout.lines[2].origin.x == 0)
        #expect(abs(layout.lines[4].origin.y - 2 * line) < 1e-6)
    }

    @Test func linesWithoutRoomBeginBelow() {
        let layout = layout("word word", around: box(0...300, 0...50))
        #expect(layout.lines.map(\.origin) == [CGPoint(x: 0, y: 50)])
        #expect(abs(Double(layout.size.height) - 50 - line) < 1e-6)
        // A word is never broken beside an area.
        let narrow = self.layout("incomprehensibilities", around: box(20...300, 0...50))
        #expect(narrow.lines.map(\.origin.y) == [50])
    }

    @Test func wordsWiderThanTheContainerAreBrokenBesideAreas() {
        let long = String(repeating: "incomprehensibilities", count: 4)
        let layout = layout(long + " word", around: box(0...20, 0...5000))
        #expect(layout.strings(of: long + " word").joined() == long + " word")
        #expect(layout.lines.count > 2 && layout.lines.allSatisfy { $0.span == 20...300 && $0.width <= 280.001 })
        #expect(layout.lines[0].origin == CGPoint(x: 20, y: 0) && abs(layout.lines[1].origin.y - line) < 1e-6)
        // The rest of a broken word goes on beside the area, although the whole width would have room for it.
        let rest = self.layout(long, around: box(0...200, 0...5000))
        #expect(rest.lines.count > 4)
        for (index, part) in rest.lines.enumerated() {
            #expect(part.span == 200...300 && abs(Double(part.origin.y) - Double(index) * line) < 1e-6)
        }
    }

    @Test func clippedLinesStandBesideAreas() {
        let layout = layout(words, around: box(0...20, 0...500), lines: 1) { $0.paragraph.lineBreak = .clipping }
        #expect(layout.lines.map(\.span) == [20...300] && layout.lines.map(\.origin.y) == [0])
        #expect(layout.lines[0].width > 270 && layout.lines[0].width < 320)
    }

    @Test func aLineBelowTheHeightIsLeftOut() {
        func count(_ height: Double, around path: Path) -> Int {
            let limits = TextLimits(width: 300, height: height, exclusion: TextExclusion([path]))
            return typesetter.layout(sample("word"), limits: limits).lines.count
        }
        #expect(count(60, around: box(0...300, 0...50)) == 0 && count(75, around: box(0...300, 0...50)) == 1)
        // A line in its own place is kept.
        #expect(count(10, around: box(250...300, 0...50)) == 1)
    }

    @Test func lineEndsEndTheWholeLine() {
        let layout = layout("a\nb", around: box(100...200, 0...100))
        #expect(layout.lines.map(\.span) == [0...100, 0...100])
        #expect(abs(layout.lines[1].origin.y - line) < 1e-6)
    }

    @Test func linesRunFromTheRightAndAreAlignedInTheirParts() {
        let hole = box(100...200, 0...25)
        let reversed = layout(words, around: hole, isRightToLeft: true) { $0.paragraph.writingDirection = .rightToLeft }
        #expect(reversed.lines.prefix(2).map(\.span) == [200...300, 0...100])
        #expect(
            reversed.lines.prefix(2).map { Double($0.origin.x) + $0.width }.map { ($0 * 1000).rounded() }
                == [300_000, 100_000])
        let centered = layout("word", around: hole) { $0.paragraph.alignment = .center }
        #expect(abs(Double(centered.lines[0].origin.x) + centered.lines[0].width / 2 - 50) < 1e-6)
    }

    @Test func partsOfALineCountOnce() {
        let layout = layout(words, around: box(100...200, 0...100), lines: 2)
        #expect(layout.lines.count == 4)
        #expect(layout.lines.map(\.isTruncated) == [false, false, false, true])
        #expect(layout.lines.last?.span == 200...300 && (layout.lines.last?.width ?? 999) <= 100.001)
    }

    @Test func partsOfALineShareTheHeightOfItsLargestFont() {
        let attributes = { (size: Double) in TextAttributes(font: FontSpec(size: size)) }
        let text = AttributedText(
            string: "small word large",
            runs: [
                .init(length: 11, attributes: attributes(17)), .init(length: 5, attributes: attributes(30)),
            ])
        let layout = typesetter.layout(
            text, limits: TextLimits(width: 300, exclusion: TextExclusion([box(100...200, 0...15)])))
        #expect(layout.lines.map(\.span) == [0...100, 200...300])
        #expect(layout.lines[0].baseline == layout.lines[1].baseline)
        #expect(layout.lines.allSatisfy { abs($0.height - 30 * 2444 / 2048) < 1e-6 })
    }
}
