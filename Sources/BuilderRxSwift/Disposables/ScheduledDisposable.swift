import Synchronization

/// Disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler that disposes the other disposable.
    public let scheduler: any ImmediateSchedulerType

    private let disposed = Atomic<Bool>(false)
    /// Read and cleared only by the one call that sets the flag.
    private var held: (any Disposable)?

    /// Makes one that disposes a disposable on a scheduler.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        held = disposable
    }

    /// A Boolean value that indicates whether the other was disposed, for which asking is not enough: the scheduler has
    /// to get there.
    public var isDisposed: Bool {
        disposed.load(ordering: .acquiring)
    }

    /// Schedules the other's disposal.
    public func dispose() {
        _ = scheduler.schedule(self) { disposable in
            disposable.disposeHeld()
            return Disposables.create()
        }
    }

    private func disposeHeld() {
        guard !disposed.exchange(true, ordering: .acquiringAndReleasing) else { return }
        let pending = held
        held = nil
        pending?.dispose()
    }
}

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension ScheduledDisposable: @unchecked Sendable {}
