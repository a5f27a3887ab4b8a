import BuilderRxSwift
import Testing

@Suite(.leavesNoResources) struct ReplaySubjectTests {
    private enum Failure: Error { case first }

    private func events<Source: ObservableConvertibleType>(_ source: Source) -> String {
        let notes = EventNotes()
        source.asObservable().subscribe { notes.note($0.debugDescription) }.dispose()
        return notes.text
    }

    @Test(arguments: [0, 1, 3]) func replaySubjectsKeepAsManyAsTheyShould(_ size: Int) {
        let subject = ReplaySubject<Int>.create(bufferSize: size)
        #expect(events(subject) == "")
        for number in 1...5 { subject.onNext(number) }
        let kept = (1...5).suffix(size).map { "next(\($0))" }
        #expect(events(subject) == kept.joined(separator: " "))
        subject.onCompleted()
        subject.onNext(6)
        subject.onError(Failure.first)
        #expect(events(subject) == (kept + ["completed"]).joined(separator: " "))
        subject.dispose()
        #expect(events(subject).hasPrefix("error(Object"))
    }

    @Test func anUnboundedReplaySubjectKeepsAll() {
        let subject = ReplaySubject<Int>.createUnbounded()
        for number in 0..<1000 { subject.onNext(number) }
        subject.onError(Failure.first)
        let all = (0..<1000).map { "next(\($0))" } + ["error(first)"]
        #expect(events(subject) == all.joined(separator: " "))
    }

    @Test func aReplaySubjectKeepsElementsForOptionalElementsToo() {
        let subject = ReplaySubject<Int?>.create(bufferSize: 1)
        subject.onNext(nil)
        #expect(events(subject) == "next(nil)")
    }
}
