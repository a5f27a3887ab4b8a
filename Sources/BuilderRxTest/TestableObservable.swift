import BuilderRxSwift

/// A source for tests: emits events at scheduled times and records its subscriptions.
public class TestableObservable<Element>: ObservableType {
    /// The subscriptions so far, in order.
    public internal(set) var subscriptions: [Subscription] = []

    /// The events to emit, with their times.
    public internal(set) var recordedEvents: [Recorded<Event<Element>>]

    let testScheduler: TestScheduler

    init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
        self.testScheduler = testScheduler
        self.recordedEvents = recordedEvents
    }

    /// Subscribes an observer to the events until the result is disposed.
    public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
    where Observer.Element == Element {
        let index = subscriptions.count
        subscriptions.append(Subscription(testScheduler.clock))
        let connection = connect(AnyObserver(observer))
        return Disposables.create { [self] in
            connection.dispose()
            subscriptions[index] = Subscription(subscriptions[index].subscribe, testScheduler.clock)
        }
    }

    /// Starts to emit events to an observer. Subclasses override it; this implementation emits none.
    func connect(_ observer: AnyObserver<Element>) -> any Disposable { Disposables.create() }
}

/// A source that emits its events at fixed times.
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

/// A source that emits its events anew for each observer.
final class ColdObservable<Element>: TestableObservable<Element> {
    /// Schedules all events: after a disposal none is emitted anymore, but a test's clock still advances through their
    /// times.
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
    /// The time of the subscription.
    public let subscribe: Int
    /// The time of the disposal; the greatest integer while the subscription lasts.
    public let unsubscribe: Int

    /// Creates the span of a subscription that has ended.
    public init(_ subscribe: Int, _ unsubscribe: Int) {
        self.subscribe = subscribe
        self.unsubscribe = unsubscribe
    }

    /// Creates the span of a subscription that lasts.
    init(_ subscribe: Int) { self.init(subscribe, .max) }
}

extension Subscription: CustomDebugStringConvertible {
    public var debugDescription: String {
        "(\(subscribe) : \(unsubscribe == .max ? "still subscribed" : "\(unsubscribe)"))"
    }
}
