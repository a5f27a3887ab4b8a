/// The differences of a drawn image from a recorded one, judged by a tolerance.
///
/// Images of different sizes never pass. When only their heights differ, inserted and removed rows are found and the
/// others are compared with their partners. When the widths differ, both are aligned at the upper left corner.
///
/// Equal pixels cost no more than reading them; memory grows with the image only where something differs.
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
    /// The number of failing pixels left out because they smooth an edge; only with a YIQ measure that leaves these
    /// out.
    public var antialiasedPixels: Int
    /// The greatest difference of two pixels outside the masks, passing or not: in one channel (0…255) for an exact
    /// measure; as ΔE for a perceptual one; as the least passing threshold (0…1) for YIQ.
    public var greatestDifference: Double
    /// The regions of failing pixels, largest first; at most fifty and a few for parts that only one image has.
    public var regions: [DifferenceRegion]
    /// The rows that only one of the images has; empty unless the widths are equal and the heights are not.
    public var rowEdits: [RowEdit]
    /// The tolerances that would have passed.
    public var sweep: ToleranceSweep

    /// Compares two images.
    ///
    /// - Parameters:
    ///   - masks: The rectangles of the drawn image, in its pixels, that are not compared. Those that lie outside are
    ///     ignored. Rows that were removed can't be masked.
    /// - Throws: `ComparisonError` for an invalid tolerance or mask.
    public init(
        _ recorded: StraightBitmap, _ drawn: StraightBitmap, tolerance: Tolerance = .exact, masks: [PixelBox] = []
    ) throws(ComparisonError) {
        try tolerance.validate()
        let pair = try ComparedPair(recorded, drawn, masks: masks)
        var scan = PixelScan(recorded, drawn, tolerance: tolerance, open: pair.open, width: pair.width)
        scan.collects = drawn.size
        if recorded !== drawn {
            for run in pair.alignment.runs { scan.scan(run) }
        }
        let unpaired = pair.unpairedRegions
        recordedSize = recorded.size
        drawnSize = drawn.size
        comparedPixels = pair.comparedPixels
        differingPixels = scan.failing + unpaired.reduce(0) { $0 + $1.pixels }
        antialiasedPixels = scan.smoothed
        greatestDifference = scan.toldGreatest
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
    public var differingShare: Double {
        comparedPixels > 0 ? Double(differingPixels) / Double(comparedPixels) : 0
    }
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
    /// The regions by size; equal ones from the top.
    fileprivate var largestFirst: [DifferenceRegion] {
        sorted { a, b in
            a.pixels != b.pixels ? a.pixels > b.pixels : (a.box.y, a.box.x) < (b.box.y, b.box.x)
        }
    }
}
