import Foundation

extension UIScrollView {
    /// The conditions under which the safe area is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable {
        /// Vertically always inside a navigation or tab bar controller, otherwise if the content can scroll.
        case automatic = 0
        /// On the axes on which the content can scroll.
        case scrollableAxes = 1
        /// Never.
        case never = 2
        /// Always.
        case always = 3
    }

    /// The colors of the scroll indicators, which aren't drawn.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// Dark with a light border.
        case `default` = 0
        /// Dark.
        case black = 1
        /// Light.
        case white = 2
    }

    /// The visibility of an index, which isn't drawn.
    public enum IndexDisplayMode: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Always hidden.
        case alwaysHidden = 1
    }

    /// The dismissal of the keyboard by a drag.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// The keyboard stays.
        case none = 0
        /// The first responder resigns when a drag begins.
        case onDrag = 1
        /// The finger pushes the keyboard away; no keyboard is drawn, and the first responder stays.
        case interactive = 2
        /// The first responder resigns when a drag begins, and its accessory disappears.
        case onDragWithAccessory = 3
        /// The finger pushes the keyboard and its accessory away; the first responder stays.
        case interactiveWithAccessory = 4
    }

    /// The factor by which the velocity of content decreases in a millisecond after a swipe.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The factor, between 0 and 1.
        public let rawValue: CGFloat
        /// Creates a rate from a factor.
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        /// The normal rate: 0.998.
        public static let normal = DecelerationRate(rawValue: 0.998)
        /// A faster deceleration: 0.99.
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}

/// An object that is notified of a scroll view's changes; all methods are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// Called after the content offset changed.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// Called after the zoom scale changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// Called when a drag begins.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// Called when a drag ends; the delegate can change the target offset.
    ///
    /// The velocity is in points per millisecond, the target offset in points.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after a drag ended, with a Boolean value that indicates whether the content decelerates.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called before the content decelerates after a swipe.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called after the content stopped after a swipe.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// Called after an animated change of the offset by code, which takes effect at once.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view to zoom; nil by default, for none.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Called before zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called after zooming ended, with the final scale.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns a Boolean value that indicates whether a tap on the status bar scrolls to the top; true by
    /// default.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// Called after a tap on the status bar scrolled to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// Called after the adjusted insets changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    private var proxied: ForwardedCalls<any UIScrollViewDelegate>? { ForwardedCalls(self) }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewDidScroll(scrollView) }
    }
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewDidZoom(scrollView) }
    }
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewWillBeginDragging(scrollView) }
    }
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        proxied?.send([scrollView, velocity, targetContentOffset]) {
            $0.scrollViewWillEndDragging(scrollView, withVelocity: velocity, targetContentOffset: targetContentOffset)
        }
    }
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        proxied?.send([scrollView, decelerate]) { $0.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate) }
    }
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewWillBeginDecelerating(scrollView) }
    }
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewDidEndDecelerating(scrollView) }
    }
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewDidEndScrollingAnimation(scrollView) }
    }
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? {
        proxied?.send([scrollView]) { $0.viewForZooming(in: scrollView) } ?? nil
    }
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
        proxied?.send([scrollView, view]) { $0.scrollViewWillBeginZooming(scrollView, with: view) }
    }
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        proxied?.send([scrollView, view, scale]) { $0.scrollViewDidEndZooming(scrollView, with: view, atScale: scale) }
    }
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        proxied?.send([scrollView]) { $0.scrollViewShouldScrollToTop(scrollView) } ?? true
    }
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewDidScrollToTop(scrollView) }
    }
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
        proxied?.send([scrollView]) { $0.scrollViewDidChangeAdjustedContentInset(scrollView) }
    }
}
