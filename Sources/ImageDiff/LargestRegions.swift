/// Collects the largest of many regions, and joins the others to one.
struct LargestRegions {
    private let limit: Int
    /// The largest regions first; equal ones in insertion order.
    private var kept: [DifferenceRegion] = []
    private var rest: DifferenceRegion?

    /// Creates an empty collection.
    ///
    /// - Parameter limit: The maximum number of resulting regions, 2 or more.
    init(limit: Int) {
        self.limit = limit
        kept.reserveCapacity(limit)
    }

    mutating func add(_ region: DifferenceRegion) {
        if kept.count == limit, let last = kept.last, region.pixels <= last.pixels {
            join(region)
            return
        }
        var place = kept.count
        while place > 0, kept[place - 1].pixels < region.pixels { place -= 1 }
        kept.insert(region, at: place)
        if kept.count > limit { join(kept.removeLast()) }
    }

    private mutating func join(_ region: DifferenceRegion) {
        rest = rest?.joined(region) ?? region
    }

    var regions: [DifferenceRegion] {
        guard let rest, let last = kept.last else { return kept }
        return kept.dropLast() + [rest.joined(last)]
    }
}
