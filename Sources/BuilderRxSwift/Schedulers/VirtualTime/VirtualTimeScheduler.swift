import Foundation

/// A scheduler whose time passes only on request, which makes tests of timing exact and quick.
///
/// Work runs inside ``start()`` or ``advanceTo(_:)``, on the thread that calls them: the earliest first, and at the
/// same time in the order in which it was scheduled.
///
/// ```swift
/// let scheduler = HistoricalScheduler()
/// let hour = Observable<Int>.timer(.seconds(3600), scheduler: scheduler)
/// let subscription = hour.subscribe(onNext: { _ in print("an hour has passed") })
/// scheduler.start()
/// ```
///
/// RxSwift ends the program when such a scheduler is used from several threads, advanced from inside its work or sent
/// to sleep backwards. Here scheduling is safe from any thread, and the other two do nothing.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType {
    /// A point in virtual time.
    public typealias VirtualTime = Converter.VirtualTimeUnit

    /// A span of virtual time.
    public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

    private let lock = RecursiveLock()
    private let converter: Converter
    private var queue: VirtualTimeQueue<VirtualTime>
    private var currentClock: VirtualTime
    private var scheduled = 0
    private var isRunning = false

    /// Makes a scheduler that stands at a time.
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

    /// The present virtual time as a date.
    public var now: RxTime { converter.convertFromVirtualTime(clock) }

    /// The present virtual time.
    public var clock: VirtualTime { lock.withLock { currentClock } }

    /// Schedules an action for the present time.
    public func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduleRelative(state, dueTime: .nanoseconds(0), action: action)
    }

    /// Schedules an action for after a while. For `.never` it doesn't come.
    public func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let seconds = dueTime.inSeconds
        guard seconds.isFinite else { return Disposables.create() }
        let time = converter.convertToVirtualTime(now.addingTimeInterval(seconds))
        return scheduleAbsoluteVirtual(state, time: adjustScheduledTime(time), action: action)
    }

    /// Schedules an action for a span of virtual time from now.
    public func scheduleRelativeVirtual<StateType>(
        _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        let time = converter.offsetVirtualTime(clock, offset: dueTime)
        return scheduleAbsoluteVirtual(state, time: time, action: action)
    }

    /// Schedules an action for a point in virtual time; for one in the past it is the next to run.
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

    /// Moves the time for which work was scheduled. Left as it is unless a subclass overrides this.
    open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

    /// Runs everything that is scheduled, and what that schedules, until nothing is left or ``stop()`` is called. The
    /// clock goes along.
    public func start() { run { _ in true } }

    /// Runs everything that is scheduled until a point in virtual time, that point included; then the clock stands
    /// there.
    public func advanceTo(_ virtualTime: VirtualTime) {
        let converter = converter
        let isDue = { (item: VirtualTimeItem<VirtualTime>) in
            converter.compareVirtualTime(item.time, virtualTime) != .greaterThan
        }
        if run(while: isDue) { lock.withLock { currentClock = virtualTime } }
    }

    /// Moves the clock on without running anything; what was due meanwhile runs late.
    public func sleep(_ virtualInterval: VirtualTimeInterval) {
        lock.withLock {
            let time = converter.offsetVirtualTime(currentClock, offset: virtualInterval)
            if converter.compareVirtualTime(time, currentClock) != .lessThan { currentClock = time }
        }
    }

    /// Ends ``start()`` or ``advanceTo(_:)`` after the work that calls it.
    public func stop() { lock.withLock { isRunning = false } }

    /// Runs the items that meet a condition.
    ///
    /// - Returns: false when the scheduler is running already, and nothing was done.
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

    /// Takes the next item from the queue and moves the clock to its time.
    private func takeNext(where isDue: (VirtualTimeItem<VirtualTime>) -> Bool) -> VirtualTimeItem<VirtualTime>? {
        lock.withLock {
            guard isRunning, let item = queue.next(where: isDue) else { return nil }
            if converter.compareVirtualTime(item.time, currentClock) == .greaterThan { currentClock = item.time }
            return item
        }
    }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
    /// The clock and the times of what is scheduled, soonest first.
    public var debugDescription: String {
        lock.withLock {
            var waiting = queue
            var times: [String] = []
            while let item = waiting.next(where: { _ in true }) { times.append("\(item.time)") }
            return "clock \(currentClock), scheduled: [\(times.joined(separator: ", "))]"
        }
    }
}

/// The conversion of a ``VirtualTimeScheduler``'s counts to dates and seconds, and back.
public protocol VirtualTimeConverterType {
    /// A point in virtual time.
    associatedtype VirtualTimeUnit

    /// A span of virtual time.
    associatedtype VirtualTimeIntervalUnit

    /// The date that a point in virtual time stands for.
    func convertFromVirtualTime(_ virtualTime: VirtualTimeUnit) -> RxTime

    /// The point in virtual time that stands for a date.
    func convertToVirtualTime(_ time: RxTime) -> VirtualTimeUnit

    /// The seconds that a span of virtual time stands for.
    func convertFromVirtualTimeInterval(_ virtualTimeInterval: VirtualTimeIntervalUnit) -> TimeInterval

    /// The span of virtual time that stands for some seconds.
    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> VirtualTimeIntervalUnit

    /// The point that comes a span after another.
    func offsetVirtualTime(_ time: VirtualTimeUnit, offset: VirtualTimeIntervalUnit) -> VirtualTimeUnit

    /// Compares two points in time.
    func compareVirtualTime(_ lhs: VirtualTimeUnit, _ rhs: VirtualTimeUnit) -> VirtualTimeComparison
}

/// The order of two points in virtual time.
public enum VirtualTimeComparison: Sendable {
    /// The first comes before the second.
    case lessThan
    /// They are the same point.
    case equal
    /// The first comes after the second.
    case greaterThan
}

/// Work that waits for its virtual time.
struct VirtualTimeItem<Time> {
    let time: Time
    /// A number that orders the items of one time as they were scheduled.
    let number: Int
    let work: ScheduledWork
}

/// The items of a virtual time scheduler, the next one in front: a heap.
struct VirtualTimeQueue<Time> {
    private(set) var items: [VirtualTimeItem<Time>] = []
    private let isBefore: (VirtualTimeItem<Time>, VirtualTimeItem<Time>) -> Bool

    init(isBefore: @escaping (VirtualTimeItem<Time>, VirtualTimeItem<Time>) -> Bool) { self.isBefore = isBefore }

    mutating func insert(_ item: VirtualTimeItem<Time>) {
        items.append(item)
        var place = items.count - 1
        while place > 0 {
            let parent = (place - 1) / 2
            guard isBefore(items[place], items[parent]) else { return }
            items.swapAt(place, parent)
            place = parent
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
        var place = 0
        while true {
            var least = place
            for child in [2 * place + 1, 2 * place + 2] where child < items.count {
                if isBefore(items[child], items[least]) { least = child }
            }
            if least == place { return }
            items.swapAt(place, least)
            place = least
        }
    }
}
