import Foundation

extension ProcessInfo {
    /// The heat of a device.
    public enum ThermalState: Int, Sendable {
        case nominal, fair, serious, critical
    }

    /// The kind of work that a process announces.
    public struct ActivityOptions: OptionSet, Sendable {
        public let rawValue: UInt64
        public init(rawValue: UInt64) { self.rawValue = rawValue }
        public static let idleSystemSleepDisabled = ActivityOptions(rawValue: 1 << 20)
        public static let userInitiated = ActivityOptions(rawValue: 0x00FF_FFFF)
        public static let background = ActivityOptions(rawValue: 0xFF)
        public static let latencyCritical = ActivityOptions(rawValue: 0xFF_0000_0000)
    }

    /// A Boolean value that indicates whether energy is saved: false.
    public var isLowPowerModeEnabled: Bool { false }
    /// The heat of the device: nominal.
    public var thermalState: ThermalState { .nominal }
    /// A Boolean value that indicates whether an iPhone's app runs on a Mac: false.
    public var isiOSAppOnMac: Bool { false }
    /// A Boolean value that indicates whether the app is built for a Mac: false.
    public var isMacCatalystApp: Bool { false }

    /// The notification of a change of the heat, which is never posted.
    public static let thermalStateDidChangeNotification = Notification.Name("NSProcessInfoThermalStateDidChange")

    /// Announces work, which has no effect.
    public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol { NSObject() }
    /// Ends announced work.
    public func endActivity(_ activity: any NSObjectProtocol) {}

    /// Calls a closure on a queue of its own with false: the time isn't up.
    public func performExpiringActivity(withReason reason: String, using block: @escaping @Sendable (Bool) -> Void) {
        DispatchQueue.global().async { block(false) }
    }
}

extension Notification.Name {
    /// The notification of a change of the low power mode, which is never posted.
    public static let NSProcessInfoPowerStateDidChange = Notification.Name(
        "NSProcessInfoPowerStateDidChangeNotification")
    /// The notification of a change of the iCloud account, which is never posted.
    public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}

extension DispatchSource {
    /// The shortage of memory.
    public struct MemoryPressureEvent: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal = MemoryPressureEvent(rawValue: 1)
        public static let warning = MemoryPressureEvent(rawValue: 2)
        public static let critical = MemoryPressureEvent(rawValue: 4)
        public static let all: MemoryPressureEvent = [.normal, .warning, .critical]
    }

    /// Creates a source that never fires: no process announces a shortage of memory on Linux.
    public class func makeMemoryPressureSource(
        eventMask: MemoryPressureEvent, queue: DispatchQueue? = nil
    ) -> any DispatchSourceMemoryPressure {
        SilentSource(mask: eventMask)
    }
}

/// A source of announcements about memory; it never fires.
public protocol DispatchSourceMemoryPressure: AnyObject {
    /// The event that fired: none.
    var data: DispatchSource.MemoryPressureEvent { get }
    /// The events that the source waits for.
    var mask: DispatchSource.MemoryPressureEvent { get }
    /// A Boolean value that indicates whether the source was canceled.
    var isCancelled: Bool { get }
    /// Sets the closure that is never called.
    func setEventHandler(handler: (@convention(block) () -> Void)?)
    /// Sets the closure that is called once the source is canceled.
    func setCancelHandler(handler: (@convention(block) () -> Void)?)
    func activate()
    func resume()
    func suspend()
    func cancel()
}

private final class SilentSource: DispatchSourceMemoryPressure {
    let mask: DispatchSource.MemoryPressureEvent
    var data: DispatchSource.MemoryPressureEvent { [] }
    private(set) var isCancelled = false
    private var cancelHandler: (@convention(block) () -> Void)?

    init(mask: DispatchSource.MemoryPressureEvent) { self.mask = mask }

    func setEventHandler(handler: (@convention(block) () -> Void)?) {}
    func setCancelHandler(handler: (@convention(block) () -> Void)?) { cancelHandler = handler }
    func activate() {}
    func resume() {}
    func suspend() {}
    func cancel() {
        isCancelled = true
        cancelHandler?()
    }
}
