import BuilderRxSwift

extension ObservableType {
    /// Sends each element to relays.
    ///
    /// A relay never ends: completion is not passed on, and an error goes to `Hooks.defaultErrorHandler`. (RxSwift ends
    /// a debug build there.)
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays.
    ///
    /// A relay never ends: completion is not passed on, and an error goes to `Hooks.defaultErrorHandler`.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets relays to each element.
    ///
    /// A relay never ends: completion is not passed on, and an error goes to `Hooks.defaultErrorHandler`. (RxSwift ends
    /// a debug build there.)
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets relays to each element, made optional.
    ///
    /// A relay never ends: completion is not passed on, and an error goes to `Hooks.defaultErrorHandler`.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element to relays, which keep it.
    ///
    /// A relay never ends: completion is not passed on, and an error goes to `Hooks.defaultErrorHandler`. (RxSwift ends
    /// a debug build there.)
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays, which keep it.
    ///
    /// A relay never ends: completion is not passed on, and an error goes to `Hooks.defaultErrorHandler`.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }
}
