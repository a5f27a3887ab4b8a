import Foundation

/// Pull to refresh. It is drawn, as a ring of strokes, only while it refreshes.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false
    open var attributedTitle: NSAttributedString?

    /// As wide as the scroll view and 60 points tall.
    public convenience init() {
        self.init(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
        isHidden = true
    }

    open func beginRefreshing() {
        isRefreshing = true
        isHidden = false
        if let scrollView = superview as? UIScrollView { place(in: scrollView) }
    }

    open func endRefreshing() {
        isRefreshing = false
        isHidden = true
    }

    func place(in scrollView: UIScrollView) {
        frame = CGRect(x: 0, y: -60, width: scrollView.bounds.width, height: 60)
    }
}
