import BuilderUIKit

/// A scroll view whose content moves vertically only.
///
/// The closure's views become its subviews, in order, without any constraints for them. Pin one of them to all edges
/// and constrain its width, so that the content size is determined.
///
/// ```swift
/// let page = VScrollView {
///     VStackView(spacing: 8) {
///         ForEach(paragraphs) { UILabel($0).numberOfLines(0) }
///     }
///     .fillToSuper()
///     .width(320)
/// }
/// ```
public final class VScrollView: UIScrollView {
    /// Creates a scroll view of the closure's views: without a horizontal indicator, with vertical bouncing even if the
    /// content fits, and with directional lock. (A `VScrollView(frame:)` has UIKit's settings; both scroll vertically
    /// only.)
    ///
    /// `translatesAutoresizingMaskIntoConstraints` of each view becomes false: views are laid out by constraints.
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = true
        isDirectionalLockEnabled = true
        addScrolledViews(content())
    }

    /// The content's point at the top left corner of the view, in points. Its x-coordinate is always that of the
    /// content's left edge: an assigned x-coordinate is replaced by `-contentInset.left`.
    public override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = vertical(newValue) }
    }

    /// Scrolls to an offset, in points, of which only the y-coordinate is used.
    public override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(vertical(contentOffset), animated: animated)
    }

    private func vertical(_ offset: CGPoint) -> CGPoint { CGPoint(x: -contentInset.left, y: offset.y) }
}
