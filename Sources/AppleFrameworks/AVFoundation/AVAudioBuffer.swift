import BuilderFoundation

/// The forms of samples.
public enum AVAudioCommonFormat: UInt, Sendable {
    /// Another form.
    case otherFormat
    /// Numbers of 32 bits with a fraction, nominally -1…1.
    case pcmFormatFloat32
    /// Numbers of 64 bits with a fraction.
    case pcmFormatFloat64
    /// Whole numbers of 16 bits.
    case pcmFormatInt16
    /// Whole numbers of 32 bits.
    case pcmFormatInt32
}

/// The samples' form and rate.
open class AVAudioFormat: NSObject, @unchecked Sendable {
    /// The samples of a channel in a second.
    public let sampleRate: Double
    /// The number of channels.
    public let channelCount: AVAudioChannelCount
    /// The form of samples.
    public let commonFormat: AVAudioCommonFormat
    /// A Boolean value that indicates whether the channels' samples alternate.
    public let isInterleaved: Bool
    /// A Boolean value that indicates whether the form is the usual one: 32 bits, each channel for itself.
    open var isStandard: Bool { commonFormat == .pcmFormatFloat32 && !isInterleaved }
    /// The settings of a file of this form.
    open var settings: [String: Any] {
        [
            AVFormatIDKey: kAudioFormatLinearPCM, AVSampleRateKey: sampleRate,
            AVNumberOfChannelsKey: Int(channelCount), AVLinearPCMIsNonInterleaved: !isInterleaved,
            AVLinearPCMBitDepthKey: commonFormat.bits, AVLinearPCMIsFloatKey: commonFormat.isFloat,
            AVLinearPCMIsBigEndianKey: false,
        ]
    }

    static let usual = AVAudioFormat(.pcmFormatFloat32, 44_100, 2, isInterleaved: false)

    init(
        _ commonFormat: AVAudioCommonFormat, _ sampleRate: Double, _ channelCount: AVAudioChannelCount,
        isInterleaved: Bool
    ) {
        (self.commonFormat, self.sampleRate, self.channelCount) = (commonFormat, sampleRate, channelCount)
        self.isInterleaved = isInterleaved
    }

    /// Creates the usual form; nil for more than two channels, which need a layout on iOS too.
    public convenience init?(standardFormatWithSampleRate sampleRate: Double, channels: AVAudioChannelCount) {
        guard (1...2).contains(channels) else { return nil }
        self.init(.pcmFormatFloat32, sampleRate, channels, isInterleaved: false)
    }

    /// Creates a form; nil for more than two channels, which need a layout on iOS too.
    public convenience init?(
        commonFormat format: AVAudioCommonFormat, sampleRate: Double, channels: AVAudioChannelCount, interleaved: Bool
    ) {
        guard (1...2).contains(channels) else { return nil }
        self.init(format, sampleRate, channels, isInterleaved: interleaved)
    }

    /// Creates the form of a file's settings: uncompressed samples, with two channels unless the settings say others.
    public convenience init?(settings: [String: Any]) {
        let bits = (settings[AVLinearPCMBitDepthKey] as? Int) ?? 32
        let isFloat = (settings[AVLinearPCMIsFloatKey] as? Bool) ?? (bits != 16)
        let rate = settings[AVSampleRateKey]
        self.init(
            AVAudioCommonFormat(bits: bits, isFloat: isFloat),
            (rate as? Double) ?? (rate as? Int).map(Double.init) ?? 44_100,
            AVAudioChannelCount(clamping: (settings[AVNumberOfChannelsKey] as? Int) ?? 2),
            isInterleaved: (settings[AVLinearPCMIsNonInterleaved] as? Bool).map { !$0 } ?? false)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? AVAudioFormat else { return false }
        return sampleRate == other.sampleRate && channelCount == other.channelCount
            && commonFormat == other.commonFormat && isInterleaved == other.isInterleaved
    }
    open override var hash: Int { sampleRate.hashValue ^ channelCount.hashValue }
}

extension AVAudioCommonFormat {
    fileprivate init(bits: Int, isFloat: Bool) {
        switch (bits, isFloat) {
        case (16, _): self = .pcmFormatInt16
        case (32, false): self = .pcmFormatInt32
        case (32, true): self = .pcmFormatFloat32
        case (64, true): self = .pcmFormatFloat64
        default: self = .otherFormat
        }
    }

    fileprivate var bits: Int {
        switch self {
        case .pcmFormatInt16: 16
        case .pcmFormatFloat64: 64
        default: 32
        }
    }

