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
