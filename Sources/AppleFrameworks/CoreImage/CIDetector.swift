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
open class CIFaceFeature: CIFeature {}
open class CIQRCodeFeature: CIFeature {
    open var messageString: String? { nil }
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
