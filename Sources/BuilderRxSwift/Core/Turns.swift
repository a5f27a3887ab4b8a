import Foundation
import Synchronization

/// Calls that run one at a time, without a lock that is held meanwhile.
///
/// A call that finds another thread's call running is queued, and returns at once; the running thread makes it next.
/// A nested call on the same thread runs at once, after those that are queued. The calls of each thread are thus made
/// in their order, and a call may wait for another thread that uses the same turns.
final class Turns: Sendable {
    /// A queued call.
    private struct Call: @unchecked Sendable {
        let make: () -> Void
    }

    /// The running thread; 0 for none.
    private let owner = Atomic<UInt>(0)
    private let queuedCount = Atomic(0)
    private let queued = Mutex(Queue<Call>())

    /// Makes a call, now or in its turn.
    ///
    /// - Parameters:
    ///   - target: The first argument, such as an operator's sink.
    ///   - value: The second argument, such as an element.
    ///   - body: The function to call. One that captures nothing costs no allocation.
    func run<Target, Value>(_ target: Target, _ value: Value, _ body: @escaping (Target, Value) -> Void) {
        let thread = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == thread {
            drain()
            body(target, value)
        } else if claim(thread) {
            drain()
            body(target, value)
            leave(thread)
        } else {
            enqueue(Call { body(target, value) })
            // The other thread may have looked into the queue for the last time before.
            if claim(thread) { leave(thread) }
        }
    }

    private func claim(_ thread: UInt) -> Bool {
        owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
    }

    private func leave(_ thread: UInt) {
        repeat {
            drain()
            owner.store(0, ordering: .sequentiallyConsistent)
        } while queuedCount.load(ordering: .sequentiallyConsistent) > 0 && claim(thread)
    }

    private func enqueue(_ call: Call) {
        queued.withLock { queue in
            queue.append(call)
            queuedCount.wrappingAdd(1, ordering: .sequentiallyConsistent)
        }
    }

    private func drain() {
        while queuedCount.load(ordering: .acquiring) > 0 {
            let next = queued.withLock { queue in
                let call = queue.popFirst()
                if call != nil { queuedCount.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
                return call
            }
            guard let next else { return }
            next.make()
        }
    }
}
