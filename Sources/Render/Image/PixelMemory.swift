import Foundation

/// Memory of many pixels.
enum PixelMemory {
    /// Returns uninitialized memory, to be deallocated by its owner.
    ///
    /// Large memory is in pages of 2 MB as far as it fills them: the kernel clears and maps each page when it is first
    /// written, which takes 3 ms for the 1,300 small pages of a screen at 2x.
    static func allocate(byteCount: Int) -> UnsafeMutableRawPointer {
        let largePage = 1 << 21
        let inLargePages = byteCount / largePage * largePage
        guard inLargePages > 0 else { return .allocate(byteCount: max(1, byteCount), alignment: 16) }
        let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: largePage)
        // A kernel without such pages refuses, and the memory is as usual.
        madvise(memory, inLargePages, MADV_HUGEPAGE)
        return memory
    }
}
