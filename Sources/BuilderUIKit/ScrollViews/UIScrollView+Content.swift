import Foundation

extension UIScrollView {
    // MARK: Size

    /// Moves the offset back to the end of content that has become smaller.
    func limitOffset(afterSize old: CGSize) {
        let end = offsetLimits.greatest
        var offset = contentOffset
        if storedContentSize.width < old.width, bounds.width > 0 { offset.x = min(offset.x, end.x) }
        if storedContentSize.height < old.height, bounds.height > 0 { offset.y = min(offset.y, end.y) }
        moveContent(to: offset)
    }

    /// Sets the content size from constraints to the content's far edges.
    ///
    /// On an axis without such constraints, the size stays as it was set.
    func takeContentSizeFromConstraints() {
        guard storedZoomScale == 1, let guide = reservedGuides.scrollContent, guide.layoutItem != nil else { return }
        let axes = constrainedContentAxes(guide)
        guard !axes.isEmpty else { return }
        contentSize = CGSize(
            width: axes.contains(.horizontal) ? guide.storedFrame.width : contentSize.width,
            height: axes.contains(.vertical) ? guide.storedFrame.height : contentSize.height)
    }

    private func constrainedContentAxes(_ guide: UILayoutGuide) -> UIAxis {
        var axes: UIAxis = []
        for constraint in guide.referencingConstraints {
            if constraint.firstItem === guide { axes.formUnion(constraint.firstAttribute.farAxis) }
            if constraint.secondItem === guide { axes.formUnion(constraint.secondAttribute.farAxis) }
        }
        for constraint in referencingConstraints {
            if constraint.firstItem === self, isInside(constraint.secondItem) {
                axes.formUnion(constraint.firstAttribute.farAxis.subtracting(constraint.firstAttribute.sizeAxis))
            }
            if constraint.secondItem === self, isInside(constraint.firstItem) {
                axes.formUnion(constraint.secondAttribute.farAxis.subtracting(constraint.secondAttribute.sizeAxis))
            }
        }
        return axes
    }

    private func isInside(_ item: AnyObject?) -> Bool {
        guard let view = (item as? UIView) ?? (item as? UILayoutGuide)?.owningView else { return false }
        return view !== self && view.isDescendant(of: self)
    }

    // MARK: Insets

    /// A Boolean value that indicates whether the scroll view is the content of a controller in a navigation or tab bar
    /// controller.
    ///
    /// A scroll view of less than half the height of the controller's view, such as a strip of tabs, isn't the content
    /// (not measured).
    private var isContentUnderBars: Bool {
        guard let controller = inheritedEnvironment.controller, let view = controller.storedView,
            controller.navigationController != nil || controller.tabBarController != nil
        else { return false }
        return controller.barScrollView === self && 2 * bounds.height >= view.bounds.height
    }

    private var canScrollVertically: Bool {
        alwaysBounceVertical || storedContentSize.height > bounds.height || storedZoomScale > minimumZoomScale
    }

    var canScrollHorizontally: Bool { alwaysBounceHorizontal || storedContentSize.width > bounds.width }

    /// The part of the safe area that is added to the content's insets, in points.
    var systemContentInset: UIEdgeInsets {
        let safe = safeAreaInsets
        guard safe != .zero else { return .zero }
        let vertical: Bool
        let horizontal: Bool
        switch contentInsetAdjustmentBehavior {
        case .never:
            return .zero
        case .always:
            return safe
        case .scrollableAxes:
            (vertical, horizontal) = (canScrollVertically, canScrollHorizontally)
        case .automatic:
            let isVertical = (safe.top == 0 && safe.bottom == 0) || canScrollVertically || isContentUnderBars
            (vertical, horizontal) = (isVertical, canScrollHorizontally)
        }
        return UIEdgeInsets(
            top: vertical ? safe.top : 0, left: horizontal ? safe.left : 0, bottom: vertical ? safe.bottom : 0,
            right: horizontal ? safe.right : 0)
    }

    /// The part of the safe area that remains for the content: without that in the content's insets.
    var safeAreaLeftForContent: UIEdgeInsets {
        let safe = cachedSafeAreaInsets
        let taken = systemContentInset
        return UIEdgeInsets(
            top: safe.top - taken.top, left: safe.left - taken.left, bottom: safe.bottom - taken.bottom,
            right: safe.right - taken.right)
    }

