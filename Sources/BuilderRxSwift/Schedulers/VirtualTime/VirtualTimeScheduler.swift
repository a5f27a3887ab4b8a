import Foundation

/// A scheduler whose time advances only on request, which makes tests of timing exact and fast.
///
/// Actions run inside ``start()`` or ``advanceTo(_:)``, on the calling thread: the earliest first, and at the same time
/// in the order in which they were scheduled.
///
/// ```swift
/// let scheduler = HistoricalScheduler()
/// let hour = Observable<Int>.timer(.seconds(3600), scheduler: scheduler)
/// let subscription = hour.subscribe(onNext: { _ in print("an hour has passed") })
/// scheduler.start()
/// ```
///
/// RxSwift traps if such a scheduler is used from several threads, advanced from inside its actions or slept backward.
/// Here scheduling is thread-safe, and the other two have no effect. The converter is called without a lock.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// An interval of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let lock = RecursiveLock()
    private let converter: Converter
    // Guarded by the lock.
    private var currentClock: VirtualTime
    private var clockChanges = 0
    /// The items that aren't in the queue yet: it is sorted outside of the lock.
    private var incoming: [VirtualTimeItem<VirtualTime>] = []
    /// The sorted items; `nil` while the running thread looks for the next one.
    private var queue: VirtualTimeQueue<VirtualTime>?
    private var scheduled = 0
    private var isRunning = false

    /// Creates a scheduler with an initial time.
    public init(initialClock: VirtualTime, converter: Converter) {
        currentClock = initialClock
        self.converter = converter
        queue = makeQueue()
    }

    private func makeQueue() -> VirtualTimeQueue<VirtualTime> {
        VirtualTimeQueue { [converter] first, second in
            switch converter.compareVirtualTime(first.time, second.time) {
            case .lessThan: true
            case .equal: first.number < second.number
            case .greaterThan: false
            }
        }
    }

    /// The current virtual time as a date.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// The current virtual time.
    public var clock: VirtualTime { lock.withLock { currentClock } }

    /// Schedules an action for the current time.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable { scheduleRelative(state, dueTime: .nanoseconds(0), action: action) }

    /// Schedules an action after a delay. With `.never` it doesn't run.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let seconds = dueTime.inSeconds
        guard seconds.isFinite else { return Disposables.create() }
        let time = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Schedules an action after an interval of virtual time.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Schedules an action for a point in virtual time; an action for a time in the past is the next to run.
    public func scheduleAbsoluteVirtual<StateType>(
        _ state: StateType, time: VirtualTime, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let work = ScheduledWork { action(state) }
        lock.withLock {
            incoming.append(VirtualTimeItem(time: time, number: scheduled, work: work))
            scheduled += 1
        }
        return work
    }

    /// Adjusts the time of a scheduled action. Returns the time unchanged unless a subclass overrides it.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs all scheduled actions, and those that they schedule, until none is left or ``stop()`` is called. The clock
    /// advances with them.
    public func start() { run { _ in true } }

    /// Runs all actions scheduled up to and including a point in virtual time; then sets the clock to it.
    public func advanceTo(_ virtualTime: VirtualTime) {
        let converter = converter
        let isDue = { (item: VirtualTimeItem<VirtualTime>) in
            converter.compareVirtualTime(item.time, virtualTime) != .greaterThan
        }
        if run(while: isDue) {
            let old = lock.withLock { setClock(virtualTime) }
            withExtendedLifetime(old) {}
        }
    }

    /// Advances the clock without running actions; those that were due in the meantime run late.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        advanceClock { converter.offsetVirtualTime($0, offset: virtualInterval) }
    }

    /// Ends ``start()`` or ``advanceTo(_:)`` after the current action.
    public func stop() { lock.withLock { isRunning = false } }

    /// Runs the items that meet a condition.
    ///
    /// - Returns: `false` if the scheduler is already running, in which case no item is run.
    @discardableResult
    private func run(while isDue: (VirtualTimeItem<VirtualTime>) -> Bool) -> Bool {
        let isFree = lock.withLock {
            guard !isRunning, queue != nil else { return false }
            isRunning = true
            return true
        }
        guard isFree else { return false }
        while let item = takeNext(where: isDue) { item.work.run() }
        stop()
        return true
    }

    /// Removes the next item from the queue and sets the clock to its time.
    private func takeNext(where isDue: (VirtualTimeItem<VirtualTime>) -> Bool) -> VirtualTimeItem<VirtualTime>? {
        // The queue is moved, not copied: its items stay where they are.
        guard var sorted = lock.withLock({ isRunning ? queue.take() : nil }) else { return nil }
        insertIncoming(into: &sorted)
        let item = sorted.next(where: isDue)
        lock.withLock { queue = sorted }
        if let item { advanceClock { _ in item.time } }
        return item
    }

    /// Inserts the items that have been scheduled, and those that are scheduled meanwhile.
    private func insertIncoming(into sorted: inout VirtualTimeQueue<VirtualTime>) {
        while true {
            let items = lock.withLock {
                defer { incoming = [] }
                return incoming
            }
            if items.isEmpty { return }
            for item in items { sorted.insert(item) }
        }
    }

    /// Sets the clock to a later time, and compares the times again if another thread has set it meanwhile.
    private func advanceClock(to makeTime: (VirtualTime) -> VirtualTime) {
        while true {
            let (clock, changes) = lock.withLock { (currentClock, clockChanges) }
            let time = makeTime(clock)
            if converter.compareVirtualTime(time, clock) == .lessThan { return }
            let old = lock.withLock { changes == clockChanges ? setClock(time) : nil }
            if old != nil { return }
        }
    }

    /// Sets the clock, and returns the old time, which is released outside of the lock: deinitializers may run
    /// arbitrary code. Call only with the lock.
    private func setClock(_ time: VirtualTime) -> VirtualTime {
        clockChanges += 1
        return exchange(&currentClock, with: time)
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock and the times of the scheduled items, earliest first. While another thread looks for the next item,
    /// only those scheduled since.
    public var debugDescription: String {
        let (clock, sorted, added) = lock.withLock { (currentClock, queue, incoming) }
        var waiting = sorted ?? makeQueue()
        for item in added { waiting.insert(item) }
        var times: [String] = []
        while let item = waiting.next(where: { _ in true }) { times.append("\(item.time)") }
        return "clock \(clock), scheduled: [\(times.joined(separator: ", "))]"
    }
}

