/// The subscription of a subscriber to the one result of all of a publisher's values.
///
/// It requests all values of the publisher, and sends the result after its completion, once the subscriber has
/// requested it. A result is released when the next one has replaced it, so that its end may send a value.
final class ResultSubscription<Input, Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Failure = Downstream.Failure
    /// A closure that returns the next result, for the present one and a value.
    typealias Step = (Downstream.Input?, Input) -> Result<Downstream.Input?, Failure>

    private struct State {
        var result: Downstream.Input?
        let next: Step
    }

    /// The present result and the closure; `nil` after the end.
    private var state: State?
    private var isRequested = false
    /// A Boolean value that indicates whether the publisher has finished.
    private var isComplete = false

    /// - Parameter result: The result without a value; `nil` if there is none.
    init(_ downstream: Downstream, name: String, _ result: Downstream.Input? = nil, next: @escaping Step) {
        state = State(result: result, next: next)
        super.init(downstream, name: name)
    }

    override func takeRetainedValues() -> Any? { takeState() }

    private func takeState() -> State? {
        defer { state = nil }
        return state
    }

    override func start() { publisher?.request(.unlimited) }

    func receive(_ input: Input) -> Subscribers.Demand {
        // Retained until the end, the present result is released without a lock.
        guard let state = lock.withLock({ isConnected && !isComplete ? state : nil }) else { return .none }
        switch state.next(state.result, input) {
        case .success(let result): lock.withLock { if !isComplete { self.state?.result = result } }
        case .failure(let error): fail(error)
        }
        withExtendedLifetime(state) {}
        return .none
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
