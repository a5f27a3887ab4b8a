import BuilderRxRelay
import BuilderRxSwift
import Testing

/// Observers that use a subject while it sends them an event.
///
/// An event goes to those who were there when it was sent, in order. What is sent from inside a callback is passed on
/// at once, so later observers receive it before the event that caused it.
@Suite(.leavesNoResources) struct SubjectReentrancyTests {
    private struct Failure: Error {}

    // MARK: Sending inside

    @Test func anElementSentInsideOvertakesTheOneThatCausedIt() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", then: { if $0 < 3 { subject.onNext($0 + 1) } })
        notes.observe(subject, as: "b")
        subject.onNext(1)
        #expect(notes.take() == "a1 a2 a3 b3 b2 b1")
        notes.finish()
    }

    @Test func aRelaysValueIsTheOneAcceptedLast() {
        let relay = BehaviorRelay(value: 0)
        let notes = EventNotes()
        notes.observe(relay, as: "a", then: { if $0 == 1 { relay.accept(2) } })
        notes.observe(relay, as: "b", then: { notes.note("v\(relay.value)-\($0)") })
        #expect(notes.take() == "a0 b0 v0-0")
        relay.accept(1)
        #expect(notes.take() == "a1 a2 b2 v2-2 b1 v2-1")
        #expect(relay.value == 2)
        notes.finish()
    }

    @Test func aBehaviorSubjectsFirstValueMaySend() {
        let subject = BehaviorSubject(value: 0)
        let notes = EventNotes()
        // The new observer is subscribed already: it receives what it sends during the first value.
        notes.observe(subject, as: "a", then: { if $0 < 2 { subject.onNext($0 + 1) } })
        #expect(notes.take() == "a0 a1 a2")
        notes.observe(subject, as: "b")
        #expect(notes.take() == "b2")
        notes.finish()
    }

    @Test func whatIsSentDuringARepetitionIsMissedByTheNewcomer() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        subject.onNext(1)
        subject.onNext(2)
        _ = notes.take()
        // The new observer receives the replayed elements first, and is added afterwards.
        notes.observe(subject, as: "b", then: { if $0 == 1 { subject.onNext(3) } })
        #expect(notes.take() == "b1 a3 b2")
        notes.observe(subject, as: "c")
        subject.onNext(4)
        #expect(notes.take() == "c2 c3 a4 b4 c4")
        notes.finish()
    }

    @Test func twoRelaysMaySendToEachOther() {
        let left = PublishRelay<Int>()
        let right = PublishRelay<Int>()
        let notes = EventNotes()
        notes.observe(left, as: "l", then: { if $0 < 5 { right.accept($0 + 1) } })
        notes.observe(right, as: "r", then: { if $0 < 5 { left.accept($0 + 1) } })
        left.accept(1)
        #expect(notes.take() == "l1 r2 l3 r4 l5")
        notes.finish()
    }

    // MARK: Subscribing inside

    @Test func subscribingInsideOnNextReceivesTheNextElement() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", then: { if $0 == 1 { notes.observe(subject, as: "b") } })
        subject.onNext(1)
        #expect(notes.take() == "a1")
        subject.onNext(2)
        #expect(notes.take() == "a2 b2")
        notes.finish()
    }

    @Test func subscribingInsideOnNextReceivesTheCurrentValue() {
        let relay = BehaviorRelay(value: 0)
        let notes = EventNotes()
        notes.observe(relay, as: "a", then: { if $0 == 1 { notes.observe(relay, as: "b") } })
        relay.accept(1)
        #expect(notes.take() == "a0 a1 b1")
        notes.finish()

        let replay = ReplaySubject<Int>.create(bufferSize: 3)
        notes.observe(replay, as: "c", then: { if $0 == 2 { notes.observe(replay, as: "d") } })
        replay.onNext(1)
        replay.onNext(2)
        #expect(notes.take() == "a. b. c1 c2 d1 d2")
        notes.finish()
    }

    @Test func subscribingInsideOnErrorReceivesTheError() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", atEnd: { notes.observe(subject, as: "b") })
        notes.observe(subject, as: "c")
        subject.onError(Failure())
        #expect(notes.take() == "a# b# b. a. c# c.")
        notes.finish()
    }

    // MARK: Disposing inside

    @Test func disposingInsideOnNextReceivesNoMore() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        let own = SingleAssignmentDisposable()
        own.setDisposable(
            notes.observe(
                subject, as: "a",
                then: {
                    own.dispose()
                    notes.note("after")
                    if $0 < 3 { subject.onNext($0 + 1) }
                }))
        notes.observe(subject, as: "b")
        subject.onNext(1)
        #expect(notes.take() == "a1 a. after b2 b1")
        notes.finish()
    }

    @Test func anObserverDisposedByAnEarlierOneDoesNotReceiveTheElement() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        let other = SingleAssignmentDisposable()
        notes.observe(subject, as: "a", then: { _ in other.dispose() })
        other.setDisposable(notes.observe(subject, as: "b"))
        notes.observe(subject, as: "c")
        subject.onNext(1)
        subject.onNext(2)
        #expect(notes.take() == "a1 b. c1 a2 c2")
        notes.finish()
    }

    @Test func anObserverDisposedByALaterOneHasReceivedTheElement() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        let other = SingleAssignmentDisposable()
        other.setDisposable(notes.observe(subject, as: "a"))
        notes.observe(subject, as: "b", then: { _ in other.dispose() })
        subject.onNext(1)
        subject.onNext(2)
        #expect(notes.take() == "a1 b1 a. b2")
        notes.finish()
    }

    @Test func anObserverMayDisposeAllObservers() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        notes.observe(subject, as: "b", then: { _ in notes.finish() })
        notes.observe(subject, as: "c")
        subject.onNext(1)
        #expect(notes.take() == "a1 b1 a. b. c.")
        #expect(!subject.hasObservers)
    }

    @Test func aSubjectDisposedInsideSendsThisElementToTheEndOfTheRow() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", then: { _ in subject.dispose() })
        notes.observe(subject, as: "b")
        subject.onNext(1)
        subject.onNext(2)
        #expect(notes.take() == "a1 b1")
        notes.finish()
    }

    @Test func aSubjectDisposedDeepInsideSendsAllElementsThatAreOnTheirWay() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", then: { $0 < 3 ? subject.onNext($0 + 1) : subject.dispose() })
        notes.observe(subject, as: "b")
        subject.onNext(1)
        #expect(notes.take() == "a1 a2 a3 b3 b2 b1")
        notes.finish()
    }

    // MARK: Ending inside

    @Test func aCompletionSentInsideComesBeforeTheElementAndBarsIt() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", then: { _ in subject.onCompleted() })
        notes.observe(subject, as: "b")
        subject.onNext(1)
        // b completes first, and after an end nothing comes.
        #expect(notes.take() == "a1 a| a. b| b.")
        notes.finish()
    }

    @Test func aFailureSentAtACompletionIsTooLate() {
        let subject = BehaviorSubject(value: 1)
        let notes = EventNotes()
        notes.observe(
            subject, as: "a",
            atEnd: {
                subject.onError(Failure())
                subject.onNext(2)
            })
        notes.observe(subject, as: "b")
        subject.onCompleted()
        #expect(notes.take() == "a1 b1 a| a. b| b.")
        #expect(throws: Never.self) { try subject.value() }
        notes.finish()
    }

    @Test func aReplaySubjectThatEndsDuringARepetitionEndsForTheNewcomer() {
        let subject = ReplaySubject<Int>.create(bufferSize: 2)
        let notes = EventNotes()
        subject.onNext(1)
        subject.onNext(2)
        notes.observe(subject, as: "a", then: { if $0 == 1 { subject.onCompleted() } })
        #expect(notes.take() == "a1 a2 a| a.")
        notes.finish()
    }

    @Test func disposingInsideOnCompletedCallsOnDisposedOnce() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        let own = SingleAssignmentDisposable()
        own.setDisposable(
            notes.observe(
                subject, as: "a",
                atEnd: {
                    own.dispose()
                    notes.note("after")
                }))
        subject.onCompleted()
        #expect(notes.take() == "a| a. after")
        notes.finish()
    }
}
