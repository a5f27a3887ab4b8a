import Foundation
import RandomNumbers
import RenderFixtures
import Testing

@testable import Render

@Suite("Outlines of strokes")
struct StrokeOutlineTests {
    @Test("a round line covers what is half its width away", arguments: 1...12)
    func roundLines(seed: UInt64) throws {
        var numbers = SplitMix(seed)
        func random(_ limit: Double) -> Double { Double(numbers.next() % 100_000) / 100_000 * limit }
        func point() -> CGPoint { CGPoint(x: 8 + random(34), y: 8 + random(34)) }
        var path = Path([.move(point())])
        for index in 0..<3 {
            switch (Int(seed) + index) % 3 {
            case 0: path.elements.append(.line(point()))
            case 1: path.elements.append(.quadCurve(to: point(), control: point()))
            default: path.elements.append(.curve(to: point(), control1: point(), control2: point()))
            }
        }
        if seed % 2 == 0 { path.elements.append(.close) }
        let style = StrokeStyle(width: 0.8 + random(11), cap: .round, join: .round)
        let picture = try stroke(path, style)
        var lines: [(CGPoint, CGPoint)] = []
        var start = CGPoint.zero
        for element in path.flattened(tolerance: 0.005).elements + (seed % 2 == 0 ? [.close] : []) {
            if case .line(let end) = element {
                lines.append((start, end))
                start = end
            } else if case .move(let end) = element {
                start = end
            } else if let first = lines.first {
                lines.append((start, first.0))
                start = first.0
            }
        }
        func distance(_ x: Double, _ y: Double) -> Double { lines.map { Self.distance(x, y, $0) }.min() ?? 0 }
        var total = 0.0
        for y in 0..<50 {
            for x in 0..<50 {
                let center = distance(Double(x) + 0.5, Double(y) + 0.5) - style.width / 2
                var covered = center < 0 ? 1.0 : 0
                if abs(center) < 0.75 {
                    let places = (0..<12).flatMap { row in (0..<12).map { (Double($0), Double(row)) } }
                    let inside = places.filter {
                        distance(Double(x) + ($0.0 + 0.5) / 12, Double(y) + ($0.1 + 0.5) / 12) <= style.width / 2
                    }
                    covered = Double(inside.count) / 144
                }
                let difference = Double(255 - picture.red(x, y)) / 255 - covered
                total += abs(difference)
                // The painter has 15 rows per pixel, the samples here 12.
                #expect(abs(difference) < 0.14, "at \(x), \(y)")
            }
        }
        #expect(total / 2500 < 0.005)
    }

