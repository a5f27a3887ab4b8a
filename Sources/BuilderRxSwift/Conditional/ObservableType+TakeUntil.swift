extension ObservableType {
    /// The elements until another sequence sends one; then the result completes.
    ///
    /// ```swift
    /// ticks.take(until: stopTaps)
    /// ```
    ///
    /// - Parameter other: is subscribed to first. Its completion changes nothing, its error ends the whole.
    public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { TakeUntilJunction(downstream: $0).run(source, other) }
    }
}

private final class TakeUntilJunction<Element>: Junction<Element> {
    override var name: String? { "take(until:)" }

    func run<Signal>(_ source: Observable<Element>, _ other: Observable<Signal>) {
        open()
        let branch = makeBranch(departure: .last, onNext: forward) { branch, completion in
            self.finish(completion, from: branch)
        }
        connect(other) { _ in
            self.finish(.finished)
        } onEnd: { branch, completion in
            if case .failure = completion { self.finish(completion, from: branch) }
        }
        source.attach(branch)
    }
}
