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
    public static let heif = AVFileType(rawValue: "public.heif")
    public static let avci = AVFileType(rawValue: "public.avci")
    public static let dng = AVFileType(rawValue: "com.adobe.raw-image")
    public static let tif = AVFileType(rawValue: "public.tiff")
    public static let aiff = AVFileType(rawValue: "public.aiff-audio")
    public static let aifc = AVFileType(rawValue: "public.aifc-audio")
    public static let au = AVFileType(rawValue: "public.au-audio")
    public static let amr = AVFileType(rawValue: "org.3gpp.adaptive-multi-rate-audio")
    public static let ac3 = AVFileType(rawValue: "public.ac3-audio")
    public static let mobile3GPP = AVFileType(rawValue: "public.3gpp")
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
    /// The locales of the chapters' titles.
    public static var availableChapterLocales: AVAsyncProperty<Root, [Locale]> { AVAsyncProperty() }
    /// The formats of the metadata.
    public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> { AVAsyncProperty() }
    /// The date at which the media was made.
    public static var creationDate: AVAsyncProperty<Root, AVMetadataItem?> { AVAsyncProperty() }
    /// A Boolean value that indicates whether the media is protected.
    public static var hasProtectedContent: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// A Boolean value that indicates whether a composition may contain the media.
    public static var isComposable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// A Boolean value that indicates whether a reader can read the media.
    public static var isReadable: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// The rate at which the media is meant to play.
    public static var preferredRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    /// The volume at which the media is meant to play.
    public static var preferredVolume: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
}

extension AVPartialAsyncProperty where Root: AVAssetTrack {
    /// The bits of a second.
    public static var estimatedDataRate: AVAsyncProperty<Root, Float> { AVAsyncProperty() }
    /// The formats of the samples.
    public static var formatDescriptions: AVAsyncProperty<Root, [CMFormatDescription]> { AVAsyncProperty() }
    /// A Boolean value that indicates whether the track is enabled.
    public static var isEnabled: AVAsyncProperty<Root, Bool> { AVAsyncProperty() }
    /// The language's code.
    public static var languageCode: AVAsyncProperty<Root, String?> { AVAsyncProperty() }
    /// The shortest duration of a frame.
    public static var minFrameDuration: AVAsyncProperty<Root, CMTime> { AVAsyncProperty() }
    /// The units of time in a second.
    public static var naturalTimeScale: AVAsyncProperty<Root, CMTimeScale> { AVAsyncProperty() }
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
    public func load<A, B, C, D>(
        _ a: AVAsyncProperty<Self, A>, _ b: AVAsyncProperty<Self, B>, _ c: AVAsyncProperty<Self, C>,
        _ d: AVAsyncProperty<Self, D>
    ) async throws -> (A, B, C, D) { throw AVError(.fileFormatNotRecognized) }
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
    /// The formats of descriptions.
    open var availableMetadataFormats: [AVMetadataFormat] { [] }
    /// The date at which the media was made.
    open var creationDate: AVMetadataItem? { nil }
    /// The lyrics.
    open var lyrics: String? { nil }
    /// Returns the descriptions of a format.
    open func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
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

/// A format of descriptions.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// ID3.
    public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
    /// iTunes.
    public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
    /// QuickTime.
    public static let quickTimeMetadata = AVMetadataFormat(rawValue: "com.apple.quicktime.mdta")
}

/// The key of HTTP headers of requests for media.
public let AVURLAssetHTTPHeaderFieldsKey = "AVURLAssetHTTPHeaderFieldsKey"

/// A track of media.
open class AVAssetTrack: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    open weak var asset: AVAsset?
    open var trackID: CMPersistentTrackID { 0 }
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
    /// The key in its key space.
    open var key: (any NSCopying & NSObjectProtocol)? { nil }
    /// The names among which the key is.
    open var keySpace: AVMetadataKeySpace? { nil }
    /// The number of a number.
    open var numberValue: NSNumber? { value as? NSNumber }
    /// The date of a date.
    open var dateValue: Date? { (value as? NSDate).map { $0 as Date } }
    /// The time of a description.
    open var time: CMTime { .invalid }

    /// Returns the descriptions with a name.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
    ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
    /// Returns the descriptions with a key.
    open class func metadataItems(
        from metadataItems: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
    ) -> [AVMetadataItem] {
        metadataItems.filter { item in
            (keySpace == nil || item.keySpace == keySpace)
                && (key == nil || (item.key as? NSObject)?.isEqual(key) == true)
        }
    }
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
    private var storedKey: (any NSCopying & NSObjectProtocol)?
    private var storedKeySpace: AVMetadataKeySpace?
    open override var key: (any NSCopying & NSObjectProtocol)? {
        get { storedKey }
        set { storedKey = newValue }
    }
    open override var keySpace: AVMetadataKeySpace? {
        get { storedKeySpace }
        set { storedKeySpace = newValue }
    }
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

