/// The subscription of a subscriber to one result of a publisher's values.
///
/// It requests all values of the publisher, which it cancels at the first final result. It sends the result then or
/// after the completion, once the subscriber has requested it. A result is released when the next one has replaced it,
/// so that its end may send a value.
final class ResultSubscription<Upstream: Publisher, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
{
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    /// A closure that receives a value, and keeps a result.
    typealias Step = (Input, ResultSubscription) throws(Downstream.Failure) -> Void

    /// The closure; `nil` after the end.
    private var step: Step?
    /// The present result; `nil` without one, and after the end.
    private var result: ValueBox<Downstream.Input>?
    private var isRequested = false
    /// A Boolean value that indicates whether the publisher has finished, or was canceled after a final result.
    private var isComplete = false

    /// Creates a subscription.
    ///
    /// - Parameter result: The result without a value; `nil` if there is none.
    init(_ downstream: Downstream, name: String, _ result: Downstream.Input? = nil, step: @escaping Step) {
        self.step = step
        self.result = result.map(ValueBox.init)
        super.init(SubscriberBox(downstream), name: name)
    }

    override func takeRetainedValues() -> Any? {
        defer { (step, result) = (nil, nil) }
        return (step, result)
    }

    override func start() { publisher?.request(.unlimited) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let step = lock.withLock({ isConnected && !isComplete ? step : nil }) else { return .none }
        do throws(Downstream.Failure) { try step(input, self) } catch { fail(error) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !lock.withLock({ isComplete }) else { return }
        guard case .finished = completion else { return finish(completion.passed()) }
        let ended = lock.withLock {
            isComplete = isConnected
            return disconnect()
        }
        sendResult()
        withExtendedLifetime(ended) {}
    }

    override func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { isRequested = true }
        sendResult()
    }

    /// Sends the result, if it is complete and requested, and then the completion.
    private func sendResult() {
        lock.lock()
        guard isComplete, isRequested, step != nil else { return lock.unlock() }
        let (step, result) = (step, result)
        (self.step, self.result) = (nil, nil)
        lock.unlock()
        if let result { _ = pass(result.copy()) }
        finish(.finished)
        withExtendedLifetime(step) {}
    }

    // MARK: The closure

    /// A Boolean value that indicates whether there is a result.
    var hasResult: Bool { lock.withLock { result != nil } }

    /// Combines the present result, if there is one, with a closure, and keeps what it returns.
    func replaceResult<Thrown: Error>(
        by next: (Downstream.Input) throws(Thrown) -> Downstream.Input
    ) throws(Thrown) {
        lock.lock()
        guard let result else { return lock.unlock() }
        let present = result.copy()
        lock.unlock()
        keep(try next(present))
    }

    /// Keeps a result.
    ///
    /// - Parameter isFinal: A Boolean value that indicates whether no further value can change the result.
    func keep(_ next: Downstream.Input, isFinal: Bool = false) {
        // The end of a result or of a subscription runs others' code, so they are released without the lock.
        var next = next
        lock.lock()
        guard isConnected, !isComplete, step != nil else { return lock.unlock() }
        if let result { result.exchange(&next) } else { result = ValueBox(next) }
        isComplete = isFinal
        let canceled = isFinal ? disconnect() : nil
        lock.unlock()
        guard isFinal else { return }
        canceled?.cancel()
        sendResult()
        withExtendedLifetime(canceled) {}
    }
}
