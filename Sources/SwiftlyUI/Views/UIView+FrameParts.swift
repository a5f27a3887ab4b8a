import BuilderUIKit
import Foundation

/// The parts of a view's frame, to read and to set. They are no constraints, and the next layout
/// overwrites them in a view that constraints place.
extension UIView {
    /// The height of the frame, in points.
    public var height: CGFloat {
        get { frame.size.height }
        set { frame.size.height = newValue }
    }

    /// The width of the frame, in points.
    public var width: CGFloat {
        get { frame.size.width }
        set { frame.size.width = newValue }
    }

    /// The left edge of the frame in the superview's coordinates, in points.
    public var x: CGFloat {
        get { frame.origin.x }
        set { frame.origin.x = newValue }
    }

    /// The upper edge of the frame in the superview's coordinates, in points.
    public var y: CGFloat {
        get { frame.origin.y }
        set { frame.origin.y = newValue }
    }

    /// The size of the frame, in points.
    public var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The upper left corner of the frame in the superview's coordinates, in points.
    public var origin: CGPoint {
        get { frame.origin }
        set { frame.origin = newValue }
    }
}
