import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct AsyncSubjectTests {
    private struct Failure: Error {}

    @Test func theLastElementComesWithTheCompletion() {
        let subject = AsyncSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        subject.onNext(1)
        notes.observe(subject, as: "b")
        subject.onNext(2)
        #expect(notes.take() == "")
        subject.onCompleted()
        // All observers receive the element before the first completion.
        #expect(notes.take() == "a2 b2 a| a. b| b.")
        subject.onNext(3)
        subject.onError(Failure())
        subject.onCompleted()
        #expect(notes.take() == "")
        notes.observe(subject, as: "c")
        #expect(notes.take() == "c2 c| c.")
        notes.finish()
    }

    @Test func withoutAnElementThereIsOnlyTheCompletion() {
        let subject = AsyncSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        subject.onCompleted()
        notes.observe(subject, as: "b")
        #expect(notes.text == "a| a. b| b.")
        notes.finish()
    }

    @Test func anErrorIsEmittedWithoutTheElement() {
        let subject = AsyncSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        subject.onNext(1)
        subject.onError(Failure())
        notes.observe(subject, as: "b")
        #expect(notes.text == "a# a. b# b.")
        notes.finish()
    }

    @Test func disposingBeforeCompletionReceivesNothing() {
        let subject = AsyncSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a").dispose()
        notes.observe(subject, as: "b")
        subject.onNext(1)
        subject.onCompleted()
        #expect(notes.text == "a. b1 b| b.")
        #expect(!subject.hasObservers)
        notes.finish()
    }

    @Test func disposingInsideOnNextReceivesNoCompletion() {
        let subject = AsyncSubject<Int>()
        let notes = EventNotes()
        let leaving = SingleAssignmentDisposable()
        leaving.setDisposable(notes.observe(subject, as: "a", then: { _ in leaving.dispose() }))
        notes.observe(subject, as: "b")
        subject.onNext(1)
        subject.onCompleted()
        #expect(notes.text == "a1 a. b1 b| b.")
        notes.finish()
    }

    @Test func subscribingInsideOnNextReceivesElementAndCompletion() {
        let subject = AsyncSubject<Int>()
        let notes = EventNotes()
        notes.observe(subject, as: "a", then: { _ in notes.observe(subject, as: "b") })
        subject.onNext(1)
        subject.onCompleted()
        #expect(notes.text == "a1 b1 b| b. a| a.")
        notes.finish()
    }

    @Test func anOptionalElementMayBeNil() {
        let subject = AsyncSubject<Int?>()
        let notes = EventNotes()
        notes.observe(subject, as: "a")
        subject.onNext(nil)
        subject.onCompleted()
        #expect(notes.text == "anil a| a.")
        notes.finish()
    }
}
