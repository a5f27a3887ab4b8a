import BuilderUIKit

/// A scroll view whose content moves left and right only.
///
/// The views of the braces become its subviews, in order. Nothing sizes them: pin one to all edges, and constrain its
/// height, so that the content's size is determined.
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
    /// Scrolls what the braces build: without a vertical indicator, and with drags kept to one direction. (An
    /// `HScrollView(frame:)` has UIKit's settings; both keep to the horizontal.)
    ///
    /// `translatesAutoresizingMaskIntoConstraints` of each view becomes false: views are placed by constraints.
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        showsVerticalScrollIndicator = false
        isDirectionalLockEnabled = true
        addScrolledViews(content())
    }

    /// The point of the content that lies in the top left corner, in points. Its y always is that of the content's top:
    /// what is assigned is replaced by `-contentInset.top`.
    public override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = horizontal(newValue) }
    }

    /// Scrolls to an offset, in points, of which only x counts.
    public override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(horizontal(contentOffset), animated: animated)
    }

    private func horizontal(_ offset: CGPoint) -> CGPoint { CGPoint(x: offset.x, y: -contentInset.top) }
}
