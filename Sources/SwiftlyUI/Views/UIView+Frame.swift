import BuilderUIKit
import Foundation

/// The components of a view's frame, readable and settable. They aren't constraints: in a view that is laid out by
/// constraints, the next layout overwrites them.
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

    /// The top edge of the frame in the superview's coordinates, in points.
    public var y: CGFloat {
        get { frame.origin.y }
        set { frame.origin.y = newValue }
    }

    /// The size of the frame, in points.
    public var size: CGSize {
        get { frame.size }
        set { frame.size = newValue }
    }

    /// The top left corner of the frame in the superview's coordinates, in points.
    public var origin: CGPoint {
        get { frame.origin }
        set { frame.origin = newValue }
    }
}
