/// The subscription of a publisher whose values a closure transforms, drops, or ends.
final class TransformingSubscription<Upstream: Publisher, Downstream: Subscriber>:
    LinkedSubscription<Downstream>, Subscriber
{
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    /// A closure that receives a value, and returns what one of the methods below returns.
    typealias Transform = (Input, TransformingSubscription) throws(Downstream.Failure) -> Subscribers.Demand

    private final class Kept: SubscriberBox<Downstream> {
        let transform: Transform

        init(_ downstream: Downstream, _ transform: @escaping Transform) {
            self.transform = transform
            super.init(downstream)
        }
    }

    init(_ downstream: Downstream, name: String, transform: @escaping Transform) {
        super.init(Kept(downstream, transform), name: name)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard beginCall() else { return .none }
        let more = withKept(as: Kept.self) { kept in
            do throws(Downstream.Failure) {
                return try kept.transform(input, self)
            } catch {
                fail(error)
                return .none
            }
        }
        endCall()
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) { finish(completion.passed()) }

    // MARK: The closure

    /// Requests another value in place of the present one. ``passInCall(_:)`` passes a value to the subscriber.
    func drop() -> Subscribers.Demand { .max(1) }

    /// Cancels the publisher, and sends the completion.
    func finish() -> Subscribers.Demand {
        finishEarly()
        return .none
    }
}
