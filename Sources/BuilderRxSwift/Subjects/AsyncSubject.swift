/// A subject that emits its last element, followed by the completion, only when it completes.
///
/// ```swift
/// let score = AsyncSubject<Int>()
/// score.subscribe(onNext: { print("final score", $0) }).disposed(by: bag)
/// score.onNext(1)
/// score.onNext(2)
/// score.onCompleted()   // final score 2
/// ```
///
/// All observers receive the element before the first of them receives the completion. Later observers receive both
/// during subscription. Without an element there is only the completion; after an error only the error.
public final class AsyncSubject<Element>: Observable<Element>, SubjectType, ObserverType {
    /// The type of the subject's observer.
    public typealias SubjectObserverType = AsyncSubject<Element>

    private let core: SubjectCore<Element>

    /// Creates a subject without observers.
    public init() {
        let core = SubjectCore<Element>(.final(nil))
        self.core = core
        super.init(trampolined: false, source: core.add)
        core.owner = self
    }

    /// A Boolean value that indicates whether there are subscriptions.
    public var hasObservers: Bool { core.hasObservers }

    /// Stores an element, or ends the subject: a completion emits the last stored element.
    public func on(_ event: Event<Element>) { core.send(event) }

    /// Returns itself.
    public func asObserver() -> AsyncSubject<Element> { self }
}

extension AsyncSubject: @unchecked Sendable {}
