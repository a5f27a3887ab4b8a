import BuilderRxSwift
import BuilderRxTest
import Foundation
import Synchronization
import Testing

/// Delivery on schedulers of real queues. No test depends on how long anything takes.
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct ObservableTypeObserveOnTests {
    private static let queues: [@Sendable () -> any ImmediateSchedulerType] = [
        { SerialDispatchQueueScheduler(qos: .default) },
        { MainScheduler.asyncInstance },
        { MainScheduler() },
        { ConcurrentDispatchQueueScheduler(qos: .default) },
        { ConcurrentMainScheduler.instance },
        { OperationQueueScheduler(operationQueue: OperationQueue()) },
    ]

    @Test(arguments: queues) func theOrderStaysAndTheEndComesLast(make: @Sendable () -> any ImmediateSchedulerType)
        async
    {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let inside = Atomic(0)
        await awaiting { done in
            _ = subject.observe(on: make()).subscribe { event in
                if inside.add(1, ordering: .relaxed).oldValue != 0 { tally.note("overlap") }
                tally.note("\(event)")
                inside.subtract(1, ordering: .relaxed)
                if event.isStopEvent { done() }
            }
            for number in 0..<10_000 { subject.onNext(number) }
            subject.onCompleted()
        }
        #expect(tally.lines == (0..<10_000).map { "next(\($0))" } + ["completed"])
    }

    @Test(arguments: queues) func anErrorTakesItsTurn(make: @Sendable () -> any ImmediateSchedulerType) async {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        await awaiting { done in
            _ = subject.observe(on: make()).subscribe(
                onNext: { tally.note("\($0)") },
                onError: { _ in tally.note("error") },
                onDisposed: {
                    tally.note("disposed")
                    done()
                })
            subject.onNext(1)
            subject.onNext(2)
            subject.onError(RxError.unknown)
        }
        #expect(tally.lines == ["1", "2", "error", "disposed"])
    }

    @Test func whatWaitsAtTheDisposalIsDroppedAndReleased() async {
        let queue = DispatchQueue(label: "held up")
        queue.suspend()
        let scheduler = SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own")
        let subject = PublishSubject<Witness>()
        let tally = Tally()
        let subscription = subject.observe(on: scheduler).subscribe { _ in tally.note("never") }
        var witness: Witness? = Witness()
        weak let held = witness
        if let element = witness { subject.onNext(element) }
        witness = nil
        #expect(held != nil)
        subscription.dispose()
        #expect(held == nil)
        #expect(!subject.hasObservers)
        queue.resume()
        await settle(scheduler)
        #expect(tally.lines == [])
    }

    @Test(arguments: queues) func disposalFromAnotherThreadWhileElementsAreInFlight(
        make: @Sendable () -> any ImmediateSchedulerType
    ) async {
        for _ in 0..<20 {
            let scheduler = make()
            let subject = Shared(PublishSubject<Int>())
            let firstCame = DispatchSemaphore(value: 0)
            // An element that was under way may still come, on a concurrent queue even later.
            let late = Atomic(false)
            let subscription = Shared(
                subject.value.observe(on: scheduler)
                    .subscribe(onNext: {
                        firstCame.signal()
                        if $0 == 1000 { late.store(true, ordering: .relaxed) }
                    }))
            onThreads(2) { thread in
                if thread == 0 {
                    for number in 0..<200 { subject.value.onNext(number) }
                } else {
                    for _ in 0..<50 { subject.value.onNext(-1) }
                    firstCame.wait()
                    subscription.value.dispose()
                }
            }
            subscription.value.dispose()
            subject.value.onNext(1000)
            await settle(scheduler)
            let isLate = late.load(ordering: .relaxed)
            #expect(!isLate)
        }
    }

    @Test func disposalInTheObserverIsTheLastThing() async {
        let scheduler = SerialDispatchQueueScheduler(qos: .default)
        let subject = PublishSubject<Int>()
        let tally = Tally()
        let subscription = Shared(SerialDisposable())
        subscription.value.disposable = subject.observe(on: scheduler).subscribe(onNext: {
            tally.note("\($0)")
            if $0 == 3 { subscription.value.dispose() }
        })
        for number in 1...10 { subject.onNext(number) }
        subject.onCompleted()
        await settle(scheduler)
        #expect(tally.lines == ["1", "2", "3"])
    }

    @Test func virtualTimeRunsOneForEachTick() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(230, 3), .completed(230)])
        let result = scheduler.start { source.observe(on: scheduler) }
        #expect(result.events == [.next(211, 1), .next(212, 2), .next(231, 3), .completed(232)])
        #expect(source.subscriptions == [Subscription(200, 230)])
    }

    @Test func theCurrentThreadTakesTurns() {
        let subject = PublishSubject<Int>()
        let tally = Tally()
        _ = subject.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { number in
            if number < 3 { subject.onNext(number + 1) }
            tally.note("\(number)")
        })
        subject.onNext(1)
        #expect(tally.lines == ["1", "2", "3"])
        subject.onCompleted()
    }
}

