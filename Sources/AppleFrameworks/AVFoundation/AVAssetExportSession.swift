import BuilderCoreMedia
import BuilderUIKit
import Settling

/// A maker of pictures from a video, which fails.
open class AVAssetImageGenerator: NSObject {
    /// The end of a request.
    public enum Result: Int, Sendable { case succeeded, failed, cancelled }

    public let asset: AVAsset
    open var appliesPreferredTrackTransform = false
    open var maximumSize = CGSize.zero
    open var requestedTimeToleranceBefore = CMTime.positiveInfinity
    open var requestedTimeToleranceAfter = CMTime.positiveInfinity
    /// The part of pictures that is shown.
    open var apertureMode: ApertureMode?
    /// The pictures of a composition; without effect.
    open var videoComposition: AVVideoComposition?

    /// A part of pictures.
    public struct ApertureMode: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The clean part.
        public static let cleanAperture = ApertureMode(rawValue: "CleanAperture")
        /// The part without what was added to compress a picture.
        public static let productionAperture = ApertureMode(rawValue: "ProductionAperture")
        /// All.
        public static let encodedPixels = ApertureMode(rawValue: "EncodedPixels")
    }

    /// The pictures of several times, which all fail.
    public struct Images: AsyncSequence, Sendable {
        /// The result for a time.
        public enum Element: Sendable {
            /// A picture.
            case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
            /// A failure.
            case failure(requestedTime: CMTime, error: any Error)

            /// The time that was requested.
            public var requestedTime: CMTime {
                switch self {
                case .success(let time, _, _), .failure(let time, _): time
                }
            }
            /// The picture; throws if there is none.
            public var image: CGImage {
                get throws {
                    switch self {
                    case .success(_, let image, _): return image
                    case .failure(_, let error): throw error
                    }
                }
            }
        }

        let times: [CMTime]

        /// An iterator over the results.
        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var times: ArraySlice<CMTime>
            /// Returns the next result.
            public mutating func next() async -> Element? {
                times.popFirst().map { .failure(requestedTime: $0, error: AVError(.decodeFailed)) }
            }
        }

        /// Returns an iterator over the results.
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(times: times[...]) }
    }

    /// Returns the pictures of times, which all fail.
    open func images(for times: [CMTime]) -> Images { Images(times: times) }

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
    /// The choice among descriptions.
    open var metadataItemFilter: AVMetadataItemFilter?
    /// The pictures of a composition.
    open var videoComposition: AVVideoComposition?
    /// The volumes of tracks.
    open var audioMix: AVAudioMix?
    /// The way in which the pitch follows the rate.
    open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
    /// The largest size in bytes, or zero.
    open var fileLengthLimit: Int64 = 0
    /// A Boolean value that indicates whether media is read several times.
    open var canPerformMultiplePassesOverSourceMediaData = false
    /// The folder of intermediate files.
    open var directoryForTemporaryFiles: URL?
    /// The size that is expected, in bytes; zero.
    open var estimatedOutputFileLength: Int64 { 0 }
    /// The largest duration; indefinite.
    open var maxDuration: CMTime { .indefinite }

    /// A stage of a conversion.
    public enum State: Sendable {
        /// Nothing has begun.
        case pending
        /// The conversion waits.
        case waiting
        /// The conversion goes on.
        case exporting(progress: Progress)
    }

    /// Returns the stages of the conversion: only that nothing has begun.
    open func states(updateInterval: TimeInterval = .infinity) -> some Sendable & AsyncSequence<State, Never> {
        AsyncStream {
            $0.yield(.pending)
            $0.finish()
        }
    }
    /// Fails.
    open func export(to url: URL, as fileType: AVFileType) async throws {
        status = .failed
        throw AVError(.exportFailed)
    }
    /// Calls a closure with the types of files.
    open func determineCompatibleFileTypes(completionHandler handler: @escaping ([AVFileType]) -> Void) {
        let types = supportedFileTypes
        answerLater { handler(types) }
    }
    /// Calls a closure with false.
    open class func determineCompatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
        completionHandler handler: @escaping (Bool) -> Void
    ) { answerLater { handler(false) } }
    /// Returns false.
    open class func compatibility(
        ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
    ) async -> Bool { false }
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
