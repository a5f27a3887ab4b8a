/// A subject that passes on the events that arrive after subscription.
///
/// ```swift
/// let taps = PublishSubject<Int>()
/// taps.subscribe(onNext: { print("tap", $0) }).disposed(by: bag)
/// taps.onNext(1)
/// ```
///
/// Observers are called in the order of their subscriptions, before `onNext` returns; an element that one of them emits
/// meanwhile reaches the others first. An observer that subscribes meanwhile receives only later elements, and one that
/// is disposed receives no more events. (In RxSwift, a new observer takes the place of the first one if that has been
/// disposed, there is no order from the 32nd observer on, and an observer that is disposed during the emission of an
/// element still receives it.)
///
/// After an error or completion, new observers receive only that event. A disposed subject emits no events to its
/// observers, not even an end. The subject is thread-safe; elements that several threads emit concurrently may reach
/// the observers in any order.
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    /// The type of the subject's observer.
    public typealias SubjectObserverType = PublishSubject<Element>

    private let core: SubjectCore<Element>

    /// Creates a subject without observers.
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

    /// Releases all observers; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() { core.dispose() }
}
