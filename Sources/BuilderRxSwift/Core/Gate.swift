import Synchronization

/// Guards something that may be let go while others use it: it says who is the last one out.
///
/// `enter` and `leave` stand around each use, on any thread and also within each other. `close` lets nobody in any
/// more. Exactly one call among all of them returns true for "let go now": that of `close` when nobody is inside, else
/// that of the last to leave.
struct Gate: ~Copyable {
    private let word = Atomic<Int>(0)

    private static let closed = 1 << 60
    private static let released = 1 << 61

    /// A Boolean value that indicates whether the gate lets nobody in any more.
    var isClosed: Bool { word.load(ordering: .acquiring) & Gate.closed != 0 }

    /// Goes in, if the gate is open.
    @inline(__always)
    func enter() -> Bool {
        word.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue & Gate.closed == 0
    }

    /// Goes out, also after an `enter` that failed. True when it is time to let go.
    @inline(__always)
    func leave() -> Bool {
        word.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == Gate.closed && isMineToRelease()
    }

    /// Closes the gate. True when it is time to let go.
    func close() -> Bool {
        let before = word.bitwiseOr(Gate.closed, ordering: .acquiringAndReleasing).oldValue
        return before == 0 && isMineToRelease()
    }

    private func isMineToRelease() -> Bool {
        word.compareExchange(
            expected: Gate.closed, desired: Gate.closed | Gate.released, ordering: .acquiringAndReleasing
        ).exchanged
    }
}
