@_exported import BuilderCoreVideo
@_exported import BuilderFoundation
@_exported import BuilderImageIO
import BuilderUIKit
import Render

/// An image that filters change: a recipe whose pixels a context draws. Immutable, and usable from any thread.
///
/// The y axis points up: the bottom left corner of a bitmap is at the origin.
open class CIImage: NSObject, @unchecked Sendable {
    let node: any ImageNode
    /// A Boolean value that indicates whether transforms copy the nearest pixels.
    private let samplesNearest: Bool

    /// The bitmap that the image was created with; nil for others, which a context draws.
    public let cgImage: CGImage?
    /// The address that the image was created with.
    public let url: URL?

    private init(_ node: any ImageNode, cgImage: CGImage?, url: URL? = nil, samplesNearest: Bool = false) {
        self.node = node
        self.cgImage = cgImage
        self.url = url
        self.samplesNearest = samplesNearest
    }

    convenience init(_ node: any ImageNode) { self.init(node, cgImage: nil) }
    /// Creates an empty image.
    public override convenience init() { self.init(EmptyNode()) }

    /// Creates an image from a bitmap.
    public convenience init(cgImage image: CGImage) {
        self.init(image.pixels.map { BitmapNode(bitmap: $0) } ?? EmptyNode(), cgImage: image)
    }
    /// Creates an image from a bitmap; the options have no effect.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(cgImage: image) }
    /// Creates an image from the pixels of a UIKit image as they are stored; fails if there are none.
    public convenience init?(image: UIImage) {
        guard let bitmap = image.cgImage else { return nil }
        self.init(cgImage: bitmap)
    }
    /// Creates an image from the pixels of a UIKit image as they are stored; the options have no effect.
    public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }
    /// Creates an image from PNG or JPEG data.
    public convenience init?(data: Data) {
        guard let image = UIImage(data: data) else { return nil }
        self.init(image: image)
    }
    /// Creates an image from PNG or JPEG data; the options have no effect.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
    /// Creates an image from a PNG or JPEG file.
    public convenience init?(contentsOf url: URL) {
        guard let data = try? Data(contentsOf: url), let image = UIImage(data: data)?.cgImage,
            let bitmap = image.pixels
        else { return nil }
        self.init(BitmapNode(bitmap: bitmap), cgImage: image, url: url)
    }
    /// Creates an image from a PNG or JPEG file; the options have no effect.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) { self.init(contentsOf: url) }
    /// Creates an image from the pixels of a buffer with colors multiplied by alpha; other formats than 32BGRA are
    /// clear.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        self.init(bitmap(of: pixelBuffer).map { BitmapNode(bitmap: $0) } ?? EmptyNode())
    }
    /// Creates an image from the pixels of a buffer; the options have no effect.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]?) {
        self.init(cvPixelBuffer: pixelBuffer)
    }
    /// Creates an image from the pixels of a buffer.
    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }
    /// Creates an image with a color everywhere.
    public convenience init(color: CIColor) { self.init(ColorNode(color: color)) }

    /// Returns an image without pixels.
    open class func empty() -> CIImage { CIImage(EmptyNode()) }
    /// The image that is black everywhere.
    open class var black: CIImage { CIImage(color: .black) }
    /// The image that is white everywhere.
    open class var white: CIImage { CIImage(color: .white) }
    /// The image that is gray everywhere.
    open class var gray: CIImage { CIImage(color: .gray) }
    /// The image that is red everywhere.
    open class var red: CIImage { CIImage(color: .red) }
    /// The image that is green everywhere.
    open class var green: CIImage { CIImage(color: .green) }
    /// The image that is blue everywhere.
    open class var blue: CIImage { CIImage(color: .blue) }
    /// The image that is clear everywhere.
    open class var clear: CIImage { CIImage(color: .clear) }

    /// The rectangle outside of which the image is clear, in whole pixels.
    open var extent: CGRect { node.extent.rect }
    /// The metadata, which isn't read.
    open var properties: [String: Any] { [:] }

    open override var description: String { "<CIImage: extent \(extent)>" }

    // MARK: Geometry

    /// Returns the part inside a rectangle, which is rounded outward to whole pixels.
    open func cropped(to rect: CGRect) -> CIImage { CIImage(CropNode(node, to: Region(around: rect))) }

    /// Returns the transformed image.
    ///
    /// Pixels between others are interpolated, unless the image is sampled nearest or each pixel becomes a whole block.
    open func transformed(by matrix: CGAffineTransform) -> CIImage {
        if matrix.isIdentity { return self }
        return CIImage(TransformNode(node, matrix, isNearest: samplesNearest))
    }
    /// Returns the transformed image; the quality is the same either way.
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        transformed(by: matrix)
    }

    /// Returns the image for an orientation of the stored pixels.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        let matrix = orientationTransform(for: orientation)
        return matrix.isIdentity ? self : transformed(by: matrix)
    }
    /// Returns the image for an EXIF orientation of the stored pixels, 1…8.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        CGImagePropertyOrientation(rawValue: UInt32(max(0, orientation))).map(oriented) ?? self
    }
    /// Returns the transform that `oriented(_:)` applies.
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        let (right, top) = (extent.minX + extent.maxX, extent.minY + extent.maxY)
        switch orientation {
        case .up: return .identity
        case .upMirrored: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: right, ty: 0)
        case .down: return CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: right, ty: top)
        case .downMirrored: return CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: top)
        case .leftMirrored: return CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: top, ty: right)
        case .right: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: right)
        case .rightMirrored: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
        case .left: return CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: top, ty: 0)
        }
    }

    /// Returns the image with its pixels at the edges repeated outside.
    open func clampedToExtent() -> CIImage { clamped(to: extent) }
    /// Returns the part inside a rectangle with its pixels at the edges repeated outside.
    open func clamped(to rect: CGRect) -> CIImage {
        ClampNode(node, to: Region(around: rect)).map { CIImage($0) } ?? self
    }

    /// Returns the image; transforms of it copy the nearest pixels.
    open func samplingNearest() -> CIImage { CIImage(node, cgImage: cgImage, url: url, samplesNearest: true) }
    /// Returns the image; transforms of it interpolate.
    open func samplingLinear() -> CIImage { CIImage(node, cgImage: cgImage, url: url) }

    // MARK: Filters

    /// Returns the output of a filter with this image as its input; the image itself if the filter has none.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        let filter = CIFilter(name: filterName, parameters: params)
        filter?.setValue(self, forKey: kCIInputImageKey)
        return filter?.outputImage ?? self
    }
    /// Returns the output of a filter with this image as its input.
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the blurred image, which is larger by three times the standard deviation on each side.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { blurred(sigma: sigma) }

    /// Returns this image over another one.
    open func composited(over dest: CIImage) -> CIImage { CIImage(OverNode(top: node, bottom: dest.node)) }

    /// Returns the image with an alpha of 1 inside a rectangle, and clear outside.
    open func settingAlphaOne(in extent: CGRect) -> CIImage {
        let matrix = ColorMatrix(alpha: .init(0, 0, 0, 0, 1))
        return CIImage(ColorMatrixNode(input: CropNode(node, to: Region(around: extent)), matrix: matrix))
    }

    /// Returns the image itself.
    open func insertingIntermediate() -> CIImage { self }
}

