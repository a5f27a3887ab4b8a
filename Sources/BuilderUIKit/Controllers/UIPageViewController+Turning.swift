import Foundation

/// A turn of the page that a finger has begun and not ended.
@MainActor
struct PageTurn {
    let direction: UIPageViewController.NavigationDirection
    /// The pages that come into view, in their order.
    let pages: [UIViewController]
    /// The distance by which the finger has moved along the axis, in points.
    var distance: CGFloat
    /// The drawing of a page that curls; nil for pages that scroll.
    let curl: PageCurl?
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
        guard distance != 0 else { return }
        let direction: NavigationDirection = distance < 0 ? .forward : .reverse
        if fingerTurn?.direction != direction {
            cancelFingerTurn()
            let pages = pagesToShow(direction)
            if !pages.isEmpty, pages.allSatisfy({ $0.parent !== self }) { begin(direction, to: pages) }
        }
        fingerTurn?.distance = distance
        layOutPages()
    }

    private func begin(_ direction: NavigationDirection, to pages: [UIViewController]) {
        delegate?.pageViewController(self, willTransitionTo: pages)
        send(.willTransition, pages)
        let old = storedChildren
        for page in pages { insertChild(page) }
        fingerTurn = PageTurn(
            direction: direction, pages: pages, distance: 0, curl: transitionStyle == .pageCurl ? PageCurl() : nil)
        viewIfLoaded?.clipsToBounds = true
        guard appearanceState.isVisible else { return }
        for page in old { page.beginAppearanceTransition(false, animated: true) }
        for page in pages { page.beginAppearanceTransition(true, animated: true) }
    }

    /// Ends a drag: with the next page beyond half of the length, or where the finger was moving that way.
    func endFingerTurn(at distance: CGFloat, velocity: CGFloat) {
        let area = viewIfLoaded?.bounds.size ?? .zero
        let length = navigationOrientation == .horizontal ? area.width : area.height
        let isForward = distance < 0
        let turns = velocity == 0 ? abs(distance) > length / 2 : (velocity < 0) == isForward
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
        endDrawing(turn, with: turn.pages)
        layOutPages()
        for page in pages {
            page.viewIfLoaded?.removeFromSuperview()
            if appearanceState.isVisible { page.endAppearanceTransition() }
            page.removeFromParent()
        }
        for page in turn.pages {
            if appearanceState.isVisible { page.endAppearanceTransition() }
            page.message("didMoveToParent:", self) { page.didMove(toParent: self) }
        }
        updatePageControl()
        delegate?.pageViewController(
            self, didFinishAnimating: true, previousViewControllers: pages, transitionCompleted: true)
        send(.didFinishTransition, pages)
    }

    /// Ends the drawing of a turn, after which pages remain.
    private func endDrawing(_ turn: PageTurn, with pages: [UIViewController]) {
        turn.curl?.remove()
        fingerTurn = nil
        viewIfLoaded?.clipsToBounds = false
        storedChildren = pages
    }

    /// Returns the pages to where they were before a finger began to turn them.
    func cancelFingerTurn() {
        guard let turn = fingerTurn else { return }
        let pages = viewControllers ?? []
        let isVisible = appearanceState.isVisible
        for page in turn.pages {
            page.message("willMoveToParent:") { page.willMove(toParent: nil) }
            if isVisible { page.beginAppearanceTransition(false, animated: true) }
        }
        if isVisible { for old in pages { old.beginAppearanceTransition(true, animated: true) } }
        // Layout during the callbacks is that of the remaining pages.
        endDrawing(turn, with: pages)
        for page in turn.pages {
            page.viewIfLoaded?.removeFromSuperview()
            if isVisible { page.endAppearanceTransition() }
        }
        if isVisible { for old in pages { old.endAppearanceTransition() } }
        for page in turn.pages { page.removeFromParent() }
        layOutPages()
    }
}
