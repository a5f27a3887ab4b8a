import Foundation
import OpenCombine

/// A publisher that emits an output to each subscriber just once, and then finishes.
///
/// A request of no values has no effect; in Combine it ends the program. The type is this module's own: OpenCombine's
/// appends and prepends values with another publisher of a sequence.
public struct Just<Output>: Publisher {
    public typealias Failure = Never

    /// The one element that the publisher emits.
    public let output: Output

    /// Creates a publisher that emits an output just once.
    public init(_ output: Output) { self.output = output }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: JustSubscription(output, subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}

/// The subscription of a value. No lock is held while the subscriber is called or released.
private final class JustSubscription<S: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable {
    private let value: S.Input
    private let lock = Lock()
    /// The subscriber; nil after the end.
    private var subscriber: SubscriberBox<S>?

    init(_ value: S.Input, _ subscriber: S) {
        self.value = value
        self.subscriber = SubscriberBox(subscriber)
    }

    private func takeSubscriber() -> SubscriberBox<S>? {
        lock.withLock {
            defer { subscriber = nil }
            return subscriber
        }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let subscriber = takeSubscriber() else { return }
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
    }

    func cancel() { withExtendedLifetime(takeSubscriber()) {} }

    var description: String { "Just" }
    var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
}
