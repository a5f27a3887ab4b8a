import Synchronization

/// A pending action. Disposing it releases its closure; it then does nothing when its turn comes.
final class ScheduledWork: Cancelable {
    private let result = SingleAssignmentDisposable()
    private let claimed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var action: (() -> any Disposable)?

    init(_ action: @escaping () -> any Disposable) { self.action = action }

    var isDisposed: Bool { result.isDisposed }

    /// Runs the action, on the first call only.
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

// The closure moves from the scheduling thread to the one that runs it; all other state is atomic.
extension ScheduledWork: @unchecked Sendable {}

/// The pending actions of a repeating schedule. Disposing the object cancels all of them.
final class ScheduledActions: Cancelable {
    private let works = CompositeDisposable()

    var isDisposed: Bool { works.isDisposed }

    /// Schedules another action, unless the object was disposed.
    ///
    /// - Parameter schedule: The closure that schedules the action and returns a disposable that cancels it. The action
    ///   calls `begin` when it begins, and does nothing if that returns false.
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
