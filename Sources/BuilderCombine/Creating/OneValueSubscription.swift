import OpenCombine
import Synchronization

/// The subscription of one value, which the completion follows. No lock is held while the subscriber is called or
/// released.
final class OneValueSubscription<S: Subscriber>: Subscription, CustomStringConvertible, CustomReflectable {
    let description: String
    private let value: S.Input
    /// The subscriber; `nil` after the end. The thread that has set the flag may change it.
    private var subscriber: SubscriberBox<S>?
    private let hasEnded = Atomic<Bool>(false)

    init(_ value: S.Input, _ subscriber: S, name: String) {
        self.value = value
        self.subscriber = SubscriberBox(subscriber)
        description = name
    }

    private func takeSubscriber() -> SubscriberBox<S>? {
        hasEnded.exchange(true, ordering: .acquiringAndReleasing) ? nil : subscriber.take()
    }

    /// Sends the value; a demand of zero has no effect.
    func request(_ demand: Subscribers.Demand) {
        guard demand > .none, let subscriber = takeSubscriber() else { return }
        _ = subscriber.receive(value)
        subscriber.receive(completion: .finished)
    }

    func cancel() { withExtendedLifetime(takeSubscriber()) {} }

    var customMirror: Mirror { Mirror(self, unlabeledChildren: CollectionOfOne(value)) }
}
