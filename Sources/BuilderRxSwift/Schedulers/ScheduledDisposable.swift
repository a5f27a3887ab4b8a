/// Disposes another disposable on a scheduler.
public final class ScheduledDisposable: Cancelable {
    /// The scheduler that disposes the other disposable.
    public let scheduler: any ImmediateSchedulerType

    private let disposal: AnonymousDisposable

    /// Makes one that disposes a disposable on a scheduler.
    public init(scheduler: any ImmediateSchedulerType, disposable: any Disposable) {
        self.scheduler = scheduler
        disposal = AnonymousDisposable(disposable.dispose)
    }

    /// A Boolean value that indicates whether the other was disposed, which the scheduler may not have done yet.
    public var isDisposed: Bool { disposal.isDisposed }

    /// Schedules the other's disposal.
    public func dispose() {
        _ = scheduler.schedule(disposal) { disposal in
            disposal.dispose()
            return Disposables.create()
        }
    }
}

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension ScheduledDisposable: @unchecked Sendable {}
