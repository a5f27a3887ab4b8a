import Foundation

/// Columns over the secondary one that follow a finger, which shows or hides them.
struct ColumnDrag {
    /// The time for which columns continue to move at the velocity of the finger, in seconds (not measured).
    static let momentum: CGFloat = 0.5

    /// The mode that has the columns.
    let mode: UISplitViewController.DisplayMode
    /// The mode that doesn't have them.
    let hiddenMode: UISplitViewController.DisplayMode
    /// The width by which the columns come into view, in points.
    let width: CGFloat
    /// The part of the width that is visible, from 0 to 1.
    var progress: CGFloat
}

// The swipe from the edge of the primary column, and the drag toward it.
extension UISplitViewController {
    func addSwipes() {
        storedView?.addGestureRecognizer(ColumnSwipeGestureRecognizer(of: self))
        storedView?.addGestureRecognizer(ColumnHidingGestureRecognizer(of: self))
    }

    /// The mode with one more column beside the secondary one; nil if a swipe shows none.
    fileprivate var nextMode: DisplayMode? {
        guard presentsWithGesture, !isCollapsed, columns[.secondary] != nil else { return nil }
        return display.modes(in: room).first {
            $0.columnCount > displayMode.columnCount && sideColumns(in: $0) != sideColumns(in: displayMode)
        }
    }

    /// A Boolean value that indicates whether a drag hides columns.
    fileprivate var hidesByDrag: Bool { presentsWithGesture && !isCollapsed && displayMode.dimsSecondary }

    /// Returns a Boolean value that indicates whether a swipe at a point goes back in a column instead.
    fileprivate func goesBack(at point: CGPoint) -> Bool {
        let column = placedColumns.compactMap { columns[$0] }.first { $0.viewIfLoaded?.frame.contains(point) ?? false }
        return (column as? UINavigationController)?.poppable != nil
    }

    /// Returns the movement between a mode with columns over the secondary one and a mode without; nil for columns that
    /// don't follow a finger.
    private func drag(of mode: DisplayMode, from hiddenMode: DisplayMode, progress: CGFloat) -> ColumnDrag? {
        guard mode.dimsSecondary, mode != .twoDisplaceSecondary else { return nil }
        let hidden = sideColumns(in: mode).filter { !sideColumns(in: hiddenMode).contains($0) }
        let edge = hidden.contains(.primary) && primaryFloats ? SidebarPanel.inset : 0
        let total = hidden.reduce(edge) { $0 + width(of: $1) }
        return total > 0 ? ColumnDrag(mode: mode, hiddenMode: hiddenMode, width: total, progress: progress) : nil
    }

    /// Moves the columns that a finger shows, which has moved inward by a distance in points.
    fileprivate func followReveal(_ distance: CGFloat) {
        if columnDrag == nil, let mode = nextMode { columnDrag = drag(of: mode, from: displayMode, progress: 0) }
        guard let width = columnDrag?.width else { return }
        columnDrag?.progress = min(max(0, distance / width), 1)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Moves the columns that a finger hides, which has moved toward their edge by a distance in points.
    fileprivate func followHiding(_ distance: CGFloat) {
        if columnDrag == nil { columnDrag = drag(of: displayMode, from: modeWithoutOverlay, progress: 1) }
        guard let width = columnDrag?.width else { return }
        columnDrag?.progress = 1 - min(max(0, distance / width), 1)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Ends a swipe: with the columns if they would be visible by half or more at the finger's velocity. Columns that
    /// didn't follow are shown by a swipe inward.
    fileprivate func endReveal(at distance: CGFloat, velocity: CGFloat) {
        let mode = columnDrag?.mode ?? nextMode
        if endsDrag(at: distance, velocity: velocity), let mode { choose(mode) }
    }

    /// Ends a drag: without the columns if they would be hidden by more than half at the finger's velocity. Columns
    /// that didn't follow are hidden by a drag toward their edge.
    fileprivate func endHiding(at distance: CGFloat, velocity: CGFloat) {
        let mode = columnDrag?.hiddenMode ?? modeWithoutOverlay
        if endsDrag(at: distance, velocity: velocity) { choose(mode) }
    }

    /// Ends the movement of columns, and returns a Boolean value that indicates whether the finger has changed the
    /// mode.
    private func endsDrag(at distance: CGFloat, velocity: CGFloat) -> Bool {
        let target = distance + velocity * ColumnDrag.momentum
        let changes = columnDrag.map { target > $0.width / 2 } ?? (distance > 0)
        abandonDrag()
        return changes
    }

    /// Returns the columns to where they were before a finger began to move them.
    fileprivate func abandonDrag() {
        columnDrag = nil
        viewIfLoaded?.setNeedsLayout()
    }
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
        let sign: CGFloat = split.isPrimaryAtLeft ? 1 : -1
        let distance = sign * windowTranslation.x
        switch storedState {
        case .began:
            split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
            split.followReveal(distance)
        case .changed: split.followReveal(distance)
        case .ended:
            split.endReveal(at: distance, velocity: sign * velocity(in: nil).x)
            split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        case .cancelled:
            split.abandonDrag()
            split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        default: break
        }
    }
}

/// The drag toward the edge of the primary column that hides the columns over the secondary one.
///
/// It isn't announced to the delegate, whose methods are those of a presentation (not measured).
@MainActor
private final class ColumnHidingGestureRecognizer: UIPanGestureRecognizer {
    private weak var split: UISplitViewController?

    init(of split: UISplitViewController) {
        self.split = split
        super.init(_recognizer: ())
    }

    override func shouldBegin(translation: CGPoint) -> Bool {
        guard let split, split.hidesByDrag, abs(translation.x) > abs(translation.y) else { return false }
        return split.isPrimaryAtLeft == (translation.x < 0)
    }

    override func callHandlers() {
        super.callHandlers()
        guard let split else { return }
        let sign: CGFloat = split.isPrimaryAtLeft ? -1 : 1
        let distance = sign * windowTranslation.x
        switch storedState {
        case .began, .changed: split.followHiding(distance)
        case .ended: split.endHiding(at: distance, velocity: sign * velocity(in: nil).x)
        case .cancelled: split.abandonDrag()
        default: break
        }
    }
}
