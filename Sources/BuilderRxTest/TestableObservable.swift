import BuilderRxSwift

/// A source of a test: sends events at the times of its timetable and notes who was subscribed and when.
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

    /// Begins to send to an observer. Each kind of source says how; this one sends nothing.
    func connect(_ observer: AnyObserver<Element>) -> any Disposable {
        Disposables.create()
    }
}
