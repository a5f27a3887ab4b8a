import OpenCombine

/// A subject that broadcasts elements to downstream subscribers.
///
/// No lock is held while a subscriber is called. What other threads send meanwhile is delivered next, by the thread
/// that is calling; a value that the subscriber itself sends is delivered at once. Subscribers receive a value in the
/// order of their subscriptions.
public final class PassthroughSubject<Output, Failure: Error>: Subject, LinkedSubject {
    let links = SubjectLinks<Output, Failure>(isRequested: false)
    var latest: Output? { nil }

    /// Creates a subject without subscribers.
    public init() {}

    /// Retains a subscription to a publisher, whose values are requested once a subscriber requests some.
    public func send(subscription: any Subscription) { links.retain(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        links.connect(SubjectSubscription(subscriber, to: self, name: "PassthroughSubject"), subscriber)
    }

    /// Publishes a value to the subscribers that have requested one.
    public func send(_ input: Output) { links.offer(input, to: links.lock.withLock { links.all }) }

    /// Ends the subject; what is sent afterwards has no effect.
    public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }
}
