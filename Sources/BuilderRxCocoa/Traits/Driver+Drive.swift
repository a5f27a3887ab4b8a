import BuilderRxRelay
import BuilderRxSwift

private let offMain = "drive(…) has to be called on the main thread, where the latest element is delivered at once."

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Sends each event to observers, in their order.
    ///
    /// To be called on the main thread, as all forms of `drive`; elsewhere it ends the program.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Sends each event, its element made optional, to observers, in their order. To be called on the main thread.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe { event in
            let event = event.map(Optional.some)
            observers.forEach { $0.on(event) }
        }
    }

    /// Sets relays to each element. To be called on the main thread.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets relays to each element, made optional. To be called on the main thread.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element to relays. To be called on the main thread.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays. To be called on the main thread.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Hands the sequence to a function and returns what that makes of it. To be called on the main thread.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return transformation(asObservable())
    }

    /// Hands the sequence and one more argument to a function and returns what that makes of them. To be called on the
    /// main thread.
    ///
    /// ```swift
    /// names.drive(table.rx.items(cellIdentifier: "name")) { row, name, cell in … }
    /// ```
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return with(asObservable())(curriedArgument)
    }

    /// Calls closures as long as an object lives, which is held weakly. To be called on the main thread.
    ///
    /// - Parameters:
    ///   - object: handed to each closure.
    ///   - onNext: called with each element.
    ///   - onCompleted: called when the sequence ends.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures. To be called on the main thread.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called when the sequence ends.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes for the sake of what the sequence does on its way. To be called on the main thread.
    public func drive() -> any Disposable {
        drive(onNext: nil, onCompleted: nil, onDisposed: nil)
    }
}
