import BuilderRxSwift
import Foundation
import Settling

/// A wait of the current thread, whose run loop turns meanwhile.
final class RunLoopWait: @unchecked Sendable {
    private let deadline: Date
    private let lock = NSLock()
    private var isStopped = false
    private let end = DispatchSemaphore(value: 0)

    /// - Parameter timeout: The limit of the wait in seconds; `nil` for none.
    init(timeout: TimeInterval?) { deadline = timeout.map { Date(timeIntervalSinceNow: $0) } ?? .distantFuture }

    /// Ends the wait, from any thread.
    func stop() {
        lock.withLock { isStopped = true }
        end.signal()
    }

    /// Runs a closure that subscribes, then waits for ``stop()``.
    ///
    /// The closure is an action of `CurrentThreadScheduler`, so that a source that emits its elements on the current
    /// thread emits them after the subscription, which can then be disposed. Inside another action, it opens another
    /// loop: the actions that are pending in the outer one can't run before the wait is over.
    ///
    /// - Returns: `false` if the time was over before.
    func run(_ body: @escaping () -> Void) -> Bool {
        CurrentThreadScheduler.withoutLoop {
            guard MainQueue.isCurrent else {
                runAsAction(body)
                return wait(slice: Slice.other) {}
            }
            return MainQueue.whileBlocked { runWork in
                runAsAction(body)
                return wait(slice: Slice.main, runWork)
            }
        }
    }

    private func runAsAction(_ body: @escaping () -> Void) {
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            body()
            return Disposables.create()
        }
    }

    /// - Parameters:
    ///   - slice: The seconds between two calls of the closure.
    ///   - turn: The closure that runs other work of the thread.
    private func wait(slice: TimeInterval, _ turn: () -> Void) -> Bool {
        while true {
            turn()
            if lock.withLock({ isStopped }) { return true }
            let left = deadline.timeIntervalSinceNow
            guard left > 0 else { return false }
            // The loop returns immediately if the thread has no timers and no sources.
            if !RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: min(left, Slice.main))) {
                if end.wait(timeout: .now() + min(left, slice)) == .success { end.signal() }
            }
        }
    }

    /// The times in seconds after which a thread looks for other work.
    private enum Slice {
        /// The main thread's; also that of a run loop that has timers or sources.
        static let main = 0.005
        /// That of a thread without any, which the end wakes.
        static let other = 0.05
    }
}
