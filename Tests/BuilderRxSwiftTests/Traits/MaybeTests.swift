import BuilderRxSwift
import Testing

/// Maybes: an element, completion or an error, then the disposal.
@Suite(.leavesNoResources) struct MaybeTests {
    private let tally = Tally()

    @Test func anElementIsNotFollowedByCompletion() {
        _ = Maybe.just(1).note(in: tally)
        #expect(tally.lines == ["success 1", "disposed"])
    }

    @Test func emptyCompletes() {
        _ = Maybe<Int>.empty().note(in: tally)
        #expect(tally.lines == ["completed", "disposed"])
    }

    @Test func errorAndNever() {
        _ = Maybe<Int>.error(TraitError.first).note(in: tally)
        Maybe<Int>.never().note(in: tally).dispose()
        #expect(tally.lines == ["error first", "disposed", "disposed"])
    }

    @Test func createKeepsTheFirstEvent() {
        let events: [[MaybeEvent<Int>]] = [
            [.success(1), .success(2), .completed], [.completed, .success(1)], [.error(TraitError.first), .completed],
        ]
        for list in events {
            let maybe = Maybe<Int>.create { maybe in
                list.forEach(maybe)
                return Disposables.create()
            }
            _ = maybe.note(in: tally)
        }
        #expect(
            tally.lines == ["success 1", "disposed", "completed", "disposed", "error first", "disposed"])
    }

    @Test func theObserverOfOneClosureGetsTheEvent() {
        let observe: (MaybeEvent<Int>) -> Void = { [tally] event in
            switch event {
            case .success(let element): tally.note("success \(element)")
            case .error(let error): tally.note("error \(error)")
            case .completed: tally.note("completed")
            }
        }
        _ = Maybe.just(1).subscribe(observe)
        _ = Maybe.empty().subscribe(observe)
        _ = Maybe.error(TraitError.first).subscribe(observe)
        #expect(tally.lines == ["success 1", "completed", "error first"])
    }

    @Test func subscribeWithPassesTheObjectWhileItIsAlive() {
        var object: Tally? = Tally()
        let subject = PublishSubject<Int>()
        weak let gone = object
        _ = subject.asMaybe().subscribe(
            with: tally, onSuccess: { $0.note("\($1)") }, onCompleted: { $0.note("completed") },
            onDisposed: { $0.note("disposed") })
        if let held = object {
            _ = subject.asMaybe().subscribe(with: held, onCompleted: { [tally] _ in tally.note("never") })
        }
        object = nil
        #expect(gone == nil)
        subject.onCompleted()
        #expect(tally.lines == ["completed", "disposed"])
    }

    @Test func failuresReachTheirClosures() {
        let failing = Maybe<Int>.error(TraitError.first)
        _ = failing.subscribe(
            onError: { [tally] in tally.note("error \($0)") }, onDisposed: { [tally] in tally.note("disposed") })
        _ = failing.subscribe(
            with: tally, onError: { $0.note("with error \($1)") }, onDisposed: { $0.note("with disposed") })
        #expect(tally.lines == ["error first", "disposed", "with error first", "with disposed"])
    }

    @Test func mapsAndFilters() {
        _ = Maybe.just(1).map { $0 + 1 }.note(in: tally)
        _ = Maybe.just(1).filter { $0 > 1 }.note(in: tally)
        _ = Maybe.just("x").compactMap { Int($0) }.note(in: tally)
        _ = Maybe.just(1).map { _ -> Int in throw TraitError.first }.note(in: tally)
        #expect(
            tally.lines == [
                "success 2", "disposed", "completed", "disposed", "completed", "disposed", "error first", "disposed",
            ])
    }

    @Test func ifEmptyPutsSomethingInItsPlace() {
        let single: Single<Int> = Maybe.empty().ifEmpty(default: 5)
        _ = single.note(in: tally)
        _ = Maybe.just(1).ifEmpty(default: 5).note(in: tally)
        let maybe: Maybe<Int> = Maybe.empty().ifEmpty(switchTo: Maybe.just(6))
        _ = maybe.note(in: tally)
        let switched: Single<Int> = Maybe.empty().ifEmpty(switchTo: Single.just(7))
        _ = switched.note(in: tally)
        #expect(
            tally.lines == [
                "success 5", "disposed", "success 1", "disposed", "success 6", "disposed", "success 7", "disposed",
            ])
    }

    @Test func doCallsOnNextThenOnCompleted() {
        let maybe = Maybe.just(1).do(
            onNext: { [tally] _ in tally.note("next") }, afterNext: { [tally] _ in tally.note("after next") },
            onCompleted: { [tally] in tally.note("complete") },
            afterCompleted: { [tally] in tally.note("after complete") },
            onDispose: { [tally] in tally.note("source disposed") })
        _ = maybe.note(in: tally)
        #expect(
            tally.lines == [
                "next", "success 1", "disposed", "after next", "complete", "after complete", "source disposed",
            ])
    }

    @Test func doThatThrowsIsTheError() {
        _ = Maybe.just(1).do(onNext: { _ in throw TraitError.second }).note(in: tally)
        #expect(tally.lines == ["error second", "disposed"])
    }
}
