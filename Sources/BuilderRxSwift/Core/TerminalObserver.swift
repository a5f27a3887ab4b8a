import OpenCombine
import Synchronization

/// The observer at the end of a chain, which is also the disposable of its subscription.
///
/// It holds the caller's closures until the sequence has ended or the subscription is disposed, and releases them when
/// the last call into them has returned; so an ended subscription retains nothing, even while its source still
/// references it.
class TerminalObserver<Element>: ObserverBase<Element> {
    private let calls = InFlightCalls()

    /// Calls the closures with an element. Called only before ``release()``.
    func deliver(_ element: Element) {}

    /// Calls the closures with the end, at most once.
    func deliver(completion: Subscribers.Completion<any Error>) {}

    /// Releases the closures. Called once.
    func release() {}

    final override func onNext(_ element: Element) {
        if calls.enter(), !isEnded { callingDeeply { deliver(element) } }
        if calls.leave() { release() }
    }

    final override func receive(completion: Subscribers.Completion<any Error>) {
        if calls.enter(), markEnded() {
            callingDeeply { deliver(completion: completion) }
            retire()
        }
        if calls.leave() { release() }
    }

    override func disposed() {
        if calls.close() { release() }
    }
}

/// A terminal observer that passes every event to one closure.
final class AnonymousObserver<Element>: TerminalObserver<Element> {
    private var handler: ((Event<Element>) -> Void)?

    init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }

    override func deliver(_ element: Element) { handler?(.next(element)) }

    override func deliver(completion: Subscribers.Completion<any Error>) { handler?(completion.event()) }

    override func release() { handler = nil }
}

/// A terminal observer with a closure for each kind of event.
class ClosureObserver<Element>: TerminalObserver<Element> {
    struct Closures {
        var onNext: ((Element) -> Void)?
        var onError: ((any Error) -> Void)?
        var onCompleted: (() -> Void)?
        var onDisposed: (() -> Void)?
    }

    private var closures: Closures
    private let disposalReport = OnceFlag()
    private let callStack = Hooks.subscriptionCallStack()

    init(_ closures: Closures) { self.closures = closures }

    override func deliver(_ element: Element) { closures.onNext?(element) }

    override func deliver(completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: closures.onCompleted?()
        case .failure(let error):
            if let onError = closures.onError {
                onError(error)
            } else {
                reportUnhandled(error, in: self, callStack: callStack)
            }
        }
        reportDisposal()
    }

    final override func disposed() {
        reportDisposal()
        super.disposed()
    }

    final override func release() { closures = Closures() }

    final func reportDisposal() {
        if disposalReport.isFirst() { closures.onDisposed?() }
    }
}

/// The terminal observer of a trait: it reports one event, the element or the end, then the disposal.
///
/// The element counts as the end: `onDisposed` follows it, and the completion after it is not reported.
final class TraitObserver<Element>: ClosureObserver<Element> {
    private let report = OnceFlag()

    override func deliver(_ element: Element) {
        guard report.isFirst() else { return }
        super.deliver(element)
        reportDisposal()
    }

    override func deliver(completion: Subscribers.Completion<any Error>) {
        if report.isFirst() { super.deliver(completion: completion) } else { reportDisposal() }
    }
}

/// A flag that the first of several calls sets, on any thread.
struct OnceFlag: ~Copyable, Sendable {
    private let isSet = Atomic(false)

    /// Sets the flag. Returns true for the first call.
    func isFirst() -> Bool { !isSet.exchange(true, ordering: .acquiringAndReleasing) }
}
