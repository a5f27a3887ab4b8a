import Foundation
import Render

/// The window that a view or controller is laid out in for one image.
@MainActor
protocol RenderHost {
    /// The window that contains the content.
    var window: UIWindow { get }
    /// A Boolean value that indicates whether the current content has the space that it requires.
    var fitsContent: Bool { get }
    /// Resizes the window to the space that the content requires. May be called again when the content has changed.
    func resizeToFitContent() throws
    /// Returns the content to its owner after it has been read.
    func close()
    /// Returns the view to draw, its size in points, and the color behind it.
    func end() -> (view: UIView, size: CGSize, background: Color?)
}

extension RenderHost {
    func close() {}
}

extension UIView: RenderSource {
    public func makeRenderContent() -> RenderContent { .view(self) }
}

extension UIViewController: RenderSource {
    public func makeRenderContent() -> RenderContent { .controller(self) }
}

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
