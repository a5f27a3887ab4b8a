import BuilderUIKit
import Foundation

extension UIStackView {
    // MARK: Arrangement

    /// Sets the axis of the arranged views; ignored by `VStackView` and `HStackView`.
    @discardableResult
    public func axis(_ axis: NSLayoutConstraint.Axis) -> Self { setting { $0.axis = axis } }

    /// Sets the alignment of the arranged views across the axis.
    @discardableResult
    public func alignment(_ alignment: UIStackView.Alignment) -> Self { setting { $0.alignment = alignment } }

    /// Sets the distribution of the space along the axis.
    @discardableResult
    public func distribution(_ distribution: UIStackView.Distribution) -> Self {
        setting { $0.distribution = distribution }
    }

    /// The distance between neighbors, in points.
    @discardableResult
    public func spacing(_ spacing: CGFloat) -> Self { setting { $0.spacing = spacing } }

    /// The distance after one arranged view, in points, instead of the stack's spacing.
    @discardableResult
    public func customSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) -> Self {
        setting { $0.setCustomSpacing(spacing, after: arrangedSubview) }
    }

    /// Sets whether the arranged views are laid out inside the layout margins. Setting margins with `padding` sets it
    /// to true.
    @discardableResult
    public func layoutMarginsRelativeArrangement(_ relativeArrangement: Bool) -> Self {
        setting { $0.isLayoutMarginsRelativeArrangement = relativeArrangement }
    }

    /// Sets whether a vertical stack's spacing is measured from baseline to baseline.
    @discardableResult
    public func baselineRelativeArrangement(_ baselineRelativeArrangement: Bool) -> Self {
        setting { $0.isBaselineRelativeArrangement = baselineRelativeArrangement }
    }

    /// Appends arranged views.
    @discardableResult
    public func addArrangedContents(_ views: [UIView]) -> Self {
        for view in views { addArrangedSubview(view) }
        return self
    }

    /// Appends arranged views.
    ///
    /// ```swift
    /// UIStackView().axis(.vertical).spacing(4).addArrangedContents {
    ///     UILabel("Total")
    ///     UILabel("12.50")
    /// }
    /// ```
    @discardableResult
    public func addArrangedContents(@SwiftlyUIBuilder content: () -> [UIView]) -> Self {
        addArrangedContents(content())
    }

    /// Draws the first arranged view in front and the last one at the back; their frames are unchanged.
    @discardableResult
    public func reverseArrangedSubviewsZOrder() -> Self {
        for view in arrangedSubviews.reversed() { bringSubviewToFront(view) }
        return self
    }
}

extension UIStackView: MarginsFollower {
    /// Lays out the arranged views inside the margins, now that padding was set.
    func marginsWereSet(_ insets: UIEdgeInsets) { isLayoutMarginsRelativeArrangement = true }
}

/// Separators between the arranged views that are not hidden: one in the middle of each gap, centered across the axis
/// on the view before it. They take up no space. They are updated at the stack's next layout, and immediately when
/// their properties change.
///
/// ```swift
/// HStackView(spacing: 20) { … }
///     .separator(color: .separator, size: CGSize(width: 1, height: 30))
/// ```
extension UIStackView {
    /// Draws separators of a color and size between the arranged views, with rounded ends.
    @discardableResult
    public func separator(color: UIColor, size: CGSize) -> Self {
        let separators = StackSeparators.of(self)
        separators.set(on: self) {
            $0.color = color
            $0.size = size
            $0.cornerRadius = min(size.width, size.height) / 2
        }
        return self
    }

    /// Rounds the separators' corners by a radius in points: 0 for none, -1 for half of the width in a row and half of
    /// the height in a column.
    @discardableResult
    public func separator(cornerRadius: CGFloat) -> Self { setting { $0.separatorCornerRadius = cornerRadius } }

    /// The separators' color; white by default.
    public var separatorColor: UIColor {
        get { StackSeparators.existing(self)?.style.color ?? StackSeparators.Style().color }
        set { StackSeparators.of(self).set(on: self) { $0.color = newValue } }
    }

    /// The width and height of each separator, in points; zero (the default) for no separators. A size that is not
    /// finite is rejected with a message that names the stack.
    public var separatorSize: CGSize {
        get { StackSeparators.existing(self)?.style.size ?? .zero }
        set { StackSeparators.of(self).set(on: self) { $0.size = newValue } }
    }

    /// The radius of the separators' corners, in points: 0 for none; -1 (the default) for half of the width in a row
    /// and half of the height in a column.
    public var separatorCornerRadius: CGFloat {
        get { StackSeparators.existing(self)?.style.cornerRadius ?? StackSeparators.Style().cornerRadius }
        set { StackSeparators.of(self).set(on: self) { $0.cornerRadius = newValue } }
    }
}