/// The names among which a description's key is.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Names of all formats.
    public static let common = AVMetadataKeySpace(rawValue: "comn")
    /// Names of ID3.
    public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
    /// Names of iTunes.
    public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
    /// Names of QuickTime.
    public static let quickTimeMetadata = AVMetadataKeySpace(rawValue: "mdta")
}

/// A choice among descriptions of media.
open class AVMetadataItemFilter: NSObject, @unchecked Sendable {
    /// Returns the choice without descriptions of persons and places.
    open class func forSharing() -> AVMetadataItemFilter { AVMetadataItemFilter() }
}

/// A name of a description of media.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "comn/title")
    public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "comn/albumName")
    public static let commonIdentifierAuthor = AVMetadataIdentifier(rawValue: "comn/author")
    public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "comn/creationDate")
    public static let quickTimeMetadataLocationISO6709 = AVMetadataIdentifier(
        rawValue: "mdta/com.apple.quicktime.location.ISO6709")
    public static let iTunesMetadataTrackSubTitle = AVMetadataIdentifier(rawValue: "itsk/%A9st3")
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

/// An error of AVFoundation.
public struct AVError: _FrameworkError {
    /// The reason of an error.
    public enum Code: Int, _FrameworkErrorCode {
        public typealias Failure = AVError
        case unknown = -11800
        case outOfMemory = -11801
        case sessionNotRunning = -11803
        case deviceAlreadyUsedByAnotherSession = -11804
        case noDataCaptured = -11805
        case sessionConfigurationChanged = -11806
        case diskFull = -11807
        case deviceWasDisconnected = -11808
        case mediaChanged = -11809
        case maximumDurationReached = -11810
        case maximumFileSizeReached = -11811
        case mediaDiscontinuity = -11812
        case maximumNumberOfSamplesForFileFormatReached = -11813
        case deviceNotConnected = -11814
        case deviceInUseByAnotherApplication = -11815
        case deviceLockedForConfigurationByAnotherProcess = -11817
        case sessionWasInterrupted = -11818
        case mediaServicesWereReset = -11819
        case exportFailed = -11820
        case decodeFailed = -11821
        case invalidSourceMedia = -11822
        case fileAlreadyExists = -11823
        case compositionTrackSegmentsNotContiguous = -11824
        case invalidCompositionTrackSegmentDuration = -11825
        case invalidCompositionTrackSegmentSourceStartTime = -11826
        case invalidCompositionTrackSegmentSourceDuration = -11827
        case fileFormatNotRecognized = -11828
        case fileFailedToParse = -11829
        case maximumStillImageCaptureRequestsExceeded = -11830
        case contentIsProtected = -11831
        case noImageAtTime = -11832
        case decoderNotFound = -11833
        case encoderNotFound = -11834
        case contentIsNotAuthorized = -11835
        case applicationIsNotAuthorized = -11836
        case operationNotSupportedForAsset = -11838
        case decoderTemporarilyUnavailable = -11839
        case encoderTemporarilyUnavailable = -11840
        case invalidVideoComposition = -11841
        case referenceForbiddenByReferencePolicy = -11842
        case invalidOutputURLPathExtension = -11843
        case screenCaptureFailed = -11844
        case displayWasDisabled = -11845
        case torchLevelUnavailable = -11846
        case operationInterrupted = -11847
        case incompatibleAsset = -11848
        case failedToLoadMediaData = -11849
        case serverIncorrectlyConfigured = -11850
        case applicationIsNotAuthorizedToUseDevice = -11852
        case failedToParse = -11853
        case fileTypeDoesNotSupportSampleReferences = -11854
        case undecodableMediaData = -11855
        case airPlayControllerRequiresInternet = -11856
        case airPlayReceiverRequiresInternet = -11857
        case videoCompositorFailed = -11858
        case createContentKeyRequestFailed = -11860
        case unsupportedOutputSettings = -11861
        case operationNotAllowed = -11862
        case contentIsUnavailable = -11863
        case formatUnsupported = -11864
        case malformedDepth = -11865
        case contentNotUpdated = -11866
        case noLongerPlayable = -11867
        case noCompatibleAlternatesForExternalDisplay = -11868
        case noSourceTrack = -11869
        case externalPlaybackNotSupportedForAsset = -11870
        case operationNotSupportedForPreset = -11871
        case sessionHardwareCostOverage = -11872
        case unsupportedDeviceActiveFormat = -11873
        case incorrectlyConfigured = -11875
        case segmentStartedWithNonSyncSample = -11876
        case rosettaNotInstalled = -11877
        case operationCancelled = -11878
    }

    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static var errorDomain: String { "AVFoundationErrorDomain" }
    public static var unknown: Code { .unknown }
    public static var operationCancelled: Code { .operationCancelled }
}
