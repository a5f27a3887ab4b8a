import BuilderRxSwift
import Foundation

/// A point in a test scheduler's time, or a span of it.
public typealias TestTime = Int

/// A virtual time scheduler for tests: makes sources that follow a timetable, and observers that record events with
/// their times.
///
/// ```swift
/// let scheduler = TestScheduler(initialClock: 0)
/// let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
/// let result = scheduler.start { source.map { $0 * 10 } }
/// #expect(result.events == [.next(210, 10), .next(220, 20), .completed(230)])
/// #expect(source.subscriptions == [Subscription(200, 230)])
/// ```
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
    /// The times at which ``start(create:)`` does things.
    public struct Defaults {
        /// The time at which the observable is created.
        public static let created = 100
        /// The time of the subscription.
        public static let subscribed = 200
        /// The time at which the subscription is disposed.
        public static let disposed = 1000
    }

    private let simulateProcessingDelay: Bool

    /// Makes a scheduler.
    ///
    /// - Parameters:
    ///   - initialClock: the time at which it stands.
    ///   - resolution: how many seconds one tick stands for.
    ///   - simulateProcessingDelay: whether work for the present time runs one tick later, as if to get there took
    ///     time.
    public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
        self.simulateProcessingDelay = simulateProcessingDelay
        super.init(
            initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
    }

    /// Makes a source that sends events at fixed times, whatever the subscriptions.
    ///
    /// - Parameter events: The events; times are the scheduler's.
    public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        HotObservable(testScheduler: self, recordedEvents: events)
    }

    /// Makes a source that sends events to each of its observers anew.
    ///
    /// - Parameter events: The events; times count from the observer's subscription.
    public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
        ColdObservable(testScheduler: self, recordedEvents: events)
    }

    /// Makes an observer that records the events that it receives, with their times.
    public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
        TestableObserver(scheduler: self)
    }

    /// Does something at a time.
    public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
        _ = scheduleAbsoluteVirtual((), time: time) { _ in
            action()
            return Disposables.create()
        }
    }

    /// Work for the present or the past runs one tick from now, or now, as the scheduler was made.
    public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
        time > clock ? time : clock + (simulateProcessingDelay ? 1 : 0)
    }

    /// Makes an observable, subscribes to it and disposes the subscription, each at its time, and runs it all.
    ///
    /// - Returns: an observer that has noted everything that came.
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

    /// Makes an observable at 100, subscribes to it at 200 and disposes the subscription at a time.
    ///
    /// - Returns: an observer that has noted everything that came.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        disposed: TestTime, create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
    }

    /// Makes an observable at 100, subscribes to it at 200 and disposes the subscription at 1000.
    ///
    /// - Returns: an observer that has noted everything that came.
    public func start<Element, OutputSequence: ObservableConvertibleType>(
        create: @escaping () -> OutputSequence
    ) -> TestableObserver<Element> where OutputSequence.Element == Element {
        start(
            created: Defaults.created, subscribed: Defaults.subscribed, disposed: Defaults.disposed, create: create)
    }
}

/// Virtual time that is counted in whole ticks from the beginning of 1970.
public struct TestSchedulerVirtualTimeConverter: VirtualTimeConverterType, Sendable {
    /// A tick.
    public typealias VirtualTimeUnit = Int

    /// A number of ticks.
    public typealias VirtualTimeIntervalUnit = Int

    /// The number of seconds of one tick.
    private let resolution: Double

    init(resolution: Double) { self.resolution = resolution }

    /// The date that a tick stands for.
    public func convertFromVirtualTime(_ virtualTime: Int) -> RxTime {
        Date(timeIntervalSince1970: convertFromVirtualTimeInterval(virtualTime))
    }

    /// The tick that is nearest to a date.
    public func convertToVirtualTime(_ time: RxTime) -> Int { convertToVirtualTimeInterval(time.timeIntervalSince1970) }

    /// The seconds that a number of ticks stands for.
    public func convertFromVirtualTimeInterval(_ virtualTimeInterval: Int) -> TimeInterval {
        Double(virtualTimeInterval) * resolution
    }

    /// Returns the number of ticks nearest to a number of seconds.
    public func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Int {
        let ticks = (timeInterval / resolution + 0.5).rounded(.towardZero)
        return Int(exactly: ticks) ?? (ticks < 0 ? Int.min : Int.max)
    }

    /// The tick that comes some ticks after another.
    public func offsetVirtualTime(_ time: Int, offset: Int) -> Int { time + offset }

    /// Compares two virtual times.
    public func compareVirtualTime(_ lhs: Int, _ rhs: Int) -> VirtualTimeComparison {
        if lhs < rhs { .lessThan } else if lhs > rhs { .greaterThan } else { .equal }
    }
}
