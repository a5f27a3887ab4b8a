import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIBarButtonItem {
    /// The taps of the item. Its own actions stay (RxSwift replaces the target).
    public var tap: ControlEvent<()> {
        delegateEvents(.used)
    }
}
