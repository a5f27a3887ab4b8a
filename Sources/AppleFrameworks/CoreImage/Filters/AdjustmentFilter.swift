import BuilderUIKit

/// A filter of CIFilterBuiltins whose effect isn't drawn; its properties are the values for its keys.
final class AdjustmentFilter: CIFilter, CITemperatureAndTint, CIToneCurve, CIHighlightShadowAdjust,
    CINoiseReduction, CIVignetteEffect, CIWhitePointAdjust, CIColorPosterize, CIColorClamp, CIColorMap, CIColorCube,
    CIColorCubeWithColorSpace, CIMotionBlur, CIZoomBlur, CIDiscBlur, CIMedian, CIGloom, CIEdges, CIEdgeWork,
    CICrystallize, CIPointillize, CIComicEffect, CIDotScreen, CITwirlDistortion, CIBumpDistortion,
    CIPinchDistortion, CIStraighten, CIPerspectiveCorrection, CIPerspectiveTransform, CIDissolveTransition,
    CIMorphologyMaximum, CIMorphologyMinimum, CIDocumentEnhancer,
    @unchecked Sendable
{
    init(_ name: String) { super.init(knownName: name) }

    private subscript<Value>(key: String, default: Value) -> Value {
        get { value(forKey: key) as? Value ?? `default` }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(number key: String) -> Float {
        get { Float(FilterValues([key: value(forKey: key) ?? 0.0]).number(key)) }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(point key: String) -> CGPoint {
        get { self[key, CIVector(x: 0, y: 0)].cgPointValue }
        set { self[key, CIVector(x: 0, y: 0)] = CIVector(cgPoint: newValue) }
    }

    var inputImage: CIImage? {
        get { value(forKey: kCIInputImageKey) as? CIImage }
        set { setValue(newValue, forKey: kCIInputImageKey) }
    }
    var amount: Float {
        get { self[number: "inputAmount"] }
        set { self[number: "inputAmount"] = newValue }
    }
    var angle: Float {
        get { self[number: "inputAngle"] }
        set { self[number: "inputAngle"] = newValue }
    }
    var bottomLeft: CGPoint {
        get { self[point: "inputBottomLeft"] }
        set { self[point: "inputBottomLeft"] = newValue }
    }
    var bottomRight: CGPoint {
        get { self[point: "inputBottomRight"] }
        set { self[point: "inputBottomRight"] = newValue }
    }
    var center: CGPoint {
        get { self[point: "inputCenter"] }
        set { self[point: "inputCenter"] = newValue }
    }
    var color: CIColor {
        get { self["inputColor", CIColor.white] }
        set { self["inputColor", CIColor.white] = newValue }
    }
    var colorSpace: CGColorSpace? {
        get { self["inputColorSpace", nil] }
        set { self["inputColorSpace", nil] = newValue }
    }
    var crop: Bool {
        get { self["inputCrop", false] }
        set { self["inputCrop", false] = newValue }
    }
    var cubeData: Data {
        get { self["inputCubeData", Data()] }
        set { self["inputCubeData", Data()] = newValue }
    }
    var cubeDimension: Float {
        get { self[number: "inputCubeDimension"] }
        set { self[number: "inputCubeDimension"] = newValue }
    }
    var extrapolate: Bool {
        get { self["inputExtrapolate", false] }
        set { self["inputExtrapolate", false] = newValue }
    }
    var falloff: Float {
        get { self[number: "inputFalloff"] }
        set { self[number: "inputFalloff"] = newValue }
    }
    var gradientImage: CIImage? {
        get { value(forKey: "inputGradientImage") as? CIImage }
        set { setValue(newValue, forKey: "inputGradientImage") }
    }
    var highlightAmount: Float {
        get { self[number: "inputHighlightAmount"] }
        set { self[number: "inputHighlightAmount"] = newValue }
    }
    var intensity: Float {
        get { self[number: "inputIntensity"] }
        set { self[number: "inputIntensity"] = newValue }
    }
    var levels: Float {
        get { self[number: "inputLevels"] }
        set { self[number: "inputLevels"] = newValue }
    }
    var maxComponents: CIVector {
        get { self["inputMaxComponents", CIVector(x: 0, y: 0)] }
        set { self["inputMaxComponents", CIVector(x: 0, y: 0)] = newValue }
    }
    var minComponents: CIVector {
        get { self["inputMinComponents", CIVector(x: 0, y: 0)] }
        set { self["inputMinComponents", CIVector(x: 0, y: 0)] = newValue }
    }
    var neutral: CIVector {
        get { self["inputNeutral", CIVector(x: 0, y: 0)] }
        set { self["inputNeutral", CIVector(x: 0, y: 0)] = newValue }
    }
    var noiseLevel: Float {
        get { self[number: "inputNoiseLevel"] }
        set { self[number: "inputNoiseLevel"] = newValue }
    }
    var point0: CGPoint {
        get { self[point: "inputPoint0"] }
        set { self[point: "inputPoint0"] = newValue }
    }
    var point1: CGPoint {
        get { self[point: "inputPoint1"] }
        set { self[point: "inputPoint1"] = newValue }
    }
    var point2: CGPoint {
        get { self[point: "inputPoint2"] }
        set { self[point: "inputPoint2"] = newValue }
    }
    var point3: CGPoint {
        get { self[point: "inputPoint3"] }
        set { self[point: "inputPoint3"] = newValue }
    }
    var point4: CGPoint {
        get { self[point: "inputPoint4"] }
        set { self[point: "inputPoint4"] = newValue }
    }
    var radius: Float {
        get { self[number: "inputRadius"] }
        set { self[number: "inputRadius"] = newValue }
    }
    var scale: Float {
        get { self[number: "inputScale"] }
        set { self[number: "inputScale"] = newValue }
    }
    var shadowAmount: Float {
        get { self[number: "inputShadowAmount"] }
        set { self[number: "inputShadowAmount"] = newValue }
    }
    var sharpness: Float {
        get { self[number: "inputSharpness"] }
        set { self[number: "inputSharpness"] = newValue }
    }
    var targetImage: CIImage? {
        get { value(forKey: "inputTargetImage") as? CIImage }
        set { setValue(newValue, forKey: "inputTargetImage") }
    }
    var targetNeutral: CIVector {
        get { self["inputTargetNeutral", CIVector(x: 0, y: 0)] }
        set { self["inputTargetNeutral", CIVector(x: 0, y: 0)] = newValue }
    }
    var time: Float {
        get { self[number: "inputTime"] }
        set { self[number: "inputTime"] = newValue }
    }
    var topLeft: CGPoint {
        get { self[point: "inputTopLeft"] }
        set { self[point: "inputTopLeft"] = newValue }
    }
    var topRight: CGPoint {
        get { self[point: "inputTopRight"] }
        set { self[point: "inputTopRight"] = newValue }
    }
    var width: Float {
        get { self[number: "inputWidth"] }
        set { self[number: "inputWidth"] = newValue }
    }
}
