import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

@Suite(.timeLimit(.minutes(20)), .leavesNoResources) struct ObservableTypeTimerTests {
    /// Schedulers, each with the queue that runs its work.
    private static let real: [@Sendable () -> (scheduler: any SchedulerType, queue: DispatchQueue)] = [
        {
            let queue = DispatchQueue(label: "serial")
            return (SerialDispatchQueueScheduler(queue: queue, internalSerialQueueName: "own"), queue)
        },
        {
            let queue = DispatchQueue(label: "concurrent", attributes: .concurrent)
            return (ConcurrentDispatchQueueScheduler(queue: queue), queue)
        },
        { (MainScheduler.instance, .main) },
    ]

    /// The first numbers of an interval, of any type of integers.
    private func counted<Number: RxAbstractInteger>(_ type: Number.Type) -> [Number] {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start(disposed: 235) { Observable<Number>.interval(.seconds(10), scheduler: scheduler) }
        return result.events.compactMap(\.value.element)
    }

    @Test func everyTypeOfIntegersCounts() {
        #expect(counted(Int.self) == [0, 1, 2])
        #expect(counted(Int8.self) == [0, 1, 2])
        #expect(counted(UInt64.self) == [0, 1, 2])
    }

    @Test(arguments: real) func oneElementAndTheEnd(
        make: @Sendable () -> (scheduler: any SchedulerType, queue: DispatchQueue)
    ) async {
        let tally = Tally()
        await awaiting { done in
            _ = Observable<Int>.timer(.milliseconds(1), scheduler: make().scheduler).subscribe(
                onNext: { tally.note("\($0)") }, onCompleted: { tally.note("end") }, onDisposed: done)
        }
        #expect(tally.lines == ["0", "end"])
    }

    @Test(arguments: real, [RxTimeInterval.milliseconds(1), .nanoseconds(1), .seconds(0), .milliseconds(-1)])
    func nothingFiresAfterTheDisposal(
        make: @Sendable () -> (scheduler: any SchedulerType, queue: DispatchQueue), period: RxTimeInterval
    ) async {
        let tally = Tally()
        let (scheduler, queue) = make()
        let subscription = SerialDisposable()
        await awaiting { done in
            subscription.disposable = Observable<Int>.interval(period, scheduler: scheduler).subscribe(onNext: {
                tally.note("\($0)")
                if $0 == 2 { done() }
            })
        }
        subscription.dispose()
        // Runs under way have returned when the queue runs this, alone; then there is time for another period.
        await awaiting { done in queue.async(flags: .barrier) { done() } }
        let lines = tally.lines
        await awaiting { done in
            _ = Observable<Int>.timer(.milliseconds(3), scheduler: scheduler).subscribe(onDisposed: done)
        }
        #expect(lines == lines.indices.map { "\($0)" })
        #expect(tally.lines == lines)
    }

    @Test func aFarTimeKeepsNothingOnceDisposed() {
        let scheduler = HistoricalScheduler()
        var witness: Witness? = Witness()
        weak let held = witness
        let subscriptions = [
            Observable<Int>.timer(.seconds(.max), scheduler: scheduler),
            Observable<Int>.timer(.never, period: .never, scheduler: scheduler),
            Observable<Int>.interval(.seconds(1), scheduler: scheduler),
        ].map { timer in timer.subscribe(onNext: { [witness] _ in _ = witness }) }
        witness = nil
        #expect(held != nil)
        for subscription in subscriptions { subscription.dispose() }
        #expect(held == nil)
    }

    @Test func aCountWrapsAround() {
        let scheduler = HistoricalScheduler()
        var last: [UInt8] = []
        _ = Observable<UInt8>.interval(.seconds(1), scheduler: scheduler).skip(254).take(4)
            .subscribe(onNext: { last.append($0) })
        scheduler.start()
        #expect(last == [254, 255, 0, 1])
    }

    @Test(arguments: [RxTimeInterval.seconds(0), .seconds(-1)])
    func noPeriodIsAMillisecond(period: RxTimeInterval) {
        let scheduler = HistoricalScheduler(initialClock: Date(timeIntervalSinceReferenceDate: 0))
        var times: [Int] = []
        _ = Observable<Int>.interval(period, scheduler: scheduler).take(3)
            .subscribe(onNext: { _ in
                times.append(Int((scheduler.clock.timeIntervalSinceReferenceDate * 1000).rounded()))
            })
        scheduler.start()
        #expect(times == [1, 2, 3])
    }

    @Test func virtualTimeWithProcessing() {
        let scheduler = TestScheduler(initialClock: 0)
        let result = scheduler.start(disposed: 260) { Observable<Int>.timer(.seconds(10), scheduler: scheduler) }
        #expect(result.events == [.next(210, 0), .completed(210)])
    }
}
