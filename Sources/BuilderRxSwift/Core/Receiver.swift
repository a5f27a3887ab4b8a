import OpenCombine
import Synchronization

/// A receiver of an observable's events: an OpenCombine subscriber whose type contains only that of its input.
///
/// It stands between any two operators, so that the type of a chain does not grow with its length, and a chain that
/// makes itself longer while it runs (`concat` of itself, a retry) needs no new types.
///
/// The life of a receiver: ``receive(subscription:)`` once, then elements, then at most one completion. Demand is
/// unlimited always: these sequences push. ``dispose()`` may come at any moment and from any thread, also before the
/// subscription; whichever of the two is second cancels it. While the receiver is being connected, cancelling waits
/// until that is done: a source is disposed through what its `subscribe` returns, never from inside of it.
class Receiver<Input>: Subscriber, Cancelable, ChainLink {
    typealias Failure = any Error

    private let state = Atomic<UInt8>(0)
    private var upstream: (any OpenCombine.Subscription)?

    /// A Boolean value that indicates whether the receiver wants nothing any more.
    final var isDisposed: Bool { state.load(ordering: .acquiring) & ReceiverState.disposed != 0 }

    /// A Boolean value that indicates whether the receiver wants nothing any more, or is passing its end on.
    final var isEnded: Bool {
        state.load(ordering: .acquiring) & (ReceiverState.disposed | ReceiverState.ended) != 0
    }

    /// Notes that the end is being passed on. False when it was already, or the receiver is disposed.
    final func markEnded() -> Bool {
        let before = state.bitwiseOr(ReceiverState.ended, ordering: .acquiringAndReleasing).oldValue
        return before & (ReceiverState.disposed | ReceiverState.ended) == 0
    }

    final func receive(subscription: any OpenCombine.Subscription) {
        guard state.load(ordering: .acquiring) & ReceiverState.connected == 0 else {
            subscription.cancel()
            return
        }
        withUpstream { upstream = subscription }
        let before = state.bitwiseOr(ReceiverState.connected, ordering: .acquiringAndReleasing).oldValue
        if before & ReceiverState.disposed == 0 {
            subscription.request(.unlimited)
        } else if before & ReceiverState.connecting == 0 {
            cancelUpstream()
        }
    }

    /// Connects with a source: disposal waits until the closure has returned. Calls within each other count as one.
    final func connect(_ source: (Receiver<Input>) -> Void) {
        let before = state.bitwiseOr(ReceiverState.connecting, ordering: .acquiringAndReleasing).oldValue
        source(self)
        guard before & ReceiverState.connecting == 0 else { return }
        let now = state.bitwiseAnd(~ReceiverState.connecting, ordering: .acquiringAndReleasing).newValue
        guard now & ReceiverState.disposed != 0 else { return }
        if before & ReceiverState.disposed == 0 {
            letGo(now)
        } else if now & ReceiverState.connected != 0 {
            cancelUpstream()
        }
    }

    /// Receives the next element. Subclasses say what becomes of it.
    func receive(_ input: Input) -> Subscribers.Demand {
        .none
    }

    /// Receives the end. Subclasses say what becomes of it.
    func receive(completion: Subscribers.Completion<any Error>) {}

    final func dispose() {
        leave(ReceiverState.disposed)
    }

    /// Disposes without cancelling the subscription, for the end of a chain: what sent the end disposes itself when it
    /// has done so.
    final func retire() {
        leave(ReceiverState.disposed | ReceiverState.retired)
    }

    private func leave(_ marks: UInt8) {
        let before = state.bitwiseOr(marks, ordering: .acquiringAndReleasing).oldValue
        guard before & ReceiverState.disposed == 0 else { return }
        disposing()
        if before & ReceiverState.connecting == 0 { letGo(before | marks) }
    }

    private func letGo(_ state: UInt8) {
        if state & ReceiverState.retired != 0 {
            _ = takeUpstream()
        } else if state & ReceiverState.connected != 0 {
            cancelUpstream()
        }
        disposed()
    }

    private func cancelUpstream() {
        takeUpstream()?.cancel()
    }

    private func takeUpstream() -> (any OpenCombine.Subscription)? {
        withUpstream {
            let taken = upstream
            upstream = nil
            return taken
        }
    }

    /// Guards the reference itself: a chain may be read, for a message, while another thread takes it apart.
    private func withUpstream<Result>(_ body: () -> Result) -> Result {
        while state.bitwiseOr(ReceiverState.busy, ordering: .acquiring).oldValue & ReceiverState.busy != 0 {}
        defer { state.bitwiseAnd(~ReceiverState.busy, ordering: .releasing) }
        return body()
    }

    /// Called once, when nothing is received any more and the subscription is about to be canceled.
    func disposing() {}

    /// Called once, after the subscription was canceled. Subclasses let go of what they hold.
    func disposed() {}

    /// The name of the link in messages about the chain; operators return theirs.
    var name: String? { nil }

    var previous: (any ChainLink)? { withUpstream { upstream } as? any ChainLink }
}

extension Receiver {
    /// Receives an element or an end.
    final func on(_ event: Event<Input>) {
        switch event {
        case .next(let element): _ = receive(element)
        case .error(let error): receive(completion: .failure(error))
        case .completed: receive(completion: .finished)
        }
    }
}

/// The bits of a receiver's state.
private enum ReceiverState {
    static let connected: UInt8 = 1
    static let disposed: UInt8 = 2
    static let ended: UInt8 = 4
    static let connecting: UInt8 = 8
    static let retired: UInt8 = 16
    static let busy: UInt8 = 32
}
