import OpenCombine
import Synchronization

/// The base class of observers: an OpenCombine subscriber whose type contains only that of its input, so that the type
/// of a chain does not grow with its length, and a chain that extends itself while it runs (`concat` of itself, a
/// retry) needs no new types.
///
/// An observer receives ``receive(subscription:)`` once, then elements, then at most one completion. Demand is always
/// unlimited. ``dispose()`` may be called at any time and from any thread, also before the subscription; whichever of
/// the two is second cancels it. While the observer is being connected, cancellation is deferred until the connection
/// is complete: a source is disposed through the result of its `subscribe`, never from inside of it. In chains of more
/// than 128 operators that holds for the observers that are connected since the stack was left; those before them are
/// disposed at once.
class ObserverBase<Input>: Subscriber, Cancelable, Traceable {
    typealias Failure = any Error

    private let state = Atomic<UInt8>(0)
    private var upstream: (any OpenCombine.Subscription)?
    private let counted = CountedResource()

    /// A Boolean value that indicates whether the observer was disposed.
    final var isDisposed: Bool { state.load(ordering: .acquiring) & ObserverState.disposed != 0 }

    /// A Boolean value that indicates whether the observer was disposed or has received its end.
    final var isEnded: Bool { state.load(ordering: .acquiring) & (ObserverState.disposed | ObserverState.ended) != 0 }

    /// Marks the observer as ended. Returns false if it was ended or disposed already.
    final func markEnded() -> Bool {
        let before = state.bitwiseOr(ObserverState.ended, ordering: .acquiringAndReleasing).oldValue
        return before & (ObserverState.disposed | ObserverState.ended) == 0
    }

    final func receive(subscription: any OpenCombine.Subscription) {
        guard state.load(ordering: .acquiring) & ObserverState.connected == 0 else {
            subscription.cancel()
            return
        }
        withUpstream { upstream = subscription }
        let before = state.bitwiseOr(ObserverState.connected, ordering: .acquiringAndReleasing).oldValue
        if before & ObserverState.disposed == 0 {
            subscription.request(.unlimited)
        } else if before & ObserverState.connecting == 0 {
            cancelUpstream()
        }
    }

    /// Connects with a source: disposal is deferred until the closure has returned. Nested calls count as one.
    final func connect(_ source: (ObserverBase<Input>) -> Void) {
        let before = state.bitwiseOr(ObserverState.connecting, ordering: .acquiringAndReleasing).oldValue
        source(self)
        guard before & ObserverState.connecting == 0 else { return }
        let now = state.bitwiseAnd(~ObserverState.connecting, ordering: .acquiringAndReleasing).newValue
        guard now & ObserverState.disposed != 0 else { return }
        if before & ObserverState.disposed == 0 {
            release(now)
        } else if now & ObserverState.connected != 0 {
            cancelUpstream()
        }
    }

    /// Receives the next element of an OpenCombine publisher.
    final func receive(_ input: Input) -> Subscribers.Demand {
        onNext(input)
        return .none
    }

    /// Handles the next element.
    func onNext(_ element: Input) {}

    /// Handles the end.
    func receive(completion: Subscribers.Completion<any Error>) {}

    final func dispose() { leave(ObserverState.disposed) }

    /// Disposes without canceling the subscription, for the end of a chain: a source that ends disposes itself.
    final func retire() { leave(ObserverState.disposed | ObserverState.retired) }

    private func leave(_ marks: UInt8) {
        let before = state.bitwiseOr(marks, ordering: .acquiringAndReleasing).oldValue
        guard before & ObserverState.disposed == 0 else { return }
        callingDeeply {
            disposing()
            if before & ObserverState.connecting == 0 { release(before | marks) }
        }
    }

    private func release(_ state: UInt8) {
        if state & ObserverState.retired != 0 {
            _ = takeUpstream()
        } else if state & ObserverState.connected != 0 {
            cancelUpstream()
        }
        disposed()
    }

    private func cancelUpstream() { takeUpstream()?.cancel() }

    /// Releases the source of a sequence that sends no more events, not even its end.
    final func releaseUpstream() { _ = takeUpstream() }

    private func takeUpstream() -> (any OpenCombine.Subscription)? {
        withUpstream {
            upstream.take()
        }
    }

    /// Guards the reference: a message may read a chain while another thread disposes it.
    private func withUpstream<Result>(_ body: () -> Result) -> Result {
        while state.bitwiseOr(ObserverState.busy, ordering: .acquiring).oldValue & ObserverState.busy != 0 {}
        defer { state.bitwiseAnd(~ObserverState.busy, ordering: .releasing) }
        return body()
    }

    /// Called once, before the subscription is canceled.
    func disposing() {}

    /// Called once, after the subscription was canceled. Subclasses release their resources.
    func disposed() {}

    /// The operator's name in messages about the chain.
    var name: String? { nil }

    var previous: (any Traceable)? { withUpstream { upstream } as? any Traceable }
}

extension ObserverBase {
    /// Handles an event.
    final func on(_ event: Event<Input>) {
        switch event {
        case .next(let element): onNext(element)
        case .error(let error): receive(completion: .failure(error))
        case .completed: receive(completion: .finished)
        }
    }
}

/// The bits of an observer's state.
private enum ObserverState {
    static let connected: UInt8 = 1
    static let disposed: UInt8 = 2
    static let ended: UInt8 = 4
    static let connecting: UInt8 = 8
    static let retired: UInt8 = 16
    static let busy: UInt8 = 32
}

extension Subscribers.Completion where Failure == any Error {
    /// Returns the completion as an event.
    func event<Element>() -> Event<Element> {
        switch self {
        case .finished: .completed
        case .failure(let error): .error(error)
        }
    }
}
