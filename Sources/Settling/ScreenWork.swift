import Foundation
import Synchronization

/// The work that a screen has started and that a picture of it waits for: work in queues, timers,
/// tasks.
///
/// A render makes one and binds it as ``current`` while it builds and lays out. Whatever is scheduled then, and
/// whatever that schedules in turn, belongs to the screen: schedulers of Rx, `DispatchQueue.async` and `asyncAfter`,
/// `Task { }`. Work for the main thread waits here for its turn; timers run in virtual time, without anybody sleeping.
/// When the render ends, what is left goes where it would have gone without a render.
///
/// Work that is started in other ways is announced:
///
/// ```swift
/// let download = ScreenWork.current?.begin("the avatar's download")
/// session.dataTask(with: url) { data, _, _ in
///     show(data)
///     download?.end()
/// }.resume()
/// ```
///
/// Safe from any thread.
public final class ScreenWork: @unchecked Sendable {
    /// The work of the render in progress, nil outside of one.
    @TaskLocal public static var current: ScreenWork?

    /// Guards `state`, and wakes the waiting threads when it has changed.
    private let condition = NSCondition()
    private var state = State()
    /// Binds what else a render binds (its screen, its log) around work that is done elsewhere.
    private let surroundings: @Sendable (() -> Void) -> Void

    private struct State {
        var mainWork: [MainWork] = []
        var timers = TimerList()
        var running: [Int: PendingWork] = [:]
        var nextNumber = 0
        /// The virtual time since the render began, in seconds.
        var elapsed = 0.0
        /// The time that was skipped, by which it is ahead of the clock.
        var skipped = 0.0
        var lastChange = Date.distantPast
        /// The number of changes that a thread may wait for.
        var changes = 0
        var listeners: [Int: CheckedContinuation<Void, Never>] = [:]
        var isClosed = false
    }

    struct MainWork {
        let name: PendingWork
        let action: () -> Void
    }

    /// - Parameter surroundings: calls what it gets, with everything bound that a render binds.
    package init(surroundings: @escaping @Sendable (() -> Void) -> Void = { $0() }) {
        self.surroundings = surroundings
    }

    /// Calls a closure as part of the screen's work.
    package func bind(_ body: () -> Void) { Self.$current.withValue(self) { surroundings(body) } }

    private func change<Value>(_ body: (inout State) -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body(&state)
    }

    /// Makes a change that a thread may wait for.
    private func announce<Value>(_ body: (inout State) -> Value) -> Value {
        let (value, listeners) = change { state in
            let value = body(&state)
            state.changes += 1
            state.lastChange = Date()
            defer { state.listeners = [:] }
            return (value, Array(state.listeners.values))
        }
        condition.broadcast()
        listeners.forEach { $0.resume() }
        return value
    }

    // MARK: Work

    /// Has work done in a queue: in the main queue's turn of the render, or in the queue itself.
    package func run(on queue: DispatchQueue, named name: PendingWork? = nil, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if MainQueue.isMain(queue) {
            if !addMainWork(MainWork(name: name ?? .onMain(), action: action)) {
                queue.asDispatch { action() }
            }
        } else {
            let ticket = begin(name ?? .on(queue))
            queue.asDispatch {
                self.bind(action)
                ticket.end()
            }
        }
    }

    private func addMainWork(_ work: MainWork) -> Bool {
        announce { state in
            if !state.isClosed { state.mainWork.append(work) }
            return !state.isClosed
        }
    }

    /// Has work done in a queue after a while, and again and again if there is a period; in seconds of virtual time.
    package func run(
        on queue: DispatchQueue, after seconds: Double, every period: Double? = nil, at place: String? = nil,
        _ action: @escaping () -> Void
    ) -> ScreenTimer {
        let name = PendingWork.after(period ?? seconds, isRepeating: period != nil, at: place)
        let timer = ScreenTimer(name: name, queue: queue, period: period, work: self, action: action)
        schedule(timer, after: seconds)
        return timer
    }

    /// Has what follows an animation done on the main thread when the animation would be over; in seconds.
    package static func afterAnimation(of seconds: Double, _ action: @escaping @Sendable () -> Void) {
        let seconds = max(0.001, seconds)
        guard let work = current else {
            return DispatchQueue.main.asyncAfter(deadline: .now() + seconds, qos: .unspecified, execute: action)
        }
        work.schedule(
            ScreenTimer(name: .animation, queue: .main, period: nil, work: work, action: action), after: seconds)
    }

    func schedule(_ timer: ScreenTimer, after seconds: Double) {
        // “Never”.
        guard seconds.isFinite else { return }
        let isScheduled = announce { state in
            if !state.isClosed { state.timers.insert(timer, at: state.elapsed + max(0, seconds)) }
            return !state.isClosed
        }
        if !isScheduled { timer.runOnClock(after: seconds) }
    }

