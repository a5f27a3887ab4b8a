import BuilderUIKit

/// A finder of faces and codes, which finds none.
open class CIDetector: NSObject {
    public init?(ofType type: String, context: CIContext?, options: [String: Any]? = nil) {}
    open func features(in image: CIImage) -> [CIFeature] { [] }
    open func features(in image: CIImage, options: [String: Any]? = nil) -> [CIFeature] { [] }
}

/// A found object.
open class CIFeature: NSObject {
    open var type: String { "" }
    open var bounds: CGRect { .zero }
}
/// A found face; none is found.
open class CIFaceFeature: CIFeature {
    /// A Boolean value that indicates whether the left eye was found.
    open var hasLeftEyePosition: Bool { false }
    /// The left eye in pixels.
    open var leftEyePosition: CGPoint { .zero }
    /// A Boolean value that indicates whether the right eye was found.
    open var hasRightEyePosition: Bool { false }
    /// The right eye in pixels.
    open var rightEyePosition: CGPoint { .zero }
    /// A Boolean value that indicates whether the mouth was found.
    open var hasMouthPosition: Bool { false }
    /// The mouth in pixels.
    open var mouthPosition: CGPoint { .zero }
    /// A Boolean value that indicates whether the face smiles.
    open var hasSmile: Bool { false }
    /// A Boolean value that indicates whether the left eye is closed.
    open var leftEyeClosed: Bool { false }
    /// A Boolean value that indicates whether the right eye is closed.
    open var rightEyeClosed: Bool { false }
    /// A Boolean value that indicates whether the face's angle was found.
    open var hasFaceAngle: Bool { false }
    /// The face's angle in degrees.
    open var faceAngle: Float { 0 }
    /// A Boolean value that indicates whether the face has a number in a film.
    open var hasTrackingID: Bool { false }
    /// The face's number in a film.
    open var trackingID: Int32 { 0 }
    /// The number of the film's pictures in which the face was found.
    open var trackingFrameCount: Int32 { 0 }
}
open class CIQRCodeFeature: CIRectangleFeature {
    open var messageString: String? { nil }
}
/// A found quadrilateral. The corners are those of the bounds.
open class CIRectangleFeature: CIFeature {
    open var topLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.maxY) }
    open var topRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.maxY) }
    open var bottomLeft: CGPoint { CGPoint(x: bounds.minX, y: bounds.minY) }
    open var bottomRight: CGPoint { CGPoint(x: bounds.maxX, y: bounds.minY) }
}
/// A found text.
open class CITextFeature: CIRectangleFeature {
    open var subFeatures: [Any]? { nil }
}

public let CIDetectorTypeFace = "CIDetectorTypeFace"
public let CIDetectorTypeQRCode = "CIDetectorTypeQRCode"
public let CIDetectorTypeText = "CIDetectorTypeText"
public let CIDetectorAccuracy = "CIDetectorAccuracy"
public let CIDetectorAccuracyHigh = "CIDetectorAccuracyHigh"
public let CIDetectorAccuracyLow = "CIDetectorAccuracyLow"
public let CIDetectorTypeRectangle = "CIDetectorTypeRectangle"
public let CIDetectorTracking = "CIDetectorTracking"
public let CIDetectorMinFeatureSize = "CIDetectorMinFeatureSize"
public let CIDetectorMaxFeatureCount = "CIDetectorMaxFeatureCount"
public let CIDetectorNumberOfAngles = "CIDetectorNumberOfAngles"
public let CIDetectorImageOrientation = "CIDetectorImageOrientation"
public let CIDetectorEyeBlink = "CIDetectorEyeBlink"
public let CIDetectorSmile = "CIDetectorSmile"
public let CIDetectorFocalLength = "CIDetectorFocalLength"
public let CIDetectorAspectRatio = "CIDetectorAspectRatio"
public let CIDetectorReturnSubFeatures = "CIDetectorReturnSubFeatures"
