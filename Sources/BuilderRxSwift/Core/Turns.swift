import Foundation
import Synchronization

/// Calls that run one at a time, without a lock that is held meanwhile.
///
/// A call is queued while another thread's call is running, and returns at once; the running thread makes it next.
/// A nested call on the same thread runs at once, after those that are queued. The calls of each thread are thus made
/// in their order, and a call may wait for another thread that uses the same turns. While a closure runs
/// ``exclusively(_:)``, nested calls are queued, too.
///
/// ```swift
/// if turns.begin() {
///     forward(element)
///     turns.end()
/// } else {
///     turns.queue { self.forward(element) }
/// }
/// ```
final class Turns: @unchecked Sendable {
    /// The running thread; 0 for none.
    private let owner = Atomic<UInt>(0)
    /// The number of nested calls. Used by the running thread alone.
    private var depth = 0
    /// Indicates whether a closure runs that no other call may enter. Used by the running thread alone.
    private var isClosed = false
    private let queuedCount = Atomic(0)
    /// Guards the queue. (The thread sanitizer can't follow a `Mutex`.)
    private let lock = RecursiveLock()
    private var queued: Queue<() -> Void> = []
    /// The calls that follow turns, with the depths of those turns. Used by the running thread alone.
    private var followers: [(depth: Int, call: () -> Void)] = []

    /// Begins a call if no other thread's is running and none runs exclusively, after the queued ones. Returns false
    /// otherwise.
    @inline(__always)
    func begin() -> Bool {
        let thread = UInt(pthread_self())
        if owner.load(ordering: .relaxed) == thread {
            if isClosed { return false }
        } else if !claim(thread) {
            return false
        }
        depth += 1
        if queuedCount.load(ordering: .acquiring) > 0 { drain() }
        return true
    }

    /// Runs a closure that changes state in place. Calls that it causes on its thread, itself or by releasing a value,
    /// are made after the turn in progress. Call only in a turn.
    @inline(__always)
    func exclusively<Result>(_ body: () throws -> Result) rethrows -> Result {
        isClosed = true
        defer { isClosed = false }
        return try body()
    }

    /// Ends a call that ``begin()`` began.
    @inline(__always)
    func end() {
        depth -= 1
        guard followers.isEmpty else { return endWithFollowers() }
        if depth == 0 { leave() }
    }

    /// Makes a call after the turn in progress. Call only in a turn.
    ///
    /// After a turn that isn't nested, other threads' calls don't wait for it. After a nested one it is made at once,
    /// while the outer turn lasts, and other threads' calls wait for that one's end as they do anyway.
    ///
    /// - Parameter outermost: A Boolean value that indicates whether the call also follows the turns in which this one
    ///   is nested, so that other threads' calls never wait for it.
    func runAfterwards(outermost: Bool = false, _ call: @escaping () -> Void) {
        followers.append((outermost ? 1 : depth, call))
    }

    /// Queues a call that could not begin.
    func queue(_ call: @escaping () -> Void) {
        lock.withLock {
            queued.append(call)
            queuedCount.wrappingAdd(1, ordering: .sequentiallyConsistent)
        }
        // The other thread may have looked into the queue for the last time before.
        if begin() { end() }
    }

    /// Drops the queued calls.
    func dropQueued() {
        let dropped = lock.withLock {
            queuedCount.store(0, ordering: .sequentiallyConsistent)
            return queued.takeAll()
        }
        // Deinitializers may run arbitrary code, so closures are released outside the lock.
        withExtendedLifetime(dropped) {}
    }

    /// Makes a call, now or in its turn.
    func run(_ call: @escaping () -> Void) {
        if begin() {
            call()
            end()
        } else {
            queue(call)
        }
    }

    @inline(__always)
    private func claim(_ thread: UInt) -> Bool {
        owner.compareExchange(expected: 0, desired: thread, ordering: .sequentiallyConsistent).exchanged
    }

    @inline(__always)
    private func leave() {
        owner.store(0, ordering: .sequentiallyConsistent)
        if queuedCount.load(ordering: .sequentiallyConsistent) > 0 { takeTurnsOfOthers([]) }
    }

    private func endWithFollowers() {
        let calls = takeFollowers()
        if depth == 0 {
            owner.store(0, ordering: .sequentiallyConsistent)
            takeTurnsOfOthers(calls)
        } else {
            for call in calls { call() }
        }
    }

    /// Makes the queued calls, then those that follow the turns: no queued call waits for them.
    private func takeTurnsOfOthers(_ calls: [() -> Void]) {
        var calls = calls
        while queuedCount.load(ordering: .sequentiallyConsistent) > 0, claim(UInt(pthread_self())) {
            depth = 1
            drain()
            depth = 0
            calls += takeFollowers()
            owner.store(0, ordering: .sequentiallyConsistent)
        }
        for call in calls { call() }
    }

    /// Removes and returns the calls that follow turns that have ended.
    private func takeFollowers() -> [() -> Void] {
        if followers.isEmpty { return [] }
        let calls = followers.filter { $0.depth > depth }.map(\.call)
        followers.removeAll { $0.depth > depth }
        return calls
    }

    private func drain() {
        while queuedCount.load(ordering: .acquiring) > 0 {
            let next = lock.withLock {
                let call = queued.popFirst()
                if call != nil { queuedCount.wrappingSubtract(1, ordering: .sequentiallyConsistent) }
                return call
            }
            guard let next else { return }
            next()
        }
    }
}
