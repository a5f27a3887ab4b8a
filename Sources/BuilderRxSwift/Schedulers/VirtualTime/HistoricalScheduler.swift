import Foundation

/// A virtual time scheduler that counts in dates and seconds.
public class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
    /// Makes a scheduler that stands at a date, the beginning of 1970 unless told otherwise.
    public init(initialClock: RxTime = Date(timeIntervalSince1970: 0)) {
        super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
    }
}
