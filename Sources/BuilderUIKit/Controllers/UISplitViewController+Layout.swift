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

    /// The mode that is drawn: the present one, or that whose columns a finger moves.
    private var shownMode: DisplayMode { columnDrag?.mode ?? displayMode }

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
        let panel = updatePanel(isShown: shown.count > 1 && shown.first == .primary)
        var area = whole
        var side: [UIView] = []
        // The width that a floating panel takes from the next column at the panel's edge.
        var covered: CGFloat = 0
        for (index, column) in shown.enumerated() {
            guard let controller = columns[column], let content = controller.view else { continue }
            var frame = area
            var inset: CGFloat = 0
            if index < shown.count - 1 {
                let isAtStart = (column != .primary || primaryEdge == .leading) != isMirrored
                let edge: CGRectEdge = isAtStart ? .minXEdge : .maxXEdge
                if column == .primary, panel?.floats == true {
                    frame = SidebarPanel.frame(width: width(of: column), at: edge, of: area)
                    covered = frame.width + SidebarPanel.inset
                } else {
                    if isAtStart == isPrimaryAtLeft { swap(&inset, &covered) }
                    let parts = area.divided(atDistance: width(of: column) + inset, from: edge)
                    frame = parts.slice
                    area = parts.remainder.divided(atDistance: line, from: edge).remainder
                }
                frame = frame.offsetBy(dx: hiddenDistance(line: line), dy: 0)
                side.append(content)
            } else if mode == .twoDisplaceSecondary {
                frame.size.width = max(area.width, whole.width - width(of: .supplementary) - line)
                if isMirrored { frame.origin.x = area.maxX - frame.width }
            } else if mode.dimsSecondary {
                frame = whole
            } else {
                inset = covered
            }
            view.insertBehindBars(content)
            if content.frame != frame { content.frame = frame }
            controller.containerSafeAreaInsets = UIEdgeInsets(
                top: 0, left: isPrimaryAtLeft ? inset : 0, bottom: 0, right: isPrimaryAtLeft ? 0 : inset)
        }
        showOverlay(mode.dimsSecondary ? side : [], panel: panel)
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

    /// Returns the distance of the columns over the secondary one from their place while a finger moves them, in
    /// points.
    private func hiddenDistance(line: CGFloat) -> CGFloat {
        guard let drag = columnDrag else { return 0 }
        let distance = (1 - drag.progress) * (drag.width + line)
        return isPrimaryAtLeft ? -distance : distance
    }

    /// Darkens the secondary column, and puts others and the panel in front of it.
    private func showOverlay(_ side: [UIView], panel: SidebarPanel?) {
        guard let view = viewIfLoaded else { return }
        view.clipsToBounds = !side.isEmpty
        let primary = panel == nil ? nil : columns[.primary]?.view
        if let panel, let primary { panel.show(behind: primary) }
        let floating = panel?.floats == true ? primary : nil
        var order = side.filter { $0 !== floating }
        if let panel, floating == nil { order.insert(panel.view, at: 0) }
        if let panel, let floating { order += [panel.view, floating] }
        if side.isEmpty {
            overlay?.remove()
            overlay = nil
            if panel != nil, floating == nil, let primary { order.append(primary) }
        } else {
            let overlay = overlay ?? SplitOverlay { [weak self] in self?.dismissOverlay() }
            self.overlay = overlay
            let darkens = columnDrag.map { !$0.hiddenMode.dimsSecondary } ?? false
            overlay.dimming.alpha = darkens ? columnDrag?.progress ?? 1 : 1
            order.insert(contentsOf: overlay.views(behind: side.filter { $0 !== floating }, in: view), at: 0)
        }
        guard !view.subviews.suffix(order.count).elementsEqual(order, by: ===) else { return }
        for front in order { view.addSubview(front) }
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

    /// Creates views that call a closure when the user taps the dark one.
    init(onDismiss: @escaping @MainActor () -> Void) {
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.1)
        dimming.addTapHandler(onDismiss)
        background.backgroundColor = .separator
        background.layer.shadowOpacity = 0.15
        background.layer.shadowRadius = 20
        background.layer.shadowOffset = .zero
    }

    /// Places the views for columns in the controller's view, and returns them in their order; a floating column has a
    /// background of its own.
    func views(behind side: [UIView], in view: UIView) -> [UIView] {
        if dimming.frame != view.bounds { dimming.frame = view.bounds }
        let frame = side.reduce(CGRect.null) { $0.union($1.frame) }
        background.isHidden = side.isEmpty
        if !side.isEmpty, background.frame != frame { background.frame = frame }
        return [dimming, background]
    }

    func remove() {
        dimming.removeFromSuperview()
        background.removeFromSuperview()
    }
}
