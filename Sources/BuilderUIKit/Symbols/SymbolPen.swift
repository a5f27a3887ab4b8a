import Foundation
import Render

/// Builds a symbol's outlines, in units of the font size with y pointing down.
struct SymbolPen {
    private let strokes = CGMutablePath()
    private let fills = CGMutablePath()
    private let size: CGSize

    init(width: CGFloat, height: CGFloat) {
        size = CGSize(width: width, height: height)
    }

    var drawing: SymbolDrawing {
        SymbolDrawing(size: size, strokes: strokes.path, fills: fills.path)
    }

    /// Adds a line through points given as x, y, x, y, …
    func line(_ numbers: CGFloat..., closed: Bool = false) {
        strokes.addLines(between: Self.points(numbers))
        if closed { strokes.closeSubpath() }
    }

    /// Adds a filled polygon with corners at x, y, x, y, …
    func shape(_ numbers: CGFloat...) {
        fills.addLines(between: Self.points(numbers))
        fills.closeSubpath()
    }

    func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        strokes.addEllipse(in: Self.square(x, y, radius))
    }

    func disc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        fills.addEllipse(in: Self.square(x, y, radius))
    }

    func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
        strokes.addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    }

    func filledBox(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radius: CGFloat) {
        fills.addRoundedRect(
            in: CGRect(x: x, y: y, width: width, height: height), cornerWidth: radius, cornerHeight: radius)
    }

    /// Adds a circular arc; angles are degrees, clockwise from the right.
    func arc(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, from start: CGFloat, to end: CGFloat) {
        strokes.move(to: Self.onCircle(x, y, radius, start))
        strokes.addArc(
            center: CGPoint(x: x, y: y), radius: radius, startAngle: start * .pi / 180, endAngle: end * .pi / 180,
            clockwise: false)
    }

    /// Adds an outline, stroked or filled.
    func outline(filled: Bool = false, _ build: (CGMutablePath) -> Void) {
        build(filled ? fills : strokes)
    }

    /// Adds a star with five points.
    func star(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, filled: Bool) {
        let points = (0..<10).map { index in
            Self.onCircle(x, y, index % 2 == 0 ? radius : radius * 0.45, CGFloat(index) * 36 - 90)
        }
        outline(filled: filled) { path in
            path.addLines(between: points)
            path.closeSubpath()
        }
    }

    static func onCircle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ degrees: CGFloat) -> CGPoint {
        let angle = Double(degrees) * .pi / 180
        return CGPoint(x: x + radius * CGFloat(cos(angle)), y: y + radius * CGFloat(sin(angle)))
    }

    private static func square(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGRect {
        CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius)
    }

    private static func points(_ numbers: [CGFloat]) -> [CGPoint] {
        stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }
}
