import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

@Suite(.leavesNoResources) struct TestSchedulerTests {
    private enum Failure: Error { case one, two }
    private enum OtherFailure: Error { case one }

    /// RxTest's functions that `Recorded`'s have replaced.
    @Test func recordsAreMadeByFunctionsToo() {
        struct Failure: Error {}
        let records: [Recorded<Event<Int>>] = [next(1, 2), completed(3), error(4, Failure())]
        #expect(records.map(\.time) == [1, 3, 4])
        #expect(records.map { "\($0.value)" } == ["next(2)", "completed", "error(Failure())"])
    }

    @Test func aHotObservableEmitsWithoutSubscribers() {
        let scheduler = TestScheduler(initialClock: 0)
        let source: TestableObservable<Int> = scheduler.createHotObservable([
            .next(150, 1), .next(200, 2), .next(201, 3), .next(250, 4), .completed(300), .next(310, 5),
        ])
        let result = scheduler.start { source.map { $0 * 10 } }
        #expect(result.events == [.next(201, 30), .next(250, 40), .completed(300)])
        #expect(source.subscriptions == [Subscription(200, 300)])
        #expect(source.recordedEvents.count == 6)
        #expect(source.subscriptions.first?.unsubscribe == 300)
    }

    @Test func aColdSourceBeginsWithItsObserver() {
        let scheduler = TestScheduler(initialClock: 0)
        let source = scheduler.createColdObservable([.next(0, "a"), .next(100, "b"), .error(150, Failure.one)])
        let late = scheduler.createObserver(String.self)
        scheduler.scheduleAt(320) { _ = source.subscribe(late) }
        let result = scheduler.start { source }
        #expect(result.events == [.next(200, "a"), .next(300, "b"), .error(350, Failure.one)])
        #expect(late.events == [.next(320, "a"), .next(420, "b"), .error(470, Failure.one)])
        #expect(source.subscriptions.first == Subscription(200, 350))
        #expect(source.subscriptions.last == Subscription(320, .max))
    }

    @Test func disposalEndsBothKinds() {
        let scheduler = TestScheduler(initialClock: 0)
        let events: [Recorded<Event<Int>>] = [.next(10, 1), .next(290, 2), .next(300, 3)]
        let hot = scheduler.createHotObservable(events)
        let cold = scheduler.createColdObservable(events)
        let first: TestableObserver<Int> = scheduler.createObserver(Int.self)
        first.on(.next(0))
        scheduler.scheduleAt(5) {
            let subscription = cold.subscribe(first)
            scheduler.scheduleAt(250) { subscription.dispose() }
        }
        let second = scheduler.start(disposed: 295) { hot }
        #expect(first.events == [.next(0, 0), .next(15, 1)])
        #expect(second.events == [.next(290, 2)])
        #expect(cold.subscriptions == [Subscription(5, 250)])
        #expect(hot.subscriptions == [Subscription(200, 295)])
    }

    @Test func theClockGoesThroughAColdTimetableAfterItsDisposal() {
        let scheduler = TestScheduler(initialClock: 0)
        let cold = scheduler.createColdObservable([.next(10, 1), .next(1500, 2)])
        let result = scheduler.start { cold }
        #expect(result.events == [.next(210, 1)])
        #expect(cold.subscriptions == [Subscription(200, 1000)])
        #expect(scheduler.clock == 1700)
    }

    @Test func aHotObservableNotifiesObserversInOrder() {
        let scheduler = TestScheduler(initialClock: 0)
        let tally = Tally()
        let source = scheduler.createHotObservable([.next(10, 1), .next(20, 2)])
        let a = source.subscribe(onNext: { tally.note("a\($0)") })
        let b = source.subscribe(onNext: { tally.note("b\($0)") })
        scheduler.scheduleAt(15) { a.dispose() }
        scheduler.start()
        #expect(tally.lines == ["a1", "b1", "b2"])
        b.dispose()
    }

    @Test func startingKeepsItsTimes() {
        let scheduler = TestScheduler(initialClock: 0)
        let tally = Tally()
        let made = { (name: String) in
            tally.note("\(name) made \(scheduler.clock)")
            return Observable<Int>.create { _ in
                tally.note("\(name) subscribed \(scheduler.clock)")
                return Disposables.create { tally.note("\(name) disposed \(scheduler.clock)") }
            }
        }
        _ = scheduler.start(created: 10, subscribed: 20, disposed: 30) { made("a") }
        #expect(tally.lines == ["a made 10", "a subscribed 20", "a disposed 30"])
        _ = scheduler.start({ made("b") })
        #expect(tally.lines.dropFirst(3) == ["b made 100", "b subscribed 200", "b disposed 1000"])
        typealias Defaults = TestScheduler.Defaults
        let defaults: [TestTime] = [Defaults.created, Defaults.subscribed, Defaults.disposed]
        #expect(defaults == [100, 200, 1000])
    }

    @Test(arguments: [true, false]) func immediateWorkTakesATickWithSimulatedProcessingDelay(delays: Bool) {
        let scheduler = TestScheduler(initialClock: 50, simulateProcessingDelay: delays)
        let tally = Tally()
        let note = { (name: String) in
            tally.note("\(name)@\(scheduler.clock)")
            return Disposables.create()
        }
        _ = scheduler.schedule("now", action: note)
        _ = scheduler.scheduleRelative("soon", dueTime: .seconds(3), action: note)
        _ = scheduler.scheduleRelative("past", dueTime: .seconds(-20), action: note)
        scheduler.start()
        let now = delays ? 51 : 50
        let adjusted: [TestTime] = [40, 53, 60].map(scheduler.adjustScheduledTime)
        let next: TestTime = delays ? 54 : 53
        #expect(adjusted == [next, next, 60])
        #expect(tally.lines == ["now@\(now)", "past@\(now)", "soon@53"])
    }

    @Test func aTickHasAResolution() {
        let scheduler = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
        let tally = Tally()
        for span: RxTimeInterval in [.milliseconds(300), .milliseconds(340), .milliseconds(350), .seconds(2)] {
            _ = scheduler.scheduleRelative((), dueTime: span) { _ in
                tally.note("\(scheduler.clock)")
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(tally.lines == ["3", "3", "4", "20"])
        #expect(abs(scheduler.now.timeIntervalSince1970 - 2) < 1e-6)
    }

    @Test func eventsCompareByTypeAndText() {
        let error = Event<Int>.error(Failure.one)
        #expect(error == .error(Failure.one))
        #expect(error != .error(Failure.two))
        #expect(error != .error(OtherFailure.one))
        #expect(error != .completed)
        #expect(Event.next(1) == .next(1))
        #expect(Event.next(1) != .next(2))
        #expect(Event<Int>.completed == .completed)
    }

    @Test func recordedEventsAndSubscriptionsHaveDescriptions() {
        let records: [Recorded<Event<String>>] = [.next(210, "a"), .error(220, Failure.one), .completed(230)]
        #expect("\(records)" == "[next(a) @ 210, error(one) @ 220, completed @ 230]")
        #expect(records[0].debugDescription == "next(a) @ 210")
        #expect(records[2].time == 230 && records[2].value.isCompleted)
        #expect(Recorded(time: 1, value: "a") != Recorded(time: 2, value: "a"))
        #expect(Subscription(200, 300).debugDescription == "(200 : 300)")
        let scheduler = TestScheduler(initialClock: 7)
        let source = scheduler.createColdObservable([Recorded<Event<Int>>.completed(1)])
        let subscription = source.subscribe { _ in }
        #expect("\(source.subscriptions)" == "[(7 : still subscribed)]")
        subscription.dispose()
    }
}
