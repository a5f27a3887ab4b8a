import BuilderRxSwift

extension ObservableType {
    /// Binds each element to relays.
    ///
    /// A relay never ends: completion is not passed on, and an error is passed to `Hooks.defaultErrorHandler`. (RxSwift
    /// traps in debug builds.)
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds each element, wrapped in an optional, to relays.
    ///
    /// A relay never ends: completion is not passed on, and an error is passed to `Hooks.defaultErrorHandler`.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets the value of relays to each element.
    ///
    /// A relay never ends: completion is not passed on, and an error is passed to `Hooks.defaultErrorHandler`. (RxSwift
    /// traps in debug builds.)
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets the value of relays to each element, wrapped in an optional.
    ///
    /// A relay never ends: completion is not passed on, and an error is passed to `Hooks.defaultErrorHandler`.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds each element to relays, which retain it for replay.
    ///
    /// A relay never ends: completion is not passed on, and an error is passed to `Hooks.defaultErrorHandler`. (RxSwift
    /// traps in debug builds.)
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Binds each element, wrapped in an optional, to relays, which retain it for replay.
    ///
    /// A relay never ends: completion is not passed on, and an error is passed to `Hooks.defaultErrorHandler`.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        subscribe(onNext: { element in relays.forEach { $0.accept(element) } })
    }
}
