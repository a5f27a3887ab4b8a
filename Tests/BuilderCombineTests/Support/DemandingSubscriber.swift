import BuilderCombine

/// A subscriber that requests values only when a test does, and records what it receives.
final class DemandingSubscriber<Input, Failure: Error>: Subscriber {
    private(set) var events: [String] = []
    private(set) var subscription: (any Subscription)?
    private let initial: Subscribers.Demand
    /// The further demand at each value.
    var more: (Input) -> Subscribers.Demand = { _ in .none }

    init(_ initial: Subscribers.Demand = .none) { self.initial = initial }

    func receive(subscription: any Subscription) {
        events.append("subscription")
        self.subscription = subscription
        if initial > .none { subscription.request(initial) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return more(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        events.append("\(completion)")
    }

    func record(_ event: String) { events.append(event) }

    func request(_ count: Int) { subscription?.request(.max(count)) }
}

extension Publisher {
    /// Subscribes a subscriber that requests a number of values; `nil` for any number.
    func demand(_ count: Int?) -> DemandingSubscriber<Output, Failure> {
        let subscriber = DemandingSubscriber<Output, Failure>(count.map { .max($0) } ?? .unlimited)
        subscribe(subscriber)
        return subscriber
    }

    /// Passes what reaches the publisher to a closure, with the publisher's name.
    func observed(_ name: String, _ record: @escaping (String) -> Void) -> Publishers.HandleEvents<Self> {
        handleEvents(
            receiveSubscription: { _ in record(name) }, receiveCancel: { record("cancel \(name)") },
            receiveRequest: { record("\($0) of \(name)") })
    }
}

/// An error for tests.
enum TestError: Error { case failed }

/// A stream that writes nothing.
struct Nowhere: TextOutputStream {
    func write(_ string: String) {}
}

/// Returns a publisher of values' descriptions, which operators of different types have in common.
func erased<P: Publisher>(_ publisher: P) -> AnyPublisher<String, any Error> {
    publisher.map { "\($0)" }.mapError { $0 as any Error }.eraseToAnyPublisher()
}