/// A key of an image's options, none of which has an effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
    public static let properties = CIImageOption(rawValue: "CIImageProperties")
    public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
    public static let nearestSampling = CIImageOption(rawValue: "CIImageNearestSampling")
}

extension CIImage {
    /// Returns the blurred image for a standard deviation in pixels.
    func blurred(sigma: Double) -> CIImage {
        guard sigma.isFinite, sigma > 0 else { return self }
        let outset = Int((3 * min(sigma, 2000)).rounded(.up))
        return CIImage(BlurNode(node, BoxKernel.gaussian(sigma: sigma), outset: outset))
    }
}

extension UIImage {
    /// Creates an image from the pixels of a filtered one; empty if it has none, or too many.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image from the pixels of a filtered one; empty if it has none, or too many.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        if let image = ciImage.cgImage ?? CIContext().createCGImage(ciImage, from: ciImage.extent) {
            self.init(cgImage: image, scale: scale, orientation: orientation)
        } else {
            self.init()
        }
    }

    /// Nil: images have bitmaps.
    public var ciImage: CIImage? { nil }
}

/// Returns a copy of a buffer's pixels; nil for other formats than 32BGRA.
private func bitmap(of buffer: CVPixelBuffer) -> Bitmap? {
    guard CVPixelBufferGetPixelFormatType(buffer) == kCVPixelFormatType_32BGRA,
        let source = CVPixelBufferGetBaseAddress(buffer)
    else { return nil }
    let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
    let target = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
    for row in 0..<height {
        target.advanced(by: row * width * 4).copyMemory(
            from: source.advanced(by: row * CVPixelBufferGetBytesPerRow(buffer)), byteCount: width * 4)
    }
    return Bitmap(adopting: target, width: width, height: height, bytesPerRow: width * 4, isOpaque: false)
}
