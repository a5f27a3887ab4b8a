import Foundation

/// The differences of a drawn image from a recorded one, judged by a tolerance.
///
/// Images of different sizes never pass. When only their heights differ, inserted and removed rows are found and the
/// others are compared with their partners. When the widths differ, both are aligned at the upper left corner.
///
/// Equal pixels cost no more than reading them; memory grows with the image only if something differs.
///
/// ```swift
/// let comparison = try BitmapComparison(recorded, drawn, tolerance: Tolerance(precision: 0.999))
/// if !comparison.passes { print(comparison) }
/// ```
public struct BitmapComparison: Hashable, Sendable, Codable {
    /// A Boolean value that indicates whether the sizes are equal and enough pixels pass.
    public var passes: Bool
    /// The size of the baseline.
    public var recordedSize: PixelSize
    /// The size of the drawn image.
    public var drawnSize: PixelSize
    /// The number of pixels outside the masks that fail the measure, including those that only one of the images has.
    public var differingPixels: Int
    /// The number of all pixels outside the masks, including those that only one of the images has.
    public var comparedPixels: Int
    /// The number of failing pixels that are ignored because they smooth an edge; only for a YIQ measure that ignores
    /// those.
    public var antialiasedPixels: Int
    /// The greatest difference of two pixels outside the masks, passing or not: in one channel (0…255) for an exact
    /// measure; as ΔE for a perceptual one; as the least passing threshold (0…1) for YIQ.
    public var greatestDifference: Double
    /// The regions of failing pixels, largest first; at most fifty and a few for parts that only one image has.
    public var regions: [DifferenceRegion]
    /// The rows that only one of the images has; empty unless the widths are equal and the heights differ.
    public var rowEdits: [RowEdit]
    /// The tolerances that would have passed.
    public var sweep: ToleranceSweep

    /// Compares two images.
    ///
    /// - Parameters:
    ///   - masks: The rectangles of the drawn image, in its pixels, that aren't compared. Those outside the image are
    ///     ignored. Removed rows can't be masked.
    /// - Throws: `ComparisonError` for an invalid tolerance or mask.
    public init(
        _ recorded: StraightBitmap, _ drawn: StraightBitmap, tolerance: Tolerance = .exact, masks: [PixelBox] = []
    ) throws(ComparisonError) {
        try tolerance.validate()
        let pair = try ComparedPair(recorded, drawn, masks: masks)
        var scan = PixelScan(recorded.grid, drawn.grid, tolerance: tolerance, open: pair.open, width: pair.width)
        scan.collects = drawn.size
        if recorded !== drawn {
            for run in pair.alignment.runs { scan.scan(run) }
        }
        let unpaired = pair.unpairedRegions
        recordedSize = recorded.size
        drawnSize = drawn.size
        comparedPixels = pair.comparedPixels
        differingPixels = scan.failing + unpaired.reduce(0) { $0 + $1.pixels }
        antialiasedPixels = scan.antialiased
        greatestDifference = scan.reportedGreatest
        regions = (unpaired + (scan.regions?.regions() ?? [])).largestFirst
        rowEdits = pair.alignment.edits
        passes = pair.hasEqualSizes && tolerance.passes(failing: differingPixels, of: comparedPixels)
        sweep =
            pair.hasEqualSizes
            ? ToleranceSweep(
                tolerance, histogram: scan.histogram, failing: differingPixels, of: comparedPixels, passes: passes)
            : ToleranceSweep()
    }

    /// The share of the compared pixels that differ, 0…1.
    public var differingShare: Double { comparedPixels > 0 ? Double(differingPixels) / Double(comparedPixels) : 0 }
}

extension ToleranceSweep {
    fileprivate init(
        _ tolerance: Tolerance, histogram: DifferenceHistogram?, failing: Int, of compared: Int, passes: Bool
    ) {
        guard let histogram, compared > 0 else {
            self = .everything(measure: tolerance.measure)
            return
        }
        self.init(precision: Double(compared - failing) / Double(compared))
        let limit = histogram.limit(allowing: tolerance.allowedFailures(of: compared))
        if case .yiq = tolerance.measure {
            if !passes { threshold = YIQ.threshold(of: limit) }
        } else {
            perceptualPrecision = Self.perceptualPrecision(limit)
        }
    }
}

