/// A sequence of elements that arrive over time.
///
/// ```swift
/// Observable.just(42)
///     .map { "The answer is \($0)" }
///     .subscribe(onNext: { print($0) })
///     .disposed(by: bag)
/// ```
///
/// Each subscription starts the source anew, receives `next* (error | completed)?` and nothing after it was disposed.
/// What can be delivered while subscribing is delivered while subscribing: an element of ``just(_:)`` is there when
/// `subscribe` returns. Subscribing and disposing are safe from any thread.
public class Observable<Element>: ObservableType {
    private let source: (AnyObserver<Element>) -> any Disposable

    /// Makes an observable from what a subscription starts. The source may break the event grammar: the
    /// subscription keeps it.
    init(source: @escaping (AnyObserver<Element>) -> any Disposable) {
        self.source = source
    }

    /// Sends every event to an observer, from now until the sequence ends or the result is disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let subscription = Subscription(observer: AnyObserver(observer))
        subscription.hold(source(AnyObserver(subscription)))
        return subscription
    }

    /// Returns itself.
    public func asObservable() -> Observable<Element> {
        self
    }
}

extension Observable: @unchecked Sendable where Element: Sendable {}
