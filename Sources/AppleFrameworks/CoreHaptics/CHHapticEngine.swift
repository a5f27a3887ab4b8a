@_exported import BuilderFoundation
import Settling

/// The abilities of a device: it has no haptics.
public protocol CHHapticDeviceCapability {
    var supportsHaptics: Bool { get }
    var supportsAudio: Bool { get }
}

private struct NoHaptics: CHHapticDeviceCapability {
    var supportsHaptics: Bool { false }
    var supportsAudio: Bool { false }
}

/// A player of patterns, which can't be made.
open class CHHapticEngine: @unchecked Sendable {
    public enum StoppedReason: Int, Sendable {
        case systemError = -1
        case audioSessionInterrupt = 1
        case applicationSuspended, idleTimeout, notifyWhenFinished, engineDestroyed, gameControllerDisconnect
    }
    public enum FinishedAction: Int, Sendable {
        case stopEngine = 1
        case leaveEngineRunning
    }

    open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { NoHaptics() }

    open var stoppedHandler: (StoppedReason) -> Void = { _ in }
    open var resetHandler: () -> Void = {}
    open var playsHapticsOnly = false
    open var isAutoShutdownEnabled = false

    /// Throws an error: there is no hardware.
    public init() throws { throw CHHapticError(.notSupported) }

    open func start() throws { throw CHHapticError(.notSupported) }
    open func start(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(CHHapticError(.notSupported)) }
    }
    open func stop(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
        DispatchQueue.main.async { completionHandler?(nil) }
    }
    open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping ((any Error)?) -> FinishedAction) {}
}

/// A pattern's player.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    func cancel() throws
}

public struct CHHapticError: Error, Sendable {
    public enum Code: Int, Sendable {
        case engineNotRunning = -4805
        case operationNotPermitted = -4806
        case notSupported = -4809
        case unknownError = -4898
    }
    public let code: Code
    init(_ code: Code) { self.code = code }
}

/// A list of events.
open class CHHapticPattern: NSObject {
    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {}
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {}
    open var duration: TimeInterval { 0 }
}

/// A touch or a sound.
open class CHHapticEvent: NSObject {
    public struct EventType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticTransient = EventType(rawValue: "HapticTransient")
        public static let hapticContinuous = EventType(rawValue: "HapticContinuous")
        public static let audioContinuous = EventType(rawValue: "AudioContinuous")
        public static let audioCustom = EventType(rawValue: "AudioCustom")
    }
    public struct ParameterID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensity = ParameterID(rawValue: "HapticIntensity")
        public static let hapticSharpness = ParameterID(rawValue: "HapticSharpness")
        public static let attackTime = ParameterID(rawValue: "AttackTime")
        public static let decayTime = ParameterID(rawValue: "DecayTime")
        public static let releaseTime = ParameterID(rawValue: "ReleaseTime")
        public static let sustained = ParameterID(rawValue: "Sustained")
    }
    public let type: EventType
    public let eventParameters: [CHHapticEventParameter]
    open var relativeTime: TimeInterval
    open var duration: TimeInterval

    public init(
        eventType type: EventType, parameters eventParams: [CHHapticEventParameter], relativeTime time: TimeInterval,
        duration: TimeInterval = 0
    ) {
        self.type = type
        eventParameters = eventParams
        relativeTime = time
        self.duration = duration
    }
}

/// A property of an event.
open class CHHapticEventParameter: NSObject {
    public let parameterID: CHHapticEvent.ParameterID
    open var value: Float
    public init(parameterID: CHHapticEvent.ParameterID, value: Float) {
        self.parameterID = parameterID
        self.value = value
    }
}

/// A change of a pattern.
open class CHHapticDynamicParameter: NSObject {
    public struct ID: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let hapticIntensityControl = ID(rawValue: "HapticIntensityControl")
        public static let hapticSharpnessControl = ID(rawValue: "HapticSharpnessControl")
    }
    public let parameterID: ID
    open var value: Float
    open var relativeTime: TimeInterval
    public init(parameterID: ID, value: Float, relativeTime time: TimeInterval) {
        self.parameterID = parameterID
        self.value = value
        relativeTime = time
    }
}

/// A change of a pattern over time.
open class CHHapticParameterCurve: NSObject {
    open class ControlPoint: NSObject {
        open var relativeTime: TimeInterval
        open var value: Float
        public init(relativeTime time: TimeInterval, value: Float) { (relativeTime, self.value) = (time, value) }
    }
    public init(
        parameterID: CHHapticDynamicParameter.ID, controlPoints: [ControlPoint], relativeTime: TimeInterval
    ) {}
}

/// The time of an event that happens at once.
public let CHHapticTimeImmediate: TimeInterval = 0
