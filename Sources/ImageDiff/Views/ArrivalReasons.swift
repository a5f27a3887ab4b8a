import Foundation

/// What came or went beside or inside views, as the reason for their moves and growth.
///
/// What came pushes those after it on, and what went lets them come back: so an arrival explains a move only when its side,
/// its direction and its size fit. A row that was pushed off the end of a list explains nothing.
struct ArrivalReasons {
    private enum Axis {
        case horizontal, vertical

        func start(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.minX : rect.minY }
        func end(_ rect: CGRect) -> CGFloat { self == .horizontal ? rect.maxX : rect.maxY }
        func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
    }

    /// How sure an arrival is: the lower, the surer.
    private struct Fit: Comparable {
        var rank: Int
        var distance: CGFloat

        static func < (a: Fit, b: Fit) -> Bool { (a.rank, a.distance) < (b.rank, b.distance) }
    }

    /// Sums of rounded lengths differ by less.
    private static let tolerance: CGFloat = 0.51

    private let comparison: ViewComparison
    /// By the number, in the drawn tree, of the view around.
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

    /// What came or went in the view `parent` and moved `pair` in it.
    func cause(ofMoveOf pair: ViewPair, in parent: Int, by delta: CGSize) -> ViewComparison.Raw? {
        guard let all = arrivals[parent] else { return nil }
        return cause(among: all, pair, by: delta.height, .vertical)
            ?? cause(among: all, pair, by: delta.width, .horizontal)
    }

    /// What came inside a view that grew, or went from one that shrank; best what is as large as the difference.
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

    /// Nil when the change doesn't explain the move.
    ///
    /// - Parameter sumFits: all that came and went before, taken together, is as large as the shift.
    private func fit(
        of change: ViewComparison.Raw, _ pair: ViewPair, _ shift: CGFloat, _ axis: Axis, sumFits: Bool
    ) -> Fit? {
        let push = push(of: change, axis)
        let size = abs(push)
        let isBefore = isBefore(change, pair, axis)
        let pushesOn = push * shift > 0
        let distance = abs(axis.start(frame(of: change)) - axis.start(frame(of: pair, besides: change)))
        let fitsAlone = ([0] + gaps(around: change, axis)).contains { Self.fits(size + $0, abs(shift)) }
        // Where all are aligned to the end, or to the middle, what comes after pushes back.
        guard isBefore else { return !pushesOn && fitsAlone ? Fit(rank: 4, distance: distance) : nil }
        guard pushesOn else { return nil }
        if fitsAlone { return Fit(rank: 0, distance: distance) }
        if sumFits { return Fit(rank: 1, distance: distance) }
        // The rest may be the distances between the views, or others that came.
        if size <= abs(shift) + Self.tolerance { return Fit(rank: 2, distance: distance) }
        return size / 2 <= abs(shift) + Self.tolerance ? Fit(rank: 3, distance: distance) : nil
    }

    /// The length of what came, the negative length of what went.
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

    /// In the picture that has what came or went.
    private func frame(of pair: ViewPair, besides change: ViewComparison.Raw) -> CGRect {
        change.drawn == nil ? comparison.recorded.nodes[pair.recorded].frame : comparison.drawn.nodes[pair.drawn].frame
    }

    /// The distances to the views before and after it in the order of the tree.
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

    /// Siblings are in rising order.
    private static func place(of view: Int, in siblings: [Int]) -> Int {
        var low = 0
        var high = siblings.count
        while low < high {
            let middle = (low + high) / 2
            if siblings[middle] < view { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The same, or, where all are aligned to the middle, half of it.
    private static func fits(_ size: CGFloat, _ shift: CGFloat) -> Bool {
        size > 0 && (abs(size - shift) < tolerance || abs(size / 2 - shift) < tolerance)
    }
}
