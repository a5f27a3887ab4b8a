import Foundation

/// The run loop of Core Foundation: Foundation's.
public typealias CFRunLoop = RunLoop

/// A mode of a run loop.
public struct CFRunLoopMode: RawRepresentable, Hashable, @unchecked Sendable {
    public let rawValue: CFString
    public init(rawValue: CFString) { self.rawValue = rawValue }
    public init(_ rawValue: CFString) { self.rawValue = rawValue }
    /// The mode in which input other than connections is handled.
    public static let defaultMode = CFRunLoopMode(CFString(string: RunLoop.Mode.default.rawValue))
    /// All the modes that count as common.
    public static let commonModes = CFRunLoopMode(CFString(string: RunLoop.Mode.common.rawValue))

    fileprivate var mode: RunLoop.Mode { RunLoop.Mode(String(describing: rawValue)) }
}

/// The reason why a run loop ended.
public enum CFRunLoopRunResult: Int32, Sendable {
    /// It had nothing to wait for, was stopped, reached its time, or handled a source.
    case finished = 1
    case stopped, timedOut, handledSource
}

/// Returns the main thread's run loop.
public func CFRunLoopGetMain() -> CFRunLoop! { .main }
/// Returns the current thread's run loop.
public func CFRunLoopGetCurrent() -> CFRunLoop! { .current }

/// Runs the current thread's loop until a number of seconds has passed, or until it handled something if it is to
/// return then.
@discardableResult
public func CFRunLoopRunInMode(
    _ mode: CFRunLoopMode, _ seconds: CFTimeInterval, _ returnAfterSourceHandled: Bool
) -> CFRunLoopRunResult {
    let end = Date(timeIntervalSinceNow: seconds)
    repeat {
        guard RunLoop.current.run(mode: mode.mode, before: end) else { return .finished }
        if returnAfterSourceHandled { return Date() < end ? .handledSource : .timedOut }
    } while Date() < end
    return .timedOut
}

/// Calls a closure in a run loop's next turn, in a mode.
public func CFRunLoopPerformBlock(
    _ rl: CFRunLoop!, _ mode: CFTypeRef!, _ block: (@Sendable () -> Void)!
) {
    let name = (mode as? NSString).map { RunLoop.Mode(String($0)) } ?? .default
    rl.perform(inModes: [name], block: block)
}

/// Wakes a run loop, which is awake whenever it has something to do: without effect.
public func CFRunLoopWakeUp(_ rl: CFRunLoop!) {}
