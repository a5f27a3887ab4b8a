import OpenCombine

/// Subscribes to the next of some sources as long as they fail.
final class AttemptSuccession<Iterator: IteratorProtocol, Element>: Succession<Element>
where Iterator.Element == Observable<Element> {
    private let operatorName: StaticString
    private var sources: Iterator
    private var failure: (any Error)?

    init(_ operatorName: StaticString, _ sources: Iterator, downstream: Receiver<Element>) {
        self.operatorName = operatorName
        self.sources = sources
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func start() {
        open()
        move()
    }

    override func legEnded(_ completion: Subscribers.Completion<any Error>) {
        guard case .failure(let error) = completion else { return finish(completion) }
        failure = error
        move()
    }

    override func step() {
        if let source = sources.next() { return listen(to: source) }
        finish(failure.map { .failure($0) } ?? .finished)
    }
}
