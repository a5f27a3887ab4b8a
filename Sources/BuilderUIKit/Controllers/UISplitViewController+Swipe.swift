import Foundation

/// Columns over the secondary one that a finger reveals.
struct ColumnReveal {
    /// The mode that has the columns.
    let mode: UISplitViewController.DisplayMode
    /// The width by which the columns come into view, in points.
    let width: CGFloat
    /// The part of the width that is visible, from 0 to 1.
    var progress: CGFloat = 0
}

// The swipe from the edge of the primary column.
extension UISplitViewController {
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

    /// Moves the columns that a finger reveals, which has moved inward by a distance in points.
    fileprivate func followReveal(_ distance: CGFloat) {
        if fingerReveal == nil, let mode = nextMode, mode.dimsSecondary, mode != .twoDisplaceSecondary {
            let hidden = sideColumns(in: mode).filter { !sideColumns(in: displayMode).contains($0) }
            fingerReveal = ColumnReveal(mode: mode, width: hidden.reduce(0) { $0 + width(of: $1) })
        }
        guard let width = fingerReveal?.width, width > 0 else { return }
        fingerReveal?.progress = min(max(0, distance / width), 1)
        viewIfLoaded?.setNeedsLayout()
    }

    /// Ends a swipe: with the columns if they would be visible by half or more at the finger's velocity. Columns that
    /// didn't follow are shown by a swipe inward.
    fileprivate func endReveal(at distance: CGFloat, velocity: CGFloat) {
        let target = distance + velocity * ColumnSwipeGestureRecognizer.momentum
        let shows = fingerReveal.map { target > $0.width / 2 } ?? (distance > 0)
        let mode = fingerReveal?.mode ?? nextMode
        abandonReveal()
        if shows, let mode { choose(mode) }
    }

    /// Returns the columns to where they were before a finger began to reveal some.
    fileprivate func abandonReveal() {
        fingerReveal = nil
        viewIfLoaded?.setNeedsLayout()
    }
}

/// The swipe from the edge of the primary column that shows one more column.
@MainActor
private final class ColumnSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var split: UISplitViewController?
    /// The time for which columns continue to move at the velocity of the finger, in seconds (not measured).
    static let momentum: CGFloat = 0.5

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
            split.abandonReveal()
            split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
        default: break
        }
    }
}
