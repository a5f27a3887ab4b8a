import BuilderRxSwift

extension ObservableType {
    /// Sends each event to observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Sends each event, its element made optional, to observers.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        subscribe { event in observers.forEach { $0.on(event.map(Optional.some)) } }
    }

    /// Hands the sequence to a function and returns what that makes of it.
    public func bind<Result>(to binder: (Self) -> Result) -> Result {
        binder(self)
    }

    /// Calls a closure with each element; a failure is written to standard error.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable {
        subscribe(onNext: onNext)
    }
}
