extension ObservableType {
    /// The elements of all the given sequences as they come.
    ///
    /// They are subscribed to in order. Completes when all have completed, at once when there is none; the first error
    /// ends the whole.
    public static func merge<Collection: Swift.Collection>(_ sources: Collection) -> Observable<Element>
    where Collection.Element == Observable<Element> {
        merge(Array(sources))
    }

    /// The elements of all the given sequences as they come.
    ///
    /// They are subscribed to in order. Completes when all have completed, at once when there is none; the first error
    /// ends the whole.
    public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
        Observable { MergeSink(downstream: $0).run(sources) }
    }

    /// The elements of all the given sequences as they come.
    ///
    /// ```swift
    /// Observable.merge(saveTaps, returnKeys)   // either of the two
    /// ```
    ///
    /// They are subscribed to in order. Completes when all have completed; the first error ends the whole. Sources that
    /// deliver while they are subscribed to take turns: `merge(.of(1, 2), .of(3, 4))` is 1, 3, 2, 4.
    public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of all sequences that arrive, as they come.
    public func merge() -> Observable<Element.Element> { flatMapping("merge") { $0 } }

    /// The elements of the sequences that arrive, some at a time; the others wait until one has completed.
    ///
    /// - Parameter maxConcurrent: how many are subscribed to at the same time. With zero or less none ever is.
    public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
        flatMapping("merge", policy: .concurrent(maxConcurrent)) { $0 }
    }
}

/// Subscribes to all sources of a list, and sends their elements as they arrive.
private final class MergeSink<Element>: CombiningSink<Element> {
    // Under the lock.
    private var active = 0

    override var name: String? { "merge" }

    /// Subscribes to each source, also after one has failed immediately.
    func run(_ sources: [Observable<Element>]) {
        open()
        // The list counts as a source until each has been subscribed to.
        active = sources.count + 1
        for source in sources {
            connect(source, onNext: forward) { observer, completion in
                switch completion {
                case .failure: self.finish(completion, from: observer)
                case .finished: self.sourceCompleted()
                }
            }
        }
        locked { sourceCompleted() }
    }

    private func sourceCompleted() {
        active -= 1
        if active == 0, !isEnded { finish(.finished) }
    }
}
