/// The subscription of a publisher whose values a closure transforms, drops, or ends.
final class TransformingSubscription<Input, Downstream: Subscriber>: LinkedSubscription<Downstream>, Subscriber {
    typealias Failure = Downstream.Failure
    /// A closure that returns what becomes of a value.
    typealias Transform = (Input) -> Result<Transformed<Downstream.Input>, Failure>

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
        switch lock.withLock({ isConnected ? transform : nil })?(input) {
        case .success(.value(let value)): return receiver?.subscriber.receive(value) ?? .none
        // Another value is requested in place of the one that is dropped.
        case .success(.dropped): return .max(1)
        case .success(.end): finish(.finished, isCancellation: true)
        case .failure(let error): fail(error)
        case nil: break
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion) }
}

/// The fate of a publisher's value.
enum Transformed<Value> {
    case value(Value), dropped
    /// The end of the subscription, which cancels the publisher.
    case end
}
