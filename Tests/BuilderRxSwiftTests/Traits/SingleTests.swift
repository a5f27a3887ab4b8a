import BuilderRxSwift
import Testing

/// Singles: one result, then the disposal.
@Suite(.leavesNoResources) struct SingleTests {
    private let tally = Tally()

    @Test func justSucceedsWhileSubscribing() {
        _ = Single.just(1).note(in: tally)
        #expect(tally.lines == ["success 1", "disposed"])
    }

    @Test func errorFailsWhileSubscribing() {
        _ = Single<Int>.error(TraitError.first).note(in: tally)
        #expect(tally.lines == ["failure first", "disposed"])
    }

    @Test func neverSendsOnlyItsDisposal() {
        let subscription = Single<Int>.never().note(in: tally)
        #expect(tally.lines == [])
        subscription.dispose()
        subscription.dispose()
        #expect(tally.lines == ["disposed"])
    }

    @Test func createKeepsTheFirstResult() {
        let single = Single<Int>.create { single in
            single(.success(1))
            single(.success(2))
            single(.failure(TraitError.first))
            return Disposables.create { [tally] in tally.note("stopped") }
        }
        _ = single.note(in: tally)
        #expect(tally.lines == ["success 1", "disposed", "stopped"])
    }

    @Test func createKeepsAFirstFailure() {
        let single = Single<Int>.create { single in
            single(.failure(TraitError.first))
            single(.success(2))
            return Disposables.create()
        }
        _ = single.note(in: tally)
        #expect(tally.lines == ["failure first", "disposed"])
    }

    @Test func createIgnoresAResultSentInsideTheFirst() {
        var answer: ((SingleEvent<Int>) -> Void)?
        let single = Single<Int>.create {
            answer = $0
            return Disposables.create()
        }
        var events: [String] = []
        _ = single.asObservable().subscribe { event in
            events.append("\(event)")
            if event.element == 1 { answer?(.success(2)) }
        }
        answer?(.success(1))
        #expect(events == ["next(1)", "completed"])
    }

    @Test func createdOnesAreStoppedByDisposal() {
        let single = Single<Int>.create { _ in Disposables.create { [tally] in tally.note("stopped") } }
        single.note(in: tally).dispose()
        #expect(tally.lines == ["stopped", "disposed"])
    }

    @Test func nothingComesAfterDisposal() {
        let subject = PublishSubject<Int>()
        let subscription = subject.asSingle().note(in: tally)
        subscription.dispose()
        subject.onNext(1)
        subject.onCompleted()
        #expect(tally.lines == ["disposed"])
    }

