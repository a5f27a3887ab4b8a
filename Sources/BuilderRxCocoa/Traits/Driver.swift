import BuilderRxRelay
import BuilderRxSwift

/// A sequence for the state of views: it has no error, delivers on the main thread, and sends its latest element to
/// each new subscription while others are there.
///
/// ```swift
/// let name: Driver<String> = service.name().asDriver(onErrorJustReturn: "")
/// name.drive(label.rx.text).disposed(by: bag)
/// name.drive(navigationItem.rx.title).disposed(by: bag)   // the same subscription to the service
/// ```
public typealias Driver<Element> = SharedSequence<DriverSharingStrategy, Element>

/// The sharing of drivers: the latest element is replayed while there is a subscription.
public struct DriverSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of ``SharingScheduler``.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares a source, replaying its latest element while there are subscriptions.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 1, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
    /// The sequence as a driver, which it is.
    public func asDriver() -> Driver<Element> { asSharedSequence() }

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

    /// Passes the sequence to a function and returns its result. To be called on the main thread.
    public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return transformation(asObservable())
    }

    /// Passes the sequence and one more argument to a function and returns its result. To be called on the main thread.
    ///
    /// ```swift
    /// names.drive(table.rx.items(cellIdentifier: "name")) { row, name, cell in … }
    /// ```
    public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
        MainScheduler.ensureRunningOnMainThread(errorMessage: offMain)
        return with(asObservable())(curriedArgument)
    }

    /// Calls closures while an object, which is held weakly, lives. To be called on the main thread.
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

    /// Subscribes without closures, for the side effects of the sequence. To be called on the main thread.
    public func drive() -> any Disposable { drive(onNext: nil, onCompleted: nil, onDisposed: nil) }
}

extension ObservableConvertibleType {
    /// The sequence as a driver, with an element in the place of an error.
    public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a driver, which continues with another after an error.
    public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorDriveWith: onErrorDriveWith)
    }

    /// The sequence as a driver, which continues with the result of a closure after an error.
    public func asDriver(onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>) -> Driver<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}

private let offMain = "drive(…) has to be called on the main thread, where the latest element is delivered at once."
