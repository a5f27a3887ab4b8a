/// A subject that repeats its past elements to each new observer, then passes on those that arrive.
///
/// ```swift
/// let lines = ReplaySubject<String>.create(bufferSize: 2)
/// ["a", "b", "c"].forEach(lines.onNext)
/// lines.subscribe(onNext: { print($0) }).disposed(by: bag)   // b, c
/// ```
///
/// Order and threads are those of a ``PublishSubject``. Elements that are sent while a new
/// observer is getting the kept ones don't reach it.
///
/// After an error or completion, new observers get the kept elements and then that event.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType, Disposable,
    @unchecked Sendable
{
    private let core: SubjectCore<Element>

    private init(count: Int) {
        let core = SubjectCore<Element>(.last(count, []))
        self.core = core
        super.init(trampolined: false, source: core.add)
        core.owner = self
    }

    /// Makes a subject that repeats the last elements.
    ///
    /// - Parameter bufferSize: how many elements are kept; with zero or less none is.
    public static func create(bufferSize: Int) -> ReplaySubject<Element> { ReplaySubject(count: max(0, bufferSize)) }

    /// Makes a subject that repeats all elements. They are kept as long as the subject lives.
    public static func createUnbounded() -> ReplaySubject<Element> { ReplaySubject(count: .max) }

    /// A Boolean value that indicates whether there are subscriptions.
    public var hasObservers: Bool { core.hasObservers }

    /// Passes an event on to every observer and keeps its element.
    public func on(_ event: Event<Element>) { core.send(event) }

    /// Returns itself.
    public func asObserver() -> ReplaySubject<Element> { self }

    /// Lets all observers go and forgets the elements; later subscriptions fail with ``RxError/disposed(object:)``.
    public func dispose() { core.dispose() }
}
