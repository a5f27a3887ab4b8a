/// A subject that passes on what arrives from the moment of subscription.
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// taps.subscribe(onNext: { print("tap", $0) }).disposed(by: bag)
/// taps.onNext(1)
/// ```
///
/// Observers are told in the order in which they subscribed, before `onNext` returns; what one of them sends meanwhile
/// reaches the others first. Who subscribes meanwhile hears only what comes later, and who is disposed meanwhile
/// nothing more. (RxSwift lets a newcomer take the place of the first observer when that has left, keeps no order from
/// the 32nd on, and still tells an element to an observer that was disposed while the element was on its way.)
///
/// After an error or completion, new observers get that event and nothing else. A disposed subject tells its observers
/// nothing, not even that. Safe from any thread; elements that are sent by several at a time may reach the observers in
/// any order.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    private let broadcaster: Broadcaster<Element>

    /// Makes a subject without observers.
    public init() {
        let broadcaster = Broadcaster<Element>()
        self.broadcaster = broadcaster
        super.init(trampolined: false, source: broadcaster.add)
        broadcaster.owner = self
    }

    /// A Boolean value that indicates whether anybody is subscribed now.
    public var hasObservers: Bool { broadcaster.hasObservers }

    /// A Boolean value that indicates whether the subject was disposed.
    public var isDisposed: Bool { broadcaster.isDisposed }

    /// Passes an event on to every observer.
    public func on(_ event: Event<Element>) {
        broadcaster.send(event)
    }

    /// Returns itself.
    public func asObserver() -> PublishSubject<Element> {
        self
    }

    /// Lets all observers go; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() {
        broadcaster.dispose()
    }
}
