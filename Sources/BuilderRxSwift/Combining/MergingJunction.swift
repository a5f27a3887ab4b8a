import OpenCombine

/// Subscribes to all of some sources, or to what is made of each element, and passes everything on as it comes.
class MergingJunction<Output>: Junction<Output> {
    // Under the lock.
    fileprivate(set) final var active = 0
    fileprivate final var isComplete = false

    override var name: String? { "merge" }

    /// Subscribes to each of a list of sources, also after one has failed at once.
    final func run(_ sources: [Observable<Output>]) {
        open()
        active = sources.count
        for source in sources { listen(to: source) }
        locked { noMoreSources() }
    }

    fileprivate final func listen<Source: ObservableConvertibleType>(to source: Source)
    where Source.Element == Output {
        connect(source, onNext: forward) { branch, completion in
            switch completion {
            case .failure: self.finish(completion, from: branch)
            case .finished:
                self.active -= 1
                self.finishIfDone()
            }
        }
    }

    fileprivate final func noMoreSources() {
        isComplete = true
        finishIfDone()
    }

    private final func finishIfDone() {
        if isComplete, active == 0, !isEnded { finish(.finished) }
    }
}

/// Subscribes to what a closure makes of each element.
private final class FlatteningJunction<Input, Inner: ObservableConvertibleType>: MergingJunction<Inner.Element> {
    private let operatorName: StaticString
    private let isExclusive: Bool
    private let selector: (Input) throws -> Inner
    private weak var trunk: (any ChainLink)?

    init(
        _ operatorName: StaticString, isExclusive: Bool, downstream: Receiver<Inner.Element>,
        selector: @escaping (Input) throws -> Inner
    ) {
        self.operatorName = operatorName
        self.isExclusive = isExclusive
        self.selector = selector
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func run(_ source: Observable<Input>) {
        open()
        let branch: Branch<Input> = makeBranch(
            locking: false,
            onNext: { element in
                if let inner = self.locked({ self.admit(element) }), !self.isEnded { self.listen(to: inner) }
            },
            onEnd: { branch, completion in
                switch completion {
                case .failure: self.finish(completion, from: branch)
                case .finished: self.noMoreSources()
                }
            })
        trunk = branch
        source.attach(branch)
    }

    private func admit(_ element: Input) -> Inner? {
        guard !isEnded, !isExclusive || active == 0 else { return nil }
        do {
            let inner = try selector(element)
            active += 1
            return inner
        } catch {
            finish(.failure(error), from: trunk)
            return nil
        }
    }
}

extension ObservableConvertibleType {
    /// The elements of what a closure makes of each element.
    ///
    /// - Parameter isExclusive: whether elements are dropped while a source runs.
    func flattening<Inner: ObservableConvertibleType>(
        _ name: StaticString, isExclusive: Bool = false, _ selector: @escaping (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { receiver in
            FlatteningJunction(name, isExclusive: isExclusive, downstream: receiver, selector: selector).run(source)
        }
    }
}
