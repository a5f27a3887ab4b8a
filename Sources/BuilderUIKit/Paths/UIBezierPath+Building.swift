import Foundation
import Render

extension UIBezierPath {
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) {
        path.move(to: point)
    }

    /// Adds a straight line from the current point.
    public func addLine(to point: CGPoint) {
        path.addLine(to: point)
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc after a line to its start; angles are radians, clockwise on screen from the right.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: !clockwise)
        path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: .identity)
    }

    /// Closes the last subpath with a straight line.
    public func close() {
        path.close()
    }

    /// Removes all elements.
    public func removeAllPoints() {
        path = Path()
    }

    /// Adds the elements of another path.
    public func append(_ bezierPath: UIBezierPath) {
        path.elements += bezierPath.path.elements
    }

    /// Returns the path drawn from its end to its start.
    public func reversing() -> UIBezierPath {
        let result = copy() as? UIBezierPath ?? UIBezierPath(path: path)
        result.path = path.reversed
        return result
    }

    /// Transforms every point.
    public func apply(_ transform: CGAffineTransform) {
        path = path.applying(transform)
    }

    /// Sets the lengths of dashes and gaps, in points; nil draws solid lines.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Returns the number of lengths, the lengths and the phase through pointers, each of which may be nil.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
        for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    }

    /// The line style for strokes of the path.
    var strokeStyle: StrokeStyle {
        StrokeStyle(
            width: Double(lineWidth), cap: LineCap(lineCapStyle), join: LineJoin(lineJoinStyle),
            miterLimit: Double(miterLimit), dashes: StrokeStyle.usable(dashes), dashPhase: Double(dashPhase))
    }
}

extension LineCap {
    init(_ cap: CGLineCap) {
        self =
            switch cap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
    }
}

extension LineJoin {
    init(_ join: CGLineJoin) {
        self =
            switch join {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
    }
}

extension StrokeStyle {
    /// Returns the lengths if dashes can be drawn with them (finite, none negative, and not all zero), else an empty
    /// array.
    static func usable(_ dashes: [CGFloat]) -> [Double] {
        let lengths = dashes.map { Double($0) }
        let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 } && lengths.contains { $0 > 0 }
        return isUsable ? lengths : []
    }
}
