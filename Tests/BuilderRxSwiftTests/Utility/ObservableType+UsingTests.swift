import BuilderRxSwift
import Testing

/// Resources that live as long as a subscription.
@Suite(.leavesNoResources) struct ObservableTypeUsingTests {
    private struct Failure: Error {}

    /// A `using` whose parts are noted.
    private func using(_ tally: Tally, _ source: Observable<Int>) -> Observable<Int> {
        .using(
            { () -> Resource in
                tally.note("made")
                return Resource(tally: tally)
            },
            observableFactory: { _ in
                source.do(onSubscribe: { tally.note("subscribed") }, onDispose: { tally.note("disposed") })
            })
    }

    private struct Resource: Disposable {
        let tally: Tally
        func dispose() { tally.note("released") }
    }

    @Test func theResourceGoesAfterTheSource() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let source = using(tally, subject)
        let subscription = source.subscribe { tally.note("\($0)") }
        subject.onNext(1)
        subscription.dispose()
        #expect(tally.lines == ["made", "subscribed", "next(1)", "disposed", "released"])
    }

    @Test func theResourceGoesAtTheEnd() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = using(tally, subject).subscribe { tally.note("\($0)") }
        subject.onError(Failure())
        #expect(tally.lines == ["made", "subscribed", "error(Failure())", "disposed", "released"])
    }

    @Test func theResourceGoesWhenTheSourceEndsAtOnce() {
        let tally = Tally()
        _ = using(tally, .just(1)).subscribe { tally.note("\($0)") }
        #expect(tally.lines == ["made", "subscribed", "next(1)", "completed", "disposed", "released"])
    }

    @Test func theResourceGoesWhenThereIsNoSource() {
        let tally = Tally()
        let source = Observable<Int>.using(
            { Resource(tally: tally) }, observableFactory: { _ in throw Failure() })
        _ = source.subscribe { tally.note("\($0)") }
        #expect(tally.lines == ["error(Failure())", "released"])
    }
}
