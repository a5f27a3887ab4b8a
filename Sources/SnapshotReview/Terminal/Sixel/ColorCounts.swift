/// The colours of a picture and how often each comes, in the order of their numbers.
struct ColorCounts {
    struct Entry: Hashable {
        /// `0xRRGGBB`; of colours that were put together, their common key.
        var key: UInt32
        var count: Int
        /// Sums over the pixels.
        var red: Int
        var green: Int
        var blue: Int
    }

    let entries: [Entry]
    /// Whether colours that differ in the last two bits of a channel were put together.
    let isReduced: Bool

    /// - Parameter limit: with more colours than that, similar ones are put together: they would be anyway, and there are
    ///   fewer to look at.
    init(_ counts: [UInt32: Int], limit: Int) {
        isReduced = counts.count > limit
        var entries: [UInt32: Entry] = [:]
        for (color, count) in counts {
            let key = isReduced ? Self.reduced(color) : color
            var entry = entries[key] ?? Entry(key: key, count: 0, red: 0, green: 0, blue: 0)
            entry.count += count
            entry.red += Int(color >> 16) * count
            entry.green += Int(color >> 8 & 0xFF) * count
            entry.blue += Int(color & 0xFF) * count
            entries[key] = entry
        }
        self.entries = entries.values.sorted { $0.key < $1.key }
    }

    static func reduced(_ color: UInt32) -> UInt32 { color & 0xFC_FCFC }
}
