import OpenCombine

extension ObservableType {
    /// Transforms each element into a sequence and merges the elements of all sequences.
    ///
    /// ```swift
    /// taps.flatMap { _ in request() }   // every tap starts one more
    /// ```
    ///
    /// The result completes when the source and all the sequences have completed; the first error of any ends it.
    ///
    /// - Parameter selector: The closure that returns the sequence for an element, which is subscribed to immediately.
    ///   An error that it throws ends the result.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatMapping("flatMap", selector) }

    /// Transforms an element into a sequence, and drops the elements that arrive until it has ended.
    ///
    /// ```swift
    /// taps.flatMapFirst { _ in request() }   // taps during a request do nothing
    /// ```
    ///
    /// - Parameter selector: The closure that returns the sequence for an element; not called for dropped elements. An
    ///   error that it throws ends the result.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatMapping("flatMapFirst", policy: .first, selector) }

    /// Transforms each element into a sequence and emits their elements, one sequence after the other.
    ///
    /// ```swift
    /// uploads.concatMap { upload in send(upload) }   // never two at a time, none is left out
    /// ```
    ///
    /// - Parameter selector: The closure that returns the sequence for an element. Called when the element arrives,
    ///   even if an earlier sequence has not ended; its result then waits. An error that it throws ends the result.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { flatMapping("concatMap", policy: .concurrent(1), selector) }
}

/// A sink that subscribes to the sources that a closure returns for elements, and emits their elements as they arrive.
private final class FlatMapSink<Input, Inner: ObservableConvertibleType>: CombiningSink<Inner.Element> {
    private let operatorName: StaticString
    private let policy: FlatMapPolicy
    private let selector: (Input) throws -> Inner
    private weak var outer: (any Traceable)?
    // Changed in turns.
    private var waiting: Queue<Inner> = []
    private var active = 0
    private var isComplete = false

    /// The subscription to an inner source that others may wait for.
    private final class Start {
        /// The next source, if this one has ended. Set before the flag.
        var follower: Inner?
        /// A flag that is set by the return from the subscription and by the end: the second of them subscribes to the
        /// follower.
        let isHalfDone = OnceFlag()
    }

    init(
        _ operatorName: StaticString, policy: FlatMapPolicy, downstream: ObserverBase<Inner.Element>,
        selector: @escaping (Input) throws -> Inner
    ) {
        self.operatorName = operatorName
        self.policy = policy
        self.selector = selector
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func run(_ source: Observable<Input>) {
        open()
        let (admit, subscribe) = (self.admit, self.subscribe)
        let observer: SourceObserver<Input> = makeObserver(
            inTurn: .end, disposal: policy.limit == nil ? .beforeCompletion : .afterEnd,
            onNext: { element in self.takeTurn(element, admit, then: subscribe) },
            onEnd: { observer, completion in
                if case .finished = completion {
                    self.isComplete = true
                    if self.active > 0 { return }
                }
                self.finish(completion, from: observer)
            })
        outer = observer
        source.attachLast(observer)
    }

    private func admit(_ element: Input) -> Inner? {
        guard !policy.isExclusive || active == 0 else { return nil }
        let isNow = active < policy.limit ?? .max
        // A limit also counts the element while the closure runs, which may make the source emit the next element.
        if policy.limit != nil, isNow { active += 1 }
        do {
            let inner = try selector(element)
            if policy.limit == nil { active += 1 }
            if isNow { return inner }
            waiting.append(inner)
        } catch {
            finish(.failure(error), from: outer)
        }
        return nil
    }

    /// Subscribes to a source, and in a loop to the successors of sources that end immediately.
    private func subscribe(to first: Inner) {
        var next: Inner? = first
        while let source = next, !isEnded {
            let start = policy.limit == nil ? nil : Start()
            connect(source, onNext: forward) { observer, completion in
                switch completion {
                case .failure: self.finish(completion, from: observer)
                case .finished: self.innerEnded(start)
                }
            }
            guard let start, !start.isHalfDone.isFirst() else { return }
            next = start.follower.take()
        }
    }

    private func innerEnded(_ start: Start?) {
        if let start, let follower = waiting.popFirst() {
            start.follower = follower
            if !start.isHalfDone.isFirst(), let follower = start.follower.take() {
                afterTurn { self.subscribe(to: follower) }
            }
        } else {
            active -= 1
            if isComplete, active == 0 { finish(.finished) }
        }
    }
}

/// The elements for which an operator of the `flatMap` family subscribes to inner sources.
enum FlatMapPolicy {
    /// All elements, immediately.
    case all
    /// One element at a time; others are dropped.
    case first
    /// A limited number of elements at a time; others wait.
    case concurrent(Int)

    fileprivate var isExclusive: Bool {
        if case .first = self { true } else { false }
    }

    fileprivate var limit: Int? {
        if case .concurrent(let limit) = self { limit } else { nil }
    }
}

extension ObservableConvertibleType {
    /// Returns an observable of the elements of the sources that a closure returns for elements.
    func flatMapping<Inner: ObservableConvertibleType>(
        _ name: StaticString, policy: FlatMapPolicy = .all, _ selector: @escaping (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { FlatMapSink(name, policy: policy, downstream: $0, selector: selector).run(source) }
    }
}
