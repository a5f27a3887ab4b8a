import BuilderRxSwift
import Testing

/// Completables: completion or an error, then the disposal.
@Suite(.leavesNoResources) struct CompletableTests {
    private let tally = Tally()

    @Test func emptyErrorAndNever() {
        _ = Completable.empty().note(in: tally)
        _ = Completable.error(TraitError.first).note(in: tally)
        Completable.never().note(in: tally).dispose()
        #expect(tally.lines == ["completed", "disposed", "error first", "disposed", "disposed"])
    }

    @Test func createKeepsTheFirstEvent() {
        let completable = Completable.create { completable in
            completable(.completed)
            completable(.error(TraitError.first))
            return Disposables.create { [tally] in tally.note("stopped") }
        }
        _ = completable.note(in: tally)
        #expect(tally.lines == ["completed", "disposed", "stopped"])
    }

    @Test func theObserverOfOneClosureGetsTheEvent() {
        let observe: (CompletableEvent) -> Void = { [tally] event in
            switch event {
            case .error(let error): tally.note("error \(error)")
            case .completed: tally.note("completed")
            }
        }
        _ = Completable.empty().subscribe(observe)
        _ = Completable.error(TraitError.first).subscribe(observe)
        #expect(tally.lines == ["completed", "error first"])
    }

    @Test func subscribeWithPassesTheObjectWhileItIsAlive() {
        var object: Tally? = Tally()
        weak let gone = object
        let subject = PublishSubject<Never>()
        _ = subject.asCompletable().subscribe(
            with: tally, onCompleted: { $0.note("completed") }, onDisposed: { $0.note("disposed") })
        if let held = object {
            _ = subject.asCompletable().subscribe(with: held, onCompleted: { [tally] _ in tally.note("never") })
        }
        object = nil
        #expect(gone == nil)
        subject.onCompleted()
        #expect(tally.lines == ["completed", "disposed"])
    }

    @Test func failuresReachTheirClosures() {
        let failing = Completable.error(TraitError.first)
        _ = failing.subscribe(
            onError: { [tally] in tally.note("error \($0)") }, onDisposed: { [tally] in tally.note("disposed") })
        _ = failing.subscribe(
            with: tally, onError: { $0.note("with error \($1)") }, onDisposed: { $0.note("with disposed") })
        #expect(tally.lines == ["error first", "disposed", "with error first", "with disposed"])
    }

    @Test func andThenSubscribesToTheSecondWhenTheFirstIsDone() {
        let first = PublishSubject<Never>()
        let second = PublishSubject<Int>()
        let done = first.asCompletable().do(onDispose: { [tally] in tally.note("first disposed") })
        _ = done.andThen(second.do(onSubscribed: { [tally] in tally.note("second subscribed") }))
            .subscribe { [tally] in tally.note("\($0)") }
        second.onNext(1)
        first.onCompleted()
        second.onNext(2)
        second.onCompleted()
        #expect(tally.lines == ["second subscribed", "first disposed", "next(2)", "completed"])
        #expect(!first.hasObservers && !second.hasObservers)
    }

    @Test func andThenOfEachTrait() {
        _ = Completable.empty().andThen(Single.just(1)).note(in: tally)
        _ = Completable.empty().andThen(Maybe<Int>.empty()).note(in: tally)
        _ = Completable.empty().andThen(Completable.empty()).note(in: tally)
        _ = Completable.empty().andThen(Single<Int>.error(TraitError.second)).note(in: tally)
        #expect(
            tally.lines == [
                "success 1", "disposed", "completed", "disposed", "completed", "disposed", "failure second", "disposed",
            ])
    }

    @Test func aFailureKeepsTheSecondFromBeginning() {
        let second = Single<Int>.create { [tally] _ in
            tally.note("begun")
            return Disposables.create()
        }
        _ = Completable.error(TraitError.first).andThen(second).note(in: tally)
        #expect(tally.lines == ["failure first", "disposed"])
    }

    @Test func disposingEndsWhicheverRuns() {
        let first = PublishSubject<Never>()
        let second = PublishSubject<Int>()
        let both = first.asCompletable().andThen(second)
        both.subscribe().dispose()
        #expect(!first.hasObservers)
        let subscription = both.subscribe()
        first.onCompleted()
        #expect(second.hasObservers)
        subscription.dispose()
        #expect(!second.hasObservers)
    }

    @Test func andThenKeepsNothingAfterDisposal() {
        let first = PublishSubject<Never>()
        let second = PublishSubject<Int>()
        var witness: Witness? = Witness()
        weak let gone = witness
        let subscription = first.asCompletable().andThen(second)
            .subscribe(onNext: { [witness] _ in withExtendedLifetime(witness) {} })
        witness = nil
        #expect(gone != nil)
        subscription.dispose()
        #expect(gone == nil)
    }

    @Test func doCallsItsClosuresAroundTheCompletion() {
        let done = Completable.empty().do(
            onCompleted: { [tally] in tally.note("on") }, afterCompleted: { [tally] in tally.note("after") },
            onSubscribe: { [tally] in tally.note("subscribe") }, onDispose: { [tally] in tally.note("source disposed") }
        )
        _ = done.note(in: tally)
        #expect(tally.lines == ["subscribe", "on", "completed", "disposed", "after", "source disposed"])
    }
}
