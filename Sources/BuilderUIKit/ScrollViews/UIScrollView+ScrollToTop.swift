import Foundation

extension UIWindow {
    /// Taps the status bar, for tests: a scroll view whose `scrollsToTop` is true scrolls to its top.
    ///
    /// As UIKit documents, nothing scrolls on an iPhone if several such scroll views are visible; on an iPad the one
    /// that is closest to the status bar does.
    ///
    /// - Returns: The scroll view that scrolled; nil for none.
    @discardableResult
    public func simulateStatusBarTap() -> UIScrollView? {
        layoutIfNeeded()
        let scrollViews = visibleScrollViews(in: self).filter(\.scrollsToTop)
        let isPad = traitCollection.userInterfaceIdiom == .pad
        guard isPad || scrollViews.count == 1 else { return nil }
        let closest = scrollViews.min { $0.convert($0.bounds, to: nil).minY < $1.convert($1.bounds, to: nil).minY }
        guard let closest, closest.scrollToTop() else { return nil }
        layoutIfNeeded()
        return closest
    }

    private func visibleScrollViews(in view: UIView) -> [UIScrollView] {
        view.subviews.flatMap { subview -> [UIScrollView] in
            guard !subview.isHidden, subview.alpha > 0.01 else { return [] }
            let isVisible = subview.convert(subview.bounds, to: nil).intersects(bounds)
            return (isVisible ? [subview as? UIScrollView].compactMap(\.self) : []) + visibleScrollViews(in: subview)
        }
    }
}

extension UIScrollView {
    /// Scrolls to the top if the delegate permits it. Returns false if it doesn't, or if the top is visible already.
    fileprivate func scrollToTop() -> Bool {
        guard !isAtStart, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return false }
        contentOffset.y = -adjustedContentInset.top
        scrollDelegate?.scrollViewDidScrollToTop(self)
        send(.didScrollToTop)
        return true
    }
}
