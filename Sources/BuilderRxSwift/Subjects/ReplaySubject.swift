/// A subject that replays its past elements to each new observer, then passes on new ones.
///
/// ```swift
/// let lines = ReplaySubject<String>.create(bufferSize: 2)
/// ["a", "b", "c"].forEach(lines.onNext)
/// lines.subscribe(onNext: { print($0) }).disposed(by: bag)   // b, c
/// ```
///
/// Order and thread safety are those of a ``PublishSubject``. Elements that are emitted during the replay to a new
/// observer don't reach it.
///
/// After an error or completion, new observers receive the retained elements and then that event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
    @unchecked Sendable
{
    /// The type of the subject's observer.
    public typealias SubjectObserverType = ReplaySubject<Element>

    private let core: SubjectCore<Element>

    private init(count: Int) {
        let core = SubjectCore<Element>(.last(count, []))
        self.core = core
        super.init(trampolined: false, source: core.add)
        core.owner = self
    }

    /// Creates a subject that replays the last elements.
    ///
    /// - Parameter bufferSize: The maximum number of elements to retain; with zero or less none is retained.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(count: max(0, bufferSize)) }

    /// Creates a subject that replays all elements. They are retained for the lifetime of the subject.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(count: .max) }

    /// A Boolean value that indicates whether there are subscriptions.
    public var hasObservers: Bool { core.hasObservers }

    /// Passes an event on to every observer and retains its element.
    public func on(_ event: Event<Element>) { core.send(event) }

    /// Returns itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Releases all observers and elements; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() { core.dispose() }
}
