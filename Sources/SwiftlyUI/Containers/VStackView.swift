import BuilderUIKit

/// A stack view whose views stand above each other, centered, without spacing unless it is given.
///
/// All of `UIStackView` is open but the axis, which stays vertical whatever is assigned. Touches on the stack's own
/// area, between its views, fall through to what lies behind it.
///
/// ```swift
/// let form = VStackView(spacing: 12) {
///     UILabel("Sign in").font(.headline)
///     UITextField("Name").width(200)
///     UITextField("Password").width(200)
/// }
/// .alignment(.leading).padding(16)
/// ```
public final class VStackView: UIStackView {
    /// Always vertical; what is assigned is ignored.
    public override var axis: NSLayoutConstraint.Axis {
        get { .vertical }
        set {}
    }

    /// A column of the views in the braces.
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

    /// Archives don't exist on Linux: an empty column.
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
