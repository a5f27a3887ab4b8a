import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIRefreshControl {
    /// Begins or ends the refreshing.
    public var isRefreshing: Binder<Bool> {
        Binder(
            base,
            binding: fromMain { control, isRefreshing in
                if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
            })
    }
}
