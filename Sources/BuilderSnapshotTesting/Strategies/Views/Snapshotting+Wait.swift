import BuilderUIKit
import Settling

extension Snapshotting {
    /// Returns the same snapshot after some time.
    ///
    /// Time is virtual and doesn't delay the test: the work of the main queue, and the work that was requested while
    /// the value was created and drawn, runs as far as it is due within that time. An image shows its screen in that
    /// state: of two changes after one second and three, `wait(for: 2, on: .image)` shows the first. Without `wait`, an
    /// image shows its screen when it is idle.
    /// - Parameters:
    ///   - duration: The time in seconds.
    ///   - strategy: The strategy of the snapshot that is taken then.
    public static func wait(for duration: TimeInterval, on strategy: Snapshotting) -> Snapshotting {
        var later = Snapshotting(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
            Async { callback in
                SettledTime.runMainQueue(duration)
                SettledTime.pass(duration)
                SettledTime.within(duration) { strategy.snapshot(value).run(callback) }
            }
        }
        if let drawing = strategy.drawing {
            later.drawing = { make in
                Async { callback in
                    SettledTime.runMainQueue(duration)
                    SettledTime.within(duration) { drawing(make).run(callback) }
                }
            }
        }
        return later
    }
}

/// The virtual time before a snapshot is taken.
private enum SettledTime {
    /// Runs screens that are drawn within the closure for the given number of seconds of virtual time.
    static func within(_ seconds: TimeInterval, _ body: () -> Void) {
        let run = SnapshotRun.current
        let before = run?.settlingTime
        // With no time at all, work that is ready immediately would not run.
        run?.settlingTime = max(seconds, 0.001)
        body()
        run?.settlingTime = before
    }

    /// Runs the work that was put into the main queue before the snapshot and is due within the time.
    static func runMainQueue(_ seconds: TimeInterval) {
        _ = try? MainThread.call { MainQueue.runWork(dueWithin: max(seconds, 0)) }
    }

    /// Runs the work that was requested so far and is due within the time.
    static func pass(_ seconds: TimeInterval) {
        guard let work = ScreenWork.current else { return }
        _ = try? MainThread.call { SettledWork.waitUntilIdle(work, seconds: max(seconds, 0.001)) }
    }
}

extension Snapshotting {
    /// Returns the same snapshot, which may show boxes with code points in place of characters that no font has.
    ///
    /// Without it such a snapshot fails, since another machine, with a font, draws another one.
    ///
    /// ```swift
    /// assertSnapshot(of: LanguagesViewController(), as: .image.allowingMissingGlyphs())
    /// ```
    public func allowingMissingGlyphs() -> Snapshotting {
        var result = self
        func allowing(_ make: () -> Async<Format>) -> Async<Format> {
            SnapshotRun.current?.allowsMissingGlyphs = true
            return make()
        }
        let (snapshot, drawing) = (snapshot, drawing)
        result.snapshot = { value in allowing { snapshot(value) } }
        if let drawing { result.drawing = { make in allowing { drawing(make) } } }
        return result
    }
}
