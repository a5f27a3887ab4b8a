/// A disposable that disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler that disposes the other disposable.
    public let scheduler: any ImmediateSchedulerType

    private let disposal: AnonymousDisposable

    /// Creates a disposable that disposes another one on a scheduler.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        disposal = AnonymousDisposable(disposable.dispose)
    }

    /// A Boolean value that indicates whether the disposal was requested; the scheduler may not have performed it yet.
    public var isDisposed: Bool { disposal.isDisposed }

    /// Schedules the other disposable's disposal.
    public func dispose() {
        _ = scheduler.schedule(disposal) { disposal in
            disposal.dispose()
            return Disposables.create()
        }
    }
}

// Its state is guarded by a lock or atomic; its disposables have to be thread-safe anyway.
extension ScheduledDisposable: @unchecked Sendable {}
