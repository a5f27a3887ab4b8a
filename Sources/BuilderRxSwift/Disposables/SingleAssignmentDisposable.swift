import Synchronization

/// A disposable whose underlying disposable is set once, before or after its own disposal.
///
/// Use it for work that has to be disposable before its disposable exists:
///
/// ```swift
/// let work = SingleAssignmentDisposable()
/// work.setDisposable(scheduler.schedule(1) { number in
///     print(number, work.isDisposed)
///     return Disposables.create()
/// })
/// ```
public final class SingleAssignmentDisposable: Cancelable {
    /// The state of the assignment.
    private enum Mark {
        /// A caller is about to set the disposable, or has set it.
        static let claimed: UInt8 = 1
        /// The disposable is set.
        static let given: UInt8 = 2
        /// The object was disposed.
        static let disposed: UInt8 = 4
    }

    private let marks = Atomic<UInt8>(0)
    /// Written before ``Mark/given`` is set, and cleared by the first thread that observes both that mark and
    /// ``Mark/disposed``.
    private var held: (any Disposable)?
    private let counted = CountedResource()

    /// Creates an empty single-assignment disposable.
    public init() {}

    /// A Boolean value that indicates whether the object was disposed.
    public var isDisposed: Bool { marks.load(ordering: .acquiring) & Mark.disposed != 0 }

    /// Sets the underlying disposable, which is disposed immediately if the object was disposed before.
    ///
    /// Call this method once. RxSwift traps on a second call; here the second disposable is disposed immediately.
    public func setDisposable(_ disposable: any Disposable) {
        guard marks.bitwiseOr(Mark.claimed, ordering: .acquiringAndReleasing).oldValue & Mark.claimed == 0 else {
            return disposable.dispose()
        }
        held = disposable
        let before = marks.bitwiseOr(Mark.given, ordering: .acquiringAndReleasing).oldValue
        if before & Mark.disposed != 0 { release() }
    }

    /// Disposes the underlying disposable, also if it is set later.
    public func dispose() {
        let before = marks.bitwiseOr(Mark.disposed, ordering: .acquiringAndReleasing).oldValue
        if before & Mark.disposed == 0, before & Mark.given != 0 { release() }
    }

    private func release() {
        let disposable = held
        held = nil
        disposable?.dispose()
    }
}

// Its state is guarded by a lock or atomic; its disposables have to be thread-safe anyway.
extension SingleAssignmentDisposable: @unchecked Sendable {}
