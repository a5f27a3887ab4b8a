import OpenCombine

extension ObservableType {
    /// Emits the elements of this sequence, then, after it has completed, those of another.
    ///
    /// The second sequence is subscribed to only then. An error of the first ends the result.
    public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
    where Source.Element == Element {
        Observable<Element>.concat([asObservable(), second.asObservable()])
    }

    /// Emits the elements of the given sequences in order, each subscribed to after the previous one has completed.
    ///
    /// - Parameter sequence: The sequences. They are iterated over only as far as needed, so the collection may be lazy
    ///   or infinite.
    public static func concat<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Concatenation(sequence)
    }

    /// Emits the elements of the given sequences in order, each subscribed to after the previous one has completed.
    ///
    /// - Parameter collection: The sequences. Their count is computed immediately; this iterates over all of a lazy
    ///   collection.
    public static func concat<Collection: Swift.Collection>(_ collection: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        Concatenation(collection, count: collection.count)
    }

    /// Emits the elements of the given sequences in order, each subscribed to after the previous one has completed.
    ///
    /// ```swift
    /// Observable.concat(.of(1, 2), .of(3))   // 1, 2, 3
    /// ```
    public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
        Concatenation(sources, count: sources.count)
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the elements of the inner sequences, one sequence after the other, in the order of their arrival.
    ///
    /// Waiting sequences are retained. This operator is equivalent to ``merge(maxConcurrent:)`` with a maximum of one.
    public func concat() -> Observable<Element.Element> { flatMapping("concat", policy: .concurrent(1)) { $0 } }
}

/// The observable of `concat`. The outer of nested concatenations subscribes to the sources of the inner one.
final class Concatenation<Element>: Observable<Element>, @unchecked Sendable {
    /// A sequence of observables to concatenate.
    struct Sources {
        fileprivate let iterator: AnyIterator<Observable<Element>>
        /// The number of remaining sources, if known; the last one is subscribed to after these sources leave the
        /// stack.
        fileprivate var left: Int?
    }

    /// Set until the deinitializer.
    fileprivate private(set) var makeSources: (() -> Sources)?

    /// Creates a concatenation from a sequence, which is iterated over anew for each subscription, and only as far as
    /// needed.
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

    deinit { releaseDeeply(makeSources.take()) }
}

/// A sink that iterates over the sources, and those inside of them, with a stack of positions.
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
            if let sources = inner.makeSources?() { path.append(sources) }
        }
        finish(.finished)
    }
}
