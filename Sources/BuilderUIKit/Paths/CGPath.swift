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
    /// Ends at the end points.
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
    /// Cut off corners.
    case bevel = 2
}

/// A path of straight and curved segments, in points.
///
/// `CGMutablePath` is mutable; a path created by an initializer of this class isn't.
public class CGPath: Hashable {
    var path: Path

    init(_ path: Path) {
        self.path = path
    }

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

    /// Returns whether a point lies inside the path with closed subpaths; the path is transformed first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = path.applying(transform).winding(around: point)
        return rule == .evenOdd ? winding.crossings % 2 != 0 : winding.number != 0
    }

    /// Returns the path as straight lines, at most `threshold` points away from its curves.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(path.flattened(tolerance: max(threshold, 1e-4)))
    }

    /// Returns whether the path is a rectangle, and stores it in `rect`.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.asRect else { return false }
        rect?.pointee = found
        return true
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
