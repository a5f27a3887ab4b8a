import BuilderRxSwift
import BuilderRxTest
import Foundation
import Synchronization
import Testing

/// What drawings of marbles can't show about the operators of time: order within a moment, re-entrancy, release,
/// threads.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct TimedOperatorTests {
    private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)

    typealias Operator = @Sendable (Observable<Witness>, any SchedulerType) -> Observable<Witness>

    private static let keeping: [Operator] = [
        { $0.debounce(.seconds(5), scheduler: $1) },
        { Observable.just(Witness()).then($0).throttle(.seconds(5), scheduler: $1) },
        { $0.delay(.seconds(5), scheduler: $1) },
        { source, scheduler in
            source.buffer(timeSpan: .seconds(5), count: 9, scheduler: scheduler).compactMap(\.first)
        },
        { $0.observe(on: $1) },
    ]

    @Test(arguments: keeping) func whatWaitsIsReleasedByTheDisposal(_ make: Operator) {
        let subject = PublishSubject<Witness>()
        let came = Tally()
        let subscription = make(subject, scheduler).subscribe(onNext: { _ in came.note() })
        let before = came.count
        var witness: Witness? = Witness()
        weak let held = witness
        if let element = witness { subject.onNext(element) }
        witness = nil
        #expect(held != nil)
        subscription.dispose()
        #expect(held == nil)
        #expect(!subject.hasObservers)
        scheduler.start()
        #expect(came.count == before)
    }

    @Test(arguments: keeping) func whatWaitsIsReleasedByAnError(_ make: Operator) {
        let subject = PublishSubject<Witness>()
        let subscription = make(subject, scheduler).subscribe(onError: { _ in })
        var witness: Witness? = Witness()
        weak let held = witness
        if let element = witness { subject.onNext(element) }
        witness = nil
        subject.onError(RxError.unknown)
        scheduler.start()
        #expect(held == nil)
        withExtendedLifetime(subscription) {}
    }

    @Test func aThrottledElementMaySendOthers() {
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        _ = subject.throttle(.seconds(10), scheduler: scheduler).subscribe { event in
            observer.on(event)
            if event.element == 2 { subject.onNext(3) }
        }
        scheduler.scheduleAt(100) { subject.onNext(1) }
        scheduler.scheduleAt(105) { subject.onNext(2) }
        scheduler.scheduleAt(115) { subject.onCompleted() }
        scheduler.start()
        // 3 comes when the time since 1 is over: that of 2 begins when its observer has returned.
        #expect(observer.events == [.next(100, 1), .next(110, 2), .next(110, 3), .completed(115)])
    }

    @Test func aFullBufferMayFillTheNext() {
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver([Int].self)
        _ = subject.buffer(timeSpan: .seconds(10), count: 2, scheduler: scheduler).subscribe { event in
            observer.on(event)
            if event.element == [1, 2] {
                subject.onNext(3)
                subject.onNext(4)
            }
        }
        scheduler.scheduleAt(5) {
            subject.onNext(1)
            subject.onNext(2)
        }
        scheduler.scheduleAt(18) { subject.onCompleted() }
        scheduler.start()
        #expect(
            observer.events == [
                .next(5, [1, 2]), .next(5, [3, 4]), .next(15, []), .next(18, []), .completed(18),
            ])
    }

    @Test func anErrorFromInsideADelayedElementWaitsForItsReturn() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = subject.delay(.seconds(1), scheduler: scheduler).subscribe(
            onNext: {
                subject.onError(RxError.unknown)
                tally.note("\($0)")
            }, onError: { _ in tally.note("error") }, onDisposed: { tally.note("disposed") })
        subject.onNext(1)
        subject.onNext(2)
        scheduler.start()
        #expect(tally.lines == ["1", "error", "disposed"])
    }

    @Test func delayedEventsRunOneForEachTick() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(211, 3), .completed(250)])
        let result = scheduler.start { source.delay(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(220, 1), .next(221, 2), .next(222, 3), .completed(260)])
    }

    @Test func theOtherSequenceIsSubscribedToBeforeTheSourceIsDisposed() {
        let tally = Tally()
        let source = Observable<Int>.create { _ in Disposables.create { tally.note("source disposed") } }
        let other = Observable<Int>.create { observer in
            tally.note("other subscribed")
            return Disposables.create()
        }
        let subscription = source.timeout(.seconds(1), other: other, scheduler: scheduler).subscribe()
        scheduler.start()
        #expect(tally.lines == ["other subscribed", "source disposed"])
        subscription.dispose()
    }

    @Test func aTimeoutFailsFirstAndThenDisposes() {
        let tally = Tally()
        let source = Observable<Int>.create { _ in Disposables.create { tally.note("source disposed") } }
        _ = source.timeout(.seconds(1), scheduler: scheduler).subscribe(
            onError: { tally.note("\($0)") }, onDisposed: { tally.note("disposed") })
        scheduler.start()
        #expect(tally.lines == ["Sequence timeout.", "disposed", "source disposed"])
    }

    @Test func windowsOutliveTheOuterSubscription() {
        let subject = PublishSubject<Int>()
        let came = Tally()
        let inner = SerialDisposable()
        let outer = subject.window(timeSpan: .seconds(100), count: 9, scheduler: scheduler).subscribe(onNext: {
            window in
            inner.disposable = window.subscribe { came.note("\($0)") }
        })
        subject.onNext(1)
        outer.dispose()
        subject.onNext(2)
        #expect(came.lines == ["next(1)", "next(2)"])
        #expect(subject.hasObservers)
        inner.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func unsubscribedWindowsEndWithTheOuterSubscription() {
        let subject = PublishSubject<Int>()
        let outer = subject.window(timeSpan: .seconds(100), count: 9, scheduler: scheduler).subscribe()
        #expect(subject.hasObservers)
        outer.dispose()
        #expect(!subject.hasObservers)
    }

    @Test func aClockThatWasSetBackHoldsNothingUp() {
        let clock = SettableClock(scheduler)
        let subject = PublishSubject<Int>()
        let observer = scheduler.createObserver(Int.self)
        let subscription = subject.throttle(.seconds(10), scheduler: clock).subscribe(observer)
        scheduler.scheduleAt(100) { subject.onNext(1) }
        scheduler.scheduleAt(105) {
            clock.offset = -100_000
            subject.onNext(2)
        }
        scheduler.start()
        #expect(observer.events == [.next(100, 1), .next(115, 2)])
        subscription.dispose()
    }

    @Test func elementsFromSeveralThreadsTakeTurns() {
        let subject = Shared(PublishSubject<Int>())
        let (inside, overlaps, came) = (Shared(Counter()), Shared(Counter()), Shared(Counter()))
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        _ = subject.value.throttle(.seconds(0), scheduler: scheduler).subscribe(onNext: { _ in
            if inside.value.add(1) != 0 { overlaps.value.add(1) }
            came.value.add(1)
            inside.value.add(-1)
        })
        onThreads(4) { _ in for number in 0..<1000 { subject.value.onNext(number) } }
        subject.value.onCompleted()
        #expect(came.value.current == 4000)
        #expect(overlaps.value.current == 0)
    }

    @Test func timersAndElementsOfSeveralThreadsKeepTheGrammar() async {
        for _ in 0..<20 {
            let subject = Shared(PublishSubject<Int>())
            let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
            let tally = Tally()
            await awaiting { done in
                let source = subject.value.debounce(.nanoseconds(1), scheduler: scheduler)
                _ = source.buffer(timeSpan: .milliseconds(1), count: 3, scheduler: scheduler)
                    .throttle(.microseconds(10), scheduler: scheduler)
                    .subscribe { event in
                        tally.note(event.isStopEvent ? "end" : "next")
                        if event.isStopEvent { done() }
                    }
                onThreads(2) { _ in for number in 0..<200 { subject.value.onNext(number) } }
                subject.value.onCompleted()
            }
            #expect(tally.lines.firstIndex(of: "end") == tally.count - 1)
        }
    }

    @Test func delayKeepsTheOrderOnConcurrentQueues() async {
        let came = Tally()
        await awaiting { done in
            _ = Observable.range(start: 0, count: 500)
                .delay(.milliseconds(1), scheduler: ConcurrentDispatchQueueScheduler(qos: .default))
                .subscribe(onNext: { came.note("\($0)") }, onDisposed: done)
        }
        #expect(came.lines == (0..<500).map { "\($0)" })
    }
}

/// A number that several threads change.
private final class Counter: Sendable {
    private let number = Atomic(0)
    var current: Int { number.load(ordering: .relaxed) }

    /// Returns what it was before.
    @discardableResult
    func add(_ change: Int) -> Int { number.add(change, ordering: .relaxed).oldValue }
}

/// A test scheduler whose clock for others can be set.
private final class SettableClock: SchedulerType {
    private let scheduler: TestScheduler
    var offset: TimeInterval = 0

    init(_ scheduler: TestScheduler) { self.scheduler = scheduler }

    var now: RxTime { scheduler.now.addingTimeInterval(offset) }

    func schedule<StateType>(
        _ state: StateType, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.schedule(state, action: action)
    }

    func scheduleRelative<StateType>(
        _ state: StateType, dueTime: RxTimeInterval, action: @escaping (StateType) -> any Disposable
    ) -> any Disposable {
        scheduler.scheduleRelative(state, dueTime: dueTime, action: action)
    }
}

extension Observable {
    /// Both one after the other's beginning: what the first sends at once, then the second.
    fileprivate func then(_ other: Observable<Element>) -> Observable<Element> {
        .create { [self] observer in
            _ = subscribe(onNext: observer.onNext)
            return other.subscribe(observer)
        }
    }
}
