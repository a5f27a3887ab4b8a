import Foundation

/// A turn of the page that a finger has begun and not ended.
@MainActor
struct PageTurn {
    let direction: UIPageViewController.NavigationDirection
    /// The pages that come into view, in their order.
    let pages: [UIViewController]
    /// The page on the back of the one that turns; nil for paper, and for a back that comes into view.
    let back: UIViewController?
    /// The distance by which the finger has moved along the axis, in points.
    var distance: CGFloat
    /// The drawing of a page that curls; nil for pages that scroll.
    let curl: PageCurl?

    /// The pages that are children for the turn.
    var joining: [UIViewController] { pages + (back.map { [$0] } ?? []) }
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
    /// A Boolean value that indicates whether the spine is at the right or at the bottom.
    var isSpineAtFarEdge: Bool {
        guard spineLocation == .min || spineLocation == .max else { return false }
        let isMirrored = navigationOrientation == .horizontal && viewIfLoaded?.isRightToLeft ?? false
        return (spineLocation == .max) != isMirrored
    }

    /// Indicates whether a turn shows two pages beside a spine in the middle.
    func turnsBook(_ turn: PageTurn) -> Bool {
        spineLocation == .mid && viewControllers?.count == 2 && turn.pages.count == 2
    }

    /// Returns the page that a turn curls, and the page on its back; nil for paper.
    func leaf(of turn: PageTurn) -> (front: UIViewController?, back: UIViewController?) {
        let (isForward, isBook) = (turn.direction == .forward, turnsBook(turn))
        let front = isForward ? viewControllers?.last : isBook ? viewControllers?.first : turn.pages.first
        return (front, isBook ? (isForward ? turn.pages.first : turn.pages.last) : turn.back)
    }

    /// Moves the pages with a finger that has moved along the axis by a distance in points.
    ///
    /// The data source provides the page beside the shown one when the finger turns in its direction.
    func follow(_ distance: CGFloat) {
        guard distance != 0 else { return }
        let direction: NavigationDirection = isForward(distance) ? .forward : .reverse
        if fingerTurn?.direction != direction {
            cancelFingerTurn()
            let (pages, back) = leafToTurn(direction)
            let turn = PageTurn(
                direction: direction, pages: pages, back: back, distance: 0,
                curl: transitionStyle == .pageCurl ? PageCurl() : nil)
            if !pages.isEmpty, turn.joining.allSatisfy({ $0.parent !== self }) { begin(turn) }
        }
        fingerTurn?.distance = distance
        layOutPages()
    }

    /// Returns a Boolean value that indicates whether a movement along the axis turns forward: to the left or upward,
    /// or with the spine at the right or at the bottom, to the right or downward.
    private func isForward(_ distance: CGFloat) -> Bool { (distance < 0) != isSpineAtFarEdge }

    private func begin(_ turn: PageTurn) {
        delegate?.pageViewController(self, willTransitionTo: turn.pages)
        send(.willTransition, turn.pages)
        let old = storedChildren
        for page in turn.joining { insertChild(page) }
        fingerTurn = turn
        viewIfLoaded?.clipsToBounds = true
        if appearanceState.isVisible {
            for page in old { page.beginAppearanceTransition(false, animated: true) }
            for page in turn.joining { page.beginAppearanceTransition(true, animated: true) }
        }
        guard let curl = turn.curl else { return }
        layOutPages()
        let leaf = leaf(of: turn)
        guard leaf.back == nil, let page = leaf.front?.view else { return }
        curl.takePicture(of: page, isHorizontal: navigationOrientation == .horizontal)
    }

    /// Ends a drag: with the next page beyond half of the length, or where the finger was moving that way.
    func endFingerTurn(at distance: CGFloat, velocity: CGFloat) {
        let area = viewIfLoaded?.bounds.size ?? .zero
        let length = navigationOrientation == .horizontal ? area.width : area.height
        let turns = velocity == 0 ? abs(distance) > length / 2 : (velocity < 0) == (distance < 0)
        guard let turn = fingerTurn else { return }
        guard turns, turn.direction == (isForward(distance) ? .forward : .reverse) else { return abandonFingerTurn() }
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
        let leaving = pages + (turn.back.map { [$0] } ?? [])
        for page in leaving { page.message("willMoveToParent:") { page.willMove(toParent: nil) } }
        if appearanceState.isVisible { turn.back?.beginAppearanceTransition(false, animated: true) }
        endDrawing(turn, with: turn.pages)
        layOutPages()
        for page in leaving {
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
        for page in turn.joining {
            page.message("willMoveToParent:") { page.willMove(toParent: nil) }
            if isVisible { page.beginAppearanceTransition(false, animated: true) }
        }
        if isVisible { for old in pages { old.beginAppearanceTransition(true, animated: true) } }
        // Layout during the callbacks is that of the remaining pages.
        endDrawing(turn, with: pages)
        for page in turn.joining {
            page.viewIfLoaded?.removeFromSuperview()
            if isVisible { page.endAppearanceTransition() }
        }
        if isVisible { for old in pages { old.endAppearanceTransition() } }
        for page in turn.joining { page.removeFromParent() }
        layOutPages()
    }
}
