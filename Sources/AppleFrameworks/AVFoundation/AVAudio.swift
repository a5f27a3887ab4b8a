import BuilderCoreMedia
import BuilderUIKit
import Settling

/// The use of sound by the app.
open class AVAudioSession: NSObject, @unchecked Sendable {
    private static let shared = AVAudioSession()

    /// A kind of use.
    public struct Category: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
        public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
        public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
        public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
        public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
        public static let multiRoute = Category(rawValue: "AVAudioSessionCategoryMultiRoute")
    }

    /// A special use.
    public struct Mode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
        public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
        public static let videoChat = Mode(rawValue: "AVAudioSessionModeVideoChat")
        public static let gameChat = Mode(rawValue: "AVAudioSessionModeGameChat")
        public static let videoRecording = Mode(rawValue: "AVAudioSessionModeVideoRecording")
        public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
        public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
        public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
        public static let voicePrompt = Mode(rawValue: "AVAudioSessionModeVoicePrompt")
    }

    /// The options of a use.
    public struct CategoryOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The audio is mixed with that of other apps.
        public static let mixWithOthers = CategoryOptions(rawValue: 1)
        /// The audio of other apps is quieter meanwhile.
        public static let duckOthers = CategoryOptions(rawValue: 2)
        /// Hands-free Bluetooth devices are inputs.
        public static let allowBluetooth = CategoryOptions(rawValue: 4)
        /// The audio is played by the speaker, not the receiver.
        public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
        /// Spoken audio of other apps pauses meanwhile.
        public static let interruptSpokenAudioAndMixWithOthers = CategoryOptions(rawValue: 17)
        /// Bluetooth devices for stereo audio are outputs.
        public static let allowBluetoothA2DP = CategoryOptions(rawValue: 32)
        /// AirPlay devices are outputs.
        public static let allowAirPlay = CategoryOptions(rawValue: 64)
    }

    /// The options of activation.
    public struct SetActiveOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Other apps are notified when the session ends.
        public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
    }

    /// The permission to record.
    public enum RecordPermission: UInt, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    /// The devices that play an app's sound.
    public enum RouteSharingPolicy: UInt, Sendable {
        case `default` = 0
        case longFormAudio = 1
        case independent = 2
        case longFormVideo = 3
    }

    /// A kind of interruption.
    public enum InterruptionType: UInt, Sendable { case ended, began }

    /// The options after an interruption.
    public struct InterruptionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The app may resume its audio.
        public static let shouldResume = InterruptionOptions(rawValue: 1)
    }

    /// The cause of a change of the route.
    public enum RouteChangeReason: UInt, Sendable {
        case unknown, newDeviceAvailable, oldDeviceUnavailable, categoryChange, override
        case wakeFromSleep = 6
        case noSuitableRouteForCategory, routeConfigurationChange
    }

    /// The device for output.
    public enum PortOverride: UInt, Sendable {
        case none = 0
        case speaker = 0x7370_6B72
    }

    /// A kind of device.
    public struct Port: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let builtInMic = Port(rawValue: "MicrophoneBuiltIn")
        public static let builtInSpeaker = Port(rawValue: "Speaker")
        public static let builtInReceiver = Port(rawValue: "Receiver")
        public static let headphones = Port(rawValue: "Headphones")
        public static let bluetoothA2DP = Port(rawValue: "BluetoothA2DPOutput")
        public static let bluetoothHFP = Port(rawValue: "BluetoothHFP")
        public static let airPlay = Port(rawValue: "AirPlay")
        public static let bluetoothLE = Port(rawValue: "BluetoothLE")
        public static let carAudio = Port(rawValue: "CarAudio")
        public static let headsetMic = Port(rawValue: "MicrophoneWired")
        public static let HDMI = Port(rawValue: "HDMIOutput")
        public static let lineIn = Port(rawValue: "LineIn")
        public static let lineOut = Port(rawValue: "LineOut")
        public static let usbAudio = Port(rawValue: "USBAudio")
    }

    open func setPreferredIOBufferDuration(_ duration: TimeInterval) throws {}
    open func setPreferredInputNumberOfChannels(_ count: Int) throws {}
    open class func sharedInstance() -> AVAudioSession { shared }
    open private(set) var category: Category = .soloAmbient
    open private(set) var mode: Mode = .default
    open private(set) var categoryOptions: CategoryOptions = []
    open var recordPermission: RecordPermission { .undetermined }
    open var isOtherAudioPlaying: Bool { false }
    open var secondaryAudioShouldBeSilencedHint: Bool { false }
    open var outputVolume: Float { 0.5 }
    /// The seconds from a sample to the loudspeaker.
    open var outputLatency: TimeInterval { 0 }
    /// The seconds from the microphone to a sample.
    open var inputLatency: TimeInterval { 0 }
    /// The seconds of a buffer.
    open var ioBufferDuration: TimeInterval { 0.02 }
    /// The channels of the microphone.
    open var inputNumberOfChannels: Int { 0 }
    /// The channels of the loudspeaker.
    open var outputNumberOfChannels: Int { 2 }
    /// A Boolean value that indicates whether the volume of the microphone can be set.
    open var isInputGainSettable: Bool { false }
    /// The volume of the microphone.
    open var inputGain: Float { 0 }
    /// The microphone that was asked for.
    open var preferredInput: AVAudioSessionPortDescription? { nil }
    /// The uses that are available.
    open var availableCategories: [Category] { [.ambient, .soloAmbient, .playback, .record, .playAndRecord] }
    /// The special uses that are available.
    open var availableModes: [Mode] { [.default] }
    /// Does nothing.
    open func setPreferredOutputNumberOfChannels(_ count: Int) throws {}
    /// Does nothing.
    open func setInputGain(_ gain: Float) throws {}
    /// Does nothing.
    open func setAllowHapticsAndSystemSoundsDuringRecording(_ inValue: Bool) throws {}
    open var sampleRate: Double { 48000 }
    open var isInputAvailable: Bool { false }
    open var currentRoute: AVAudioSessionRouteDescription { AVAudioSessionRouteDescription() }
    open var availableInputs: [AVAudioSessionPortDescription]? { nil }

    open func setCategory(_ category: Category) throws { self.category = category }
    open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
        self.category = category
        categoryOptions = options
    }
    open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
        try setCategory(category, options: options)
        self.mode = mode
    }
    open func setCategory(
        _ category: Category, mode: Mode, policy: RouteSharingPolicy, options: CategoryOptions = []
    ) throws {
        try setCategory(category, mode: mode, options: options)
        routeSharingPolicy = policy
    }
    open private(set) var routeSharingPolicy = RouteSharingPolicy.default
    open func setMode(_ mode: Mode) throws { self.mode = mode }
    open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}
    open func overrideOutputAudioPort(_ portOverride: PortOverride) throws {}
    open func setPreferredInput(_ inPort: AVAudioSessionPortDescription?) throws {}
    open func setPreferredSampleRate(_ sampleRate: Double) throws {}
    open func requestRecordPermission(_ response: @escaping (Bool) -> Void) { answerLater { response(false) } }

    public class var interruptionNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionInterruptionNotification")
    }
    public class var routeChangeNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionRouteChangeNotification")
    }
    public class var mediaServicesWereResetNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionMediaServicesWereResetNotification")
    }
    public class var silenceSecondaryAudioHintNotification: NSNotification.Name {
        NSNotification.Name("AVAudioSessionSilenceSecondaryAudioHintNotification")
    }
}

