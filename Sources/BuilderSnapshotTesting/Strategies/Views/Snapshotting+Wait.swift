import BuilderUIKit
import Settling

extension Snapshotting {
    /// Returns the same snapshot, some time later.
    ///
    /// Time is virtual and takes none of the test's: the work that was requested while the value was made and drawn is
    /// done as far as it comes within that time. An image shows its screen as it is then: of two changes after one
    /// second and three, `wait(for: 2, on: .image)` shows the first. Without `wait` an image shows its screen when it
    /// is idle.
    /// - Parameters:
    ///   - duration: The time in seconds.
    ///   - strategy: The snapshot that is taken then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        var later = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                SettledTime.pass(duration)
                SettledTime.within(duration) { strategy.snapshot(value).run(callback) }
            }
        }
        if let drawing = strategy.drawing {
            later.drawing = { make in
                Async { callback in SettledTime.within(duration) { drawing(make).run(callback) } }
            }
        }
        return later
    }
}

/// The time that passes before a snapshot is taken.
private enum SettledTime {
    /// Runs screens that are drawn within the closure for so many seconds of their own time.
    static func within(_ seconds: TimeInterval, _ body: () -> Void) {
        let run = SnapshotRun.current
        let before = run?.settlingTime
        // No time at all would leave undone what is ready at once.
        run?.settlingTime = max(seconds, 0.001)
        body()
        run?.settlingTime = before
    }

    /// Does the work that was requested so far and comes within the time.
    static func pass(_ seconds: TimeInterval) {
        guard let work = ScreenWork.current else { return }
        _ = try? MainThread.call { SettledWork.settle(work, seconds: max(seconds, 0.001)) }
    }
}
