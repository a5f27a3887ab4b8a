import BuilderRxSwift
import Testing

/// Errors end exactly one chain, and the handler determines the sequence that follows.
@Suite(.leavesNoResources) struct ObservableTypeCatchTests {
    private struct Failure: Error, Equatable {
        let number: Int
    }

    private let tally = Tally()

    private func note<Element>(_ observable: Observable<Element>) -> any Disposable {
        observable.subscribe { [tally] in tally.note("\($0)") }
    }

    @Test func theOtherChainOfASubjectGoesOn() {
        let subject = PublishSubject<Int>()
        _ = note(
            subject.map { number -> Int in
                if number == 2 { throw RxError.unknown }
                return number
            }.catchAndReturn(0))
        var others: [Int] = []
        _ = subject.subscribe(onNext: { others.append($0) })
        (1...3).forEach(subject.onNext)
        #expect(tally.lines == ["next(1)", "next(0)", "completed"])
        #expect(others == [1, 2, 3])
    }

    @Test func anInnerErrorThatIsCaughtInside() {
        let taps = PublishSubject<Int>()
        _ = note(
            taps.flatMapLatest { number -> Observable<Int> in
                (number == 2 ? Observable<Int>.error(RxError.unknown) : .just(number)).catchAndReturn(-number)
            })
        (1...3).forEach(taps.onNext)
        #expect(tally.lines == ["next(1)", "next(-2)", "next(3)"])
        #expect(taps.hasObservers)
        taps.onCompleted()
    }

    @Test func theHandlerReceivesTheError() {
        var received: (any Error)?
        _ = note(
            Observable<Int>.error(Failure(number: 7)).catch { error in
                received = error
                return .just(1)
            })
        #expect(received as? Failure == Failure(number: 7))
        #expect(tally.lines == ["next(1)", "completed"])
    }

    @Test func disposalInsideOfTheHandler() {
        let subject = PublishSubject<Int>()
        let other = PublishSubject<Int>()
        let serial = SerialDisposable()
        serial.disposable = note(
            subject.catch { _ in
                serial.dispose()
                return other
            })
        subject.onError(RxError.unknown)
        other.onNext(1)
        #expect(tally.lines == [])
        #expect(!other.hasObservers)
    }

    @available(*, deprecated)
    @Test func formerNames() {
        let failing = Observable<Int>.error(RxError.unknown)
        _ = note(failing.catchError { _ in .just(1) })
        _ = note(failing.catchErrorJustReturn(2))
        _ = note(Observable.catchError([failing, .just(3)]))
        _ = note(
            failing.retryWhen { (_: Observable<RxError>) in Observable<Int>.just(4) }.take(until: Observable.just(0)))
        _ = note(Observable<Int>.never().takeUntil(Observable.just(5)))
        _ = note(Observable.just(6).skipUntil(Observable.just(6)))
        #expect(
            tally.lines == [
                "next(1)", "completed", "next(2)", "completed", "next(3)", "completed", "completed", "completed",
            ])
    }
}
