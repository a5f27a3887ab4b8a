import BuilderUIKit

/// A view that fills the remaining space along an axis, as between the two ends of a row.
///
/// Its length is 1 point at the lowest priority (1), so it grows before any label or button does, within its limits.
/// Adjacent spacers share the space. Across its axis its size is set by its container.
///
/// ```swift
/// let row = HStackView {
///     UILabel("Total")
///     UISpacer(.horizontal).minWidth(16)
///     UILabel("12.80")
/// }
/// ```
public final class UISpacer: UIView {
    private let axis: NSLayoutConstraint.Axis

    /// Creates a spacer along `axis`.
    public init(_ axis: NSLayoutConstraint.Axis) {
        self.axis = axis
        super.init(frame: .zero)
        setContentHuggingPriority(.defaultLow, for: axis)
        setContentCompressionResistancePriority(.defaultLow, for: axis)
        let type: ConstraintType = axis == .horizontal ? .width : .height
        let attribute: NSLayoutConstraint.Attribute = axis == .horizontal ? .width : .height
        _ = size(
            type, ConstraintRecipe(attribute: attribute, target: .constant, constant: 1, priority: UILayoutPriority(1)))
    }

    /// Creates a spacer along `axis`.
    public convenience init(axis: NSLayoutConstraint.Axis) { self.init(axis) }

    /// Creates a horizontal spacer, since archives don't exist on Linux.
    required convenience init?(coder: NSCoder) { self.init(.horizontal) }

    /// Makes the spacers of one stack share its space: each has the length of the one before it, at a higher priority
    /// than that of its own length.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let before = superview?.subviews.prefix { $0 !== self }.last { ($0 as? UISpacer)?.axis == axis }
        guard let before else { return }
        let (own, other) =
            axis == .horizontal ? (widthAnchor, before.widthAnchor) : (heightAnchor, before.heightAnchor)
        let equalLength = own.constraint(equalTo: other)
        equalLength.priority = UILayoutPriority(2)
        equalLength.isActive = true
    }

    /// The minimum width, in points.
    @discardableResult
    public func minWidth(_ value: CGFloat) -> Self { frame(minWidth: value) }

    /// The minimum height, in points.
    @discardableResult
    public func minHeight(_ value: CGFloat) -> Self { frame(minHeight: value) }

    /// The maximum width, in points.
    @discardableResult
    public func maxWidth(_ value: CGFloat) -> Self { frame(maxWidth: value) }

    /// The maximum height, in points.
    @discardableResult
    public func maxHeight(_ value: CGFloat) -> Self { frame(maxHeight: value) }
}
