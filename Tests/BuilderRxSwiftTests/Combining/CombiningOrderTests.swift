import BuilderRxSwift
import Testing

/// Who is subscribed to and disposed when, and how sources that send at once take turns.
@Suite(.leavesNoResources) struct CombiningOrderTests {
    private let tally = Tally()

    /// A source that records what happens to it, and sends a test's events at once.
    private func noted(_ name: String, _ events: [Event<Int>] = []) -> Observable<Int> {
        .create { [tally] observer in
            tally.note("+\(name)")
            events.forEach(observer.on)
            return tally.disposable("-\(name)")
        }
    }

    private func run<Element>(_ observable: Observable<Element>) -> [String] {
        observable.subscribe { [tally] in tally.note("\($0)") }.dispose()
        return tally.lines
    }

    private func numbers(_ observable: Observable<Int>) -> [Int] {
        var numbers: [Int] = []
        _ = observable.subscribe(onNext: { numbers.append($0) })
        return numbers
    }

    @Test func mergeSubscribesInOrder() {
        #expect(run(Observable.merge(noted("a"), noted("b"), noted("c"))) == ["+a", "+b", "+c", "-a", "-b", "-c"])
    }

    @Test func mergeSubscribesToAllAlsoAfterAFailure() {
        let failing = Observable<Int>.error(RxError.unknown)
        let lines = run(Observable.merge(noted("a"), failing, noted("b")))
        #expect(lines.filter { $0.hasPrefix("+") } == ["+a", "+b"])
        #expect(Set(lines.suffix(3)).isSuperset(of: ["+b", "-b"]))
        #expect(lines.filter { $0.hasPrefix("error") }.count == 1)
    }

    @Test func theOtherOneFirst() {
        #expect(run(noted("a").take(until: noted("b"))) == ["+b", "+a", "-a", "-b"])
    }

    @Test func theSecondFirst() {
        #expect(run(noted("a").withLatestFrom(noted("b"))) == ["+b", "+a", "-a", "-b"])
    }

    @Test func theSourceFirst() {
        #expect(run(noted("a").skip(until: noted("b"))) == ["+a", "+b", "-a", "-b"])
    }

    @Test func theSampledFirst() {
        #expect(run(noted("a").sample(noted("b"))) == ["+a", "+b", "-a", "-b"])
    }

    @Test func pairsInOrder() {
        #expect(run(Observable.zip(noted("a"), noted("b"))) == ["+a", "+b", "-a", "-b"])
    }

    @Test func concatDisposesTheFirstBeforeTheSecondBegins() {
        let lines = run(noted("a", [.next(1), .completed]).concat(noted("b", [.completed])))
        #expect(lines == ["+a", "next(1)", "-a", "+b", "-b", "completed"])
    }

    @Test func retryDisposesTheOldAttemptFirst() {
        let lines = run(noted("a", [.error(RxError.unknown)]).retry(2).catchAndReturn(0))
        #expect(lines == ["+a", "-a", "+a", "-a", "next(0)", "completed"])
    }

    @Test func catchDisposesTheFailedOneWhenTheOtherHasBegun() {
        let failing = PublishSubject<Int>()
        let source = failing.do(onDispose: { [tally] in tally.note("-a") })
        let subscription = source.catch { _ in noted("b") }.subscribe()
        failing.onError(RxError.unknown)
        #expect(tally.lines == ["+b", "-a"])
        subscription.dispose()
        #expect(tally.lines == ["+b", "-a", "-b"])
    }

    @Test func switchingDisposesTheOldOneBeforeTheNewOneBegins() {
        let outer = PublishSubject<String>()
        let subscription = outer.flatMapLatest { noted($0) }.subscribe()
        outer.onNext("a")
        outer.onNext("b")
        #expect(tally.lines == ["+a", "-a", "+b"])
        subscription.dispose()
        #expect(tally.lines == ["+a", "-a", "+b", "-b"])
    }

    @Test func anErrorPassesBeforeItsSourceIsDisposed() {
        let failing = PublishSubject<Int>()
        let source = failing.do(onDispose: { [tally] in tally.note("-a") })
        _ = Observable.merge(source, .never()).subscribe { [tally] in tally.note("\($0)") }
        failing.onError(RxError.unknown)
        #expect(tally.lines == ["error(Unknown error occurred.)", "-a"])
    }

    @Test func aPairsErrorPassesAfterItsSourceIsDisposed() {
        let failing = PublishSubject<Int>()
        let source = failing.do(onDispose: { [tally] in tally.note("-a") })
        _ = Observable.zip(source, Observable<Int>.never()).subscribe { [tally] in tally.note("\($0)") }
        failing.onError(RxError.unknown)
        #expect(tally.lines == ["-a", "error(Unknown error occurred.)"])
    }

    @Test func turns() {
        #expect(numbers(Observable.merge(.of(1, 2), .of(3, 4))) == [1, 3, 2, 4])
        #expect(numbers(Observable.of(1, 2).flatMap { Observable.of($0 * 10, $0 * 10 + 1) }) == [10, 11, 20, 21])
        #expect(numbers(Observable.of(1, 2).concatMap { Observable.of($0 * 10, $0 * 10 + 1) }) == [10, 11, 20, 21])
        #expect(
            numbers(Observable.combineLatest(Observable.of(1, 2), Observable.of(30, 40)) { $0 + $1 }) == [31, 32, 42])
        #expect(numbers(Observable.zip(Observable.of(1, 2), Observable.of(30, 40)) { $0 + $1 }) == [31, 42])
        #expect(numbers(Observable.of(1, 2).startWith(0).concat(Observable.of(3))) == [0, 1, 2, 3])
    }

    @Test func whatIsThereAtOnceIsDeliveredAtOnce() {
        let subject = BehaviorSubject(value: 1)
        #expect(numbers(Observable.combineLatest(subject, Observable.just(2)) { $0 + $1 }) == [3])
        #expect(numbers(subject.withLatestFrom(Observable.just(7))) == [7])
        #expect(numbers(subject.flatMapLatest { Observable.just($0 + 1) }) == [2])
        #expect(numbers(Observable.just(5).amb(subject)) == [5])
        subject.onCompleted()
    }

    @Test func withUnretainedEndsWithItsObject() {
        var owner: Witness? = Witness()
        let subject = PublishSubject<Int>()
        _ = subject.withUnretained(owner ?? Witness()).map { $1 }.subscribe { [tally] in tally.note("\($0)") }
        subject.onNext(1)
        owner = nil
        #expect(tally.lines == ["next(1)"])
        subject.onNext(2)
        #expect(tally.lines == ["next(1)", "completed"])
        #expect(owner == nil)
        #expect(!subject.hasObservers)
    }
}
