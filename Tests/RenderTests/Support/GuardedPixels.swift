import Foundation

@testable import Render

/// Pixels in memory of their own that ends, or begins, where the process must not read or write.
final class GuardedPixels {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let pixels: UnsafeMutableRawPointer
    private let memory: UnsafeMutableRawPointer
    private let size: Int

    /// Creates pixels with `padding` pixels of guard pattern between rows.
    init(width: Int, height: Int, padding: Int = 3, isAtEnd: Bool, color: (Int, Int) -> UInt32 = { _, _ in 0 }) {
        self.width = width
        self.height = height
        bytesPerRow = (width + padding) * 4
        // The padding of the last row isn't part of the memory.
        let used = bytesPerRow * (height - 1) + width * 4
        let page = 4_096
        let inner = (used + page - 1) / page * page
        size = inner + 2 * page
        guard
            let memory = mmap(nil, size, PROT_NONE, MAP_PRIVATE | Int32(MAP_ANONYMOUS), -1, 0),
            mprotect(memory + page, inner, PROT_READ | PROT_WRITE) == 0
        else { fatalError("no memory") }
        self.memory = memory
        pixels = memory + page + (isAtEnd ? inner - used : 0)
        for offset in stride(from: 0, to: used, by: 4) {
            let x = offset % bytesPerRow / 4
            let y = offset / bytesPerRow
            pixels.storeBytes(of: x < width ? color(x, y) : Self.pattern, toByteOffset: offset, as: UInt32.self)
        }
    }

    deinit { munmap(memory, size) }

    static let pattern: UInt32 = 0x5A17_C3E9

    func source(isOpaque: Bool) -> PixelSource {
        PixelSource(
            pixels: UnsafeRawPointer(pixels), width: width, height: height, bytesPerRow: bytesPerRow,
            isOpaque: isOpaque)
    }

    subscript(x: Int, y: Int) -> UInt32 { pixels.load(fromByteOffset: y * bytesPerRow + x * 4, as: UInt32.self) }

    /// A Boolean value that indicates whether the padding still has the guard pattern.
    var isPaddingIntact: Bool {
        (0..<height - 1).allSatisfy { y in (width..<bytesPerRow / 4).allSatisfy { self[$0, y] == Self.pattern } }
    }

    var allPixels: [UInt32] { (0..<height).flatMap { y in (0..<width).map { self[$0, y] } } }
}
