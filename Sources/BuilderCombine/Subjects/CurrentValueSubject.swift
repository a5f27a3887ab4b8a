import Foundation
import OpenCombine

/// A subject that wraps a single value, and publishes a new element whenever the value changes.
///
/// No lock is held while a subscriber is called, nor while a replaced value is released. ``PassthroughSubject``
/// describes the order of what is sent meanwhile.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, LinkedSubject {
    let links = SubjectLinks<Output, Failure>(isRequested: true)
    /// Guarded by the lock of the links.
    private var current: Output

    var latest: Output? { value }

    /// Creates a subject with an initial value.
    public init(_ value: Output) { current = value }

    /// The value wrapped by this subject, published as a new element whenever it changes.
    public var value: Output {
        get { links.lock.withLock { current } }
        set { links.offer(newValue, to: replace(by: newValue, evenAfterEnd: true)) }
    }

    /// Retains a subscription to a publisher, and requests its values.
    public func send(subscription: any Subscription) { links.retain(subscription) }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        links.connect(SubjectSubscription(subscriber, to: self, name: "CurrentValueSubject"), subscriber)
    }

    /// Replaces the value, and publishes it to the subscribers that have requested one.
    public func send(_ input: Output) { links.offer(input, to: replace(by: input, evenAfterEnd: false)) }

    /// Ends the subject; values that are sent afterwards have no effect.
    public func send(completion: Subscribers.Completion<Failure>) { links.end(completion) }

    /// Replaces the value, and returns the subscriptions that receive it. The replaced value is released without the
    /// lock.
    private func replace(by value: Output, evenAfterEnd: Bool) -> [AnySubjectLink?] {
        var value = value
        return links.lock.withLock {
            if evenAfterEnd || !links.hasEnded { swap(&current, &value) }
            return links.all
        }
    }
}
