import BuilderCoreImage
import BuilderUIKit

/// A part of a face.
open class VNFaceLandmarkRegion2D: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// The points, in parts of the face's size.
    open var normalizedPoints: [CGPoint] { [] }
    /// The number of points.
    open var pointCount: Int { 0 }
    /// Returns the points in an image's pixels.
    open func pointsInImage(imageSize: CGSize) -> [CGPoint] { [] }
}

/// The parts of a face; none is found.
open class VNFaceLandmarks2D: NSObject, @unchecked Sendable {
    init(none: Void) {}
    /// All points.
    open var allPoints: VNFaceLandmarkRegion2D? { nil }
    /// The outline.
    open var faceContour: VNFaceLandmarkRegion2D? { nil }
    /// The left eye.
    open var leftEye: VNFaceLandmarkRegion2D? { nil }
    /// The right eye.
    open var rightEye: VNFaceLandmarkRegion2D? { nil }
    /// The left eyebrow.
    open var leftEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The right eyebrow.
    open var rightEyebrow: VNFaceLandmarkRegion2D? { nil }
    /// The nose.
    open var nose: VNFaceLandmarkRegion2D? { nil }
    /// The outline of the lips.
    open var outerLips: VNFaceLandmarkRegion2D? { nil }
    /// The gap between the lips.
    open var innerLips: VNFaceLandmarkRegion2D? { nil }
    /// The left pupil.
    open var leftPupil: VNFaceLandmarkRegion2D? { nil }
    /// The right pupil.
    open var rightPupil: VNFaceLandmarkRegion2D? { nil }
    /// The line from the forehead to the chin.
    open var medianLine: VNFaceLandmarkRegion2D? { nil }
}

extension VNFaceObservation {
    /// The parts of the face; nil.
    public var landmarks: VNFaceLandmarks2D? { nil }
    /// The angle around the line of sight in radians; nil.
    public var roll: NSNumber? { nil }
    /// The angle around the vertical axis in radians; nil.
    public var yaw: NSNumber? { nil }
    /// The angle around the horizontal axis in radians; nil.
    public var pitch: NSNumber? { nil }
    /// The quality of the picture; nil.
    public var faceCaptureQuality: Float? { nil }
}

/// A name for what an image shows.
open class VNClassificationObservation: VNObservation, @unchecked Sendable {
    /// The name.
    open var identifier: String { "" }
    /// Indicates whether the name has a precision; it hasn't.
    open func hasMinimumRecall(_ minimumRecall: Float, forPrecision precision: Float) -> Bool { false }
    /// Indicates whether the name has a recall; it hasn't.
    open func hasMinimumPrecision(_ minimumPrecision: Float, forRecall recall: Float) -> Bool { false }
}

/// A thing with names.
open class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The names.
    open var labels: [VNClassificationObservation] { [] }
}

/// An image that a search made; there is none.
open class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
    init(_ pixelBuffer: CVPixelBuffer) { self.pixelBuffer = pixelBuffer }
    /// The image.
    public let pixelBuffer: CVPixelBuffer
}

/// The parts of an image that are looked at; there are none.
open class VNSaliencyImageObservation: VNPixelBufferObservation, @unchecked Sendable {
    /// The parts.
    open var salientObjects: [VNRectangleObservation]? { nil }
}

/// A number for an image's content; there is none.
open class VNFeaturePrintObservation: VNObservation, @unchecked Sendable {
    /// The numbers.
    open var data: Data { Data() }
    /// Sets the distance from another image.
    open func computeDistance(
        _ outDistance: UnsafeMutablePointer<Float>, to featurePrint: VNFeaturePrintObservation
    ) throws { throw CocoaError(.featureUnsupported) }
}

/// A search for names of what an image shows.
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The names; none.
    open var results: [VNClassificationObservation]? { [] }
}

/// A search for what is looked at.
open class VNGenerateAttentionBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The results; none.
    open var results: [VNSaliencyImageObservation]? { [] }
}

