import ImageDiff

/// The difference between two pictures, in numbers and words.
public struct DifferenceRecord: Hashable, Sendable, Codable {
    /// A part of the picture in which pixels differ.
    public struct Region: Hashable, Sendable, Codable {
        /// The column, in pixels of the drawn picture, or of the recorded picture if only that has the region.
        public var x: Int
        /// The row, from the top.
        public var y: Int
        /// The width in pixels.
        public var width: Int
        /// The height in pixels.
        public var height: Int
        /// The number of its pixels that differ.
        public var pixels: Int
        /// The causes of the difference, strongest first, such as “label “Email” moved down 3 pt”.
        public var causes: [String]
        /// The box in the recorded picture, in its pixels, if rows that were inserted or removed above moved it. A side
        /// is 0 if only the drawn picture has such pixels. Nil if it is at the same place.
        public var recorded: PixelBox?
        /// The box in the drawn picture if only the recorded picture has the region, in its pixels; a side is 0. Nil if
        /// it is at the same place.
        public var drawn: PixelBox?
    }

    /// The width of the baseline, in pixels.
    public var recordedWidth: Int
    /// The height of the baseline, in pixels.
    public var recordedHeight: Int
    /// The width of the drawn picture, in pixels.
    public var drawnWidth: Int
    /// The height of the drawn picture, in pixels.
    public var drawnHeight: Int
    /// The number of pixels that fail the measure, outside of masks.
    public var differingPixels: Int
    /// The number of pixels outside of masks.
    public var comparedPixels: Int
    /// The regions, largest first.
    public var regions: [Region]
    /// The rows that only one of the pictures has, from the top, such as “44 rows inserted at row 128”. Nil if there
    /// are none.
    public var rows: [String]?
    /// The changes of the views, in their order.
    public var changes: [String]
    /// The tolerances that would pass.
    public var sweep: String
}

extension DifferenceRecord {
    /// Creates the record of a comparison.
    package init(_ comparison: BitmapComparison, changes: [ViewChange]) {
        recordedWidth = comparison.recordedSize.width
        recordedHeight = comparison.recordedSize.height
        drawnWidth = comparison.drawnSize.width
        drawnHeight = comparison.drawnSize.height
        differingPixels = comparison.differingPixels
        comparedPixels = comparison.comparedPixels
        let causes = comparison.causes(among: changes)
        regions = zip(comparison.regions, causes).map { region, causes in
            Region(region, causes: causes.map(\.description))
        }
        rows = comparison.rowEdits.isEmpty ? nil : comparison.rowEdits.map(\.description)
        self.changes = changes.map(\.description)
        sweep = comparison.sweep.description
    }
}

extension DifferenceRecord.Region {
    init(_ region: DifferenceRegion, causes: [String] = []) {
        let shown = region.shownBox
        self.init(
            x: shown.x, y: shown.y, width: shown.width, height: shown.height, pixels: region.pixels, causes: causes,
            recorded: Self.elsewhere(region.recordedBox, than: shown),
            drawn: Self.elsewhere(region.box, than: shown))
    }

    /// Returns a box if it is at another place than the shown one. A strip that only the wider or higher picture has is
    /// at the same place of the other one, outside of it.
    private static func elsewhere(_ box: PixelBox, than shown: PixelBox) -> PixelBox? {
        box == shown || box.width == 0 && box.height == 0 ? nil : box
    }

    package var shownBox: PixelBox { PixelBox(x: x, y: y, width: width, height: height) }
    package var recordedBox: PixelBox { recorded ?? shownBox }
    /// The box in the drawn picture.
    package var drawnBox: PixelBox { drawn ?? shownBox }

    /// The region's size and position, such as `24 × 11 at (0, 7)`.
    package var boxText: String {
        "\(width) × \(height) at (\(x), \(y))" + (drawn == nil ? "" : " of the recorded picture")
    }
}

extension DifferenceRegion {
    /// The box in the drawn picture, or in the recorded picture if only that has the region.
    var shownBox: PixelBox { box.area > 0 ? box : recordedBox }
}

extension BitmapComparison {
    /// Returns the view changes in each region, strongest first.
    package func causes(among changes: [ViewChange]) -> [[ViewChange]] {
        ViewChange.causes(
            of: regions.map { ViewChange.Region(recorded: $0.recordedBox, drawn: $0.box) }, among: changes)
    }
}
