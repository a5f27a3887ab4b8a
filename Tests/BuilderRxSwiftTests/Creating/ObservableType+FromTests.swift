import BuilderRxSwift
import BuilderRxTest
import Testing

/// Sources that send one element for each piece of work.
@Suite(.leavesNoResources) struct ObservableTypeFromTests {
    /// What the observable does when work on the scheduler takes a tick, subscribed to at 200.
    private func timetable(
        disposed: TestTime = 1000, _ create: @escaping (TestScheduler) -> Observable<Int>
    ) -> [Recorded<Event<Int>>] {
        let scheduler = TestScheduler(initialClock: 0)
        return scheduler.start(disposed: disposed) { create(scheduler) }.events
    }

    @Test func eachElementAndTheEndAreWorkOfTheirOwn() {
        #expect(timetable { .just(1, scheduler: $0) } == [.next(201, 1), .completed(202)])
        #expect(timetable { .from(optional: 1, scheduler: $0) } == [.next(201, 1), .completed(202)])
        #expect(timetable { .from(optional: Int?.none, scheduler: $0) } == [.completed(201)])
        #expect(timetable { .of(1, 2, scheduler: $0) } == [.next(201, 1), .next(202, 2), .completed(203)])
        #expect(timetable { .from([1], scheduler: $0) } == [.next(201, 1), .completed(202)])
        #expect(timetable { .from(Set([1]), scheduler: $0) } == [.next(201, 1), .completed(202)])
        #expect(
            timetable { .range(start: 5, count: 2, scheduler: $0) } == [.next(201, 5), .next(202, 6), .completed(203)])
        #expect(
            timetable {
                .generate(initialState: 1, condition: { $0 < 4 }, scheduler: $0, iterate: { $0 * 2 })
            } == [.next(201, 1), .next(202, 2), .completed(203)])
    }

    @Test func disposalTakesBackWhatIsScheduled() {
        #expect(timetable(disposed: 203) { .repeatElement(1, scheduler: $0) } == [.next(201, 1), .next(202, 1)])
        #expect(timetable(disposed: 202) { .of(1, 2, scheduler: $0) } == [.next(201, 1)])
        #expect(timetable(disposed: 202) { .just(1, scheduler: $0) } == [.next(201, 1)])
    }

    @Test func sequencesOnOneThreadTakeTurns() {
        let both = Observable<Int>.create { observer in
            Disposables.create(
                Observable.of(1, 2, 3).subscribe(onNext: observer.onNext),
                Observable.range(start: 10, count: 3).subscribe(onNext: observer.onNext))
        }
        var seen: [Int] = []
        both.subscribe(onNext: { seen.append($0) }).dispose()
        #expect(seen == [1, 10, 2, 11, 3, 12])
    }

    @Test func justDoesNotWaitForCurrentThreadWork() {
        var seen: [String] = []
        _ = Observable.of(1, 2).subscribe(onNext: { number in
            seen.append("\(number)")
            _ = Observable.of("a\(number)", "b\(number)").subscribe(onNext: { seen.append($0) })
            _ = Observable.just("j\(number)").subscribe(onNext: { seen.append($0) })
            seen.append("-")
        })
        #expect(seen == ["1", "j1", "-", "a1", "2", "j2", "-", "b1", "a2", "b2"])
    }

    @Test func everythingIsThereWhenTheFirstSubscribeReturns() {
        var seen: [Int] = []
        var ended = false
        _ = Observable.from(0..<1000).subscribe(onNext: { seen.append($0) }, onCompleted: { ended = true })
        #expect(seen == Array(0..<1000))
        #expect(ended)
        #expect(CurrentThreadScheduler.isScheduleRequired)
    }

    @Test func fromReadsItsSequenceLazily() {
        var made = 0
        let endless = sequence(state: 0) { (number: inout Int) -> Int? in
            made += 1
            number += 1
            return number
        }
        var seen: [Int] = []
        _ = Observable.from(endless).map { $0 }.take(3).subscribe(onNext: { seen.append($0) })
        #expect(seen == [1, 2, 3])
        #expect(made == 3)
    }

    @Test func eachSubscriptionBeginsAnew() {
        let numbers = Observable.generate(initialState: 0, condition: { $0 < 3 }, iterate: { $0 + 1 })
        var seen: [Int] = []
        for _ in 0..<2 { _ = numbers.subscribe(onNext: { seen.append($0) }) }
        #expect(seen == [0, 1, 2, 0, 1, 2])
    }

    @Test func alongSequenceNeedsNoDeepStack() {
        var count = 0
        _ = Observable.range(start: 0, count: 300_000).map { $0 }.subscribe(onNext: { _ in count += 1 })
        #expect(count == 300_000)
    }

    @Test func onASerialSchedulerRecursionIsQueued() {
        let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
        var seen: [Int] = []
        let subscription = Observable.range(start: 0, count: 5, scheduler: scheduler).subscribe(onNext: {
            seen.append($0)
        })
        #expect(seen.isEmpty)
        scheduler.start()
        #expect(seen == [0, 1, 2, 3, 4])
        subscription.dispose()
    }
}
