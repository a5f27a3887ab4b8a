import Foundation
import Synchronization

/// Notices from a thread of its own when a picture isn't laid out in time: a screen that never comes back holds the
/// main thread, so nothing else could.
final class DrawingWatchdog: Sendable {
    private struct State {
        var item: (name: String, began: SuspendingClock.Instant)?
        var isStopped = false
    }

    /// The time limit of a picture.
    let seconds: Double
    private let isLate: @Sendable (_ name: String) -> Void
    private let state = Mutex(State())

    /// - Parameters:
    ///   - seconds: how long a picture may take.
    ///   - isLate: gets the picture's name, once, on the thread of the watchdog.
    init(seconds: Double, isLate: @escaping @Sendable (_ name: String) -> Void) {
        self.seconds = seconds
        self.isLate = isLate
    }

    /// Looks after the time until `stop`.
    func start() {
        Thread.detachNewThread { [self] in
            while !state.withLock({ $0.isStopped }) {
                if let name = lateItem(at: .now) {
                    isLate(name)
                    return
                }
                usleep(20_000)
            }
        }
    }

    func stop() {
        state.withLock { $0.isStopped = true }
    }

    /// The time of a picture begins; that of the one before has ended.
    func begin(_ name: String, at now: SuspendingClock.Instant = .now) {
        state.withLock { $0.item = (name, now) }
    }

    /// The picture is laid out.
    func end() {
        state.withLock { $0.item = nil }
    }

    /// The picture that has taken longer than it may.
    func lateItem(at now: SuspendingClock.Instant) -> String? {
        state.withLock { state in
            guard let item = state.item, now - item.began > .seconds(seconds) else { return nil }
            return item.name
        }
    }
}
