import BuilderRxSwift
import Testing

/// What `do` calls, and when.
@Suite(.leavesNoResources) struct ObservableTypeDoTests {
    private struct Failure: Error {}

    /// A source between the closures of `do`, all of which are noted.
    private func watched(_ name: String, _ source: Observable<Int>, _ tally: Tally) -> Observable<Int> {
        source.do(
            onNext: { tally.note("\(name) onNext \($0)") }, afterNext: { tally.note("\(name) afterNext \($0)") },
            onError: { _ in tally.note("\(name) onError") }, afterError: { _ in tally.note("\(name) afterError") },
            onCompleted: { tally.note("\(name) onCompleted") },
            afterCompleted: { tally.note("\(name) afterCompleted") },
            onSubscribe: { tally.note("\(name) onSubscribe") }, onSubscribed: { tally.note("\(name) onSubscribed") },
            onDispose: { tally.note("\(name) onDispose") })
    }

    private func subscribe(_ source: Observable<Int>, _ tally: Tally) -> any Disposable {
        source.subscribe(
            onNext: { tally.note("next \($0)") }, onError: { _ in tally.note("error") },
            onCompleted: { tally.note("completed") }, onDisposed: { tally.note("disposed") })
    }

    @Test func aboveAndBelowAnOperatorWhileSubscribing() {
        let tally = Tally()
        _ = subscribe(watched("below", watched("above", .just(1), tally).map { $0 * 10 }, tally), tally)
        #expect(
            tally.lines == [
                "below onSubscribe", "above onSubscribe",
                "above onNext 1", "below onNext 10", "next 10", "below afterNext 10", "above afterNext 1",
                "above onCompleted", "below onCompleted", "completed", "disposed", "below afterCompleted",
                "above afterCompleted", "above onSubscribed", "above onDispose", "below onSubscribed",
                "below onDispose",
            ])
    }

    @Test func stepsComeAfterTheSubscription() {
        let tally = Tally()
        _ = subscribe(watched("do", .of(1, 2), tally), tally)
        #expect(
            tally.lines == [
                "do onSubscribe", "do onSubscribed", "do onNext 1", "next 1", "do afterNext 1", "do onNext 2", "next 2",
                "do afterNext 2", "do onCompleted", "completed", "disposed", "do afterCompleted", "do onDispose",
            ])
    }

    @Test func disposalGoesFromTheSourceDown() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let subscription = subscribe(watched("below", watched("above", subject, tally), tally), tally)
        subject.onNext(1)
        subscription.dispose()
        subscription.dispose()
        subject.onNext(2)
        #expect(
            tally.lines == [
                "below onSubscribe", "above onSubscribe", "above onSubscribed", "below onSubscribed", "above onNext 1",
                "below onNext 1", "next 1", "below afterNext 1", "above afterNext 1", "above onDispose",
                "below onDispose", "disposed",
            ])
    }

    @Test func failuresPass() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = subscribe(watched("do", subject, tally), tally)
        subject.onError(Failure())
        #expect(
            tally.lines == [
                "do onSubscribe", "do onSubscribed", "do onError", "error", "disposed", "do afterError", "do onDispose",
            ])
    }

    @Test func doReceivesTheCompletionOfASynchronousSourceAboveTake() {
        let tally = Tally()
        _ = subscribe(watched("do", .just(1), tally).take(1), tally)
        #expect(
            tally.lines == [
                "do onSubscribe", "do onNext 1", "next 1", "completed", "disposed", "do afterNext 1", "do onCompleted",
                "do afterCompleted", "do onSubscribed", "do onDispose",
            ])
    }

    @Test func aSourceThatTakesItsTimeIsNot() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = subscribe(watched("do", subject, tally).take(1), tally)
        subject.onNext(1)
        subject.onCompleted()
        #expect(
            tally.lines == [
                "do onSubscribe", "do onSubscribed", "do onNext 1", "next 1", "completed", "disposed", "do onDispose",
                "do afterNext 1",
            ])
    }

    @Test func whatIsThrownBeforeReplacesTheEvent() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let source = subject.do(
            onNext: { _ in throw Failure() }, afterNext: { _ in tally.note("afterNext") },
            onError: { _ in tally.note("onError") }, onDispose: { tally.note("onDispose") })
        _ = subscribe(source, tally)
        subject.onNext(1)
        #expect(tally.lines == ["error", "disposed", "onDispose"])
        #expect(!subject.hasObservers)
    }

    @Test func whatIsThrownAfterTheEndIsDropped() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = subscribe(subject.do(afterCompleted: { throw Failure() }, onDispose: { tally.note("onDispose") }), tally)
        subject.onCompleted()
        #expect(tally.lines == ["completed", "disposed", "onDispose"])
    }

    @Test func disposalInsideOfOnNext() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let serial = SerialDisposable()
        serial.disposable = subscribe(
            subject.do(onNext: { _ in serial.dispose() }, onDispose: { tally.note("onDispose") }), tally)
        subject.onNext(1)
        #expect(tally.lines == ["onDispose", "disposed"])
    }
}
