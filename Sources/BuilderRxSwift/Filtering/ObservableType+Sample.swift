extension ObservableType {
    /// Emits the latest element at each event of another sequence.
    ///
    /// Each element is emitted at most once. The completion of the sampler counts as one of its events. The result
    /// completes at the first event of the sampler after this sequence has completed; an error of either ends it.
    ///
    /// - Parameters:
    ///   - sampler: The sequence whose events trigger the latest element; it is subscribed to second.
    ///   - defaultValue: The element to emit if there was no new one. Without it, no element is emitted.
    public func sample<Source: ObservableType>(
        _ sampler: Source, defaultValue: Element? = nil
    ) -> Observable<Element> {
        let source = asObservable()
        let sampler = sampler.asObservable()
        return Observable {
            SampleSink(downstream: $0, defaultValue: defaultValue).run(source, sampler)
        }
    }
}

private final class SampleSink<Element>: CombiningSink<Element> {
    private let defaultValue: Element?
    private var latest: Element?
    private var isComplete = false

    init(downstream: ObserverBase<Element>, defaultValue: Element?) {
        self.defaultValue = defaultValue
        super.init(downstream: downstream)
    }

    override var name: String? { "sample" }

    func run<Tick>(_ source: Observable<Element>, _ sampler: Observable<Tick>) {
        open()
        connect(source) { element in
            // A deinitializer may send to the sink, so the old element is released after the access.
            _ = exchange(&self.latest, with: element)
        } onEnd: { observer, completion in
            switch completion {
            case .finished: self.isComplete = true
            case .failure: self.finish(completion, from: observer)
            }
        }
        connect(sampler, disposal: .afterEnd) { _ in
            self.emitLatest()
        } onEnd: { observer, completion in
            switch completion {
            case .finished: self.emitLatest()
            case .failure: self.finish(completion, from: observer)
            }
        }
    }

    private func emitLatest() {
        if let element = latest.take() ?? defaultValue { forward(element) }
        if isComplete { finish(.finished) }
    }
}
