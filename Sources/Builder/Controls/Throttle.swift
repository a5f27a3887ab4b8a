import BuilderUIKit

/// Lets the first of several quick events pass, as taps need it.
@MainActor
final class Throttle {
    /// The interval after an accepted event in which further ones are ignored, in seconds.
    static let interval: TimeInterval = 0.3

    private var lastPassed: TimeInterval?

    /// Returns whether an event passes that happens now.
    func passes() -> Bool {
        let now = ViewBuilderEnvironment.throttleClock()
        if let lastPassed, now >= lastPassed, now - lastPassed < Self.interval { return false }
        lastPassed = now
        return true
    }
}
