/// A part of a picture in which pixels differ.
public struct DifferenceRegion: Hashable, Sendable, Codable {
    /// The smallest rectangle around the pixels in the drawn picture. A side is 0 where the drawn picture has none of them,
    /// as for removed rows.
    public var box: PixelBox
    /// The same rectangle in the recorded picture: elsewhere when rows were inserted or removed above.
    public var recordedBox: PixelBox
    /// The number of pixels that differ.
    public var pixels: Int
    /// More than 1 when many small regions were put together, because more than fifty would tell nobody anything.
    public var parts: Int

    /// A region with these boxes and so many pixels that differ.
    public init(box: PixelBox, recordedBox: PixelBox, pixels: Int, parts: Int = 1) {
        self.box = box
        self.recordedBox = recordedBox
        self.pixels = pixels
        self.parts = parts
    }

    /// The share of the rectangle's pixels that differ, 0…1.
    public var density: Double {
        let area = max(box.area, recordedBox.area)
        return area > 0 ? min(1, Double(pixels) / Double(area)) : 0
    }

    func joined(_ other: DifferenceRegion) -> DifferenceRegion {
        DifferenceRegion(
            box: box.union(other.box), recordedBox: recordedBox.union(other.recordedBox), pixels: pixels + other.pixels,
            parts: parts + other.parts)
    }
}

extension DifferenceRegion: CustomStringConvertible {
    /// Such as `120 pixels in (12, 40) 100 × 20`.
    public var description: String {
        let place = box.area > 0 ? "\(box)" : "\(recordedBox) of the recorded picture"
        return "\(pixels) \(pixels == 1 ? "pixel" : "pixels") in \(place)"
    }
}
