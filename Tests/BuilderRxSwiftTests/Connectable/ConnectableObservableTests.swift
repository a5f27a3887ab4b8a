import BuilderRxSwift
import Testing

/// Sources that begin with `connect()`.
@Suite(.leavesNoResources) struct ConnectableObservableTests {
    private let tally = Tally()
    private let subject = PublishSubject<Int>()

    private func note(_ name: String, _ observable: Observable<Int>) -> any Disposable {
        observable.subscribe { [tally] in tally.note("\(name) \($0)") }
    }

    @Test func nothingBeforeConnecting() {
        let published: ConnectableObservable<Int> = subject.publish()
        _ = note("a", published)
        subject.onNext(1)
        #expect(!subject.hasObservers)
        let connection = published.connect()
        subject.onNext(2)
        #expect(tally.lines == ["a next(2)"])
        connection.dispose()
        #expect(!subject.hasObservers)
    }

    /// A source of an app's own that connects.
    private final class Station: ConnectableObservableType {
        typealias Element = Int

        let subject = PublishSubject<Int>()
        private(set) var connections = 0

        func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
        where Observer.Element == Int { subject.subscribe(observer) }

        func connect() -> any Disposable {
            connections += 1
            return Disposables.create { [unowned self] in connections -= 1 }
        }
    }

    @Test func aSourceOfTheAppsOwnIsConnectedWhileItHasObservers() {
        let station = Station()
        let shared: Observable<Int> = station.refCount()
        let first = note("a", shared)
        let second = note("b", shared)
        #expect(station.connections == 1)
        station.subject.onNext(1)
        first.dispose()
        #expect(station.connections == 1)
        second.dispose()
        #expect(station.connections == 0)
        #expect(tally.lines == ["a next(1)", "b next(1)"])
    }

    @Test func connectingTwiceIsConnectingOnce() {
        var runs = 0
        let published = Observable<Int>.deferred {
            runs += 1
            return subject
        }.publish()
        let first = published.connect()
        let second = published.connect()
        #expect(runs == 1)
        second.dispose()
        #expect(!subject.hasObservers)
        first.dispose()
        published.connect().dispose()
        #expect(runs == 2)
    }

    @Test func observersReceiveNothingOfADisposedConnection() {
        let published = subject.publish()
        _ = note("a", published)
        published.connect().dispose()
        _ = note("b", published)
        let connection = published.connect()
        subject.onNext(1)
        #expect(tally.lines == ["b next(1)"])
        connection.dispose()
    }

    @Test func aNewSubjectAfterTheEnd() {
        let published = Observable.just(1).publish()
        _ = note("a", published)
        _ = published.connect()
        _ = note("b", published)
        _ = published.connect()
        #expect(tally.lines == ["a next(1)", "a completed", "b next(1)", "b completed"])
    }

    @Test func theSameSubjectAfterTheEnd() {
        let published = Observable.just(1).multicast(PublishSubject<Int>())
        _ = note("a", published)
        _ = published.connect()
        _ = note("b", published)
        #expect(tally.lines == ["a next(1)", "a completed", "b completed"])
    }

    @Test func whatIsRepeated() {
        let replayed = subject.replay(2)
        let connection = replayed.connect()
        (1...3).forEach(subject.onNext)
        let first = note("a", replayed)
        #expect(tally.lines == ["a next(2)", "a next(3)"])
        connection.dispose()
        let all = subject.replayAll()
        _ = all.connect()
        (4...6).forEach(subject.onNext)
        _ = note("b", all)
        #expect(tally.lines.suffix(3) == ["b next(4)", "b next(5)", "b next(6)"])
        first.dispose()
        subject.onCompleted()
    }

    @Test func subjectsOfAnotherType() {
        let published = subject.map { $0 }.multicast(BehaviorSubject(value: 0))
        _ = note("a", published)
        _ = published.connect()
        subject.onNext(1)
        #expect(tally.lines == ["a next(0)", "a next(1)"])
        subject.onCompleted()
    }

    @Test func refCountConnectsWithTheFirstAndEndsWithTheLast() {
        let counted = subject.publish().refCount()
        let first = note("a", counted)
        let second = note("b", counted)
        #expect(subject.hasObservers)
        first.dispose()
        first.dispose()
        #expect(subject.hasObservers)
        second.dispose()
        #expect(!subject.hasObservers)
        let third = note("c", counted)
        #expect(subject.hasObservers)
        third.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func refCountOfWhatWasConnectedAlready() {
        let published = subject.publish()
        let connection = published.connect()
        note("a", published.refCount()).dispose()
        #expect(!subject.hasObservers)
        connection.dispose()
    }

    @Test func refCountStaysWithNewObserversAfterAnEnd() {
        let first = PublishSubject<Int>()
        var runs = 0
        let counted = Observable<Int>.deferred {
            runs += 1
            return runs == 1 ? first : subject
        }.publish().refCount()
        let early = note("a", counted)
        first.onCompleted()
        let late = note("b", counted)
        early.dispose()
        subject.onNext(1)
        #expect(tally.lines == ["a completed", "b next(1)"])
        #expect(subject.hasObservers)
        late.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func aSourceThatEndsWhileItIsConnected() {
        let counted = Observable.of(1, 2).publish().refCount()
        _ = note("a", counted)
        _ = note("b", counted)
        let expected = ["next(1)", "next(2)", "completed"]
        #expect(tally.lines == expected.map { "a \($0)" } + expected.map { "b \($0)" })
    }
}
