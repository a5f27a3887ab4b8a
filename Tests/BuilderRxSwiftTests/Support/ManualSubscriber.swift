import OpenCombine

/// A subscriber that requests elements only when a test calls it.
final class ManualSubscriber<Input>: Subscriber {
    typealias Failure = any Error

    private(set) var events: [String] = []
    private(set) var subscription: (any OpenCombine.Subscription)?
    private let first: Subscribers.Demand
    /// Its demand at each element.
    var more: (Input) -> Subscribers.Demand = { _ in .none }

    init(first: Subscribers.Demand = .none) {
        self.first = first
    }

    func receive(subscription: any OpenCombine.Subscription) {
        self.subscription = subscription
        if first > .none { subscription.request(first) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        events.append("\(input)")
        return more(input)
    }

    func receive(completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: events.append("finished")
        case .failure(let error): events.append("failure \(error)")
        }
    }
}
