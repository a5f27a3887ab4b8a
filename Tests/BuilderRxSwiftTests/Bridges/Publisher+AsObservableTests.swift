import BuilderRxSwift
import OpenCombine
import Testing

/// Publishers as observables.
@Suite(.leavesNoResources) struct PublisherAsObservableTests {
    private let tally = Tally()

    @Test func elementsAndCompletionCome() {
        _ = [1, 2].publisher.asObservable().subscribe { [tally] in tally.note("\($0)") }
        #expect(tally.lines == ["next(1)", "next(2)", "completed"])
    }

    @Test func failuresCome() {
        _ = Fail<Int, TraitError>(error: .second).asObservable().subscribe { [tally] in tally.note("\($0)") }
        #expect(tally.lines == ["error(second)"])
    }

    @Test func disposingCancelsOnce() {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(receiveCancel: { [tally] in tally.note("cancelled") })
            .asObservable().subscribe(onNext: { [tally] in tally.note("\($0)") })
        subject.send(1)
        subscription.dispose()
        subscription.dispose()
        subject.send(2)
        #expect(tally.lines == ["1", "cancelled"])
    }

    @Test func whatHasEndedIsNotCancelled() {
        let subject = PassthroughSubject<Int, Never>()
        let subscription = subject.handleEvents(receiveCancel: { [tally] in tally.note("cancelled") })
            .asObservable().subscribe(
                onCompleted: { [tally] in tally.note("completed") },
                onDisposed: { [tally] in tally.note("disposed") })
        subject.send(completion: .finished)
        subscription.dispose()
        #expect(tally.lines == ["completed", "disposed"])
    }

    @Test func takingAFewCancelsThePublisher() {
        let subject = PassthroughSubject<Int, Never>()
        _ = subject.handleEvents(receiveCancel: { [tally] in tally.note("cancelled") })
            .asObservable().take(2).subscribe { [tally] in tally.note("\($0)") }
        (1...3).forEach { subject.send($0) }
        #expect(tally.lines == ["next(1)", "next(2)", "completed", "cancelled"])
    }

    @Test func aClosureIsReleasedByDisposal() {
        let subject = PassthroughSubject<Int, Never>()
        var witness: Witness? = Witness()
        weak let gone = witness
        let subscription = subject.asObservable().subscribe(onNext: { [witness] _ in withExtendedLifetime(witness) {} })
        witness = nil
        #expect(gone != nil)
        subscription.dispose()
        #expect(gone == nil)
    }

    @Test func thereAndBackAgain() {
        let subject = PublishSubject<Int>()
        let subscription = subject.publisher.map { $0 * 2 }.asObservable()
            .subscribe { [tally] in tally.note("\($0)") }
        subject.onNext(1)
        subject.onNext(2)
        #expect(tally.lines == ["next(2)", "next(4)"])
        subscription.dispose()
        #expect(!subject.hasObservers)
    }
}
