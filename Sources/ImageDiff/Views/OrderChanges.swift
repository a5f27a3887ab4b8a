/// Views whose order relative to overlapping siblings changed.
struct OrderChanges {
    /// The maximum number of reordered views that are examined per parent.
    private static let limit = 32

    private(set) var all: [ViewComparison.Raw] = []

    init(_ comparison: ViewComparison) {
        for pair in comparison.matching.pairs {
            let recorded = comparison.recorded
            let partners = comparison.matching.partnerOfRecorded
            guard recorded.whole[pair.recorded] != comparison.drawn.whole[pair.drawn] else { continue }
            let views = recorded.children[pair.recorded].filter { view in
                partners[view] >= 0 && comparison.drawn.parents[partners[view]] == pair.drawn
            }
            let places = views.map { partners[$0] }
            if zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { continue }
            let steady = Set(ChildAlignment.longestRise(places))
            for place in views.indices.filter({ !steady.contains($0) }).prefix(Self.limit) {
                let moved = ViewPair(recorded: views[place], drawn: places[place])
                guard Self.crossesOver(place, places, comparison.drawn) else { continue }
                all.append(comparison.raw(moved, .order, inner: true))
            }
        }
    }

    /// Returns a Boolean value that indicates whether the view overlaps one that it overtook, or that overtook it.
    private static func crossesOver(_ place: Int, _ places: [Int], _ drawn: ViewTreeIndex) -> Bool {
        guard let box = drawn.boxes[places[place]] else { return false }
        return places.indices.contains { other in
            guard other != place, (other < place) != (places[other] < places[place]) else { return false }
            return drawn.boxes[places[other]]?.overlap(box) != nil
        }
    }
}
