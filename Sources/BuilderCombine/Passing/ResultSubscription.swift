/// The subscription of a subscriber to one result of a publisher's values.
///
/// It requests all values of the publisher, which it cancels at the first final result. It sends the result then or
/// after the completion, once the subscriber has requested it. A result is released when the next one has replaced it,
/// so that its end may send a value.
final class ResultSubscription<Input, Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Failure = Downstream.Failure
    /// A closure that returns the next result, for the present one and a value.
    typealias Step = (Downstream.Input?, Input) -> Result<Downstream.Input?, Failure>

    private struct State {
        var result: Downstream.Input?
        let next: Step
        let isFinal: (Downstream.Input) -> Bool
    }

    /// The present result and the closure; `nil` after the end.
    private var state: State?
    private var isRequested = false
    /// A Boolean value that indicates whether the publisher has finished, or was canceled after a final result.
    private var isComplete = false

    /// Creates a subscription.
    ///
    /// - Parameters:
    ///   - result: The result without a value; `nil` if there is none.
    ///   - isFinal: A closure that returns true if no further value can change a result.
    init(
        _ downstream: Downstream, name: String, _ result: Downstream.Input? = nil,
        isFinal: @escaping (Downstream.Input) -> Bool = { _ in false }, next: @escaping Step
    ) {
        state = State(result: result, next: next, isFinal: isFinal)
        super.init(downstream, name: name)
    }

    override func takeRetainedValues() -> Any? { takeState() }

    private func takeState() -> State? {
        defer { state = nil }
        return state
    }

    override func start() { publisher?.request(.unlimited) }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let state = lock.withLock({ isConnected && !isComplete ? state : nil }) else { return .none }
        switch state.next(state.result, input) {
        case .success(let result): replaceResult(by: result, isFinal: result.map(state.isFinal) ?? false)
        case .failure(let error): fail(error)
        }
        return .none
    }

    private func replaceResult(by result: Downstream.Input?, isFinal: Bool) {
        lock.lock()
        guard isConnected, !isComplete, let replaced = state else { return lock.unlock() }
        state?.result = result
        isComplete = isFinal
        let canceled = isFinal ? disconnect() : nil
        lock.unlock()
        canceled?.cancel()
        if isFinal { sendResult() }
        // The end of a result or of a subscription runs others' code, so they are released without the lock, at last.
        withExtendedLifetime((replaced, canceled)) {}
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !lock.withLock({ isComplete }) else { return }
        guard case .finished = completion else { return finish(completion) }
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
        guard let state = lock.withLock({ isComplete && isRequested ? takeState() : nil }) else { return }
        if let result = state.result { _ = receiver?.subscriber.receive(result) }
        finish(.finished)
        withExtendedLifetime(state) {}
    }
}
