import Foundation
import Synchronization

/// Work that a screen scheduled after a delay, or repeatedly.
///
/// It runs in the virtual time of the render, and by the clock when that has ended.
package final class ScreenTimer: @unchecked Sendable {
    let name: PendingWork
    private let queue: DispatchQueue
    /// Seconds; nil for a timer that fires once.
    private let period: Double?
    private weak var work: ScreenWork?
    private let lock = Mutex(())
    private var action: (() -> Void)?

    init(
        name: PendingWork, queue: DispatchQueue, period: Double?, work: ScreenWork, action: @escaping () -> Void
    ) {
        self.name = name
        self.queue = queue
        self.period = period
        self.work = work
        self.action = action
    }

    /// A Boolean value that indicates whether it will not fire any more.
    package var isCancelled: Bool { lock.withLock { _ in action == nil } }

    /// Keeps it from firing, and lets its closure go.
    package func cancel() {
        let released = takeAction()
        if released != nil { work?.cancel(self) }
    }

    private func takeAction() -> (() -> Void)? {
        lock.withLock { _ in
            defer { action = nil }
            return action
        }
    }

    /// Has the action done in its queue, within a render, and takes the next turn if it has a period.
    func fire() {
        guard let work else { return }
        work.run(on: queue, named: name) { [weak work] in
            self.act()
            // After the action, so that actions never overlap.
            if let period = self.period, !self.isCancelled { work?.schedule(self, after: period) }
        }
    }

    private func act() {
        let action = period == nil ? takeAction() : lock.withLock { _ in self.action }
        action?()
    }

    /// Fires after a while of the clock's time, in seconds.
    func runOnClock(after seconds: Double) {
        guard !isCancelled else { return }
        queue.asyncAfter(deadline: .now() + max(0, seconds), qos: .unspecified) {
            self.act()
            if let period = self.period { self.runOnClock(after: period) }
        }
    }
}

/// Timers in the order in which they fire; those of the same time in the order in which they came.
struct TimerList {
    private var entries: [(time: Double, timer: ScreenTimer)] = []

    var all: [(time: Double, timer: ScreenTimer)] { entries }
    var first: Double? { entries.first?.time }
    var names: [PendingWork] { entries.map(\.timer.name) }

    mutating func insert(_ timer: ScreenTimer, at time: Double) {
        // Mostly at the end: timers are added in the order in which they fire.
        var index = entries.count
        while index > 0, entries[index - 1].time > time { index -= 1 }
        entries.insert((time, timer), at: index)
    }

    mutating func remove(_ timer: ScreenTimer) { entries.removeAll { $0.timer === timer } }

    mutating func removeFirst() -> (Double, ScreenTimer)? { entries.isEmpty ? nil : entries.removeFirst() }
}
