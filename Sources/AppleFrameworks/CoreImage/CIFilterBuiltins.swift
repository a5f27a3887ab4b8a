import BuilderFoundation
import BuilderUIKit

// The filters of CoreImage.CIFilterBuiltins that view code uses; as others they give their input unchanged.

/// A filter that changes an image.
public protocol CIImageFilter: CIFilter {
    var inputImage: CIImage? { get set }
}
public protocol CIQRCodeGenerator: CIFilter {
    var message: Data { get set }
    var correctionLevel: String { get set }
}
public protocol CICode128BarcodeGenerator: CIFilter {
    var message: Data { get set }
    var quietSpace: Float { get set }
    var barcodeHeight: Float { get set }
}
public protocol CIGaussianBlur: CIImageFilter {
    var radius: Float { get set }
}
public protocol CIColorControls: CIImageFilter {
    var saturation: Float { get set }
    var brightness: Float { get set }
    var contrast: Float { get set }
}
public protocol CISepiaTone: CIImageFilter {
    var intensity: Float { get set }
}
public protocol CIColorMonochrome: CIImageFilter {
    var color: CIColor { get set }
    var intensity: Float { get set }
}
public protocol CIPhotoEffect: CIImageFilter {}
public protocol CIPixellate: CIImageFilter {
    var center: CGPoint { get set }
    var scale: Float { get set }
}
public protocol CIColorMatrix: CIImageFilter {
    var rVector: CIVector { get set }
    var gVector: CIVector { get set }
    var bVector: CIVector { get set }
    var aVector: CIVector { get set }
    var biasVector: CIVector { get set }
}
public protocol CIColorInvert: CIImageFilter {}
public protocol CIMaskToAlpha: CIImageFilter {}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter("CICode128BarcodeGenerator")
    }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectNoir") }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter("CIColorMatrix") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }
}

private final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, CIGaussianBlur,
    CIColorControls, CIPixellate, CIColorMatrix, CISepiaTone, CIColorMonochrome, CIPhotoEffect, CIColorInvert,
    CIMaskToAlpha, @unchecked Sendable
{
    init(_ name: String) { super.init(knownName: name) }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var message = Data()
    var correctionLevel = "M"
    var quietSpace: Float = 7
    var barcodeHeight: Float = 32
    var radius: Float = 10
    var center = CGPoint(x: 150, y: 150)
    var scale: Float = 8
    var rVector = CIVector(x: 1)
    var gVector = CIVector(x: 0, y: 1)
    var bVector = CIVector(x: 0, z: 1)
    var aVector = CIVector(x: 0, w: 1)
    var biasVector = CIVector(x: 0)
    var saturation: Float = 1
    var brightness: Float = 0
    var contrast: Float = 1
    var intensity: Float = 1
    var color = CIColor(red: 0.6, green: 0.45, blue: 0.3)
}
