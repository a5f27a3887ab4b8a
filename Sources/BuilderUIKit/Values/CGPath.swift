import Foundation
import Render

/// Which points lie inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
    case winding = 0
    case evenOdd = 1
}

/// The ends of an open line.
public enum CGLineCap: Int32, Hashable, Sendable {
    case butt = 0
    case round = 1
    case square = 2
}

/// The corners of a line.
public enum CGLineJoin: Int32, Hashable, Sendable {
    case miter = 0
    case round = 1
    case bevel = 2
}

/// Straight and curved segments, in points. `CGMutablePath` can be changed; a path made by an initializer here can't.
public class CGPath: Hashable {
    var path: Path

    init(_ path: Path) {
        self.path = path
    }

    /// A rectangle, clockwise on screen from its origin.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addRect(rect)
        self.init(path, transform)
    }

    /// An ellipse that touches the rectangle's sides.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        var path = Path()
        path.addEllipse(in: rect)
        self.init(path, transform)
    }

    /// A rectangle with quarter ellipses for corners; radii are in points and at most half the sides.
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

    public var isEmpty: Bool { path.isEmpty }

    /// The end of the last segment; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, those that control curves too; null for an empty path.
    public var boundingBox: CGRect { path.controlBounds }

    /// The smallest rectangle around the lines and curves; null for an empty path.
    public var boundingBoxOfPath: CGRect { path.bounds }

    public func copy() -> CGPath? { CGPath(path) }

    /// A copy with every point mapped.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform?.pointee ?? .identity))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform?.pointee ?? .identity))
    }

    /// True when the point lies inside the path once every subpath is closed; the path is mapped by `transform` first.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        let winding = path.applying(transform).winding(around: point)
        return rule == .evenOdd ? winding.crossings % 2 != 0 : winding.number != 0
    }

    /// The path as straight lines, none of which is further than `threshold` points from its curve.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(path.flattened(tolerance: max(threshold, 1e-4)))
    }

    /// Gives the rectangle where the path is one; true in that case.
    public func isRect(_ rect: UnsafeMutablePointer<CGRect>?) -> Bool {
        guard let found = path.asRect else { return false }
        rect?.pointee = found
        return true
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }

    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}
