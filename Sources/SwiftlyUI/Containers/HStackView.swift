import BuilderUIKit

/// A stack view that arranges its views horizontally, centered on one line, with a spacing of 0 by default.
///
/// All members of `UIStackView` are available except the axis, which stays horizontal regardless of assignments.
/// Touches on the stack's own area, between its views, pass through to the views behind it.
///
/// ```swift
/// let row = HStackView(spacing: 8) {
///     UILabel("Total")
///     UISpacer(axis: .horizontal)
///     UILabel("12.80")
/// }
/// .width(200)
/// ```
public final class HStackView: UIStackView {
    /// The axis, which is always horizontal; assignments are ignored.
    public override var axis: NSLayoutConstraint.Axis {
        get { .horizontal }
        set {}
    }

    /// Creates a row of the closure's views.
    /// - Parameter spacing: the distance between neighbors, in points.
    public convenience init(spacing: CGFloat = 0, @SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        self.spacing = spacing
        for view in content() { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates an empty row, since archives don't exist on Linux.
    public required init(coder: NSCoder) {
        super.init(frame: .zero)
        setUp()
    }

    @available(*, unavailable, message: "Use init(spacing:content:).")
    public convenience init(arrangedSubviews views: [UIView]) { self.init(spacing: 0) { views } }

    private func setUp() {
        alignment = .center
        ignoresOwnHits = true
    }
}
