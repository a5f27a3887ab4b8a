import BuilderUIKit

/// Lets the first of several quick events pass, as taps need it.
@MainActor
final class Throttle {
    /// How long after an event that passed the next ones are ignored, in seconds.
    static let interval: TimeInterval = 0.3

    private var lastPassed: TimeInterval?

    /// Whether an event passes that happens now.
    func passes() -> Bool {
        let now = ViewBuilderEnvironment.throttleClock()
        if let lastPassed, now >= lastPassed, now - lastPassed < Self.interval { return false }
        lastPassed = now
        return true
    }
}
