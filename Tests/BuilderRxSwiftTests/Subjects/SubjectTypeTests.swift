import BuilderRxSwift
import Testing

/// Subjects of functions that are generic over them.
@Suite(.leavesNoResources) struct SubjectTypeTests {
    /// Sends two elements and the completion to a subject's observer; returns what the subject sends.
    private func events<Subject: SubjectType>(of subject: Subject) -> String where Subject.Observer.Element == Int {
        let notes = EventNotes()
        notes.observe(subject, as: "")
        let observer: Subject.Observer = subject.asObserver()
        observer.onNext(1)
        observer.on(.next(2))
        observer.on(.completed)
        return notes.text
    }

    @Test func eachSubjectPassesOnWhatItsObserverReceives() {
        #expect(events(of: PublishSubject<Int>()) == "1 2 | .")
        #expect(events(of: BehaviorSubject<Int>(value: 0)) == "0 1 2 | .")
        #expect(events(of: ReplaySubject<Int>.create(bufferSize: 1)) == "1 2 | .")
        #expect(events(of: AsyncSubject<Int>()) == "2 | .")
    }

    @Test func aSubjectIsItsOwnObserver() {
        let publish = PublishSubject<Int>()
        let behavior = BehaviorSubject<Int>(value: 0)
        let replay = ReplaySubject<Int>.createUnbounded()
        let last = AsyncSubject<Int>()
        let first: PublishSubject<Int>.SubjectObserverType = publish.asObserver()
        let second: BehaviorSubject<Int>.SubjectObserverType = behavior.asObserver()
        let third: ReplaySubject<Int>.SubjectObserverType = replay.asObserver()
        let fourth: AsyncSubject<Int>.SubjectObserverType = last.asObserver()
        #expect(first === publish && second === behavior && third === replay && fourth === last)
    }
}