extension [DifferenceRegion] {
    /// The regions by size, the largest first; equal ones from the top.
    fileprivate var largestFirst: [DifferenceRegion] {
        sorted { a, b in
            a.pixels != b.pixels ? a.pixels > b.pixels : (a.box.y, a.box.x) < (b.box.y, b.box.x)
        }
    }
}

extension BitmapComparison: CustomStringConvertible {
    /// A few lines of text: the number of differing pixels, their greatest difference, the regions, and passing
    /// tolerances.
    public var description: String {
        var lines = [summary]
        lines += rowEdits.prefix(5).map(\.description)
        if rowEdits.count > 5 { lines.append("and \(rowEdits.count - 5) more inserted or removed parts") }
        lines += regions.prefix(5).map(\.description)
        if regions.count > 5 { lines.append("and \(regions.count - 5) more regions") }
        if !passes { lines.append(sweep.description) }
        return lines.joined(separator: "\n")
    }

    /// One line, such as `1204 of 2962440 pixels differ (0.0406 %) in 3 regions`.
    public var summary: String {
        var text = ""
        if recordedSize != drawnSize { text = "recorded with \(recordedSize) pixels, drawn with \(drawnSize): " }
        guard differingPixels > 0 else {
            if recordedSize == drawnSize { return "no pixel differs" + antialiasedText }
            return text + "the rest is equal"
        }
        let share = String(format: "%.4g", differingShare * 100)
        text += "\(differingPixels) of \(comparedPixels) pixels differ (\(share) %)"
        text += regions.count == 1 ? " in 1 region" : " in \(regions.count) regions"
        return text + antialiasedText
    }

    private var antialiasedText: String {
        switch antialiasedPixels {
        case 0: return ""
        case 1: return "; 1 anti-aliased pixel ignored"
        default: return "; \(antialiasedPixels) anti-aliased pixels ignored"
        }
    }
}

/// A part of an image in which pixels differ.
public struct DifferenceRegion: Hashable, Sendable, Codable {
    /// The bounding box of the pixels in the drawn image. A side is 0 if the drawn image has none of them, as for
    /// removed rows.
    public var box: PixelBox
    /// The same rectangle in the recorded image, at another position if rows were inserted or removed above.
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
        let area = box.area > 0 ? "\(box)" : "\(recordedBox) of the recorded picture"
        return "\(pixels) \(pixels == 1 ? "pixel" : "pixels") in \(area)"
    }
}

/// Rows that only one of two images has.
public struct RowEdit: Hashable, Sendable, Codable {
    /// The image that has the rows.
    public enum Kind: String, Hashable, Sendable, Codable {
        /// Only the drawn image has the rows.
        case inserted
        /// Only the recorded image has the rows.
        case removed
    }

    /// The kind of edit.
    public var kind: Kind
    /// The row of the recorded image at which the rows begin, or before which they were inserted.
    public var recordedRow: Int
    /// The row of the drawn image at which the rows begin, or before which they are missing.
    public var drawnRow: Int
    /// The number of rows, 1 or more.
    public var count: Int

    /// Creates an edit from its kind and its position.
    public init(kind: Kind, recordedRow: Int, drawnRow: Int, count: Int) {
        self.kind = kind
        self.recordedRow = recordedRow
        self.drawnRow = drawnRow
        self.count = count
    }
}

extension RowEdit: CustomStringConvertible {
    /// The edit in words, such as `44 rows inserted at row 128`.
    public var description: String {
        let rows = count == 1 ? "1 row" : "\(count) rows"
        switch kind {
        case .inserted: return "\(rows) inserted at row \(drawnRow)"
        case .removed: return "\(rows) removed at row \(recordedRow)"
        }
    }
}