    @Test func onDisposedIsCalledAfterSuccessAndBeforeTheSourcesDisposal() {
        let single = Single<Int>.just(1).do(
            onSuccess: { [tally] _ in tally.note("on") }, afterSuccess: { [tally] _ in tally.note("after") },
            onSubscribe: { [tally] in tally.note("subscribe") },
            onSubscribed: { [tally] in tally.note("subscribed") },
            onDispose: { [tally] in tally.note("source disposed") })
        _ = single.note(in: tally)
        #expect(
            tally.lines == [
                "subscribe", "on", "success 1", "disposed", "after", "subscribed", "source disposed",
            ])
    }

    @Test func disposingInsideOfSuccessSendsTheDisposalOnce() {
        let subject = PublishSubject<Int>()
        let subscription = SerialDisposable()
        subscription.disposable = subject.first().subscribe(
            onSuccess: { [tally] _ in
                subscription.dispose()
                tally.note("success")
            }, onDisposed: { [tally] in tally.note("disposed") })
        subject.onNext(1)
        #expect(tally.lines == ["disposed", "success"])
    }

    @Test func theObserverOfOneClosureGetsTheResult() {
        var results: [String] = []
        _ = Single.just(1).subscribe { results.append("\($0)") }
        _ = Single<Int>.error(TraitError.first).subscribe { results.append("\($0)") }
        #expect(results.count == 2)
        #expect(results[0] == "success(1)")
        #expect(results[1].hasPrefix("failure("))
    }

    @Test func subscribeWithPassesTheObjectWhileItIsAlive() {
        var object: Tally? = Tally()
        let subject = PublishSubject<Int>()
        weak let gone = object
        let first = subject.first()
        _ = first.subscribe(
            with: tally, onSuccess: { $0.note("\($1 ?? 0)") }, onDisposed: { $0.note("disposed") })
        if let held = object {
            _ = first.subscribe(with: held, onSuccess: { [tally] _, _ in tally.note("never") })
        }
        object = nil
        #expect(gone == nil)
        subject.onNext(3)
        #expect(tally.lines == ["3", "disposed"])
    }

    @Test func elementsAreMappedAndThrowingEndsIt() {
        _ = Single.just(2).map { $0 * 2 }.note(in: tally)
        _ = Single.just(2).map { _ -> Int in throw TraitError.first }.note(in: tally)
        #expect(tally.lines == ["success 4", "disposed", "failure first", "disposed"])
    }

    @Test func filteringMakesAMaybe() {
        let maybe: Maybe<Int> = Single.just(2).filter { $0 > 2 }
        _ = maybe.note(in: tally)
        _ = Single.just(3).filter { $0 > 2 }.note(in: tally)
        _ = Single.just("x").compactMap { Int($0) }.note(in: tally)
        _ = Single.just("5").compactMap { Int($0) }.note(in: tally)
        #expect(
            tally.lines == [
                "completed", "disposed", "success 3", "disposed", "completed", "disposed", "success 5", "disposed",
            ])
    }

    @Test func asMaybeAndAsCompletableKeepTheEnd() {
        _ = Single.just(1).asMaybe().note(in: tally)
        _ = Single.just(1).asCompletable().note(in: tally)
        _ = Single<Int>.error(TraitError.first).asCompletable().note(in: tally)
        #expect(
            tally.lines == ["success 1", "disposed", "completed", "disposed", "error first", "disposed"])
    }

    @Test func deferredIsMadeForEachSubscription() {
        var made = 0
        let single = Single<Int>.deferred {
            made += 1
            if made == 3 { throw TraitError.second }
            return .just(made)
        }
        for _ in 1...3 { _ = single.note(in: tally) }
        #expect(
            tally.lines == ["success 1", "disposed", "success 2", "disposed", "failure second", "disposed"])
    }

    @Test func usingDisposesItsResourceAtTheEnd() {
        let single = Single<Int>.using(
            { [tally] in CompositeDisposable(disposables: [tally.disposable("resource gone")]) },
            primitiveSequenceFactory: { _ in .just(1) })
        _ = single.note(in: tally)
        #expect(tally.lines == ["success 1", "disposed", "resource gone"])
    }

    @Test func anObservableOfIt() {
        var events: [Event<Int>] = []
        _ = Single.just(1).asObservable().subscribe { events.append($0) }
        #expect(events.map(\.debugDescription) == ["next(1)", "completed"])
    }

    @Test func closuresAreReleasedAfterTheResult() {
        let subject = PublishSubject<Int>()
        var witness: Witness? = Witness()
        weak let gone = witness
        let subscription = subject.first().subscribe(
            onSuccess: { [witness] _ in withExtendedLifetime(witness) {} },
            onFailure: { [witness] _ in withExtendedLifetime(witness) {} },
            onDisposed: { [witness] in withExtendedLifetime(witness) {} })
        witness = nil
        #expect(gone != nil)
        subject.onNext(1)
        #expect(gone == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func theFirstOfSeveralThreadsCounts() {
        for _ in 1...200 {
            let counted = Tally()
            var answer: ((SingleEvent<Int>) -> Void)?
            _ = Single<Int>.create {
                answer = $0
                return Disposables.create()
            }.note(in: counted)
            let shared = Shared(answer)
            onThreads(4) { shared.value?(.success($0)) }
            #expect(counted.count == 2)
            #expect(counted.lines.last == "disposed")
        }
    }
}