    /// Updates the offset for new insets; content that was at its start stays there.
    func insetsMayHaveChanged() {
        guard !isUpdatingInsets else { return }
        let new = adjustedContentInset
        let old = appliedInset
        guard new != old else { return }
        isUpdatingInsets = true
        defer { isUpdatingInsets = false }
        appliedInset = new
        var offset = contentOffset
        if offset.y <= -old.top { offset.y = -new.top }
        if offset.x <= -old.left { offset.x = -new.left }
        moveContent(to: offset)
        updateSafeAreaInsetsOfSubviews()
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
        setNeedsLayout()
    }

    // MARK: Offset

    /// A Boolean value that indicates whether the content's top is visible.
    var isAtStart: Bool { contentOffset.y <= -adjustedContentInset.top }
    /// A Boolean value that indicates whether the content's bottom is visible.
    var isAtEnd: Bool {
        contentOffset.y >= storedContentSize.height + adjustedContentInset.bottom - bounds.height - 0.01
    }

    func moveContent(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else {
            LayoutDiagnostics.report(
                .invalidFrame(view: describeBriefly(), frame: CGRect(origin: offset, size: bounds.size)))
            return
        }
        guard offset != bounds.origin else { return }
        bounds.origin = offset
        setNeedsLayout()
        barOwner?.contentDidScroll(self)
        send(.didScroll)
        scrollDelegate?.scrollViewDidScroll(self)
    }

    func notifyOfScrollingEnd() {
        scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        send(.didEndScrollingAnimation)
    }

    /// The offsets between which the content fills the view, in points.
    package var offsetLimits: (least: CGPoint, greatest: CGPoint) {
        let inset = adjustedContentInset
        var least = CGPoint(x: -inset.left, y: -inset.top)
        if contentAlignmentPoint != .zero {
            let room = bounds.inset(by: inset).size
            least.x -= max(0, room.width - storedContentSize.width) * contentAlignmentPoint.x
            least.y -= max(0, room.height - storedContentSize.height) * contentAlignmentPoint.y
        }
        return (
            least,
            CGPoint(
                x: max(least.x, storedContentSize.width + inset.right - bounds.width),
                y: max(least.y, storedContentSize.height + inset.bottom - bounds.height))
        )
    }

    /// Moves content that is smaller than the view to the position that `contentAlignmentPoint` specifies.
    func alignSmallContent() {
        guard contentAlignmentPoint != .zero, !isDragging else { return }
        let least = offsetLimits.least
        let room = bounds.inset(by: adjustedContentInset).size
        var offset = contentOffset
        if storedContentSize.width <= room.width { offset.x = least.x }
        if storedContentSize.height <= room.height { offset.y = least.y }
        moveContent(to: offset)
    }

    func contentAlignmentDidChange(from old: CGPoint) {
        if let wrong = [contentAlignmentPoint.x, contentAlignmentPoint.y].first(where: { !$0.isFinite }) {
            LayoutDiagnostics.report(
                .invalidNumber(view: describeBriefly(), property: "contentAlignmentPoint", value: wrong))
            contentAlignmentPoint = old
            return
        }
        if contentAlignmentPoint == .zero { moveContent(to: clamped(contentOffset)) } else { setNeedsLayout() }
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let (least, greatest) = offsetLimits
        return CGPoint(x: min(max(offset.x, least.x), greatest.x), y: min(max(offset.y, least.y), greatest.y))
    }
}

extension NSLayoutConstraint.Attribute {
    /// The axis on which the attribute determines the end of the content.
    fileprivate var farAxis: UIAxis {
        switch self {
        case .right, .trailing, .rightMargin, .trailingMargin, .centerX, .centerXWithinMargins, .width: .horizontal
        case .bottom, .bottomMargin, .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline, .height: .vertical
        default: []
        }
    }

    /// The axis of a size, which is the scroll view's own and not its content's.
    fileprivate var sizeAxis: UIAxis {
        switch self {
        case .width: .horizontal
        case .height: .vertical
        default: []
        }
    }
}
