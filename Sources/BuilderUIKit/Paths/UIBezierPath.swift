import Foundation
import Render

/// A path with drawing attributes, in points. Don't use it from several threads at a time.
open class UIBezierPath: NSObject, NSCopying {
    private let isaPadding = IsaPadding()
    var path: Path

    /// The width of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// The shape of the ends of strokes.
    open var lineCapStyle = CGLineCap.butt
    /// The shape of the corners of strokes.
    open var lineJoinStyle = CGLineJoin.miter
    /// The ratio of miter length to line width above which corners are beveled.
    open var miterLimit: CGFloat = 10
    /// The maximum distance of drawn curves from exact ones, in points. Has no effect: curves are drawn finer.
    open var flatness: CGFloat = 0.6
    /// A Boolean value that indicates whether fills use the even-odd rule.
    open var usesEvenOddFillRule = false
    /// The lengths of dashes and gaps, in points; empty for solid lines.
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    init(path: Path) { self.path = path }

    /// Creates an empty path.
    public override init() { path = Path() }

    /// Creates a path with the elements of a Core Graphics path.
    public convenience init(cgPath: CGPath) { self.init(path: cgPath.path) }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        var path = Path()
        path.addRect(rect)
        self.init(path: path)
    }

    /// Creates an ellipse that fits the rectangle.
    public convenience init(ovalIn rect: CGRect) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path: path)
    }

    /// Creates a rectangle with smooth corners, which begin 1.528665 radii from the corner, as on iOS since 7.
    ///
    /// If the sides are too short for that, the corners are circular with half the shorter side as radius, as on iOS.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        var path = Path()
        path.addContinuousRect(rect, radius: cornerRadius, corners: .allCorners)
        self.init(path: path)
    }

    /// Creates a rectangle with some corners rounded like `init(roundedRect:cornerRadius:)`; the radius is
    /// `cornerRadii.width` points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        var path = Path()
        path.addContinuousRect(rect, radius: cornerRadii.width, corners: corners)
        self.init(path: path)
    }

    /// Creates a circular arc; angles are radians, clockwise on screen from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The Core Graphics path.
    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    /// A Boolean value that indicates whether the path has no elements.
    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, including control points; zero for an empty path.
    open var bounds: CGRect {
        let box = path.controlBounds
        return box.isNull ? .zero : box
    }

    /// The end of the last segment; zero for an empty path.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Returns a Boolean value that indicates whether a point lies inside the closed path, by the path's fill rule.
    open func contains(_ point: CGPoint) -> Bool {
        CGPath(path).contains(point, using: usesEvenOddFillRule ? .evenOdd : .winding)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path: path)
        copy.lineWidth = lineWidth
        copy.lineCapStyle = lineCapStyle
        copy.lineJoinStyle = lineJoinStyle
        copy.miterLimit = miterLimit
        copy.flatness = flatness
        copy.usesEvenOddFillRule = usesEvenOddFillRule
        copy.dashes = dashes
        copy.dashPhase = dashPhase
        return copy
    }

    open override func copy() -> Any { copy(with: nil) }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBezierPath else { return false }
        return path == other.path && strokeStyle == other.strokeStyle
            && usesEvenOddFillRule == other.usesEvenOddFillRule
    }

    open override var hash: Int { path.hashValue }

    // MARK: Elements

    /// Begins a subpath at a point.
    open func move(to point: CGPoint) { path.move(to: point) }

    /// Adds a straight line from the current point.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }

    /// Adds a cubic Bézier curve from the current point.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    /// Adds a quadratic Bézier curve from the current point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    /// Adds a circular arc after a line to its start; angles are radians, clockwise on screen from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: !clockwise)
        path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: .identity)
    }

    /// Closes the last subpath with a straight line.
    open func close() { path.close() }

    /// Removes all elements.
    open func removeAllPoints() { path = Path() }

    /// Adds the elements of another path.
    open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

    /// Returns the path drawn from its end to its start.
    open func reversing() -> UIBezierPath {
        let result = copy() as? UIBezierPath ?? UIBezierPath(path: path)
        result.path = path.reversed
        return result
    }

    /// Transforms every point.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

    /// Sets the lengths of dashes and gaps, in points; nil draws solid lines.
    open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dashes = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(0, count))) } ?? []
        dashPhase = phase
    }

    /// Returns the number of lengths, the lengths and the phase through pointers, each of which may be nil.
    open func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        count?.pointee = dashes.count
        phase?.pointee = dashPhase
        for (index, dash) in dashes.enumerated() { pattern?[index] = dash }
    }

    // MARK: Drawing

    /// Fills the path in the current context.
    open func fill() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.fill(path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }

    /// Fills the path with a blend mode and an alpha of 0…1.
    open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in fill() }
    }

    /// Strokes the path in the current context with the path's own line width and style.
    open func stroke() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.stroke(path.applying(context.state.transform), line: strokeStyle)
    }

    /// Strokes the path with a blend mode and an alpha of 0…1.
    open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        UIGraphicsGetCurrentContext()?.withBlendMode(blendMode, alpha: alpha) { _ in stroke() }
    }

    /// Intersects the current context's clip with the path.
    open func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.clip(to: path.applying(context.state.transform), rule: usesEvenOddFillRule ? .evenOdd : .nonZero)
    }
}

extension UIBezierPath {
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
