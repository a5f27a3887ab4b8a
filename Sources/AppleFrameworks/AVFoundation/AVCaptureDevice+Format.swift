import BuilderCoreMedia
import BuilderUIKit

extension AVCaptureDevice {
    /// A format of pictures of a device.
    open class Format: NSObject, @unchecked Sendable {
        init(none: Void) {}
        /// The kind of media.
        open var mediaType: AVMediaType { .video }
        /// The description.
        open var formatDescription: CMFormatDescription { CMFormatDescription() }
        /// The pictures of a second.
        open var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
        /// The largest factor of the zoom.
        open var videoMaxZoomFactor: CGFloat { 1 }
        /// The angle of view in degrees.
        open var videoFieldOfView: Float { 0 }
        /// The lowest sensitivity.
        open var minISO: Float { 0 }
        /// The highest sensitivity.
        open var maxISO: Float { 0 }
        /// The shortest exposure.
        open var minExposureDuration: CMTime { .invalid }
        /// The longest exposure.
        open var maxExposureDuration: CMTime { .invalid }
        /// A Boolean value that indicates whether bright pictures are recorded; false.
        open var isVideoHDRSupported: Bool { false }
    }

    /// The load of the system.
    open class SystemPressureState: NSObject, @unchecked Sendable {
        /// The amount of the load.
        public struct Level: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public static let nominal = Level(rawValue: "AVCaptureSystemPressureLevelNominal")
            public static let fair = Level(rawValue: "AVCaptureSystemPressureLevelFair")
            public static let serious = Level(rawValue: "AVCaptureSystemPressureLevelSerious")
            public static let critical = Level(rawValue: "AVCaptureSystemPressureLevelCritical")
            public static let shutdown = Level(rawValue: "AVCaptureSystemPressureLevelShutdown")
        }
        /// The causes of the load.
        public struct Factors: OptionSet, Sendable {
            public let rawValue: UInt
            public init(rawValue: UInt) { self.rawValue = rawValue }
            /// The device is hot.
            public static let systemTemperature = Factors(rawValue: 1)
            /// The device draws much power.
            public static let peakPower = Factors(rawValue: 2)
            /// The depth camera is hot.
            public static let depthModuleTemperature = Factors(rawValue: 4)
        }
        /// The amount of the load: nominal.
        open var level: Level { .nominal }
        /// The causes of the load.
        open var factors: Factors { [] }
    }

    /// The mode of white.
    public enum WhiteBalanceMode: Int, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }

    /// The factors of colors.
    public struct WhiteBalanceGains: Hashable, Sendable {
        /// The factor of red.
        public var redGain: Float
        /// The factor of green.
        public var greenGain: Float
        /// The factor of blue.
        public var blueGain: Float
        public init() { self.init(redGain: 0, greenGain: 0, blueGain: 0) }
        public init(redGain: Float, greenGain: Float, blueGain: Float) {
            (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
        }
    }

    /// The distance from the nearest thing that is sharp.
    public enum AutoFocusRangeRestriction: Int, Sendable { case none, near, far }

    /// The load of the system.
    public var systemPressureState: SystemPressureState { SystemPressureState() }
    /// The formats; none.
    public var formats: [Format] { [] }
    /// The sensitivity.
    public var iso: Float { 0 }
    /// The exposure.
    public var exposureDuration: CMTime { .invalid }
    /// The place of the lens, from zero to one.
    public var lensPosition: Float { 0 }
    /// The lowest bias.
    public var minExposureTargetBias: Float { 0 }
    /// The highest bias.
    public var maxExposureTargetBias: Float { 0 }
    /// The bias of the exposure.
    public var exposureTargetBias: Float { 0 }
    /// A Boolean value that indicates whether the lens moves.
    public var isAdjustingFocus: Bool { false }
    /// A Boolean value that indicates whether the exposure changes.
    public var isAdjustingExposure: Bool { false }
    /// A Boolean value that indicates whether dark pictures can be lightened; false.
    public var isLowLightBoostSupported: Bool { false }
    /// A Boolean value that indicates whether the flash can be used; false.
    public var isFlashAvailable: Bool { false }
    /// A Boolean value that indicates whether the distance of focus can be limited; false.
    public var isAutoFocusRangeRestrictionSupported: Bool { false }
    /// A Boolean value that indicates whether the focus can move slowly; false.
    public var isSmoothAutoFocusSupported: Bool { false }
    /// A Boolean value that indicates whether a device is attached; false.
    public var isConnected: Bool { false }
    /// The light's brightness.
    public var torchLevel: Float { 0 }
    /// The largest factor of the colors.
    public var maxWhiteBalanceGain: Float { 1 }
    /// The factors of the colors.
    public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains(redGain: 1, greenGain: 1, blueGain: 1) }
    /// The zoom factors at which another lens is used.
    public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
    /// The devices of which this one consists.
    public var constituentDevices: [AVCaptureDevice] { [] }
    /// Indicates whether a mode of white is supported; it isn't.
    public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
    /// Does nothing.
    public func setWhiteBalanceModeLocked(
        with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    /// Does nothing.
    public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    /// Does nothing.
    public func setExposureModeCustom(
        duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
    ) {}
    /// Does nothing.
    public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
    /// Does nothing.
    public func cancelVideoZoomRamp() {}
    /// Indicates whether a preset is supported; it isn't.
    public func supportsSessionPreset(_ preset: AVCaptureSession.Preset) -> Bool { false }
    /// The value that leaves the exposure.
    public static var currentExposureDuration: CMTime { .invalid }
    /// The value that leaves the sensitivity.
    public static var currentISO: Float { .greatestFiniteMagnitude }
    /// The value that leaves the lens.
    public static var currentLensPosition: Float { .greatestFiniteMagnitude }
}

