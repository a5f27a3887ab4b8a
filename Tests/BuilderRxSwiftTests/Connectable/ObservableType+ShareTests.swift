import BuilderRxSwift
import Testing

/// The number of subscriptions to a shared source, and the events that late observers receive.
@Suite(.leavesNoResources) struct ObservableTypeShareTests {
    private let tally = Tally()
    private let subject = PublishSubject<Int>()

    /// The subject, with its subscriptions and disposals noted.
    private var source: Observable<Int> {
        .create { [tally, subject] observer in
            tally.note("+")
            let subscription = subject.subscribe(observer)
            return Disposables.create {
                tally.note("-")
                subscription.dispose()
            }
        }
    }

    private func note(_ name: String, _ observable: Observable<Int>) -> any Disposable {
        observable.subscribe { [tally] event in
            switch event {
            case .next(let number): tally.note("\(name)\(number)")
            case .error: tally.note("\(name)#")
            case .completed: tally.note("\(name)|")
            }
        }
    }

    @Test(arguments: [0, 1, 2, -1], [SubjectLifetimeScope.whileConnected, .forever])
    func oneSubscriptionForAll(_ replay: Int, _ scope: SubjectLifetimeScope) {
        let shared = source.share(replay: replay, scope: scope)
        #expect(tally.lines == [])
        let first = note("a", shared)
        let second = note("b", shared)
        subject.onNext(1)
        first.dispose()
        subject.onNext(2)
        #expect(tally.lines == ["+", "a1", "b1", "b2"])
        second.dispose()
        #expect(tally.lines.last == "-")
        second.dispose()
        first.dispose()
        #expect(tally.count == 5)
        #expect(!subject.hasObservers)
    }

    @Test(arguments: [(0, ["+", "a1", "b2"]), (1, ["+", "a1", "b1", "b2"]), (2, ["+", "a1", "b1", "b2"])])
    func lateObservers(_ replay: Int, _ expected: [String]) {
        let shared = source.share(replay: replay)
        let first = note("a", shared)
        subject.onNext(1)
        let second = note("b", shared)
        first.dispose()
        subject.onNext(2)
        #expect(tally.lines == expected)
        second.dispose()
    }

    @Test(arguments: [0, 1, 2]) func anewWhenAllHaveGone(_ replay: Int) {
        let shared = source.share(replay: replay)
        note("a", shared).dispose()
        let second = note("b", shared)
        subject.onNext(1)
        second.dispose()
        let third = note("c", shared)
        subject.onNext(2)
        #expect(tally.lines == ["+", "-", "+", "b1", "-", "+", "c2"])
        third.dispose()
    }

    @Test func whatIsKeptForGood() {
        let shared = source.share(replay: 1, scope: .forever)
        let first = note("a", shared)
        subject.onNext(1)
        first.dispose()
        let second = note("b", shared)
        subject.onNext(2)
        #expect(tally.lines == ["+", "a1", "-", "b1", "+", "b2"])
        second.dispose()
    }

    @Test(arguments: [0, 1, 2]) func anewAfterTheEnd(_ replay: Int) {
        var runs = 0
        let shared = Observable<Int>.create { observer in
            runs += 1
            observer.onNext(runs)
            observer.onCompleted()
            return Disposables.create()
        }.share(replay: replay)
        _ = note("a", shared)
        _ = note("b", shared)
        #expect(tally.lines == ["a1", "a|", "b2", "b|"])
    }

    @Test(arguments: [(0, ["a1", "a|", "b|"]), (1, ["a1", "a|", "b1", "b|"]), (5, ["a1", "a|", "b1", "b|"])])
    func theEndForGood(_ replay: Int, _ expected: [String]) {
        var runs = 0
        let shared = Observable<Int>.create { observer in
            runs += 1
            observer.onNext(runs)
            observer.onCompleted()
            return Disposables.create()
        }.share(replay: replay, scope: .forever)
        _ = note("a", shared)
        _ = note("b", shared)
        #expect(tally.lines == expected)
        #expect(runs == 1)
    }

    @Test(arguments: [0, 1, 2]) func subscribingInsideOnCompletedSubscribesToTheSourceAgain(_ replay: Int) {
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        var runs = 0
        let shared = Observable<Int>.deferred {
            runs += 1
            return runs == 1 ? first : second
        }.share(replay: replay)
        var late: (any Disposable)?
        let early = shared.subscribe(onCompleted: { late = note("b", shared) })
        first.onNext(1)
        first.onCompleted()
        second.onNext(2)
        #expect(tally.lines == ["b2"])
        #expect(runs == 2)
        early.dispose()
        late?.dispose()
        #expect(!second.hasObservers)
    }

    @Test(arguments: [0, 1, 2]) func failuresReachEveryChainOnce(_ replay: Int) {
        let shared = source.share(replay: replay)
        _ = note("a", shared)
        _ = note("b", shared.catchAndReturn(9))
        subject.onError(RxError.unknown)
        #expect(tally.lines.filter { $0 != "-" } == ["+", "a#", "b9", "b|"])
        #expect(tally.lines.filter { $0 == "-" }.count == 1)
    }

    @Test(arguments: [0, 1, 2]) func retryOfWhatIsShared(_ replay: Int) {
        var runs = 0
        let shared = Observable<Int>.create { observer in
            runs += 1
            if runs < 3 { observer.onError(RxError.unknown) } else { observer.onNext(runs) }
            return Disposables.create()
        }.share(replay: replay)
        let subscription = note("a", shared.retry(5))
        #expect(tally.lines == ["a3"])
        subscription.dispose()
    }

    @Test func aSourceThatSendsAtOnce() {
        let shared = Observable.of(1, 2, 3).share(replay: 1)
        _ = note("a", Observable.merge(shared, shared))
        // The second observer comes while the first element is on its way: nothing is lost, nothing comes twice.
        #expect(tally.lines.last == "a|")
        #expect(tally.lines.filter { $0 == "a3" }.count == 2)
    }

    @Test func subscribingInsideOnNext() {
        let shared = source.share(replay: 1)
        var inner: (any Disposable)?
        let outer = shared.subscribe(onNext: { [tally] number in
            tally.note("a\(number)")
            if inner == nil { inner = note("b", shared) }
        })
        subject.onNext(1)
        subject.onNext(2)
        #expect(tally.lines == ["+", "a1", "b1", "a2", "b2"])
        outer.dispose()
        inner?.dispose()
        #expect(tally.lines.last == "-")
    }

    @Test func disposalInsideTheReplay() {
        let shared = source.share(replay: 1)
        let first = note("a", shared)
        subject.onNext(1)
        _ = note("b", shared.take(1))
        subject.onNext(2)
        #expect(tally.lines == ["+", "a1", "b1", "b|", "a2"])
        first.dispose()
        #expect(tally.lines.last == "-")
    }

    @Test(arguments: [0, 1, 2]) func comingAndGoingOnManyThreads(_ replay: Int) {
        let shared = Shared(source.share(replay: replay))
        let sender = Shared(subject)
        onThreads(8) { thread in
            for number in 0..<200 {
                if thread == 0 { sender.value.onNext(number) } else { shared.value.subscribe().dispose() }
            }
        }
        #expect(!subject.hasObservers)
        #expect(tally.lines.filter { $0 == "+" }.count == tally.lines.filter { $0 == "-" }.count)
    }
}
