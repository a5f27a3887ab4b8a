import Foundation

/// Explains moves and growth of views by views that appeared or disappeared beside or inside them.
///
/// An appearing view pushes the following ones away, a disappearing one lets them move back: so an arrival explains a
/// move only when its side, its direction and its size fit. A row that was pushed off the end of a list explains
/// nothing.
struct ArrivalReasons {
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

    /// The tolerance of sums of rounded lengths.
    private static let tolerance: CGFloat = 0.51

    private let comparison: ViewComparison
    /// The arrivals by their parent's index in the drawn tree.
    private var arrivals: [Int: [ViewComparison.Raw]] = [:]

    init(_ comparison: ViewComparison, _ changes: [ViewComparison.Raw]) {
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
    func cause(ofMoveOf pair: ViewPair, in parent: Int, by delta: CGSize) -> ViewComparison.Raw? {
        guard let all = arrivals[parent] else { return nil }
        return cause(among: all, pair, by: delta.height, .vertical)
            ?? cause(among: all, pair, by: delta.width, .horizontal)
    }

    /// Returns the view that appeared inside a view that grew, or disappeared from one that shrank; preferably one of
    /// the same size as the difference.
    func cause(ofGrowthOf view: Int, by delta: CGSize) -> ViewComparison.Raw? {
        let fitting = (arrivals[view] ?? []).filter { change in
            let sign: CGFloat = change.drawn == nil ? -1 : 1
            return delta.height * sign > 0 || delta.width * sign > 0
        }
        return fitting.first { change in
            GeometryReasons.fits(frame(of: change).size, delta)
        } ?? fitting.first
    }

    private func cause(
        among all: [ViewComparison.Raw], _ pair: ViewPair, by shift: CGFloat, _ axis: Axis
    ) -> ViewComparison.Raw? {
        guard shift != 0 else { return nil }
        let sum = all.filter { isBefore($0, pair, axis) }.reduce(0) { $0 + push(of: $1, axis) }
        let fits = all.compactMap { change in
            fit(of: change, pair, shift, axis, sumFits: Self.fits(abs(sum), abs(shift)) && sum * shift > 0)
                .map { (change: change, fit: $0) }
        }
        return fits.min { $0.fit < $1.fit }?.change
    }

    /// Returns the quality of a change as the explanation of a move, or nil when it doesn't explain the move.
    ///
    /// - Parameter sumFits: Indicates that the total size of all preceding arrivals equals the shift.
    private func fit(
        of change: ViewComparison.Raw, _ pair: ViewPair, _ shift: CGFloat, _ axis: Axis, sumFits: Bool
    ) -> Fit? {
        let push = push(of: change, axis)
        let size = abs(push)
        let isBefore = isBefore(change, pair, axis)
        let pushesOn = push * shift > 0
        let distance = abs(axis.start(frame(of: change)) - axis.start(frame(of: pair, besides: change)))
        let fitsAlone = ([0] + gaps(around: change, axis)).contains { Self.fits(size + $0, abs(shift)) }
        // With alignment to the end, or to the center, following views push back.
        guard isBefore else { return !pushesOn && fitsAlone ? Fit(rank: 4, distance: distance) : nil }
        guard pushesOn else { return nil }
        if fitsAlone { return Fit(rank: 0, distance: distance) }
        if sumFits { return Fit(rank: 1, distance: distance) }
        // The remainder may be spacing between the views, or other arrivals.
        if size <= abs(shift) + Self.tolerance { return Fit(rank: 2, distance: distance) }
        return size / 2 <= abs(shift) + Self.tolerance ? Fit(rank: 3, distance: distance) : nil
    }

    /// Returns the length of an appearing view, the negative length of a disappearing one.
    private func push(of change: ViewComparison.Raw, _ axis: Axis) -> CGFloat {
        axis.length(frame(of: change).size) * (change.drawn == nil ? -1 : 1)
    }

    private func isBefore(_ change: ViewComparison.Raw, _ pair: ViewPair, _ axis: Axis) -> Bool {
        axis.start(frame(of: change)) < axis.start(frame(of: pair, besides: change))
    }

    private func frame(of change: ViewComparison.Raw) -> CGRect {
        if let view = change.drawn { return comparison.drawn.nodes[view].frame }
        return change.recorded.map { comparison.recorded.nodes[$0].frame } ?? .zero
    }

    /// Returns the pair's frame in the image that contains the changed view.
    private func frame(of pair: ViewPair, besides change: ViewComparison.Raw) -> CGRect {
        change.drawn == nil ? comparison.recorded.nodes[pair.recorded].frame : comparison.drawn.nodes[pair.drawn].frame
    }

    /// Returns the distances to the preceding and following sibling in tree order.
    private func gaps(around change: ViewComparison.Raw, _ axis: Axis) -> [CGFloat] {
        let index = change.drawn == nil ? comparison.recorded : comparison.drawn
        guard let view = change.drawn ?? change.recorded, index.parents[view] >= 0 else { return [] }
        let siblings = index.children[index.parents[view]]
        let place = Self.place(of: view, in: siblings)
        let own = index.nodes[view].frame
        return [place - 1, place + 1].filter(siblings.indices.contains).map { other in
            let frame = index.nodes[siblings[other]].frame
            return max(axis.start(own) - axis.end(frame), axis.start(frame) - axis.end(own))
        }.filter { $0 > 0 }
    }

    /// Returns the index of a view among its siblings, which are in ascending order.
    private static func place(of view: Int, in siblings: [Int]) -> Int {
        var low = 0
        var high = siblings.count
        while low < high {
            let middle = (low + high) / 2
            if siblings[middle] < view { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns a Boolean value that indicates whether a size equals a shift, or twice the shift, as with centered
    /// content.
    private static func fits(_ size: CGFloat, _ shift: CGFloat) -> Bool {
        size > 0 && (abs(size - shift) < tolerance || abs(size / 2 - shift) < tolerance)
    }
}
