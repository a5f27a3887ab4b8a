import BuilderUIKit
import Foundation

extension UIStackView {
    /// Sets the axis of the arranged views; a `VStackView` and an `HStackView` keep theirs.
    @discardableResult
    public func axis(_ axis: NSLayoutConstraint.Axis) -> Self {
        self.axis = axis
        return self
    }

    /// Sets where the arranged views stand across the axis.
    @discardableResult
    public func alignment(_ alignment: UIStackView.Alignment) -> Self {
        self.alignment = alignment
        return self
    }

    /// Sets how the room along the axis is shared out.
    @discardableResult
    public func distribution(_ distribution: UIStackView.Distribution) -> Self {
        self.distribution = distribution
        return self
    }

    /// Points between neighbors.
    @discardableResult
    public func spacing(_ spacing: CGFloat) -> Self {
        self.spacing = spacing
        return self
    }

    /// Points after one arranged view, instead of the stack's spacing.
    @discardableResult
    public func customSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) -> Self {
        setCustomSpacing(spacing, after: arrangedSubview)
        return self
    }

    /// Sets whether the arranged views keep inside the layout margins. Setting margins with `padding` turns it on.
    @discardableResult
    public func layoutMarginsRelativeArrangement(_ relativeArrangement: Bool) -> Self {
        isLayoutMarginsRelativeArrangement = relativeArrangement
        return self
    }

    /// Sets whether a column's spacing is measured from baseline to baseline.
    @discardableResult
    public func baselineRelativeArrangement(_ baselineRelativeArrangement: Bool) -> Self {
        isBaselineRelativeArrangement = baselineRelativeArrangement
        return self
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

    /// Draws the first arranged view frontmost and the last one rearmost; where they stand doesn't change.
    @discardableResult
    public func reverseArrangedSubviewsZOrder() -> Self {
        for view in arrangedSubviews.reversed() { bringSubviewToFront(view) }
        return self
    }
}

extension UIStackView: MarginsFollower {
    /// A stack that is given a padding keeps its arranged views inside.
    func marginsWereSet(_ insets: UIEdgeInsets) {
        isLayoutMarginsRelativeArrangement = true
    }
}
