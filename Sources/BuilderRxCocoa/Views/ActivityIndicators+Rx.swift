import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIActivityIndicatorView {
    /// Starts or stops the turning.
    public var isAnimating: Binder<Bool> {
        Binder(
            base,
            binding: nonisolatedClosure { indicator, isAnimating in
                if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
            })
    }
}

extension Reactive where Base: UIRefreshControl {
    /// Begins or ends the refreshing.
    public var isRefreshing: Binder<Bool> {
        Binder(
            base,
            binding: nonisolatedClosure { control, isRefreshing in
                if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
            })
    }
}
