import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIBarButtonItem {
    /// The taps of the item. Its own actions stay (RxSwift replaces the target).
    public var tap: ControlEvent<()> { delegateEvents(.used) }
}

extension Reactive where Base: UINavigationController {
    /// A controller that comes to the top, and whether that is animated.
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// A controller comes to the top. The delegate is called, too.
    public var willShow: ControlEvent<ShowEvent> { delegateEvents(.willShow) }

    /// A controller has come to the top. The delegate is called, too.
    public var didShow: ControlEvent<ShowEvent> { delegateEvents(.didShow) }
}

extension Reactive where Base: UITabBar {
    /// The item that people chose. The delegate is called, too.
    public var didSelectItem: ControlEvent<UITabBarItem> { delegateEvents(.didSelectItem) }
}

extension Reactive where Base: UITabBarController {
    /// The controller that people chose. The delegate is called, too.
    public var didSelect: ControlEvent<UIViewController> { delegateEvents(.didSelectTab) }
}
