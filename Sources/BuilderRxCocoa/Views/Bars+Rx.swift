import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIBarButtonItem {
    /// The taps of the item. Its own actions remain (RxSwift replaces the target).
    public var tap: ControlEvent<()> { delegateEvents(.used) }
}

extension Reactive where Base: UINavigationController {
    /// A view controller that becomes the top one, and a Boolean value that indicates whether the transition is
    /// animated.
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// The view controller that is about to become the top one. The delegate is called, too.
    public var willShow: ControlEvent<ShowEvent> { delegateEvents(.willShow) }

    /// The view controller that has become the top one. The delegate is called, too.
    public var didShow: ControlEvent<ShowEvent> { delegateEvents(.didShow) }
}

extension Reactive where Base: UITabBar {
    /// The item that the user selects. The delegate is called, too.
    public var didSelectItem: ControlEvent<UITabBarItem> { delegateEvents(.didSelectItem) }

    /// The items that the user may drag to the bar, before they are shown. The delegate is called, too.
    public var willBeginCustomizing: ControlEvent<[UITabBarItem]> { delegateEvents(.willBeginCustomizingItems) }

    /// The items that the user may drag to the bar, after they were shown. The delegate is called, too.
    public var didBeginCustomizing: ControlEvent<[UITabBarItem]> { delegateEvents(.didBeginCustomizingItems) }

    /// The items before customizing ends, and whether they changed. The delegate is called, too.
    public var willEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { delegateEvents(.willEndCustomizingItems) }

    /// The items after customizing ended, and whether they changed. The delegate is called, too.
    public var didEndCustomizing: ControlEvent<([UITabBarItem], Bool)> { delegateEvents(.didEndCustomizingItems) }
}

extension Reactive where Base: UITabBarController {
    /// The view controller that the user selects. The delegate is called, too.
    public var didSelect: ControlEvent<UIViewController> { delegateEvents(.didSelectTab) }

    /// The view controllers that the user may rearrange, before it begins. The delegate is called, too.
    public var willBeginCustomizing: ControlEvent<[UIViewController]> { delegateEvents(.willBeginCustomizing) }

    /// The view controllers before customizing ends, and whether they changed. The delegate is called, too.
    public var willEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        delegateEvents(.willEndCustomizing)
    }

    /// The view controllers after customizing ended, and whether they changed. The delegate is called, too.
    public var didEndCustomizing: ControlEvent<(viewControllers: [UIViewController], changed: Bool)> {
        delegateEvents(.didEndCustomizing)
    }
}

extension Reactive where Base: UISearchController {
    /// Emits before a search begins. The delegate is called, too.
    public var willPresent: Observable<Void> { delegateEvents(.willPresentSearch).asObservable() }

    /// Emits when a search begins. The delegate is called, too.
    public var present: Observable<Void> { delegateEvents(.presentSearch).asObservable() }

    /// Emits after a search began. The delegate is called, too.
    public var didPresent: Observable<Void> { delegateEvents(.didPresentSearch).asObservable() }

    /// Emits before a search ends. The delegate is called, too.
    public var willDismiss: Observable<Void> { delegateEvents(.willDismissSearch).asObservable() }

    /// Emits after a search ended. The delegate is called, too.
    public var didDismiss: Observable<Void> { delegateEvents(.didDismissSearch).asObservable() }
}
