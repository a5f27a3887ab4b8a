import Foundation
import Synchronization

/// The work that a screen has started and that its render waits for: closures on queues, timers, tasks.
///
/// A render creates one object and binds it as ``current`` while it builds and lays out. Work that is scheduled during
/// that time, directly or by other such work, belongs to the screen: schedulers of Rx, `DispatchQueue.async` and
/// `asyncAfter`, `Task { }`. Work for the main thread is deferred here until its turn; timers run in virtual time; no
/// thread sleeps. When the render ends, the remaining work is scheduled as it would have been without a render.
///
/// Work that is started in other ways is registered explicitly:
///
/// ```swift
/// let download = ScreenWork.current?.begin("the avatar's download")
/// session.dataTask(with: url) { data, _, _ in
///     show(data)
///     download?.end()
/// }.resume()
/// ```
///
/// This class is thread-safe.
public final class ScreenWork: @unchecked Sendable {
    /// The work of the render in progress; `nil` outside of one.
    @TaskLocal public static var current: ScreenWork?

    /// Guards `state`, and wakes the waiting threads when it changes.
    private let condition = NSCondition()
    private var state = State()
    /// Binds the render's other task-local values (its screen, its log) around work on other threads.
    private let surroundings: @Sendable (() -> Void) -> Void

    private struct State {
        var mainWork: [MainWork] = []
        var timers = TimerList()
        var running: [Int: ElsewhereWork] = [:]
        var nextNumber = 0
        /// The virtual time since the render began, in seconds.
        var elapsed = 0.0
        var lastChange = ContinuousClock.now
        /// The number of changes that a thread may wait for.
        var changes = 0
        var listeners: [Int: CheckedContinuation<Void, Never>] = [:]
        var isClosed = false
        /// The timers of the main run loop, which may be added to it in several modes.
        var loopTimers: [ObjectIdentifier: Timer] = [:]
    }

    struct MainWork {
        let name: PendingWork
        /// The operation queue over the main queue that holds the work; `nil` for the main queue itself.
        var queue: OperationQueue?
        /// The priority among the work of an operation queue.
        var priority = Operation.QueuePriority.normal
        let action: () -> Void

        /// A Boolean value that indicates whether the work has to wait until its queue resumes.
        var isHeld: Bool { queue?.isSuspended ?? false }

        /// Passes the work to its queue.
        func dispatch() {
            nonisolated(unsafe) let action = action
            guard let queue else { return DispatchQueue.main.asDispatch { action() } }
            let operation = BlockOperation { action() }
            operation.queuePriority = priority
            queue.addOperation(operation)
        }
    }

    /// Work on another thread.
    private struct ElsewhereWork {
        let name: PendingWork
        /// Returns a Boolean value that indicates whether the work can't begin before other code lets it.
        let isHeld: (@Sendable () -> Bool)?

        var isPending: Bool { !(isHeld?() ?? false) }
    }

    /// The time since 1970 that the render shows, in seconds, as a bit pattern; NaN's for the clock's. It can be read
    /// with any lock held, since the C library's clock asks for it.
    private let shownTime: Atomic<UInt64>
    private let start: Double?
    private let startUptime = DispatchTime.now()
    private let startDate: Date
    /// The time zone that the render shows; `nil` for the system's.
    package let timeZone: TimeZone?
    /// The locale that the render shows; `nil` for the system's.
    package let locale: Locale?
    /// The kind of device that the render shows, as tables of strings name it: `iphone` or `ipad`.
    package let device: String
    /// Receives a warning about what the screen shows.
    package let warn: @Sendable (String) -> Void
    /// Returns the response for a URL; `nil` if a network answers requests.
    let responses: (@Sendable (URL) -> ScreenResponse?)?
    /// The state of the render's random sequence (SplitMix64).
    private let randomState: Atomic<UInt64>

