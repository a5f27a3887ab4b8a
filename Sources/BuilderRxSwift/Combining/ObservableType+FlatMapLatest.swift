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
    private weak var outerObserver: (any Traceable)?
    private let lock = RecursiveLock()
    // Guarded by the lock.
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
            inTurn: .end, onNext: change,
            onEnd: { observer, completion in
                if case .finished = completion, self.waitsForInner() { return }
                self.finish(completion, from: observer)
            })
        outerObserver = observer
        source.attach(observer)
    }

    private func change(to element: Input) {
        guard let (inner, number) = select(element) else { return }
        let observer: SourceObserver<Inner.Element> = makeObserver(
            disposal: .beforeEnd,
            onNext: { element in if self.isLatest(number) { self.forward(element) } },
            onEnd: { observer, completion in
                if self.isLatest(number) { self.innerEnded(observer, completion) }
            })
        let old = lock.withLock {
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
            return lock.withLock {
                isRunning = true
                number += 1
                return (inner, number)
            }
        } catch {
            takeTurn { self.finish(.failure(error), from: self.outerObserver) }
            return nil
        }
    }

    private func innerEnded(_ observer: SourceObserver<Inner.Element>, _ completion: Subscribers.Completion<any Error>)
    {
        if case .finished = completion, waitsForOuter() { return }
        finish(completion, from: observer)
    }

    private func isLatest(_ number: Int) -> Bool { lock.withLock { number == self.number } }

    /// Notes the end of the source. Returns true if an inner sequence is running.
    private func waitsForInner() -> Bool {
        lock.withLock {
            isComplete = true
            return isRunning
        }
    }

    /// Notes the end of the latest inner sequence. Returns true if the source is running.
    private func waitsForOuter() -> Bool {
        lock.withLock {
            isRunning = false
            return !isComplete
        }
    }
}
