import BuilderRxSwift
import Testing

/// Names of traits that are left from earlier versions do what the present ones do.
@Suite struct PrimitiveSequenceDeprecatedTests {
    @available(*, deprecated)
    @Test func theyStillWork() {
        let tally = Tally()
        let failing = Single<Int>.error(TraitError.first)
        _ = failing.catchErrorJustReturn(1).note(in: tally)
        _ = failing.catchError { _ in .just(2) }.note(in: tally)
        _ = failing.retryWhen { (errors: Observable<any Error>) in errors.take(1) }.subscribe(
            onError: { _ in tally.note("failed") })
        _ = failing.subscribe(onSuccess: { _ in }, onError: { tally.note("\($0)") })
        _ = Maybe<Int>.error(TraitError.first).catchErrorJustReturn(3)
            .observeOn(CurrentThreadScheduler.instance).subscribeOn(CurrentThreadScheduler.instance).note(in: tally)
        #expect(tally.lines.filter { $0 != "disposed" } == ["success 1", "success 2", "first", "success 3"])
    }
}
