import Foundation
import Synchronization

extension MainQueue {
    /// A Boolean value that indicates whether code in the main queue waits for work of that queue. Work that is
    /// scheduled meanwhile with `schedule(after:_:dispatch:)` runs during the wait.
    package static var isBlocked: Bool { blocks.load(ordering: .acquiring) > 0 }

    /// The queue for timers of work that the main queue is to run while it is blocked.
    package static let timers = DispatchQueue(label: "builder.main-queue.timers")

    /// Runs a closure in the main queue that waits for work of that queue.
    ///
    /// The closure's argument runs the work that is due by now: that of the screen during a render, or else that
    /// scheduled outside of screens. Call it repeatedly: a queue can't run the next work before the current one has
    /// returned.
    package static func whileBlocked<Result>(_ body: (_ runWork: () -> Void) -> Result) -> Result {
        blocks.add(1, ordering: .acquiringAndReleasing)
        defer { blocks.subtract(1, ordering: .acquiringAndReleasing) }
        return body {
            if let screen = ScreenWork.current {
                screen.runTurn()
            } else {
                MainActor.assumeIsolated { runWork(dueWithin: 0) }
            }
        }
    }

    private static let blocks = Atomic<Int>(0)
}

extension ScreenWork {
    /// Runs the pending work for the main thread. If there is none, here or elsewhere, advances virtual time to the
    /// next timer and fires it.
    fileprivate func runTurn() {
        let works = takeMainWork()
        for work in works { work.action() }
        if works.isEmpty, !isRunning { fireNextTimer() }
    }
}
