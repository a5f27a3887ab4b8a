import BuilderRxSwift

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
