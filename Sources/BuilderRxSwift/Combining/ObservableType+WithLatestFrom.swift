extension ObservableType {
    /// Combines each element with the latest element of another sequence.
    ///
    /// ```swift
    /// saveTaps.withLatestFrom(text) { _, text in text }
    /// ```
    ///
    /// Elements that arrive before the other sequence has emitted one are dropped. The result completes with this
    /// sequence; an error of either ends it.
    ///
    /// - Parameters:
    ///   - second: The other sequence, which is subscribed to first.
    ///   - resultSelector: The closure that combines the element and the latest element of the other sequence. An error
    ///     that it throws ends the resulting sequence.
    public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
        _ second: Source, resultSelector: @escaping (Element, Source.Element) throws -> ResultType
    ) -> Observable<ResultType> {
        let first = asObservable()
        let second = second.asObservable()
        return Observable {
            WithLatestFromSink(downstream: $0, resultSelector: resultSelector).run(first, second)
        }
    }

    /// Emits the latest element of another sequence for each element of this one.
    ///
    /// Elements that arrive before the other sequence has emitted one are dropped. The result completes with this
    /// sequence; an error of either ends it.
    ///
    /// - Parameter second: The other sequence, which is subscribed to first.
    public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
        withLatestFrom(second) { $1 }
    }
}

private final class WithLatestFromSink<First, Second, Output>: CombiningSink<Output> {
    private let resultSelector: (First, Second) throws -> Output
    private var latest: Second?

    init(downstream: ObserverBase<Output>, resultSelector: @escaping (First, Second) throws -> Output) {
        self.resultSelector = resultSelector
        super.init(downstream: downstream)
    }

    override var name: String? { "withLatestFrom" }

    func run(_ first: Observable<First>, _ second: Observable<Second>) {
        open()
        weak var outerObserver: SourceObserver<First>?
        let observer: SourceObserver<First> = makeObserver(
            disposal: .afterEnd,
            onNext: { element in
                guard let latest = self.latest else { return }
                do {
                    self.forward(try self.resultSelector(element, latest))
                } catch {
                    self.finish(.failure(error), from: outerObserver)
                }
            }, onEnd: { observer, completion in self.finish(completion, from: observer) })
        outerObserver = observer
        connect(second) { element in
            // A deinitializer may send to the sink, so the old element is released after the access.
            _ = exchange(&self.latest, with: element)
        } onEnd: { observer, completion in
            if case .failure = completion { self.finish(completion, from: observer) }
        }
        first.attachLast(observer)
    }
}
