import Foundation

/// Finds the cause of moves and growth: a sibling or a descendant that grew, appeared or disappeared, or the view's own
/// text.
struct GeometryReasons {
    /// The maximum depth to which a cause is searched inside a view.
    private static let depthLimit = 64

    private let comparison: ViewComparison
    /// The growth by index in the drawn tree.
    private var growth: [Int: CGSize] = [:]
    private var ownReasons: [Int: String] = [:]
    private let arrivals: InsertionReasons

    init(
        _ comparison: ViewComparison, resized: [(ViewPair, CGSize)], looks: [ViewComparison.IndexedChange],
        arrivals: [ViewComparison.IndexedChange]
    ) {
        self.comparison = comparison
        self.arrivals = InsertionReasons(comparison, arrivals)
        for (pair, delta) in resized { growth[pair.drawn] = delta }
        for change in looks {
            guard let view = change.drawn, ownReasons[view] == nil, let reason = Self.reason(change.kind) else {
                continue
            }
            ownReasons[view] = reason
        }
    }

    /// Returns the change of a view's own content that affects its size.
    private static func reason(_ kind: ViewChange.Kind) -> String? {
        switch kind {
        case .text: "its text changed"
        case .font: "its font changed"
        case .image: "its image changed"
        case .className: "its class changed"
        default: nil
        }
    }

    func reason(forMoveOf pairs: [ViewPair], by delta: CGSize) -> String? {
        let first = pairs[0]
        if let own = ownReasons[first.drawn], let growth = growth[first.drawn], Self.fits(growth, delta) { return own }
        let parent = comparison.drawn.parents[first.drawn]
        guard parent >= 0, comparison.haveSameParent(first) else { return nil }
        let group = Set(pairs.map(\.drawn))
        let grown = comparison.drawn.children[parent].filter { view in
            !group.contains(view) && growth[view].map { Self.fits($0, delta) } == true
        }
        if let cause = cause(among: grown, first.drawn, delta) { return sentence(of: growthCause(in: cause)) }
        if let arrival = arrivals.cause(ofMoveOf: first, in: parent, by: delta) { return sentence(arrival) }
        guard let around = growth[parent], Self.fits(around, delta) else { return nil }
        return sentence(of: growthCause(in: parent))
    }

    /// Returns the cause among views that grew beside one that moved: the nearest preceding one that pushed it, else
    /// the nearest preceding one, else the first.
    private func cause(among grown: [Int], _ moved: Int, _ delta: CGSize) -> Int? {
        let nodes = comparison.drawn.nodes
        let vertical = delta.height != 0
        func start(_ view: Int) -> CGFloat { vertical ? nodes[view].frame.minY : nodes[view].frame.minX }
        func pushes(_ view: Int) -> Bool {
            let size = growth[view] ?? .zero
            return (vertical ? size.height * delta.height : size.width * delta.width) > 0
        }
        let before = grown.filter { start($0) < start(moved) }
        let nearest = before.filter(pushes).max { start($0) < start($1) } ?? before.max { start($0) < start($1) }
        return nearest ?? grown.first
    }

    func reason(forGrowthOf pairs: [ViewPair], by delta: CGSize) -> String? {
        let first = pairs[0].drawn
        if let own = ownReasons[first] { return own }
        let growthCause = growthCause(in: first)
        if case .arrival = growthCause { return sentence(of: growthCause) }
        if case .view(let view) = growthCause, view != first, ownReasons[view] != nil {
            return sentence(of: growthCause)
        }
        if let view = onlyTaller(in: first) { return sentence(of: .view(view)) }
        let parent = comparison.drawn.parents[first]
        if pairs.count > 1, parent >= 0, let around = growth[parent], Self.fits(around, delta) {
            return sentence(of: .view(parent))
        }
        return nil
    }

    private enum GrowthCause {
        case view(Int)
        case arrival(ViewComparison.IndexedChange)
    }

    /// Returns the innermost view that made `view` grow: one with changed content, or one that appeared or disappeared.
    private func growthCause(in view: Int) -> GrowthCause {
        var current = view
        for _ in 0..<Self.depthLimit {
            if ownReasons[current] != nil { break }
            guard let delta = growth[current] else { break }
            if let arrival = arrivals.cause(ofGrowthOf: current, by: delta) { return .arrival(arrival) }
            let inside = comparison.drawn.children[current].filter { child in
                growth[child].map { Self.fits($0, delta) } == true
            }
            guard let next = inside.first(where: { ownReasons[$0] != nil }) ?? inside.first else { break }
            // If all of them grew equally, they follow their parent.
            if inside.count > 1, ownReasons[next] == nil { break }
            current = next
        }
        return .view(current)
    }

