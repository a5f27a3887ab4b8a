import OpenCombine
import Synchronization

/// The end of a chain: what a subscription made, and what its disposal ends.
///
/// It holds the observer's closures until the sequence has ended or the subscription is disposed, and releases them
/// when the last call into them has returned; so an ended subscription keeps nothing alive, even while its source still
/// holds on to it.
class Terminal<Element>: Receiver<Element> {
    private let gate = Gate()

    /// Calls the observer with an element. Runs only while the closures are there.
    func deliver(_ element: Element) {}

    /// Calls the observer with the end, once at most.
    func deliver(completion: Subscribers.Completion<any Error>) {}

    /// Lets go of the observer. Called once.
    func release() {}

    final override func receive(_ input: Element) -> Subscribers.Demand {
        if gate.enter(), !isEnded { deliver(input) }
        if gate.leave() { release() }
        return .none
    }

    final override func receive(completion: Subscribers.Completion<any Error>) {
        if gate.enter(), markEnded() {
            deliver(completion: completion)
            retire()
        }
        if gate.leave() { release() }
    }

    override func disposed() {
        if gate.close() { release() }
    }
}

/// A chain's end that sends everything to one observer.
final class ObserverTerminal<Element>: Terminal<Element> {
    private var observer: ((Event<Element>) -> Void)?

    init(_ observer: @escaping (Event<Element>) -> Void) {
        self.observer = observer
    }

    override func deliver(_ element: Element) {
        observer?(.next(element))
    }

    override func deliver(completion: Subscribers.Completion<any Error>) {
        observer?(completion.event())
    }

    override func release() {
        observer = nil
    }
}

/// A chain's end with a closure for each kind of event.
final class ClosureTerminal<Element>: Terminal<Element> {
    struct Closures {
        var onNext: ((Element) -> Void)?
        var onError: ((any Error) -> Void)?
        var onCompleted: (() -> Void)?
        var onDisposed: (() -> Void)?
    }

    private var closures: Closures
    private let toldDisposal = Atomic(false)

    init(_ closures: Closures) {
        self.closures = closures
    }

    override func deliver(_ element: Element) {
        closures.onNext?(element)
    }

    override func deliver(completion: Subscribers.Completion<any Error>) {
        switch completion {
        case .finished: closures.onCompleted?()
        case .failure(let error):
            if let onError = closures.onError { onError(error) } else { reportUnhandled(error, in: self) }
        }
        tellDisposal()
    }

    override func disposed() {
        tellDisposal()
        super.disposed()
    }

    override func release() {
        closures = Closures()
    }

    private func tellDisposal() {
        if !toldDisposal.exchange(true, ordering: .acquiringAndReleasing) { closures.onDisposed?() }
    }
}
