import IOSFixture
import RxSwift
import RxTest
import Testing

@Suite struct CountdownViewModelTests {
    /// Ten ticks a second; nothing takes time but waiting.
    private let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)

    @Test func itCountsASecondAStepAndStopsAtZero() {
        let model = CountdownViewModel(seconds: 3, scheduler: scheduler)
        scheduler.scheduleAt(300) { model.start.onNext(()) }
        let remaining = scheduler.start { model.remaining }
        #expect(remaining.events == [.next(300, 3), .next(310, 2), .next(320, 1), .next(330, 0)])
    }

    @Test func anotherStartBeginsAgain() {
        let model = CountdownViewModel(seconds: 2, scheduler: scheduler)
        for time in [300, 315, 500] {
            scheduler.scheduleAt(time) { model.start.onNext(()) }
        }
        let bag = DisposeBag()
        var finished: [Int] = []
        model.finished.subscribe(onNext: { finished.append(scheduler.clock) }).disposed(by: bag)
        let remaining = scheduler.start { model.remaining }
        #expect(
            remaining.events == [
                .next(300, 2), .next(310, 1), .next(315, 2), .next(325, 1), .next(335, 0),
                .next(500, 2), .next(510, 1), .next(520, 0),
            ])
        #expect(finished == [335, 520])
    }

    @Test func disposingStopsTheClock() {
        let model = CountdownViewModel(seconds: 61, scheduler: scheduler)
        scheduler.scheduleAt(300) { model.start.onNext(()) }
        let text = scheduler.start(created: 100, subscribed: 200, disposed: 325) { model.text }
        #expect(text.events == [.next(300, "1:01"), .next(310, "1:00"), .next(320, "0:59")])
        #expect(!model.start.hasObservers)
        #expect(scheduler.clock < 400)
    }
}