    @Test(
        "ends and joints have their areas",
        arguments: [
            // A line of 20 × 4, and a right angle of twice 20.
            (.butt, .miter, 80, 160), (.square, .miter, 96, 176),
            (.round, .round, 80 + 4 * .pi, 156 + 5 * .pi), (.butt, .bevel, 80, 158),
        ] as [(LineCap, LineJoin, Double, Double)])
    func areas(cap: LineCap, join: LineJoin, straight: Double, angle: Double) throws {
        let style = StrokeStyle(width: 4, cap: cap, join: join)
        let line: [Path.Element] = [.move(CGPoint(x: 10, y: 10.5)), .line(CGPoint(x: 30, y: 10.5))]
        #expect(abs(try area(Path(line), style) - straight) < 0.3)
        let corner = Path(line + [.line(CGPoint(x: 30, y: 30.5))])
        #expect(abs(try area(corner, style) - angle) < 0.3)
        // The same in the other direction, and turned.
        let turned = corner.applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 45, ty: 0))
        #expect(abs(try area(turned, style) - angle) < 0.3)
    }

    @Test("a pointed joint longer than the miter limit is cut off")
    func miterLimit() throws {
        let tip = Path([
            .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 15)), .line(CGPoint(x: 10, y: 20)),
        ])
        // The sides are at an angle whose half has the sine 5 / √425: the tip is 4.12 times as long as the line wide.
        let pointed = try area(tip, StrokeStyle(width: 4, miterLimit: 4.2))
        let cut = try area(tip, StrokeStyle(width: 4, miterLimit: 4.1))
        #expect(try area(tip, StrokeStyle(width: 4, join: .bevel)) == cut)
        #expect(pointed > cut + 10)
        // A line back on itself has no tip.
        let back = Path([.move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 10)), .line(CGPoint(x: 12, y: 10))])
        #expect(try area(back, StrokeStyle(width: 4)) == 80)
    }

    @Test("a wide line along a narrow curve has no holes")
    func tightCurves() throws {
        let circle = Self.circle(CGPoint(x: 25, y: 25), 3)
        let picture = try stroke(circle, StrokeStyle(width: 16))
        #expect(abs(Double(picture.ink) / 255 - .pi * 121) < 1)
        #expect(picture.red(25, 25) == 0)
        let hairpin = Path([
            .move(CGPoint(x: 10, y: 24)),
            .curve(
                to: CGPoint(x: 10, y: 25), control1: CGPoint(x: 50, y: 24), control2: CGPoint(x: 50, y: 25)),
        ])
        let bent = try stroke(hairpin, StrokeStyle(width: 12))
        for x in 11..<44 { #expect(bent.red(x, 24) == 0) }
    }

    @Test("a line without length is a dot")
    func dots() throws {
        let point = CGPoint(x: 25, y: 25)
        for path in [Path([.move(point), .line(point)]), Path([.move(point), .close])] {
            #expect(try area(path, StrokeStyle(width: 6)) == 0)
            #expect(try area(path, StrokeStyle(width: 6, cap: .square)) == 36)
            #expect(abs(try area(path, StrokeStyle(width: 6, cap: .round)) - .pi * 9) < 0.3)
        }
        #expect(try area(Path([.move(point)]), StrokeStyle(width: 6, cap: .round)) == 0)
    }

    @Test("dashes and gaps alternate, from the phase on")
    func dashes() throws {
        let line = Path([.move(CGPoint(x: 5, y: 10)), .line(CGPoint(x: 45, y: 10))])
        let dashed = StrokeStyle(width: 2, dashes: [6, 4], dashPhase: 3)
        let picture = try stroke(line, dashed)
        let dark = (0..<50).filter { picture.red($0, 10) == 0 }
        #expect(dark == Array(5..<8) + Array(12..<18) + Array(22..<28) + Array(32..<38) + Array(42..<45))
        // Dashes without length are dots, at 5, 15, 25 and 35.
        let dotted = StrokeStyle(width: 4, cap: .round, dashes: [0, 10])
        #expect(abs(try area(line, dotted) - 4 * .pi * 4) < 0.6)
        // An odd number of lengths is repeated: 6 dark, 4 light, 2 dark, 6 light, 4 dark, 2 light.
        let odd = try stroke(line, StrokeStyle(width: 2, dashes: [6, 4, 2]))
        #expect((5..<29).filter { odd.red($0, 10) == 0 } == Array(5..<11) + Array(15..<17) + Array(23..<27))
    }

    @Test("a dash over the start of a closed line is one piece")
    func closedDashes() throws {
        let square = Path([
            .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 30, y: 10)), .line(CGPoint(x: 30, y: 30)),
            .line(CGPoint(x: 10, y: 30)), .close,
        ])
        let corner = try stroke(square, StrokeStyle(width: 4, dashes: [20, 20], dashPhase: 10))
        #expect(corner.red(8, 8) == 0)
        #expect(corner.red(31, 31) == 0)
        // Longer than the line: it is solid.
        let solid = try area(square, StrokeStyle(width: 4, dashes: [200, 20]))
        #expect(solid == 24 * 24 - 16 * 16)
    }

    @Test("a line of any width or length ends", arguments: [1e-9, 1e9, 1e200])
    func extremes(width: Double) throws {
        let far = Path([
            .move(CGPoint(x: -1e12, y: 3)), .curve(to: CGPoint(x: 1e12, y: 8), control1: .zero, control2: .zero),
            .line(CGPoint(x: 20, y: 1e-12)), .close,
        ])
        let style = StrokeStyle(width: width, cap: .round, join: .round, dashes: [1e-3, 1e-3])
        #expect(far.stroked(style, tolerance: 1e-3).elements.count < 1_000_000)
        _ = try stroke(far, style)
    }

    @Test("a line under a transform is as wide as the transform makes it")
    func transforms() throws {
        var layer = PaintFixture.box(0, 0, 20, 20)
        layer.contents = [
            .stroke(
                Path([.move(CGPoint(x: 10, y: 2)), .line(CGPoint(x: 10, y: 18))]), .black, StrokeStyle(width: 4))
        ]
        layer.anchorPoint = .zero
        layer.position = .zero
        layer.transform = CGAffineTransform(a: 2, b: 0, c: 0, d: 1, tx: 0, ty: 0)
        let picture = try PaintFixture.paint([layer], 50, 50)
        #expect(picture.ink == 8 * 16 * 255)
    }

    private static func circle(_ center: CGPoint, _ radius: Double) -> Path {
        let reach = radius * 0.552285
        func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: center.x + x, y: center.y + y) }
        return Path([
            .move(point(radius, 0)),
            .curve(to: point(0, radius), control1: point(radius, reach), control2: point(reach, radius)),
            .curve(to: point(-radius, 0), control1: point(-reach, radius), control2: point(-radius, reach)),
            .curve(to: point(0, -radius), control1: point(-radius, -reach), control2: point(-reach, -radius)),
            .curve(to: point(radius, 0), control1: point(reach, -radius), control2: point(radius, -reach)),
            .close,
        ])
    }

    private func stroke(_ path: Path, _ style: StrokeStyle) throws -> Bitmap {
        var layer = PaintFixture.box(0, 0, 50, 50)
        layer.contents = [.stroke(path, .black, style)]
        return try PaintFixture.paint([layer], 50, 50)
    }

    /// The covered area in square pixels.
    private func area(_ path: Path, _ style: StrokeStyle) throws -> Double {
        Double(try stroke(path, style).ink) / 255
    }

    private static func distance(_ x: Double, _ y: Double, _ line: (CGPoint, CGPoint)) -> Double {
        let (dx, dy) = (line.1.x - line.0.x, line.1.y - line.0.y)
        let square = dx * dx + dy * dy
        let share = square > 0 ? max(0, min(1, ((x - line.0.x) * dx + (y - line.0.y) * dy) / square)) : 0
        let (ex, ey) = (x - line.0.x - share * dx, y - line.0.y - share * dy)
        return (ex * ex + ey * ey).squareRoot()
    }
}
