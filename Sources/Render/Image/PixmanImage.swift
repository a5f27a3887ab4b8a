import CCairo

/// Owns a pixman image; the pixels belong to somebody else who keeps them while this lives.
final class PixmanImage {
    let image: OpaquePointer?

    init(format: pixman_format_code_t, width: Int, height: Int, bits: UnsafeMutableRawPointer, bytesPerRow: Int) {
        image = pixman_image_create_bits_no_clear(
            format, Int32(width), Int32(height), bits.assumingMemoryBound(to: UInt32.self), Int32(bytesPerRow))
    }

    /// To read from only.
    convenience init(bitmap: Bitmap, format: pixman_format_code_t) {
        self.init(
            format: format, width: bitmap.width, height: bitmap.height,
            bits: UnsafeMutableRawPointer(mutating: bitmap.pixels), bytesPerRow: bitmap.bytesPerRow)
    }

    deinit {
        if let image { pixman_image_unref(image) }
    }
}
