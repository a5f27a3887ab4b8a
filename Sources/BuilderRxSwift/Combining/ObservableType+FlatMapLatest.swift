import OpenCombine

extension ObservableType {
    /// Makes a sequence of each element and tells only the elements of the latest; the one before is disposed.
    ///
    /// ```swift
    /// query.flatMapLatest { text in search(text) }   // a new query drops the search for the old one
    /// ```
    ///
    /// Completes when the source and the latest sequence have completed.
    ///
    /// - Parameter selector: makes the sequence. The one before is disposed when it has returned. What it throws ends
    ///   the whole.
    public func flatMapLatest<Source: ObservableConvertibleType>(
        _ selector: @escaping (Element) throws -> Source
    ) -> Observable<Source.Element> {
        switching("flatMapLatest", selector)
    }
}

extension ObservableType where Element: ObservableConvertibleType {
    /// The elements of the latest sequence that arrived; the one before is disposed.
    public func switchLatest() -> Observable<Element.Element> {
        switching("switchLatest") { $0 }
    }
}

extension ObservableConvertibleType {
    fileprivate func switching<Inner: ObservableConvertibleType>(
        _ name: StaticString, _ selector: @escaping (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { SwitchingJunction(name, downstream: $0, selector: selector).run(source) }
    }
}

private final class SwitchingJunction<Input, Inner: ObservableConvertibleType>: Junction<Inner.Element> {
    private let operatorName: StaticString
    private let selector: (Input) throws -> Inner
    // Under the lock.
    private weak var trunk: (any ChainLink)?
    private var number = 0
    private weak var current: Branch<Inner.Element>?
    private var isRunning = false
    private var isComplete = false

    init(
        _ operatorName: StaticString, downstream: Receiver<Inner.Element>, selector: @escaping (Input) throws -> Inner
    ) {
        self.operatorName = operatorName
        self.selector = selector
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func run(_ source: Observable<Input>) {
        open()
        let branch: Branch<Input> = makeBranch(
            locking: false, onNext: change,
            onEnd: { branch, completion in
                if case .finished = completion {
                    self.isComplete = true
                    if self.isRunning { return }
                }
                self.finish(completion, from: branch)
            })
        trunk = branch
        source.attach(branch)
    }

    private func change(to element: Input) {
        guard let (inner, number) = locked({ select(element) }) else { return }
        let branch: Branch<Inner.Element> = makeBranch(
            departure: .first,
            onNext: { element in if number == self.number { self.forward(element) } },
            onEnd: { branch, completion in if number == self.number { self.innerEnded(branch, completion) } })
        let old = locked {
            defer { current = branch }
            return current
        }
        old?.depart()
        inner.attach(branch)
    }

    private func select(_ element: Input) -> (Observable<Inner.Element>, Int)? {
        guard !isEnded else { return nil }
        do {
            let inner = try selector(element).asObservable()
            isRunning = true
            number += 1
            return (inner, number)
        } catch {
            finish(.failure(error), from: trunk)
            return nil
        }
    }

    private func innerEnded(_ branch: Branch<Inner.Element>, _ completion: Subscribers.Completion<any Error>) {
        if case .finished = completion {
            isRunning = false
            guard isComplete else { return }
        }
        finish(completion, from: branch)
    }
}
