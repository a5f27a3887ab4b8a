import Synchronization

/// A counter of the calls that use a resource, so that the last one releases it after ``close()``.
///
/// Each use is enclosed in `enter` and `leave`, on any thread; uses may be nested. After `close`, no call enters.
/// Exactly one of all these calls returns true, which means that its caller has to release the resource: `close` if no
/// call is in flight, or else the last `leave`.
struct InFlightCalls: ~Copyable {
    private let word = Atomic<Int>(0)

    private static let closed = 1 << 60
    private static let released = 1 << 61

    /// Adds a call. Returns false after ``close()``.
    @inline(__always)
    func enter() -> Bool { word.wrappingAdd(1, ordering: .acquiringAndReleasing).oldValue & InFlightCalls.closed == 0 }

    /// Removes a call, including one whose `enter` failed. Returns true if the caller has to release the resource.
    @inline(__always)
    func leave() -> Bool {
        word.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == InFlightCalls.closed && claimRelease()
    }

    /// Prevents further calls from entering. Returns true if the caller has to release the resource.
    func close() -> Bool {
        let before = word.bitwiseOr(InFlightCalls.closed, ordering: .acquiringAndReleasing).oldValue
        return before == 0 && claimRelease()
    }

    private func claimRelease() -> Bool {
        word.compareExchange(
            expected: InFlightCalls.closed, desired: InFlightCalls.closed | InFlightCalls.released,
            ordering: .acquiringAndReleasing
        ).exchanged
    }
}
