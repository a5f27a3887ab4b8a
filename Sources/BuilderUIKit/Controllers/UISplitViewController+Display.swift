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

    func choose(_ mode: DisplayMode) { change(to: display.choosing(mode, in: room)) }

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

    /// The mode without the columns that are over the secondary one, or without the one that displaces it.
    var modeWithoutOverlay: DisplayMode {
        let modes = display.modes(in: room)
        return splitBehavior == .displace ? modes[1] : modes[0]
    }

    /// Hides the columns that are over the secondary one, or the one that displaces it.
    func dismissOverlay() { choose(modeWithoutOverlay) }
}
