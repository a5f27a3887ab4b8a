import BuilderRxSwift
import Testing

/// Subjects that have ended or were disposed, and later subscriptions to them.
@Suite(.leavesNoResources) struct SubjectEndTests {
    private enum Failure: Error { case first, second }

    private func events<Source: ObservableConvertibleType>(_ source: Source) -> String {
        let notes = EventNotes()
        source.asObservable().subscribe { notes.note($0.debugDescription) }.dispose()
        return notes.text
    }

    @Test func theFirstEndCounts() {
        let completed = PublishSubject<Int>()
        let failed = PublishSubject<Int>()
        let notes = EventNotes()
        notes.observe(completed, as: "a")
        notes.observe(failed, as: "b")
        completed.onCompleted()
        completed.onCompleted()
        completed.onError(Failure.first)
        completed.onNext(1)
        failed.onError(Failure.first)
        failed.onError(Failure.second)
        failed.onCompleted()
        failed.onNext(1)
        #expect(notes.text == "a| a. b# b.")
        #expect(events(completed) == "completed")
        #expect(events(failed) == "error(first)")
        notes.finish()
    }

    @Test func aDisposedSubjectIgnoresEventsAndEmitsErrorsToNewObservers() {
        let publish = PublishSubject<Int>()
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        let notes = EventNotes()
        notes.observe(publish, as: "p")
        notes.observe(behavior, as: "b")
        notes.observe(replay, as: "r")
        #expect(notes.take() == "b0")
        publish.dispose()
        behavior.dispose()
        replay.dispose()
        publish.dispose()
        for subject in [publish.on, behavior.on, replay.on] as [(Event<Int>) -> Void] {
            subject(.next(1))
            subject(.completed)
        }
        // Its observers are let go without a word, not even that of their disposal.
        #expect(notes.take() == "")
        #expect(publish.isDisposed && behavior.isDisposed)
        #expect(!publish.hasObservers && !behavior.hasObservers && !replay.hasObservers)
        for source in [publish, behavior, replay] as [Observable<Int>] {
            #expect(events(source).hasPrefix("error(Object"))
        }
        notes.finish()
        #expect(notes.take() == "p. b. r.")
    }

    @Test func hasObserversFollowsSubscriptions() {
        let publish = PublishSubject<Int>()
        let behavior = BehaviorSubject(value: 0)
        let replay = ReplaySubject<Int>.createUnbounded()
        let async = AsyncSubject<Int>()
        func check(_ expected: Bool, _ location: SourceLocation = #_sourceLocation) {
            let all = [publish.hasObservers, behavior.hasObservers, replay.hasObservers, async.hasObservers]
            #expect(all == Array(repeating: expected, count: 4), sourceLocation: location)
        }
        check(false)
        let sources: [Observable<Int>] = [publish, behavior, replay, async]
        let first = sources.map { $0.subscribe() }
        check(true)
        let second = sources.map { $0.map { $0 }.subscribe() }
        first.forEach { $0.dispose() }
        check(true)
        second.forEach { $0.dispose() }
        check(false)
        let third = sources.map { $0.subscribe() }
        for subject in [publish.on, behavior.on, replay.on, async.on] as [(Event<Int>) -> Void] { subject(.completed) }
        check(false)
        third.forEach { $0.dispose() }
        let late = sources.map { $0.subscribe() }
        check(false)
        late.forEach { $0.dispose() }
    }

    @Test func aSubjectThatGoesAwayLetsItsObserversGo() {
        final class Held {}
        var subject: PublishSubject<Int>? = PublishSubject()
        weak var held: Held?
        do {
            let object = Held()
            held = object
            _ = subject?.subscribe(onNext: { _ in withExtendedLifetime(object) {} })
        }
        #expect(held != nil)
        subject = nil
        #expect(held == nil)
        #expect(subject == nil)
    }

    @Test func aDisposedSubjectLetsItsObserversGo() {
        final class Held {}
        let subject = BehaviorSubject(value: 1)
        weak var held: Held?
        do {
            let object = Held()
            held = object
            _ = subject.subscribe(onNext: { _ in withExtendedLifetime(object) {} })
        }
        #expect(held != nil)
        subject.dispose()
        #expect(held == nil)
    }
}
