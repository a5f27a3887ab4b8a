import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITabBarController {
    /// The controller that people chose. The delegate hears of it, too.
    public var didSelect: ControlEvent<UIViewController> {
        delegateEvents(.didSelectTab)
    }
}
