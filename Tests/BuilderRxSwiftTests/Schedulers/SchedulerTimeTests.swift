import Foundation
import Testing

@testable import BuilderRxSwift
@testable import BuilderRxTest

/// The times of schedulers, and their conversion from virtual ones.
@Suite(.leavesNoResources) struct SchedulerTimeTests {
    @Test func queuesTellTheTimeOfDay() {
        let hour: ConcurrentMainScheduler.TimeInterval = 3600
        let main: ConcurrentMainScheduler.Time = ConcurrentMainScheduler.instance.now
        let serial: SerialDispatchQueueScheduler.Time = SerialDispatchQueueScheduler(qos: .default).now
        let concurrent: ConcurrentDispatchQueueScheduler.Time = ConcurrentDispatchQueueScheduler(qos: .default).now
        for time: Date in [main, serial, concurrent] { #expect(abs(time.timeIntervalSinceNow) < hour) }
    }

    /// Converts a time and a span there and back, and compares the times.
    private func check<Converter: VirtualTimeConverterType>(
        _ converter: Converter, _ time: Converter.VirtualTimeUnit, _ span: Converter.VirtualTimeIntervalUnit,
        seconds: TimeInterval
    ) {
        let later: Converter.VirtualTimeUnit = converter.offsetVirtualTime(time, offset: span)
        let dates: [Date] = [time, later].map(converter.convertFromVirtualTime)
        #expect(dates[1].timeIntervalSince(dates[0]) == seconds)
        #expect(converter.convertFromVirtualTimeInterval(span) == seconds)
        let again: Converter.VirtualTimeIntervalUnit = converter.convertToVirtualTimeInterval(seconds)
        let sameTime: Converter.VirtualTimeUnit = converter.offsetVirtualTime(time, offset: again)
        #expect(converter.compareVirtualTime(sameTime, later) == .equal)
        #expect(converter.compareVirtualTime(converter.convertToVirtualTime(dates[1]), later) == .equal)
        #expect(converter.compareVirtualTime(time, later) == .lessThan)
        #expect(converter.compareVirtualTime(later, time) == .greaterThan)
    }

    @Test func historyIsConvertedToDates() {
        let start: HistoricalSchedulerTimeConverter.VirtualTimeUnit = Date(timeIntervalSince1970: 1000)
        let span: HistoricalSchedulerTimeConverter.VirtualTimeIntervalUnit = 2.5
        check(HistoricalSchedulerTimeConverter(), start, span, seconds: 2.5)
    }

    @Test(arguments: [(0.5, 2.0), (1, 4), (60, 240)]) func ticksAreConvertedByTheirResolution(
        resolution: Double, seconds: TimeInterval
    ) {
        let start: TestSchedulerVirtualTimeConverter.VirtualTimeUnit = 100
        let span: TestSchedulerVirtualTimeConverter.VirtualTimeIntervalUnit = 4
        check(TestSchedulerVirtualTimeConverter(resolution: resolution), start, span, seconds: seconds)
    }
}
