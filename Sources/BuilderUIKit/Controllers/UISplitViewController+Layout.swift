import Foundation

// The places of the columns.
extension UISplitViewController {
    /// Returns the columns beside the secondary one in a mode, the first one first.
    func sideColumns(in mode: DisplayMode) -> [Column] {
        let all: [Column] = [.primary, .supplementary].filter { columns[$0] != nil }
        guard columns[.secondary] != nil else { return all }
        // The second column is the primary one.
        return all.suffix(room.isTriple ? mode.columnCount : min(mode.columnCount, 1) * all.count)
    }

    /// The columns that are shown, in their order.
    var shownColumns: [Column] {
        guard isCollapsed else {
            return sideColumns(in: shownMode)
                + [.secondary, .inspector].filter { columns[$0] != nil && ($0 != .inspector || showsInspector) }
        }
        if columns[.compact] != nil { return [.compact] }
        if isStacked { return [columnOnTop] }
        let column = laidOut.isCollapsed ? topColumn : chosenColumn ?? topColumn
        return columns[column] != nil ? [column] : [.primary, .secondary].filter { columns[$0] != nil }.suffix(1)
    }

    /// The mode that is drawn: the present one, or that which a finger reveals.
    private var shownMode: DisplayMode { fingerReveal?.mode ?? displayMode }

    /// The columns whose views are in the controller's own: those that are shown, or the one whose stack has them.
    var placedColumns: [Column] { isStacked ? [.primary] : shownColumns }

    /// Stores the columns that are shown, and notifies the delegate of those that come and go.
    private func columnsWillChange(to shown: [Column]) {
        let old = laidOut.columns
        laidOut.columns = shown
        guard style != .unspecified else { return }
        for column in old where !shown.contains(column) {
            delegate?.splitViewController(self, willHide: column)
            send(.willHideColumn, column)
        }
        for column in shown where !old.contains(column) {
            delegate?.splitViewController(self, willShow: column)
            send(.willShowColumn, column)
        }
    }

    func layOutColumns() {
        guard viewIfLoaded != nil, !isChangingStack else { return }
        let adapts = isCollapsed != laidOut.isCollapsed
        if adapts, !isCollapsed { expand() }
        updateStack()
        updateInspector()
        announceMode()
        let shown = shownColumns
        if isCollapsed, let column = shown.first { topColumn = column }
        chosenColumn = nil
        laidOut.isCollapsed = isCollapsed
        columnsWillChange(to: shown + (isCollapsed && isShowing(.inspector) ? [.inspector] : []))
        place(placedColumns)
        showDisplayModeButton(in: shown.first)
        updateAppearances()
        guard adapts else { return }
        if isCollapsed {
            delegate?.splitViewControllerDidCollapse(self)
        } else {
            delegate?.splitViewControllerDidExpand(self)
        }
    }

    /// Makes the columns appear that were placed since, and those disappear that were removed.
    private func updateAppearances() {
        guard appearanceState == .appeared, shouldAutomaticallyForwardAppearanceMethods else { return }
        let placed = placedColumns
        for column in [Column.primary, .supplementary, .secondary, .compact, .inspector] {
            guard let controller = columns[column], controller.parent === self else { continue }
            if !placed.contains(column) {
                if controller.appearanceState.isVisible { controller.disappearAtOnce() }
            } else if controller.appearanceState == .disappeared {
                controller.beginAppearanceTransition(true, animated: false)
                controller.endAppearanceTransition()
            }
        }
    }

    /// Shows the button in a column's navigation bar, and in no other.
    private func showDisplayModeButton(in column: Column?) {
        let isWanted =
            switch displayModeButtonVisibility {
            case .automatic: presentsWithGesture
            case .always: true
            case .never: false
            }
        let isShown = isWanted && style != .unspecified && !isCollapsed && columns[.primary] != nil
        for (other, controller) in columns {
            let bar = (controller as? UINavigationController)?.storedNavigationBar
            bar?.columnItem = isShown && other == column ? displayModeButtonItem : nil
        }
    }

    // MARK: Frames

    /// A Boolean value that indicates whether the primary column is at the left.
    var isPrimaryAtLeft: Bool {
        (primaryEdge == .leading) == (viewIfLoaded?.effectiveUserInterfaceLayoutDirection != .rightToLeft)
    }

    /// Returns the width of a column beside the secondary one, in points.
    func width(of column: Column) -> CGFloat {
        let whole = storedView?.bounds.width ?? UIScreen.main.bounds.width
        let (fraction, preferred, least, greatest) = preferredWidths(of: column)
        let isSet = { (value: CGFloat) in value != Self.automaticDimension && value.isFinite }
        var width = min(320, whole * 0.4)
        if isSet(fraction) { width = whole * fraction }
        if isSet(preferred) { width = preferred }
        if isSet(greatest) { width = min(width, greatest) }
        if isSet(least) { width = max(width, least) }
        width = min(max(0, width), whole)
        return storedView?.pixelSnapped(width) ?? width
    }

