import BuilderUIKit

/// A scroll view whose content moves up and down only.
///
/// The views of the braces become its subviews, in order. Nothing sizes them: pin one to all edges, and constrain its
/// width, so that the content's size is determined.
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
    /// Scrolls what the braces build: without a horizontal indicator, bouncing even where the content fits, and with
    /// drags kept to one direction. (A `VScrollView(frame:)` has UIKit's settings; both keep to the vertical.)
    ///
    /// `translatesAutoresizingMaskIntoConstraints` of each view becomes false: views are placed by constraints.
    public convenience init(@SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        showsHorizontalScrollIndicator = false
        alwaysBounceVertical = true
        isDirectionalLockEnabled = true
        addScrolledViews(content())
    }

    /// The point of the content that lies in the top left corner, in points. Its x always is that of the content's left
    /// edge: what is assigned is replaced by `-contentInset.left`.
    public override var contentOffset: CGPoint {
        get { super.contentOffset }
        set { super.contentOffset = vertical(newValue) }
    }

    /// Scrolls to an offset, in points, of which only y counts.
    public override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        super.setContentOffset(vertical(contentOffset), animated: animated)
    }

    private func vertical(_ offset: CGPoint) -> CGPoint { CGPoint(x: -contentInset.left, y: offset.y) }
}
