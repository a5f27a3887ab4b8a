import OpenCombine

extension ObservableType {
    /// Transforms each element into a sequence and emits the elements of only the latest one; the previous one is
    /// disposed.
    ///
    /// ```swift
    /// query.flatMapLatest { text in search(text) }   // a new query drops the search for the old one
    /// ```
    ///
    /// The result completes when the source and the latest sequence have completed.
    ///
    /// - Parameter selector: The closure that returns the sequence for an element. The previous sequence is disposed
    ///   after it returns. An error that it throws ends the resulting sequence.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> { switching("flatMapLatest", selector) }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// Emits the elements of only the latest inner sequence; the previous one is disposed.
    public func switchLatest() -> Observable<Element.Element> { switching("switchLatest") { $0 } }
}

extension ObservableConvertibleType {
    fileprivate func switching<Inner: ObservableConvertibleType>(
        _ name: StaticString, _ selector: @escaping (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { SwitchSink(name, downstream: $0, selector: selector).run(source) }
    }
}

private final class SwitchSink<Input, Inner: ObservableConvertibleType>: CombiningSink<Inner.Element> {
    private let operatorName: StaticString
    private let selector: (Input) throws -> Inner
    // Guarded by the lock.
    private weak var outerObserver: (any Traceable)?
    private var number = 0
    private weak var current: SourceObserver<Inner.Element>?
    private var isRunning = false
    private var isComplete = false

    init(
        _ operatorName: StaticString, downstream: ObserverBase<Inner.Element>,
        selector: @escaping (Input) throws -> Inner
    ) {
        self.operatorName = operatorName
        self.selector = selector
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func run(_ source: Observable<Input>) {
        open()
        let observer: SourceObserver<Input> = makeObserver(
            locking: false, onNext: change,
            onEnd: { observer, completion in
                if case .finished = completion {
                    self.isComplete = true
                    if self.isRunning { return }
                }
                self.finish(completion, from: observer)
            })
        outerObserver = observer
        source.attach(observer)
    }

    private func change(to element: Input) {
        guard let (inner, number) = locked({ select(element) }) else { return }
        let observer: SourceObserver<Inner.Element> = makeObserver(
            disposal: .beforeEnd,
            onNext: { element in if number == self.number { self.forward(element) } },
            onEnd: { observer, completion in if number == self.number { self.innerEnded(observer, completion) } })
        let old = locked {
            defer { current = observer }
            return current
        }
        old?.detach()
        inner.attach(observer)
    }

    private func select(_ element: Input) -> (Observable<Inner.Element>, Int)? {
        guard !isEnded else { return nil }
        do {
            let inner = try selector(element).asObservable()
            isRunning = true
            number += 1
            return (inner, number)
        } catch {
            finish(.failure(error), from: outerObserver)
            return nil
        }
    }

    private func innerEnded(_ observer: SourceObserver<Inner.Element>, _ completion: Subscribers.Completion<any Error>)
    {
        if case .finished = completion {
            isRunning = false
            guard isComplete else { return }
        }
        finish(completion, from: observer)
    }
}
