import OpenCombine

extension ObservableType {
    /// The elements of this sequence, then, once it has completed, those of another.
    ///
    /// The second is subscribed to only then. An error of the first ends the whole.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable<Element>.concat([asObservable(), second.asObservable()])
    }

    /// The elements of one sequence after the other, each subscribed to once the one before has completed.
    ///
    /// - Parameter sequence: is gone through as far as it is needed, so it may be lazy, or have no end.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Concatenation(sequence)
    }

    /// The elements of one sequence after the other, each subscribed to once the one before has completed.
    ///
    /// - Parameter collection: is counted when the sequence is made; for a lazy one that goes through all of it.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        Concatenation(collection, count: collection.count)
    }

    /// The elements of one sequence after the other, each subscribed to once the one before has completed.
    ///
    /// ```swift
    /// Observable.concat(.of(1, 2), .of(3))   // 1, 2, 3
    /// ```
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        Concatenation(sources, count: sources.count)
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the sequences that arrive, one after the other in the order in which they came.
    ///
    /// Waiting sequences are kept. The same as ``merge(maxConcurrent:)`` of one.
    public func concat() -> Observable<Element.Element> { flatMapping("concat", policy: .concurrent(1)) { $0 } }
}

/// The observable of `concat`. The outer of nested concatenations subscribes to the sources of the inner one.
final class Concatenation<Element>: Observable<Element>, @unchecked Sendable {
    /// Some observables that follow each other.
    struct Sources {
        fileprivate let iterator: AnyIterator<Observable<Element>>
        /// The number of sources left, if known; the last one doesn't return.
        fileprivate var left: Int?
    }

    fileprivate let makeSources: () -> Sources

    /// Makes one of a sequence, which is gone through anew for each subscription, and never further than has been
    /// requested for.
    init<Sequence: Swift.Sequence>(_ sequence: Sequence, count: Int? = nil)
    where Sequence.Element == Observable<Element> {
        let makeSources = { Sources(iterator: AnyIterator(sequence.makeIterator()), left: count) }
        self.makeSources = makeSources
        super.init { observer in
            let sink = ConcatSink(makeSources(), downstream: observer)
            sink.open()
            sink.advance()
        }
    }
}

/// Goes through the sources, and those inside of them, by a list of where it has been.
private final class ConcatSink<Element>: TailRecursiveSink<Element> {
    private var path: [Concatenation<Element>.Sources]

    init(_ sources: Concatenation<Element>.Sources, downstream: ObserverBase<Element>) {
        path = [sources]
        super.init(downstream: downstream)
    }

    override var name: String? { "concat" }

    override func sourceEnded(_ completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: advance()
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
            guard let inner = source as? Concatenation<Element> else { return subscribe(to: source) }
            path.append(inner.makeSources())
        }
        finish(.finished)
    }
}
