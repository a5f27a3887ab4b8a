import BuilderFoundation
import Foundation
import Render

/// The layout of a bitmap's components.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The bits of the alpha component's position, a `CGImageAlphaInfo`.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// The bits that say whether components are numbers with fractions.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// Components are numbers with fractions.
    public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// The default order of bytes.
    public static var byteOrderDefault: CGBitmapInfo { [] }
    /// 16-bit units with the low byte first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
    /// 32-bit units with the low byte first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
    /// 16-bit units with the high byte first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
    /// 32-bit units with the high byte first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

extension CGImage {
    /// The position of the alpha component: before the color components, which are multiplied by it, or unused.
    public var alphaInfo: CGImageAlphaInfo { bitmap.isOpaque ? .noneSkipFirst : .premultipliedFirst }
    /// The layout of the components: 32-bit units with the low byte first, which are blue, green, red and alpha in
    /// memory.
    public var bitmapInfo: CGBitmapInfo { [.byteOrder32Little, CGBitmapInfo(rawValue: alphaInfo.rawValue)] }

    /// The pixels, row by row from the top, each of ``bytesPerRow`` bytes.
    public var dataProvider: CGDataProvider? {
        let data = Data(bytes: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height)
        return CGDataProvider(data: data as NSData)
    }
}

extension CGImage {
    /// Creates an image from the pixels of a provider; nil for other components than 8-bit gray levels, colors or
    /// alphas, and for fewer bytes than the image has.
    ///
    /// - Parameters:
    ///   - decode: Without effect; pass nil.
    ///   - shouldInterpolate: Without effect: images are always interpolated.
    ///   - intent: Without effect.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, colors: space.numberOfComponents,
                info: bitmapInfo),
            let bitmap = format.bitmap(from: provider, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(bitmap)
    }

    /// Creates a mask from the 8-bit gray levels of a provider; nil for others, and for fewer bytes than the mask has.
    ///
    /// The mask is transparent where its levels are high: ``masking(_:)`` keeps what lies under black.
    ///
    /// - Parameters:
    ///   - decode: The levels that stand for black and white; `[1, 0]` inverts the mask.
    ///   - shouldInterpolate: Without effect: images are always interpolated.
    public convenience init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let format: PixelFormat? =
            switch (bitsPerComponent, bitsPerPixel) {
            case (8, 8): .gray
            case (8, 32): .standard
            default: nil
            }
        guard let format,
            let levels = format.bitmap(from: provider, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        let isInverted = decode.map { $0[0] > $0[1] } ?? false
        self.init(levels.mask { isInverted ? $0 : 255 - $0 }, isMask: true)
    }

    /// The table of a component's levels: always nil.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// A Boolean value that indicates whether the image is interpolated where it is scaled: always true.
    public var shouldInterpolate: Bool { true }
    /// The treatment of colors that a destination can't show: always the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

    /// Returns the image where a mask is black, or where an image of gray levels is white; nil never.
    ///
    /// - Parameter mask: A mask, or an image without alpha, which is stretched to the image.
    public func masking(_ mask: CGImage) -> CGImage? {
        let alphas = mask.isMask ? mask.bitmap : mask.bitmap.mask { $0 }
        let context = CGContext(bounds: CGRect(x: 0, y: 0, width: width, height: height), scale: 1)
        context.draw(bitmap, in: context.bounds, isUpright: true)
        context.setBlendMode(.destinationIn)
        context.draw(alphas, in: context.bounds, isUpright: true)
        return context.makeImage().map { CGImage($0.bitmap, missingTexts: missingTexts) }
    }

    /// Returns the image with the colors of a range made transparent; nil for another number of components than two
    /// each for red, green and blue, and for an image with alpha.
    ///
    /// - Parameter components: The least and the greatest value of each component, 0…255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count == 6, bitmap.isOpaque else { return nil }
        let source = bitmap
        let masked = Bitmap(width: width, height: height) { pixels, bytesPerRow in
            for row in 0..<source.height {
                let target = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
                for column in 0..<source.width {
                    let pixel = source.pixel(x: column, y: row)
                    let isMasked = (0..<3).allSatisfy { index in
                        let value = CGFloat(pixel >> UInt32(16 - 8 * index) & 255)
                        return value >= components[2 * index] && value <= components[2 * index + 1]
                    }
                    target[column] = isMasked ? 0 : pixel
                }
            }
        }
        return CGImage(masked, missingTexts: missingTexts)
    }

    /// Returns the image itself for a space of red, green and blue; nil for others, as in Core Graphics for a space
    /// with another number of components.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.model == .rgb ? self : nil }
}

extension PixelFormat {
    /// Returns a provider's bytes as a bitmap; nil if they are too few.
    fileprivate func bitmap(from provider: CGDataProvider, width: Int, height: Int, bytesPerRow: Int) -> Bitmap? {
        guard width > 0, height > 0, width <= 32_000, height <= 32_000, bytesPerRow >= width * bytesPerPixel,
            let data = provider.data as Data?, data.count >= bytesPerRow * (height - 1) + width * bytesPerPixel
        else { return nil }
        return data.withUnsafeBytes { bytes in
            bytes.baseAddress.map { bitmap(from: $0, width: width, height: height, bytesPerRow: bytesPerRow) }
        }
    }
}

extension Bitmap {
    /// Returns black pixels with alphas by the gray levels of the colors.
    fileprivate func mask(_ alpha: (UInt8) -> UInt8) -> Bitmap {
        Bitmap(width: width, height: height) { pixels, length in
            for row in 0..<height {
                let target = (pixels + row * length).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width {
                    let pixel = self.pixel(x: column, y: row)
                    let gray = ColorConversion.gray(
                        red: UInt8(truncatingIfNeeded: pixel >> 16), green: UInt8(truncatingIfNeeded: pixel >> 8),
                        blue: UInt8(truncatingIfNeeded: pixel))
                    target[column] = UInt32(alpha(gray)) << 24
                }
            }
        }
    }
}
