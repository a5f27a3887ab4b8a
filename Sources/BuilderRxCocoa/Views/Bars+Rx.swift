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
}

extension Reactive where Base: UITabBarController {
    /// The view controller that the user selects. The delegate is called, too.
    public var didSelect: ControlEvent<UIViewController> { delegateEvents(.didSelectTab) }
}
