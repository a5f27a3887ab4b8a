import OpenCombine

/// The subscriber of a publisher whose events are a subject's, and the subject's subscription.
///
/// It doesn't retain the subject, which retains it until the end. No lock is held while publishers and the subject are
/// called or released.
final class SubjectInput<S: OpenCombine.Subject>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = S.Output
    typealias Failure = S.Failure

    let description = "Subject"
    private let lock = Lock()
    private weak var subject: S?
    private var upstream: (any Subscription)?
    private var hasEnded = false
    /// The number by which the subject releases this; `nil` for a subject of an app.
    private var number: Int?

    init(_ subject: S) { self.subject = subject }

    // MARK: The publisher

    func receive(subscription: any Subscription) {
        lock.lock()
        guard upstream == nil, !hasEnded, let subject else {
            lock.unlock()
            return subscription.cancel()
        }
        upstream = subscription
        lock.unlock()
        if let releasing = subject as? any SubscriptionReleasing {
            releasing.retain(self) { number in
                let isLate = lock.withLock {
                    self.number = number
                    return hasEnded
                }
                // Another thread has ended it before the number was known.
                if isLate { releasing.release(number) }
            }
        } else {
            subject.send(subscription: self)
        }
    }

    /// The subject, while there is a subscription.
    private var receiver: S? { lock.withLock { upstream == nil ? nil : subject } }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        receiver?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard let ended = end() else { return }
        ended.subject?.send(completion: completion)
        ended.release()
        withExtendedLifetime(ended) {}
    }

    /// An ended subscription, with the subject that retains it.
    private struct Ended {
        let upstream: any Subscription
        let subject: S?
        let number: Int?

        func release() {
            if let number, let releasing = subject as? any SubscriptionReleasing { releasing.release(number) }
        }
    }

    /// Ends the subscription, and returns that to the publisher; `nil` before it and after the end.
    private func end() -> Ended? {
        lock.lock()
        defer { lock.unlock() }
        guard let upstream = upstream.take() else { return nil }
        hasEnded = true
        return Ended(upstream: upstream, subject: subject, number: number)
    }

    // MARK: The subject

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        guard let ended = end() else { return }
        ended.upstream.cancel()
        ended.release()
    }
}

/// A subject that releases the subscriptions to publishers that have ended.
protocol SubscriptionReleasing {
    /// Retains a subscription, passes its number to a closure, and then requests values of it.
    func retain(_ subscription: any Subscription, number: (Int) -> Void)
    func release(_ number: Int)
}

extension Publisher {
    /// Subscribes a subject, until the result is canceled or released.
    public func subscribe<S: OpenCombine.Subject>(_ subject: S) -> AnyCancellable
    where Failure == S.Failure, Output == S.Output {
        let input = SubjectInput(subject)
        subscribe(input)
        return AnyCancellable(input)
    }
}

extension AnySubscriber {
    /// Creates a subscriber that passes what it receives to a subject, which it doesn't retain.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectInput(subject))
    }
}
