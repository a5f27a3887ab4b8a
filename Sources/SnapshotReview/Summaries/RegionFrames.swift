import ImageDiff
import Render
import SnapshotCore

/// Red frames around the parts of a small picture that differ.
struct RegionFrames {
    /// In pixels of the small picture, around the regions.
    private let boxes: [PixelBox]

    private static let thickness = 2
    /// The distance of a frame from the region that it surrounds.
    private static let distance = 2
    private static let limit = 20
    /// Opaque.
    private static let color: UInt32 = 0xFFE0_0000

    /// - Parameters:
    ///   - regions: of a picture that has what was drawn, as that of the differences has.
    ///   - factor: pixels of the small picture for each of the large one's.
    init(_ regions: [DifferenceRecord.Region], factor: Double) {
        let margin = Self.distance + Self.thickness
        boxes = regions.prefix(Self.limit).map { region in
            let box = region.drawnBox
            let left = Self.scaled(box.x, factor, .down) - margin
            let top = Self.scaled(box.y, factor, .down) - margin
            return PixelBox(
                x: left, y: top,
                width: Self.scaled(box.x &+ box.width, factor, .up) + margin - left,
                height: Self.scaled(box.y &+ box.height, factor, .up) + margin - top)
        }
    }

    /// The numbers come from a file: those that are no place in a picture become its edge.
    private static func scaled(_ length: Int, _ factor: Double, _ rule: FloatingPointRoundingRule) -> Int {
        Int(min(1e6, max(0, Double(length) * factor)).rounded(rule))
    }

    func drawn(on picture: Bitmap) -> Bitmap {
        Bitmap(width: picture.width, height: picture.height, isOpaque: picture.isOpaque) { pixels, bytesPerRow in
            for y in 0..<picture.height {
                (pixels + y * bytesPerRow)
                    .copyMemory(from: picture.pixels + y * picture.bytesPerRow, byteCount: picture.width * 4)
            }
            for side in boxes.flatMap(Self.sides) {
                let part = side.clipped(width: picture.width, height: picture.height)
                for y in part.y..<part.y + part.height {
                    for x in part.x..<part.x + part.width {
                        pixels.storeBytes(of: Self.color, toByteOffset: y * bytesPerRow + x * 4, as: UInt32.self)
                    }
                }
            }
        }
    }

    private static func sides(of box: PixelBox) -> [PixelBox] {
        [
            PixelBox(x: box.x, y: box.y, width: box.width, height: thickness),
            PixelBox(x: box.x, y: box.y + box.height - thickness, width: box.width, height: thickness),
            PixelBox(x: box.x, y: box.y, width: thickness, height: box.height),
            PixelBox(x: box.x + box.width - thickness, y: box.y, width: thickness, height: box.height),
        ]
    }
}