    fileprivate var isFloat: Bool { self == .pcmFormatFloat32 || self == .pcmFormatFloat64 }
}

/// Samples in memory.
open class AVAudioBuffer: NSObject, @unchecked Sendable {
    /// The form of the samples.
    public let format: AVAudioFormat

    init(format: AVAudioFormat) { self.format = format }
}

/// Uncompressed samples in memory, which are silence until they are written.
open class AVAudioPCMBuffer: AVAudioBuffer, @unchecked Sendable {
    /// The number of samples of a channel for which there is room.
    public let frameCapacity: AVAudioFrameCount
    /// The number of samples of a channel that are valid.
    open var frameLength: AVAudioFrameCount = 0 {
        didSet { frameLength = min(frameLength, frameCapacity) }
    }
    /// The distance between a channel's samples: the number of channels where they alternate, otherwise 1.
    open var stride: Int { format.isInterleaved ? Int(format.channelCount) : 1 }

    private let samples: UnsafeMutableRawBufferPointer
    private let channels: UnsafeMutableBufferPointer<UnsafeMutableRawPointer>

    /// Creates a buffer; nil for a form without uncompressed samples.
    public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
        guard format.commonFormat != .otherFormat, format.channelCount > 0 else { return nil }
        self.frameCapacity = frameCapacity
        let sampleBytes = format.commonFormat.bits / 8
        let channelBytes = Int(frameCapacity) * sampleBytes
        let count = Int(format.channelCount)
        samples = .allocate(byteCount: max(1, channelBytes * count), alignment: 16)
        samples.initializeMemory(as: UInt8.self, repeating: 0)
        channels = .allocate(capacity: count)
        guard let start = samples.baseAddress else { return nil }
        for channel in 0..<count {
            channels.initializeElement(
                at: channel, to: start + channel * (format.isInterleaved ? sampleBytes : channelBytes))
        }
        super.init(format: format)
    }

    deinit {
        samples.deallocate()
        channels.deallocate()
    }

    /// The samples of each channel as numbers of 32 bits with a fraction; nil for other forms.
    open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { data(for: .pcmFormatFloat32) }
    /// The samples of each channel as whole numbers of 16 bits; nil for other forms.
    open var int16ChannelData: UnsafePointer<UnsafeMutablePointer<Int16>>? { data(for: .pcmFormatInt16) }
    /// The samples of each channel as whole numbers of 32 bits; nil for other forms.
    open var int32ChannelData: UnsafePointer<UnsafeMutablePointer<Int32>>? { data(for: .pcmFormatInt32) }

    private func data<Sample>(
        for form: AVAudioCommonFormat
    ) -> UnsafePointer<UnsafeMutablePointer<Sample>>? {
        guard format.commonFormat == form, let start = channels.baseAddress else { return nil }
        return UnsafeRawPointer(start).assumingMemoryBound(to: UnsafeMutablePointer<Sample>.self)
    }
}

/// A moment in sound.
open class AVAudioTime: NSObject, @unchecked Sendable {
    /// The number of the sample; 0 if it isn't valid.
    public let sampleTime: AVAudioFramePosition
    /// The samples in a second; 0 if it isn't valid.
    public let sampleRate: Double
    /// The ticks of the device's clock; 0 if they aren't valid.
    public let hostTime: UInt64
    /// A Boolean value that indicates whether the number of the sample is valid.
    public let isSampleTimeValid: Bool
    /// A Boolean value that indicates whether the ticks are valid.
    public let isHostTimeValid: Bool

    /// Creates the moment of a sample.
    public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, hostTime) = (sampleTime, sampleRate, 0)
        (isSampleTimeValid, isHostTimeValid) = (true, false)
    }

    /// Creates the moment of the device's clock.
    public init(hostTime: UInt64) {
        (sampleTime, sampleRate, self.hostTime) = (0, 0, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (false, true)
    }

    /// Creates the moment of the device's clock and of a sample.
    public init(hostTime: UInt64, sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
        (self.sampleTime, self.sampleRate, self.hostTime) = (sampleTime, sampleRate, hostTime)
        (isSampleTimeValid, isHostTimeValid) = (true, true)
    }

    /// Returns the seconds of ticks, which are nanoseconds here.
    open class func seconds(forHostTime hostTime: UInt64) -> TimeInterval { Double(hostTime) / 1e9 }
    /// Returns the ticks of seconds, which are nanoseconds here.
    open class func hostTime(forSeconds seconds: TimeInterval) -> UInt64 { UInt64(max(0, seconds) * 1e9) }
}
