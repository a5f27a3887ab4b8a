extension ObservableType {
    /// The elements that come after another sequence has sent one.
    ///
    /// An error of either ends the whole. When this sequence completes before the other has sent anything, the result
    /// sends nothing any more, not even its completion.
    ///
    /// - Parameter other: is subscribed to second, and disposed at its first element. Its completion changes nothing.
    public func skip<Source: ObservableType>(until other: Source) -> Observable<Element> {
        let source = asObservable()
        let other = other.asObservable()
        return Observable { SkipUntilJunction(downstream: $0).run(source, other) }
    }
}

private final class SkipUntilJunction<Element>: Junction<Element> {
    private var isOpen = false

    override var name: String? { "skip(until:)" }

    func run<Signal>(_ source: Observable<Element>, _ other: Observable<Signal>) {
        open()
        connect(source, departure: .last) { element in
            if self.isOpen { self.forward(element) }
        } onEnd: { branch, completion in
            switch completion {
            case .finished where !self.isOpen: self.cancel()
            case .finished, .failure: self.finish(completion, from: branch)
            }
        }
        weak var opener: Branch<Signal>?
        let branch: Branch<Signal> = makeBranch(
            onNext: { _ in
                self.isOpen = true
                opener?.depart()
            },
            onEnd: { branch, completion in
                if case .failure = completion { self.finish(completion, from: branch) }
            })
        opener = branch
        other.attach(branch)
    }
}
