import BuilderRxSwift
import BuilderRxTest
import Testing

/// Groups, and how long the source goes on for them.
@Suite(.leavesNoResources) struct ObservableTypeGroupByTests {
    private struct Failure: Error {}

    /// Notes the groups and everything in them.
    private func note(
        _ groups: Observable<GroupedObservable<Bool, Int>>, _ tally: Tally, _ inner: CompositeDisposable
    ) -> any Disposable {
        groups.subscribe { event in
            guard let group = event.element else { return tally.note("groups \(event.isCompleted ? "end" : "fail")") }
            let name = group.key ? "even" : "odd"
            tally.note("new \(name)")
            _ = inner.insert(group.subscribe { tally.note("\(name) \($0)") })
        }
    }

    @Test func elementsGoToTheirGroupsAndEndsToTheGroupsFirst() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = note(subject.groupBy { $0.isMultiple(of: 2) }, tally, CompositeDisposable())
        (1...3).forEach(subject.onNext)
        subject.onCompleted()
        #expect(
            tally.lines == [
                "new odd", "odd next(1)", "new even", "even next(2)", "odd next(3)", "odd completed", "even completed",
                "groups end",
            ])
    }

    @Test func failuresEndEverything() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = note(subject.groupBy { if $0 == 3 { throw Failure() } else { $0 == 2 } }, tally, CompositeDisposable())
        (1...4).forEach(subject.onNext)
        #expect(
            tally.lines == [
                "new odd", "odd next(1)", "new even", "even next(2)", "odd error(Failure())", "even error(Failure())",
                "groups fail",
            ])
        #expect(!subject.hasObservers)
    }

    @Test func groupsGoOnWithoutTheSequenceOfGroups() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let inner = CompositeDisposable()
        let outer = note(subject.groupBy { $0.isMultiple(of: 2) }, tally, inner)
        subject.onNext(1)
        outer.dispose()
        subject.onNext(2)
        subject.onNext(3)
        #expect(tally.lines == ["new odd", "odd next(1)", "odd next(3)"])
        #expect(subject.hasObservers)
        inner.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func theSourceIsDisposedWithTheLastSubscription() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let inner = CompositeDisposable()
        let outer = note(subject.groupBy { $0.isMultiple(of: 2) }, tally, inner)
        subject.onNext(1)
        inner.dispose()
        #expect(subject.hasObservers)
        outer.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func aGroupIsMadeOfAKeyAndASource() {
        let group = GroupedObservable(key: "odd", source: Observable.of(1, 3))
        var numbers: [Int] = []
        _ = group.subscribe(onNext: { numbers.append($0) })
        #expect(group.key == "odd" && numbers == [1, 3])
    }

    @Test func aGroupPassesOnWhatComesWhileItIsWatched() {
        let subject = PublishSubject<Int>()
        var groups: [GroupedObservable<Bool, Int>] = []
        let tally = Tally()
        let outer = subject.groupBy { $0.isMultiple(of: 2) }.subscribe(onNext: { groups.append($0) })
        subject.onNext(1)
        let first = groups[0].asObservable().subscribe { tally.note("first \($0)") }
        subject.onNext(3)
        let second = groups[0].map { $0 }.subscribe { tally.note("second \($0)") }
        subject.onNext(5)
        first.dispose()
        subject.onCompleted()
        second.dispose()
        outer.dispose()
        #expect(groups.map(\.key) == [false])
        #expect(tally.lines == ["first next(3)", "first next(5)", "second next(5)", "second completed"])
    }

    @Test func aGroupThatIsKeptKeepsNothing() {
        let subject = PublishSubject<Int>()
        var groups: [GroupedObservable<Bool, Int>] = []
        weak var released: Witness?
        func watch() -> any Disposable {
            let witness = Witness()
            released = witness
            return subject.map { number in withExtendedLifetime(witness) { number } }.groupBy { $0 > 0 }
                .map { group in withExtendedLifetime(witness) { group } }.subscribe(onNext: { groups.append($0) })
        }
        let outer = watch()
        subject.onNext(1)
        let inner = groups[0].subscribe()
        outer.dispose()
        inner.dispose()
        #expect(released == nil)
        var isCalled = false
        groups[0].subscribe { _ in isCalled = true }.dispose()
        #expect(!isCalled)
    }

    @Test func timesOfTheSource() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([
            .next(150, 1), .next(210, 2), .next(220, 3), .next(230, 4), .completed(240),
        ])
        let result = scheduler.start { source.groupBy { $0 % 2 }.map(\.key) }
        #expect(result.events == [.next(210, 0), .next(220, 1), .completed(240)])
        #expect(source.subscriptions == [Subscription(200, 240)])
    }
}
