import Foundation

extension UIView {
    /// Returns the largest scroll view that grows with this view.
    ///
    /// Carousels in a row of fixed height and text views as high as their text don't grow.
    func scrollViewThatGrows() -> UIScrollView? {
        let scrollViews = scrollViewsThatScroll
        guard !scrollViews.isEmpty else { return nil }
        let heights = scrollViews.map(\.bounds.height)
        let frame = self.frame
        self.frame.size.height += 100
        layoutIfNeeded()
        var best: UIScrollView?
        for (scrollView, height) in zip(scrollViews, heights) where scrollView.bounds.height > height + 1 {
            if scrollView.area > (best?.area ?? 0) { best = scrollView }
        }
        self.frame = frame
        layoutIfNeeded()
        return best
    }

    /// The visible scroll views with scrolling enabled.
    private var scrollViewsThatScroll: [UIScrollView] {
        var result: [UIScrollView] = []
        var pending = [self]
        while let next = pending.popLast() {
            if next.isHidden { continue }
            if let scrollView = next as? UIScrollView, scrollView.isScrollEnabled { result.append(scrollView) }
            pending.append(contentsOf: next.subviews)
        }
        return result
    }

    private var area: CGFloat { bounds.width * bounds.height }
}
