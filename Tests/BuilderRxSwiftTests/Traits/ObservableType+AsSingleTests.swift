import BuilderRxSwift
import Testing

/// Observables that become traits.
@Suite(.leavesNoResources) struct ObservableTypeAsSingleTests {
    private let tally = Tally()

    @Test func asSingleSendsTheOnlyElementAtTheEnd() {
        let subject = PublishSubject<Int>()
        _ = subject.asSingle().note(in: tally)
        subject.onNext(1)
        #expect(tally.lines == [])
        subject.onCompleted()
        #expect(tally.lines == ["success 1", "disposed"])
    }

    @Test func asSingleFailsWithoutAnElement() {
        var failures: [any Error] = []
        _ = Observable<Int>.empty().asSingle().subscribe(onFailure: { failures.append($0) })
        #expect(failures.count == 1)
        guard case RxError.noElements? = failures.first else { return #expect(Bool(false), "\(failures)") }
    }

    @Test func asSingleFailsAtTheSecondElement() {
        let subject = PublishSubject<Int>()
        var failures: [any Error] = []
        _ = subject.asSingle().subscribe(onFailure: { failures.append($0) })
        subject.onNext(1)
        subject.onNext(2)
        #expect(!subject.hasObservers)
        guard case RxError.moreThanOneElement? = failures.first else { return #expect(Bool(false), "\(failures)") }
    }

    @Test func asMaybeOfNoneOneAndTwo() {
        var failures: [any Error] = []
        _ = Observable<Int>.empty().asMaybe().note(in: tally)
        _ = Observable.just(1).asMaybe().note(in: tally)
        _ = Observable.of(1, 2).asMaybe().subscribe(onError: { failures.append($0) })
        #expect(tally.lines == ["completed", "disposed", "success 1", "disposed"])
        guard case RxError.moreThanOneElement? = failures.first else { return #expect(Bool(false), "\(failures)") }
    }

    @Test func errorsPass() {
        let failing = Observable<Int>.error(TraitError.first)
        _ = failing.asSingle().note(in: tally)
        _ = failing.asMaybe().note(in: tally)
        _ = failing.first().note(in: tally)
        _ = failing.toArray().note(in: tally)
        #expect(
            tally.lines.filter { $0 != "disposed" } == [
                "failure first", "error first", "failure first", "failure first",
            ])
    }

    @Test func firstEndsTheSource() {
        let subject = PublishSubject<Int>()
        _ = subject.first().note(in: tally)
        subject.onNext(1)
        #expect(!subject.hasObservers)
        _ = Observable<Int>.empty().first().note(in: tally)
        #expect(tally.lines == ["success Optional(1)", "disposed", "success nil", "disposed"])
    }

    @Test func firstOfOptionalsIsTheElement() {
        var first: [String] = []
        _ = Observable<Int?>.of(nil, 1).first().subscribe(onSuccess: { first.append("\(String(describing: $0))") })
        #expect(first == ["Optional(nil)"])
    }

    @Test func toArrayWaitsForTheEnd() {
        let subject = PublishSubject<Int>()
        _ = subject.toArray().note(in: tally)
        subject.onNext(1)
        subject.onNext(2)
        #expect(tally.lines == [])
        subject.onCompleted()
        _ = Observable<Int>.empty().toArray().note(in: tally)
        #expect(tally.lines == ["success [1, 2]", "disposed", "success []", "disposed"])
    }

    @Test func toArrayKeepsNothingAfterDisposal() {
        var answer: AnyObserver<Witness>?
        let source = Observable<Witness>.create {
            answer = $0
            return Disposables.create()
        }
        let subscription = source.toArray().subscribe()
        var witness: Witness? = Witness()
        weak let gone = witness
        if let witness { answer?.onNext(witness) }
        witness = nil
        #expect(gone != nil)
        subscription.dispose()
        #expect(gone == nil)
        withExtendedLifetime(answer) {}
    }

    @Test func asCompletable() {
        _ = Observable<Never>.empty().asCompletable().note(in: tally)
        _ = Observable.of(1, 2).ignoreElements().asCompletable().note(in: tally)
        #expect(tally.lines == ["completed", "disposed", "completed", "disposed"])
    }
}
