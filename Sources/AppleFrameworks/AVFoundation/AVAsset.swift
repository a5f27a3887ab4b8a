import BuilderCoreMedia
import BuilderUIKit
import Settling

/// A kind of media.
public struct AVMediaType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let video = AVMediaType(rawValue: "vide")
    public static let audio = AVMediaType(rawValue: "soun")
    public static let text = AVMediaType(rawValue: "text")
    public static let subtitle = AVMediaType(rawValue: "sbtl")
    public static let closedCaption = AVMediaType(rawValue: "clcp")
    public static let timecode = AVMediaType(rawValue: "tmcd")
    public static let metadata = AVMediaType(rawValue: "meta")
    public static let muxed = AVMediaType(rawValue: "muxx")
}

/// A type of files.
public struct AVFileType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mov = AVFileType(rawValue: "com.apple.quicktime-movie")
    public static let mp4 = AVFileType(rawValue: "public.mpeg-4")
    public static let m4v = AVFileType(rawValue: "com.apple.m4v-video")
    public static let m4a = AVFileType(rawValue: "com.apple.m4a-audio")
    public static let wav = AVFileType(rawValue: "com.microsoft.waveform-audio")
    public static let mp3 = AVFileType(rawValue: "public.mp3")
    public static let caf = AVFileType(rawValue: "com.apple.coreaudio-format")
    public static let jpg = AVFileType(rawValue: "public.jpeg")
    public static let heic = AVFileType(rawValue: "public.heic")
}

/// The state of a value that is loaded.
public enum AVKeyValueStatus: Int, Sendable { case unknown, loading, loaded, failed, cancelled }

/// A property that is loaded.
open class AVPartialAsyncProperty<Root>: @unchecked Sendable {
    init() {}
}

/// A property of a type that is loaded.
public final class AVAsyncProperty<Root, Value>: AVPartialAsyncProperty<Root>, @unchecked Sendable {}

extension AVPartialAsyncProperty where Root: AVAsset {
    public static var duration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    public static var isPlayable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var isExportable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    public static var tracks: AVAsyncProperty<Root, [AVAssetTrack]> { AVAsyncProperty() }
    public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    public static var naturalSize: AVAsyncProperty<Root, CGSize> { AVAsyncProperty() }
    public static var preferredTransform: AVAsyncProperty<Root, CGAffineTransform> { AVAsyncProperty() }
    public static var nominalFrameRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    public static var timeRange: AVAsyncProperty<Root, CMTimeRange> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVMetadataItem {
    public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { AVAsyncProperty() }
    public static var stringValue: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    public static var dataValue: AVAsyncProperty<Root, Data?> { AVAsyncProperty() }
}

/// An object with properties that are loaded; loading fails, because no media is read.
public protocol AVAsynchronousKeyValueLoading: AnyObject {}

extension AVAsynchronousKeyValueLoading {
    public func load<T>(_ property: AVAsyncProperty<Self, T>) async throws -> T {
        throw AVError(.fileFormatNotRecognized)
    }
    public func load<A, B>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>
    ) async throws -> (A, B) { throw AVError(.fileFormatNotRecognized) }
    public func load<A, B, C>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>
    ) async throws -> (A, B, C) { throw AVError(.fileFormatNotRecognized) }
    public func statusOfValue(forKey key: String, error outError: UnsafeMutablePointer<NSError?>?) -> AVKeyValueStatus {
        .failed
    }
    public func loadValuesAsynchronously(forKeys keys: [String], completionHandler handler: (() -> Void)? = nil) {
        answerLater { handler?() }
    }
}

/// Media, which isn't read.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// The URL of the media; nil for media without one.
    package let sourceURL: URL?

    public override init() {
        sourceURL = nil
        super.init()
    }
    public init(url URL: URL) {
        sourceURL = URL
        super.init()
    }

    open var duration: CMTime { .invalid }
    open var preferredRate: Float { 1 }
    open var preferredVolume: Float { 1 }
    open var preferredTransform: CGAffineTransform { .identity }
    open var naturalSize: CGSize { .zero }
    open var tracks: [AVAssetTrack] { [] }
    open var metadata: [AVMetadataItem] { [] }
    open var commonMetadata: [AVMetadataItem] { [] }
    open var isPlayable: Bool { false }
    open var isExportable: Bool { false }
    open var isReadable: Bool { false }
    open var hasProtectedContent: Bool { false }
    open func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] { [] }
    open func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] { [] }
    open func loadTracks(
        withMediaType mediaType: AVMediaType, completionHandler: @escaping ([AVAssetTrack]?, (any Error)?) -> Void
    ) { answerLater { completionHandler([], nil) } }
    open func cancelLoading() {}
}

