import Foundation
import Render
import Testing

@testable import BuilderUIKit

@Suite struct SVGPathParserTests {
    @Test func commandsAreAbsoluteOrRelative() throws {
        let path = try SVGPathParser.path("M10,20 30 40 h5 V-2 l1 1 H0 v+3z m1-1 2 2")
        #expect(
            path.elements == [
                .move(CGPoint(x: 10, y: 20)), .line(CGPoint(x: 30, y: 40)), .line(CGPoint(x: 35, y: 40)),
                .line(CGPoint(x: 35, y: -2)), .line(CGPoint(x: 36, y: -1)), .line(CGPoint(x: 0, y: -1)),
                .line(CGPoint(x: 0, y: 2)), .close, .move(CGPoint(x: 11, y: 19)), .line(CGPoint(x: 13, y: 21)),
            ])
    }

    @Test func numbersNeedNoSeparators() throws {
        let path = try SVGPathParser.path("M.5.25-1e1-.5L1.5E-1.5")
        #expect(
            path.elements == [
                .move(CGPoint(x: 0.5, y: 0.25)), .line(CGPoint(x: -10, y: -0.5)), .line(CGPoint(x: 0.15, y: 0.5)),
            ])
    }

    @Test func arcsWithoutANumberOfTurnsAreLines() throws {
        let path = try SVGPathParser.path("M0 0A1e-303 1 0 0 1 1000000 1")
        #expect(path.elements == [.move(.zero), .line(CGPoint(x: 1_000_000, y: 1))])
    }

    @Test func smoothCurvesMirrorTheLastControlPoint() throws {
        let path = try SVGPathParser.path("M0 0C0 1 2 3 4 4S8 8 9 9Q10 9 10 10T10 12")
        #expect(
            path.elements == [
                .move(.zero),
                .curve(to: CGPoint(x: 4, y: 4), control1: CGPoint(x: 0, y: 1), control2: CGPoint(x: 2, y: 3)),
                .curve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: 6, y: 5), control2: CGPoint(x: 8, y: 8)),
                .quadCurve(to: CGPoint(x: 10, y: 10), control: CGPoint(x: 10, y: 9)),
                .quadCurve(to: CGPoint(x: 10, y: 12), control: CGPoint(x: 10, y: 11)),
            ])
    }

    /// Both flags without separators; the four arcs between two points of a circle.
    @Test(arguments: [
        ("00", CGRect(x: 0, y: 0, width: 10, height: 10)), ("01", CGRect(x: 0, y: 0, width: 10, height: 10)),
        ("11", CGRect(x: 0, y: -10, width: 20, height: 20)), ("10", CGRect(x: -10, y: 0, width: 20, height: 20)),
    ])
    func arcsAreCurves(flags: String, box: CGRect) throws {
        let bounds = try SVGPathParser.path("M0 0A10 10 0 \(flags)10 10").bounds
        #expect(abs(bounds.minX - box.minX) < 0.02 && abs(bounds.minY - box.minY) < 0.02, "\(bounds)")
        #expect(abs(bounds.maxX - box.maxX) < 0.02 && abs(bounds.maxY - box.maxY) < 0.02, "\(bounds)")
    }

    @Test func anArcThatIsTooSmallReachesItsEnd() throws {
        let bounds = try SVGPathParser.path("M0 0a1 1 0 0 1 10 0").bounds
        #expect(abs(bounds.minY + 5) < 0.02 && abs(bounds.width - 10) < 0.02)
        #expect(try SVGPathParser.path("M0 0A0 1 0 0 1 5 5").elements.last == .line(CGPoint(x: 5, y: 5)))
    }

    @Test(arguments: ["10 10", "L1 1", "M1", "M1 1 X", "M1 1 A1 1 0 2 0 1 1", "M1e9 0", "M--1 2", "Mé 1"])
    func brokenDataIsAnError(data: String) { #expect(throws: SVGError.self) { try SVGPathParser.path(data) } }

    @Test func transformsApplyTheLastOneFirst() throws {
        let point = CGPoint(x: 1, y: 2)
        let moved = try SVGTransformParser.transform("translate(10) scale(2,3)")
        #expect(point.applying(moved) == CGPoint(x: 12, y: 6))
        let turned = point.applying(try SVGTransformParser.transform(" rotate( 90 1 0 ) "))
        #expect(abs(turned.x + 1) < 0.0001 && abs(turned.y) < 0.0001)
        #expect(try SVGTransformParser.transform("matrix(1 2,3 4 5 6)").ty == 6)
        let skewed = point.applying(try SVGTransformParser.transform("skewX(45)"))
        #expect(abs(skewed.x - 3) < 0.0001 && skewed.y == 2)
        for text in ["turn(1)", "scale()", "rotate(1 2)", "translate 1"] {
            #expect(throws: SVGError.self) { try SVGTransformParser.transform(text) }
        }
    }
}
