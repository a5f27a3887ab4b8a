import Foundation

extension Timer {
    /// Creates a timer that performs a method of a target with itself; it isn't scheduled. The timer retains the
    /// target.
    ///
    /// Foundation on Linux has no place for `userInfo` in such a timer, which logs a warning:
    /// `scheduledTimer(timeInterval:target:selector:userInfo:repeats:)` keeps it, and releases the target when the
    /// timer is invalidated.
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
        let message = TimerMessage(target: target, selector: selector)
        self.init(fire: date, interval: interval, repeats: repeats) { message.perform($0) }
        if userInfo != nil {
            WarningLog.add("The userInfo of a Timer that isn't scheduled is lost: use Timer.scheduledTimer")
        }
    }

    /// Creates a timer that performs a method of a target with itself, and schedules it on the current run loop; during
    /// a render a timer of the main loop fires in virtual time. The timer retains the target until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool,
        fileID: String = #fileID
    ) -> Timer {
        let message = TimerMessage(target: target, selector: selector)
        let timer = InformedTimer(fire: Date() + timeInterval, interval: timeInterval, repeats: repeats) {
            message.perform($0)
        }
        timer.info = userInfo
        timer.message = message
        RunLoop.current.addTracked(timer, forMode: .default, fileID: fileID)
        return timer
    }
}

/// A timer with an object of the app, which releases its target when it is invalidated.
private final class InformedTimer: Timer {
    /// Set before the timer is scheduled.
    var info: Any?
    var message: TimerMessage?

    override var userInfo: Any? { info }

    override func invalidate() {
        super.invalidate()
        message?.target = nil
    }
}

/// A method to be performed by a timer.
private final class TimerMessage: @unchecked Sendable {
    var target: AnyObject?
    let selector: Selector

    init(target: Any, selector: Selector) {
        self.target = target as AnyObject
        self.selector = selector
    }

    func perform(_ timer: Timer) {
        if let target { selector.perform(on: target, [timer]) }
        if !timer.isValid { target = nil }
    }
}
