import BuilderRxSwift
import BuilderUIKit

extension NSObject {
    /// The object's own bag, made at its first use: subscriptions in it end with the object.
    ///
    /// ```swift
    /// names.subscribe(onNext: { print($0) }).disposed(by: view.rxDisposeBag)
    /// ```
    ///
    /// The bag of a view, controller, gesture or bar item is released with it. Other objects have no place to keep a
    /// bag in on Linux, and theirs is released soon after: each access to any object's bag finds and releases
    /// a few of those whose objects are gone.
    @preconcurrency @MainActor
    public var rxDisposeBag: DisposeBag {
        DetachedBags.shared.sweep()
        if let holder = self as? _MainActorObject {
            return holder.attachment(DisposeBag.self) { DisposeBag() }
        }
        return DetachedBags.shared.bag(of: self)
    }
}
