/// A subject that has a current value: each new observer receives it first, then subsequent elements.
///
/// Order and thread safety are those of a ``PublishSubject``. A new observer receives the value before `subscribe`
/// returns, and no newer element can overtake it.
///
/// After an error or completion, new observers receive only that event.
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, Cancelable, ObserverType,
    @unchecked Sendable
{
    /// The type of the subject's observer.
    public typealias SubjectObserverType = BehaviorSubject<Element>

    private let core: SubjectCore<Element>

    /// Creates a subject with an initial value.
    public init(value: Element) {
        let core = SubjectCore<Element>(.latest(value))
        self.core = core
        super.init(trampolined: false, source: core.add)
        core.owner = self
    }

    /// A Boolean value that indicates whether there are subscriptions; false after an end. (In RxSwift it is true until
    /// the subscriptions are disposed.)
    public var hasObservers: Bool { core.hasObservers }

    /// A Boolean value that indicates whether the subject was disposed.
    public var isDisposed: Bool { core.isDisposed }

    /// The current value, also after completion.
    ///
    /// - Throws: The error that ended the sequence, or ``RxError/disposed(object:)``.
    public func value() throws -> Element { try core.latest() }

    /// Passes an event on to every observer and stores its element as the current value.
    public func on(_ event: Event<Element>) { core.send(event) }

    /// Returns itself.
    public func asObserver() -> BehaviorSubject<Element> { self }

    /// Releases all observers and the value; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() { core.dispose() }
}
