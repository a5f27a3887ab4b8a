import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITabBar {
    /// The item that people chose. The delegate hears of it, too.
    public var didSelectItem: ControlEvent<UITabBarItem> {
        delegateEvents(.didSelectItem)
    }
}
