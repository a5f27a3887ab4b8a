import OpenCombine

/// Subscribes to what a closure makes of each element, to a number of them at a time. The others wait.
private final class LimitedFlatteningJunction<Input, Inner: ObservableConvertibleType>: Junction<Inner.Element> {
    private let operatorName: StaticString
    private let maxConcurrent: Int
    private let selector: (Input) throws -> Inner
    // Under the lock.
    private weak var trunk: (any ChainLink)?
    private var waiting: Queue<Inner> = []
    private var active = 0
    private var isComplete = false

    /// The state of an inner source during its subscription.
    private final class Start {
        var isOver = false
        /// The next source, since the source has ended already.
        var follower: Inner?
    }

    init(
        _ operatorName: StaticString, maxConcurrent: Int, downstream: Receiver<Inner.Element>,
        selector: @escaping (Input) throws -> Inner
    ) {
        self.operatorName = operatorName
        self.maxConcurrent = maxConcurrent
        self.selector = selector
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func run(_ source: Observable<Input>) {
        open()
        let branch: Branch<Input> = makeBranch(
            locking: false, departure: .last,
            onNext: { element in
                if let inner = self.locked({ self.admit(element) }), !self.isEnded { self.listen(to: inner) }
            },
            onEnd: { branch, completion in
                if case .finished = completion {
                    self.isComplete = true
                    if self.active > 0 { return branch.depart() }
                }
                self.finish(completion, from: branch)
            })
        trunk = branch
        source.attach(branch)
    }

    private func admit(_ element: Input) -> Inner? {
        guard !isEnded else { return nil }
        let isNow = active < maxConcurrent
        if isNow { active += 1 }
        do {
            let inner = try selector(element)
            if isNow { return inner }
            waiting.append(inner)
        } catch {
            finish(.failure(error), from: trunk)
        }
        return nil
    }

    /// Subscribes to a source, and in a loop to what follows sources that end at once.
    private func listen(to first: Inner) {
        var next: Inner? = first
        while let source = next, !isEnded {
            let start = Start()
            connect(source, onNext: forward) { branch, completion in
                switch completion {
                case .failure: self.finish(completion, from: branch)
                case .finished: self.innerEnded(start)
                }
            }
            next = locked {
                start.isOver = true
                defer { start.follower = nil }
                return start.follower
            }
        }
    }

    private func innerEnded(_ start: Start) {
        if let follower = waiting.popFirst() {
            if start.isOver { listen(to: follower) } else { start.follower = follower }
        } else {
            active -= 1
            if isComplete, active == 0 { finish(.finished) }
        }
    }
}

extension ObservableConvertibleType {
    /// The elements of what a closure makes of each element, a number of sources at a time.
    func flattening<Inner: ObservableConvertibleType>(
        _ name: StaticString, maxConcurrent: Int, _ selector: @escaping (Element) throws -> Inner
    ) -> Observable<Inner.Element> {
        let source = asObservable()
        return Observable { receiver in
            LimitedFlatteningJunction(name, maxConcurrent: maxConcurrent, downstream: receiver, selector: selector)
                .run(source)
        }
    }
}
