import Foundation

/// The lengths from which the arrangement is computed.
extension UIStackView {
    /// Returns whether a spacing can be used: a finite number of points, or one of the two that stand for a value.
    func isUsable(_ spacing: CGFloat) -> Bool {
        if spacing == UIStackView.spacingUseDefault || (spacing.isFinite && abs(spacing) < 1e9) { return true }
        LayoutDiagnostics.report(.invalidConstant(constraint: "the spacing of \(describeBriefly())", value: spacing))
        return false
    }

    /// Returns the gap after a visible view, in points, with the values that represent another one resolved.
    func gap(after view: UIView) -> CGFloat {
        switch customSpacings[ObjectIdentifier(view)] ?? spacing {
        case UIStackView.spacingUseSystem: 8
        case UIStackView.spacingUseDefault: 0
        case let value: value
        }
    }

    // MARK: Proportions

    /// Returns the natural lengths along the axis, in points; −1 for none. Heights are those of the wrapped text.
    func proportionalLengths(of views: [UIView]) -> [CGFloat] {
        views.map { view in
            let length =
                axis == .vertical
                ? view.knownContent?.size.height ?? view.intrinsicContentSize.height : view.sizeBeforeWrapping.width
            return length.isFinite && length <= 1e9 ? length : UIView.noIntrinsicMetric
        }
    }

    /// Updates proportions after text has wrapped to another height.
    func proportionsMayHaveChanged() {
        guard distribution == .fillProportionally, axis == .vertical else { return }
        let visible = arrangedSubviews.filter { !$0.isHidden }
        guard visible.contains(where: \.needsSecondLayoutPass) else { return }
        if proportionalLengths(of: visible) != usedProportionalLengths { arrangementDidChange() }
    }

    // MARK: Baselines

    /// Indicates whether the arrangement references baselines.
    var usesBaselines: Bool {
        axis == .vertical
            ? isBaselineRelativeArrangement : alignment == .firstBaseline || alignment == .lastBaseline
    }

    /// Returns the arranged subview that provides the baseline of a plain stack; nil for a subclass, which may override
    /// `forFirstBaselineLayout` and its counterpart.
    func baselineCarrier(isFirst: Bool, measures: BaselineMemo?) -> UIView? {
        type(of: self) == UIStackView.self ? (measures ?? BaselineMemo()).carrier(of: self, isFirst: isFirst) : nil
    }

    var proportionalAxis: NSLayoutConstraint.Axis? { distribution == .fillProportionally ? axis : nil }
}

extension UIStackView: ArrangingElement {}

extension UIView {
    /// The intrinsic content size regardless of the width found by the last layout, so that layouts don't depend on
    /// those before them.
    var sizeBeforeWrapping: CGSize {
        if let size = knownContent?.sizeBeforeWrapping { return size }
        let width = automaticLayoutWidth
        automaticLayoutWidth = 0
        defer { automaticLayoutWidth = width }
        return intrinsicContentSize
    }

    /// The engine's content constraints, so that text isn't measured again for its container.
    fileprivate var knownContent: LayoutItem.ContentConstraints? { layoutItem?.engine?.sizes.contentSize(of: self) }
}

extension UIStackView {
    /// Returns the generated constraints as objects: the same ones as long as nothing changes.
    func arrangementConstraints() -> [NSLayoutConstraint] {
        prepareGuidesForGathering()
        let generated = generatedConstraints()
        let isCurrent =
            generated.count == shownConstraints.count
            && zip(generated, shownConstraints).allSatisfy { $0.isShown(by: $1) }
        if !isCurrent { shownConstraints = generated.map { $0.object(heldBy: self) } }
        return shownConstraints
    }
}

extension GeneratedConstraint {
    /// Returns an equal active constraint, which references its items weakly, so that a stack can retain it.
    fileprivate func object(heldBy stack: UIStackView) -> NSLayoutConstraint {
        let (firstItem, firstAttribute) = first.parts
        let other = second?.parts
        let object = NSLayoutConstraint(
            first: firstItem, firstAttribute, relation, second: other?.0, other?.1 ?? .notAnAttribute,
            multiplier: multiplier, constant: constant)
        object.identifier = identifier
        object.priority = priority
        object.holder = stack
        return object
    }

    fileprivate func isShown(by object: NSLayoutConstraint) -> Bool {
        let (firstItem, firstAttribute) = first.parts
        let other = second?.parts
        return object.isActive && object.identifier == identifier && object.relation == relation
            && object.multiplier == multiplier && object.constant == constant && object.priority == priority
            && object.firstItem === firstItem && object.firstAttribute == firstAttribute
            && object.secondItem === other?.0 && object.secondAttribute == other?.1 ?? .notAnAttribute
    }
}
