extension ViewChange {
    /// A region in which two images differ.
    public struct Region: Hashable, Sendable {
        /// The box in the recorded image's pixels; nil where the image has none.
        public var recorded: PixelBox?
        /// The box in the drawn image's pixels; nil where the image has none.
        public var drawn: PixelBox?

        /// Creates a region from its boxes in the two images; nil where it lies in only one of them.
        public init(recorded: PixelBox?, drawn: PixelBox?) {
            self.recorded = recorded
            self.drawn = drawn
        }
    }

    /// The description of a region in which no view changed.
    public static let sameViews =
        "the same views, other pixels: another version of the renderer or its fonts, or drawing that the views don't tell"

    /// The maximum number of causes per region.
    private static let limit = 5
    /// The margin in pixels for smooth edges, and for glyphs that extend beyond their label.
    private static let margin = 4

    /// Returns, for each region, the changes that explain it, the strongest first, at most five: changes of drawing,
    /// then moves into or out of it, then consequences; among equals the one that fits the region best.
    ///
    /// No changes for a region mean `sameViews`.
    ///
    /// - Complexity: O(*r* · *c*), for *r* regions and *c* changes.
    public static func causes(of regions: [Region], among changes: [ViewChange]) -> [[ViewChange]] {
        regions.map { region in
            let found = changes.enumerated().compactMap { place, change in
                change.share(of: region).map { (change: change, share: $0, place: place) }
            }
            return found.sorted {
                ($0.change.rank, -$0.share, $0.place) < ($1.change.rank, -$1.share, $1.place)
            }.prefix(limit).map(\.change)
        }
    }

    /// Returns the agreement of the change's and the region's boxes, above 0 up to 1, or nil where they are disjoint.
    private func share(of region: Region) -> Double? {
        let shares = [Self.share(recordedBox, region.recorded), Self.share(drawnBox, region.drawn)]
        return shares.compactMap { $0 }.max()
    }

    private static func share(_ box: PixelBox?, _ region: PixelBox?) -> Double? {
        guard let box, let region else { return nil }
        let wide = PixelBox(
            x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
        guard let common = wide.overlap(region) else { return nil }
        return Double(common.area) / Double(max(1, box.area + region.area - common.area))
    }
}
