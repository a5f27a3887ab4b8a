/// The subscription of a publisher whose values a closure transforms, drops, or ends.
final class TransformingSubscription<Input, Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Failure = Downstream.Failure
    /// A closure that passes a value on, drops it, or finishes, and returns the demand of the subscription.
    ///
    /// It returns no result of its own, whose type would be looked up at run time for each value.
    typealias Transform = (Input, TransformingSubscription) throws(Failure) -> Subscribers.Demand

    /// The closure; `nil` after the end.
    private var transform: Transform?

    init(_ downstream: Downstream, name: String, transform: @escaping Transform) {
        self.transform = transform
        super.init(downstream, name: name)
    }

    override func takeRetainedValues() -> Any? {
        defer { transform = nil }
        return transform
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let transform = lock.withLock({ isConnected ? transform : nil }) else { return .none }
        do throws(Failure) {
            return try transform(input, self)
        } catch {
            fail(error)
            return .none
        }
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }

    // MARK: The closure

    /// Passes a value to the subscriber.
    func pass(_ value: Downstream.Input) -> Subscribers.Demand { receiver?.receive(value) ?? .none }

    /// Requests another value in place of the present one.
    func drop() -> Subscribers.Demand { .max(1) }

    /// Cancels the publisher, and sends the completion.
    func finish() -> Subscribers.Demand {
        finishEarly()
        return .none
    }
}
