import Foundation

/// Memory of many pixels, in pages of 2 MB as far as it fills them.
///
/// The kernel clears and maps each page when it is first written, which takes 3 ms for the 1,300 small pages of a
/// screen at 2x.
enum PixelMemory {
    private static let largePage = 1 << 21

    /// Returns uninitialized memory, to be deallocated by its owner.
    static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        guard byteCount >= largePage else { return .allocate(byteCount: max(1, byteCount), alignment: 16) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
        preferLargePages(memory, byteCount)
        return memory
    }

    /// Returns memory of zeros, to be released by `free`; nil if there isn't so much.
    ///
    /// The system clears it, so that pages that nothing is drawn on aren't committed.
    static func allocateZeros(byteCount: Int) -> UnsafeMutableRawPointer? {
        let memory = calloc(1, byteCount)
        if let memory { preferLargePages(memory, byteCount) }
        return memory
    }

    /// Asks the kernel for large pages; one that has none refuses, and the memory is as usual.
    private static func preferLargePages(_ memory: UnsafeMutableRawPointer, _ byteCount: Int) {
        let address = UInt(bitPattern: memory)
        let offset = Int((UInt(largePage) - address % UInt(largePage)) % UInt(largePage))
        let length = (byteCount - offset) / largePage * largePage
        if length > 0 { madvise(memory + offset, length, MADV_HUGEPAGE) }
    }
}
