import Foundation
import OpenCombine
import Synchronization

/// An operator that listens to one source after another, at work in one subscription.
///
/// A subclass says in ``legEnded(_:)`` what follows when a source has ended: ``listen(to:keepingOld:)`` at once, or
/// ``move()``, which runs ``step()`` in a loop: sources that end while they are being subscribed to, however many, need
/// no deeper stack. It sends with ``forward(_:)`` and ``finish(_:)``, which keep the grammar. No lock is held
/// meanwhile.
class Succession<Element>: OpenCombine.Subscription, ChainLink {
    private let downstream: Receiver<Element>
    private let ended = Atomic(false)
    private let lock = NSLock()
    private var leg: Leg<Element>?
    private var steps = 0
    private var isMoving = false

    init(downstream: Receiver<Element>) {
        self.downstream = downstream
    }

    /// The operator's name in messages about the chain.
    var name: String? { nil }

    final var previous: (any ChainLink)? { lock.withLock { leg }?.previous }

    /// Tells what lies below that this is its source. Comes before the first source.
    final func open() {
        downstream.receive(subscription: self)
    }

    /// A Boolean value that indicates whether nothing is sent any more.
    final var isEnded: Bool { ended.load(ordering: .acquiring) }

    /// Sends an element on.
    final func forward(_ element: Element) {
        if !isEnded { _ = downstream.receive(element) }
    }

    /// Sends the end on, then disposes the source.
    final func finish(_ completion: Subscribers.Completion<any Error>) {
        guard !ended.exchange(true, ordering: .acquiringAndReleasing) else { return }
        downstream.receive(completion: completion)
        cancel()
    }

    /// Subscribes to the next source.
    ///
    /// - Parameter keepingOld: whether the old source is disposed after that, not before.
    final func listen(to source: Observable<Element>, keepingOld: Bool = false) {
        let next = Leg(of: self)
        let old: Leg<Element>? = lock.withLock {
            guard !isEnded else { return next }
            defer { leg = next }
            return leg
        }
        if old === next { return }
        if !keepingOld { old?.dispose() }
        source.attach(next)
        if keepingOld { old?.dispose() }
    }

    /// Disposes the present source.
    final func leave() {
        lock.withLock {
            defer { leg = nil }
            return leg
        }?.dispose()
    }

    /// Says what follows the end of a source. Subclasses override it.
    func legEnded(_ completion: Subscribers.Completion<any Error>) {}

    /// Runs a step now, or after the one that runs.
    final func move() {
        lock.lock()
        steps += 1
        guard !isMoving else { return lock.unlock() }
        isMoving = true
        while steps > 0, !isEnded {
            steps -= 1
            lock.unlock()
            step()
            lock.lock()
        }
        isMoving = false
        lock.unlock()
    }

    /// Goes on to the next source. Never runs twice at a time.
    func step() {}

    final func request(_ demand: Subscribers.Demand) {}

    final func cancel() {
        ended.store(true, ordering: .releasing)
        leave()
        disposed()
    }

    /// Called when the operator has ended or was canceled, perhaps twice. Subclasses let go of what they keep.
    func disposed() {}
}

/// A receiver of the events of one source of a concatenation.
private final class Leg<Element>: Receiver<Element> {
    private let owner: Succession<Element>

    init(of owner: Succession<Element>) {
        self.owner = owner
    }

    override func receive(_ input: Element) -> Subscribers.Demand {
        if !isEnded { owner.forward(input) }
        return .none
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if markEnded() { owner.legEnded(completion) }
    }
}
