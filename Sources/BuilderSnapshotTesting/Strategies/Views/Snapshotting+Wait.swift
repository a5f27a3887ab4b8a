import BuilderUIKit
import Settling

extension Snapshotting {
    /// The same snapshot, some time later.
    ///
    /// Time is virtual, so that nobody waits: what was asked for while the value was made and drawn is done as far as it comes within
    /// that time. A picture shows its screen as it is then: of two changes after one second and three, `wait(for: 2, on: .image)`
    /// shows the first. Without `wait` a picture shows its screen at rest.
    /// - Parameters:
    ///   - duration: seconds.
    ///   - strategy: what is taken then.
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
enum SettledTime {
    /// Screens that are drawn within the closure run so many seconds of their own time.
    static func within(_ seconds: TimeInterval, _ body: () -> Void) {
        let run = SnapshotRun.current
        let before = run?.settlingTime
        // No time at all would leave undone what is ready at once.
        run?.settlingTime = max(seconds, 0.001)
        body()
        run?.settlingTime = before
    }

    /// Does what was asked for so far and comes within the time.
    static func pass(_ seconds: TimeInterval) {
        guard let work = ScreenWork.current else { return }
        _ = try? MainThread.call { SettledWork.settle(work, seconds: max(seconds, 0.001)) }
    }
}
