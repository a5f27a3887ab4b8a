import BuilderRxSwift
import BuilderRxTest
import Testing

/// Sequences that never fail.
@Suite(.leavesNoResources) struct InfallibleTests {
    private let tally = Tally()

    private func note<Source: InfallibleType>(_ source: Source) -> any Disposable {
        source.subscribe(
            onNext: { [tally] in tally.note("\($0)") }, onCompleted: { [tally] in tally.note("completed") },
            onDisposed: { [tally] in tally.note("disposed") })
    }

    @Test func createdOnesKeepTheGrammar() {
        let source = Infallible<Int>.create { (observer: @escaping Infallible<Int>.InfallibleObserver) in
            let events: [InfallibleEvent<Int>] = [.next(1), .completed, .next(2)]
            events.forEach(observer)
            return Disposables.create { [tally] in tally.note("stopped") }
        }
        _ = note(source)
        #expect(tally.lines == ["1", "completed", "disposed", "stopped"])
    }

    @Test func theObserverOfOneClosureGetsEveryEvent() {
        _ = Infallible.of(1, 2).subscribe { [tally] (event: Event<Int>) in tally.note("\(event)") }
        #expect(tally.lines == ["next(1)", "next(2)", "completed"])
    }

    @Test func simpleOnes() {
        _ = note(Infallible.just(1))
        _ = note(Infallible.of(2, 3))
        _ = note(Infallible.from([4]))
        _ = note(Infallible<Int>.empty())
        _ = note(Infallible.deferred { .just(5) })
        note(Infallible<Int>.never()).dispose()
        #expect(
            tally.lines == [
                "1", "completed", "disposed", "2", "3", "completed", "disposed", "4", "completed", "disposed",
                "completed", "disposed", "5", "completed", "disposed", "disposed",
            ])
    }

    @Test func doCallsEachClosure() {
        let subject = PublishSubject<Int>()
        let watched = subject.asInfallible(onErrorJustReturn: 0).do(
            onNext: { [tally] in tally.note("onNext \($0)") }, afterNext: { [tally] in tally.note("afterNext \($0)") },
            onCompleted: { [tally] in tally.note("onCompleted") },
            afterCompleted: { [tally] in tally.note("afterCompleted") },
            onSubscribe: { [tally] in tally.note("onSubscribe") },
            onSubscribed: { [tally] in tally.note("onSubscribed") }, onDispose: { [tally] in tally.note("onDispose") })
        _ = note(watched)
        subject.onNext(1)
        subject.onCompleted()
        #expect(
            tally.lines == [
                "onSubscribe", "onSubscribed", "onNext 1", "1", "afterNext 1", "onCompleted", "completed", "disposed",
                "afterCompleted", "onDispose",
            ])
    }

    @Test func pairsAndDelays() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        let source = Infallible.zip(Infallible.of(1, 2), Infallible.of(10, 20, 30))
            .delay(.seconds(5), scheduler: scheduler).map { $0 + $1 }
        let result = scheduler.start { source }
        #expect(result.events == [.next(205, 11), .next(205, 22), .completed(205)])
    }

    /// The closures that may throw are those that RxSwift lets throw.
    @Test func anErrorOfAClosureEndsTheSequence() {
        func check<Value>(_ value: Value) throws -> Value { throw RxError.unknown }
        let source = Infallible.of(1, 2)
        let failing: [Infallible<Int>] = [
            source.distinctUntilChanged { try check($0) == $1 }, source.distinctUntilChanged { try check($0) },
            source.distinctUntilChanged({ $0 }, comparer: { try check($0) == $1 }),
            source.do(onNext: { _ = try check($0) }), source.withLatestFrom(source) { try check($0 + $1) },
            .deferred { try check(source) }, .zip(source, source) { try check($0 + $1) },
            .combineLatest(source, source) { try check($0 + $1) },
            .combineLatest([source, source]) { try check($0.count) },
        ]
        for source in failing {
            var errors = 0
            _ = source.asObservable().subscribe(onError: { _ in errors += 1 })
            #expect(errors == 1)
        }
    }

    @Test func subscribeWithPassesTheObject() {
        _ = Infallible.of(1, 2).subscribe(
            with: tally, onNext: { $0.note("\($1)") }, onCompleted: { $0.note("completed") })
        #expect(tally.lines == ["1", "2", "completed"])
    }

    @Test func transformsAndSelects() {
        let source = Infallible.of(1, 2, 2, 3).distinctUntilChanged().filter { $0 != 1 }.map { $0 * 10 }
            .compactMap { $0 == 20 ? nil : $0 }.startWith(0).scan(1) { $0 + $1 }
        _ = note(source)
        #expect(tally.lines == ["1", "31", "completed", "disposed"])
    }

    @Test func combines() {
        _ = note(Infallible.zip(.of(1, 2), .of("a", "b")) { "\($0)\($1)" })
        _ = note(Infallible.combineLatest(Infallible.just(1), Infallible.just(2)))
        _ = note(Infallible.of(1, 2).flatMap { Infallible.just($0 * 2) })
        _ = note(Infallible.of(1, 2).concatMap { Infallible.just($0 * 3) })
        _ = note(Infallible<Int>.concat(.just(1), .just(2)))
        _ = note(Infallible.just(1).concat(Infallible.just(2)))
        _ = note(Infallible<Int>.merge(.just(7), .just(8)))
        _ = note(Infallible.just(1).withLatestFrom(Infallible.just(9)))
        #expect(
            tally.lines.filter { !["completed", "disposed"].contains($0) } == [
                "1a", "2b", "(1, 2)", "2", "4", "3", "6", "1", "2", "1", "2", "7", "8", "9",
            ])
        #expect(tally.lines.filter { $0 == "completed" }.count == 8)
    }

    @Test func errorsBecomeSomethingElse() {
        let failing = Observable<Int>.of(1).concat(Observable.error(TraitError.first))
        _ = note(failing.asInfallible(onErrorJustReturn: 2))
        _ = note(failing.asInfallible(onErrorFallbackTo: .of(3, 4)))
        _ = note(failing.asInfallible(onErrorRecover: { .just($0 as? TraitError == .first ? 5 : 6) }))
        #expect(
            tally.lines.filter { $0 != "disposed" } == [
                "1", "2", "completed", "1", "3", "4", "completed", "1", "5", "completed",
            ])
    }

    @Test func collectionsAreCombined() {
        let (first, second) = (PublishSubject<Int>(), PublishSubject<Int>())
        let sources = [first, second].map { $0.asInfallible(onErrorJustReturn: 0) }
        _ = note(Infallible.combineLatest(sources))
        _ = note(Infallible.combineLatest(sources) { "\($0.reduce(0, +))" })
        first.onNext(1)
        second.onNext(2)
        first.onNext(3)
        first.onCompleted()
        second.onCompleted()
        #expect(
            tally.lines == ["[1, 2]", "3", "[3, 2]", "5", "completed", "disposed", "completed", "disposed"])
        _ = note(Infallible.combineLatest([Infallible<Int>]()))
        #expect(tally.lines.suffix(3) == ["[]", "completed", "disposed"])
    }

    @Test func anObservableBeginsAndEndsElements() {
        let (source, signal) = (PublishSubject<Int>(), PublishSubject<String>())
        let elements = source.asInfallible(onErrorJustReturn: 0)
        let later = note(elements.skip(until: signal).map { "later \($0)" })
        _ = note(elements.take(until: signal))
        source.onNext(1)
        signal.onNext("now")
        source.onNext(2)
        #expect(tally.lines == ["1", "completed", "disposed", "later 2"])
        later.dispose()
        #expect(!source.hasObservers)
        #expect(!signal.hasObservers)
    }

    @Test func timeEndsElements() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(229, 2), .next(231, 3)])
        let result = scheduler.start {
            source.asInfallible(onErrorJustReturn: 0).take(for: .seconds(30), scheduler: scheduler)
        }
        #expect(result.events == [.next(210, 1), .next(229, 2), .completed(230)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func isShared() {
        var subscriptions = 0
        let subject = PublishSubject<Int>()
        let shared = subject.do(onSubscribe: { subscriptions += 1 })
            .asInfallible(onErrorJustReturn: 0).share(replay: 1)
        let first = note(shared)
        subject.onNext(1)
        let second = note(shared)
        #expect(tally.lines == ["1", "1"])
        #expect(subscriptions == 1)
        first.dispose()
        second.dispose()
        #expect(!subject.hasObservers)
    }
}
