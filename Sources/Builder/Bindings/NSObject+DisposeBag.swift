import BuilderRxSwift
import BuilderUIKit

extension NSObject {
    /// The object's own dispose bag, created on first use: its subscriptions end with the object.
    ///
    /// ```swift
    /// names.subscribe(onNext: { print($0) }).disposed(by: view.rxDisposeBag)
    /// ```
    ///
    /// The bag of a view, controller, gesture or bar item is released with it. Other objects can't store a bag on
    /// Linux, and theirs is released with a delay: each access to any object's bag finds and releases a few bags of
    /// released objects.
    @preconcurrency @MainActor
    public var rxDisposeBag: DisposeBag {
        DetachedBags.shared.sweep()
        if let holder = self as? _MainActorObject { return holder.attachment(DisposeBag.self) { DisposeBag() } }
        return DetachedBags.shared.bag(of: self)
    }
}

extension ViewBuilderContextProvider {
    /// The view's dispose bag: its subscriptions end with the view.
    public var disposeBag: DisposeBag { view.rxDisposeBag }
}
