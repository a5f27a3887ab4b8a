/// A part of an image in which pixels differ.
public struct DifferenceRegion: Hashable, Sendable, Codable {
    /// The bounding box of the pixels in the drawn image. A side is 0 where the drawn image has none of them, as for
    /// removed rows.
    public var box: PixelBox
    /// The same rectangle in the recorded image, at another position when rows were inserted or removed above.
    public var recordedBox: PixelBox
    /// The number of pixels that differ.
    public var pixels: Int
    /// The number of joined regions: more than 1 when many small regions were combined, since more than fifty aren't
    /// useful.
    public var parts: Int

    /// Creates a region from its boxes and the number of differing pixels.
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
    /// The region in words, such as `120 pixels in (12, 40) 100 × 20`.
    public var description: String {
        let place = box.area > 0 ? "\(box)" : "\(recordedBox) of the recorded picture"
        return "\(pixels) \(pixels == 1 ? "pixel" : "pixels") in \(place)"
    }
}
