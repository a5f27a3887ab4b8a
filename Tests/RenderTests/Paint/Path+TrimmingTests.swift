import Foundation
import Testing

@testable import Render

/// Parts of outlines that stay connected.
struct PathTrimmingTests {
    /// An ellipse of four curves whose cut points are no round numbers.
    private static let oval = Path([
        .move(CGPoint(x: 150, y: 65)),
        .curve(
            to: CGPoint(x: 90, y: 120), control1: CGPoint(x: 150, y: 95.3), control2: CGPoint(x: 123.1, y: 120)),
        .curve(
            to: CGPoint(x: 30, y: 65), control1: CGPoint(x: 56.9, y: 120), control2: CGPoint(x: 30, y: 95.3)),
        .curve(
            to: CGPoint(x: 90, y: 10), control1: CGPoint(x: 30, y: 34.7), control2: CGPoint(x: 56.9, y: 10)),
        .curve(
            to: CGPoint(x: 150, y: 65), control1: CGPoint(x: 123.1, y: 10), control2: CGPoint(x: 150, y: 34.7)),
        .close,
    ])
    private static let zigzag = Path(
        [.move(CGPoint(x: 0.1, y: 0.2))]
            + (1...40).map { (index: Int) -> Path.Element in
                .line(CGPoint(x: 0.1 + Double(index) * 3.7, y: index % 2 == 0 ? 0.2 : 9.3))
            })
    private static let waves = Path(
        [.move(CGPoint(x: 0.3, y: 5))]
            + (1...9).map { (index: Int) -> Path.Element in
                let x = 0.3 + Double(index) * 7.1
                return .quadCurve(to: CGPoint(x: x, y: 5), control: CGPoint(x: x - 3.3, y: index % 2 == 0 ? 0 : 11))
            })

    @Test(arguments: [oval, zigzag, waves])
    func partsOfASubpathHaveOneStart(path: Path) {
        for (start, end) in [(0, 0.75), (0, 0.999), (0.123, 1), (0.31, 0.77), (0.001, 0.999)] {
            let moves = path.trimmed(from: start, to: end).elements.filter {
                if case .move = $0 { true } else { false }
            }
            #expect(moves.count == 1, "\(start)...\(end)")
        }
    }

    @Test
    func segmentsWithinThePartKeepTheirPoints() throws {
        let trimmed = Self.zigzag.trimmed(from: 0.1, to: 0.9)
        let inner = trimmed.elements.dropFirst().dropLast()
        #expect(inner.count > 25)
        for element in inner { #expect(Self.zigzag.elements.contains(element)) }
    }

    @Test
    func subpathsWithinThePartStayClosed() {
        let square = [Path.Element.line(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 4, y: 4)), .line(CGPoint(x: 0, y: 4))]
        let path = Path([.move(.zero)] + square + [.close, .move(.zero), .line(CGPoint(x: 16, y: 0))])
        let cut = Path(
            [.move(.zero)] + square + [.line(.zero), .close, .move(.zero), .line(CGPoint(x: 8, y: 0))])
        #expect(path.trimmed(from: 0, to: 0.75) == cut)
        // A part of a closed subpath is open.
        #expect(
            path.trimmed(from: 0.0625, to: 0.5) == Path([.move(CGPoint(x: 2, y: 0))] + square + [.line(.zero)]))
    }

    @Test
    func aSubpathAtTheEndOfThePreviousOneStaysApart() {
        let path = Path([
            .move(.zero), .line(CGPoint(x: 4, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 4, y: 4)),
        ])
        #expect(
            path.trimmed(from: 0, to: 0.75)
                == Path([
                    .move(.zero), .line(CGPoint(x: 4, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 4, y: 2)),
                ]))
    }
}
