import Foundation

// Scroll views. `didScroll` is sent before the delegate is notified, all other events after.

extension _DelegateEvent where Value == Void {
    /// Sent after the content offset changed.
    public static var didScroll: Self { Self("didScroll") }
    /// Sent after the zoom scale changed.
    public static var didZoom: Self { Self("didZoom") }
    /// Sent when a drag of the content begins.
    public static var willBeginDragging: Self { Self("willBeginDragging") }
    /// Sent before the content moves on after a swipe.
    public static var willBeginDecelerating: Self { Self("willBeginDecelerating") }
    /// Sent after the content stopped after a swipe.
    public static var didEndDecelerating: Self { Self("didEndDecelerating") }
    /// Sent after an animated change of the offset by code.
    public static var didEndScrollingAnimation: Self { Self("didEndScrollingAnimation") }
}

extension _DelegateEvent where Value == (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    /// Sent when a finger is lifted, with the velocity in points per millisecond and the target offset in points.
    public static var willEndDragging: Self { Self("willEndDragging") }
}

extension _DelegateEvent where Value == Bool {
    /// Sent after a drag, with a Boolean value that indicates whether the content moves on.
    public static var didEndDragging: Self { Self("didEndDragging") }
}

extension _DelegateEvent where Value == UIView? {
    /// Sent before a view is zoomed.
    public static var willBeginZooming: Self { Self("willBeginZooming") }
}

extension _DelegateEvent where Value == (view: UIView?, scale: CGFloat) {
    /// Sent after a view was zoomed.
    public static var didEndZooming: Self { Self("didEndZooming") }
}
