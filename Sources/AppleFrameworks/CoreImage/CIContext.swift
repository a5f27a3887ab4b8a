import BuilderUIKit

/// A key of a context's options.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
    /// The key of the color space that filters compute in: `NSNull` for sRGB as it is stored, else linear light.
    public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
    public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
    public static let workingFormat = CIContextOption(rawValue: "working_format")
    public static let priorityRequestLow = CIContextOption(rawValue: "low_priority")
    public static let cacheIntermediates = CIContextOption(rawValue: "kCIContextCacheIntermediates")
    public static let highQualityDownsample = CIContextOption(rawValue: "high_quality_downsample")
    public static let name = CIContextOption(rawValue: "kCIContextName")
}

/// A format of pixels.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int32
    public init(rawValue: Int32) { self.rawValue = rawValue }
    public static let ARGB8 = CIFormat(rawValue: 18)
    public static let BGRA8 = CIFormat(rawValue: 20)
    public static let RGBA8 = CIFormat(rawValue: 24)
    public static let RGBAh = CIFormat(rawValue: 31)
    public static let RGBAf = CIFormat(rawValue: 34)
}

/// A painter of images.
///
/// Filters compute with 16 bits for each component, in linear light as Core Image does by default; the results have
/// 8 bits in sRGB. Other than in Core Image, components are limited to 0…1 after each filter.
open class CIContext: NSObject, @unchecked Sendable {
    private let space: WorkingSpace

    /// Creates a context. A working color space of `NSNull` makes filters compute with sRGB as it is stored; the other
    /// options have no effect.
    public init(options: [CIContextOption: Any]? = nil) {
        space = options?[.workingColorSpace] is NSNull ? .encoded : .linear
    }
    public override init() { space = .linear }

    /// Returns the pixels in a rectangle, which is rounded outward; nil if it is empty or infinite.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let region = Region(around: fromRect)
        guard region.isDrawable else {
            if !region.isEmpty {
                WarningLog.current.add(.other("a CIContext can't draw \(fromRect): crop the image before"))
            }
            return nil
        }
        return CGImage.of(image.node.raster(region, space).bitmap(space))
    }
    /// Returns the pixels in a rectangle with 8 bits for each component.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? { createCGImage(image, from: fromRect) }
    /// Returns the pixels in a rectangle with 8 bits for each component.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? { createCGImage(image, from: fromRect) }

    /// Writes the pixels in a rectangle to memory, in rows from the top. The formats have 8 bits for each component;
    /// others are reported, and nothing is written.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        let shifts: [UInt32]
        switch format {
        case .RGBA8: shifts = [16, 8, 0, 24]
        case .BGRA8: shifts = [0, 8, 16, 24]
        case .ARGB8: shifts = [24, 16, 8, 0]
        default:
            WarningLog.current.add(.other("a CIContext can't write the format \(format.rawValue): use RGBA8"))
            return
        }
        // A buffer has room for the rectangle's size in whole pixels, wherever the rectangle begins.
        let size = CGSize(width: bounds.width.rounded(.up), height: bounds.height.rounded(.up))
        let origin = CGPoint(x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down))
        let region = Region(around: CGRect(origin: origin, size: size))
        guard region.isDrawable else {
            WarningLog.current.add(.other("a CIContext can't write the rectangle \(bounds): it is empty or too large"))
            return
        }
        let bitmap = image.node.raster(region, space).bitmap(space)
        for row in 0..<region.height {
            let source = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            var target = data + row * rowBytes
            for column in 0..<min(region.width, max(0, rowBytes) / 4) {
                let pixel = source[column]
                for shift in shifts {
                    target.storeBytes(of: UInt8(truncatingIfNeeded: pixel &>> shift), as: UInt8.self)
                    target += 1
                }
            }
        }
    }

    /// Returns the pixels in a rectangle as a PNG.
    open func pngRepresentation(
        of image: CIImage, format: CIFormat, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? { createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).pngData() } }

    /// Returns the pixels in a rectangle as a JPEG.
    open func jpegRepresentation(
        of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
    ) -> Data? {
        createCGImage(image, from: image.extent).flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }

    /// Does nothing: contexts keep no pixels.
    open func clearCaches() {}
}

/// A key of the options of an image's file.
public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
}