    /// - Parameters:
    ///   - start: The time that the render shows when it begins, and which advances with virtual time; `nil` for the
    ///     clock's.
    ///   - timeZone: The time zone that the render shows; `nil` for the system's.
    ///   - locale: The locale that the render shows; `nil` for the system's.
    ///   - seed: The seed of the random numbers of a render with a time of its own.
    ///   - device: The kind of device that the render shows: `iphone` or `ipad`.
    ///   - warn: Receives warnings about what the screen shows.
    ///   - responses: The closure that returns the response for a URL; `nil` if a network answers requests.
    ///   - surroundings: The closure that calls its argument with all of the render's task-local values bound.
    package init(
        start: Date? = nil, timeZone: TimeZone? = nil, locale: Locale? = nil, seed: UInt64 = 0,
        device: String = "iphone", warn: @escaping @Sendable (String) -> Void = { _ in },
        responses: (@Sendable (URL) -> ScreenResponse?)? = nil,
        surroundings: @escaping @Sendable (() -> Void) -> Void = { $0() }
    ) {
        _ = OtherThreads.inherited
        self.start = start?.timeIntervalSince1970
        startDate = start ?? Date()
        shownTime = Atomic((start?.timeIntervalSince1970 ?? .nan).bitPattern)
        self.timeZone = timeZone
        self.locale = locale
        self.device = device
        self.warn = warn
        randomState = Atomic(seed)
        self.responses = responses
        self.surroundings = surroundings
    }

    /// The time since 1970 that the render shows, in seconds; `nil` for the clock's.
    package var shownSeconds: Double? {
        let seconds = Double(bitPattern: shownTime.load(ordering: .relaxed))
        return seconds.isNaN ? nil : seconds
    }

    /// Returns the next number of the render's random sequence, the same in each render; `nil` in a render that shows
    /// the clock's time. It takes no lock.
    package func nextRandomNumber() -> UInt64? {
        guard start != nil else { return nil }
        var number = randomState.wrappingAdd(0x9E37_79B9_7F4A_7C15, ordering: .relaxed).newValue
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }

    private func showTime(_ elapsed: Double) {
        if let start { shownTime.store((start + elapsed).bitPattern, ordering: .relaxed) }
    }

    /// Calls a closure as part of the screen's work.
    package func bind(_ body: () -> Void) { Self.$current.withValue(self) { surroundings(body) } }

    private func change<Value>(_ body: (inout State) -> Value) -> Value {
        condition.lock()
        defer { condition.unlock() }
        return body(&state)
    }

    /// Performs a change that a thread may wait for.
    private func announce<Value>(_ body: (inout State) -> Value) -> Value {
        let (value, listeners) = change { state in
            let value = body(&state)
            state.changes += 1
            state.lastChange = ContinuousClock.now
            defer { state.listeners = [:] }
            return (value, Array(state.listeners.values))
        }
        condition.broadcast()
        listeners.forEach { $0.resume() }
        return value
    }

    // MARK: Work

    /// Runs a closure on a queue: in the render's turn for the main queue, or on the queue itself.
    package func run(on queue: DispatchQueue, named name: PendingWork? = nil, _ action: @escaping () -> Void) {
        nonisolated(unsafe) let action = action
        if MainQueue.isMain(queue) {
            if !addMainWork(MainWork(name: name ?? .onMain(), action: action)) { queue.asDispatch { action() } }
        } else {
            let ticket = begin(name ?? .on(queue))
            queue.asDispatch {
                self.bind(action)
                ticket.end()
            }
        }
    }

    /// Runs a closure in the render's turn for the main queue, as soon as the operation queue over it isn't suspended.
    func runOnMain(
        for queue: OperationQueue, named name: PendingWork, priority: Operation.QueuePriority,
        _ action: @escaping @Sendable () -> Void
    ) {
        let work = MainWork(name: name, queue: queue, priority: priority, action: action)
        if !addMainWork(work) { work.dispatch() }
    }

    private func addMainWork(_ work: MainWork) -> Bool {
        announce { state in
            if !state.isClosed { state.mainWork.append(work) }
            return !state.isClosed
        }
    }

    /// Runs a closure on a queue after a delay, and periodically if there is a period, in seconds of virtual time.
    package func run(
        on queue: DispatchQueue, after seconds: Double, every period: Double? = nil, at location: String? = nil,
        _ action: @escaping () -> Void
    ) -> ScreenTimer {
        let name = PendingWork.after(period ?? seconds, isRepeating: period != nil, at: location)
        let timer = ScreenTimer(name: name, queue: queue, period: period, work: self, action: action)
        schedule(timer, after: seconds)
        return timer
    }

    /// Returns a timer that resumes a task, and that isn't scheduled yet.
    func timer(named name: PendingWork, _ action: @escaping @Sendable () -> Void) -> ScreenTimer {
        ScreenTimer(name: name, queue: .main, period: nil, work: self, action: action)
    }

