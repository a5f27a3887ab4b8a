import OpenCombine

/// The observable of `concat`. A concatenation inside of another is taken apart by the outer one.
final class Concatenation<Element>: Observable<Element>, @unchecked Sendable {
    /// Some observables that follow each other.
    struct Sources {
        fileprivate let iterator: AnyIterator<Observable<Element>>
        /// The number of sources left, if known; the last one doesn't return.
        fileprivate var left: Int?
    }

    private let makeSources: () -> Sources

    /// Makes one of a sequence, which is gone through anew for each subscription, and never further than has been asked
    /// for.
    init<Sequence: Swift.Sequence>(_ sequence: Sequence, count: Int? = nil)
    where Sequence.Element == Observable<Element> {
        let makeSources = { Sources(iterator: AnyIterator(sequence.makeIterator()), left: count) }
        self.makeSources = makeSources
        super.init { receiver in
            let succession = ConcatSuccession(makeSources(), downstream: receiver)
            succession.open()
            succession.move()
        }
    }

    fileprivate func sources() -> Sources {
        makeSources()
    }
}

/// Goes through the sources, and those inside of them, by a list of where it has been.
private final class ConcatSuccession<Element>: Succession<Element> {
    private var path: [Concatenation<Element>.Sources]

    init(_ sources: Concatenation<Element>.Sources, downstream: Receiver<Element>) {
        path = [sources]
        super.init(downstream: downstream)
    }

    override var name: String? { "concat" }

    override func legEnded(_ completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: move()
        case .failure: finish(completion)
        }
    }

    override func step() {
        while var sources = path.popLast() {
            guard !isEnded else { return }
            guard var source = sources.iterator.next() else { continue }
            sources.left = sources.left.map { $0 - 1 }
            if sources.left ?? .max > 0 { path.append(sources) }
            while let deferred = source as? DeferredSource<Element> { source = deferred.resolved() }
            guard let inner = source as? Concatenation<Element> else { return listen(to: source) }
            path.append(inner.sources())
        }
        finish(.finished)
    }
}
