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

    /// A closure that is called when the engine stops.
    public typealias StoppedHandler = (StoppedReason) -> Void
    /// A closure that is called when the engine starts again after a failure.
    public typealias ResetHandler = () -> Void
    /// A closure that is called with an error, or nil.
    public typealias CompletionHandler = @Sendable ((any Error)?) -> Void
    /// A closure that is called when all players are finished, and returns what the engine does.
    public typealias FinishedHandler = ((any Error)?) -> FinishedAction

    open var stoppedHandler: StoppedHandler = { _ in }
    open var resetHandler: ResetHandler = {}
    open var playsHapticsOnly = false
    /// A Boolean value that indicates whether the engine plays sounds only.
    open var playsAudioOnly = false
    open var isAutoShutdownEnabled = false
    /// A Boolean value that indicates whether sounds are silent.
    open var isMutedForAudio = false
    /// A Boolean value that indicates whether haptics are left out.
    open var isMutedForHaptics = false
    /// The seconds of the engine's clock; 0, since it doesn't run.
    open var currentTime: TimeInterval { 0 }

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
    open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
        throw CHHapticError(.notSupported)
    }
    open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }
    /// Throws an error: there is no hardware.
    open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
    open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {}
}

/// A pattern's player.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
    func start(atTime time: TimeInterval) throws
    func stop(atTime time: TimeInterval) throws
    /// Changes the pattern while it plays.
    func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
    /// Changes the pattern over time.
    func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
    func cancel() throws
    /// A Boolean value that indicates whether the pattern plays without effect.
    var isMuted: Bool { get set }
}

/// A pattern's player that can pause and repeat.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
    /// Pauses at a time of the engine's clock.
    func pause(atTime time: TimeInterval) throws
    /// Goes on at a time of the engine's clock.
    func resume(atTime time: TimeInterval) throws
    /// Continues at an offset in the pattern, in seconds.
    func seek(toOffset offsetTime: TimeInterval) throws
    /// A Boolean value that indicates whether the pattern repeats.
    var loopEnabled: Bool { get set }
    /// The seconds after which the pattern repeats.
    var loopEnd: TimeInterval { get set }
    /// The speed.
    var playbackRate: Float { get set }
    /// A closure that is called at the end, with an error or nil.
    var completionHandler: ((any Error)?) -> Void { get set }
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
    /// The keys of a pattern's dictionary.
    public struct Key: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let version = Key(rawValue: "Version")
        public static let pattern = Key(rawValue: "Pattern")
        public static let event = Key(rawValue: "Event")
        public static let eventType = Key(rawValue: "EventType")
        public static let time = Key(rawValue: "Time")
        public static let eventDuration = Key(rawValue: "EventDuration")
        public static let eventParameters = Key(rawValue: "EventParameters")
        public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
        public static let parameter = Key(rawValue: "Parameter")
        public static let parameterID = Key(rawValue: "ParameterID")
        public static let parameterValue = Key(rawValue: "ParameterValue")
        public static let parameterCurve = Key(rawValue: "ParameterCurve")
        public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
    }

    /// The seconds until the last event's end.
    public let duration: TimeInterval

    public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
        duration = Self.duration(events)
    }
    public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
        duration = Self.duration(events)
    }
    /// Creates a pattern from a dictionary, of which the times of events are read.
    public init(dictionary patternDict: [Key: Any]) throws {
        let entries = patternDict[.pattern] as? [[Key: Any]] ?? []
        duration =
            entries.compactMap { $0[.event] as? [Key: Any] }.map { event in
                Self.seconds(event[.time]) + Self.seconds(event[.eventDuration])
            }.max() ?? 0
    }
    /// Creates a pattern from a file in Apple's format, of which the times of events are read.
    public init(contentsOf ahapURL: URL) throws {
        let json = try JSONSerialization.jsonObject(with: Data(contentsOf: ahapURL)) as? [String: Any]
        let entries = json?[Key.pattern.rawValue] as? [[String: Any]] ?? []
        duration =
            entries.compactMap { $0[Key.event.rawValue] as? [String: Any] }.map { event in
                Self.seconds(event[Key.time.rawValue]) + Self.seconds(event[Key.eventDuration.rawValue])
            }.max() ?? 0
    }

    private static func duration(_ events: [CHHapticEvent]) -> TimeInterval {
        events.map { $0.relativeTime + $0.duration }.max() ?? 0
    }

    private static func seconds(_ value: Any?) -> TimeInterval {
        (value as? Double) ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue ?? 0
    }
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
        public static let audioVolume = ParameterID(rawValue: "AudioVolume")
        public static let audioPitch = ParameterID(rawValue: "AudioPitch")
        public static let audioPan = ParameterID(rawValue: "AudioPan")
        public static let audioBrightness = ParameterID(rawValue: "AudioBrightness")
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
        public static let hapticAttackTimeControl = ID(rawValue: "HapticAttackTimeControl")
        public static let hapticDecayTimeControl = ID(rawValue: "HapticDecayTimeControl")
        public static let hapticReleaseTimeControl = ID(rawValue: "HapticReleaseTimeControl")
        public static let audioVolumeControl = ID(rawValue: "AudioVolumeControl")
        public static let audioPanControl = ID(rawValue: "AudioPanControl")
        public static let audioBrightnessControl = ID(rawValue: "AudioBrightnessControl")
        public static let audioPitchControl = ID(rawValue: "AudioPitchControl")
        public static let audioAttackTimeControl = ID(rawValue: "AudioAttackTimeControl")
        public static let audioDecayTimeControl = ID(rawValue: "AudioDecayTimeControl")
        public static let audioReleaseTimeControl = ID(rawValue: "AudioReleaseTimeControl")
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