    func cancel(_ timer: ScreenTimer) { announce { $0.timers.remove(timer) } }

    /// Notes the start of work that the picture waits for.
    ///
    /// - Parameter name: what messages call it if it doesn't end in time.
    /// - Returns: what to call when it has ended.
    public func begin(_ name: String) -> RunningWork { begin(.named(name)) }

    func begin(_ name: PendingWork) -> RunningWork {
        let number = announce { state in
            state.nextNumber += 1
            state.running[state.nextNumber] = name
            return state.nextNumber
        }
        return RunningWork { [weak self] in
            _ = self?.announce { $0.running.removeValue(forKey: number) }
        }
    }

    /// The time: the clock's, and ahead of it within a render whose timers have run.
    package static var now: Date {
        guard let work = current else { return Date() }
        return Date(timeIntervalSinceNow: work.change { $0.skipped })
    }

    // MARK: What a render does

    /// Takes out the work that waits for the main thread, in the order in which it came.
    func takeMainWork() -> [MainWork] {
        change { state in
            defer { state.mainWork = [] }
            return state.mainWork
        }
    }

    /// A Boolean value that indicates whether work is under way elsewhere.
    var isRunning: Bool { change { !$0.running.isEmpty } }

    /// A Boolean value that indicates whether all of that is tasks.
    var runsOnlyTasks: Bool { change { $0.running.values.allSatisfy(\.isTask) } }

    /// The virtual time at which the next timer fires, in seconds since the render began.
    var nextTimer: Double? { change { $0.timers.first } }

    /// The time until then, in seconds.
    var secondsToNextTimer: Double? { change { state in state.timers.first.map { $0 - state.elapsed } } }

    /// Lets virtual time pass beside the clock, up to the next timer.
    func passTime(_ seconds: Double) {
        change { state in
            let time = state.elapsed + seconds
            state.elapsed = max(state.elapsed, min(time, state.timers.first ?? time))
        }
    }

    /// Lets virtual time pass until the next timer, and fires it.
    func fireNextTimer() {
        let timer = change { state in
            state.timers.removeFirst().map { time, timer in
                state.skipped += max(0, time - state.elapsed)
                state.elapsed = max(state.elapsed, time)
                return timer
            }
        }
        timer?.fire()
    }

    /// Everything that is not done, but for what follows animations.
    package var pending: [PendingWork] {
        change { state in
            let all =
                state.mainWork.map(\.name) + state.running.sorted { $0.key < $1.key }.map(\.value)
                + state.timers.names
            return all.filter { !$0.isAnimation }
        }
    }

    /// The number of changes that a waiting thread may wait for.
    var changes: Int { change { $0.changes } }

    /// The time of the last change.
    var lastChange: Date { change { $0.lastChange } }

    /// Blocks the thread until something has changed since `changes` was read, or until a time.
    func waitForChange(since count: Int, until deadline: Date) {
        condition.lock()
        defer { condition.unlock() }
        while state.changes == count {
            if !condition.wait(until: deadline) { return }
        }
    }

    /// Returns when something has changed since `changes` was read, or at a time.
    func change(since count: Int, until deadline: Date) async {
        await withCheckedContinuation { continuation in
            let number: Int? = change { state in
                guard state.changes == count else { return nil }
                state.nextNumber += 1
                state.listeners[state.nextNumber] = continuation
                return state.nextNumber
            }
            guard let number else { return continuation.resume() }
            let seconds = max(0, deadline.timeIntervalSinceNow)
            DispatchQueue.global().asyncAfter(deadline: .now() + seconds, qos: .unspecified) { [weak self] in
                self?.change { $0.listeners.removeValue(forKey: number) }?.resume()
            }
        }
    }

    /// Ends the render: what is left goes to the queues themselves, and timers to the clock.
    package func close() {
        let (mainWork, timers) = announce { state in
            defer {
                state.isClosed = true
                state.mainWork = []
                state.timers = TimerList()
            }
            return (
                state.mainWork,
                state.timers.all.map { (timer: $0.timer, seconds: $0.time - state.elapsed) }
            )
        }
        for work in mainWork {
            nonisolated(unsafe) let action = work.action
            DispatchQueue.main.asDispatch { action() }
        }
        for (timer, seconds) in timers { timer.runOnClock(after: seconds) }
    }
}

/// Something that was begun and that a picture waits for; see ``ScreenWork/begin(_:)``.
public final class RunningWork: @unchecked Sendable {
    private let lock = Mutex(())
    private var finish: (() -> Void)?

    init(_ finish: @escaping () -> Void) { self.finish = finish }

    deinit { finish?() }

    /// Notes the end of the work. Further calls do nothing; releasing the object does the same.
    public func end() {
        let finish = lock.withLock { _ in
            defer { self.finish = nil }
            return self.finish
        }
        finish?()
    }
}
