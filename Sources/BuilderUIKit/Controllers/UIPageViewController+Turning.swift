import Foundation

/// A turn of the page that a finger has begun and not ended.
@MainActor
struct PageTurn {
    let direction: UIPageViewController.NavigationDirection
    /// The page that comes into view.
    let page: UIViewController
    /// The distance by which the finger has moved along the axis, in points.
    var distance: CGFloat
}

/// The drag that turns pages.
@MainActor
final class PageTurnGestureRecognizer: UIPanGestureRecognizer {
    private weak var pages: UIPageViewController?

    init(of pages: UIPageViewController) {
        self.pages = pages
        super.init(_recognizer: ())
    }

    override func shouldBegin(translation: CGPoint) -> Bool {
        guard let pages, pages.dataSource != nil else { return false }
        let isHorizontal = abs(translation.x) > abs(translation.y)
        return isHorizontal == (pages.navigationOrientation == .horizontal)
    }

    override func callHandlers() {
        super.callHandlers()
        guard let pages else { return }
        let isHorizontal = pages.navigationOrientation == .horizontal
        let distance = isHorizontal ? windowTranslation.x : windowTranslation.y
        let speed = isHorizontal ? velocity(in: nil).x : velocity(in: nil).y
        switch storedState {
        case .began, .changed: pages.follow(distance)
        case .ended: pages.endFingerTurn(at: distance, velocity: speed)
        default: pages.abandonFingerTurn()
        }
    }
}

extension UIPageViewController {
    /// Moves the pages with a finger that has moved along the axis by a distance in points.
    ///
    /// The data source provides the page beside the shown one when the finger turns in its direction.
    func follow(_ distance: CGFloat) {
        guard transitionStyle == .scroll, distance != 0 else { return }
        let direction: NavigationDirection = distance < 0 ? .forward : .reverse
        if fingerTurn?.direction != direction {
            cancelFingerTurn()
            if let page = neighbor(direction), page.parent !== self { begin(direction, to: page) }
        }
        fingerTurn?.distance = distance
        layOutPages()
    }

    private func begin(_ direction: NavigationDirection, to page: UIViewController) {
        delegate?.pageViewController(self, willTransitionTo: [page])
        send(.willTransition, [page])
        let pages = storedChildren
        insertChild(page)
        fingerTurn = PageTurn(direction: direction, page: page, distance: 0)
        viewIfLoaded?.clipsToBounds = true
        guard appearanceState.isVisible else { return }
        for old in pages { old.beginAppearanceTransition(false, animated: true) }
        page.beginAppearanceTransition(true, animated: true)
    }

    /// Ends a drag: with the next page beyond half of the length, or where the finger was moving that way.
    func endFingerTurn(at distance: CGFloat, velocity: CGFloat) {
        let area = viewIfLoaded?.bounds.size ?? .zero
        let length = navigationOrientation == .horizontal ? area.width : area.height
        let isForward = distance < 0
        let turns = velocity == 0 ? abs(distance) > length / 2 : (velocity < 0) == isForward
        guard transitionStyle == .scroll else {
            if turns { turn(isForward ? .forward : .reverse) }
            return
        }
        guard let turn = fingerTurn else { return }
        guard turns, turn.direction == (isForward ? .forward : .reverse) else { return abandonFingerTurn() }
        finish(turn)
    }

    /// Ends a drag with the page before, and notifies the delegate.
    func abandonFingerTurn() {
        guard fingerTurn != nil else { return }
        let pages = viewControllers ?? []
        cancelFingerTurn()
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: pages, transitionCompleted: false)
    }

    private func finish(_ turn: PageTurn) {
        let pages = viewControllers ?? []
        for page in pages { page.message("willMoveToParent:") { page.willMove(toParent: nil) } }
        fingerTurn = nil
        viewIfLoaded?.clipsToBounds = false
        storedChildren = [turn.page]
        layOutPages()
        for page in pages {
            page.viewIfLoaded?.removeFromSuperview()
            if appearanceState.isVisible { page.endAppearanceTransition() }
            page.removeFromParent()
        }
        let page = turn.page
        if appearanceState.isVisible { page.endAppearanceTransition() }
        page.message("didMoveToParent:", self) { page.didMove(toParent: self) }
        updatePageControl()
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: pages, transitionCompleted: true)
        send(.didFinishTransition, pages)
    }

    /// Returns the pages to where they were before a finger began to turn them.
    func cancelFingerTurn() {
        guard let turn = fingerTurn else { return }
        let (page, pages) = (turn.page, viewControllers ?? [])
        let isVisible = appearanceState.isVisible
        page.message("willMoveToParent:") { page.willMove(toParent: nil) }
        if isVisible {
            page.beginAppearanceTransition(false, animated: true)
            for old in pages { old.beginAppearanceTransition(true, animated: true) }
        }
        fingerTurn = nil
        viewIfLoaded?.clipsToBounds = false
        // Layout during the callbacks is that of the remaining pages.
        storedChildren = pages
        page.viewIfLoaded?.removeFromSuperview()
        if isVisible {
            page.endAppearanceTransition()
            for old in pages { old.endAppearanceTransition() }
        }
        page.removeFromParent()
        layOutPages()
    }
}
