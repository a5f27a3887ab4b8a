import BuilderCoreMedia
import BuilderUIKit
import Settling
import Synchronization

/// The settings of a photo.
open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
    private static let counter = Mutex<Int64>(0)
    /// The number of the photo.
    public let uniqueID = counter.withLock {
        $0 += 1
        return $0
    }
    /// The format; nil for JPEG.
    public let format: [String: Any]?
    open var flashMode: AVCaptureDevice.FlashMode = .off
    open var isHighResolutionPhotoEnabled = false
    open var previewPhotoFormat: [String: Any]?
    /// The quality against the speed.
    open var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
    /// A Boolean value that indicates whether distances are measured.
    open var isDepthDataDeliveryEnabled = false
    /// A Boolean value that indicates whether distances are part of the photo.
    open var embedsDepthDataInPhoto = true
    /// A Boolean value that indicates whether persons are separated.
    open var isPortraitEffectsMatteDeliveryEnabled = false
    /// The location of a live photo's movie.
    open var livePhotoMovieFileURL: URL?
    /// A Boolean value that indicates whether red eyes are corrected.
    open var isAutoRedEyeReductionEnabled = false
    /// The metadata of the photo.
    open var metadata: [String: Any] = [:]
    /// The formats of a preview.
    open var availablePreviewPhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    /// The codes of a thumbnail.
    open var availableEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [.jpeg] }
    /// The format of a thumbnail.
    open var embeddedThumbnailPhotoFormat: [String: Any]?
    /// The largest size of a photo in pixels.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// The type of the file of a processed photo; nil for an unprocessed one alone.
    public let processedFileType: AVFileType?
    /// The type of the file of an unprocessed photo.
    public let rawFileType: AVFileType?
    /// The format of an unprocessed photo's pixels; 0 without one.
    public let rawPhotoPixelFormatType: OSType
    /// The code of a live photo's movie.
    open var livePhotoVideoCodecType = AVVideoCodecType.hevc
    /// The metadata of a live photo's movie.
    open var livePhotoMovieMetadata: [AVMetadataItem]?
    /// A Boolean value that indicates whether several cameras' photos are combined.
    open var isAutoVirtualDeviceFusionEnabled = true
    /// A Boolean value that indicates whether several short photos are combined.
    open var isAutoStillImageStabilizationEnabled = false
    /// A Boolean value that indicates whether two cameras' photos are combined.
    open var isAutoDualCameraFusionEnabled = true
    /// A Boolean value that indicates whether a wide photo's distortion is corrected.
    open var isAutoContentAwareDistortionCorrectionEnabled = false
    /// A Boolean value that indicates whether the description of the camera is part of the photo.
    open var isCameraCalibrationDataDeliveryEnabled = false
    /// A Boolean value that indicates whether gaps between distances are filled.
    open var isDepthDataFiltered = true
    /// A Boolean value that indicates whether the shape of persons is part of the photo.
    open var embedsPortraitEffectsMatteInPhoto = true
    /// The shapes that are separated: hair, skin and others.
    open var enabledSemanticSegmentationMatteTypes: [AVSemanticSegmentationMatte.MatteType] = []
    /// A Boolean value that indicates whether these shapes are part of the photo.
    open var embedsSemanticSegmentationMattesInPhoto = true
    /// A Boolean value that indicates whether the shutter is silent.
    open var isShutterSoundSuppressionEnabled = false
    /// The formats of an unprocessed photo's thumbnail.
    open var availableRawEmbeddedThumbnailPhotoCodecTypes: [AVVideoCodecType] { [] }
    public override init() {
        format = nil
        (processedFileType, rawFileType, rawPhotoPixelFormatType) = (.jpg, nil, 0)
        super.init()
    }
    public init(format: [String: Any]?) {
        self.format = format
        let code = format?[AVVideoCodecKey]
        let isHEVC = (code as? AVVideoCodecType) == .hevc || (code as? String) == AVVideoCodecType.hevc.rawValue
        (processedFileType, rawFileType, rawPhotoPixelFormatType) = (isHEVC ? .heic : .jpg, nil, 0)
        super.init()
    }
    /// Creates settings of an unprocessed photo and a processed one.
    public init(
        rawPixelFormatType: OSType, rawFileType: AVFileType? = nil, processedFormat: [String: Any]?,
        processedFileType: AVFileType? = nil
    ) {
        format = processedFormat
        self.rawFileType = rawFileType ?? .dng
        self.processedFileType = processedFormat == nil ? nil : processedFileType ?? .jpg
        rawPhotoPixelFormatType = rawPixelFormatType
        super.init()
    }
    /// Creates settings like others, with a number of their own.
    public convenience init(from photoSettings: AVCapturePhotoSettings) { self.init(format: photoSettings.format) }
    /// Creates settings of an unprocessed photo.
    public convenience init(rawPixelFormatType: OSType) {
        self.init(rawPixelFormatType: rawPixelFormatType, processedFormat: nil)
    }
}

