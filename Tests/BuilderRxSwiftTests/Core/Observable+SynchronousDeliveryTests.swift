import BuilderRxRelay
import BuilderRxSwift
import Testing

/// What can be delivered while subscribing is there when `subscribe` returns.
@Suite(.leavesNoResources) struct ObservableSynchronousDeliveryTests {
    /// Sources with what they deliver at once.
    private static func sources() -> [(name: String, Observable<Int>, String)] {
        let replay = ReplaySubject<Int>.create(bufferSize: 2)
        (1...3).forEach(replay.onNext)
        let ended = AsyncSubject<Int>()
        ended.onNext(1)
        ended.onCompleted()
        return [
            ("just", .just(1), "a1 a| a."),
            ("of", .of(1, 2), "a1 a2 a| a."),
            ("from", .from([1, 2]), "a1 a2 a| a."),
            ("from a sequence", .from(1...2), "a1 a2 a| a."),
            ("from an optional", .from(optional: 1), "a1 a| a."),
            ("empty", .empty(), "a| a."),
            ("never", .never(), ""),
            ("error", .error(RxError.unknown), "a# a."),
            ("range", .range(start: 1, count: 2), "a1 a2 a| a."),
            ("generate", .generate(initialState: 1, condition: { $0 < 3 }, iterate: { $0 + 1 }), "a1 a2 a| a."),
            ("deferred", .deferred { .of(1, 2) }, "a1 a2 a| a."),
            (
                "create",
                .create { observer in
                    observer.onNext(1)
                    observer.onCompleted()
                    return Disposables.create()
                }, "a1 a| a."
            ),
            ("a relay", BehaviorRelay(value: 1).asObservable(), "a1"),
            ("a publish relay", PublishRelay<Int>().asObservable(), ""),
            ("a behavior subject", BehaviorSubject(value: 1), "a1"),
            ("a replay subject", replay, "a2 a3"),
            ("an async subject that has ended", ended, "a1 a| a."),
        ]
    }

    @Test(arguments: sources().indices) func itIsThereWhenSubscribeReturns(_ index: Int) {
        let (name, source, expected) = Self.sources()[index]
        let notes = EventNotes()
        notes.observe(source, as: "a")
        #expect(notes.take() == expected, "\(name)")
        notes.finish()
        _ = notes.take()
        // The same through operators.
        notes.observe(source.map { $0 }.filter { _ in true }, as: "a")
        #expect(notes.take() == expected, "\(name) with operators")
        notes.finish()
    }

    /// Inside of a running loop, sources that take turns wait until what runs has returned; the others don't.
    @Test(arguments: sources().indices) func insideARunningLoopOnlyStepsWait(_ index: Int) {
        let (name, source, expected) = Self.sources()[index]
        let stepping = ["of", "from", "from a sequence", "range", "generate", "deferred"].contains(name)
        let notes = EventNotes()
        var atOnce = ""
        _ = CurrentThreadScheduler.instance.schedule(()) { _ in
            notes.observe(source, as: "a")
            atOnce = notes.text
            return Disposables.create()
        }
        #expect(atOnce == (stepping ? "" : expected), "\(name)")
        #expect(notes.text == expected, "\(name)")
        notes.finish()
    }

    @Test func aSubscriptionInsideAnElementOfASubjectDeliversAtOnce() {
        let subject = PublishSubject<Int>()
        let notes = EventNotes()
        // No loop runs on a subject's behalf, so steps are done at once here, too.
        notes.observe(
            subject, as: "s",
            then: { number in
                notes.observe(Observable.of(number, number + 1), as: "a")
                notes.note("back")
            })
        subject.onNext(1)
        #expect(notes.take() == "s1 a1 a2 a| a. back")
        notes.finish()
    }

    @Test func aSubscriptionInsideAStepTakesTurnsWithIt() {
        let notes = EventNotes()
        notes.observe(
            Observable.of(1, 2), as: "o",
            then: { number in
                notes.observe(Observable.of(10 * number, 10 * number + 1), as: "i")
                notes.note("back")
            })
        #expect(notes.take() == "o1 back i10 o2 back i11 i20 o| o. i| i. i21 i| i.")
        notes.finish()
    }

    @Test func aJustInsideAStepIsThereAtOnce() {
        let notes = EventNotes()
        notes.observe(
            Observable.of(1, 2), as: "o",
            then: { number in
                notes.observe(Observable.just(number), as: "j")
                notes.note("back")
            })
        #expect(notes.take() == "o1 j1 j| j. back o2 j2 j| j. back o| o.")
        notes.finish()
    }

    @Test func aSubjectDeliversBeforeOnNextReturns() {
        let subject = PublishSubject<Int>()
        let relay = BehaviorRelay(value: 0)
        let notes = EventNotes()
        notes.observe(subject.map { $0 + 1 }, as: "s")
        let binding = subject.bind(to: relay)
        notes.observe(relay, as: "r")
        subject.onNext(1)
        notes.note("returned")
        #expect(notes.take() == "r0 s2 r1 returned")
        #expect(relay.value == 1)
        binding.dispose()
        notes.finish()
    }

    @MainActor
    @Test func boundOnTheMainThreadItIsThereAtOnce() {
        final class Label { var text = "" }
        let label = Label()
        // One of its own: work of other tests may wait for the shared one.
        let subscription = Observable.just("hello").observe(on: MainScheduler())
            .subscribe(onNext: { label.text = $0 })
        #expect(label.text == "hello")
        subscription.dispose()
    }

    @Test func eachSubscriptionStartsTheSourceAnew() {
        var starts = 0
        let notes = EventNotes()
        let source = Observable<Int>.create { observer in
            starts += 1
            observer.onNext(starts)
            return Disposables.create()
        }
        #expect(starts == 0)
        notes.observe(source, as: "a")
        notes.observe(source, as: "b")
        #expect(notes.take() == "a1 b2")
        notes.finish()
    }
}
