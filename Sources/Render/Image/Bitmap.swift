import Foundation

/// A rectangle of pixels: 32 bits each, premultiplied, alpha in the high byte (`0xAARRGGBB`), rows from the top.
///
/// The pixels never change once the bitmap exists, so it may be shared between threads.
public final class Bitmap: @unchecked Sendable {
    /// Pixels, 1 or more.
    public let width: Int
    /// Pixels, 1 or more.
    public let height: Int
    /// Bytes from one row to the next; a multiple of four, at least `width * 4`.
    public let bytesPerRow: Int
    /// True when every pixel is known to be opaque.
    public let isOpaque: Bool
    private let storage: UnsafeMutableRawPointer

    /// Takes memory over; it is freed with `deallocate()` when the bitmap goes.
    public init(adopting storage: UnsafeMutableRawPointer, width: Int, height: Int, bytesPerRow: Int, isOpaque: Bool) {
        self.storage = storage
        self.width = width
        self.height = height
        self.bytesPerRow = bytesPerRow
        self.isOpaque = isOpaque
    }

    /// Makes a bitmap whose pixels `draw` fills; they are zero (clear) before.
    public init(
        width: Int, height: Int, isOpaque: Bool = false,
        draw: (_ pixels: UnsafeMutableRawPointer, _ bytesPerRow: Int) throws -> Void
    ) rethrows {
        let bytesPerRow = width * 4
        let memory = UnsafeMutableRawPointer.allocate(byteCount: max(1, bytesPerRow * height), alignment: 16)
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
    }

    deinit {
        storage.deallocate()
    }

    /// The first pixel of the first row; valid while the bitmap lives.
    public var pixels: UnsafeRawPointer { UnsafeRawPointer(storage) }

    /// The pixel in column `x`, row `y`, premultiplied; both must lie inside.
    public func pixel(x: Int, y: Int) -> UInt32 {
        precondition(x >= 0 && y >= 0 && x < width && y < height, "pixel (\(x), \(y)) outside \(width) × \(height)")
        return storage.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
    }
}

extension Bitmap: Hashable {
    /// Equal sizes and equal pixels.
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

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}