/// A search for things.
open class VNGenerateObjectnessBasedSaliencyImageRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The results; none.
    open var results: [VNSaliencyImageObservation]? { [] }
}

/// A number for an image's content.
open class VNGenerateImageFeaturePrintRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The results; none.
    open var results: [VNFeaturePrintObservation]? { [] }
}

/// A separation of persons.
open class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The quality against the speed.
    public enum QualityLevel: UInt, Sendable { case accurate, balanced, fast }
    /// The quality.
    open var qualityLevel = QualityLevel.accurate
    /// The form of pixels.
    open var outputPixelFormat: OSType = kCVPixelFormatType_OneComponent8
    /// The results; none.
    open var results: [VNPixelBufferObservation]? { [] }
}

/// A search for a document.
open class VNDetectDocumentSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The results; none.
    open var results: [VNRectangleObservation]? { [] }
}

/// A search for animals.
open class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The results; none.
    open var results: [VNRecognizedObjectObservation]? { [] }
}

/// A search for persons.
open class VNDetectHumanRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// A Boolean value that indicates whether only the upper half is searched.
    open var upperBodyOnly = true
    /// The results; none.
    open var results: [VNDetectedObjectObservation]? { [] }
}

/// The searches in several images, which find nothing.
open class VNSequenceRequestHandler: NSObject, @unchecked Sendable {
    /// Completes requests without results.
    open func perform(_ requests: [VNRequest], on image: CGImage) throws { complete(requests) }
    /// Completes requests without results.
    open func perform(
        _ requests: [VNRequest], on image: CGImage, orientation: CGImagePropertyOrientation
    ) throws { complete(requests) }
    /// Completes requests without results.
    open func perform(_ requests: [VNRequest], on pixelBuffer: CVPixelBuffer) throws { complete(requests) }
    /// Completes requests without results.
    open func perform(
        _ requests: [VNRequest], on pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation
    ) throws { complete(requests) }
    /// Completes requests without results.
    open func perform(_ requests: [VNRequest], on image: CIImage) throws { complete(requests) }
    /// Completes requests without results.
    open func perform(
        _ requests: [VNRequest], on image: CIImage, orientation: CGImagePropertyOrientation
    ) throws { complete(requests) }

    private func complete(_ requests: [VNRequest]) {
        for request in requests { request.completionHandler?(request, nil) }
    }
}

extension VNImageRequestHandler {
    /// Creates the searches in an image of pixels.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {
        self.init()
    }
    /// Creates the searches in an image of pixels.
    public convenience init(
        cvPixelBuffer pixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
        options: [VNImageOption: Any] = [:]
    ) { self.init() }
    /// Creates the searches in an image of a file.
    public convenience init(
        url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
    ) { self.init() }
}

extension VNRecognizeTextRequest {
    /// Returns the languages that can be read.
    public func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
}

/// A version of reading texts.
public let VNRecognizeTextRequestRevision1 = 1
/// A version of reading texts.
public let VNRecognizeTextRequestRevision2 = 2
/// A version of reading texts.
public let VNRecognizeTextRequestRevision3 = 3

/// A request that follows a place through several images.
open class VNTrackObjectRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The place in the image before.
    open var inputObservation: VNDetectedObjectObservation
    /// The accuracy against the speed.
    open var trackingLevel = VNRequestTrackingLevel.fast
    /// A Boolean value that indicates whether no further image follows.
    open var isLastFrame = false
    /// The results; none.
    open var results: [VNDetectedObjectObservation]? { [] }
    public init(
        detectedObjectObservation observation: VNDetectedObjectObservation,
        completionHandler: VNRequestCompletionHandler? = nil
    ) {
        inputObservation = observation
        super.init(completionHandler: completionHandler)
    }
}

/// The accuracy of following against the speed.
public enum VNRequestTrackingLevel: UInt, Sendable { case accurate, fast }
