import BuilderUIKit

/// A filter that accepts the first of several quick events, such as taps.
@MainActor
final class Throttle {
    /// The interval after an accepted event in which further events are ignored, in seconds.
    static let interval: TimeInterval = 0.3

    private var lastPassed: TimeInterval?

    /// Returns whether an event at the current time is accepted.
    func passes() -> Bool {
        let now = ViewBuilderEnvironment.throttleClock()
        if let lastPassed, now >= lastPassed, now - lastPassed < Self.interval { return false }
        lastPassed = now
        return true
    }
}
