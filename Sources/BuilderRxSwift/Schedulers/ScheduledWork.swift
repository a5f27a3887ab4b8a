import Synchronization

/// Work that waits for its turn. Taken back, it releases its closure and does nothing when its turn comes.
final class ScheduledWork: Cancelable {
    private let result = SingleAssignmentDisposable()
    private let claimed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var action: (() -> any Disposable)?

    init(_ action: @escaping () -> any Disposable) { self.action = action }

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

/// The scheduled work that has not begun yet, of something that schedules again and again. Disposing it takes all back.
final class PendingWork: Cancelable {
    private let works = CompositeDisposable()

    var isDisposed: Bool { works.isDisposed }

    /// Schedules one more work, unless everything was taken back.
    ///
    /// - Parameter schedule: schedules the work and returns what takes it back. The work calls the function it gets
    ///   when it begins, and does nothing when that returns false.
    func add(_ schedule: (_ begin: @escaping () -> Bool) -> any Disposable) {
        let work = SingleAssignmentDisposable()
        guard let key = works.insert(work) else { return }
        work.setDisposable(
            schedule { [works] in
                guard !works.isDisposed else { return false }
                works.remove(for: key)
                return true
            })
    }

    func dispose() { works.dispose() }
}
