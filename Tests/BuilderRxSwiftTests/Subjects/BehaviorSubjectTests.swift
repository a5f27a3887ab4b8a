import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct BehaviorSubjectTests {
    private enum Failure: Error { case first, second }

    private func events<Source: ObservableConvertibleType>(_ source: Source) -> String {
        let notes = EventNotes()
        source.asObservable().subscribe { notes.note($0.debugDescription) }.dispose()
        return notes.text
    }

    @Test func behaviorSubjectsKeepTheirEnd() throws {
        let completed = BehaviorSubject(value: 1)
        completed.onNext(2)
        completed.onCompleted()
        completed.onNext(3)
        completed.onError(Failure.first)
        #expect(events(completed) == "completed")
        #expect(try completed.value() == 2)

        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure.first)
        failed.onError(Failure.second)
        failed.onNext(2)
        #expect(events(failed) == "error(first)")
        #expect(throws: Failure.first) { try failed.value() }

        for subject in [completed, failed] {
            subject.dispose()
            #expect {
                try subject.value()
            } throws: { error in
                guard case RxError.disposed(let object) = error else { return false }
                return object === subject
            }
            #expect(events(subject).hasPrefix("error(Object"))
        }
    }
}
