import BuilderRxSwift

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
