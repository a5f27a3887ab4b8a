import OpenCombine

extension ObservableType {
    /// Makes a sequence of each element and sends the elements of all of them as they arrive.
    ///
    /// ```swift
    /// taps.flatMap { _ in request() }   // every tap starts one more
    /// ```
    ///
    /// Completes when the source and all the sequences have completed; the first error of any ends the whole.
    ///
    /// - Parameter selector: makes the sequence, which is subscribed to at once. An error that it throws ends the
    ///   result.
    public func flatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapping("flatMap", selector)
    }

    /// Makes a sequence of an element, and drops the elements that arrive while it runs.
    ///
    /// ```swift
    /// taps.flatMapFirst { _ in request() }   // taps during a request do nothing
    /// ```
    ///
    /// - Parameter selector: makes the sequence; not called for elements that are dropped. An error that it throws ends
    ///   the whole.
    public func flatMapFirst<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapping("flatMapFirst", policy: .first, selector)
    }

    /// Makes a sequence of each element and sends their elements, one sequence after the other.
    ///
    /// ```swift
    /// uploads.concatMap { upload in send(upload) }   // never two at a time, none is left out
    /// ```
    ///
    /// - Parameter selector: Called when an element arrives, also while an earlier sequence still runs; its result
    ///   waits then. An error that it throws ends the whole.
    public func concatMap<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        flatMapping("concatMap", policy: .concurrent(1), selector)
    }
}

/// Subscribes to the sources that a closure makes of elements, and sends their elements as they arrive.
private final class FlatMapSink<Input, Inner: ObservableConvertibleType>: CombiningSink<Inner.Element> {
    private let operatorName: StaticString
    private let policy: FlatMapPolicy
    private let selector: (Input) throws -> Inner
    // Under the lock.
    private weak var outer: (any Traceable)?
    private var waiting: Queue<Inner> = []
    private var active = 0
    private var isComplete = false

    /// The state of an inner source while it is subscribed to.
    private final class Start {
        var isOver = false
        /// The next source, if the source has ended already.
        var follower: Inner?
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
        let observer: SourceObserver<Input> = makeObserver(
            locking: false, disposal: policy.limit == nil ? .beforeCompletion : .afterEnd,
            onNext: { element in
                if let inner = self.locked({ self.admit(element) }), !self.isEnded { self.subscribe(to: inner) }
            },
            onEnd: { observer, completion in
                if case .finished = completion {
                    self.isComplete = true
                    if self.active > 0 { return observer.detach() }
                }
                self.finish(completion, from: observer)
            })
        outer = observer
        source.attach(observer)
    }

    private func admit(_ element: Input) -> Inner? {
        guard !isEnded, !policy.isExclusive || active == 0 else { return nil }
        let isNow = active < policy.limit ?? .max
        // A limit also counts the element while its source is made, which may send the next element.
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

    /// Subscribes to a source, and in a loop to the followers of sources that end immediately.
    private func subscribe(to first: Inner) {
        guard policy.limit != nil else { return connect(first, nil) }
        var next: Inner? = first
        while let source = next, !isEnded {
            let start = Start()
            connect(source, start)
            next = locked {
                start.isOver = true
                return start.follower.take()
            }
        }
    }

    private func connect(_ source: Inner, _ start: Start?) {
        connect(source, onNext: forward) { observer, completion in
            switch completion {
            case .failure: self.finish(completion, from: observer)
            case .finished: self.innerEnded(start)
            }
        }
    }

    private func innerEnded(_ start: Start?) {
        if let start, let follower = waiting.popFirst() {
            if start.isOver { subscribe(to: follower) } else { start.follower = follower }
        } else {
            active -= 1
            if isComplete, active == 0 { finish(.finished) }
        }
    }
}

/// The elements that an operator of the `flatMap` family subscribes for.
enum FlatMapPolicy {
    /// All, immediately.
    case all
    /// One at a time; others are dropped.
    case first
    /// Some at a time; others wait.
    case concurrent(Int)

    fileprivate var isExclusive: Bool {
        if case .first = self { true } else { false }
    }

    fileprivate var limit: Int? {
        if case .concurrent(let limit) = self { limit } else { nil }
    }
}

extension ObservableConvertibleType {
    /// Returns the elements of the sources that a closure makes of elements.
    func flatMapping<Inner: ObservableConvertibleType>(
        _ name: StaticString, policy: FlatMapPolicy = .all, _ selector: @escaping (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { FlatMapSink(name, policy: policy, downstream: $0, selector: selector).run(source) }
    }
}
