import Foundation
import Synchronization

/// Work that a screen scheduled after a delay, or periodically.
///
/// It runs in the virtual time of the render, and by the clock after the render has ended.
package final class ScreenTimer: @unchecked Sendable {
    let name: PendingWork
    private let queue: DispatchQueue
    /// The period in seconds; `nil` for a timer that fires once.
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

    /// A Boolean value that indicates whether the timer no longer fires.
    package var isCancelled: Bool { lock.withLock { _ in action == nil } }

    /// Cancels the timer, and releases its closure.
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

    /// Runs the action on its queue, during a render, and schedules the next call if the timer has a period.
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

    /// Fires after a number of seconds of the clock's time.
    func runOnClock(after seconds: Double) {
        guard !isCancelled else { return }
        queue.asyncAfter(deadline: .now() + max(0, seconds), qos: .unspecified) {
            self.act()
            if let period = self.period { self.runOnClock(after: period) }
        }
    }
}

/// Timers in the order in which they fire; those with the same time in the order in which they were added.
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
