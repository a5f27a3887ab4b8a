import Foundation

/// What work costs the thread that does it, however busy the machine is.
enum ProcessorTime {
    /// Returns the least seconds of the processor that work takes, of three times: others empty the processor's caches.
    static func of(_ work: () throws -> Void) rethrows -> Double {
        var least = Double.infinity
        for _ in 0..<3 {
            let start = now
            try work()
            least = min(least, now - start)
        }
        return least
    }

    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
