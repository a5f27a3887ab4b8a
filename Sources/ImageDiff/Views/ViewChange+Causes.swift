extension ViewChange {
    /// A region in which two pictures differ.
    public struct Region: Hashable, Sendable {
        /// In the recorded picture's pixels; nil where it has none for them.
        public var recorded: PixelBox?
        /// In the drawn picture's pixels.
        public var drawn: PixelBox?

        /// A region by its boxes in the two pictures; nil where it lies in one of them only.
        public init(recorded: PixelBox?, drawn: PixelBox?) {
            self.recorded = recorded
            self.drawn = drawn
        }
    }

    /// What is said of a region in which no view changed.
    public static let sameViews =
        "the same views, other pixels: another version of the renderer or its fonts, or drawing that the views don't tell"

    /// Causes that are named for one region.
    private static let limit = 5
    /// Smooth edges, and letters that stick out of their label, in pixels.
    private static let margin = 4

    /// For each region those changes that explain it, the strongest first, at most five: what a view in it draws, then
    /// what moved into it or out of it, then what only followed; of several the one that fills it best.
    ///
    /// No changes for a region mean `sameViews`. Takes regions times changes.
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

    /// How well the boxes of the change and the region agree, more than 0 up to 1; nil where they are apart.
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
