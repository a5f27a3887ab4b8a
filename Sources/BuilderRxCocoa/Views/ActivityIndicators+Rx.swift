import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UIActivityIndicatorView {
    /// A binder that starts or stops the animation.
    public var isAnimating: Binder<Bool> {
        Binder(
            base,
            binding: nonisolatedClosure { indicator, isAnimating in
                if isAnimating { indicator.startAnimating() } else { indicator.stopAnimating() }
            })
    }
}

extension Reactive where Base: UIRefreshControl {
    /// A binder that begins or ends refreshing.
    public var isRefreshing: Binder<Bool> {
        Binder(
            base,
            binding: nonisolatedClosure { control, isRefreshing in
                if isRefreshing { control.beginRefreshing() } else { control.endRefreshing() }
            })
    }
}