    /// Returns the innermost view that grew in height by the same amount while its siblings kept theirs, since heights
    /// are determined from the inside out. (Widths are imposed from the outside in, so that a single wider view
    /// explains nothing.)
    private func onlyTaller(in view: Int) -> Int? {
        var current = view
        var found: Int?
        for _ in 0..<Self.depthLimit {
            guard let delta = growth[current], delta.height != 0 else { break }
            let children = comparison.drawn.children[current]
            let taller = children.filter { growth[$0].map { $0.height != 0 } == true }
            guard let next = taller.first, taller.count == 1, growth[next]?.height == delta.height else { break }
            if children.count > 1 { found = next }
            current = next
        }
        return found
    }

    private func sentence(of growthCause: GrowthCause) -> String {
        switch growthCause {
        case .arrival(let change): return sentence(change)
        case .view(let view):
            let partner = comparison.matching.partnerOfDrawn[view]
            let name = comparison.name(recorded: partner < 0 ? nil : partner, drawn: view)
            let size = growth[view] ?? .zero
            return "\(name) \(size.height > 0 || (size.height == 0 && size.width > 0) ? "grew" : "shrank")"
        }
    }

    private func sentence(_ arrival: ViewComparison.IndexedChange) -> String {
        let name = comparison.name(recorded: arrival.recorded, drawn: arrival.drawn)
        return arrival.drawn == nil ? "\(name) is gone" : "\(name) appeared"
    }

    /// Returns a Boolean value that indicates whether growth by one amount moves others by the other: the same in one
    /// direction, or half of it.
    static func fits(_ growth: CGSize, _ shift: CGSize) -> Bool {
        fits(abs(growth.width), abs(shift.width)) || fits(abs(growth.height), abs(shift.height))
    }

    /// Returns a Boolean value that indicates whether a size equals a shift, or twice the shift, as with centered
    /// content.
    fileprivate static func fits(_ size: CGFloat, _ shift: CGFloat) -> Bool {
        size > 0 && shift > 0 && (abs(size - shift) < tolerance || abs(size / 2 - shift) < tolerance)
    }

    /// The tolerance of sums of rounded lengths.
    fileprivate static let tolerance: CGFloat = 0.51
}

/// Explains moves and growth of views by views that appeared or disappeared beside or inside them.
///
/// An appearing view pushes the following ones away, a disappearing one lets them move back, so it explains a move only
/// if its side, its direction and its size fit. A row that was pushed off the end of a list explains nothing.
struct InsertionReasons {
    private enum Axis {
        case horizontal, vertical

        func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
        func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
        func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    }

    /// The quality of an explanation: lower is better.
    private struct Fit: Comparable {
        var rank: Int
        var distance: CGFloat

        static func < (a: Fit, b: Fit) -> Bool { (a.rank, a.distance) < (b.rank, b.distance) }
    }

    private let comparison: ViewComparison
    /// The views that appeared or disappeared, by their parent's index in the drawn tree.
    private var arrivals: [Int: [ViewComparison.IndexedChange]] = [:]

    init(_ comparison: ViewComparison, _ changes: [ViewComparison.IndexedChange]) {
        self.comparison = comparison
        for change in changes {
            let parent: Int
            if let view = change.drawn {
                parent = comparison.drawn.parents[view]
            } else if let view = change.recorded, comparison.recorded.parents[view] >= 0 {
                parent = comparison.matching.partnerOfRecorded[comparison.recorded.parents[view]]
            } else {
                continue
            }
            if parent >= 0 { arrivals[parent, default: []].append(change) }
        }
    }

    /// Returns the view that appeared in or disappeared from `parent` and moved `pair` in it.
    func cause(ofMoveOf pair: ViewPair, in parent: Int, by delta: CGSize) -> ViewComparison.IndexedChange? {
        guard let all = arrivals[parent] else { return nil }
        return cause(among: all, pair, by: delta.height, .vertical)
            ?? cause(among: all, pair, by: delta.width, .horizontal)
    }

