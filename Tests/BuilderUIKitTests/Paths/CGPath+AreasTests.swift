import Foundation
import Testing

@testable import BuilderUIKit

@Suite struct CGPathAreasTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    /// Pseudorandom numbers, the same in each run.
    private struct Numbers {
        var state: UInt64

        mutating func next(below limit: CGFloat) -> CGFloat {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return CGFloat(state >> 33) / CGFloat(1 << 31) * limit
        }

        /// Returns a path of two subpaths that cross themselves, on a grid if it has no curves.
        mutating func path(curves: Bool) -> CGPath {
            let path = CGMutablePath()
            for _ in 0..<2 {
                path.move(to: point(curves))
                for _ in 0..<4 {
                    if curves {
                        path.addCurve(to: point(curves), control1: point(curves), control2: point(curves))
                    } else {
                        path.addLine(to: point(curves))
                    }
                }
            }
            path.closeSubpath()
            return path
        }

        mutating func point(_ anywhere: Bool) -> CGPoint {
            let (x, y) = (next(below: 10), next(below: 10))
            return anywhere
                ? CGPoint(x: x * 10, y: y * 10) : CGPoint(x: x.rounded() * 10, y: y.rounded() * 10)
        }
    }

    @Test func overlappingRectanglesBecomeOneOutline() {
        let (left, right) = (rect(0, 0, 10.1, 10), rect(5, 0, 10, 10))
        #expect(left.union(right) == rect(0, 0, 15, 10))
        var box = CGRect.zero
        #expect(left.intersection(right).isRect(&box))
        #expect(abs(box.minX - 5) < 1e-9 && abs(box.width - 5.1) < 1e-9 && box.height == 10)
        #expect(left.subtracting(right) == rect(0, 0, 5, 10))
        let difference = left.symmetricDifference(right)
        #expect(difference.contains(CGPoint(x: 2, y: 5)) && difference.contains(CGPoint(x: 12, y: 5)))
        #expect(!difference.contains(CGPoint(x: 7, y: 5)))
    }

    @Test func holesAreSubpathsOfTheOtherDirection() {
        let ring = rect(0, 0, 30, 30).subtracting(rect(10, 10, 10, 10))
        for rule in [CGPathFillRule.winding, .evenOdd] {
            #expect(ring.contains(CGPoint(x: 5, y: 15), using: rule))
            #expect(!ring.contains(CGPoint(x: 15, y: 15), using: rule))
        }
        #expect(ring.path.subpaths.count == 2)
    }

    @Test func emptyAreasHaveNoOutline() {
        #expect(rect(0, 0, 10, 10).subtracting(rect(-1, -1, 20, 20)).isEmpty)
        #expect(rect(0, 0, 10, 10).intersection(rect(10, 0, 10, 10)).isEmpty)
        #expect(CGMutablePath().union(CGMutablePath()).isEmpty)
        #expect(!rect(0, 0, 10, 10).intersects(rect(10, 0, 10, 10)))
        #expect(rect(0, 0, 10, 10).intersects(rect(9, 9, 10, 10)))
    }

    @Test func curvesAreNearTheirPlaces() {
        let box = CGRect(x: 0, y: 0, width: 200, height: 200)
        let circle = CGPath(ellipseIn: box, transform: nil).intersection(rect(0, 0, 400, 100))
        let bounds = circle.boundingBoxOfPath
        #expect(abs(bounds.minX) < 0.1 && abs(bounds.maxX - 200) < 0.1 && abs(bounds.minY) < 0.1)
        #expect(abs(bounds.maxY - 100) < 1e-6)
        for degrees in stride(from: 181.0, to: 360, by: 7) {
            let (x, y) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
            #expect(circle.contains(CGPoint(x: 100 + 99.9 * x, y: 100 + 99.9 * y)))
            #expect(!circle.contains(CGPoint(x: 100 + 100.1 * x, y: 100 + 100.1 * y)))
        }
    }

    @Test func theRuleDecidesOnTheInterior() {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { index in
                let angle = Double(index) * 4 * .pi / 5
                return CGPoint(x: 50 + 50 * sin(angle), y: 50 - 50 * cos(angle))
            })
        let center = CGPoint(x: 50, y: 50)
        #expect(star.normalized().contains(center, using: .evenOdd))
        #expect(!star.normalized(using: .evenOdd).contains(center, using: .winding))
    }

    @Test(arguments: 0..<24)
    func everyPlaceIsInsideAsTheOperationSays(seed: Int) {
        var numbers = Numbers(state: UInt64(seed))
        let (first, second) = (numbers.path(curves: seed % 2 == 0), numbers.path(curves: seed % 3 != 0))
        let (flatFirst, flatSecond) = (first.flattened(threshold: 0.02), second.flattened(threshold: 0.02))
        for rule in [CGPathFillRule.winding, .evenOdd] {
            let results: [(CGPath, (Bool, Bool) -> Bool)] = [
                (first.union(second, using: rule), { $0 || $1 }),
                (first.intersection(second, using: rule), { $0 && $1 }),
                (first.subtracting(second, using: rule), { $0 && !$1 }),
                (first.symmetricDifference(second, using: rule), { $0 != $1 }),
                (first.normalized(using: rule), { inside, _ in inside }),
            ]
            for _ in 0..<20 {
                let place = CGPoint(x: numbers.next(below: 100), y: numbers.next(below: 100))
                let one = flatFirst.contains(place, using: rule)
                let two = flatSecond.contains(place, using: rule)
                for (path, operation) in results {
                    #expect(path.contains(place, using: .winding) == operation(one, two))
                    #expect(path.contains(place, using: .evenOdd) == operation(one, two))
                }
            }
        }
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, .greatestFiniteMagnitude])
    func pointsThatCannotBeCalculatedWithAreLeftOut(value: CGFloat) {
        let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        var transform = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: value, ty: 0)
        let moved = square.copy(using: &transform) ?? square
        for path in [square.union(moved), moved.union(square), square.subtracting(moved)] {
            #expect(path.contains(CGPoint(x: 5, y: 5)))
        }
        #expect(square.intersection(moved).isEmpty)
        _ = moved.normalized()
    }
}
