import BuilderRxSwift

extension ObservableType {
    /// Binds each event to observers, in order.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Binds each event, with its element wrapped in an optional, to observers, in order.
    public func bind<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        subscribe { event in
            let event = event.map(Optional.some)
            observers.forEach { $0.on(event) }
        }
    }

    /// Passes the sequence to a function and returns its result.
    ///
    /// ```swift
    /// names.bind(to: table.rx.items(cellIdentifier: "name")) { row, name, cell in … }
    /// ```
    public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

    /// Passes the sequence and one more argument to a function and returns its result.
    public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        binder(self)(curriedArgument)
    }

    /// Subscribes a closure to the elements for the lifetime of an object, which is held weakly. An error is passed to
    /// `Hooks.defaultErrorHandler`.
    public func bind<Object: AnyObject>(
        with object: Object, onNext: @escaping (Object, Element) -> Void
    ) -> any Disposable { subscribe(onNext: { [weak object] element in object.map { onNext($0, element) } }) }

    /// Subscribes a closure to the elements. An error is passed to `Hooks.defaultErrorHandler`.
    public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
}
