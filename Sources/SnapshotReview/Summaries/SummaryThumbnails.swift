import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The thumbnails of one row of a summary: before, after, and the difference.
struct SummaryThumbnails: Sendable {
    enum Role: String, CaseIterable, Sendable {
        case before, after, difference
    }

    /// The prefix of the file names, from 1: names of screens never become paths.
    let number: Int
    /// The URL of the files' folder, as it is written in links: absolute, or relative to the summary.
    let folderURL: String
    private(set) var thumbnails: [Role: Thumbnail] = [:]

    /// Creates them from the files that a report would show as well; other files aren't shown.
    init(number: Int, folderURL: String, entry: RunEntry, sources: RunImages) {
        self.number = number
        self.folderURL = folderURL
        let bounds = Thumbnail.Bounds(entry.difference)
        for kind in Role.allCases {
            guard let picture = try? Self.picture(kind, of: entry, from: sources) else { continue }
            let marks = kind == .difference ? entry.difference?.regions ?? [] : []
            thumbnails[kind] = Thumbnail(picture.data, bounds: bounds, marks: marks)
        }
    }

    private static func picture(
        _ kind: Role, of entry: RunEntry, from sources: RunImages
    ) throws(ReportError) -> RunImage? {
        switch (kind, entry.outcome) {
        case (.before, .differs), (.before, .otherFingerprint), (.before, .refused): try sources.baseline(of: entry)
        // The file isn't, or is no longer, the one that the picture was compared with.
        case (.before, _): nil
        case (.after, .recorded): try sources.baseline(of: entry)
        case (.after, _): try sources.actual(of: entry)
        case (.difference, _): try sources.difference(of: entry)
        }
    }

    func fileName(_ kind: Role) -> String { "\(number).\(kind.rawValue).png" }

    /// Returns whether a file name is one that a summary uses.
    static func isFileName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[0].isEmpty && parts[0].allSatisfy { $0.isASCII && $0.isNumber }
            && Role(rawValue: String(parts[1])) != nil && parts[2] == "png"
    }

    /// Returns the HTML that shows a picture; empty if there is none. It is sharp on dense screens.
    func element(_ kind: Role) -> String {
        guard let thumbnail = thumbnails[kind] else { return "" }
        let source = XMLText.attribute("\(folderURL)/\(fileName(kind))")
        return "<img src=\"\(source)\" width=\"\(thumbnail.shownWidth)\" alt=\"\(kind.rawValue)\">"
    }
}

/// A small PNG of a picture.
struct Thumbnail: Hashable, Sendable {
    let png: Data
    /// The width in pixels.
    let width: Int
    /// The height in pixels.
    let height: Int

    /// The width on a page: dense screens have two pixels for each CSS pixel.
    var shownWidth: Int { width > Self.widthLimit / 2 ? (width + 1) / 2 : width }

    /// The maximum width in pixels, with the border.
    static let widthLimit = 240
    /// The maximum height: a screen drawn in its full length may have any height.
    static let heightLimit = 720
    /// The width of the border, without which a white screen has no edge on a white page.
    private static let border = 1
    /// The opaque color of the border.
    private static let borderColor: UInt32 = 0xFFC0_C4C8

    /// The size by which the pictures of one row are scaled, so that their proportions to each other are kept.
    struct Bounds: Hashable, Sendable {
        var width: Int
        var height: Int

        /// Creates the larger size of the recorded and the drawn picture; nil scales each picture by its own size.
        init?(_ difference: DifferenceRecord?) {
            guard let difference else { return nil }
            width = max(difference.recordedWidth, difference.drawnWidth)
            height = max(difference.recordedHeight, difference.drawnHeight)
        }
    }

    /// Creates a thumbnail.
    /// - Parameter marks: parts that get a frame, so that differences of few pixels are visible.
    /// - Returns: nil if the data isn't a readable picture.
    init?(_ data: Data, bounds: Bounds?, marks: [DifferenceRecord.Region]) {
        guard let picture = try? ImageDecoder.decode(data) else { return nil }
        self.init(picture, bounds: bounds, marks: marks)
    }

    /// Creates a thumbnail.
    /// - Returns: nil if memory runs out.
    init?(_ picture: Bitmap, bounds: Bounds?, marks: [DifferenceRecord.Region]) {
        let factor = min(
            1, Double(Self.widthLimit - 2 * Self.border) / Double(max(1, bounds?.width ?? 0, picture.width)),
            Double(Self.heightLimit - 2 * Self.border) / Double(max(1, bounds?.height ?? 0, picture.height)))
        let small = BitmapScaler.scale(
            picture, width: max(1, Int((Double(picture.width) * factor).rounded())),
            height: max(1, Int((Double(picture.height) * factor).rounded())))
        let marked = marks.isEmpty ? small : RegionFrames(marks, factor: factor).drawn(on: small)
        let whole = Self.bordered(marked)
        // Compact files are smaller by a fifteenth, and take a hundred times as long.
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

/// Red frames around the parts of a thumbnail that differ.
struct RegionFrames {
    /// The boxes around the regions, in pixels of the thumbnail.
    private let boxes: [PixelBox]

    private static let thickness = 2
    /// The distance of a frame from its region.
    private static let distance = 2
    private static let limit = 20
    /// The opaque color of the frames.
    private static let color: UInt32 = 0xFFE0_0000

    /// Creates frames.
    /// - Parameters:
    ///   - regions: the regions of a picture with the drawn content, such as the picture of the differences.
    ///   - factor: the number of pixels of the thumbnail per pixel of the full picture.
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

    /// Scales a number, which comes from a file: numbers outside of a picture become its edge.
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
