import BuilderRxSwift
import Testing

/// Observers that send, or dispose, while an operator with several sources sends them an event.
@Suite(.leavesNoResources) struct CombiningReentrancyTests {
    private let tally = Tally()
    private let a = PublishSubject<Int>()
    private let b = PublishSubject<Int>()

    private func note<Element>(_ observable: Observable<Element>, _ onNext: @escaping (Element) -> Void)
        -> any Disposable
    {
        observable.subscribe { [tally] event in
            switch event {
            case .next(let element):
                tally.note("\(element)")
                onNext(element)
            case .error, .completed: tally.note("\(event)")
            }
        }
    }

    /// Ends the subscriptions, whose closures retain the subjects.
    private func end() {
        a.onCompleted()
        b.onCompleted()
    }

    @Test func combineLatestReceivesWhatItsObserverSends() {
        _ = note(Observable.combineLatest(a, b) { $0 + $1 }) { if $0 == 11 { a.onNext(2) } }
        a.onNext(1)
        b.onNext(10)
        b.onNext(20)
        #expect(tally.lines == ["11", "12", "22"])
        end()
    }

    @Test func zipReceivesWhatItsObserverSends() {
        _ = note(Observable.zip(a, b) { $0 + $1 }) { sum in
            if sum == 11 {
                a.onNext(2)
                b.onNext(20)
            }
        }
        a.onNext(1)
        b.onNext(10)
        a.onNext(3)
        b.onNext(30)
        #expect(tally.lines == ["11", "22", "33"])
        end()
    }

    @Test func mergeReceivesWhatItsObserverSends() {
        _ = note(Observable.merge(a, b)) { if $0 == 1 { b.onNext(2) } }
        a.onNext(1)
        a.onNext(3)
        #expect(tally.lines == ["1", "2", "3"])
        end()
    }

    @Test func withLatestFromReceivesWhatItsObserverSends() {
        _ = note(a.withLatestFrom(b) { "\($0) \($1)" }) { if $0 == "1 10" { b.onNext(20) } }
        b.onNext(10)
        a.onNext(1)
        a.onNext(2)
        #expect(tally.lines == ["1 10", "2 20"])
        end()
    }

    @Test func anInnerElementThatSwitches() {
        _ = note(a.flatMapLatest { number in Observable.concat(.just(number), .just(number * 10)) }) { number in
            if number == 1 { a.onNext(2) }
        }
        a.onNext(1)
        #expect(tally.lines == ["1", "2", "20"])
        end()
    }

    @Test func flatMapFirstIgnoresWhatItsInnerSequenceCauses() {
        _ = note(a.flatMapFirst { Observable.just($0) }) { if $0 == 1 { a.onNext(2) } }
        a.onNext(1)
        a.onNext(3)
        #expect(tally.lines == ["1", "3"])
        end()
    }

    @Test func concatMapKeepsWhatItsInnerSequenceCauses() {
        _ = note(a.concatMap { Observable.concat(.just($0), .just($0 * 10)) }) { if $0 == 1 { a.onNext(2) } }
        a.onNext(1)
        #expect(tally.lines == ["1", "10", "2", "20"])
        end()
    }

    @Test func anElementThatEnds() {
        _ = note(Observable.merge(a, b)) { _ in
            a.onCompleted()
            b.onError(RxError.unknown)
            b.onNext(2)
        }
        a.onNext(1)
        #expect(tally.lines == ["1", "error(Unknown error occurred.)"])
    }

    @Test func theSignalSentInside() {
        _ = note(a.take(until: b)) { _ in b.onNext(0) }
        a.onNext(1)
        a.onNext(2)
        #expect(tally.lines == ["1", "completed"])
    }

    /// Disposal inside of an element: nothing follows, and all sources are let go.
    @Test(arguments: 0..<12) func disposalInside(_ index: Int) {
        let operators: [() -> Observable<Int>] = [
            { Observable.merge(a, b) },
            { Observable.combineLatest(a, b) { $0 + $1 } },
            { Observable.zip(a, b) { $0 + $1 } },
            { a.withLatestFrom(b) },
            { b.flatMap { _ in a } },
            { b.flatMapLatest { _ in a } },
            { b.concatMap { _ in a } },
            { a.take(until: b.filter { $0 < 0 }) },
            { a.sample(b).concat(b) },
            { Observable.amb([a, b]) },
            { a.catch { _ in b } },
            { Observable.merge(a.retry(), b).share(replay: 1) },
        ]
        let serial = SerialDisposable()
        serial.disposable = note(operators[index]()) { _ in serial.dispose() }
        for number in 1...3 {
            b.onNext(number)
            a.onNext(number)
            b.onNext(number)
        }
        a.onCompleted()
        b.onCompleted()
        #expect(tally.count == 1)
        #expect(!a.hasObservers && !b.hasObservers)
    }
}