/// When the main scheduler delivers inline.
@MainActor
@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct ObserveOnMainTests {
    private let subject = PublishSubject<String>()
    private let tally = Tally()

    private func observe(_ scheduler: any ImmediateSchedulerType) -> any Disposable {
        subject.observe(on: scheduler).subscribe(onNext: { [tally] name in
            MainActor.assertIsolated()
            tally.note(name)
        })
    }

    @Test func whatIsThereAtOnceIsDeliveredAtOnce() {
        _ = Observable.just("just").observe(on: MainScheduler()).subscribe { [tally] in tally.note("\($0)") }
        #expect(tally.lines == ["next(just)", "completed"])
    }

    @Test func elementsAreInlineWhenNothingWaits() {
        let subscription = observe(MainScheduler())
        subject.onNext("first")
        #expect(tally.lines == ["first"])
        subject.onNext("second")
        #expect(tally.lines == ["first", "second"])
        subscription.dispose()
    }

    @Test func anElementFromInsideGoesThroughTheQueue() async {
        let scheduler = MainScheduler()
        let subscription = subject.observe(on: scheduler).subscribe(onNext: { [subject, tally] name in
            if name == "outer" { subject.onNext("inner") }
            tally.note(name)
        })
        subject.onNext("outer")
        #expect(tally.lines == ["outer"])
        subject.onNext("behind")
        #expect(tally.lines == ["outer"])
        await settle(scheduler)
        #expect(tally.lines == ["outer", "inner", "behind"])
        subscription.dispose()
    }

    @Test func anElementFromElsewhereKeepsItsPlace() async {
        let scheduler = MainScheduler()
        let subscription = observe(scheduler)
        let (sender, sent) = (Shared(subject), DispatchSemaphore(value: 0))
        DispatchQueue.global().async {
            sender.value.onNext("elsewhere")
            sent.signal()
        }
        // The main thread is held up on purpose: the element can't have been delivered when this thread sends its own.
        hold(sent)
        subject.onNext("here")
        #expect(tally.lines == [])
        await settle(scheduler)
        #expect(tally.lines == ["elsewhere", "here"])
        subscription.dispose()
    }

    private nonisolated func hold(_ semaphore: DispatchSemaphore) {
        semaphore.wait()
    }

    @Test func theAsynchronousOneIsNeverInline() async {
        let subscription = observe(MainScheduler.asyncInstance)
        subject.onNext("later")
        #expect(tally.lines == [])
        await settle(MainScheduler.asyncInstance)
        #expect(tally.lines == ["later"])
        subscription.dispose()
    }

    @Test func concurrentMainSchedulerDeliversInlineOnTheMainThread() async {
        let sender = Shared(subject)
        let subscription = observe(ConcurrentMainScheduler.instance)
        subject.onNext("inline")
        #expect(tally.lines == ["inline"])
        await awaiting { done in
            DispatchQueue.global().async {
                sender.value.onNext("queued")
                done()
            }
        }
        await settle(MainScheduler.asyncInstance)
        #expect(tally.lines == ["inline", "queued"])
        subscription.dispose()
    }
}
