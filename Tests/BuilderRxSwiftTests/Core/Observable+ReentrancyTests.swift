import BuilderRxSwift
import Testing

/// Observers that send, subscribe and dispose inside a callback.
@Suite(.leavesNoResources) struct ObservableReentrancyTests {
    /// What comes of an operator when the observer of the first element sends a second one.
    private func events(_ operation: (Observable<Int>) -> Observable<Int>) -> [String] {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let subscription = operation(subject).subscribe { event in
            tally.note("\(event)")
            if event.element == 1 { subject.onNext(2) }
        }
        subject.onNext(1)
        subject.onNext(3)
        subject.onCompleted()
        subscription.dispose()
        return tally.lines
    }

    @Test func elementsInsideOfElements() {
        #expect(events { $0.map { $0 } } == ["next(1)", "next(2)", "next(3)", "completed"])
        #expect(events { $0.take(1) } == ["next(1)", "completed"])
        #expect(events { $0.take(2) } == ["next(1)", "next(2)", "completed"])
        #expect(events { $0.take(while: { $0 != 1 }, behavior: .inclusive) } == ["next(1)", "completed"])
        #expect(events { $0.take(until: { $0 == 2 }, behavior: .inclusive) } == ["next(1)", "next(2)", "completed"])
        #expect(events { $0.scan(0, accumulator: +) } == ["next(1)", "next(3)", "next(6)", "completed"])
        #expect(events { $0.enumerated().map { $0.index + 1 } }.prefix(3) == ["next(1)", "next(2)", "next(3)"])
        #expect(events { $0.distinctUntilChanged { $0 / 2 } } == ["next(1)", "next(2)", "completed"])
        #expect(events { $0.do() } == ["next(1)", "next(2)", "next(3)", "completed"])
    }

    @Test func singleFailsInsideOfItsElement() {
        let lines = events { $0.single() }
        #expect(lines.count == 2)
        #expect(lines.first == "next(1)")
        #expect(lines.last == "error(Sequence contains more than one element.)")
    }

    @Test func disposalWhileTheLastElementsAreSent() {
        let subject = PublishSubject<Int>()
        let serial = SerialDisposable()
        let tally = Tally()
        serial.disposable = subject.takeLast(3).subscribe { event in
            tally.note("\(event)")
            if event.element == 2 { serial.dispose() }
        }
        (1...3).forEach(subject.onNext)
        subject.onCompleted()
        #expect(tally.lines == ["next(1)", "next(2)"])
    }

    @Test func disposalInsideOfAClosure() {
        let subject = PublishSubject<Int>()
        let serial = SerialDisposable()
        let tally = Tally()
        serial.disposable = subject.map { number -> Int in
            serial.dispose()
            return number
        }.subscribe { tally.note("\($0)") }
        subject.onNext(1)
        subject.onCompleted()
        #expect(tally.lines.isEmpty)
        #expect(!subject.hasObservers)
    }

    @Test func aFailureInsideOfAnElement() {
        struct Failure: Error {}
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let subscription = subject.map { $0 * 10 }.filter { $0 > 0 }.subscribe { event in
            tally.note("\(event)")
            if event.element != nil { subject.onError(Failure()) }
        }
        subject.onNext(1)
        #expect(tally.lines == ["next(10)", "error(Failure())"])
        subscription.dispose()
    }

    @Test func aSubscriptionToTheSameChainInsideOfIt() {
        let subject = PublishSubject<Int>()
        let chain = subject.take(2).map { $0 * 10 }
        let tally = Tally()
        let inner = SerialDisposable()
        let outer = chain.subscribe(onNext: { number in
            tally.note("outer \(number)")
            if number == 10 { inner.disposable = chain.subscribe { tally.note("inner \($0)") } }
        })
        (1...4).forEach(subject.onNext)
        #expect(
            tally.lines == ["outer 10", "outer 20", "inner next(20)", "inner next(30)", "inner completed"])
        #expect(!subject.hasObservers)
        outer.dispose()
    }
}
