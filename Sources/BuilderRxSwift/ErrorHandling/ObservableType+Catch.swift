import OpenCombine

extension ObservableType {
    /// Continues with another sequence when this one fails.
    ///
    /// ```swift
    /// request.catch { _ in cached }
    /// ```
    ///
    /// - Parameter handler: The closure that returns the sequence to continue with, whose errors are passed on. An
    ///   error that the closure throws ends the resulting sequence.
    public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Observable { observer in
            let sink = CatchSink(handler, downstream: observer)
            sink.open()
            sink.subscribe(to: source, isLast: true)
        }
    }

    /// Emits an element and completes when the sequence fails.
    public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in .just(element) } }

    /// Subscribes to the given sequences in order, each after the previous one has failed, until one completes.
    ///
    /// Elements of the failed sequences are passed on. If the last one fails, so does the result; without any sequences
    /// it completes.
    ///
    /// - Parameter sequence: The sequences. They are iterated over only as far as needed, so the collection may be lazy
    ///   or infinite.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Observable { CatchSequenceSink("catch(sequence:)", sequence.makeIterator(), downstream: $0).start() }
    }
}

private final class CatchSink<Element>: TailRecursiveSink<Element> {
    private let handler: (any Error) throws -> Observable<Element>
    private var isHandled = false

    init(_ handler: @escaping (any Error) throws -> Observable<Element>, downstream: ObserverBase<Element>) {
        self.handler = handler
        super.init(downstream: downstream)
    }

    override var name: String? { "catch" }

    override func sourceEnded(_ completion: Subscribers.Completion<any Error>) {
        guard case .failure(let failure) = completion, !isHandled else { return finish(completion) }
        isHandled = true
        do {
            subscribe(to: try handler(failure), keepingOld: true)
        } catch {
            finish(.failure(error))
        }
    }
}

/// A sink that subscribes to the next of its sources as long as they fail.
final class CatchSequenceSink<Iterator: IteratorProtocol, Element>: TailRecursiveSink<Element>
where Iterator.Element == Observable<Element> {
    private let operatorName: StaticString
    private var sources: Iterator
    private var failure: (any Error)?

    init(_ operatorName: StaticString, _ sources: Iterator, downstream: ObserverBase<Element>) {
        self.operatorName = operatorName
        self.sources = sources
        super.init(downstream: downstream)
    }

    override var name: String? { operatorName.description }

    func start() {
        open()
        advance()
    }

    override func sourceEnded(_ completion: Subscribers.Completion<any Error>) {
        guard case .failure(let error) = completion else { return finish(completion) }
        failure = error
        advance()
    }

    override func step() {
        if let source = sources.next() { return subscribe(to: source) }
        finish(failure.map { .failure($0) } ?? .finished)
    }
}
