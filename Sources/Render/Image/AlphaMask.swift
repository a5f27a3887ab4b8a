import CCairo
import Foundation

/// The coverage of the device pixels of a rectangle, one byte each.
final class AlphaMask {
    let rect: PixelRect
    let bytes: UnsafeMutablePointer<UInt8>
    let bytesPerRow: Int

    /// Creates a mask without coverage.
    init(rect: PixelRect) {
        self.rect = rect
        bytesPerRow = (max(1, rect.width) + 3) & ~3
        let count = bytesPerRow * max(1, rect.height)
        bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        memset(bytes, 0, count)
    }

    deinit { bytes.deallocate() }

    /// Lends a cairo surface over the bytes.
    func withSurface(_ body: (OpaquePointer) throws -> Void) rethrows {
        let surface = cairo_image_surface_create_for_data(
            bytes, CAIRO_FORMAT_A8, Int32(rect.width), Int32(rect.height), Int32(bytesPerRow))
        guard let surface else { return }
        defer { cairo_surface_destroy(surface) }
        try body(surface)
    }

    /// Returns a transposed copy: rows become columns, and columns become rows from the top.
    ///
    /// - Parameter rect: The copy's rectangle; nil for one at the origin. Its sides must be this mask's, exchanged.
    func turned(rect newRect: PixelRect? = nil) -> AlphaMask {
        let result = AlphaMask(rect: newRect ?? PixelRect(x: 0, y: 0, width: rect.height, height: rect.width))
        // A mirrored quarter turn: pixman's fast rotations don't mirror, so the rows are read from the last up.
        let source = PixmanImage(
            format: PIXMAN_a8, width: rect.width, height: rect.height, bits: bytes + (rect.height - 1) * bytesPerRow,
            bytesPerRow: -bytesPerRow)
        let target = PixmanImage(
            format: PIXMAN_a8, width: rect.height, height: rect.width, bits: result.bytes,
            bytesPerRow: result.bytesPerRow)
        guard let image = source.image else { return result }
        var transform = pixman_transform_t()
        pixman_transform_init_identity(&transform)
        // Target (x, y) is source (y, height - 1 - x), which in the mirrored source is (y, x).
        pixman_transform_rotate(&transform, nil, 0, -(1 << 16))
        pixman_transform_translate(&transform, nil, 0, pixman_fixed_t(rect.height) << 16)
        pixman_image_set_transform(image, &transform)
        pixman_image_set_filter(image, PIXMAN_FILTER_NEAREST, nil, 0)
        target.draw(source, in: PixelTile(x: 0, y: 0, width: rect.height, height: rect.width))
        return result
    }
}
