import BuilderFoundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32

/// A file of sound; its samples can't be read.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    /// The form of the samples that are read and written.
    public let processingFormat: AVAudioFormat
    open var fileFormat: AVAudioFormat { processingFormat }
    open var length: Int64 { 0 }
    /// The number of the frame that is read or written next.
    open var framePosition: AVAudioFramePosition = 0
    public init(forReading fileURL: URL) throws {
        url = fileURL
        processingFormat = .usual
    }
    /// Opens a file whose samples are read in a form.
    public init(forReading fileURL: URL, commonFormat format: AVAudioCommonFormat, interleaved: Bool) throws {
        url = fileURL
        processingFormat = AVAudioFormat(format, 44_100, 2, isInterleaved: interleaved)
    }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws {
        url = fileURL
        processingFormat = AVAudioFormat(settings: settings) ?? .usual
    }
    /// Creates a file whose samples are written in a form.
    public init(
        forWriting fileURL: URL, settings: [String: Any], commonFormat format: AVAudioCommonFormat, interleaved: Bool
    ) throws {
        let usual = AVAudioFormat(settings: settings) ?? .usual
        url = fileURL
        processingFormat = AVAudioFormat(format, usual.sampleRate, usual.channelCount, isInterleaved: interleaved)
    }
    open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
    /// Throws an error: samples can't be read.
    open func read(into buffer: AVAudioPCMBuffer, frameCount frames: AVAudioFrameCount) throws {
        throw CocoaError(.featureUnsupported)
    }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
    public override init() {}
    open func outputFormat(forBus bus: Int) -> AVAudioFormat { .usual }
    open func inputFormat(forBus bus: Int) -> AVAudioFormat { .usual }
    /// The engine that the node is attached to.
    open internal(set) weak var engine: AVAudioEngine?
    /// The moment of the last rendering; nil, since nothing is rendered.
    open var lastRenderTime: AVAudioTime? { nil }
    /// The seconds from the node's input to its output.
    open var latency: TimeInterval { 0 }
    /// The number of inputs.
    open var numberOfInputs: Int { 1 }
    /// The number of outputs.
    open var numberOfOutputs: Int { 1 }
    open func installTap(
        onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: Int) {}
    open func reset() {}
}
/// A microphone, which is silent.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {
    /// A Boolean value that indicates whether voices are separated from noise.
    open private(set) var isVoiceProcessingEnabled = false
    /// Chooses whether voices are separated from noise.
    open func setVoiceProcessingEnabled(_ enabled: Bool) throws { isVoiceProcessingEnabled = enabled }
}
/// A loudspeaker, which is silent.
open class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// A mixer.
open class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
    open var outputVolume: Float = 1
    open var volume: Float = 1
    open var pan: Float = 0
}
/// An effect.
open class AVAudioUnit: AVAudioNode, @unchecked Sendable {}
/// A change of pitch and speed.
open class AVAudioUnitTimePitch: AVAudioUnit, @unchecked Sendable {
    open var rate: Float = 1
    open var pitch: Float = 0
    /// The number of parts that are joined smoothly, 3…32.
    open var overlap: Float = 8
}
/// An effect of time.
open class AVAudioUnitEffect: AVAudioUnit, @unchecked Sendable {
    /// A Boolean value that indicates whether the effect is left out.
    open var bypass = false
}
/// The echo of a room.
open class AVAudioUnitReverb: AVAudioUnitEffect, @unchecked Sendable {
    /// The part of the echo in percent.
    open var wetDryMix: Float = 0
    /// Chooses a room.
    open func loadFactoryPreset(_ preset: AVAudioUnitReverbPreset) {}
}
/// A room.
public enum AVAudioUnitReverbPreset: Int, Sendable {
    case smallRoom, mediumRoom, largeRoom, mediumHall, largeHall, plate, mediumChamber, largeChamber, cathedral
    case largeRoom2, mediumHall2, mediumHall3, largeHall2
}
/// A repetition of sound.
open class AVAudioUnitDelay: AVAudioUnitEffect, @unchecked Sendable {
    /// The seconds until the repetition.
    open var delayTime: TimeInterval = 1
    /// The part that is repeated again, in percent.
    open var feedback: Float = 50
    /// The frequency in hertz above which the repetition is damped.
    open var lowPassCutoff: Float = 15_000
    /// The part of the repetition in percent.
    open var wetDryMix: Float = 100
}
/// A distortion of sound.
open class AVAudioUnitDistortion: AVAudioUnitEffect, @unchecked Sendable {
    /// The volume before the distortion, in decibels.
    open var preGain: Float = -6
    /// The part of the distortion in percent.
    open var wetDryMix: Float = 50
}
/// An equalizer.
open class AVAudioUnitEQ: AVAudioUnitEffect, @unchecked Sendable {
    /// The bands.
    public let bands: [AVAudioUnitEQFilterParameters]
    /// The volume in decibels.
    open var globalGain: Float = 0
    public init(numberOfBands: Int) { bands = (0..<numberOfBands).map { _ in AVAudioUnitEQFilterParameters() } }
}
/// The form of a band.
public enum AVAudioUnitEQFilterType: Int, Sendable {
    case parametric, lowPass, highPass, resonantLowPass, resonantHighPass, bandPass, bandStop, lowShelf, highShelf
    case resonantLowShelf, resonantHighShelf
}
/// A band of an equalizer.
open class AVAudioUnitEQFilterParameters: NSObject, @unchecked Sendable {
    /// The form.
    open var filterType = AVAudioUnitEQFilterType.parametric
    /// The frequency in hertz.
    open var frequency: Float = 1000
    /// The width in octaves.
    open var bandwidth: Float = 0.5
    /// The volume in decibels.
    open var gain: Float = 0
    /// A Boolean value that indicates whether the band is left out.
    open var bypass = true
}
/// A change of speed and pitch.
open class AVAudioUnitVarispeed: AVAudioUnit, @unchecked Sendable {
    /// The speed.
    open var rate: Float = 1
}
/// The way in which a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The buffer is repeated.
    public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
    /// The buffer interrupts the present one.
    public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
    /// The buffer interrupts the present one at the end of its loop.
    public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}
