import CStack
import OpenCombine
import Settling
import Synchronization

/// An operator with a changing set of sources, in one subscription. It emits to one observer.
///
/// It enforces the grammar `next* (error | completed)?`: no event is emitted after an end or after disposal.
class Sink<Output>: OpenCombine.Subscription, Traceable {
    /// Retained until the deinitializer.
    private let observer: Unmanaged<ObserverBase<Output>>
    private let ended = Atomic(false)
    private let counted = CountedResource()

    init(downstream: ObserverBase<Output>) { observer = .passRetained(downstream) }

    deinit { callingDeeply { observer.release() } }

    /// The observer that the sink emits to.
    final var downstream: ObserverBase<Output> { observer.takeUnretainedValue() }

    /// The operator's name in messages about the chain.
    var name: String? { nil }

    var previous: (any Traceable)? { nil }

    /// Passes the sink to the observer as its subscription. Called before the first source is subscribed to.
    final func open() { downstream.receive(subscription: self) }

    /// A Boolean value that indicates whether the sink has ended and emits no more events.
    final var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// Emits an element.
    final func forward(_ element: Output) {
        guard !isEnded else { return }
        if cstack_is_low() { return withStackRoom { downstream.onNext(element) } }
        observer._withUnsafeGuaranteedRef { $0.onNext(element) }
    }

    /// Emits the end. Call only if the sink is marked as ended.
    final func forwardEnd(_ completion: Subscribers.Completion<any Error>) {
        callingDeeply { downstream.receive(completion: completion) }
    }

    /// Emits the end, then disposes the sources.
    ///
    /// - Parameter source: The observer of the source that ended, whose chain messages include.
    final func finish(_ completion: Subscribers.Completion<any Error>, from source: (any Traceable)? = nil) {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        willFinish(from: source)
        forwardEnd(completion)
        cancel()
    }

    final func request(_ demand: Subscribers.Demand) {}

    /// Ends the sink without an event. Never waits for a lock: an observer that waits for this call may hold it.
    final func cancel() {
        ended.store(true, ordering: .releasing)
        disposeSources()
        disposed()
    }

    /// Called before the end is emitted.
    func willFinish(from source: (any Traceable)?) {}

    /// Disposes the subscriptions to the sources.
    func disposeSources() {}

    /// Called when the sink has ended or was canceled, possibly twice. Subclasses release their resources.
    func disposed() {}
}
