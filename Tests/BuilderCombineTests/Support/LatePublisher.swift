import BuilderCombine

/// A publisher that retains its subscribers, and leaves the rest to a test.
final class LatePublisher: Publisher {
    typealias Output = Int
    typealias Failure = Never

    private(set) var subscribers: [AnySubscriber<Int, Never>] = []

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        subscribers.append(AnySubscriber(subscriber))
    }
}

/// A subscription whose end calls a closure.
final class EndingSubscription: Subscription {
    private let end: () -> Void

    init(end: @escaping () -> Void) { self.end = end }

    deinit { end() }

    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}
