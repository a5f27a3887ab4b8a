import Foundation
import Render

/// The rule for the interior of a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// The nonzero winding rule.
    case winding = 0
    /// The even-odd rule.
    case evenOdd = 1
}

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    /// Flat ends at the end points.
    case butt = 0
    /// Half circles around the end points.
    case round = 1
    /// Half squares beyond the end points.
    case square = 2
}

/// The shape of the corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    /// Pointed corners.
    case miter = 0
    /// Rounded corners.
    case round = 1
    /// Beveled corners.
    case bevel = 2
}

/// A path of straight and curved segments, in points.
///
/// `CGMutablePath` is mutable; a path created by an initializer of this class isn't.
public class CGPath: Hashable {
    var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a rectangle, clockwise on screen from its origin.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addRect(rect)
        self.init(path, transform)
    }

    /// Creates an ellipse that fits the rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path, transform)
    }

    /// Creates a rectangle with elliptical corners; radii are in points and at most half the sides.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        var path = Path()
        path.addRoundedRect(in: rect, width: cornerWidth, height: cornerHeight)
        self.init(path, transform)
    }

    private convenience init(_ path: Path, _ transform: UnsafePointer<CGAffineTransform>?) {
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// A Boolean value that indicates whether the path has no elements.
    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last segment; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, including control points; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.bounds }

    /// Returns an immutable copy.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a copy with every point transformed.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    /// Returns a mutable copy.
    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    /// Returns a mutable copy with every point transformed.
    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform?.pointee ?? .identity))
    }

    /// Returns a Boolean value that indicates whether a point lies inside the path with closed subpaths; the path is
    /// transformed first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = path.applying(transform).winding(around: point)
        return rule == .evenOdd ? winding.crossings % 2 != 0 : winding.number != 0
    }

    /// Returns the path as straight lines, at most `threshold` points away from its curves.
    public func flattened(threshold: CGFloat) -> CGPath { CGPath(path.flattened(tolerance: max(threshold, 1e-4))) }

    /// Returns a Boolean value that indicates whether the path is a rectangle, and stores it in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.asRect else { return false }
        rect?.pointee = found
        return true
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable path. Methods map the added elements by their `transform`.
public final class CGMutablePath: CGPath {
    override init(_ path: Path) { super.init(path) }

    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Begins a subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line from the current point. Without one, begins a subpath at the end point.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a cubic Bézier curve from the current point.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    }

    /// Adds a quadratic Bézier curve from the current point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Closes the last subpath with a straight line.
    public func closeSubpath() { path.close() }

    /// Adds a rectangle as a closed subpath.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(transform) { $0.addRect(rect) }
    }

    /// Adds each rectangle as a closed subpath.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        for (index, point) in points.enumerated() {
            if index == 0 {
                move(to: point, transform: transform)
            } else {
                addLine(to: point, transform: transform)
            }
        }
    }

    /// Adds an ellipse that fits the rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.append(transform) { $0.addEllipse(in: rect) }
    }

    /// Adds a rectangle with elliptical corners; radii are in points and at most half the sides.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) { path.append(transform) { $0.addRoundedRect(in: rect, width: cornerWidth, height: cornerHeight) } }

    /// Adds a circular arc, after a line to its start.
    ///
    /// Angles are radians from the x axis toward the y axis. As in Core Graphics, `clockwise` refers to a y axis that
    /// points up: on a screen, where it points down, false goes clockwise.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sweep = Path.sweep(from: startAngle, to: endAngle, isDecreasing: clockwise)
        path.addArc(center: center, radius: radius, start: startAngle, sweep: sweep, transform: transform)
    }

    /// Adds a circular arc of `delta` radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) { path.addArc(center: center, radius: radius, start: startAngle, sweep: delta, transform: transform) }

    /// Adds a circular arc that is tangent to two lines: from the current point to the first end, and from there to the
    /// second.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds another path.
    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        self.path.elements += path.path.applying(transform).elements
    }
}

/// The type of a path element.
public enum CGPathElementType: Int32, Hashable, Sendable {
    /// The start of a subpath.
    case moveToPoint = 0
    /// A straight line.
    case addLineToPoint = 1
    /// A quadratic Bézier curve.
    case addQuadCurveToPoint = 2
    /// A cubic Bézier curve.
    case addCurveToPoint = 3
    /// The end of a closed subpath.
    case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
    /// The element's type.
    public var type: CGPathElementType
    /// The points, control points first: 1, 1, 2, 3 or 0, by the type. Valid during the call that passes the element.
    public var points: UnsafeMutablePointer<CGPoint>
}

extension CGPath {
    /// Calls a closure with each element in order.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var (type, points): (CGPathElementType, [CGPoint]) =
                switch element {
                case .move(let point): (.moveToPoint, [point])
                case .line(let point): (.addLineToPoint, [point])
                case .quadCurve(let point, let control): (.addQuadCurveToPoint, [control, point])
                case .curve(let point, let first, let second): (.addCurveToPoint, [first, second, point])
                case .close: (.closeSubpath, [])
                }
            points.reserveCapacity(3)
            points.withUnsafeMutableBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return }
                withUnsafePointer(to: CGPathElement(type: type, points: start)) { block($0) }
            }
        }
    }

    /// Returns the path divided into dashes: lengths of dashes and gaps in points, starting `phase` points into the
    /// pattern.
    public func copy(dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity)
        -> CGPath
    {
        let usable = StrokeStyle.usable(lengths).map { CGFloat($0) }
        let mapped = path.applying(transform)
        guard !usable.isEmpty else { return CGPath(mapped) }
        let dashes = mapped.polylines(tolerance: 0.05)
            .flatMap { $0.dashed(usable, phase: phase.isFinite ? phase : 0) }
        return CGPath(Path(dashes.flatMap(\.elements)))
    }

    /// Returns the outline of a stroke along the path, to be filled by the winding rule.
    ///
    /// - Parameters:
    ///   - lineWidth: The width in points; the copy is empty for one of 0 or less.
    ///   - lineCap: The shape of the ends.
    ///   - lineJoin: The shape of the joints.
    ///   - miterLimit: The maximum ratio of a pointed joint's length to the line's width.
    ///   - transform: A transform that maps the path before it is outlined.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        guard lineWidth > 0, lineWidth.isFinite else { return CGPath(Path()) }
        let style = StrokeStyle(
            width: Double(lineWidth), cap: LineCap(lineCap), join: LineJoin(lineJoin),
            miterLimit: Double(miterLimit))
        return CGPath(path.applying(transform).stroked(style, tolerance: 0.02))
    }
}

extension Polyline {
    /// The line as elements of a path.
    fileprivate var elements: [Path.Element] {
        // A dash without length is a dot.
        let points = points.count == 1 ? points + points : points
        let lines = points.enumerated().map { $0.offset == 0 ? Path.Element.move($0.element) : .line($0.element) }
        return isClosed ? lines + [.close] : lines
    }
}
