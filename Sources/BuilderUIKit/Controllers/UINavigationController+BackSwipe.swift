import Foundation

/// The swipe from the window's edge that pops the top controller.
@MainActor
final class BackSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
    private weak var navigation: UINavigationController?
    private let gate = BackSwipeGate()
    /// The time for which the page continues to move at the velocity of the finger, in seconds (not measured).
    private static let momentum: CGFloat = 0.5

    init(of navigation: UINavigationController) {
        self.navigation = navigation
        super.init(_recognizer: ())
        edges = .left
        gate.navigation = navigation
        delegate = gate
    }

    /// Drags of scroll views and of the app's gestures wait until it is clear that the finger doesn't swipe back.
    override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIPanGestureRecognizer
            && !(otherGestureRecognizer is UIScreenEdgePanGestureRecognizer)
    }

    private var isRightToLeft: Bool { view?.isRightToLeft ?? false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        edges = isRightToLeft ? .right : .left
        super.touchesBegan(touches, with: event)
        if navigation == nil || navigation?.poppable !== navigation { state = .failed }
    }

    override func callHandlers() {
        follow()
        super.callHandlers()
    }

    private func follow() {
        guard let navigation, let width = view?.bounds.width, width > 0 else { return }
        let sign: CGFloat = isRightToLeft ? -1 : 1
        let distance = sign * windowTranslation.x
        switch storedState {
        case .began:
            navigation.beginBackSwipe()
            navigation.backSwipe?.update(distance / width)
        case .changed: navigation.backSwipe?.update(distance / width)
        case .ended:
            let target = distance + sign * velocity(in: nil).x * Self.momentum
            navigation.endBackSwipe(pops: target > width / 2)
        default: navigation.endBackSwipe(pops: false)
        }
    }
}

/// The delegate of the back swipe, which an app may replace.
@MainActor
private final class BackSwipeGate: UIGestureRecognizerDelegate {
    weak var navigation: UINavigationController?

    /// Returns true if the navigation bar shows a back button.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation else { return false }
        let outermost = navigation.outermost
        return !outermost.hidesBar && outermost.storedNavigationBar.showsBackButton
    }
}

extension UINavigationController {
    func beginBackSwipe() {
        guard storedChildren.count > 1 else { return }
        startingBackSwipe = UIPercentDrivenInteractiveTransition()
        popViewController(animated: true)
        startingBackSwipe = nil
    }

    func endBackSwipe(pops: Bool) {
        guard let backSwipe else { return }
        self.backSwipe = nil
        if pops { backSwipe.finish() } else { backSwipe.cancel() }
    }
}

/// The system's animation of a back swipe: the page follows the finger, and the one below comes from the side,
/// darkened.
///
/// The distance of the page below, the shade and the shadow are not measured. The bar's items change with the pages.
@MainActor
final class BackSwipeAnimator: UIViewControllerAnimatedTransitioning {
    private let items: NavigationBarItemsFade

    /// Creates an animation of the items that a bar shows now.
    init(in bar: UINavigationBar) { items = NavigationBarItemsFade(of: bar) }

    func animationEnded(_ transitionCompleted: Bool) { items.end() }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        let sign: CGFloat = container.isRightToLeft ? -1 : 1
        let width = container.bounds.width
        let (top, below) = (transitionContext.view(forKey: .from), transitionContext.view(forKey: .to))
        let shade = UIView(frame: container.bounds)
        shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
        container.insertSubview(shade, at: 0)
        if let below { container.insertSubview(below, at: 0) }
        let (start, end) = (top?.center ?? .zero, below?.center ?? .zero)
        let shadow = top?.layer.shadowOpacity ?? 0
        top?.layer.shadowOpacity = 0.15
        below?.center.x = end.x - sign * 0.3 * width
        items.begin()
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear
        ) { [items] in
            top?.center.x = start.x + sign * width
            below?.center = end
            shade.alpha = 0
            items.move()
        } completion: { _ in
            shade.removeFromSuperview()
            top?.center = start
            top?.layer.shadowOpacity = shadow
            below?.center = end
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
