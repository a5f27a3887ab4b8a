import Foundation
import Render

/// The layout of pixels in memory: where the components of a color lie, each of 8 bits.
struct PixelFormat: Hashable, Sendable {
    /// The components of a pixel. The numbers are offsets in bytes.
    enum Components: Hashable, Sendable {
        /// Red, green and blue; without alpha, pixels are opaque.
        case rgb(red: Int, green: Int, blue: Int, alpha: Int?, isPremultiplied: Bool)
        /// A gray level.
        case gray
        /// An alpha.
        case alpha
    }

    /// The length of a pixel, in bytes.
    let bytesPerPixel: Int
    let components: Components
    /// The value from which the layout was made.
    let info: CGBitmapInfo

    /// Blue, green, red and premultiplied alpha, as a bitmap has them.
    static let standard = PixelFormat(
        bytesPerPixel: 4, components: .rgb(red: 2, green: 1, blue: 0, alpha: 3, isPremultiplied: true),
        info: [.byteOrder32Little, CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue)])

    /// The gray levels of a mask.
    static let gray = PixelFormat(bytesPerPixel: 1, components: .gray, info: [])

    private init(bytesPerPixel: Int, components: Components, info: CGBitmapInfo) {
        self.bytesPerPixel = bytesPerPixel
        self.components = components
        self.info = info
    }

    /// Creates a layout; nil for components of other sizes than 8 bits, for floating-point components and for
    /// combinations that don't exist.
    init?(bitsPerComponent: Int, bitsPerPixel: Int, colors: Int, info: CGBitmapInfo) {
        guard bitsPerComponent == 8, !info.contains(.floatComponents),
            let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
        else { return nil }
        let order = info.intersection(.byteOrderMask)
        guard order == [] || order == .byteOrder32Big || order == .byteOrder32Little else { return nil }
        switch (alpha, colors, bitsPerPixel) {
        case (.alphaOnly, _, 8):
            self.init(bytesPerPixel: 1, components: .alpha, info: info)
        case (.none, 1, 8):
            self.init(bytesPerPixel: 1, components: .gray, info: info)
        case (.none, 3, 24):
            let offsets = Components.rgb(red: 0, green: 1, blue: 2, alpha: nil, isPremultiplied: true)
            self.init(bytesPerPixel: 3, components: offsets, info: info)
        case (_, 3, 32) where alpha != .none && alpha != .alphaOnly:
            let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(alpha)
            // The offset of a component by its place in the number.
            func offset(_ place: Int) -> Int { order == .byteOrder32Little ? 3 - place : place }
            let red = isFirst ? 1 : 0
            let hasAlpha = alpha != .noneSkipFirst && alpha != .noneSkipLast
            let offsets = Components.rgb(
                red: offset(red), green: offset(red + 1), blue: offset(red + 2),
                alpha: hasAlpha ? offset(isFirst ? 0 : 3) : nil, isPremultiplied: alpha != .first && alpha != .last)
            self.init(bytesPerPixel: 4, components: offsets, info: info)
        default:
            return nil
        }
    }

    /// A Boolean value that indicates whether a context can draw pixels of this layout, as in Core Graphics: colors are
    /// multiplied by alpha, and have 32 bits.
    var isDrawable: Bool {
        guard case .rgb(_, _, _, _, let isPremultiplied) = components else { return true }
        return isPremultiplied && bytesPerPixel == 4
    }

    /// A Boolean value that indicates whether pixels can be transparent.
    var hasAlpha: Bool {
        switch components {
        case .rgb(_, _, _, let alpha, _): alpha != nil
        case .gray: false
        case .alpha: true
        }
    }

    /// Returns pixels in memory as a bitmap. Alpha without colors is black.
    func bitmap(from memory: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) -> Bitmap {
        Bitmap(width: width, height: height, isOpaque: !hasAlpha) { pixels, rowLength in
            for row in 0..<height {
                let source = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                let target = (pixels + row * rowLength).assumingMemoryBound(to: UInt32.self)
                for column in 0..<width { target[column] = pixel(at: source + column * bytesPerPixel) }
            }
        }
    }

    /// Returns the premultiplied pixel, alpha in the high byte.
    private func pixel(at byte: UnsafePointer<UInt8>) -> UInt32 {
        switch components {
        case .gray: return 0xFF00_0000 | UInt32(byte[0]) * 0x01_0101
        case .alpha: return UInt32(byte[0]) << 24
        case .rgb(let red, let green, let blue, let alphaOffset, let isPremultiplied):
            let alpha = alphaOffset.map { UInt32(byte[$0]) } ?? 255
            func component(_ offset: Int) -> UInt32 {
                let value = UInt32(byte[offset])
                return isPremultiplied ? value : (value * alpha + 127) / 255
            }
            return alpha << 24 | component(red) << 16 | component(green) << 8 | component(blue)
        }
    }

    /// Writes a bitmap's pixels to memory. Colors become gray levels by their luminance.
    func write(_ bitmap: Bitmap, to memory: UnsafeMutableRawPointer, bytesPerRow: Int) {
        for row in 0..<bitmap.height {
            let target = (memory + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let source = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
            for column in 0..<bitmap.width { write(source[column], to: target + column * bytesPerPixel) }
        }
    }

    private func write(_ pixel: UInt32, to byte: UnsafeMutablePointer<UInt8>) {
        func component(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: pixel >> shift) }
        switch components {
        case .gray: byte[0] = ColorConversion.gray(red: component(16), green: component(8), blue: component(0))
        case .alpha: byte[0] = component(24)
        case .rgb(let red, let green, let blue, let alpha, _):
            byte[red] = component(16)
            byte[green] = component(8)
            byte[blue] = component(0)
            if let alpha { byte[alpha] = component(24) }
        }
    }
}

/// Memory with pixels, which a context draws into at once.
final class PixelMemory {
    let pointer: UnsafeMutableRawPointer
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: PixelFormat
    private let isOwned: Bool

    /// Takes the caller's memory, which must outlive the context; nil allocates cleared memory.
    init(_ pointer: UnsafeMutableRawPointer?, width: Int, height: Int, bytesPerRow: Int, format: PixelFormat) {
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.format = format
        isOwned = pointer == nil
        if let pointer {
            self.pointer = pointer
        } else {
            self.pointer = .allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
            memset(self.pointer, 0, bytesPerRow * height)
        }
    }

    deinit {
        if isOwned { pointer.deallocate() }
    }

    /// The pixels now; nil without any.
    var bitmap: Bitmap? {
        guard width > 0, height > 0 else { return nil }
        return format.bitmap(from: pointer, width: width, height: height, bytesPerRow: bytesPerRow)
    }
}
