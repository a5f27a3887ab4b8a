import Render

/// How two pictures differ, in numbers and words.
public struct DifferenceRecord: Hashable, Sendable, Codable {
    /// A part of the picture in which pixels differ.
    public struct Region: Hashable, Sendable, Codable {
        /// In pixels of what was drawn, or of the recorded picture where only that has them.
        public var x: Int
        /// Rows from the top.
        public var y: Int
        /// Pixels.
        public var width: Int
        /// Pixels.
        public var height: Int
        /// How many of its pixels differ.
        public var pixels: Int
        /// What changed there, strongest first, such as “label “Email” moved down 3 pt”.
        public var causes: [String]
    }

    /// Of the baseline, in pixels.
    public var recordedWidth: Int
    /// Of the baseline, in pixels.
    public var recordedHeight: Int
    /// Of what was drawn, in pixels.
    public var drawnWidth: Int
    /// Of what was drawn, in pixels.
    public var drawnHeight: Int
    /// The pixels that don't pass the measure, masks aside.
    public var differingPixels: Int
    /// Without those under masks.
    public var comparedPixels: Int
    /// Largest first.
    public var regions: [Region]
    /// How the views changed, in their order.
    public var changes: [String]
    /// Which tolerance would let it pass.
    public var sweep: String
}

extension DifferenceRecord {
    init(_ comparison: PictureComparison, changes: [ViewChange]) {
        recordedWidth = comparison.recordedSize.width
        recordedHeight = comparison.recordedSize.height
        drawnWidth = comparison.drawnSize.width
        drawnHeight = comparison.drawnSize.height
        differingPixels = comparison.differingPixels
        comparedPixels = comparison.comparedPixels
        let causes = comparison.causes(among: changes)
        regions = zip(comparison.regions, causes).map { region, causes in
            let box = region.shownBox
            return Region(
                x: box.x, y: box.y, width: box.width, height: box.height, pixels: region.pixels,
                causes: causes.map(\.description))
        }
        self.changes = changes.map(\.description)
        sweep = comparison.sweep.description
    }
}

extension DifferenceRegion {
    /// Where it is in what was drawn, or, where only the recorded picture has it, there.
    var shownBox: PixelBox { box.area > 0 ? box : recordedBox }
}

extension PictureComparison {
    /// For each region what changed there, strongest first.
    func causes(among changes: [ViewChange]) -> [[ViewChange]] {
        ViewChange.causes(
            of: regions.map { ViewChange.Region(recorded: $0.recordedBox, drawn: $0.box) }, among: changes)
    }
}