/// The shape of hair, skin or others in a photo; there is none.
open class AVSemanticSegmentationMatte: NSObject, @unchecked Sendable {
    /// The kinds of shapes.
    public struct MatteType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Skin.
        public static let skin = MatteType(rawValue: "Skin")
        /// Hair.
        public static let hair = MatteType(rawValue: "Hair")
        /// Teeth.
        public static let teeth = MatteType(rawValue: "Teeth")
        /// Glasses.
        public static let glasses = MatteType(rawValue: "Glasses")
    }
    init(none: Void) {}
}

/// The settings of one photo of a bracket.
open class AVCaptureBracketedStillImageSettings: NSObject, @unchecked Sendable {}

/// The settings of a photo with a different brightness.
open class AVCaptureAutoExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings, @unchecked Sendable {
    /// The difference to the automatic exposure, in stops.
    public let exposureTargetBias: Float
    private init(_ bias: Float) { exposureTargetBias = bias }
    /// Returns settings with a difference to the automatic exposure, in stops.
    open class func autoExposureSettings(
        exposureTargetBias: Float
    ) -> AVCaptureAutoExposureBracketedStillImageSettings {
        AVCaptureAutoExposureBracketedStillImageSettings(exposureTargetBias)
    }
}

/// The settings of a photo with a duration and a sensitivity.
open class AVCaptureManualExposureBracketedStillImageSettings: AVCaptureBracketedStillImageSettings,
    @unchecked Sendable
{
    /// The duration of the exposure.
    public let exposureDuration: CMTime
    /// The sensitivity.
    public let iso: Float
    private init(_ duration: CMTime, _ iso: Float) { (exposureDuration, self.iso) = (duration, iso) }
    /// Returns settings with a duration and a sensitivity.
    open class func manualExposureSettings(
        exposureDuration duration: CMTime, iso: Float
    ) -> AVCaptureManualExposureBracketedStillImageSettings {
        AVCaptureManualExposureBracketedStillImageSettings(duration, iso)
    }
}

/// The settings of several photos with different exposures.
open class AVCapturePhotoBracketSettings: AVCapturePhotoSettings, @unchecked Sendable {
    /// The settings of each photo.
    public let bracketedSettings: [AVCaptureBracketedStillImageSettings]
    /// A Boolean value that indicates whether the camera moves its lens between photos.
    open var isLensStabilizationEnabled = false

    /// Creates settings of photos in formats.
    public init(
        rawPixelFormatType: OSType, processedFormat: [String: Any]?,
        bracketedSettings: [AVCaptureBracketedStillImageSettings]
    ) {
        self.bracketedSettings = bracketedSettings
        super.init(format: processedFormat)
    }
}