/// The moment at which a player of buffers and files calls a closure.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
    /// The samples were taken.
    case dataConsumed
    /// The samples were rendered.
    case dataRendered
    /// The samples were heard.
    case dataPlayedBack
}
/// An instrument that plays notes; it is silent.
open class AVAudioUnitMIDIInstrument: AVAudioUnit, @unchecked Sendable {
    /// Does nothing.
    open func startNote(_ note: UInt8, withVelocity velocity: UInt8, onChannel channel: UInt8) {}
    /// Does nothing.
    open func stopNote(_ note: UInt8, onChannel channel: UInt8) {}
    /// Does nothing.
    open func sendController(_ controller: UInt8, withValue value: UInt8, onChannel channel: UInt8) {}
    /// Does nothing.
    open func sendPitchBend(_ pitchbend: UInt16, onChannel channel: UInt8) {}
    /// Does nothing.
    open func sendProgramChange(_ program: UInt8, onChannel channel: UInt8) {}
}
/// An instrument of recorded notes.
open class AVAudioUnitSampler: AVAudioUnitMIDIInstrument, @unchecked Sendable {
    /// The place between left and right, -100…100.
    open var stereoPan: Float = 0
    /// The volume in decibels.
    open var overallGain: Float = 0
    /// The shift of all notes in cents.
    open var globalTuning: Float = 0
    /// Throws an error: instruments can't be read.
    open func loadSoundBankInstrument(at bankURL: URL, program: UInt8, bankMSB: UInt8, bankLSB: UInt8) throws {
        throw CocoaError(.featureUnsupported)
    }
    /// Throws an error: instruments can't be read.
    open func loadInstrument(at instrumentURL: URL) throws { throw CocoaError(.featureUnsupported) }
    /// Throws an error: files can't be read.
    open func loadAudioFiles(at audioFiles: [URL]) throws { throw CocoaError(.featureUnsupported) }
}
/// A player of buffers and files, which is silent.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open private(set) var isPlaying = false
    open var volume: Float = 1
    /// The place among channels, from -1 to 1.
    open var pan: Float = 0
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
    /// Does nothing.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionHandler: (() -> Void)? = nil
    ) {}
    /// Does nothing.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionHandler: (() -> Void)? = nil
    ) {}
    /// Does nothing.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    /// Does nothing.
    open func scheduleBuffer(
        _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    /// Does nothing.
    open func scheduleFile(
        _ file: AVAudioFile, at when: AVAudioTime?,
        completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    /// Does nothing.
    open func scheduleSegment(
        _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
        at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
        completionHandler: ((AVAudioPlayerNodeCompletionCallbackType) -> Void)? = nil
    ) {}
    /// Does nothing.
    open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}
    /// Returns nil: nothing is played.
    open func nodeTime(forPlayerTime playerTime: AVAudioTime) -> AVAudioTime? { nil }
    /// Plays at a time.
    open func play(at when: AVAudioTime?) { play() }
    /// Returns nil: nothing is played.
    open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? { nil }
    open func scheduleFile(_ file: AVAudioFile, at when: AVAudioTime?, completionHandler: (() -> Void)? = nil) {}
    open func play() { isPlaying = true }
    open func pause() { isPlaying = false }
    open func stop() { isPlaying = false }
}

/// A graph of nodes, which doesn't run: starting it fails.
open class AVAudioEngine: NSObject, @unchecked Sendable {
    public override init() {}
    open private(set) lazy var inputNode = AVAudioInputNode()
    open private(set) lazy var outputNode = AVAudioOutputNode()
    open private(set) lazy var mainMixerNode = AVAudioMixerNode()
    open var isRunning: Bool { false }
    /// A Boolean value that indicates whether the engine stops when nothing plays.
    open var isAutoShutdownEnabled = false
    /// The nodes.
    open private(set) var attachedNodes: Set<AVAudioNode> = []
    open func attach(_ node: AVAudioNode) {
        attachedNodes.insert(node)
        node.engine = self
    }
    open func detach(_ node: AVAudioNode) {
        attachedNodes.remove(node)
        node.engine = nil
    }
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    /// Does nothing.
    open func connect(
        _ node1: AVAudioNode, to node2: AVAudioNode, fromBus bus1: AVAudioNodeBus, toBus bus2: AVAudioNodeBus,
        format: AVAudioFormat?
    ) {}
    /// Does nothing.
    open func disconnectNodeInput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    /// Does nothing.
    open func disconnectNodeOutput(_ node: AVAudioNode, bus: AVAudioNodeBus) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws { throw CocoaError(.featureUnsupported) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}

extension NSNotification.Name {
    /// The notification that the hardware of an engine changed. Nothing posts it.
    public static let AVAudioEngineConfigurationChange = NSNotification.Name(
        "AVAudioEngineConfigurationChangeNotification")
}
