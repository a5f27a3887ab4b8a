import BuilderFoundation

public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeBus = Int
public typealias AVAudioPacketCount = UInt32

/// The samples' form and rate.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    public let sampleRate: Double
    public let channelCount: UInt32
    public init?(standardFormatWithSampleRate sampleRate: Double, channels: UInt32) {
        (self.sampleRate, channelCount) = (sampleRate, channels)
    }
    public init?(settings: [String: Any]) { (sampleRate, channelCount) = (44_100, 2) }
    fileprivate init(sampleRate: Double) { (self.sampleRate, channelCount) = (sampleRate, 2) }
}

/// Samples: silence.
open class AVAudioPCMBuffer: NSObject, @unchecked Sendable {
    public let format: AVAudioFormat
    public let frameCapacity: UInt32
    open var frameLength: UInt32 = 0
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { nil }
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: UInt32) {
        (self.format, self.frameCapacity) = (format, frameCapacity)
    }
}

/// A moment in sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    open var sampleTime: Int64 { 0 }
    open var sampleRate: Double { 44_100 }
}

/// A file of sound; its samples can't be read.
open class AVAudioFile: NSObject, @unchecked Sendable {
    public let url: URL
    open var processingFormat: AVAudioFormat { AVAudioFormat(sampleRate: 44_100) }
    open var fileFormat: AVAudioFormat { processingFormat }
    open var length: Int64 { 0 }
    public init(forReading fileURL: URL) throws { url = fileURL }
    public init(forWriting fileURL: URL, settings: [String: Any]) throws { url = fileURL }
    open func read(into buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
    open func write(from buffer: AVAudioPCMBuffer) throws { throw CocoaError(.featureUnsupported) }
}

public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

/// A part of an engine.
open class AVAudioNode: NSObject, @unchecked Sendable {
    public override init() {}
    open func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat(sampleRate: 44_100) }
    open func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat(sampleRate: 44_100) }
    open func installTap(
        onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?, block tapBlock: @escaping AVAudioNodeTapBlock
    ) {}
    open func removeTap(onBus bus: Int) {}
    open func reset() {}
}
/// A microphone, which is silent.
open class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
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
    open func attach(_ node: AVAudioNode) {}
    open func detach(_ node: AVAudioNode) {}
    open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
    open func disconnectNodeInput(_ node: AVAudioNode) {}
    open func disconnectNodeOutput(_ node: AVAudioNode) {}
    open func prepare() {}
    open func start() throws { throw CocoaError(.featureUnsupported) }
    open func pause() {}
    open func stop() {}
    open func reset() {}
}
