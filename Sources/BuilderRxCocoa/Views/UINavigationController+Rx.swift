import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UINavigationController {
    /// A controller that comes to the top, and whether that is animated.
    public typealias ShowEvent = (viewController: UIViewController, animated: Bool)

    /// A controller comes to the top. The delegate hears of it, too.
    public var willShow: ControlEvent<ShowEvent> {
        delegateEvents(.willShow)
    }

    /// A controller has come to the top. The delegate hears of it, too.
    public var didShow: ControlEvent<ShowEvent> {
        delegateEvents(.didShow)
    }
}
