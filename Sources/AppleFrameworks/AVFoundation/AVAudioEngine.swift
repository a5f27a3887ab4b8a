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
/// A player of buffers and files, which is silent.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
    open private(set) var isPlaying = false
    open var volume: Float = 1
    open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil) {}
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
