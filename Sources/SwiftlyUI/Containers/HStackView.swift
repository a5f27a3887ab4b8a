import BuilderUIKit

/// A stack view whose views stand beside each other, centered on one line, without spacing unless it is given.
///
/// All of `UIStackView` is open but the axis, which stays horizontal whatever is assigned. Touches on the stack's own
/// area, between its views, fall through to what lies behind it.
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
    /// Always horizontal; what is assigned is ignored.
    public override var axis: NSLayoutConstraint.Axis {
        get { .horizontal }
        set {}
    }

    /// A row of the views in the braces.
    /// - Parameter spacing: points between neighbors.
    public convenience init(spacing: CGFloat = 0, @SwiftlyUIBuilder content: () -> [UIView]) {
        self.init(frame: .zero)
        self.spacing = spacing
        for view in content() { addArrangedSubview(view) }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Archives don't exist on Linux: an empty row.
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
