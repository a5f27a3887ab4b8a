import BuilderCoreML
import BuilderUIKit

/// The fits of images to a model's size.
public enum VNImageCropAndScaleOption: UInt, Sendable {
    case centerCrop = 0
    case scaleFit, scaleFill
    case scaleFitRotate90CCW = 0x101
    case scaleFillRotate90CCW
}

/// A model for images. None can be made.
open class VNCoreMLModel: NSObject, @unchecked Sendable {
    /// The name of the input that is the image.
    open var inputImageFeatureName = "image"
    /// Throws an error.
    public init(for model: MLModel) throws { throw MLModelError(.generic) }
}

/// A question to a model about an image.
open class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The model.
    public let model: VNCoreMLModel
    /// The fit of images.
    open var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
    /// Creates a question.
    public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
        self.model = model
        super.init(completionHandler: completionHandler)
    }
}

/// A value that a model found.
open class VNCoreMLFeatureValueObservation: VNObservation, @unchecked Sendable {
    /// The value.
    open var featureValue: MLFeatureValue { MLFeatureValue(double: 0) }
    /// The name.
    open var featureName: String { "" }
}
