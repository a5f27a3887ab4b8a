import BuilderRxRelay
import BuilderRxSwift

/// A sequence for what happens to views: it has no error, delivers on the main thread, and replays nothing.
public typealias Signal<Element> = SharedSequence<SignalSharingStrategy, Element>

/// The sharing of signals: nothing is replayed.
public struct SignalSharingStrategy: SharingStrategyProtocol {
    /// The scheduler of ``SharingScheduler``.
    public static var scheduler: any SchedulerType { SharingScheduler.make() }

    /// Shares a source without replay.
    public static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
        source.share(replay: 0, scope: .whileConnected)
    }
}

extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
    /// The sequence as a signal, which it is.
    public func asSignal() -> Signal<Element> { asSharedSequence() }

    /// Sends each event to observers, in their order.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element {
        asObservable().subscribe { event in observers.forEach { $0.on(event) } }
    }

    /// Sends each event, its element made optional, to observers, in their order.
    public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
    where Observer.Element == Element? {
        asObservable().subscribe { event in
            let event = event.map(Optional.some)
            observers.forEach { $0.on(event) }
        }
    }

    /// Sets relays to each element.
    public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
        emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sets relays to each element, made optional.
    public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element to relays.
    public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
        emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays.
    public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element to relays.
    public func emit(to relays: ReplayRelay<Element>...) -> any Disposable {
        emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Sends each element, made optional, to relays.
    public func emit(to relays: ReplayRelay<Element?>...) -> any Disposable {
        emit(onNext: { element in relays.forEach { $0.accept(element) } })
    }

    /// Calls closures while an object, which is held weakly, lives.
    public func emit<Object: AnyObject>(
        with object: Object, onNext: ((Object, Element) -> Void)? = nil, onCompleted: ((Object) -> Void)? = nil,
        onDisposed: ((Object) -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Calls closures.
    ///
    /// - Parameters:
    ///   - onNext: called with each element.
    ///   - onCompleted: called when the sequence ends.
    ///   - onDisposed: called once, after the end or when the subscription is disposed.
    public func emit(
        onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil
    ) -> any Disposable {
        asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
    }

    /// Subscribes without closures, for the side effects of the sequence.
    public func emit() -> any Disposable { emit(onNext: nil, onCompleted: nil, onDisposed: nil) }
}

extension ObservableConvertibleType {
    /// The sequence as a signal, with an element in the place of an error.
    public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
        asSharedSequence(onErrorJustReturn: onErrorJustReturn)
    }

    /// The sequence as a signal, which continues with another after an error.
    public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorDriveWith: onErrorSignalWith)
    }

    /// The sequence as a signal, which continues with the result of a closure after an error.
    public func asSignal(onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>) -> Signal<Element> {
        asSharedSequence(onErrorRecover: onErrorRecover)
    }
}
