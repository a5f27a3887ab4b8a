import OpenCombine

extension ObservableType {
    /// Goes on with another sequence when this one fails.
    ///
    /// ```swift
    /// request.catch { _ in cached }
    /// ```
    ///
    /// - Parameter handler: makes the sequence that follows, of which errors are passed on. When it throws, the whole
    ///   fails with what it throws.
    public func `catch`(_ handler: @escaping (Swift.Error) throws -> Observable<Element>) -> Observable<Element> {
        let source = asObservable()
        return Observable { receiver in
            let succession = CatchSuccession(handler, downstream: receiver)
            succession.open()
            succession.listen(to: source)
        }
    }

    /// Sends an element and completes when the sequence fails.
    public func catchAndReturn(_ element: Element) -> Observable<Element> {
        self.catch { _ in .just(element) }
    }

    /// The first of some sequences that does not fail: each is subscribed to when the one before has failed.
    ///
    /// What the failed ones have sent has been passed on. When the last fails, so does the whole; without any it
    /// completes.
    ///
    /// - Parameter sequence: is gone through as far as it is needed, so it may be lazy, or have no end.
    public static func `catch`<Sequence: Swift.Sequence>(sequence: Sequence) -> Observable<Element>
    where Sequence.Element == Observable<Element> {
        Observable { receiver in
            AttemptSuccession("catch(sequence:)", sequence.makeIterator(), downstream: receiver).start()
        }
    }
}

private final class CatchSuccession<Element>: Succession<Element> {
    private let handler: (any Error) throws -> Observable<Element>
    private var isHandled = false

    init(_ handler: @escaping (any Error) throws -> Observable<Element>, downstream: Receiver<Element>) {
        self.handler = handler
        super.init(downstream: downstream)
    }

    override var name: String? { "catch" }

    override func legEnded(_ completion: Subscribers.Completion<any Error>) {
        guard case .failure(let failure) = completion, !isHandled else { return finish(completion) }
        isHandled = true
        do {
            listen(to: try handler(failure), keepingOld: true)
        } catch {
            finish(.failure(error))
        }
    }
}
