import BuilderUIKit

/// Pixels of a region, in rows from the top: 16 bits for each component, premultiplied.
final class Raster {
    let region: Region
    /// The first pixel of the top row; valid while the raster lives.
    let pixels: UnsafeMutablePointer<UInt64>

    /// The number of pixels.
    var count: Int { region.width * region.height }

    /// Creates a clear raster; the region must be finite.
    init(_ region: Region) {
        self.region = region
        let count = max(1, region.width * region.height)
        pixels = .allocate(capacity: count)
        pixels.initialize(repeating: 0, count: count)
    }

    deinit { pixels.deallocate() }

    /// Returns the first pixel of the row at a height.
    func row(_ y: Int) -> UnsafeMutablePointer<UInt64> { pixels + (region.maxY - 1 - y) * region.width }

    /// Copies the pixels that another raster has, too.
    func copy(from other: Raster) {
        let part = region.intersection(other.region)
        guard !part.isEmpty else { return }
        for y in part.y..<part.maxY {
            (row(y) + part.x - region.x).update(from: other.row(y) + part.x - other.region.x, count: part.width)
        }
    }

    /// Replaces the colors by those of another working space.
    func convert(from old: WorkingSpace, to new: WorkingSpace) {
        guard old != new else { return }
        (new == .linear ? Transfer.linear : Transfer.encoded).withUnsafeBufferPointer { table in
            if let table = table.baseAddress { map(table) }
        }
    }

    /// Replaces the colors, divided by their alpha, by those in a table.
    func map(_ table: UnsafePointer<UInt16>) {
        var pixel = pixels
        let end = pixels + count
        while pixel < end {
            let word = pixel.pointee
            if word &>> 48 == 65535 {
                pixel.pointee = Self.mapped(word, table)
            } else if word != 0 {
                pixel.pointee = Pixel.premultiplied(Self.mapped(Pixel.straight(word), table))
            }
            pixel += 1
        }
    }

    @inline(__always)
    private static func mapped(_ word: UInt64, _ table: UnsafePointer<UInt16>) -> UInt64 {
        let blue = UInt64(table[Int(truncatingIfNeeded: word & 0xFFFF)])
        let green = UInt64(table[Int(truncatingIfNeeded: word &>> 16 & 0xFFFF)])
        let red = UInt64(table[Int(truncatingIfNeeded: word &>> 32 & 0xFFFF)])
        return blue | green &<< 16 | red &<< 32 | word & 0xFFFF_0000_0000_0000
    }
}
