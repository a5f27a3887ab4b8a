import Foundation
import Render

/// A path with the way it is drawn, in points. Not for use from several threads at a time.
open class UIBezierPath: NSObject, NSCopying {
    private let foundationMark = FoundationMark()
    var path: Path

    /// Points.
    open var lineWidth: CGFloat = 1
    open var lineCapStyle = CGLineCap.butt
    open var lineJoinStyle = CGLineJoin.miter
    /// Miters longer than this many line widths are cut off.
    open var miterLimit: CGFloat = 10
    /// Points that a curve may be drawn off its place; curves are drawn finer.
    open var flatness: CGFloat = 0.6
    open var usesEvenOddFillRule = false
    /// Lengths of strokes and gaps, in points; empty for whole lines.
    var dashes: [CGFloat] = []
    var dashPhase: CGFloat = 0

    init(path: Path) {
        self.path = path
    }

    /// An empty path.
    public override init() {
        path = Path()
    }

    public convenience init(cgPath: CGPath) {
        self.init(path: cgPath.path)
    }

    public convenience init(rect: CGRect) {
        var path = Path()
        path.addRect(rect)
        self.init(path: path)
    }

    public convenience init(ovalIn rect: CGRect) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path: path)
    }

    /// A rectangle with smooth corners, which begin 1.528665 radii from the corner, as on iOS since 7.
    ///
    /// Where the sides are too short for that, iOS changes to another shape: half circles at the short ends.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        var path = Path()
        path.addContinuousRect(rect, radius: cornerRadius, corners: .allCorners)
        self.init(path: path)
    }

    /// A rectangle with some corners rounded, as `init(roundedRect:cornerRadius:)` does it; the radius is
    /// `cornerRadii.width` points.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        var path = Path()
        path.addContinuousRect(rect, radius: cornerRadii.width, corners: corners)
        self.init(path: path)
    }

    /// A part of a circle; angles are radians, clockwise on screen from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    open var cgPath: CGPath {
        get { CGPath(path) }
        set { path = newValue.path }
    }

    open var isEmpty: Bool { path.isEmpty }

    /// The smallest rectangle around all points, those that control curves too; zero for an empty path.
    open var bounds: CGRect {
        let box = path.controlBounds
        return box.isNull ? .zero : box
    }

    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// True when the point lies inside the closed path, by the path's fill rule.
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
}
