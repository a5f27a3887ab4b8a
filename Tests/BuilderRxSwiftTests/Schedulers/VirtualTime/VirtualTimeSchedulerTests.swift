import BuilderRxSwift
import BuilderRxTest
import Foundation
import Testing

@Suite(.leavesNoResources) struct VirtualTimeSchedulerTests {
    private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
    private let tally = Tally()

    private func at(_ time: Int, _ name: String) {
        scheduler.scheduleAt(time) { [self] in tally.note("\(name)@\(scheduler.clock)") }
    }

    @Test func theEarliestRunsFirstAndEqualTimesInOrder() {
        at(30, "c")
        at(10, "a")
        at(20, "b1")
        at(20, "b2")
        at(20, "b3")
        scheduler.start()
        #expect(tally.lines == ["a@10", "b1@20", "b2@20", "b3@20", "c@30"])
        #expect(scheduler.clock == 30)
    }

    @Test func aLongQueueIsSorted() {
        var numbers = (0..<500).map { ($0 * 7919) % 211 }
        for (index, number) in numbers.enumerated() {
            _ = scheduler.scheduleAbsoluteVirtual(index, time: number) { [self] index in
                tally.note("\(scheduler.clock).\(index)")
                return Disposables.create()
            }
        }
        scheduler.start()
        let order = numbers.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
        #expect(tally.lines == order.map { "\($0.element).\($0.offset)" })
        numbers = []
    }

    @Test func workMaySchedule() {
        scheduler.scheduleAt(10) { [self] in
            at(5, "late")
            at(10, "same")
            at(15, "soon")
        }
        at(10, "before")
        scheduler.start()
        #expect(tally.lines == ["late@10", "before@10", "same@10", "soon@15"])
    }

    @Test func advancingRunsWhatIsDue() {
        at(10, "a")
        at(20, "b")
        at(21, "c")
        scheduler.advanceTo(20)
        #expect(tally.lines == ["a@10", "b@20"])
        scheduler.advanceTo(20)
        #expect(tally.count == 2)
        scheduler.advanceTo(50)
        #expect(tally.lines == ["a@10", "b@20", "c@21"])
        #expect(scheduler.clock == 50)
    }

    @Test func sleepingMakesWorkLate() {
        at(10, "a")
        scheduler.sleep(30)
        #expect(scheduler.clock == 30)
        #expect(tally.lines == [])
        scheduler.start()
        #expect(tally.lines == ["a@30"])
        scheduler.sleep(-5)
        #expect(scheduler.clock == 30)
    }

    @Test func stoppingLeavesTheRest() {
        at(10, "a")
        scheduler.scheduleAt(20) { [self] in
            tally.note("stop")
            scheduler.stop()
            tally.note("rest")
        }
        at(30, "b")
        scheduler.start()
        #expect(tally.lines == ["a@10", "stop", "rest"])
        scheduler.start()
        #expect(tally.lines.last == "b@30")
    }

    @Test func startingInsideDoesNothing() {
        scheduler.scheduleAt(10) { [self] in
            scheduler.start()
            scheduler.advanceTo(40)
            tally.note("\(scheduler.clock)")
        }
        at(20, "b")
        scheduler.start()
        #expect(tally.lines == ["10", "b@20"])
    }

    @Test func whatIsTakenBackDoesNotRunAndIsReleased() {
        var witness: Witness? = Witness()
        weak let held = witness
        let work = scheduler.scheduleAbsoluteVirtual((), time: 10) { [tally, witness] _ in
            _ = witness
            tally.note()
            return Disposables.create()
        }
        witness = nil
        #expect(held != nil)
        work.dispose()
        #expect(held == nil)
        scheduler.start()
        #expect(tally.count == 0)
        #expect(scheduler.clock == 0)
    }

    @Test func disposalReachesWhatTheWorkBegan() {
        let work = scheduler.scheduleAbsoluteVirtual((), time: 10) { [tally] _ in tally.disposable("begun") }
        scheduler.start()
        #expect(tally.lines == [])
        work.dispose()
        #expect(tally.lines == ["begun"])
    }

    @Test func workThatDisposesItselfDisposesWhatItBegan() {
        let work = SerialDisposable()
        work.disposable = scheduler.scheduleAbsoluteVirtual((), time: 10) { [tally] _ in
            work.dispose()
            return tally.disposable("begun")
        }
        scheduler.start()
        #expect(tally.lines == ["begun"])
    }

