import BuilderRxSwift

/// A source of a test: sends events at the times of its timetable and records its subscriptions.
public class TestableObservable<Element>: ObservableType {
    /// The subscriptions so far, in order.
    public internal(set) var subscriptions: [Subscription] = []

    /// The timetable.
    public internal(set) var recordedEvents: [Recorded<Event<Element>>]

    let testScheduler: TestScheduler

    init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        self.testScheduler = testScheduler
        self.recordedEvents = recordedEvents
    }

    /// Sends the events to an observer until the result is disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let place = subscriptions.count
        subscriptions.append(Subscription(testScheduler.clock))
        let connection = connect(AnyObserver(observer))
        return Disposables.create { [self] in
            connection.dispose()
            subscriptions[place] = Subscription(subscriptions[place].subscribe, testScheduler.clock)
        }
    }

    /// Begins to send to an observer. Subclasses override it; this one sends nothing.
    func connect(_ observer: AnyObserver<Element>) -> any Disposable { Disposables.create() }
}

/// A source whose events come at fixed times.
final class HotObservable<Element>: TestableObservable<Element> {
    private var observers: [(number: Int, observer: AnyObserver<Element>)] = []
    private var nextNumber = 0

    override init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
        for recorded in recordedEvents {
            testScheduler.scheduleAt(recorded.time) { [self] in
                for (_, observer) in observers { observer.on(recorded.value) }
            }
        }
    }

    override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
        let number = nextNumber
        nextNumber += 1
        observers.append((number, observer))
        return Disposables.create { [self] in observers.removeAll { $0.number == number } }
    }
}

/// A source that begins anew for each observer.
final class ColdObservable<Element>: TestableObservable<Element> {
    /// The whole timetable stays in the scheduler's queue: after a disposal nothing is sent any more, but a test's
    /// clock still goes through its times.
    override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
        let disposal = BooleanDisposable()
        for recorded in recordedEvents {
            _ = testScheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
                if !disposal.isDisposed { observer.on(recorded.value) }
                return Disposables.create()
            }
        }
        return disposal
    }
}

/// The virtual times between which an observer was subscribed to a test's source.
public struct Subscription: Hashable, Sendable {
    /// The beginning.
    public let subscribe: Int
    /// The end; the greatest number while the subscription lasts.
    public let unsubscribe: Int

    /// Makes the span of a subscription that has ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }

    /// Makes the span of a subscription that lasts.
    init(_ subscribe: Int) { self.init(subscribe, .max) }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "still subscribed" : "\(unsubscribe)"))"
    }
}
