import BuilderRxRelay
import BuilderRxSwift

extension InfallibleType {
    /// Sends each event to observers, in their order.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Sends each event, its element made optional, to observers, in their order.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().subscribe { event in
            let event = event.map(Optional.some)
            observers.forEach { $0.on(event) }
        }
    }

    /// Hands the sequence to a function and returns what that makes of it.
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Hands the sequence and one more argument to a function and returns what that makes of them.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Calls a closure with each element as long as an object lives, which is held weakly.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable {
        asObservable().bind(with: object, onNext: onNext)
    }

    /// Calls a closure with each element.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        asObservable().subscribe(onNext: onNext)
    }

    /// Sets relays to each element.
    public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets relays to each element, made optional.
    public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element to relays.
    public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays.
    public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element to relays.
    public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays.
    public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
        bind(onNext: { element in relays.forEach { $0.accept(element) } })
    }
}
