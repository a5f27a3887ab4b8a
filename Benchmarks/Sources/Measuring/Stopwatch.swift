/// Elapsed time by the system's monotonic clock.
public enum Stopwatch {
    /// Runs `body` once.
    ///
    /// - Returns: The elapsed time in milliseconds.
    public static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return milliseconds(since: start)
    }

    /// Returns the time since `start` in milliseconds.
    public static func milliseconds(since start: ContinuousClock.Instant) -> Double {
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        return Double(seconds) * 1e3 + Double(attoseconds) / 1e15
    }
}
