import Foundation

extension UIView {
    /// The largest scroll view that becomes higher when the whole becomes higher: neither a carousel in a row of fixed
    /// height nor a text view that is as high as its text does.
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

    /// Those that show and can be scrolled.
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
