/// How a drawn picture differs from a recorded one, and whether that is within a tolerance.
///
/// Pictures of different sizes never pass. When only their heights differ, inserted and removed rows are found and the
/// others compared with their partners. When the widths differ, both are laid on each other at the upper left corner.
///
/// Equal pixels cost no more than reading them; memory grows with the picture only where something differs.
///
/// ```swift
/// let comparison = try PictureComparison(recorded, drawn, tolerance: Tolerance(precision: 0.999))
/// if !comparison.passes { print(comparison) }
/// ```
public struct PictureComparison: Hashable, Sendable, Codable {
    /// True when the sizes are equal and enough pixels pass.
    public var passes: Bool
    /// The size of the baseline.
    public var recordedSize: PixelSize
    /// The size of what was drawn.
    public var drawnSize: PixelSize
    /// The pixels outside the masks that don't pass the measure, with those that only one of the pictures has.
    public var differingPixels: Int
    /// All pixels outside the masks, with those that only one of the pictures has.
    public var comparedPixels: Int
    /// The pixels that would have failed if they didn't smooth an edge; only with a YIQ measure that leaves these out.
    public var antialiasedPixels: Int
    /// The greatest difference of two pixels outside the masks, passing or not: in one channel (0…255) for an exact measure;
    /// as ΔE for a perceptual one; as the threshold that would let it pass (0…1) for YIQ.
    public var greatestDifference: Double
    /// Where pixels don't pass, largest first; at most fifty and a few for what only one picture has.
    public var regions: [DifferenceRegion]
    /// Rows that only one of the pictures has; empty unless the widths are equal and the heights are not.
    public var rowEdits: [RowEdit]
    /// What would have passed.
    public var sweep: ToleranceSweep

    /// Compares two pictures.
    /// - Parameters:
    ///   - masks: rectangles of the drawn picture, in its pixels, that are not compared. Those that lie outside are no
    ///     error. Rows that were removed can't be masked.
    /// - Throws: `ComparisonError` for a tolerance or a mask that makes no sense.
    public init(
        _ recorded: ComparedPicture, _ drawn: ComparedPicture, tolerance: Tolerance = .exact, masks: [PixelBox] = []
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
    /// Equal ones from the top.
    fileprivate var largestFirst: [DifferenceRegion] {
        sorted { a, b in
            a.pixels != b.pixels ? a.pixels > b.pixels : (a.box.y, a.box.x) < (b.box.y, b.box.x)
        }
    }
}
