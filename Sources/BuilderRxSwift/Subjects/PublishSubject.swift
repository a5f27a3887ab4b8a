/// A subject that passes on what arrives from the moment of subscription.
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// taps.subscribe(onNext: { print("tap", $0) }).disposed(by: bag)
/// taps.onNext(1)
/// ```
///
/// Observers are called in the order of their subscriptions, before `onNext` returns; an element that one of them sends
/// meanwhile reaches the others first. One that subscribes meanwhile gets only later elements, and one that is disposed
/// gets nothing more. (RxSwift lets a newcomer take the place of the first observer when that has left, keeps no order
/// from the 32nd on, and still sends an element to an observer that was disposed while the element was on its way.)
///
/// After an error or completion, new observers get that event and nothing else. A disposed subject sends its observers
/// nothing, not even that. Safe from any thread; elements that are sent by several at a time may reach the observers in
/// any order.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    private let core: SubjectCore<Element>

    /// Makes a subject without observers.
    public init() {
        let core = SubjectCore<Element>()
        self.core = core
        super.init(trampolined: false, source: core.add)
        core.owner = self
    }

    /// A Boolean value that indicates whether there are subscriptions.
    public var hasObservers: Bool { core.hasObservers }

    /// A Boolean value that indicates whether the subject was disposed.
    public var isDisposed: Bool { core.isDisposed }

    /// Passes an event on to every observer.
    public func on(_ event: Event<Element>) { core.send(event) }

    /// Returns itself.
    public func asObserver() -> PublishSubject<Element> { self }

    /// Lets all observers go; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() { core.dispose() }
}
