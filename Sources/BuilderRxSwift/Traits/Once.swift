import Synchronization

/// Tells the first caller from all others, on whatever threads they are.
final class Once: Sendable {
    private let used = Atomic(false)

    func isFirst() -> Bool {
        !used.exchange(true, ordering: .acquiringAndReleasing)
    }
}
