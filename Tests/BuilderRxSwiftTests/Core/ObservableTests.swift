import BuilderRxRelay
import BuilderRxSwift
import Foundation
import Testing

@Suite(.leavesNoResources) struct ObservableTests {
    private struct Failure: Error {}

    /// The events of a sequence as text.
    private func events<Source: ObservableType>(_ source: Source) -> [String] {
        let log = Log()
        source.subscribe { log.add($0.debugDescription) }.dispose()
        return log.lines
    }

    private final class Log {
        private(set) var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
    }

    @Test func creation() {
        #expect(events(Observable.just(1)) == ["next(1)", "completed"])
        #expect(events(Observable.of(1, 2)) == ["next(1)", "next(2)", "completed"])
        #expect(events(Observable<Int>.from([])) == ["completed"])
        #expect(events(Observable<Int>.empty()) == ["completed"])
        #expect(events(Observable<Int>.never()) == [])
        #expect(events(Observable<Int>.error(Failure())) == ["error(Failure())"])
    }

    @Test func operators() {
        let numbers = Observable.of(1, 1, 2, 3)
        #expect(events(numbers.map { $0 * 2 }.filter { $0 > 2 }) == ["next(4)", "next(6)", "completed"])
        #expect(events(numbers.compactMap { $0 == 2 ? nil : $0 }.skip(1)) == ["next(1)", "next(3)", "completed"])
        #expect(events(numbers.distinctUntilChanged()) == ["next(1)", "next(2)", "next(3)", "completed"])
        #expect(events(numbers.map { if $0 == 2 { throw Failure() } else { $0 } }).last == "error(Failure())")
        #expect(events(numbers.skip(-1)).count == 5)
        #expect(events(numbers.skip(9)) == ["completed"])
    }

    @Test func theGrammarHoldsWhateverTheSourceDoes() {
        var disposed = 0
        let unruly = Observable<Int>.create { observer in
            observer.onNext(1)
            observer.onCompleted()
            observer.onNext(2)
            observer.onError(Failure())
            return Disposables.create { disposed += 1 }
        }
        #expect(events(unruly) == ["next(1)", "completed"])
        #expect(disposed == 1)
    }

    @Test func nothingArrivesAfterDisposal() {
        let subject = PublishSubject<Int>()
        var seen: [Int] = []
        var disposed = 0
        let subscription = subject.subscribe(onNext: { seen.append($0) }, onDisposed: { disposed += 1 })
        subject.onNext(1)
        subscription.dispose()
        subscription.dispose()
        subject.onNext(2)
        #expect(seen == [1])
        #expect(disposed == 1)
        #expect(!subject.hasObservers)
    }

    @Test func aBagEndsItsSubscriptions() {
        let subject = PublishSubject<Int>()
        var bag: DisposeBag? = DisposeBag()
        if let bag { subject.subscribe(onNext: { _ in }).disposed(by: bag) }
        #expect(subject.hasObservers)
        bag = nil
        #expect(bag == nil)
        #expect(!subject.hasObservers)
    }

    @Test func anEndedSubjectSendsItsEnd() {
        let subject = PublishSubject<Int>()
        subject.onNext(1)
        subject.onCompleted()
        subject.onNext(2)
        #expect(events(subject) == ["completed"])
        let failed = BehaviorSubject(value: 1)
        failed.onError(Failure())
        #expect(events(failed) == ["error(Failure())"])
        #expect(throws: Failure.self) { try failed.value() }
        let disposed = BehaviorSubject(value: 1)
        disposed.dispose()
        #expect(throws: RxError.self) { try disposed.value() }
    }

    @Test func relaysHaveAValue() {
        let relay = BehaviorRelay(value: 1)
        let log = Log()
        let bag = DisposeBag()
        relay.subscribe(onNext: { log.add("\($0)") }).disposed(by: bag)
        relay.accept(2)
        #expect(relay.value == 2)
        #expect(log.lines == ["1", "2"])
        let copy = PublishRelay<Int>()
        let other = BehaviorRelay(value: 0)
        copy.bind(to: other).disposed(by: bag)
        relay.bind(to: copy).disposed(by: bag)
        #expect(other.value == 2)
    }

    @Test func observersMaySubscribeAndSendInsideOnNext() {
        let subject = PublishSubject<Int>()
        var seen: [String] = []
        let inner = SerialDisposable()
        let outer = subject.subscribe(onNext: { number in
            seen.append("a\(number)")
            if number == 1 {
                inner.disposable = subject.subscribe(onNext: { seen.append("b\($0)") })
                subject.onNext(2)
            }
        })
        subject.onNext(1)
        #expect(seen == ["a1", "a2", "b2"])
        outer.dispose()
        inner.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func subjectsStandSeveralThreads() async {
        let relay = BehaviorRelay(value: 0)
        let subject = PublishSubject<Int>()
        let counter = Counter()
        let subscription = subject.subscribe(onNext: { counter.add($0) })
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<200 {
                        subject.onNext(1)
                        relay.accept(relay.value)
                        relay.subscribe(onNext: { _ in }).dispose()
                    }
                }
            }
        }
        subscription.dispose()
        #expect(counter.total == 1600)
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var sum = 0
        var total: Int { lock.withLock { sum } }
        func add(_ number: Int) { lock.withLock { sum += number } }
    }

    @MainActor
    @Test func schedulersDeliverOnTheMainActor() async {
        let subject = PublishSubject<Int>()
        var seen: [String] = []
        let now = subject.observe(on: MainScheduler()).subscribe(onNext: { seen.append("now \($0)") })
        let later = subject.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { seen.append("later \($0)") })
        let never = subject.observe(on: MainScheduler.asyncInstance).subscribe(onNext: { seen.append("never \($0)") })
        subject.onNext(1)
        #expect(seen == ["now 1"])
        never.dispose()
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            let last = Last()
            last.subscription = subject.observe(on: ConcurrentMainScheduler.instance).subscribe(onNext: { number in
                MainActor.assertIsolated()
                seen.append("from elsewhere \(number)")
                last.subscription?.dispose()
                done.resume()
            })
            DispatchQueue.global().async { subject.onNext(2) }
        }
        await withCheckedContinuation { (done: CheckedContinuation<Void, Never>) in
            DispatchQueue.main.async { done.resume() }
        }
        #expect(seen.filter { $0.hasPrefix("now") } == ["now 1", "now 2"])
        #expect(seen.filter { $0.hasPrefix("later") } == ["later 1", "later 2"])
        #expect(seen.filter { $0.hasPrefix("from") } == ["from elsewhere 2"])
        #expect(!seen.contains { $0.hasPrefix("never") })
        now.dispose()
        later.dispose()
    }

    private final class Last: @unchecked Sendable {
        var subscription: (any Disposable)?
    }

    @Test func serialDisposablesHoldOne() {
        let serial = SerialDisposable()
        let first = BooleanFlag()
        let second = BooleanFlag()
        serial.disposable = Disposables.create { first.raise() }
        serial.disposable = Disposables.create { second.raise() }
        #expect(first.isUp)
        #expect(!second.isUp)
        serial.dispose()
        #expect(second.isUp)
        let third = BooleanFlag()
        serial.disposable = Disposables.create { third.raise() }
        #expect(third.isUp)
    }

    private final class BooleanFlag {
        private(set) var isUp = false
        func raise() { isUp = true }
    }
}
