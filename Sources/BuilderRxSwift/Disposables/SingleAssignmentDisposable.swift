import Synchronization

/// Holds one disposable that is given to it once, before or after its own disposal.
///
/// For work that has to be disposable before the disposable of its beginning exists:
///
/// ```swift
/// let work = SingleAssignmentDisposable()
/// work.setDisposable(scheduler.schedule(1) { number in
///     print(number, work.isDisposed)
///     return Disposables.create()
/// })
/// ```
public final class SingleAssignmentDisposable: Cancelable {
    /// The progress of the assignment.
    private enum Mark {
        /// A caller is about to set the disposable, or has set it.
        static let claimed: UInt8 = 1
        /// The disposable is there.
        static let given: UInt8 = 2
        /// The whole was disposed.
        static let disposed: UInt8 = 4
    }

    private let marks = Atomic<UInt8>(0)
    /// Written before ``Mark/given`` is set, and cleared by the thread that first sees both that mark and
    /// ``Mark/disposed`` first.
    private var held: (any Disposable)?

    /// Makes an empty one.
    public init() {}

    /// A Boolean value that indicates whether it was disposed.
    public var isDisposed: Bool { marks.load(ordering: .acquiring) & Mark.disposed != 0 }

    /// Gives it the disposable, which is disposed at once when the whole was disposed before.
    ///
    /// One may be given. RxSwift ends the program at a second one; here the second one is disposed at once.
    public func setDisposable(_ disposable: any Disposable) {
        guard marks.bitwiseOr(Mark.claimed, ordering: .acquiringAndReleasing).oldValue & Mark.claimed == 0 else {
            return disposable.dispose()
        }
        held = disposable
        let before = marks.bitwiseOr(Mark.given, ordering: .acquiringAndReleasing).oldValue
        if before & Mark.disposed != 0 { release() }
    }

    /// Disposes what it was given, or will be.
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

// Everything in it is behind a lock or atomic; what it disposes has to stand any thread anyway.
extension SingleAssignmentDisposable: @unchecked Sendable {}