/// Media at a URL.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    public let url: URL
    public init(url URL: URL, options: [String: Any]? = nil) {
        url = URL
        super.init(url: URL)
    }
}

public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

/// A track of media.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open weak var asset: AVAsset?
    open var trackID: Int32 { 0 }
    open var mediaType: AVMediaType { .video }
    open var naturalSize: CGSize { .zero }
    open var preferredTransform: CGAffineTransform { .identity }
    open var nominalFrameRate: Float { 0 }
    open var estimatedDataRate: Float { 0 }
    open var timeRange: CMTimeRange { .zero }
    open var formatDescriptions: [Any] { [] }
}

/// A description of media, such as a title.
open class AVMetadataItem: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open var identifier: AVMetadataIdentifier? { nil }
    open var commonKey: AVMetadataKey? { nil }
    open var value: (any NSCopying & NSObjectProtocol)? { nil }
    open var stringValue: String? { (value as? NSString).map { String(describing: $0) } }
    open var dataValue: Data? { nil }
    open var extendedLanguageTag: String? { nil }
}

/// A description of media that an app makes.
open class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
    private var storedIdentifier: AVMetadataIdentifier?
    private var storedValue: (any NSCopying & NSObjectProtocol)?
    private var storedTag: String?
    open override var identifier: AVMetadataIdentifier? {
        get { storedIdentifier }
        set { storedIdentifier = newValue }
    }
    open override var value: (any NSCopying & NSObjectProtocol)? {
        get { storedValue }
        set { storedValue = newValue }
    }
    open override var extendedLanguageTag: String? {
        get { storedTag }
        set { storedTag = newValue }
    }
}

/// A name of a description of media.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "comn/artist")
    public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "comn/artwork")
    public static let commonIdentifierDescription = AVMetadataIdentifier(rawValue: "comn/description")
}

/// A key of a description of media.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
    public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
    public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
    public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
}

/// A maker of pictures from a video, which fails.
open class AVAssetImageGenerator: NSObject {
    /// The end of a request.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity

    public init(asset: AVAsset) {
        self.asset = asset
        super.init()
    }

    open func copyCGImage(at requestedTime: CMTime, actualTime: UnsafeMutablePointer<CMTime>?) throws -> CGImage {
        throw AVError(.decodeFailed)
    }
    open func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
        throw AVError(.decodeFailed)
    }
    open func generateCGImagesAsynchronously(
        forTimes requestedTimes: [NSValue],
        completionHandler handler: @escaping (CMTime, CGImage?, CMTime, Result, (any Error)?) -> Void
    ) {
        for _ in requestedTimes {
            answerLater { handler(.zero, nil, .invalid, .failed, AVError(.decodeFailed)) }
        }
    }
    open func generateCGImageAsynchronously(
        for requestedTime: CMTime, completionHandler handler: @escaping (CGImage?, CMTime, (any Error)?) -> Void
    ) { answerLater { handler(nil, .invalid, AVError(.decodeFailed)) } }
    open func cancelAllCGImageGeneration() {}
}

public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"

/// A conversion of media, which fails.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
    /// The state of a conversion.
    public enum Status: Int, Sendable { case unknown, waiting, exporting, completed, failed, cancelled }

    public let asset: AVAsset
    public let presetName: String
    open var outputURL: URL?
    open var outputFileType: AVFileType?
    open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
    open var shouldOptimizeForNetworkUse = false
    open var metadata: [AVMetadataItem]?
    open private(set) var status: Status = .unknown
    open var progress: Float { 0 }
    open var error: (any Error)? { status == .failed ? AVError(.exportFailed) : nil }
    open var supportedFileTypes: [AVFileType] { [.mov, .mp4] }

    public init?(asset: AVAsset, presetName: String) {
        self.asset = asset
        self.presetName = presetName
        super.init()
    }

    open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
        status = .failed
        answerLater { handler() }
    }
    open func export() async { status = .failed }
    open func cancelExport() {}
    open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { [] }
    open class func allExportPresets() -> [String] { [] }
}

/// An error of AVFoundation.
public struct AVError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = AVError
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case fileFormatNotRecognized = -11828
        case contentIsUnavailable = -11863
        case applicationIsNotAuthorizedToUseDevice = -11852
        case operationCancelled = -11878
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public static var unknown: Code { .unknown }
    public static var operationCancelled: Code { .operationCancelled }
}
