import BuilderUIKit

/// Takes the room along an axis that other views leave, as between the two ends of a row.
///
/// It has a length of 1 point at the lowest priority (1): it grows before any label or
/// button does, within the limits that it is given. Spacers beside each other share the room. Across its axis it takes
/// what it is given.
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

    /// Room along `axis`.
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

    /// Room along `axis`.
    public convenience init(axis: NSLayoutConstraint.Axis) { self.init(axis) }

    /// Archives don't exist on Linux: room along the horizontal.
    required convenience init?(coder: NSCoder) { self.init(.horizontal) }

    /// Spacers of one stack share its room: each has the length of the one before it, at a higher priority than that of
    /// its own length.
    public override func didMoveToSuperview() {
        super.didMoveToSuperview()
        let before = superview?.subviews.prefix { $0 !== self }.last { ($0 as? UISpacer)?.axis == axis }
        guard let before else { return }
        let (own, other) =
            axis == .horizontal ? (widthAnchor, before.widthAnchor) : (heightAnchor, before.heightAnchor)
        let wish = own.constraint(equalTo: other)
        wish.priority = UILayoutPriority(2)
        wish.isActive = true
    }

    /// The least width in points.
    @discardableResult
    public func minWidth(_ value: CGFloat) -> Self { frame(minWidth: value) }

    /// The least height in points.
    @discardableResult
    public func minHeight(_ value: CGFloat) -> Self { frame(minHeight: value) }

    /// The greatest width in points.
    @discardableResult
    public func maxWidth(_ value: CGFloat) -> Self { frame(maxWidth: value) }

    /// The greatest height in points.
    @discardableResult
    public func maxHeight(_ value: CGFloat) -> Self { frame(maxHeight: value) }
}
