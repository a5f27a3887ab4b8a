import OpenCombine
import Synchronization

/// An operator with sources that come and go, in one subscription. It sends to one observer.
///
/// It keeps the grammar `next* (error | completed)?`: nothing is sent after an end or after disposal.
class Sink<Output>: OpenCombine.Subscription, Traceable {
    let downstream: ObserverBase<Output>
    private let ended = Atomic(false)

    init(downstream: ObserverBase<Output>) { self.downstream = downstream }

    /// The operator's name in messages about the chain.
    var name: String? { nil }

    var previous: (any Traceable)? { nil }

    /// Passes the sink to the observer as its subscription. Comes before the first source.
    final func open() { downstream.receive(subscription: self) }

    /// A Boolean value that indicates whether nothing is sent any more.
    final var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// Sends an element.
    final func forward(_ element: Output) {
        if !isEnded { downstream.onNext(element) }
    }

    /// Sends the end, then disposes the sources.
    ///
    /// - Parameter source: the observer of the source that ended, which names the way of an error in messages.
    final func finish(_ completion: Subscribers.Completion<any Error>, from source: (any Traceable)? = nil) {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        willFinish(from: source)
        downstream.receive(completion: completion)
        cancel()
    }

    final func request(_ demand: Subscribers.Demand) {}

    /// Ends the sink without an event. Never waits for a lock, which an observer may hold that waits for this call.
    final func cancel() {
        ended.store(true, ordering: .releasing)
        disposeSources()
        disposed()
    }

    /// Called before the end is sent.
    func willFinish(from source: (any Traceable)?) {}

    /// Disposes the subscriptions to the sources.
    func disposeSources() {}

    /// Called when the sink has ended or was canceled, perhaps twice. Subclasses release what they keep.
    func disposed() {}
}
