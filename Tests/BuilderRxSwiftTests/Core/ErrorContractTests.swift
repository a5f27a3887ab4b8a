import BuilderRxRelay
import BuilderRxSwift
import Testing

/// An error ends the chain that it runs through, and nothing else.
@Suite(.leavesNoResources) struct ErrorContractTests {
    private struct Failure: Error {}

    @Test func theOtherObserversOfASubjectGoOn() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        notes.observe(subject.map { if $0 == 2 { throw Failure() } else { $0 } }, as: "b")
        notes.observe(subject, as: "c")
        (1...3).forEach(subject.onNext)
        #expect(notes.take() == "a1 b1 c1 a2 b# b. c2 a3 c3")
        subject.onCompleted()
        #expect(notes.take() == "a| a. c| c.")
        notes.finish()
        #expect(notes.take() == "")
    }

    @Test func theOtherObserversOfARelayGoOn() {
        let relay = BehaviorRelay(value: 1)
        let notes = EventNotes()
        notes.observe(relay.filter { if $0 == 1 { throw Failure() } else { true } }, as: "a")
        notes.observe(relay, as: "b")
        relay.accept(2)
        #expect(notes.take() == "a# a. b1 b2")
        notes.finish()
    }

    @Test func observersOfASharedChainReceiveItsError() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        let shared = subject.map { if $0 == 2 { throw Failure() } else { $0 } }.share()
        notes.observe(shared, as: "a")
        notes.observe(shared, as: "b")
        notes.observe(subject, as: "c")
        (1...3).forEach(subject.onNext)
        #expect(notes.take() == "a1 b1 c1 a# a. b# b. c2 c3")
        // And begin anew after it.
        notes.observe(shared, as: "d")
        subject.onNext(4)
        #expect(notes.take() == "c4 d4")
        notes.finish()
    }

    @Test func anInnerErrorEndsTheOuterChainAndDisposesTheRest() {
        let outer = PublishSubject<Int>()
        let inner = [PublishSubject<Int>(), PublishSubject<Int>()]
        let notes = EventNotes()
        notes.observe(outer.flatMap { inner[$0] }, as: "a")
        outer.onNext(0)
        outer.onNext(1)
        inner[0].onNext(5)
        inner[1].onError(Failure())
        #expect(notes.take() == "a5 a# a.")
        #expect(!outer.hasObservers && !inner[0].hasObservers)
        notes.finish()
    }

    @Test func aCaughtErrorEndsOnlyTheUpstreamChain() {
        let outer = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(
            outer.flatMap { number in
                Observable.just(number).map { if $0 == 2 { throw Failure() } else { $0 } }.catchAndReturn(-1)
            }, as: "a")
        (1...3).forEach(outer.onNext)
        #expect(notes.take() == "a1 a-1 a3")
        notes.finish()
    }

    @Test func anErrorOnlyReachesOneOfTwoSubscriptionsToACreate() {
        var inlets: [AnyObserver<Int>] = []
        let source = Observable<Int>.create { observer in
            inlets.append(observer)
            return Disposables.create()
        }
        let notes = EventNotes()
        notes.observe(source, as: "a")
        notes.observe(source, as: "b")
        inlets[0].onError(Failure())
        inlets[1].onNext(1)
        #expect(notes.take() == "a# a. b1")
        notes.finish()
    }
}
