import Foundation
import Render
import SnapshotCore

/// A small PNG of a picture.
struct Thumbnail: Hashable, Sendable {
    let png: Data
    /// Pixels.
    let width: Int
    /// Pixels.
    let height: Int

    /// The width on a page: dense screens have two pixels for each of a page's.
    var shownWidth: Int { width > Self.widthLimit / 2 ? (width + 1) / 2 : width }

    /// The widest that one becomes, in pixels, with its border.
    static let widthLimit = 240
    /// The highest: a screen drawn to its whole length has no end.
    static let heightLimit = 720
    /// A line around it, without which a white screen has no edge on a white page.
    private static let border = 1
    /// Opaque.
    private static let borderColor: UInt32 = 0xFFC0_C4C8

    /// The size that pictures of one row are made small by, so that they stay as large beside each other as they are.
    struct Bounds: Hashable, Sendable {
        var width: Int
        var height: Int

        /// The larger of what was recorded and what was drawn; nil gives each picture its own.
        init?(_ difference: DifferenceRecord?) {
            guard let difference else { return nil }
            width = max(difference.recordedWidth, difference.drawnWidth)
            height = max(difference.recordedHeight, difference.drawnHeight)
        }
    }

    /// - Parameter marks: parts that get a frame, so that what differs in few pixels can be seen.
    /// - Returns: nil where the data are no picture that can be read.
    init?(_ data: Data, bounds: Bounds?, marks: [DifferenceRecord.Region]) {
        guard let picture = try? ImageDecoder.decode(data) else { return nil }
        self.init(picture, bounds: bounds, marks: marks)
    }

    /// - Returns: nil where memory runs out.
    init?(_ picture: Bitmap, bounds: Bounds?, marks: [DifferenceRecord.Region]) {
        let factor = min(
            1, Double(Self.widthLimit - 2 * Self.border) / Double(max(1, bounds?.width ?? 0, picture.width)),
            Double(Self.heightLimit - 2 * Self.border) / Double(max(1, bounds?.height ?? 0, picture.height)))
        let small = BitmapScaler.scale(
            picture, width: max(1, Int((Double(picture.width) * factor).rounded())),
            height: max(1, Int((Double(picture.height) * factor).rounded())))
        let marked = marks.isEmpty ? small : RegionFrames(marks, factor: factor).drawn(on: small)
        let whole = Self.bordered(marked)
        // Compact ones are a fifteenth smaller, and take a hundred times as long.
        guard let png = try? PNGEncoder(level: 9).encode(whole, scale: 1) else { return nil }
        width = whole.width
        height = whole.height
        self.png = png
    }

    private static func bordered(_ picture: Bitmap) -> Bitmap {
        let width = picture.width + 2 * border
        let height = picture.height + 2 * border
        return Bitmap(width: width, height: height, isOpaque: picture.isOpaque) { pixels, bytesPerRow in
            let colors = pixels.assumingMemoryBound(to: UInt32.self)
            colors.update(repeating: borderColor, count: width * height)
            for y in 0..<picture.height {
                (pixels + (y + border) * bytesPerRow + border * 4)
                    .copyMemory(from: picture.pixels + y * picture.bytesPerRow, byteCount: picture.width * 4)
            }
        }
    }
}
