/// A subject that has a current value: each new observer gets it first, then whatever arrives.
///
/// Order and threads are those of a ``PublishSubject``. A new observer gets the value before
/// `subscribe` returns, and nothing newer can overtake that.
///
/// After an error or completion, new observers get that event and nothing else.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    private let core: SubjectCore<Element>

    /// Makes a subject with its first value.
    public init(value: Element) {
        let core = SubjectCore<Element>(.latest(value))
        self.core = core
        super.init(trampolined: false, source: core.add)
        core.owner = self
    }

    /// A Boolean value that indicates whether there are subscriptions. False after an end. (In RxSwift true until the
    /// subscriptions are disposed.)
    public var hasObservers: Bool { core.hasObservers }

    /// A Boolean value that indicates whether the subject was disposed.
    public var isDisposed: Bool { core.isDisposed }

    /// The current value, also after completion.
    ///
    /// - Throws: the error that ended the sequence, or ``RxError/disposed(object:)``.
    public func value() throws -> Element { try core.latest() }

    /// Passes an event on to every observer and keeps its element as the current value.
    public func on(_ event: Event<Element>) { core.send(event) }

    /// Returns itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Lets all observers go and forgets the value; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() { core.dispose() }
}
