extension ObservableType {
    /// Of several sequences the one that sends an event first; the others are disposed then.
    ///
    /// - Parameter sequence: are subscribed to in order. Without any, the result never sends anything.
    public static func amb<Sequence: Swift.Sequence>(_ sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        let sources = Array(sequence)
        return Observable { AmbSink(downstream: $0).run(sources) }
    }

    /// Of this sequence and another the one that sends an event first; the other is disposed then.
    public func amb<O2: ObservableType>(_ right: O2) -> Observable<Element> where O2.Element == Element {
        Observable<Element>.amb([asObservable(), right.asObservable()])
    }
}

private final class AmbSink<Element>: CombiningSink<Element> {
    private struct Runner {
        weak var observer: SourceObserver<Element>?
    }

    // Under the lock.
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
            locked { runners.append(Runner(observer: observer)) }
            source.attach(observer)
            if locked({ winner ?? number }) != number { observer.detach() }
        }
    }

    /// Returns whether an observer has won, now or before. Now: the others are disposed first.
    private func decide(_ number: Int) -> Bool {
        if let winner { return winner == number }
        winner = number
        for (other, runner) in runners.enumerated() where other != number { runner.observer?.detach() }
        return true
    }
}
