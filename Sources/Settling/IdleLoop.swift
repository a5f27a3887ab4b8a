import Foundation

/// A loop that runs a screen's work, turn by turn, until the screen is idle or the time limit is reached.
///
/// Each turn runs the main thread's work in the order in which it was scheduled, then lays the screen out. The loop
/// waits for work on other threads; while only tasks are running, timers fire at their time by the clock, as tasks may
/// wait for them. When all other work is done, virtual time jumps to the next timer. So a delay of 2 seconds costs
/// nothing, and the order doesn't depend on the speed of the machine.
///
/// Tasks that only wait, for a timer or for what never comes, are told from those that compute by the process's
/// threads: if none runs, and nothing of the system will wake one, the tasks count as done.
@MainActor
package struct IdleLoop {
    private let work: ScreenWork
    /// The limit of virtual time, and of the wait for other threads, in seconds.
    private let limit: Double
    /// The virtual time from which the limit counts, in seconds since the render began.
    private let start: Double
    private let turn: (() -> Void) -> Void
    private let layOut: () -> Bool
    private var steps = 0
    /// The total wait for other threads, in seconds.
    private var waited = 0.0
    /// The wait since the last change, in seconds.
    private var idleWait = 0.0

    /// The number of times in succession that no other thread ran, and nothing could wake one.
    private var quietLooks = 0

    /// The work that was pending when the time limit was reached.
    package private(set) var pending: [PendingWork] = []
    /// A Boolean value that indicates whether any work that may affect the image has run since the last call.
    package private(set) var didWork = false

    /// The maximum number of steps on the main thread for one screen, which ends work that reschedules itself.
    private static let stepLimit = 20_000
    /// The number of passes over the main queue after the last work, for closures that were scheduled in other ways.
    private static let lastRounds = 3
    /// The maximum wait before another look at the threads, in seconds, and the number of looks in succession by which
    /// tasks count as waiting. A thread that reads a file or sleeps looks like one that waits, for a short time.
    private static let lookPeriod = 0.015
    private static let lookCount = 4
    /// The maximum number of rounds, which ends a screen that changes itself in each round.
    private static let roundLimit = 100

    /// - Parameters:
    ///   - start: The virtual time from which the limit counts for timers; `nil` for the present one.
    ///   - turn: The closure that runs its argument as a step of the render.
    ///   - layOut: The closure that lays the screen out, and returns a Boolean value that indicates whether there was
    ///     anything to lay out; called within a turn.
    package init(
        of work: ScreenWork, limit: Double, since start: Double? = nil, turn: @escaping (() -> Void) -> Void,
        layOut: @escaping () -> Bool
    ) {
        self.work = work
        self.limit = limit
        self.start = start ?? work.elapsed
        self.turn = turn
        self.layOut = layOut
    }

    /// Runs until the screen is idle, without yielding the main thread. It doesn't wait for tasks, most of which need
    /// the main actor, and doesn't run closures that were added to the main queue in other ways.
    package mutating func runUntilIdle() {
        didWork = false
        guard limit > 0 else { return }
        while true {
            let changes = work.changes
            guard runReadyWork(ignoresTasks: true) == .running else { break }
            let wait = Wait(since: changes, followsClock: followsClock)
            work.waitForChange(since: changes, atMost: waitLimit)
            note(wait)
        }
        pending = work.pending
    }

    /// Runs until the screen is idle, and yields the main thread in between. Stops between two turns if the task is
    /// canceled.
    package mutating func runUntilIdle() async {
        didWork = false
        guard limit > 0 else { return }
        var rounds = 0
        var roundsInAll = 0
        while !Task.isCancelled {
            let changes = work.changes
            let before = steps
            switch runReadyWork(ignoresTasks: false) {
            case .running:
                var wait = Wait(since: changes, followsClock: followsClock)
                await work.change(since: changes, atMost: min(waitLimit, Self.lookPeriod))
                await look(during: &wait)
                note(wait)
                // Tasks may change views independently of the work that is run here.
                didWork = true
                turn { _ = layOut() }
                rounds = 0
            case .idle:
                if steps > before { rounds = 0 }
                if rounds >= Self.lastRounds || roundsInAll == Self.roundLimit {
                    pending = work.pending.filter { !($0.isTask && tasksWait) }
                    return
                }
                rounds += 1
                roundsInAll += 1
                if tasksWait {
                    guard await areThreadsAsleep(since: changes) else {
                        (quietLooks, rounds) = (0, 0)
                        continue
                    }
                } else {
                    await Self.passMainQueue()
                }
                var didLayOut = false
                turn { didLayOut = layOut() }
                if didLayOut {
                    didWork = true
                    (quietLooks, rounds) = (0, 0)
                }
            }
        }
    }

    /// Advances virtual time by a number of seconds, and runs the main thread's work and the timers on the way.
    ///
    /// It doesn't wait for other threads.
    package mutating func advance(by seconds: Double) {
        let end = work.elapsed + max(0, seconds)
        while steps < Self.stepLimit {
            if doMainWork() { continue }
            guard let timer = work.nextTimer, timer <= end else { break }
            steps += 1
            work.fireNextTimer()
        }
        work.passTime(max(0, end - work.elapsed))
        turn { _ = layOut() }
    }

    /// The maximum wait for other threads now, in seconds: until the next timer, if its time passes meanwhile.
    private var waitLimit: Double {
        let left = max(0, limit - waited)
        guard followsClock, let timer = secondsToNextTimer else {
            return followsClock ? left : min(left, Self.queueGracePeriod)
        }
        return min(left, max(0, timer))
    }

    /// The time until the next timer, in seconds; `nil` if none fires within the limit.
    private var secondsToNextTimer: Double? {
        work.nextTimer.map { $0 <= start + limit } == true ? work.secondsToNextTimer : nil
    }

    /// A Boolean value that indicates whether timers' time passes during the wait: a task may wait for a timer, or
    /// sleep concurrently with one. Work on queues rarely needs it, and the order of the two must not depend on the
    /// machine.
    private var followsClock: Bool { work.runsOnlyTasks || idleWait >= Self.queueGracePeriod }

    /// A Boolean value that indicates whether the running tasks wait for a timer, or for what doesn't come.
    private var tasksWait: Bool { quietLooks >= Self.lookCount }

    /// Looks at the other threads after a wait. While all are asleep, time doesn't pass.
    private mutating func look(during wait: inout Wait) async {
        guard work.runsOnlyTasks, !ClockSleep.isInProgress, !OtherThreads.haveConnections,
            await areThreadsAsleep(since: wait.changes)
        else {
            quietLooks = 0
            return
        }
        quietLooks += 1
        wait.followsClock = false
    }

    /// Returns a Boolean value that indicates whether no task has a job, on the main thread or on others.
    private func areThreadsAsleep(since changes: Int) async -> Bool {
        guard work.changes == changes, Self.fallAsleep() else { return false }
        // A job of the main actor, such as a task that goes on, would run now; one that it sends elsewhere, next.
        await Self.passMainQueue()
        return work.changes == changes && Self.fallAsleep()
    }

    /// Waits for the thread that has passed the main queue on to be asleep like all others; false if one runs on.
    private static func fallAsleep() -> Bool {
        for _ in 0..<10 {
            if OtherThreads.areAsleep { return true }
            usleep(200)
        }
        return false
    }

    /// Adds the elapsed wait, without the time that the main thread then took to resume.
    private mutating func note(_ wait: Wait) {
        let hasChanged = work.changes != wait.changes
        let end = hasChanged ? min(.now, work.lastChange) : .now
        let seconds = max(0, (end - wait.begin) / .seconds(1))
        if wait.followsClock { work.passTime(seconds) }
        waited += seconds
        idleWait = hasChanged ? 0 : idleWait + seconds
        if hasChanged { quietLooks = 0 }
    }

    private struct Wait {
        let begin = ContinuousClock.now
        let changes: Int
        var followsClock: Bool

        init(since changes: Int, followsClock: Bool) {
            self.changes = changes
            self.followsClock = followsClock
        }
    }

    /// The wait for work on queues after which timers' time also passes, in seconds.
    private static let queueGracePeriod = 0.5

    private enum Readiness {
        /// Work is running elsewhere, and may start more.
        case running
        /// No work can run.
        case idle
    }

    /// Runs all work that can run now.
    private mutating func runReadyWork(ignoresTasks: Bool) -> Readiness {
        while steps < Self.stepLimit {
            // Asked for before the main thread's work is taken: work elsewhere may add to it just before it ends.
            let isRunning = work.isRunning && !((ignoresTasks || tasksWait) && work.runsOnlyTasks)
            if doMainWork() { continue }
            let timer = secondsToNextTimer
            if isRunning, waited < limit, timer.map({ $0 > 1e-9 || !followsClock }) ?? true { return .running }
            guard timer != nil else { return .idle }
            steps += 1
            didWork = true
            quietLooks = 0
            work.fireNextTimer()
        }
        return .idle
    }

    /// Runs the main thread's pending work, and lays out if there was any. Work scheduled meanwhile is deferred until
    /// the next turn.
    private mutating func doMainWork() -> Bool {
        let batch = work.takeMainWork()
        guard !batch.isEmpty else { return false }
        quietLooks = 0
        turn {
            for work in batch { work.action() }
            _ = layOut()
        }
        steps += batch.count
        didWork = true
        return true
    }

    /// Waits until the main queue has run the closures that are now on it.
    private static func passMainQueue() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.asDispatch { continuation.resume() }
        }
    }
}
