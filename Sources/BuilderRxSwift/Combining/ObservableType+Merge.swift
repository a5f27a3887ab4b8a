extension ObservableType {
    /// Merges the elements of all the given sequences as they are emitted.
    ///
    /// The sequences are subscribed to in order. The result completes when all have completed, immediately when there
    /// are none; the first error ends it.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// Merges the elements of all the given sequences as they are emitted.
    ///
    /// The sequences are subscribed to in order. The result completes when all have completed, immediately when there
    /// are none; the first error ends it.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        MergedObservable(sources)
    }

    /// Merges the elements of all the given sequences as they are emitted.
    ///
    /// ```swift
    /// Observable.merge(saveTaps, returnKeys)   // either of the two
    /// ```
    ///
    /// The sequences are subscribed to in order. The result completes when all have completed; the first error ends it.
    /// Sources that emit during subscription are interleaved: `merge(.of(1, 2), .of(3, 4))` is 1, 3, 2, 4.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Merges the elements of all inner sequences as they are emitted.
    public func merge() -> Observable<Element.Element> { flatMapping("merge") { $0 } }

    /// Merges the elements of the inner sequences, a limited number at a time; the others wait until one has completed.
    ///
    /// - Parameter maxConcurrent: The maximum number of sequences subscribed to at the same time. With zero or less,
    ///   none is ever subscribed to.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flatMapping("merge", policy: .concurrent(maxConcurrent)) { $0 }
    }
}

/// The observable of `merge`. The outer of nested ones subscribes to the sources of the inner one.
private final class MergedObservable<Element>: Observable<Element>, @unchecked Sendable {
    /// Set until the deinitializer.
    private var sources: [Observable<Element>]?

    init(_ sources: [Observable<Element>]) {
        self.sources = sources
        super.init { MergeSink(downstream: $0).run(MergedObservable.flattened(sources)) }
    }

    deinit { releaseDeeply(sources.take()) }

    /// Returns the sources with those of merged ones in their places, in order.
    private static func flattened(_ sources: [Observable<Element>]) -> [Observable<Element>] {
        guard sources.contains(where: { $0 is MergedObservable }) else { return sources }
        var result: [Observable<Element>] = []
        var path = [sources[...]]
        while var rest = path.popLast() {
            guard let source = rest.popFirst() else { continue }
            path.append(rest)
            if let inner = source as? MergedObservable {
                path.append((inner.sources ?? [])[...])
            } else {
                result.append(source)
            }
        }
        return result
    }
}

/// A sink that subscribes to all sources of a list and emits their elements as they arrive.
private final class MergeSink<Element>: CombiningSink<Element> {
    // Changed in turns.
    private var active = 0

    override var name: String? { "merge" }

    /// Subscribes to each source, even after one has failed immediately.
    func run(_ sources: [Observable<Element>]) {
        open()
        // The list itself counts as a source until every source has been subscribed to.
        active = sources.count + 1
        for source in sources {
            connect(source, onNext: forward) { observer, completion in
                switch completion {
                case .failure: self.finish(completion, from: observer)
                case .finished: self.sourceCompleted()
                }
            }
        }
        takeTurn(sourceCompleted)
    }

    private func sourceCompleted() {
        active -= 1
        if active == 0, !isEnded { finish(.finished) }
    }
}
