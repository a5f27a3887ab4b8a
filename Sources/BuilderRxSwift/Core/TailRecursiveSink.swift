import Foundation
import OpenCombine

/// A sink that subscribes to one source after another.
///
/// In ``sourceEnded(_:)`` a subclass subscribes to the next source with ``subscribe(to:keepingOld:isLast:)``, or calls
/// ``advance()``, which runs ``step()`` in a loop: the depth of the stack is independent of the number of sources that
/// end during subscription. No lock is held meanwhile.
class TailRecursiveSink<Element>: Sink<Element> {
    private let lock = RecursiveLock()
    private var current: SequentialObserver<Element>?
    private var steps = 0
    private var isAdvancing = false

    final override var previous: (any Traceable)? { lock.withLock { current }?.previous }

    /// Subscribes to the next source.
    ///
    /// Unless the subscription is the last action of a connection, the source is connected when this method returns:
    /// the next step isn't taken inside of it, and nothing that the caller sends to it then is lost.
    ///
    /// - Parameters:
    ///   - source: The next source.
    ///   - keepingOld: A Boolean value that indicates whether the old source is disposed after the subscription,
    ///     instead of before it.
    ///   - isLast: A Boolean value that indicates whether the subscription is the last action of a connection.
    final func subscribe(to source: Observable<Element>, keepingOld: Bool = false, isLast: Bool = false) {
        let next = SequentialObserver(of: self)
        let old: SequentialObserver<Element>? = lock.withLock {
            guard !isEnded else { return next }
            defer { current = next }
            return current
        }
        if old === next { return }
        if keepingOld {
            source.attach(next)
            old?.dispose()
        } else {
            old?.dispose()
            if isLast { source.attachLast(next) } else { source.attach(next) }
        }
    }

    /// Disposes the current source.
    final override func disposeSources() { lock.withLock { current.take() }?.dispose() }

    /// Handles the end of a source. Subclasses override it.
    func sourceEnded(_ completion: Subscribers.Completion<any Error>) {}

    /// Runs a step now, or after the one in progress.
    final func advance() {
        lock.lock()
        steps += 1
        guard !isAdvancing else { return lock.unlock() }
        isAdvancing = true
        while steps > 0, !isEnded {
            steps -= 1
            lock.unlock()
            step()
            lock.lock()
        }
        isAdvancing = false
        lock.unlock()
    }

    /// Subscribes to the next source or ends. Never runs concurrently.
    func step() {}
}

/// An observer of one source of a tail-recursive sink.
private final class SequentialObserver<Element>: ObserverBase<Element> {
    private let owner: TailRecursiveSink<Element>

    init(of owner: TailRecursiveSink<Element>) { self.owner = owner }

    override func onNext(_ element: Element) {
        if !isEnded { owner.forward(element) }
    }

    override func receive(completion: Subscribers.Completion<any Error>) {
        if markEnded() { owner.sourceEnded(completion) }
    }
}
