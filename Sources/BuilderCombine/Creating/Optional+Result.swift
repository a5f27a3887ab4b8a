import OpenCombine

// The publishers of an optional and of a result are OpenCombine's: a nested type of the same name would be ambiguous.
// Their subscriptions are this module's, for which a request of no values has no effect, and which other threads may
// cancel.

extension Optional.OCombine.Publisher: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Never {
        guard let output else { return receive(subscriber: subscriber) }
        subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Optional"))
    }
}

extension Result.OCombine.Publisher: Publisher {
    public func _subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        guard case .success(let output) = result else { return receive(subscriber: subscriber) }
        subscriber.receive(subscription: OneValueSubscription(output, subscriber, name: "Once"))
    }
}
