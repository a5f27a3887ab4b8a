import Foundation
import ImageDiff
import Render
import SnapshotCore

/// The small pictures beside one row of a summary: before, after, and what differs.
struct SummaryThumbnails: Sendable {
    enum Role: String, CaseIterable, Sendable {
        case before, after, difference
    }

    /// The prefix of the files' names, from 1: names of screens never become paths.
    let number: Int
    /// The folder of the files, as links have it.
    let place: String
    private(set) var thumbnails: [Role: Thumbnail] = [:]

    /// Makes them of the files that a report would show as well; of others nothing is shown.
    init(number: Int, place: String, entry: RunEntry, sources: RunImages) {
        self.number = number
        self.place = place
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
        // It isn't any more, or wasn't, what the picture was held against.
        case (.before, _): nil
        case (.after, .recorded): try sources.baseline(of: entry)
        case (.after, _): try sources.actual(of: entry)
        case (.difference, _): try sources.difference(of: entry)
        }
    }

    func fileName(_ kind: Role) -> String { "\(number).\(kind.rawValue).png" }

    /// Returns whether a file's name is one that a summary gives.
    static func isFileName(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        return parts.count == 3 && !parts[0].isEmpty && parts[0].allSatisfy { $0.isASCII && $0.isNumber }
            && Role(rawValue: String(parts[1])) != nil && parts[2] == "png"
    }

    /// The HTML that shows a picture; empty where there is none. Dense screens get it sharp.
    func element(_ kind: Role) -> String {
        guard let thumbnail = thumbnails[kind] else { return "" }
        let source = XMLText.attribute("\(place)/\(fileName(kind))")
        return "<img src=\"\(source)\" width=\"\(thumbnail.shownWidth)\" alt=\"\(kind.rawValue)\">"
    }
}

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