public let AVAudioSessionInterruptionTypeKey = "AVAudioSessionInterruptionTypeKey"
public let AVAudioSessionInterruptionOptionKey = "AVAudioSessionInterruptionOptionKey"
public let AVAudioSessionRouteChangeReasonKey = "AVAudioSessionRouteChangeReasonKey"
public let AVAudioSessionRouteChangePreviousRouteKey = "AVAudioSessionRouteChangePreviousRouteKey"

/// The devices for sound, of which there are none.
open class AVAudioSessionRouteDescription: NSObject, @unchecked Sendable {
    open var inputs: [AVAudioSessionPortDescription] { [] }
    open var outputs: [AVAudioSessionPortDescription] { [] }
}

/// A device for sound.
open class AVAudioSessionPortDescription: NSObject, @unchecked Sendable {
    open var portType: AVAudioSession.Port { .builtInSpeaker }
    open var portName: String { "" }
    open var uid: String { "" }
}

/// The permissions for sound.
open class AVAudioApplication: NSObject, @unchecked Sendable {
    /// The permission to record.
    public enum recordPermission: Int, Sendable {
        case undetermined = 0x756E_6474
        case denied = 0x6465_6E79
        case granted = 0x6772_6E74
    }

    public static let shared = AVAudioApplication()
    open var recordPermission: recordPermission { .undetermined }
    open class func requestRecordPermission(completionHandler response: @escaping (Bool) -> Void) {
        answerLater { response(false) }
    }
    open class func requestRecordPermission() async -> Bool { false }
}

