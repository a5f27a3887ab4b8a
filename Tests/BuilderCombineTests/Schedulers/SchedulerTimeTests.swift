import BuilderCombine
import Foundation
import Testing

/// The times of schedulers, their intervals, and what schedulers have in common.
@Suite struct SchedulerTimeTests {
    /// Returns the complaints about intervals, by the unit that makes them.
    private func complaints<Time: Strideable>(
        of time: Time, _ seconds: (Time.Stride) -> Double
    ) -> [String] where Time.Stride: SchedulerTimeIntervalConvertible & ExpressibleByFloatLiteral {
        let intervals: [(name: String, interval: Time.Stride, seconds: Double)] = [
            ("seconds", .seconds(2), 2), ("seconds with a fraction", .seconds(1.5), 1.5),
            ("milliseconds", .milliseconds(250), 0.25), ("microseconds", .microseconds(500), 0.0005),
            ("nanoseconds", .nanoseconds(5_000), 0.000_005), ("an integer", 3, 3), ("a number", 0.5, 0.5),
            ("exactly", Time.Stride(exactly: 4) ?? 0, 4), ("a sum", .seconds(1) + .milliseconds(500), 1.5),
            ("a difference", .seconds(1) - .milliseconds(500), 0.5),
            ("a distance", time.distance(to: time.advanced(by: .seconds(7))), 7),
            ("a distance back", time.advanced(by: .seconds(7)).distance(to: time), -7),
        ]
        let wrong = intervals.filter { abs(seconds($0.interval) - $0.seconds) > 1e-6 }
            .map { "\($0.name): \(seconds($0.interval)), expected \($0.seconds)" }
        return wrong + (Time.Stride.seconds(1) < .seconds(2) ? [] : ["the order"])
    }

    @Test func intervalsAreInTheirUnits() {
        let date = Date(timeIntervalSince1970: 1_000)
        #expect(complaints(of: RunLoop.SchedulerTimeType(date)) { $0.timeInterval }.isEmpty)
        #expect(complaints(of: OperationQueue.SchedulerTimeType(date)) { $0.timeInterval }.isEmpty)
        #expect(complaints(of: RunLoop.SchedulerTimeType(date)) { $0.magnitude }.isEmpty)
    }

    @Test func timesOfRunLoopsAndOperationQueuesAreDates() {
        let date = Date(timeIntervalSince1970: 1_000)
        let time = DateSchedulerTime(date)
        #expect(time.date == date && time.advanced(by: .seconds(2)).date == date + 2)
        #expect(RunLoop.SchedulerTimeType.Stride(1.5).timeInterval == 1.5)
        #expect(OperationQueue.SchedulerTimeType.Stride(2.5).timeInterval == 2.5)
        #expect(RunLoop.SchedulerTimeType.self == OperationQueue.SchedulerTimeType.self)
        for now in [RunLoop.main.now.date, OperationQueue.main.now.date] {
            #expect(abs(now.timeIntervalSinceNow) < 300)
        }
        #expect(RunLoop.main.minimumTolerance == 0 && OperationQueue.main.minimumTolerance == 0)
        let options: (RunLoop.SchedulerOptions?, OperationQueue.SchedulerOptions?) = (nil, nil)
        #expect(options.0 == nil && options.1 == nil)
    }

    @Test func queuesHaveOptionsAndTheTimeOfTheirClock() {
        let group = DispatchGroup()
        let options = DispatchQueue.SchedulerOptions(qos: .utility, flags: .barrier, group: group)
        #expect(options.qos == .utility && options.flags == .barrier && options.group === group)
        #expect(DispatchQueue.main.minimumTolerance == 0)
        let before = DispatchTime.now()
        #expect(DispatchQueue.main.now.dispatchTime >= before)
    }

    /// Its time stands still, and its intervals have no unit.
    @Test func theImmediateSchedulersTimeStandsStill() {
        typealias Time = ImmediateScheduler.SchedulerTimeType
        let now = ImmediateScheduler.shared.now
        #expect(now.distance(to: ImmediateScheduler.shared.now) == 0)
        let intervals: [Time.Stride] = [
            Time.Stride(3), 3, 3.0, Time.Stride(exactly: 3) ?? 0, Time.Stride(floatLiteral: 3),
            Time.Stride(integerLiteral: 3),
        ]
        #expect(intervals.allSatisfy { $0.magnitude == 3 })
        let units: [Time.Stride] = [
            .seconds(1), .seconds(1.5), .milliseconds(1), .microseconds(1), .nanoseconds(1),
        ]
        #expect(units.allSatisfy { $0 == 0 })
        #expect(ImmediateScheduler.shared.minimumTolerance == 0)
        let options: ImmediateScheduler.SchedulerOptions? = nil
        #expect(options == nil)
    }

    /// The forms without a tolerance and without options lead to those that have both.
    @Test func shorterFormsScheduleAsTheLongOnes() {
        let scheduler = RecordingScheduler()
        let time = scheduler.now
        scheduler.schedule {}
        scheduler.schedule(options: nil) {}
        scheduler.schedule(after: time) {}
        scheduler.schedule(after: time, tolerance: 2) {}
        scheduler.schedule(after: time, tolerance: 3, options: nil) {}
        let cancellables = [
            scheduler.schedule(after: time, interval: 1) {},
            scheduler.schedule(after: time, interval: 1, tolerance: 2) {},
            scheduler.schedule(after: time, interval: 1, tolerance: 3, options: nil) {},
        ]
        #expect(
            scheduler.calls == [
                "now", "now", "after, 5.0", "after, 2.0", "after, 3.0", "every 1.0, 5.0", "every 1.0, 2.0",
                "every 1.0, 3.0",
            ])
        cancellables.forEach { $0.cancel() }
    }
}

/// A scheduler of an app that records what it is asked for, with the tolerances in seconds.
private final class RecordingScheduler: Scheduler {
    typealias SchedulerTimeType = DateSchedulerTime
    typealias SchedulerOptions = Never

    private(set) var calls: [String] = []
    let now = DateSchedulerTime(Date(timeIntervalSince1970: 0))
    let minimumTolerance: DateSchedulerTime.Stride = 5

    func schedule(options: Never?, _ action: @escaping () -> Void) { calls.append("now") }

    func schedule(
        after date: DateSchedulerTime, tolerance: DateSchedulerTime.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        calls.append("after, \(tolerance.timeInterval)")
    }

    func schedule(
        after date: DateSchedulerTime, interval: DateSchedulerTime.Stride, tolerance: DateSchedulerTime.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        calls.append("every \(interval.timeInterval), \(tolerance.timeInterval)")
        return AnyCancellable {}
    }
}
