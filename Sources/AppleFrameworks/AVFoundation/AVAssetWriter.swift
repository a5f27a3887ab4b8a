import BuilderCoreMedia
import BuilderUIKit
import Settling

/// The file of a writer, which can't be written: starting fails.
open class AVAssetWriter: NSObject, @unchecked Sendable {
    /// The state of a writer.
    public enum Status: Int, Sendable { case unknown, writing, completed, failed, cancelled }

    /// The file's location.
    public let outputURL: URL
    /// The file's type.
    public let outputFileType: AVFileType
    /// The sources.
    open private(set) var inputs: [AVAssetWriterInput] = []
    /// The descriptions of the file.
    open var metadata: [AVMetadataItem] = []
    /// A Boolean value that indicates whether the file is arranged for a network.
    open var shouldOptimizeForNetworkUse = false
    /// The time of parts of the file.
    open var movieFragmentInterval = CMTime.invalid
    /// The state.
    open private(set) var status = Status.unknown
    /// The cause of a failure.
    open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }

    public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
        (self.outputURL, self.outputFileType) = (outputURL, outputFileType)
        super.init()
    }
    public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
        try self.init(outputURL: outputURL, fileType: outputFileType)
    }
    /// Indicates whether a source can be added.
    open func canAdd(_ input: AVAssetWriterInput) -> Bool { !inputs.contains(input) }
    /// Adds a source.
    open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
    /// Fails.
    @discardableResult
    open func startWriting() -> Bool {
        status = .failed
        return false
    }
    /// Does nothing.
    open func startSession(atSourceTime startTime: CMTime) {}
    /// Does nothing.
    open func endSession(atSourceTime endTime: CMTime) {}
    /// Calls a closure later.
    open func finishWriting(completionHandler handler: @escaping @Sendable () -> Void) { answerLater { handler() } }
    /// Returns at once.
    open func finishWriting() async {}
    /// Ends writing.
    open func cancelWriting() { status = .cancelled }
}

/// A source of a writer, which never takes media.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
    /// The kind of media.
    public let mediaType: AVMediaType
    /// The settings of the media.
    public let outputSettings: [String: Any]?
    /// A Boolean value that indicates whether media comes while it is captured.
    open var expectsMediaDataInRealTime = false
    /// A Boolean value that indicates whether media is taken; false.
    open var isReadyForMoreMediaData: Bool { false }
    /// The transform of pictures.
    open var transform = CGAffineTransform.identity
    /// The descriptions of a track.
    open var metadata: [AVMetadataItem] = []
    /// The scale of times.
    open var mediaTimeScale: CMTimeScale = 0

    public init(
        mediaType: AVMediaType, outputSettings: [String: Any]?, sourceFormatHint: CMFormatDescription? = nil
    ) {
        (self.mediaType, self.outputSettings) = (mediaType, outputSettings)
    }
    /// Fails.
    @discardableResult
    open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { false }
    /// Does nothing: media is never requested.
    open func requestMediaDataWhenReady(on queue: DispatchQueue, using block: @escaping () -> Void) {}
    /// Does nothing.
    open func markAsFinished() {}
}

/// The pictures of a source.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
    /// The source.
    public let assetWriterInput: AVAssetWriterInput
    /// The properties of pictures.
    public let sourcePixelBufferAttributes: [String: Any]?
    /// A supply of pictures; nil, since nothing is written.
    open var pixelBufferPool: CVPixelBufferPool? { nil }
    public init(assetWriterInput input: AVAssetWriterInput, sourcePixelBufferAttributes: [String: Any]? = nil) {
        (assetWriterInput, self.sourcePixelBufferAttributes) = (input, sourcePixelBufferAttributes)
    }
    /// Fails.
    @discardableResult
    open func append(_ pixelBuffer: CVPixelBuffer, withPresentationTime presentationTime: CMTime) -> Bool { false }
}

