import Foundation
import Testing

@testable import BuilderUIKit

/// The lines of paths in areas, and the parts of areas.
@Suite struct CGPathLinesTests {
    private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)

    private func line(_ points: CGPoint...) -> CGPath {
        let path = CGMutablePath()
        path.addLines(between: points)
        return path
    }

    @Test func linesInsideAndOutside() {
        let crossing = line(CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5))
        #expect(crossing.lineIntersection(square) == line(CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)))
        let outside = crossing.lineSubtracting(square)
        #expect(outside.boundingBox == CGRect(x: -5, y: 5, width: 20, height: 0))
        #expect(outside.path.elements.count == 4)
        let inside = line(CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 2), CGPoint(x: 3, y: 1))
        #expect(inside.lineIntersection(square) == inside)
        #expect(inside.lineSubtracting(square).isEmpty)
        #expect(line(CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 9)).lineIntersection(square).isEmpty)
        #expect(CGMutablePath().lineIntersection(square).isEmpty)
    }

    @Test func linesInCurves() {
        let circle = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        let radius = line(CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0)).lineIntersection(circle)
        #expect(abs(radius.boundingBox.maxX - 10) < 0.05)
    }

    @Test func partsHaveTheirHoles() {
        let path = CGMutablePath()
        path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
        path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
        path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
        path.addRect(CGRect(x: 20, y: 0, width: 5, height: 5))
        let parts = path.componentsSeparated(using: .evenOdd).sorted { $0.boundingBox.width < $1.boundingBox.width }
        #expect(parts.map(\.boundingBox.width) == [2, 5, 10])
        #expect(parts.last?.contains(CGPoint(x: 3, y: 3), using: .evenOdd) == false)
        #expect(parts.last?.contains(CGPoint(x: 5, y: 5), using: .evenOdd) == false)
        #expect(parts.last?.contains(CGPoint(x: 1, y: 1), using: .evenOdd) == true)
        #expect(CGMutablePath().componentsSeparated().isEmpty)
    }
}
