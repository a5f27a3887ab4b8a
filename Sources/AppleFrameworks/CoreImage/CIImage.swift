@_exported import BuilderFoundation
import BuilderUIKit

/// An image that filters change: a bitmap, or nothing with a color.
open class CIImage: NSObject, @unchecked Sendable {
    public let cgImage: CGImage?
    /// The rectangle of the image, in pixels.
    open private(set) var extent: CGRect

    public init(cgImage image: CGImage) {
        cgImage = image
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    }
    public init?(image: UIImage) {
        guard let image = image.cgImage else { return nil }
        cgImage = image
        extent = CGRect(x: 0, y: 0, width: image.width, height: image.height)
    }
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data: data)
    }
    public init(color: CIColor) {
        cgImage = nil
        extent = .infinite
    }

    open class func empty() -> CIImage { CIImage(color: .clear) }

    /// Returns the image; its extent is transformed, its pixels aren't.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        changed { $0.extent = $0.extent.applying(matrix) }
    }
    /// Returns the image; its extent is cropped, its pixels aren't.
    open func cropped(to rect: CGRect) -> CIImage { changed { $0.extent = $0.extent.intersection(rect) } }
    open func clampedToExtent() -> CIImage { self }
    /// Returns the image: filters have no effect.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    open func applyingGaussianBlur(sigma: Double) -> CIImage { self }
    open func composited(over dest: CIImage) -> CIImage { self }

    private func changed(_ change: (CIImage) -> Void) -> CIImage {
        let copy = cgImage.map { CIImage(cgImage: $0) } ?? CIImage(color: .clear)
        copy.extent = extent
        change(copy)
        return copy
    }
}

/// A color of filters.
open class CIColor: NSObject, @unchecked Sendable {
    public let red, green, blue, alpha: CGFloat
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }
    public convenience init(color: UIColor) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }
    public static let black = CIColor(red: 0, green: 0, blue: 0)
    public static let white = CIColor(red: 1, green: 1, blue: 1)
    public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

/// A vector of filters.
open class CIVector: NSObject, @unchecked Sendable {
    private let values: [CGFloat]
    public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) { values = [x, y, z, w] }
    public init(cgPoint p: CGPoint) { values = [p.x, p.y, 0, 0] }
    public init(cgRect r: CGRect) { values = [r.origin.x, r.origin.y, r.width, r.height] }
    open var x: CGFloat { values[0] }
    open var y: CGFloat { values[1] }
    open var z: CGFloat { values[2] }
    open var w: CGFloat { values[3] }
}

/// A filter, which gives its input unchanged; one that makes an image, such as a QR code, gives nil.
open class CIFilter: NSObject, KeyedValueContainer, @unchecked Sendable {
    public let name: String
    private var values: [String: Any] = [:]

    init(knownName name: String) { self.name = name }
    public init?(name: String) { self.name = name }
    public init?(name: String, parameters params: [String: Any]?) {
        self.name = name
        values = params ?? [:]
    }

    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
    open func setDefaults() {}
    open var inputKeys: [String] { Array(values.keys) }
    open var attributes: [String: Any] { [:] }
    open var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage }
}

public let kCIInputImageKey = "inputImage"
public let kCIOutputImageKey = "outputImage"
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
public let kCIInputMaskImageKey = "inputMaskImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputAngleKey = "inputAngle"
public let kCIInputColorKey = "inputColor"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputAspectRatioKey = "inputAspectRatio"

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
}

/// The pixels' format.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let BGRA8 = CIFormat(rawValue: 20)
    public static let ARGB8 = CIFormat(rawValue: 18)
}

/// The painter of images.
open class CIContext: NSObject, @unchecked Sendable {
    public init(options: [CIContextOption: Any]? = nil) {}
    public override init() {}
    /// Returns the bitmap of an image, whatever the rectangle.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? { image.cgImage }
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { image.cgImage }
    /// Writes nothing.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {}
}

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

extension UIImage {
    /// Creates an image from a bitmap; empty without one.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
    /// Creates an image from a bitmap; empty without one.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = ciImage.cgImage {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }
    /// Nil: images have bitmaps.
    public var ciImage: CIImage? { nil }
}
