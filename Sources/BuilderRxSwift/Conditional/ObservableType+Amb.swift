extension ObservableType {
    /// Mirrors the first of several sequences to emit an event; the others are then disposed.
    ///
    /// - Parameter sequence: The sequences, which are subscribed to in order. With none, the result never emits an
    ///   event.
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return Observable { AmbSink(downstream: $0).run(sources) }
    }

    /// Mirrors whichever of this sequence and another emits an event first; the other one is then disposed.
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        Observable<Element>.amb([asObservable(), right.asObservable()])
    }
}

private final class AmbSink<Element>: CombiningSink<Element> {
    private struct Runner {
        weak var observer: SourceObserver<Element>?
    }

    private let lock = RecursiveLock()
    // Guarded by the lock.
    private var runners: [Runner] = []
    private var winner: Int?

    override var name: String? { "amb" }

    func run(_ sources: [Observable<Element>]) {
        open()
        for (number, source) in sources.enumerated() {
            let observer: SourceObserver<Element> = makeObserver(
                disposal: .afterEnd,
                onNext: { element in if self.decide(number) { self.forward(element) } },
                onEnd: { observer, completion in if self.decide(number) { self.finish(completion, from: observer) } })
            lock.withLock { runners.append(Runner(observer: observer)) }
            source.attach(observer)
            if lock.withLock({ winner ?? number }) != number { observer.detach() }
        }
    }

    /// Returns a Boolean value that indicates whether an observer has won, either now or before. If it wins now, the
    /// others are disposed first.
    private func decide(_ number: Int) -> Bool {
        let (isWinner, losers) = lock.withLock { () -> (Bool, [Runner]) in
            if let winner { return (winner == number, []) }
            winner = number
            return (true, runners.indices.filter { $0 != number }.map { runners[$0] })
        }
        for loser in losers { loser.observer?.detach() }
        return isWinner
    }
}