    private func preferredWidths(
        of column: Column
    ) -> (fraction: CGFloat, width: CGFloat, least: CGFloat, greatest: CGFloat) {
        switch column {
        case .supplementary:
            (
                preferredSupplementaryColumnWidthFraction, preferredSupplementaryColumnWidth,
                minimumSupplementaryColumnWidth, maximumSupplementaryColumnWidth
            )
        case .inspector:
            (
                preferredInspectorColumnWidthFraction, preferredInspectorColumnWidth, minimumInspectorColumnWidth,
                maximumInspectorColumnWidth
            )
        default:
            (
                preferredPrimaryColumnWidthFraction, preferredPrimaryColumnWidth, minimumPrimaryColumnWidth,
                maximumPrimaryColumnWidth
            )
        }
    }

    private func place(_ shown: [Column]) {
        guard let view = viewIfLoaded else { return }
        for (column, controller) in columns where !shown.contains(column) {
            if let other = controller.viewIfLoaded, other.superview === view { other.removeFromSuperview() }
        }
        let line = 1 / max(1, traitCollection.displayScale)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let whole = placeInspector(shown.last == .inspector ? columns[.inspector]?.view : nil, line: line, in: view)
        let shown = shown.filter { $0 != .inspector }
        let mode = shown.count > 1 && shown.last == .secondary ? shownMode : .oneBesideSecondary
        var area = whole
        var side: [UIView] = []
        for (index, column) in shown.enumerated() {
            guard let content = columns[column]?.view else { continue }
            var frame = area
            if index < shown.count - 1 {
                let isAtStart = (column != .primary || primaryEdge == .leading) != isMirrored
                let parts = area.divided(atDistance: width(of: column), from: isAtStart ? .minXEdge : .maxXEdge)
                frame = parts.slice.offsetBy(dx: hiddenDistance(line: line), dy: 0)
                area = parts.remainder.divided(atDistance: line, from: isAtStart ? .minXEdge : .maxXEdge).remainder
                side.append(content)
            } else if mode == .twoDisplaceSecondary {
                frame.size.width = max(area.width, whole.width - width(of: .supplementary) - line)
                if isMirrored { frame.origin.x = area.maxX - frame.width }
            } else if mode.dimsSecondary {
                frame = whole
            }
            view.insertBehindBars(content)
            if content.frame != frame { content.frame = frame }
        }
        showOverlay(mode.dimsSecondary ? side : [])
    }

    /// Places the inspector's view at the edge opposite the primary column, and returns the area of the other columns.
    private func placeInspector(_ content: UIView?, line: CGFloat, in view: UIView) -> CGRect {
        guard let content else { return view.bounds }
        let edge: CGRectEdge = isPrimaryAtLeft ? .maxXEdge : .minXEdge
        let parts = view.bounds.divided(atDistance: width(of: .inspector), from: edge)
        view.insertBehindBars(content)
        if content.frame != parts.slice { content.frame = parts.slice }
        return parts.remainder.divided(atDistance: line, from: edge).remainder
    }

    /// Returns the distance of the columns over the secondary one from their place while a finger reveals some of them,
    /// in points.
    private func hiddenDistance(line: CGFloat) -> CGFloat {
        guard let reveal = fingerReveal else { return 0 }
        let distance = (1 - reveal.progress) * (reveal.width + line)
        return isPrimaryAtLeft ? -distance : distance
    }

    /// Darkens the secondary column, and puts others in front of it.
    private func showOverlay(_ side: [UIView]) {
        guard let view = viewIfLoaded else { return }
        view.clipsToBounds = !side.isEmpty
        guard !side.isEmpty else {
            overlay?.remove()
            overlay = nil
            return
        }
        let overlay = overlay ?? SplitOverlay { [weak self] in self?.dismissOverlay() }
        self.overlay = overlay
        overlay.dimming.alpha = displayMode.dimsSecondary ? 1 : fingerReveal?.progress ?? 1
        overlay.show(side, isAtLeft: isPrimaryAtLeft, swipes: presentsWithGesture, in: view)
    }
}

/// The views between the secondary column and those over it: one that darkens it, and the background of the others with
/// their shadow.
///
/// The color and the shadow are not measured.
@MainActor
final class SplitOverlay {
    let dimming = UIView(frame: .zero)
    private let background = UIView(frame: .zero)
    private let swipe = UISwipeGestureRecognizer()

    /// Creates views that call a closure when the user taps the dark one or swipes over it.
    init(onDismiss: @escaping @MainActor () -> Void) {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        dimming.addTapHandler(onDismiss)
        swipe.addAction { _ in onDismiss() }
        dimming.addGestureRecognizer(swipe)
        background.backgroundColor = .separator
        background.layer.shadowOpacity = 0.15
        background.layer.shadowRadius = 20
        background.layer.shadowOffset = .zero
    }

    /// Puts the views, and the columns in front of them, into the controller's view.
    func show(_ side: [UIView], isAtLeft: Bool, swipes: Bool, in view: UIView) {
        swipe.direction = isAtLeft ? .left : .right
        swipe.isEnabled = swipes
        if dimming.frame != view.bounds { dimming.frame = view.bounds }
        let frame = side.reduce(CGRect.null) { $0.union($1.frame) }
        if background.frame != frame { background.frame = frame }
        let order = [dimming, background] + side
        guard !view.subviews.suffix(order.count).elementsEqual(order, by: ===) else { return }
        for front in order { view.addSubview(front) }
    }

    func remove() {
        dimming.removeFromSuperview()
        background.removeFromSuperview()
    }
}