    /// Runs a closure on the main thread at the end of an animation with a duration in seconds.
    package static func afterAnimation(of seconds: Double, _ action: @escaping @Sendable () -> Void) {
        let seconds = max(0.001, seconds)
        guard let work = current else {
            return DispatchQueue.main.asyncAfter(deadline: .now() + seconds, qos: .unspecified, execute: action)
        }
        work.schedule(
            ScreenTimer(name: .animation, queue: .main, period: nil, work: work, action: action), after: seconds)
    }

    func schedule(_ timer: ScreenTimer, after seconds: Double) {
        // An infinite delay never elapses.
        guard seconds.isFinite else { return }
        let isScheduled = announce { state in
            if !state.isClosed { state.timers.insert(timer, at: state.elapsed + max(0, seconds)) }
            return !state.isClosed
        }
        if !isScheduled { timer.runOnClock(after: seconds) }
    }

    /// Returns a Boolean value that indicates whether a timer of the main run loop wasn't added before.
    func isFirst(_ timer: Timer) -> Bool {
        change { $0.loopTimers.updateValue(timer, forKey: ObjectIdentifier(timer)) == nil }
    }

    func cancel(_ timer: ScreenTimer) { announce { $0.timers.remove(timer) } }

    /// Registers the start of work that the render waits for.
    ///
    /// - Parameter name: The name of the work in messages, if it doesn't end in time.
    /// - Returns: An object for ending the work.
    public func begin(_ name: String) -> RunningWork { begin(.named(name)) }

    /// Announces work that isn't pending while a closure returns true.
    package func begin(_ name: String, isHeld: @escaping @Sendable () -> Bool) -> RunningWork {
        begin(.named(name), isHeld: isHeld)
    }

    /// - Parameter isHeld: Returns a Boolean value that indicates whether the work isn't pending at present, since its
    ///   queue is suspended.
    func begin(_ name: PendingWork, isHeld: (@Sendable () -> Bool)? = nil) -> RunningWork {
        let number = announce { state in
            state.nextNumber += 1
            state.running[state.nextNumber] = ElsewhereWork(name: name, isHeld: isHeld)
            return state.nextNumber
        }
        return RunningWork { [weak self] in
            _ = self?.announce { $0.running.removeValue(forKey: number) }
        }
    }

    /// The current time: the clock's, or during a render the time at which it began and the virtual time since then.
    ///
    /// The clock doesn't move it on meanwhile: of two delays of equal length, the first one ends first.
    package static var now: Date {
        guard let work = current else { return Date() }
        if let seconds = work.shownSeconds { return Date(timeIntervalSince1970: seconds) }
        return work.startDate.addingTimeInterval(work.change { $0.elapsed })
    }

    /// The current time since the system started, as ``now``: during a render, virtual time has passed since the render
    /// began.
    package static var uptime: DispatchTime {
        guard let work = current else { return .now() }
        return work.startUptime + work.change { $0.elapsed }
    }

    // MARK: Rendering

    /// Returns and removes the pending work for the main thread, in the order in which it was added; that of one
    /// operation queue is in the order of its priorities. Work of suspended queues stays.
    func takeMainWork() -> [MainWork] {
        let works = change { state in
            defer { state.mainWork = [] }
            return state.mainWork
        }
        // An app's queue is asked without the lock.
        let areHeld = works.map(\.isHeld)
        guard areHeld.contains(true) else { return Self.byPriority(works) }
        let parts = zip(works, areHeld)
        change { $0.mainWork.insert(contentsOf: parts.filter(\.1).map(\.0), at: 0) }
        return Self.byPriority(parts.filter { !$0.1 }.map(\.0))
    }

    /// Returns work in the order of priorities: that of each operation queue exchanges its places.
    private static func byPriority(_ works: [MainWork]) -> [MainWork] {
        guard works.contains(where: { $0.priority != .normal }) else { return works }
        var result = works
        let ofQueues = works.indices.filter { works[$0].queue != nil }
        for places in Dictionary(grouping: ofQueues, by: { works[$0].queue.map(ObjectIdentifier.init) }).values {
            let sorted = places.sorted { (works[$1].priority.rawValue, $0) < (works[$0].priority.rawValue, $1) }
            for (place, source) in zip(places, sorted) { result[place] = works[source] }
        }
        return result
    }

