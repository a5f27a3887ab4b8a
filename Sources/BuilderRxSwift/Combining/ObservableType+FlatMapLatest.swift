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
    /// A change from one inner source to the next.
    private struct Change {
        let old: SourceObserver<Inner.Element>?
        let new: SourceObserver<Inner.Element>
        let source: Observable<Inner.Element>
    }

    private let operatorName: StaticString
    private let selector: (Input) throws -> Inner
    private weak var outerObserver: (any Traceable)?
    // Changed in turns.
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
        let (select, subscribe) = (self.select, self.subscribe)
        let observer: SourceObserver<Input> = makeObserver(
            inTurn: .end, onNext: { element in self.takeTurn(element, select, then: subscribe) },
            onEnd: { observer, completion in
                if case .finished = completion {
                    self.isComplete = true
                    if self.isRunning { return }
                }
                self.finish(completion, from: observer)
            })
        outerObserver = observer
        source.attachLast(observer)
    }

    private func select(_ element: Input) -> Change? {
        do {
            let source = try selector(element).asObservable()
            isRunning = true
            number += 1
            let old = current
            let new = makeInnerObserver(number)
            current = new
            return Change(old: old, new: new, source: source)
        } catch {
            finish(.failure(error), from: outerObserver)
            return nil
        }
    }

    private func makeInnerObserver(_ number: Int) -> SourceObserver<Inner.Element> {
        makeObserver(
            disposal: .beforeEnd,
            onNext: { element in if number == self.number { self.forward(element) } },
            onEnd: { observer, completion in if number == self.number { self.innerEnded(observer, completion) } })
    }

    private func subscribe(_ change: Change) {
        change.old?.detach()
        change.source.attach(change.new)
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
