import BuilderRxSwift
import Testing

/// Errors that begin a chain again.
@Suite(.leavesNoResources) struct ObservableTypeRetryTests {
    private struct Failure: Error, Equatable {
        let number: Int
    }

    private let tally = Tally()

    private func note<Element>(_ observable: Observable<Element>) -> any Disposable {
        observable.subscribe { [tally] in tally.note("\($0)") }
    }

    @Test func theErrorOfTheLastAttempt() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return .error(Failure(number: attempts))
        }
        var last: (any Error)?
        _ = source.retry(3).subscribe(onError: { last = $0 })
        #expect(last as? Failure == Failure(number: 3))
    }

    @Test func theTriggerReceivesEveryError() {
        var attempts = 0
        let source = Observable<Int>.deferred {
            attempts += 1
            return .error(Failure(number: attempts))
        }
        var received: [Int] = []
        _ = note(
            source.retry(when: { (errors: Observable<Failure>) in
                errors.do(onNext: { received.append($0.number) }).take(4)
            }))
        #expect(received == [1, 2, 3, 4])
        #expect(tally.lines == ["completed"])
    }

    @Test func disposalEndsTheAttempts() {
        let source = PublishSubject<Int>()
        let trigger = PublishSubject<Int>()
        var attempts = 0
        let failing = Observable<Int>.deferred {
            attempts += 1
            return attempts == 1 ? .error(RxError.unknown) : source
        }
        let subscription = note(failing.retry(when: { (errors: Observable<Error>) in errors.flatMap { _ in trigger } }))
        #expect(trigger.hasObservers && !source.hasObservers)
        trigger.onNext(1)
        #expect(source.hasObservers)
        subscription.dispose()
        #expect(!trigger.hasObservers && !source.hasObservers)
        #expect(attempts == 2)
    }
}
