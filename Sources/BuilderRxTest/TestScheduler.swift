import BuilderRxSwift
import Foundation

/// A point in a test scheduler's time, or an interval of it.
public typealias TestTime = Int

/// A virtual time scheduler for tests: creates sources that emit events at fixed times, and observers that record
/// events with their times.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
/// let result = scheduler.start { source.map { $0 * 10 } }
/// #expect(result.events == [.next(210, 10), .next(220, 20), .completed(230)])
/// #expect(source.subscriptions == [Subscription(200, 230)])
/// ```
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// The default times of ``start(_:)``.
    public struct Defaults {
        /// The time at which the observable is created.
        public static let created = 100
        /// The time of the subscription.
        public static let subscribed = 200
        /// The time at which the subscription is disposed.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// Creates a scheduler.
    ///
    /// - Parameters:
    ///   - initialClock: The initial time.
    ///   - resolution: The number of seconds in one tick.
    ///   - simulateProcessingDelay: A Boolean value that indicates whether actions scheduled for the current time run
    ///     one tick later, as if scheduling took time.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Creates a source that emits events at fixed times, regardless of subscriptions.
    ///
    /// - Parameter events: The events, with the scheduler's times.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(testScheduler: self, recordedEvents: events)
    }

    /// Creates a source that emits events to each of its observers anew.
    ///
    /// - Parameter events: The events, with times relative to the subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(testScheduler: self, recordedEvents: events)
    }

    /// Creates an observer that records the events that it receives, with their times.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Runs an action at a time.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Returns one tick from now for actions in the present or the past, or now, depending on the scheduler's
    /// initialization.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Creates an observable, subscribes to it and disposes the subscription, each at its time, and runs all scheduled
    /// actions.
    ///
    /// - Returns: An observer that has recorded all events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        let observer = createObserver(Element.self)
        var source: Observable<Element>?
        var subscription: (any Disposable)?
        scheduleAt(created) { source = create().asObservable() }
        scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
        scheduleAt(disposed) { subscription?.dispose() }
        start()
        return observer
    }

    /// Creates an observable at 100, subscribes to it at 200 and disposes the subscription at a time.
    ///
    /// - Returns: An observer that has recorded all events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Creates an observable at 100, subscribes to it at 200 and disposes the subscription at 1000.
    ///
    /// - Returns: An observer that has recorded all events.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        _ create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(
            created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
    }
}

/// A converter for virtual time that is measured in whole ticks from the beginning of 1970.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
    /// A tick.
    public typealias VirtualTimeUnit = Int

    /// A number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The number of seconds in one tick.
    private let resolution: Double

    init(resolution: Double) { self.resolution = resolution }

    /// Returns the date of a tick.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// Returns the tick nearest to a date.
    public func convertToVirtualTime(_ time: RxTime) -> Int { convertToVirtualTimeInterval(time.timeIntervalSince1970) }

    /// Returns the seconds in a number of ticks.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks nearest to a number of seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = (timeInterval / resolution + 0.5).rounded(.towardZero)
        return Int(exactly: ticks) ?? (ticks < 0 ? Int.min : Int.max)
    }

    /// Returns the tick that is a number of ticks after another.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    /// Compares two virtual times.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
    }
}
