import Builder

/// Images by name, up to a number of bytes.
struct RetainedImages {
    /// The maximum number of bytes.
    let limit: Int
    /// The number of bytes of the kept pixels.
    private(set) var bytes = 0
    private var entries: [String: Entry] = [:]
    /// The number of requests so far, which orders them.
    private var clock = 0

    private struct Entry {
        var image: UIImage
        var bytes: Int
        var lastUse: Int
    }

    init(limit: Int) { self.limit = limit }

    mutating func image(named name: String) -> UIImage? {
        clock += 1
        entries[name]?.lastUse = clock
        return entries[name]?.image
    }

    /// Keeps an image, and drops the least recently used ones. An image larger than a quarter of the limit isn't kept,
    /// since it would displace too many others.
    mutating func keep(_ image: UIImage, as name: String) {
        remove(name)
        let size = Self.bytes(of: image)
        guard size <= limit / 4 else { return }
        while bytes + size > limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            remove(oldest.key)
        }
        clock += 1
        entries[name] = Entry(image: image, bytes: size, lastUse: clock)
        bytes += size
    }

    private mutating func remove(_ name: String) {
        guard let entry = entries.removeValue(forKey: name) else { return }
        bytes -= entry.bytes
    }

    /// Returns the number of bytes of an image: four for each pixel.
    private static func bytes(of image: UIImage) -> Int {
        Int(image.size.width * image.scale * image.size.height * image.scale) * 4
    }
}