/// A range of pictures of a second.
open class AVFrameRateRange: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The fewest pictures of a second.
    open var minFrameRate: Float64 { 0 }
    /// The most pictures of a second.
    open var maxFrameRate: Float64 { 0 }
    /// The shortest duration of a picture.
    open var minFrameDuration: CMTime { .invalid }
    /// The longest duration of a picture.
    open var maxFrameDuration: CMTime { .invalid }
}

extension AVCaptureDevice {
    /// The notification that the scene in front of the camera changed; it isn't posted.
    public class var subjectAreaDidChangeNotification: NSNotification.Name { .AVCaptureDeviceSubjectAreaDidChange }
    /// The notification that a device was connected; it isn't posted.
    public class var wasConnectedNotification: NSNotification.Name { .AVCaptureDeviceWasConnected }
    /// The notification that a device was disconnected; it isn't posted.
    public class var wasDisconnectedNotification: NSNotification.Name { .AVCaptureDeviceWasDisconnected }
}

extension NSNotification.Name {
    public static let AVCaptureDeviceSubjectAreaDidChange = NSNotification.Name(
        "AVCaptureDeviceSubjectAreaDidChangeNotification")
    public static let AVCaptureDeviceWasConnected = NSNotification.Name("AVCaptureDeviceWasConnectedNotification")
    public static let AVCaptureDeviceWasDisconnected = NSNotification.Name(
        "AVCaptureDeviceWasDisconnectedNotification")
    public static let AVCaptureSessionRuntimeError = AVCaptureSession.runtimeErrorNotification
    public static let AVCaptureSessionDidStartRunning = AVCaptureSession.didStartRunningNotification
    public static let AVCaptureSessionDidStopRunning = NSNotification.Name(
        "AVCaptureSessionDidStopRunningNotification")
    public static let AVCaptureSessionWasInterrupted = AVCaptureSession.wasInterruptedNotification
    public static let AVCaptureSessionInterruptionEnded = AVCaptureSession.interruptionEndedNotification
}

extension AVCaptureSession {
    /// The cause of an interruption.
    public enum InterruptionReason: Int, Sendable {
        case videoDeviceNotAvailableInBackground = 1, audioDeviceInUseByAnotherClient
        case videoDeviceInUseByAnotherClient, videoDeviceNotAvailableWithMultipleForegroundApps
        case videoDeviceNotAvailableDueToSystemPressure, sensitiveContentMitigationActivated
    }
    /// Adds a source without connections.
    public func addInputWithNoConnections(_ input: AVCaptureInput) { addInput(input) }
    /// Adds a result without connections.
    public func addOutputWithNoConnections(_ output: AVCaptureOutput) { addOutput(output) }
    /// Indicates whether a connection can be added; it can't.
    public func canAddConnection(_ connection: AVCaptureConnection) -> Bool { false }
    /// Does nothing.
    public func addConnection(_ connection: AVCaptureConnection) {}
    /// Does nothing.
    public func removeConnection(_ connection: AVCaptureConnection) {}
}

/// A capture with several cameras, which isn't supported.
open class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
    /// A Boolean value that indicates whether several cameras can be used; false.
    open class var isMultiCamSupported: Bool { false }
    /// The cost in parts of what is available.
    open var hardwareCost: Float { 0 }
    /// The load of the system.
    open var systemPressureCost: Float { 0 }
}

/// The key of a session's failure.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey"
/// The key of the cause of an interruption.
public let AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
/// The key of a Boolean value that indicates whether a recording can be used in spite of a failure.
public let AVErrorRecordingSuccessfullyFinishedKey = "AVErrorRecordingSuccessfullyFinishedKey"
