import Foundation

// Scroll views. `didScroll` is sent before the delegate is notified, all other events after.

extension DelegateEvent where Value == Void {
    /// Sent after the content offset changed.
    package static var didScroll: Self { Self("didScroll") }
    /// Sent after the zoom scale changed.
    package static var didZoom: Self { Self("didZoom") }
    /// Sent when a drag of the content begins.
    package static var willBeginDragging: Self { Self("willBeginDragging") }
    /// Sent before the content decelerates after a swipe.
    package static var willBeginDecelerating: Self { Self("willBeginDecelerating") }
    /// Sent after the content stopped after a swipe.
    package static var didEndDecelerating: Self { Self("didEndDecelerating") }
    /// Sent after an animated change of the offset by code.
    package static var didEndScrollingAnimation: Self { Self("didEndScrollingAnimation") }
    /// Sent after a tap on the status bar scrolled to the top.
    package static var didScrollToTop: Self { Self("didScrollToTop") }
}

extension DelegateEvent where Value == (velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>) {
    /// Sent when a finger is lifted, with the velocity in points per millisecond and the target offset in points.
    package static var willEndDragging: Self { Self("willEndDragging") }
}

extension DelegateEvent where Value == Bool {
    /// Sent after a drag, with a Boolean value that indicates whether the content decelerates.
    package static var didEndDragging: Self { Self("didEndDragging") }
}

extension DelegateEvent where Value == UIView? {
    /// Sent before a view is zoomed.
    package static var willBeginZooming: Self { Self("willBeginZooming") }
}

extension DelegateEvent where Value == (view: UIView?, scale: CGFloat) {
    /// Sent after a view was zoomed.
    package static var didEndZooming: Self { Self("didEndZooming") }
}
