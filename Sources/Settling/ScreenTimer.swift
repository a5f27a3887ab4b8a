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
    /// Returns false once another object has ended the timer.
    private let isValid: () -> Bool
    private let lock = Mutex(())
    private var action: (() -> Void)?
    /// The timer's number in the list of its screen, which guards it; `nil` while it waits for no call.
    var listedNumber: Int?

    init(
        name: PendingWork, queue: DispatchQueue, period: Double?, work: ScreenWork,
        isValid: @escaping () -> Bool = { true }, action: @escaping () -> Void
    ) {
        self.name = name
        self.queue = queue
        self.period = period
        self.work = work
        self.isValid = isValid
        self.action = action
    }

    /// A Boolean value that indicates whether the timer no longer fires.
    package var isCancelled: Bool { !isValid() || lock.withLock { _ in action == nil } }

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
        guard isValid() else { return cancel() }
        let action = period == nil ? takeAction() : lock.withLock { _ in self.action }
        action?()
    }

    /// Fires after a number of seconds of the clock's time.
    func runOnClock(after seconds: Double) {
        guard !isCancelled else { return }
        queue.asyncAfter(deadline: .now() + max(0, seconds), qos: .unspecified) {
            self.act()
            if let period = self.period, !self.isCancelled { self.runOnClock(after: period) }
        }
    }
}

/// Timers in the order in which they fire; those with the same time in the order in which they were added.
///
/// A binary heap. A timer that is removed keeps its place until it is the first, or until those are the majority:
/// adding and removing take logarithmic time, so that many subscriptions with timeouts take linear time.
struct TimerList {
    private struct Entry {
        let time: Double
        let number: Int
        let timer: ScreenTimer

        /// A Boolean value that indicates whether the timer still waits here, and not with a later call.
        var isListed: Bool { timer.listedNumber == number }

        static func < (lhs: Entry, rhs: Entry) -> Bool { (lhs.time, lhs.number) < (rhs.time, rhs.number) }
    }

    private var heap: [Entry] = []
    private var nextNumber = 0
    private var count = 0

    private var sorted: [Entry] { heap.filter(\.isListed).sorted(by: <) }
    var first: Double? { heap.first?.time }
    var names: [PendingWork] { sorted.map(\.timer).filter { !$0.isCancelled }.map(\.name) }

    mutating func insert(_ timer: ScreenTimer, at time: Double) {
        remove(timer)
        nextNumber += 1
        timer.listedNumber = nextNumber
        count += 1
        heap.append(Entry(time: time, number: nextNumber, timer: timer))
        moveUp(heap.count - 1)
    }

    mutating func remove(_ timer: ScreenTimer) {
        guard timer.listedNumber != nil else { return }
        timer.listedNumber = nil
        count -= 1
        if heap.count > 64, heap.count > 2 * count {
            // A sorted array is a heap.
            heap = sorted
        } else {
            dropRemoved()
        }
    }

    mutating func removeFirst() -> (Double, ScreenTimer)? {
        guard let first = popFirst() else { return nil }
        first.timer.listedNumber = nil
        count -= 1
        dropRemoved()
        return (first.time, first.timer)
    }

    mutating func takeAll() -> [(time: Double, timer: ScreenTimer)] {
        let entries = sorted
        for entry in entries { entry.timer.listedNumber = nil }
        self = TimerList()
        return entries.map { ($0.time, $0.timer) }
    }

    /// Keeps a timer that waits at the top.
    private mutating func dropRemoved() {
        while let first = heap.first, !first.isListed { _ = popFirst() }
    }

    private mutating func popFirst() -> Entry? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        moveDown()
        return first
    }

    private mutating func moveUp(_ start: Int) {
        var index = start
        while index > 0, heap[index] < heap[(index - 1) / 2] {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func moveDown() {
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < heap.count && heap[child] < heap[least] {
                least = child
            }
            if least == index { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
