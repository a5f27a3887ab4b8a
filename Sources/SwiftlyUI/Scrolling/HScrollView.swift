import BuilderUIKit

/// A scroll view whose content moves horizontally only.
///
/// The closure's views become its subviews, in order, without any constraints for them. Pin one of them to all edges
/// and constrain its height, so that the content size is determined.
///
/// ```swift
/// let strip = HScrollView {
///     HStackView(spacing: 8) {
///         ForEach(pictures) { ImageView($0) }
///     }
///     .fillToSuper()
///     .height(120)
/// }
/// ```
public final class HScrollView: UIScrollView {
    /// Creates a scroll view of the closure's views: without a vertical indicator, and with directional lock. (An
    /// `HScrollView(frame:)` has UIKit's settings; both scroll horizontally only.)
    ///
    /// `translatesAutoresizingMaskIntoConstraints` of each view becomes false: views are laid out by constraints.
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        showsVerticalScrollIndicator = false
        isDirectionalLockEnabled = true
        addScrolledViews(content())
    }

    /// The content's point at the top left corner of the view, in points. Its y-coordinate is always that of the
    /// content's top: an assigned y-coordinate is replaced by `-contentInset.top`.
    public override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = horizontal(newValue) }
    }

    /// Scrolls to an offset, in points, of which only the x-coordinate is used.
    public override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(horizontal(contentOffset), animated: animated)
    }

    private func horizontal(_ offset: CGPoint) -> CGPoint { CGPoint(x: offset.x, y: -contentInset.top) }
}
