import BuilderRxSwift

/// An observer that records the events that it receives, with the times of its test scheduler's clock.
public final class TestableObserver<Element>: ObserverType {
    private let scheduler: TestScheduler

    /// The events so far.
    public private(set) var events: [Recorded<Event<Element>>] = []

    init(scheduler: TestScheduler) { self.scheduler = scheduler }

    /// Records an event.
    public func on(_ event: Event<Element>) { events.append(Recorded(time: scheduler.clock, value: event)) }
}
