import BuilderRxSwift

/// A source that begins anew for each observer.
final class ColdObservable<Element>: TestableObservable<Element> {
    override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
        let works = recordedEvents.map { recorded in
            testScheduler.scheduleRelativeVirtual((), dueTime: recorded.time) { _ in
                observer.on(recorded.value)
                return Disposables.create()
            }
        }
        return Disposables.create(works)
    }
}
