import BuilderUIKit

/// A stack view that arranges its views vertically, centered, with a spacing of 0 by default.
///
/// All members of `UIStackView` are available except the axis, which stays vertical regardless of assignments. Touches
/// on the stack's own area, between its views, pass through to the views behind it.
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
    /// The axis, which is always vertical; assignments are ignored.
    public override var axis: NSLayoutConstraint.Axis {
        get { .vertical }
        set {}
    }

    /// Creates a column of the closure's views.
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

    /// Creates an empty column, since archives don't exist on Linux.
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
