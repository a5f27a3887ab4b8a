import BuilderUIKit

// The filters of CoreImage.CIFilterBuiltins that view code uses.

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
public protocol CIAztecCodeGenerator: CIFilter {
    var message: Data { get set }
    var correctionLevel: Float { get set }
    var layers: Float { get set }
    var compactStyle: Float { get set }
}
public protocol CIPDF417BarcodeGenerator: CIFilter {
    var message: Data { get set }
    var correctionLevel: Float { get set }
}
public protocol CIGaussianBlur: CIImageFilter {
    var radius: Float { get set }
}
public protocol CIBoxBlur: CIImageFilter {
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
public protocol CIFalseColor: CIImageFilter {
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
public protocol CIPhotoEffect: CIImageFilter {}
public protocol CIPixellate: CIImageFilter {
    var center: CGPoint { get set }
    var scale: Float { get set }
}
public protocol CILanczosScaleTransform: CIImageFilter {
    var scale: Float { get set }
    var aspectRatio: Float { get set }
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
public protocol CIExposureAdjust: CIImageFilter {
    var ev: Float { get set }
}
public protocol CIGammaAdjust: CIImageFilter {
    var power: Float { get set }
}
public protocol CIVibrance: CIImageFilter {
    var amount: Float { get set }
}
public protocol CIHueAdjust: CIImageFilter {
    var angle: Float { get set }
}
public protocol CIBlendWithMask: CIImageFilter {
    var backgroundImage: CIImage? { get set }
    var maskImage: CIImage? { get set }
}
public protocol CICompositeOperation: CIImageFilter {
    var backgroundImage: CIImage? { get set }
}
public protocol CIAreaAverage: CIImageFilter {
    var extent: CGRect { get set }
}
/// A filter that lets bright parts glow.
public protocol CIBloom: CIImageFilter {
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// A filter that enlarges the differences to a blurred image.
public protocol CIUnsharpMask: CIImageFilter {
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// A filter that sharpens an image.
public protocol CISharpenLuminance: CIImageFilter {
    var sharpness: Float { get set }
    var radius: Float { get set }
}
/// A filter that darkens the corners.
public protocol CIVignette: CIImageFilter {
    var intensity: Float { get set }
    var radius: Float { get set }
}
public protocol CILinearGradient: CIFilter {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}
public protocol CISmoothLinearGradient: CILinearGradient {}
public protocol CIRadialGradient: CIFilter {
    var center: CGPoint { get set }
    var radius0: Float { get set }
    var radius1: Float { get set }
    var color0: CIColor { get set }
    var color1: CIColor { get set }
}

extension CIFilter {
    public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter("CIQRCodeGenerator") }
    public class func code128BarcodeGenerator() -> any CIFilter & CICode128BarcodeGenerator {
        BuiltinFilter("CICode128BarcodeGenerator")
    }
    public class func aztecCodeGenerator() -> any CIFilter & CIAztecCodeGenerator {
        BuiltinCodeFilter("CIAztecCodeGenerator")
    }
    public class func pdf417BarcodeGenerator() -> any CIFilter & CIPDF417BarcodeGenerator {
        BuiltinCodeFilter("CIPDF417BarcodeGenerator")
    }
    public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter("CIGaussianBlur") }
    public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter("CIBoxBlur") }
    public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter("CIColorControls") }
    public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter("CISepiaTone") }
    public class func colorMonochrome() -> any CIFilter & CIColorMonochrome { BuiltinFilter("CIColorMonochrome") }
    public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter("CIFalseColor") }
    public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectMono") }
    public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectNoir") }
    public class func photoEffectTonal() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectTonal") }
    public class func photoEffectChrome() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectChrome") }
    public class func photoEffectFade() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectFade") }
    public class func photoEffectInstant() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectInstant") }
    public class func photoEffectProcess() -> any CIFilter & CIPhotoEffect { BuiltinFilter("CIPhotoEffectProcess") }
    public class func photoEffectTransfer() -> any CIFilter & CIPhotoEffect {
        BuiltinFilter("CIPhotoEffectTransfer")
    }
    public class func pixellate() -> any CIFilter & CIPixellate { BuiltinFilter("CIPixellate") }
    public class func lanczosScaleTransform() -> any CIFilter & CILanczosScaleTransform {
        BuiltinFilter("CILanczosScaleTransform")
    }
    public class func colorMatrix() -> any CIFilter & CIColorMatrix { BuiltinFilter("CIColorMatrix") }
    public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter("CIColorInvert") }
    public class func maskToAlpha() -> any CIFilter & CIMaskToAlpha { BuiltinFilter("CIMaskToAlpha") }
    public class func exposureAdjust() -> any CIFilter & CIExposureAdjust { BuiltinFilter("CIExposureAdjust") }
    public class func gammaAdjust() -> any CIFilter & CIGammaAdjust { BuiltinFilter("CIGammaAdjust") }
    public class func vibrance() -> any CIFilter & CIVibrance { BuiltinFilter("CIVibrance") }
    public class func hueAdjust() -> any CIFilter & CIHueAdjust { BuiltinFilter("CIHueAdjust") }
    public class func blendWithMask() -> any CIFilter & CIBlendWithMask { BuiltinFilter("CIBlendWithMask") }
    public class func sourceOverCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceOverCompositing")
    }
    public class func additionCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIAdditionCompositing")
    }
    public class func multiplyBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMultiplyBlendMode")
    }
    public class func screenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIScreenBlendMode")
    }
    public class func darkenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIDarkenBlendMode")
    }
    public class func lightenBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CILightenBlendMode")
    }
    public class func differenceBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIDifferenceBlendMode")
    }
    public class func exclusionBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIExclusionBlendMode")
    }
    public class func hardLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIHardLightBlendMode")
    }
    public class func overlayBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIOverlayBlendMode")
    }
    public class func bloom() -> any CIFilter & CIBloom { BuiltinFilter("CIBloom") }
    public class func unsharpMask() -> any CIFilter & CIUnsharpMask { BuiltinFilter("CIUnsharpMask") }
    public class func sharpenLuminance() -> any CIFilter & CISharpenLuminance { BuiltinFilter("CISharpenLuminance") }
    public class func vignette() -> any CIFilter & CIVignette { BuiltinFilter("CIVignette") }
    public class func areaAverage() -> any CIFilter & CIAreaAverage { BuiltinFilter("CIAreaAverage") }
    public class func linearGradient() -> any CIFilter & CILinearGradient { BuiltinFilter("CILinearGradient") }
    public class func smoothLinearGradient() -> any CIFilter & CISmoothLinearGradient {
        BuiltinFilter("CISmoothLinearGradient")
    }
    public class func radialGradient() -> any CIFilter & CIRadialGradient { BuiltinFilter("CIRadialGradient") }
}