    @Test func spansBecomeTicks() {
        let spans: [RxTimeInterval] = [
            .seconds(5), .milliseconds(5400), .milliseconds(5500), .microseconds(6_600_000), .nanoseconds(1), .never,
        ]
        for span in spans {
            _ = scheduler.scheduleRelative(span, dueTime: span) { [self] span in
                tally.note("\(scheduler.clock)")
                return Disposables.create()
            }
        }
        scheduler.start()
        #expect(tally.lines == ["0", "5", "5", "6", "7"])
    }

    @Test func itListsItsMembers() {
        at(20, "b")
        at(10, "a")
        #expect(scheduler.debugDescription == "clock 0, scheduled: [10, 20]")
        scheduler.start()
    }

    @Test func historyIsCountedInDates() {
        let start = Date(timeIntervalSince1970: 1_000_000)
        let scheduler = HistoricalScheduler(initialClock: start)
        for hours in [3, 1] {
            _ = scheduler.scheduleRelative(hours, dueTime: .seconds(hours * 3600)) { [tally] hours in
                tally.note("\(hours): \(scheduler.now.timeIntervalSince(start))")
                return Disposables.create()
            }
        }
        scheduler.advanceTo(start.addingTimeInterval(7200))
        #expect(scheduler.now == start.addingTimeInterval(7200))
        scheduler.start()
        #expect(tally.lines == ["1: 3600.0", "3: 10800.0"])
        #expect(HistoricalScheduler().clock == Date(timeIntervalSince1970: 0))
    }

    @Test func aSchedulerAdjustsTimesFromNow() {
        let scheduler = WholeSecondsScheduler(initialClock: Moment(10), converter: MomentConverter())
        let span: WholeSecondsScheduler.VirtualTimeInterval = 2.5
        let note: (String) -> any Disposable = { [tally] name in
            tally.note("\(name)@\(scheduler.clock.seconds)")
            return Disposables.create()
        }
        _ = scheduler.scheduleRelative("adjusted", dueTime: .milliseconds(1500), action: note)
        _ = scheduler.scheduleRelativeVirtual("virtual", dueTime: span, action: note)
        scheduler.start()
        #expect(tally.lines == ["adjusted@12.0", "virtual@12.5"])
        let date = Date(timeIntervalSince1970: 1.5)
        #expect(HistoricalScheduler().adjustScheduledTime(date) == date)
    }

    /// The deinitializer of a time that is an object waits for another thread, which reads the clock.
    @Test(.timeLimit(.minutes(20))) func aReplacedTimeIsReleasedWithoutTheLock() {
        let scheduler = VirtualTimeScheduler(initialClock: Moment(0), converter: MomentConverter())
        let shared = Shared(scheduler)
        scheduler.clock.atRelease = { [tally] in
            let done = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                _ = shared.value.clock
                done.signal()
            }
            tally.note(done.wait(timeout: .now() + 300) == .success ? "read" : "blocked")
        }
        scheduler.advanceTo(Moment(10))
        #expect(tally.lines == ["read"])
        #expect(scheduler.clock.seconds == 10)
    }
}

/// A time that is an object.
private final class Moment {
    let seconds: Double
    var atRelease: () -> Void = {}

    init(_ seconds: Double) { self.seconds = seconds }

    deinit { atRelease() }
}

/// A scheduler whose work begins at whole seconds.
private final class WholeSecondsScheduler: VirtualTimeScheduler<MomentConverter> {
    override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { Moment(time.seconds.rounded(.up)) }
}

private struct MomentConverter: VirtualTimeConverterType {
    func convertFromVirtualTime(_ virtualTime: Moment) -> RxTime { Date(timeIntervalSince1970: virtualTime.seconds) }

    func convertToVirtualTime(_ time: RxTime) -> Moment { Moment(time.timeIntervalSince1970) }

    func convertFromVirtualTimeInterval(_ virtualTimeInterval: Double) -> TimeInterval { virtualTimeInterval }

    func convertToVirtualTimeInterval(_ timeInterval: TimeInterval) -> Double { timeInterval }

    func offsetVirtualTime(_ time: Moment, offset: Double) -> Moment { Moment(time.seconds + offset) }

    func compareVirtualTime(_ lhs: Moment, _ rhs: Moment) -> VirtualTimeComparison {
        lhs.seconds < rhs.seconds ? .lessThan : lhs.seconds == rhs.seconds ? .equal : .greaterThan
    }
}