/// A type that converts a ``VirtualTimeScheduler``'s units to dates and seconds, and back.
public protocol VirtualTimeConverterType {
    /// A point in virtual time.
    associatedtype VirtualTimeUnit

    /// An interval of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// Returns the date of a point in virtual time.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// Returns the point in virtual time of a date.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// Returns the seconds of an interval of virtual time.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// Returns the interval of virtual time for a number of seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// Returns the point that is an interval after another.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Compares two points in time.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
    /// The first comes before the second.
    case lessThan
    /// Both are the same point.
    case equal
    /// The first comes after the second.
    case greaterThan
}

/// A scheduled action of a virtual time scheduler.
struct VirtualTimeItem<Time> {
    let time: Time
    /// A number that orders items with the same time as they were scheduled.
    let number: Int
    let work: ScheduledWork
}

/// A heap of a virtual time scheduler's items, the next one first.
struct VirtualTimeQueue<Time> {
    private(set) var items: [VirtualTimeItem<Time>] = []
    private let isBefore: (VirtualTimeItem<Time>, VirtualTimeItem<Time>) -> Bool

    init(isBefore: @escaping (VirtualTimeItem<Time>, VirtualTimeItem<Time>) -> Bool) { self.isBefore = isBefore }

    mutating func insert(_ item: VirtualTimeItem<Time>) {
        items.append(item)
        var index = items.count - 1
        while index > 0 {
            let parent = (index - 1) / 2
            guard isBefore(items[index], items[parent]) else { return }
            items.swapAt(index, parent)
            index = parent
        }
    }

    /// Removes the next item that isn't canceled, if it meets a condition.
    mutating func next(where condition: (VirtualTimeItem<Time>) -> Bool) -> VirtualTimeItem<Time>? {
        while let first = items.first {
            if first.work.isDisposed {
                removeFirst()
            } else if condition(first) {
                removeFirst()
                return first
            } else {
                return nil
            }
        }
        return nil
    }

    private mutating func removeFirst() {
        items.swapAt(0, items.count - 1)
        items.removeLast()
        var index = 0
        while true {
            var least = index
            for child in [2 * index + 1, 2 * index + 2] where child < items.count {
                if isBefore(items[child], items[least]) { least = child }
            }
            if least == index { return }
            items.swapAt(index, least)
            index = least
        }
    }
}