/// A player of a sound, which never plays.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
    public let url: URL?
    public let data: Data?
    open weak var delegate: (any AVAudioPlayerDelegate)?
    open var volume: Float = 1
    open var pan: Float = 0
    open var rate: Float = 1
    open var enableRate = false
    open var numberOfLoops = 0
    open var currentTime: TimeInterval = 0
    open var isMeteringEnabled = false
    open var isPlaying: Bool { false }
    open var duration: TimeInterval { 0 }
    open var numberOfChannels: Int { 0 }
    open var deviceCurrentTime: TimeInterval { 0 }

    public init(contentsOf url: URL) throws {
        guard (try? url.checkResourceIsReachable()) == true else { throw CocoaError(.fileNoSuchFile) }
        self.url = url
        data = nil
        super.init()
    }
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }
    public init(data: Data) throws {
        url = nil
        self.data = data
        super.init()
    }
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    @discardableResult
    open func prepareToPlay() -> Bool { false }
    @discardableResult
    open func play() -> Bool { false }
    @discardableResult
    open func play(atTime time: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods with which a player reports its end.
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVEncoderAudioQualityKey = "AVEncoderQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
/// The key of a Boolean value for samples of channels one after another.
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
/// The key of the layout of channels.
public let AVChannelLayoutKey = "AVChannelLayoutKey"
/// The key of the bits of a second of a channel.
public let AVEncoderBitRatePerChannelKey = "AVEncoderBitRatePerChannelKey"
/// The key of the strategy of the bits of a second.
public let AVEncoderBitRateStrategyKey = "AVEncoderBitRateStrategyKey"
/// Apple Lossless.
public let kAudioFormatAppleLossless: UInt32 = 0x616C_6163
/// Opus.
public let kAudioFormatOpus: UInt32 = 0x6F70_7573
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let kAudioFormatMPEG4AAC: UInt32 = 0x6161_6320
public let kAudioFormatLinearPCM: UInt32 = 0x6C70_636D

/// The quality of sound.
public enum AVAudioQuality: Int, Sendable {
    case min = 0
    case low = 0x20
    case medium = 0x40
    case high = 0x60
    case max = 0x7F
}

/// A recorder of sound, which never records.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
    public let url: URL
    public let settings: [String: Any]
    open weak var delegate: (any AVAudioRecorderDelegate)?
    open var isMeteringEnabled = false
    open var isRecording: Bool { false }
    open var currentTime: TimeInterval { 0 }
    public init(url: URL, settings: [String: Any]) throws {
        self.url = url
        self.settings = settings
        super.init()
    }
    @discardableResult
    open func prepareToRecord() -> Bool { false }
    @discardableResult
    open func record() -> Bool { false }
    @discardableResult
    open func record(forDuration duration: TimeInterval) -> Bool { false }
    open func pause() {}
    open func stop() {}
    @discardableResult
    open func deleteRecording() -> Bool { false }
    open func updateMeters() {}
    open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
    open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}

/// The methods with which a recorder reports its end.
public protocol AVAudioRecorderDelegate: NSObjectProtocol {
    func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
    func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
    public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
    public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}
