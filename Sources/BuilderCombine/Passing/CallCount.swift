import Synchronization

/// The number of calls in progress, and the state of the subscription that they belong to.
///
/// The thread that ends a subscription can't release what calls of other threads are using, and need not wait for
/// them: the last one releases it. A count takes less time for each value than a lock and a reference.
struct CallCount: ~Copyable {
    /// The state in the two lower bits, and the number of calls above.
    private let value = Atomic<Int>(State.new)

    private enum State {
        static let (new, open, closed, released) = (0, 1, 2, 3)
        static let mask = 3
        static let call = 4
    }

    /// A Boolean value that indicates whether the subscription has begun and hasn't ended.
    @inline(__always)
    var isOpen: Bool { value.load(ordering: .acquiring) & State.mask == State.open }

    var isReleased: Bool { value.load(ordering: .acquiring) & State.mask == State.released }

    /// Counts a call, and returns whether the subscription is open.
    ///
    /// - Parameter evenBefore: A Boolean value that indicates whether it may also be new.
    @inline(__always)
    func begin(evenBefore: Bool = false) -> Bool {
        let state = value.add(State.call, ordering: .acquiringAndReleasing).oldValue & State.mask
        return state == State.open || evenBefore && state == State.new
    }

    /// Ends a call, and returns whether it was the last one of a subscription that is closed.
    @inline(__always)
    func end() -> Bool {
        value.subtract(State.call, ordering: .acquiringAndReleasing).newValue == State.closed
    }

    /// Opens the subscription and begins a call, or returns `false` after it was opened before. Called with a lock.
    func open() -> Bool {
        guard value.load(ordering: .acquiring) & State.mask == State.new else { return false }
        value.add(State.open - State.new + State.call, ordering: .acquiringAndReleasing)
        return true
    }

    /// Closes a subscription that is open, and begins a call. Called with a lock.
    func close() { value.add(State.closed - State.open + State.call, ordering: .acquiringAndReleasing) }

    /// Returns whether the caller has to release what calls use: once, and not while another one is in progress.
    func release() -> Bool {
        value.compareExchange(
            expected: State.closed, desired: State.released, ordering: .acquiringAndReleasing
        ).exchanged
    }
}
