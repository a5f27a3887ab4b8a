import Synchronization

/// Work that waits for its turn. Taken back, it lets go of its closure and does nothing when its turn comes.
final class ScheduledWork: Cancelable {
    private let result = SingleAssignmentDisposable()
    private let claimed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var action: (() -> any Disposable)?

    init(_ action: @escaping () -> any Disposable) {
        self.action = action
    }

    var isDisposed: Bool { result.isDisposed }

    /// Does the work, the first time.
    func run() {
        if let work = takeAction() { result.setDisposable(work()) }
    }

    func dispose() {
        result.dispose()
        _ = takeAction()
    }

    private func takeAction() -> (() -> any Disposable)? {
        guard !claimed.exchange(true, ordering: .acquiringAndReleasing) else { return nil }
        defer { action = nil }
        return action
    }
}

// The closure goes from the thread that schedules it to the one that runs it; all else is atomic.
extension ScheduledWork: @unchecked Sendable {}
