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
/// Here scheduling is thread-safe, and the other two have no effect.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// An interval of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let lock = RecursiveLock()
    private let converter: Converter
    private var queue: VirtualTimeQueue<VirtualTime>
    private var currentClock: VirtualTime
    private var scheduled = 0
    private var isRunning = false

    /// Creates a scheduler with an initial time.
    public init(initialClock: VirtualTime, converter: Converter) {
        currentClock = initialClock
        self.converter = converter
        queue = VirtualTimeQueue { first, second in
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
            queue.insert(VirtualTimeItem(time: time, number: scheduled, work: work))
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
        if run(while: isDue) { lock.withLock { currentClock = virtualTime } }
    }

    /// Advances the clock without running actions; those that were due in the meantime run late.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        lock.withLock {
            let time = converter.offsetVirtualTime(currentClock, offset: virtualInterval)
            if converter.compareVirtualTime(time, currentClock) != .lessThan { currentClock = time }
        }
    }

    /// Ends ``start()`` or ``advanceTo(_:)`` after the current action.
    public func stop() { lock.withLock { isRunning = false } }

    /// Runs the items that meet a condition.
    ///
    /// - Returns: `false` if the scheduler is already running, in which case no item is run.
    @discardableResult
    private func run(while isDue: (VirtualTimeItem<VirtualTime>) -> Bool) -> Bool {
        let isFree = lock.withLock {
            defer { isRunning = true }
            return !isRunning
        }
        guard isFree else { return false }
        while let item = takeNext(where: isDue) { item.work.run() }
        stop()
        return true
    }

    /// Removes the next item from the queue and sets the clock to its time.
    private func takeNext(where isDue: (VirtualTimeItem<VirtualTime>) -> Bool) -> VirtualTimeItem<VirtualTime>? {
        lock.withLock {
            guard isRunning, let item = queue.next(where: isDue) else { return nil }
            if converter.compareVirtualTime(item.time, currentClock) == .greaterThan { currentClock = item.time }
            return item
        }
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock and the times of the scheduled items, earliest first.
    public var debugDescription: String {
        lock.withLock {
            var waiting = queue
            var times: [String] = []
            while let item = waiting.next(where: { _ in true }) { times.append("\(item.time)") }
            return "clock \(currentClock), scheduled: [\(times.joined(separator: ", "))]"
        }
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