/// A reader of media, which can't be read: starting fails.
open class AVAssetReader: NSObject, @unchecked Sendable {
    /// The state of a reader.
    public enum Status: Int, Sendable { case unknown, reading, completed, failed, cancelled }

    /// The media.
    public let asset: AVAsset
    /// The range that is read.
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    /// The parts that are read.
    open private(set) var outputs: [AVAssetReaderOutput] = []
    /// The state.
    open private(set) var status = Status.unknown
    /// The cause of a failure.
    open var error: (any Error)? { status == .failed ? AVError(.decodeFailed) : nil }

    public init(asset: AVAsset) throws { self.asset = asset }
    /// Indicates whether a part can be added.
    open func canAdd(_ output: AVAssetReaderOutput) -> Bool { !outputs.contains(output) }
    /// Adds a part.
    open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
    /// Fails.
    @discardableResult
    open func startReading() -> Bool {
        status = .failed
        return false
    }
    /// Ends reading.
    open func cancelReading() { status = .cancelled }
}

/// A part of media that a reader reads.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
    /// A Boolean value that indicates whether a caller can change samples.
    open var alwaysCopiesSampleData = true
    /// The kind of media.
    open var mediaType: AVMediaType { .video }
    /// Returns nil: there are no samples.
    open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// A track that a reader reads.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
    /// The track.
    public let track: AVAssetTrack
    /// The settings of samples.
    public let outputSettings: [String: Any]?
    public init(track: AVAssetTrack, outputSettings: [String: Any]?) {
        (self.track, self.outputSettings) = (track, outputSettings)
    }
    open override var mediaType: AVMediaType { track.mediaType }
}

/// A code of videos.
public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// H.264.
    public static let h264 = AVVideoCodecType(rawValue: "avc1")
    /// HEVC.
    public static let hevc = AVVideoCodecType(rawValue: "hvc1")
    /// HEVC with an alpha channel.
    public static let hevcWithAlpha = AVVideoCodecType(rawValue: "muxa")
    /// JPEG.
    public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
    /// ProRes 422.
    public static let proRes422 = AVVideoCodecType(rawValue: "apcn")
    /// ProRes 4444.
    public static let proRes4444 = AVVideoCodecType(rawValue: "ap4h")
}

/// The key of a video's code.
public let AVVideoCodecKey = "AVVideoCodecKey"
/// The key of a video's width in pixels.
public let AVVideoWidthKey = "AVVideoWidthKey"
/// The key of a video's height in pixels.
public let AVVideoHeightKey = "AVVideoHeightKey"
/// The key of the way in which pictures fill a video.
public let AVVideoScalingModeKey = "AVVideoScalingModeKey"
/// A way in which pictures fill a video, cropped.
public let AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"
/// A way in which pictures fit a video.
public let AVVideoScalingModeResizeAspect = "AVVideoScalingModeResizeAspect"
/// A way in which pictures fill a video, stretched.
public let AVVideoScalingModeResize = "AVVideoScalingModeResize"
/// The key of a video's compression.
public let AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey"
/// The key of the bits of a second.
public let AVVideoAverageBitRateKey = "AverageBitRate"
/// The key of the quality of JPEG.
public let AVVideoQualityKey = "Quality"
/// The key of the largest distance of whole pictures.
public let AVVideoMaxKeyFrameIntervalKey = "MaxKeyFrameInterval"
/// The key of the expected pictures of a second.
public let AVVideoExpectedSourceFrameRateKey = "ExpectedFrameRate"
/// The key of the profile of H.264.
public let AVVideoProfileLevelKey = "ProfileLevel"
/// A profile of H.264.
public let AVVideoProfileLevelH264HighAutoLevel = "H264_High_AutoLevel"
/// A profile of H.264.
public let AVVideoProfileLevelH264MainAutoLevel = "H264_Main_AutoLevel"
/// A profile of H.264.
public let AVVideoProfileLevelH264BaselineAutoLevel = "H264_Baseline_AutoLevel"
