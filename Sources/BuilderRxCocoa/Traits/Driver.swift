import BuilderRxRelay
import BuilderRxSwift

/// A sequence for the state of views: it never fails, emits on the main thread, and replays its latest element to each
/// new subscription while there are others.
///
/// ```swift
/// let name: Driver<String> = service.name().asDriver(onErrorJustReturn: "")
/// name.drive(label.rx.text).disposed(by: bag)
/// name.drive(navigationItem.rx.title).disposed(by: bag)   // the same subscription to the service
/// ```
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing strategy of drivers: the latest element is replayed while there is a subscription.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of ``SharingScheduler``.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares a source, replaying its latest element while there are subscriptions.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// Returns the sequence itself.
    public func asDriver() -> Driver<Element> { asSharedSequence() }

    /// Subscribes observers to each event, in order.
    ///
    /// Call this method on the main thread, as all variants of `drive`; it traps elsewhere.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Subscribes observers to each event, with its element wrapped in an optional, in order. Call this method on the
    /// main thread.
    public func drive<Observer: ObserverType>(_ observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe { event in
            let event = event.map(Optional.some)
            observers.forEach { $0.on(event) }
        }
    }

    /// Sets the value of relays to each element. Call this method on the main thread.
    public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets the value of relays to each element, wrapped in an optional. Call this method on the main thread.
    public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Passes each element to relays. Call this method on the main thread.
    public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Passes each element, wrapped in an optional, to relays. Call this method on the main thread.
    public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
        drive(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Passes the sequence to a function and returns its result. Call this method on the main thread.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return transformation(asObservable())
    }

    /// Passes the sequence and one more argument to a function and returns its result. Call this method on the main
    /// thread.
    ///
    /// ```swift
    /// names.drive(table.rx.items(cellIdentifier: "name")) { row, name, cell in … }
    /// ```
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return with(asObservable())(curriedArgument)
    }

    /// Subscribes closures for the lifetime of an object, which is held weakly. Call this method on the main thread.
    public func drive<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe(
            with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes closures. Call this method on the main thread.
    ///
    /// - Parameters:
    ///   - onNext: The closure called with each element.
    ///   - onCompleted: The closure called when the sequence completes.
    ///   - onDisposed: The closure called once, after the end or when the subscription is disposed.
    public func drive(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes without closures, for the side effects of the sequence. Call this method on the main thread.
    public func drive() -> any Disposable { drive(onNext: nil, onCompleted: nil, onDisposed: nil) }
}

extension ObservableConvertibleType {
    /// Returns the sequence as a driver that emits an element in place of an error.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// Returns the sequence as a driver that continues with another one after an error.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// Returns the sequence as a driver that continues with a closure's result after an error.
    public func asDriver(onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

private let offMain = "drive(…) has to be called on the main thread, where the latest element is delivered at once."
