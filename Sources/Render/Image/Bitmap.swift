import Foundation

/// A rectangle of pixels: 32 bits each, premultiplied, alpha in the high byte (`0xAARRGGBB`), rows from the top.
///
/// The pixels never change after initialization, so a bitmap may be shared between threads.
public final class Bitmap: @unchecked Sendable {
    /// The width in pixels, 1 or more.
    public let width: Int
    /// The height in pixels, 1 or more.
    public let height: Int
    /// The number of bytes per row; a multiple of four, at least `width * 4`.
    public let bytesPerRow: Int
    /// A Boolean value that indicates whether every pixel is certainly opaque.
    public let isOpaque: Bool
    /// The format of the vector image that was drawn into the pixels; nil for others.
    package let vectorFormat: VectorFormat?
    private let storage: UnsafeMutableRawPointer

    /// Creates a bitmap that takes ownership of memory; it is freed with `deallocate()`.
    public init(adopting storage: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool) {
        self.storage = storage
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.isOpaque = isOpaque
        vectorFormat = nil
    }

    /// Creates a bitmap whose pixels `draw` fills; they are zero (clear) before.
    public convenience init(
        width: Int, height: Int, isOpaque: Bool = false,
        draw: (_ pixels: UnsafeMutableRawPointer, _ bytesPerRow: Int) throws -> Void
    ) rethrows {
        try self.init(width: width, height: height, isOpaque: isOpaque, vectorFormat: nil, draw: draw)
    }

    /// Creates a bitmap whose pixels `draw` fills with those of a vector image; they are zero (clear) before.
    package init(
        width: Int, height: Int, isOpaque: Bool = false, vectorFormat: VectorFormat?,
        draw: (_ pixels: UnsafeMutableRawPointer, _ bytesPerRow: Int) throws -> Void
    ) rethrows {
        let bytesPerRow = width * 4
        let memory = PixelMemory.allocate(byteCount: bytesPerRow * height)
        memset(memory, 0, bytesPerRow * height)
        do {
            try draw(memory, bytesPerRow)
        } catch {
            memory.deallocate()
            throw error
        }
        self.storage = memory
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.isOpaque = isOpaque
        self.vectorFormat = vectorFormat
    }

    deinit { storage.deallocate() }

    /// The first pixel of the first row; valid while the bitmap lives.
    public var pixels: UnsafeRawPointer { UnsafeRawPointer(storage) }

    /// Returns the premultiplied pixel in column `x`, row `y`; both must lie inside.
    public func pixel(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && y >= 0 && x < width && y < height, "pixel (\(x), \(y)) outside \(width) × \(height)")
        return storage.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
}

extension Bitmap: Hashable {
    /// Returns a Boolean value that indicates whether the sizes and all pixels are equal.
    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        if a === b { return true }
        guard a.width == b.width, a.height == b.height else { return false }
        for row in 0..<a.height {
            let left = a.pixels + row * a.bytesPerRow
            let right = b.pixels + row * b.bytesPerRow
            if memcmp(left, right, a.width * 4) != 0 { return false }
        }
        return true
    }

    /// Hashes the size.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
