import Foundation

/// Waits until a screen is idle: runs its work, turn by turn, until none is left or time is up.
///
/// In each turn the work for the main thread is done in the order in which it was scheduled, then the screen is laid
/// out. While work runs elsewhere it is waited for; while only tasks do, timers fire at their time by the clock, as
/// tasks may wait for them. When there is nothing else to do, virtual time jumps to the next timer. So a delay of 2
/// seconds costs nothing, and the order of things doesn't depend on how fast the machine is.
@MainActor
package struct Settlement {
    private let work: ScreenWork
    /// The limit of virtual time, and of waiting for other threads, in seconds.
    private let limit: Double
    private let turn: (() -> Void) -> Void
    private let layOut: () -> Bool
    private var steps = 0
    /// The time that other threads were waited for, in seconds.
    private var waited = 0.0
    /// The time since the last change.
    private var idleWait = 0.0

    /// The work that was pending when time was up.
    package private(set) var pending: [PendingWork] = []
    /// A Boolean value that indicates whether anything was done, since the last call, that the picture
    /// may show.
    package private(set) var didWork = false

    /// The greatest number of steps on the main thread for one screen, so that work that queues itself ends.
    private static let stepLimit = 20_000
    /// The number of passes over the main queue after the last work, for work that was queued in other ways.
    private static let lastRounds = 3
    /// The greatest number of rounds, so that a screen that changes itself in each round ends.
    private static let roundLimit = 100

    /// - Parameters:
    ///   - turn: does what it gets as a step of the render.
    ///   - layOut: lays the screen out, and returns whether there was anything to lay out; called within a turn.
    package init(
        of work: ScreenWork, limit: Double, turn: @escaping (() -> Void) -> Void, layOut: @escaping () -> Bool
    ) {
        self.work = work
        self.limit = limit
        self.turn = turn
        self.layOut = layOut
    }

    /// Comes to rest without giving the main thread away. Tasks, which mostly need the main actor, aren't waited for;
    /// what others put into the main queue isn't done.
    package mutating func settle() {
        didWork = false
        guard limit > 0 else { return }
        while true {
            let changes = work.changes
            guard runReadyWork(ignoresTasks: true) == .running else { break }
            let wait = Wait(since: changes, followsClock: followsClock)
            work.waitForChange(since: changes, until: wait.begin + waitLimit)
            note(wait)
        }
        pending = work.pending
    }

    /// Comes to rest while others use the main thread in between. Stops between two turns when the task is canceled.
    package mutating func settle() async {
        didWork = false
        guard limit > 0 else { return }
        var rounds = 0
        var roundsInAll = 0
        while !Task.isCancelled {
            let changes = work.changes
            let before = steps
            switch runReadyWork(ignoresTasks: false) {
            case .running:
                let wait = Wait(since: changes, followsClock: followsClock)
                await work.change(since: changes, until: wait.begin + waitLimit)
                note(wait)
                // Tasks change views beside the work that is done here.
                didWork = true
                turn { _ = layOut() }
                rounds = 0
            case .idle:
                if steps > before { rounds = 0 }
                if rounds >= Self.lastRounds || roundsInAll == Self.roundLimit {
                    pending = work.pending
                    return
                }
                rounds += 1
                roundsInAll += 1
                await Self.passMainQueue()
                var didLayOut = false
                turn { didLayOut = layOut() }
                if didLayOut {
                    didWork = true
                    rounds = 0
                }
            }
        }
    }

    /// The time to wait for other threads now, in seconds: until the next timer, if its time passes meanwhile.
    private var waitLimit: Double {
        let left = max(0, limit - waited)
        guard followsClock, let timer = secondsToNextTimer else {
            return followsClock ? left : min(left, Self.queueGracePeriod)
        }
        return min(left, max(0, timer))
    }

    /// The time until the next timer, in seconds; nil if none fires within the limit.
    private var secondsToNextTimer: Double? {
        work.nextTimer.map { $0 <= limit } == true ? work.secondsToNextTimer : nil
    }

    /// A Boolean value that indicates whether timers' time passes while others work: a task may well wait for a timer,
    /// or sleep beside one. Work in queues has mostly no need of it, and which of them comes first shall not depend on
    /// the machine.
    private var followsClock: Bool { work.runsOnlyTasks || idleWait >= Self.queueGracePeriod }

    /// Counts the time that was waited: not the time that the main thread then took to come back here.
    private mutating func note(_ wait: Wait) {
        let hasChanged = work.changes != wait.changes
        let end = hasChanged ? min(Date(), work.lastChange) : Date()
        let seconds = max(0, end.timeIntervalSince(wait.begin))
        if wait.followsClock { work.passTime(seconds) }
        waited += seconds
        idleWait = hasChanged ? 0 : idleWait + seconds
    }

    private struct Wait {
        let begin = Date()
        let changes: Int
        let followsClock: Bool

        init(since changes: Int, followsClock: Bool) {
            self.changes = changes
            self.followsClock = followsClock
        }
    }

    /// The time that work in queues is waited for before timers' time passes too, in seconds.
    private static let queueGracePeriod = 0.5

    private enum Readiness {
        /// Work runs elsewhere, and may start more.
        case running
        /// Nothing more can be done.
        case idle
    }

    /// Does everything that can be done now.
    private mutating func runReadyWork(ignoresTasks: Bool) -> Readiness {
        while steps < Self.stepLimit {
            if doMainWork() { continue }
            let timer = secondsToNextTimer
            let hasToWait = work.isRunning && !(ignoresTasks && work.runsOnlyTasks) && waited < limit
            if hasToWait, timer.map({ $0 > 1e-9 || !followsClock }) ?? true { return .running }
            guard timer != nil else { return .idle }
            steps += 1
            didWork = true
            work.fireNextTimer()
        }
        return .idle
    }

    /// Does the work that waits for the main thread, and lays out if there was any. What that schedules waits for the
    /// next turn.
    private mutating func doMainWork() -> Bool {
        let batch = work.takeMainWork()
        guard !batch.isEmpty else { return false }
        turn {
            for work in batch { work.action() }
            _ = layOut()
        }
        steps += batch.count
        didWork = true
        return true
    }

    /// Lets everything in the main queue be done that is in it now.
    private static func passMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asDispatch { continuation.resume() }
        }
    }
}
