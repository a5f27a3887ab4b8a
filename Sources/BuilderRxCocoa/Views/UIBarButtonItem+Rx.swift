import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIBarButtonItem {
    /// What is told when the item is tapped. Its own actions stay (RxSwift takes the place of the target).
    public var tap: ControlEvent<()> {
        delegateEvents(.used)
    }
}
