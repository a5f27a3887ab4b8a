// How much memory the entries of the typesetter's caches take, in bytes: about what the allocator counts, since the caches'
// limit is one of memory.

extension ShapedText {
    /// About how much memory it takes.
    var bytes: Int {
        clusters.heapBytes + glyphs.heapBytes + runs.heapBytes + paragraphs.heapBytes + warnings.heapBytes
            + source.scalars.heapBytes + source.utf16.heapBytes + source.flags.heapBytes + 128
    }
}

extension TextPlan {
    /// About how much memory it takes.
    var bytes: Int { lines.heapBytes }
}

extension TextTypesetter.ShapeKey {
    /// About how much memory it takes, with its place in the cache.
    var bytes: Int { BoundedCache<Self, ShapedText>.entryBytes + string.heapBytes + runs.heapBytes }
}

extension TextTypesetter.PlanKey {
    /// About how much memory it takes, with its place in the cache.
    var bytes: Int { BoundedCache<Self, TextPlan>.entryBytes + text.string.heapBytes + text.runs.heapBytes }
}

extension Array {
    /// What the list takes on the heap, with its head and what the allocator adds.
    fileprivate var heapBytes: Int { capacity == 0 ? 0 : capacity * MemoryLayout<Element>.stride + 48 }
}

extension String {
    /// What the text takes on the heap; short ones take nothing.
    fileprivate var heapBytes: Int { utf8.count <= 15 ? 0 : utf8.count + 48 }
}