    /// A Boolean value that indicates whether work is running elsewhere.
    var isRunning: Bool { change { $0.running }.values.contains(where: \.isPending) }

    /// A Boolean value that indicates whether all work that is running elsewhere is tasks.
    var runsOnlyTasks: Bool { change { $0.running }.values.allSatisfy { $0.name.isTask || !$0.isPending } }

    /// The virtual time since the render began, in seconds.
    package var elapsed: Double { change { $0.elapsed } }

    /// The virtual time at which the next timer fires, in seconds since the render began.
    var nextTimer: Double? { change { $0.timers.first } }

    /// The time until the next timer fires, in seconds.
    package var secondsToNextTimer: Double? { change { state in state.timers.first.map { $0 - state.elapsed } } }

    /// Advances virtual time in step with the clock, up to the next timer.
    func passTime(_ seconds: Double) {
        change { state in
            let time = state.elapsed + seconds
            state.elapsed = max(state.elapsed, min(time, state.timers.first ?? time))
            showTime(state.elapsed)
        }
    }

    /// Advances virtual time to the next timer, and fires it.
    func fireNextTimer() {
        let timer = change { state in
            state.timers.removeFirst().map { time, timer in
                state.elapsed = max(state.elapsed, time)
                showTime(state.elapsed)
                return timer
            }
        }
        timer?.fire()
    }

    /// The unfinished work, except for work that follows animations and that of suspended queues.
    package var pending: [PendingWork] {
        let (mainWork, running, timers) = change { ($0.mainWork, $0.running, $0.timers.names) }
        let elsewhere = running.sorted { $0.key < $1.key }.map(\.value)
        let all =
            mainWork.filter { !$0.isHeld }.map(\.name) + elsewhere.filter(\.isPending).map(\.name) + timers
        return all.filter { !$0.isAnimation }
    }

    /// The number of changes so far; a thread that waits for the next one passes it to `waitForChange(since:atMost:)`.
    var changes: Int { change { $0.changes } }

    /// The time of the last change.
    var lastChange: ContinuousClock.Instant { change { $0.lastChange } }

    /// Blocks the thread until something has changed since `changes` was read, or for a number of seconds.
    func waitForChange(since count: Int, atMost seconds: Double) {
        // The condition's deadline is one of the system's clock.
        Self.$current.withValue(nil) {
            let deadline = Date(timeIntervalSinceNow: seconds)
            condition.lock()
            defer { condition.unlock() }
            while state.changes == count {
                if !condition.wait(until: deadline) { return }
            }
        }
    }

    /// Suspends until something has changed since `changes` was read, or for a number of seconds.
    func change(since count: Int, atMost seconds: Double) async {
        await withCheckedContinuation { continuation in
            let number: Int? = change { state in
                guard state.changes == count else { return nil }
                state.nextNumber += 1
                state.listeners[state.nextNumber] = continuation
                return state.nextNumber
            }
            guard let number else { return continuation.resume() }
            DispatchQueue.global().asyncAfter(deadline: .now() + max(0, seconds), qos: .unspecified) { [weak self] in
                self?.change { $0.listeners.removeValue(forKey: number) }?.resume()
            }
        }
    }

    /// Ends the render: the remaining work is passed to the queues themselves, and timers to the clock.
    package func close() {
        let (mainWork, timers) = announce { state in
            defer {
                state.isClosed = true
                state.mainWork = []
            }
            let elapsed = state.elapsed
            return (
                state.mainWork,
                state.timers.takeAll().map { (timer: $0.timer, seconds: $0.time - elapsed) }
            )
        }
        for work in mainWork { work.dispatch() }
        for (timer, seconds) in timers { timer.runOnClock(after: seconds) }
    }
}

/// Work in progress that a render waits for. See ``ScreenWork/begin(_:)``.
public final class RunningWork: @unchecked Sendable {
    private let lock = Mutex(())
    private var finish: (() -> Void)?

    init(_ finish: @escaping () -> Void) { self.finish = finish }

    deinit { finish?() }

    /// Ends the work. Further calls have no effect; releasing the object also ends it.
    public func end() {
        let finish = lock.withLock { _ in
            defer { self.finish = nil }
            return self.finish
        }
        finish?()
    }
}