/// The settings of a photo that is taken.
open class AVCaptureResolvedPhotoSettings: NSObject, @unchecked Sendable {
    /// The number of the photo.
    public let uniqueID: Int64
    init(_ settings: AVCapturePhotoSettings) {
        uniqueID = settings.uniqueID
        expectedPhotoCount = (settings as? AVCapturePhotoBracketSettings)?.bracketedSettings.count ?? 1
    }
    /// The size in pixels.
    open var photoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the preview in pixels.
    open var previewDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of a live photo's movie in pixels.
    open var livePhotoMovieDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of an unprocessed photo in pixels.
    open var rawPhotoDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the thumbnail in pixels.
    open var embeddedThumbnailDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The size of the shape of persons in pixels.
    open var portraitEffectsMatteDimensions: CMVideoDimensions { CMVideoDimensions() }
    /// The shortest and the longest time until the photo is there: none.
    open var photoProcessingTimeRange: CMTimeRange { .zero }
    /// A Boolean value that indicates whether the flash is used.
    open var isFlashEnabled: Bool { false }
    /// A Boolean value that indicates whether red eyes are corrected.
    open var isRedEyeReductionEnabled: Bool { false }
    /// A Boolean value that indicates whether several short photos are combined.
    open var isStillImageStabilizationEnabled: Bool { false }
    /// A Boolean value that indicates whether several cameras' photos are combined.
    open var isVirtualDeviceFusionEnabled: Bool { false }
    /// A Boolean value that indicates whether a wide photo's distortion is corrected.
    open var isContentAwareDistortionCorrectionEnabled: Bool { false }
    /// A Boolean value that indicates whether the photo is taken faster than usual.
    open var isFastCapturePrioritizationEnabled: Bool { false }
    /// The number of photos.
    public let expectedPhotoCount: Int
}

/// A photo that was taken.
open class AVCapturePhoto: NSObject, @unchecked Sendable {
    /// The settings.
    public let resolvedSettings: AVCaptureResolvedPhotoSettings
    init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
    open func fileDataRepresentation() -> Data? { nil }
    open func cgImageRepresentation() -> CGImage? { nil }
    /// Returns nil: there is no preview.
    open func previewCGImageRepresentation() -> CGImage? { nil }
    open var metadata: [String: Any] { [:] }
    /// A Boolean value that indicates whether the photo isn't processed.
    open var isRawPhoto: Bool { false }
    /// The time.
    open var timestamp: CMTime { .invalid }
    /// The number among the photos of one request.
    open var photoCount: Int { 1 }
    /// The pixels.
    open var pixelBuffer: CVPixelBuffer? { nil }
    /// The pixels of a preview.
    open var previewPixelBuffer: CVPixelBuffer? { nil }
}

/// Photos, which aren't taken.
open class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
    /// A quality against the speed.
    public enum QualityPrioritization: Int, Sendable { case speed = 1, balanced, quality }

    open var isHighResolutionCaptureEnabled = false
    open var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
    /// The codes of photos.
    open var availablePhotoCodecTypes: [AVVideoCodecType] { [.hevc, .jpeg] }
    /// The formats of photos.
    open var availablePhotoPixelFormatTypes: [OSType] { [kCVPixelFormatType_32BGRA] }
    /// The formats of unprocessed photos.
    open var availableRawPhotoPixelFormatTypes: [OSType] { [] }
    /// The largest number of photos with different exposures.
    open var maxBracketedCapturePhotoCount: Int { 3 }
    /// The best quality that settings can ask for.
    open var maxPhotoQualityPrioritization = QualityPrioritization.balanced
    /// The largest size in pixels.
    open var maxPhotoDimensions = CMVideoDimensions()
    /// A Boolean value that indicates whether live photos can be taken; false.
    open var isLivePhotoCaptureSupported: Bool { false }
    /// A Boolean value that indicates whether live photos are taken.
    open var isLivePhotoCaptureEnabled = false
    /// A Boolean value that indicates whether live photos are paused.
    open var isLivePhotoCaptureSuspended = false
    /// A Boolean value that indicates whether distances can be measured; false.
    open var isDepthDataDeliverySupported: Bool { false }
    /// A Boolean value that indicates whether distances are measured.
    open var isDepthDataDeliveryEnabled = false
    /// A Boolean value that indicates whether persons can be separated; false.
    open var isPortraitEffectsMatteDeliverySupported: Bool { false }
    /// A Boolean value that indicates whether persons are separated.
    open var isPortraitEffectsMatteDeliveryEnabled = false
    /// A Boolean value that indicates whether unprocessed photos of Apple's form can be taken; false.
    open var isAppleProRAWSupported: Bool { false }
    /// A Boolean value that indicates whether unprocessed photos of Apple's form are taken.
    open var isAppleProRAWEnabled = false
    /// Prepares for settings.
    open func setPreparedPhotoSettingsArray(
        _ preparedPhotoSettingsArray: [AVCapturePhotoSettings],
        completionHandler: ((Bool, (any Error)?) -> Void)? = nil
    ) { answerLater { completionHandler?(false, AVError(.sessionNotRunning)) } }
    open func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {
        let resolved = AVCaptureResolvedPhotoSettings(settings)
        answerLater {
            let error = AVError(.sessionNotRunning)
            delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: error)
            delegate.photoOutput(self, didFinishCaptureFor: resolved, error: error)
        }
    }
}

