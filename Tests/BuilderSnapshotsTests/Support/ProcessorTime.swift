import Foundation

/// What work costs the thread that does it, however busy the machine is.
enum ProcessorTime {
    /// Seconds of the processor.
    static func of(_ work: () throws -> Void) rethrows -> Double {
        let start = now
        try work()
        return now - start
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
