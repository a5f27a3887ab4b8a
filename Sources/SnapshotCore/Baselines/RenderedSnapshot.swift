import BuilderUIKit
import ImageDiff
import Render

/// A snapshot that was just rendered, to be compared with its baseline or to become it.
public struct RenderedSnapshot: Sendable {
    /// The pixels.
    public let bitmap: Bitmap
    /// The number of pixels per point.
    public let scale: Double
    /// The fingerprint of this machine, on which the pixels depend.
    public let fingerprint: Fingerprint
    private let display: Display?

    /// Paints a screen.
    /// - Throws: `RenderError`.
    public init(_ display: Display) throws {
        bitmap = try display.bitmap()
        scale = display.scale
        fingerprint = display.fingerprint
        self.display = display
    }

    /// Creates a picture that doesn't come from views.
    /// - Parameter scale: the number of pixels per point.
    public init(bitmap: Bitmap, scale: Double) {
        self.bitmap = bitmap
        self.scale = scale
        fingerprint = Fingerprint.current(fonts: [:])
        display = nil
    }

    /// The views that it shows; nil if it doesn't come from views. The tree is created on demand, since equal pictures
    /// don't need it.
    public var views: ViewTree? { display.map { ViewTree(layer: $0.layer, size: $0.size, scale: $0.scale) } }

    /// The pixel hash in its file.
    public var pixelHash: String { bitmap.pixelHash(scale: scale) }

    /// Returns its file, with the views in addition to the pixels.
    /// - Parameter isCompact: true for a smaller file of the same pixels, which takes longer.
    /// - Throws: `RenderError`.
    public func png(isCompact: Bool = false) throws -> Data {
        try encode(isCompact ? encoder.compact() : encoder)
    }

    /// Returns a file of the same pixels and views that is larger than `png()`, in less time: one that isn't kept.
    /// - Throws: `RenderError`.
    public func quickPNG() throws -> Data { try encode(encoder.quick()) }

    private var encoder: PNGEncoder { PNGEncoder(fingerprint: fingerprint, views: views?.text) }

    private func encode(_ encoder: PNGEncoder) throws -> Data {
        do {
            return try encoder.encode(bitmap, scale: scale)
        } catch {
            throw RenderError(error)
        }
    }
}

/// The older name of `RenderedSnapshot`.
@available(*, deprecated, renamed: "RenderedSnapshot")
public typealias DrawnPicture = RenderedSnapshot