/// The methods with which a photo is delivered.
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
    func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
    func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willBeginCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, willCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didCapturePhotoFor resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishRecordingLivePhotoMovieForEventualFileAt outputFileURL: URL,
        resolvedSettings: AVCaptureResolvedPhotoSettings
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishProcessingLivePhotoToMovieFileAt outputFileURL: URL,
        duration: CMTime, photoDisplayTime: CMTime, resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
    public func photoOutput(
        _ output: AVCapturePhotoOutput, didFinishCaptureFor resolvedSettings: AVCaptureResolvedPhotoSettings,
        error: (any Error)?
    ) {}
}

/// A file of a capture.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
    open var isRecording: Bool { false }
    /// A Boolean value that indicates whether a recording pauses.
    open var isRecordingPaused: Bool { false }
    open var maxRecordedDuration = CMTime.invalid
    /// The largest size in bytes.
    open var maxRecordedFileSize: Int64 = 0
    /// The bytes of the disk that stay free.
    open var minFreeDiskSpaceLimit: Int64 = 0
    /// The location of a recording.
    open var outputFileURL: URL? { nil }
    /// The duration of a recording.
    open var recordedDuration: CMTime { .zero }
    /// The size of a recording in bytes.
    open var recordedFileSize: Int64 { 0 }
    open func startRecording(
        to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
    ) {
        answerLater {
            delegate.fileOutput(
                self, didFinishRecordingTo: outputFileURL, from: [], error: AVError(.sessionNotRunning))
        }
    }
    open func stopRecording() {}
    /// Does nothing.
    open func pauseRecording() {}
    /// Does nothing.
    open func resumeRecording() {}
}

/// A file of a movie, which isn't recorded.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
    /// The time of parts of the file.
    open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
    /// The descriptions of the file.
    open var metadata: [AVMetadataItem]?
    /// The codes of movies.
    open var availableVideoCodecTypes: [AVVideoCodecType] { [.hevc, .h264] }
    /// Does nothing.
    open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
    /// Returns no settings.
    open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
}

/// The methods with which a recording reports its end.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
    func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
    func fileOutput(
        _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL,
        from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
    public func fileOutput(
        _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
    ) {}
}

/// The sound of a capture, of which there is none.
open class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
    open func setSampleBufferDelegate(
        _ sampleBufferDelegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?,
        queue sampleBufferCallbackQueue: DispatchQueue?
    ) {}
    /// Returns nil: there is no sound to write.
    open func recommendedAudioSettingsForAssetWriter(writingTo outputFileType: AVFileType) -> [AnyHashable: Any]? {
        nil
    }
}

/// The method with which the sound of a capture is delivered.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: NSObjectProtocol {
    func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection)
}

extension AVCaptureAudioDataOutputSampleBufferDelegate {
    public func captureOutput(
        _ output: AVCaptureOutput, didOutput sampleBuffer: CMSampleBuffer, from connection: AVCaptureConnection
    ) {}
}
