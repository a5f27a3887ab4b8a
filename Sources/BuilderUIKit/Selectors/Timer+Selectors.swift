import Foundation

extension Timer {
    /// Creates a timer that performs a method of a target with itself; it isn't scheduled. The timer retains the target
    /// until it is invalidated.
    ///
    /// Foundation on Linux has no place for `userInfo` in such a timer, which logs a warning:
    /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` keeps it.
    public convenience init(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        self.init(
            fireAt: Date() + timeInterval, interval: timeInterval, target: target, selector: selector,
            userInfo: userInfo, repeats: repeats)
    }

    /// Creates a timer with a first date that performs a method of a target with itself; it isn't scheduled.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        self.init(fire: date, interval: interval, repeats: repeats) { message.perform($0) }
        if userInfo != nil {
            WarningLog.add("The userInfo of a Timer that isn't scheduled is lost: use Timer.scheduledTimer")
        }
    }

    /// Creates a timer that performs a method of a target with itself, and schedules it on the current run loop. The
    /// timer retains the target until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let message = TimerMessage(target: target as AnyObject, selector: selector)
        let timer = InformedTimer(fire: Date() + timeInterval, interval: timeInterval, repeats: repeats) {
            message.perform($0)
        }
        timer.info = userInfo
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }
}

/// A timer with an object of the app.
private final class InformedTimer: Timer {
    /// Set before the timer is scheduled, and never again.
    var info: Any?

    override var userInfo: Any? { info }
}

/// What a timer performs.
private struct TimerMessage: @unchecked Sendable {
    let target: AnyObject
    let selector: Selector

    func perform(_ timer: Timer) { selector.perform(on: target, [timer]) }
}
