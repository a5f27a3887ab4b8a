import BuilderUIKit

/// A filter of CIFilterBuiltins, whose properties are the values for its keys.
final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CICode128BarcodeGenerator, CIGaussianBlur, CIBoxBlur,
    CIColorControls, CIPixellate, CIColorMatrix, CISepiaTone, CIColorMonochrome, CIFalseColor, CIPhotoEffect,
    CIColorInvert, CIMaskToAlpha, CIExposureAdjust, CIGammaAdjust, CIVibrance, CIHueAdjust, CIBlendWithMask,
    CICompositeOperation, CIAreaAverage, CILanczosScaleTransform, CISmoothLinearGradient, CIRadialGradient,
    CIBloom, CIUnsharpMask, CISharpenLuminance, CIVignette,
    @unchecked Sendable
{
    init(_ name: String) { super.init(knownName: name) }

    private subscript(image key: String) -> CIImage? {
        get { value(forKey: key) as? CIImage }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(number key: String) -> Float {
        get { Float(FilterValues([key: value(forKey: key) ?? 0.0]).number(key)) }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(vector key: String) -> CIVector {
        get { FilterValues([key: value(forKey: key) ?? CIVector(x: 0)]).vector(key) }
        set { setValue(newValue, forKey: key) }
    }
    private subscript(point key: String) -> CGPoint {
        get { self[vector: key].cgPointValue }
        set { self[vector: key] = CIVector(cgPoint: newValue) }
    }
    private subscript(color key: String) -> CIColor {
        get { value(forKey: key) as? CIColor ?? .clear }
        set { setValue(newValue, forKey: key) }
    }

    var inputImage: CIImage? {
        get { self[image: kCIInputImageKey] }
        set { self[image: kCIInputImageKey] = newValue }
    }
    var backgroundImage: CIImage? {
        get { self[image: kCIInputBackgroundImageKey] }
        set { self[image: kCIInputBackgroundImageKey] = newValue }
    }
    var maskImage: CIImage? {
        get { self[image: kCIInputMaskImageKey] }
        set { self[image: kCIInputMaskImageKey] = newValue }
    }
    var message: Data {
        get { value(forKey: "inputMessage") as? Data ?? Data() }
        set { setValue(newValue, forKey: "inputMessage") }
    }
    var correctionLevel: String {
        get { value(forKey: "inputCorrectionLevel") as? String ?? "M" }
        set { setValue(newValue, forKey: "inputCorrectionLevel") }
    }
    var extent: CGRect {
        get { self[vector: kCIInputExtentKey].cgRectValue }
        set { self[vector: kCIInputExtentKey] = CIVector(cgRect: newValue) }
    }

    // MARK: Numbers

    var quietSpace: Float {
        get { self[number: "inputQuietSpace"] }
        set { self[number: "inputQuietSpace"] = newValue }
    }
    var barcodeHeight: Float {
        get { self[number: "inputBarcodeHeight"] }
        set { self[number: "inputBarcodeHeight"] = newValue }
    }
    var radius: Float {
        get { self[number: kCIInputRadiusKey] }
        set { self[number: kCIInputRadiusKey] = newValue }
    }
    var radius0: Float {
        get { self[number: kCIInputRadius0Key] }
        set { self[number: kCIInputRadius0Key] = newValue }
    }
    var radius1: Float {
        get { self[number: kCIInputRadius1Key] }
        set { self[number: kCIInputRadius1Key] = newValue }
    }
    var scale: Float {
        get { self[number: kCIInputScaleKey] }
        set { self[number: kCIInputScaleKey] = newValue }
    }
    var aspectRatio: Float {
        get { self[number: kCIInputAspectRatioKey] }
        set { self[number: kCIInputAspectRatioKey] = newValue }
    }
    var saturation: Float {
        get { self[number: kCIInputSaturationKey] }
        set { self[number: kCIInputSaturationKey] = newValue }
    }
    var brightness: Float {
        get { self[number: kCIInputBrightnessKey] }
        set { self[number: kCIInputBrightnessKey] = newValue }
    }
    var contrast: Float {
        get { self[number: kCIInputContrastKey] }
        set { self[number: kCIInputContrastKey] = newValue }
    }
    var intensity: Float {
        get { self[number: kCIInputIntensityKey] }
        set { self[number: kCIInputIntensityKey] = newValue }
    }
    var sharpness: Float {
        get { self[number: kCIInputSharpnessKey] }
        set { self[number: kCIInputSharpnessKey] = newValue }
    }
    var ev: Float {
        get { self[number: kCIInputEVKey] }
        set { self[number: kCIInputEVKey] = newValue }
    }
    var power: Float {
        get { self[number: "inputPower"] }
        set { self[number: "inputPower"] = newValue }
    }
    var amount: Float {
        get { self[number: kCIInputAmountKey] }
        set { self[number: kCIInputAmountKey] = newValue }
    }
    var angle: Float {
        get { self[number: kCIInputAngleKey] }
        set { self[number: kCIInputAngleKey] = newValue }
    }

    // MARK: Points, vectors and colors

    var center: CGPoint {
        get { self[point: kCIInputCenterKey] }
        set { self[point: kCIInputCenterKey] = newValue }
    }
    var point0: CGPoint {
        get { self[point: kCIInputPoint0Key] }
        set { self[point: kCIInputPoint0Key] = newValue }
    }
    var point1: CGPoint {
        get { self[point: kCIInputPoint1Key] }
        set { self[point: kCIInputPoint1Key] = newValue }
    }
    var rVector: CIVector {
        get { self[vector: "inputRVector"] }
        set { self[vector: "inputRVector"] = newValue }
    }
    var gVector: CIVector {
        get { self[vector: "inputGVector"] }
        set { self[vector: "inputGVector"] = newValue }
    }
    var bVector: CIVector {
        get { self[vector: "inputBVector"] }
        set { self[vector: "inputBVector"] = newValue }
    }
    var aVector: CIVector {
        get { self[vector: "inputAVector"] }
        set { self[vector: "inputAVector"] = newValue }
    }
    var biasVector: CIVector {
        get { self[vector: kCIInputBiasVectorKey] }
        set { self[vector: kCIInputBiasVectorKey] = newValue }
    }
    var color: CIColor {
        get { self[color: kCIInputColorKey] }
        set { self[color: kCIInputColorKey] = newValue }
    }
    var color0: CIColor {
        get { self[color: kCIInputColor0Key] }
        set { self[color: kCIInputColor0Key] = newValue }
    }
    var color1: CIColor {
        get { self[color: kCIInputColor1Key] }
        set { self[color: kCIInputColor1Key] = newValue }
    }
}

/// A filter of CIFilterBuiltins for codes that aren't made.
final class BuiltinCodeFilter: CIFilter, CIAztecCodeGenerator, CIPDF417BarcodeGenerator, @unchecked Sendable {
    var message = Data()
    var correctionLevel: Float = 23
    var layers: Float = 0
    var compactStyle: Float = 0

    init(_ name: String) { super.init(knownName: name) }
}