    /// Returns the view that appeared inside a view that grew, or disappeared from one that shrank; preferably one of
    /// the same size as the difference.
    func cause(ofGrowthOf view: Int, by delta: CGSize) -> ViewComparison.IndexedChange? {
        let fitting = (arrivals[view] ?? []).filter { change in
            let sign: CGFloat = change.drawn == nil ? -1 : 1
            return delta.height * sign > 0 || delta.width * sign > 0
        }
        return fitting.first { change in
            GeometryReasons.fits(frame(of: change).size, delta)
        } ?? fitting.first
    }

    private func cause(
        among all: [ViewComparison.IndexedChange], _ pair: ViewPair, by shift: CGFloat, _ axis: Axis
    ) -> ViewComparison.IndexedChange? {
        guard shift != 0 else { return nil }
        let sum = all.filter { isBefore($0, pair, axis) }.reduce(0) { $0 + push(of: $1, axis) }
        let fits = all.compactMap { change in
            fit(of: change, pair, shift, axis, sumFits: GeometryReasons.fits(abs(sum), abs(shift)) && sum * shift > 0)
                .map { (change: change, fit: $0) }
        }
        return fits.min { $0.fit < $1.fit }?.change
    }

    /// Returns the quality of a change as the explanation of a move, or nil if it doesn't explain the move.
    ///
    /// - Parameter sumFits: A Boolean value that indicates whether the total size of all preceding appeared and
    ///   disappeared views equals the shift.
    private func fit(
        of change: ViewComparison.IndexedChange, _ pair: ViewPair, _ shift: CGFloat, _ axis: Axis, sumFits: Bool
    ) -> Fit? {
        let push = push(of: change, axis)
        let size = abs(push)
        let isBefore = isBefore(change, pair, axis)
        let pushesOn = push * shift > 0
        let distance = abs(axis.start(frame(of: change)) - axis.start(frame(of: pair, besides: change)))
        let fitsAlone = ([0] + gaps(around: change, axis)).contains { GeometryReasons.fits(size + $0, abs(shift)) }
        // With alignment to the end, or to the center, following views push back.
        guard isBefore else { return !pushesOn && fitsAlone ? Fit(rank: 4, distance: distance) : nil }
        guard pushesOn else { return nil }
        if fitsAlone { return Fit(rank: 0, distance: distance) }
        if sumFits { return Fit(rank: 1, distance: distance) }
        // The remainder may be spacing between the views, or the size of other views that appeared or disappeared.
        if size <= abs(shift) + GeometryReasons.tolerance { return Fit(rank: 2, distance: distance) }
        return size / 2 <= abs(shift) + GeometryReasons.tolerance ? Fit(rank: 3, distance: distance) : nil
    }

    /// Returns the length of an appearing view, the negative length of a disappearing one.
    private func push(of change: ViewComparison.IndexedChange, _ axis: Axis) -> CGFloat {
        axis.length(frame(of: change).size) * (change.drawn == nil ? -1 : 1)
    }

    private func isBefore(_ change: ViewComparison.IndexedChange, _ pair: ViewPair, _ axis: Axis) -> Bool {
        axis.start(frame(of: change)) < axis.start(frame(of: pair, besides: change))
    }

    private func frame(of change: ViewComparison.IndexedChange) -> CGRect {
        if let view = change.drawn { return comparison.drawn.nodes[view].frame }
        return change.recorded.map { comparison.recorded.nodes[$0].frame } ?? .zero
    }

    /// Returns the pair's frame in the image that contains the changed view.
    private func frame(of pair: ViewPair, besides change: ViewComparison.IndexedChange) -> CGRect {
        change.drawn == nil ? comparison.recorded.nodes[pair.recorded].frame : comparison.drawn.nodes[pair.drawn].frame
    }

    /// Returns the distances to the preceding and following sibling in tree order.
    private func gaps(around change: ViewComparison.IndexedChange, _ axis: Axis) -> [CGFloat] {
        let index = change.drawn == nil ? comparison.recorded : comparison.drawn
        guard let view = change.drawn ?? change.recorded, index.parents[view] >= 0 else { return [] }
        let siblings = index.children[index.parents[view]]
        let position = siblings.indices.partitioningIndex { siblings[$0] >= view }
        let own = index.nodes[view].frame
        return [position - 1, position + 1].filter(siblings.indices.contains).map { other in
            let frame = index.nodes[siblings[other]].frame
            return max(axis.start(own) - axis.end(frame), axis.start(frame) - axis.end(own))
        }.filter { $0 > 0 }
    }
}
