import BuilderRxSwift
import BuilderRxTest
import Testing

/// Names of traits that are left from earlier versions do what the present ones do.
@Suite(.leavesNoResources) struct PrimitiveSequenceDeprecatedTests {
    @available(*, deprecated)
    @Test func theyStillWork() {
        let tally = Tally()
        let failing = Single<Int>.error(TraitError.first)
        _ = failing.catchErrorJustReturn(1).note(in: tally)
        _ = failing.catchError { _ in .just(2) }.note(in: tally)
        _ = failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }.subscribe(
            onError: { _ in tally.note("failed") })
        _ = failing.subscribe(
            onSuccess: { _ in }, onError: { tally.note("\($0)") }, onDisposed: { tally.note("ended") })
        _ = Maybe<Int>.error(TraitError.first).catchErrorJustReturn(3)
            .observeOn(CurrentThreadScheduler.instance).subscribeOn(CurrentThreadScheduler.instance).note(in: tally)
        #expect(tally.lines.filter { $0 != "disposed" } == ["success 1", "success 2", "first", "ended", "success 3"])
    }

    @available(*, deprecated)
    @Test func timesInSeconds() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let delayed = scheduler.start { Single.just(1).delay(2.0, scheduler: scheduler) }
        #expect(delayed.events == [.next(202, 1), .completed(202)])
        let other = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let late = other.start {
            Single.just(1).delaySubscription(20.0, scheduler: other).timeout(10.0, other: .just(2), scheduler: other)
        }
        #expect(late.events == [.next(210, 2), .completed(210)])
        let third = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let failed = third.start { Single<Int>.never().timeout(10.0, scheduler: third) }
        #expect(failed.events == [.error(210, RxError.timeout)])
    }
}
