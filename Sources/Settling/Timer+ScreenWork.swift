import Foundation

// Lowered sources call these where they call Foundation's methods without default arguments, to which no overload is
// preferred. A render doesn't turn the main thread's run loop: its timers fire in virtual time. Outside a render these
// only call the originals.

extension RunLoop {
    /// Adds a timer, as `add(_:forMode:)` does; during a render a timer of the main loop belongs to the screen and
    /// fires in virtual time.
    ///
    /// - Parameters:
    ///   - timer: The timer. One that was added in another mode isn't added again.
    ///   - mode: The mode of the loop.
    ///   - fileID: The file that messages name.
    public func addTracked(_ timer: Timer, forMode mode: RunLoop.Mode, fileID: String? = #fileID) {
        guard let screen = ScreenWork.current, self === RunLoop.main || MainQueue.isCurrent else {
            return add(timer, forMode: mode)
        }
        screen.add(timer, after: timer.fireDate.timeIntervalSinceNow, at: fileID)
    }

    /// Adds a port, as `add(_:forMode:)` does.
    public func addTracked(_ port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }
}

extension Timer {
    /// Creates a timer that isn't added to a run loop, as `init(timeInterval:repeats:block:)` does on Apple's systems:
    /// Foundation's on Linux fires at once.
    @preconcurrency
    public class func tracked(
        timeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
    ) -> Timer { Timer(fire: Date() + interval, interval: interval, repeats: repeats, block: block) }

    /// Creates a timer and adds it to the current run loop, as `scheduledTimer(withTimeInterval:repeats:block:)` does;
    /// during a render a timer of the main loop belongs to the screen and fires in virtual time.
    @discardableResult
    @preconcurrency
    public class func scheduledTimerTracked(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void,
        fileID: String = #fileID
    ) -> Timer {
        let timer = tracked(timeInterval: interval, repeats: repeats, block: block)
        guard let screen = ScreenWork.current, MainQueue.isCurrent else {
            RunLoop.current.add(timer, forMode: .default)
            return timer
        }
        screen.add(timer, after: interval, at: fileID)
        return timer
    }
}

extension ScreenWork {
    /// Lets a timer fire after a number of seconds of virtual time, and periodically if it repeats, until it is
    /// invalidated.
    fileprivate func add(_ timer: Timer, after seconds: Double, at location: String?) {
        guard timer.isValid, isFirst(timer) else { return }
        let period = timer.timeInterval > 0 ? timer.timeInterval : nil
        schedule(
            ScreenTimer(
                name: .after(period ?? seconds, isRepeating: period != nil, at: location), queue: .main,
                period: period, work: self, isValid: { timer.isValid }, action: { timer.fire() }),
            after: seconds)
    }

    /// Calls a closure after each of a screen's frames, in virtual time. A render doesn't report that it goes on.
    package func eachFrame(_ seconds: Double, _ action: @escaping () -> Void) -> ScreenTimer {
        let timer = ScreenTimer(name: .animation, queue: .main, period: seconds, work: self, action: action)
        schedule(timer, after: seconds)
        return timer
    }
}
