import BuilderUIKit

// The filters of CoreImage.CIFilterBuiltins whose effects aren't drawn: their output is their input, with a warning.

/// A filter that changes the white of an image.
public protocol CITemperatureAndTint: CIImageFilter {
    var neutral: CIVector { get set }
    var targetNeutral: CIVector { get set }
}
/// A filter that changes the tones of an image by a curve.
public protocol CIToneCurve: CIImageFilter {
    var point0: CGPoint { get set }
    var point1: CGPoint { get set }
    var point2: CGPoint { get set }
    var point3: CGPoint { get set }
    var point4: CGPoint { get set }
}
/// A filter that changes the darkest and brightest parts.
public protocol CIHighlightShadowAdjust: CIImageFilter {
    var radius: Float { get set }
    var shadowAmount: Float { get set }
    var highlightAmount: Float { get set }
}
/// A filter that smooths noise.
public protocol CINoiseReduction: CIImageFilter {
    var noiseLevel: Float { get set }
    var sharpness: Float { get set }
}
/// A filter that darkens an image around a circle.
public protocol CIVignetteEffect: CIImageFilter {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var intensity: Float { get set }
    var falloff: Float { get set }
}
/// A filter that changes the white of an image.
public protocol CIWhitePointAdjust: CIImageFilter {
    var color: CIColor { get set }
}
/// A filter that leaves few levels of each component.
public protocol CIColorPosterize: CIImageFilter {
    var levels: Float { get set }
}
/// A filter that limits the components.
public protocol CIColorClamp: CIImageFilter {
    var minComponents: CIVector { get set }
    var maxComponents: CIVector { get set }
}
/// A filter that takes the colors of another image.
public protocol CIColorMap: CIImageFilter {
    var gradientImage: CIImage? { get set }
}
/// A filter that takes the colors of a table.
public protocol CIColorCube: CIImageFilter {
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var extrapolate: Bool { get set }
}
/// A filter that takes the colors of a table.
public protocol CIColorCubeWithColorSpace: CIImageFilter {
    var cubeDimension: Float { get set }
    var cubeData: Data { get set }
    var extrapolate: Bool { get set }
    var colorSpace: CGColorSpace? { get set }
}
/// A filter that blurs in a direction.
public protocol CIMotionBlur: CIImageFilter {
    var radius: Float { get set }
    var angle: Float { get set }
}
/// A filter that blurs away from a center.
public protocol CIZoomBlur: CIImageFilter {
    var center: CGPoint { get set }
    var amount: Float { get set }
}
/// A filter that blurs by discs.
public protocol CIDiscBlur: CIImageFilter {
    var radius: Float { get set }
}
/// A filter that takes the median of neighbors.
public protocol CIMedian: CIImageFilter {}
/// A filter that makes the background of a document white.
public protocol CIDocumentEnhancer: CIImageFilter {
    var amount: Float { get set }
}
/// A filter that dims bright parts.
public protocol CIGloom: CIImageFilter {
    var radius: Float { get set }
    var intensity: Float { get set }
}
/// A filter that draws edges in color.
public protocol CIEdges: CIImageFilter {
    var intensity: Float { get set }
}
/// A filter that draws edges as a woodcut.
public protocol CIEdgeWork: CIImageFilter {
    var radius: Float { get set }
}
/// A filter that turns an image into polygons.
public protocol CICrystallize: CIImageFilter {
    var radius: Float { get set }
    var center: CGPoint { get set }
}
/// A filter that turns an image into dots.
public protocol CIPointillize: CIImageFilter {
    var radius: Float { get set }
    var center: CGPoint { get set }
}
/// A filter that draws an image as a comic.
public protocol CIComicEffect: CIImageFilter {}
/// A filter that draws an image with dots.
public protocol CIDotScreen: CIImageFilter {
    var center: CGPoint { get set }
    var angle: Float { get set }
    var width: Float { get set }
    var sharpness: Float { get set }
}
/// A filter that turns an image around a center.
public protocol CITwirlDistortion: CIImageFilter {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var angle: Float { get set }
}
/// A filter that bulges an image.
public protocol CIBumpDistortion: CIImageFilter {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// A filter that pinches an image.
public protocol CIPinchDistortion: CIImageFilter {
    var center: CGPoint { get set }
    var radius: Float { get set }
    var scale: Float { get set }
}
/// A filter that turns an image, and crops it.
public protocol CIStraighten: CIImageFilter {
    var angle: Float { get set }
}
/// A filter that turns a quadrilateral into a rectangle.
public protocol CIPerspectiveCorrection: CIImageFilter {
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
    var crop: Bool { get set }
}
/// A filter that turns an image into a quadrilateral.
public protocol CIPerspectiveTransform: CIImageFilter {
    var topLeft: CGPoint { get set }
    var topRight: CGPoint { get set }
    var bottomRight: CGPoint { get set }
    var bottomLeft: CGPoint { get set }
}
/// A filter that fades one image into another.
public protocol CIDissolveTransition: CIImageFilter {
    var targetImage: CIImage? { get set }
    var time: Float { get set }
}
/// A filter that enlarges bright parts.
public protocol CIMorphologyMaximum: CIImageFilter {
    var radius: Float { get set }
}
/// A filter that enlarges dark parts.
public protocol CIMorphologyMinimum: CIImageFilter {
    var radius: Float { get set }
}

extension CIFilter {
    public class func temperatureAndTint() -> any CIFilter & CITemperatureAndTint {
        AdjustmentFilter("CITemperatureAndTint")
    }
    public class func toneCurve() -> any CIFilter & CIToneCurve { AdjustmentFilter("CIToneCurve") }
    public class func highlightShadowAdjust() -> any CIFilter & CIHighlightShadowAdjust {
        AdjustmentFilter("CIHighlightShadowAdjust")
    }
    public class func noiseReduction() -> any CIFilter & CINoiseReduction { AdjustmentFilter("CINoiseReduction") }
    public class func vignetteEffect() -> any CIFilter & CIVignetteEffect { AdjustmentFilter("CIVignetteEffect") }
    public class func whitePointAdjust() -> any CIFilter & CIWhitePointAdjust { AdjustmentFilter("CIWhitePointAdjust") }
    public class func colorPosterize() -> any CIFilter & CIColorPosterize { AdjustmentFilter("CIColorPosterize") }
    public class func colorClamp() -> any CIFilter & CIColorClamp { AdjustmentFilter("CIColorClamp") }
    public class func colorMap() -> any CIFilter & CIColorMap { AdjustmentFilter("CIColorMap") }
    public class func colorCube() -> any CIFilter & CIColorCube { AdjustmentFilter("CIColorCube") }
    public class func colorCubeWithColorSpace() -> any CIFilter & CIColorCubeWithColorSpace {
        AdjustmentFilter("CIColorCubeWithColorSpace")
    }
    public class func motionBlur() -> any CIFilter & CIMotionBlur { AdjustmentFilter("CIMotionBlur") }
    public class func zoomBlur() -> any CIFilter & CIZoomBlur { AdjustmentFilter("CIZoomBlur") }
    public class func discBlur() -> any CIFilter & CIDiscBlur { AdjustmentFilter("CIDiscBlur") }
    public class func median() -> any CIFilter & CIMedian { AdjustmentFilter("CIMedianFilter") }
    public class func documentEnhancer() -> any CIFilter & CIDocumentEnhancer {
        AdjustmentFilter("CIDocumentEnhancer")
    }
    public class func gloom() -> any CIFilter & CIGloom { AdjustmentFilter("CIGloom") }
    public class func edges() -> any CIFilter & CIEdges { AdjustmentFilter("CIEdges") }
    public class func edgeWork() -> any CIFilter & CIEdgeWork { AdjustmentFilter("CIEdgeWork") }
    public class func crystallize() -> any CIFilter & CICrystallize { AdjustmentFilter("CICrystallize") }
    public class func pointillize() -> any CIFilter & CIPointillize { AdjustmentFilter("CIPointillize") }
    public class func comicEffect() -> any CIFilter & CIComicEffect { AdjustmentFilter("CIComicEffect") }
    public class func dotScreen() -> any CIFilter & CIDotScreen { AdjustmentFilter("CIDotScreen") }
    public class func twirlDistortion() -> any CIFilter & CITwirlDistortion { AdjustmentFilter("CITwirlDistortion") }
    public class func bumpDistortion() -> any CIFilter & CIBumpDistortion { AdjustmentFilter("CIBumpDistortion") }
    public class func pinchDistortion() -> any CIFilter & CIPinchDistortion { AdjustmentFilter("CIPinchDistortion") }
    public class func straighten() -> any CIFilter & CIStraighten { AdjustmentFilter("CIStraightenFilter") }
    public class func perspectiveCorrection() -> any CIFilter & CIPerspectiveCorrection {
        AdjustmentFilter("CIPerspectiveCorrection")
    }
    public class func perspectiveTransform() -> any CIFilter & CIPerspectiveTransform {
        AdjustmentFilter("CIPerspectiveTransform")
    }
    public class func dissolveTransition() -> any CIFilter & CIDissolveTransition {
        AdjustmentFilter("CIDissolveTransition")
    }
    public class func morphologyMaximum() -> any CIFilter & CIMorphologyMaximum {
        AdjustmentFilter("CIMorphologyMaximum")
    }
    public class func morphologyMinimum() -> any CIFilter & CIMorphologyMinimum {
        AdjustmentFilter("CIMorphologyMinimum")
    }
    public class func sourceAtopCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceAtopCompositing")
    }
    public class func sourceInCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceInCompositing")
    }
    public class func sourceOutCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISourceOutCompositing")
    }
    public class func multiplyCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMultiplyCompositing")
    }
    public class func minimumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMinimumCompositing")
    }
    public class func maximumCompositing() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIMaximumCompositing")
    }
    public class func softLightBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISoftLightBlendMode")
    }
    public class func colorBurnBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorBurnBlendMode")
    }
    public class func colorDodgeBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorDodgeBlendMode")
    }
    public class func luminosityBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CILuminosityBlendMode")
    }
    public class func hueBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIHueBlendMode")
    }
    public class func saturationBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CISaturationBlendMode")
    }
    public class func colorBlendMode() -> any CIFilter & CICompositeOperation {
        BuiltinFilter("CIColorBlendMode")
    }
}
