// The memory in bytes of the entries of the typesetter's caches: approximately what the allocator counts, since the
// caches' limit is one of memory.

extension ShapedText {
    /// The approximate size in memory.
    var bytes: Int {
        clusters.heapBytes + glyphs.heapBytes + runs.heapBytes + paragraphs.heapBytes + warnings.heapBytes
            + source.scalars.heapBytes + source.utf16.heapBytes + source.flags.heapBytes + 128
    }
}

extension TextPlan {
    /// The approximate size in memory.
    var bytes: Int { lines.heapBytes }
}

extension TextTypesetter.ShapeKey {
    /// The approximate size in memory, including the slot in the cache.
    var bytes: Int { BoundedCache<Self, ShapedText>.entryBytes + string.heapBytes + runs.heapBytes }
}

extension TextTypesetter.PlanKey {
    /// The approximate size in memory, including the slot in the cache.
    var bytes: Int { BoundedCache<Self, TextPlan>.entryBytes + text.string.heapBytes + text.runs.heapBytes }
}

extension Array {
    /// The array's heap size, with its header and the allocator's overhead.
    fileprivate var heapBytes: Int { capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + 48 }
}

extension String {
    /// The string's heap size; strings of up to 15 bytes are stored inline.
    fileprivate var heapBytes: Int { utf8.count <= 15 ? 0 : utf8.count + 48 }
}
