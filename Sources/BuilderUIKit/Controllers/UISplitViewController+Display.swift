import Foundation

// The visible columns of a wide window.
extension UISplitViewController {
    var room: SplitDisplay.Room {
        SplitDisplay.Room(
            size: storedView?.bounds.size ?? UIScreen.main.bounds.size,
            sideWidth: width(of: .primary) + width(of: .supplementary),
            isTriple: style == .tripleColumn && columns[.primary] != nil && columns[.supplementary] != nil)
    }

    /// Changes the choice of the columns. The delegate is notified of another mode before; a mode that it prefers then
    /// stands, also the present one.
    func change(to changed: SplitDisplay) {
        defer { viewIfLoaded?.setNeedsLayout() }
        if isAnnouncingDisplayMode {
            delegateChoseDisplayMode = true
        } else if let announcedMode, changed.mode(in: room) != announcedMode, !isCollapsed {
            announce(changed.mode(in: room))
            guard !delegateChoseDisplayMode else { return }
        }
        display = changed
        if announcedMode != nil { announcedMode = displayMode }
    }

    private func announce(_ mode: DisplayMode) {
        isAnnouncingDisplayMode = true
        delegateChoseDisplayMode = false
        delegate?.splitViewController(self, willChangeTo: mode)
        send(.willChangeDisplayMode, mode)
        isAnnouncingDisplayMode = false
    }

    /// Notifies the delegate if another size of the window changes the mode.
    func announceMode() {
        guard !isCollapsed else {
            announcedMode = nil
            return
        }
        let mode = displayMode
        if let announcedMode, announcedMode != mode { announce(mode) }
        announcedMode = displayMode
    }

    private func choose(_ mode: DisplayMode) { change(to: display.choosing(mode, in: room)) }

    /// Shows a column beside the secondary one, or over it.
    func reveal(_ column: Column) {
        guard column == .primary || column == .supplementary, !sideColumns(in: displayMode).contains(column),
            let mode = display.modes(in: room).first(where: { sideColumns(in: $0).contains(column) })
        else { return }
        choose(mode)
    }

    /// Hides a column beside the secondary one, and those before it.
    func conceal(_ column: Column) {
        guard sideColumns(in: displayMode).contains(column),
            let mode = display.modes(in: room).last(where: { !sideColumns(in: $0).contains(column) })
        else { return }
        choose(mode)
    }

    /// Shows or hides the primary column, or shows the supplementary one if neither is visible, unless the delegate
    /// determines the mode.
    ///
    /// The order of three columns is not measured.
    func toggleDisplayMode() {
        let target = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
        guard target == .automatic else { return choose(target) }
        let modes = display.modes(in: room)
        let count = displayMode.columnCount
        choose(modes[count + 1 < modes.count ? count + 1 : count - 1])
    }

    /// Hides the columns that are over the secondary one, or the one that displaces it.
    func dismissOverlay() {
        let modes = display.modes(in: room)
        choose(splitBehavior == .displace ? modes[1] : modes[0])
    }

    // MARK: Swipes

    func addSwipes() { storedView?.addGestureRecognizer(ColumnSwipeGestureRecognizer(of: self)) }

    /// The mode with one more column beside the secondary one; nil if a swipe shows none.
    fileprivate var nextMode: DisplayMode? {
        guard presentsWithGesture, !isCollapsed, columns[.secondary] != nil else { return nil }
        return display.modes(in: room).first {
            $0.columnCount > displayMode.columnCount && sideColumns(in: $0) != sideColumns(in: displayMode)
        }
    }

    /// Returns a Boolean value that indicates whether a swipe at a point goes back in a column instead.
    fileprivate func goesBack(at point: CGPoint) -> Bool {
        let column = placedColumns.compactMap { columns[$0] }.first { $0.viewIfLoaded?.frame.contains(point) ?? false }
        return (column as? UINavigationController)?.poppable != nil
    }

    fileprivate func showNextMode() { if let nextMode { choose(nextMode) } }
}

/// The swipe from the edge of the primary column that shows one more column.
@MainActor
private final class ColumnSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var split: UISplitViewController?

    init(of split: UISplitViewController) {
        self.split = split
        super.init(_recognizer: ())
    }

    /// Drags of scroll views and of the app's gestures wait until it is clear that the finger doesn't swipe.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let split, split.nextMode != nil else {
            state = .failed
            return
        }
        edges = split.isPrimaryAtLeft ? .left : .right
        super.touchesBegan(touches, with: event)
        if touches.contains(where: { split.goesBack(at: $0.location(in: view)) }) { state = .failed }
    }

    override func callHandlers() {
        super.callHandlers()
        guard let split else { return }
        switch storedState {
        case .began: split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
        case .ended, .cancelled:
            let isInward = (windowTranslation.x > 0) == split.isPrimaryAtLeft
            if storedState == .ended, isInward { split.showNextMode() }
            split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        default: break
        }
    }
}
