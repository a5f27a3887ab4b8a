import Foundation

/// What a stack of fixed size must come to, worked out directly from the meaning of its distributions, without
/// constraints. Everything is in points.
struct StackModel {
    struct View {
        /// The content's length along the axis and across it.
        var length: Double
        var cross: Double
        var isHidden = false
        var custom: Double?
        /// All different within a stack: how strongly it hugs its length, and how strongly it resists shrinking.
        var hugging: Int
        var resistance: Int
    }

    enum Distribution: CaseIterable { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    enum Alignment: CaseIterable { case fill, leading, center, trailing }

    var views: [View]
    var distribution: Distribution
    var alignment: Alignment
    var spacing: Double
    var length: Double
    var cross: Double

    var visible: [Int] { views.indices.filter { !views[$0].isHidden } }

    /// The least gap after each visible view but the last.
    var gaps: [Double] { visible.dropLast().map { views[$0].custom ?? spacing } }

    /// Start and end along the axis by view; nil for what the distribution leaves open: hidden views where gaps
    /// stretch, and more than three views whose centers can't be equally far apart.
    func spans() -> [(start: Double, end: Double)?] {
        var result: [(start: Double, end: Double)?] = Array(repeating: nil, count: views.count)
        guard !visible.isEmpty else { return result }
        let lengths = lengths()
        guard let gaps = actualGaps(lengths) else { return result }
        var place = 0.0
        for (number, index) in visible.enumerated() {
            result[index] = (place, place + lengths[number])
            place += lengths[number] + (number < gaps.count ? gaps[number] : 0)
        }
        let isChain = distribution != .equalSpacing && distribution != .equalCentering
        guard isChain, let first = visible.first, let last = visible.last else { return result }
        for index in views.indices where views[index].isHidden {
            var middle = 0.0
            if index > last {
                middle = length
            } else if index > first, let previous = visible.last(where: { $0 < index }) {
                middle = (result[previous]?.end ?? 0) + (views[previous].custom ?? spacing) / 2
            }
            result[index] = (middle, middle)
        }
        return result
    }

    /// Start and end across the axis.
    func crossSpans() -> [(start: Double, end: Double)] {
        views.map { view in
            // Hidden views are aligned but don't have to lie inside.
            let size = view.isHidden ? view.cross : min(view.cross, cross)
            switch alignment {
            case .fill: return (0, cross)
            case .leading: return (0, size)
            case .center: return ((cross - size) / 2, (cross + size) / 2)
            case .trailing: return (cross - size, cross)
            }
        }
    }

    // MARK: Lengths

    /// The lengths of the visible views.
    func lengths() -> [Double] {
        let shown = visible.map { views[$0] }
        let count = Double(shown.count)
        switch distribution {
        case .fill:
            return adjusted(shown, to: length - gaps.reduce(0, +))
        case .fillEqually:
            return shown.map { _ in (length - gaps.reduce(0, +)) / count }
        case .fillProportionally:
            return proportional(shown)
        case .equalSpacing:
            if shown.count == 1 { return [length] }
            // Gaps are equal, so each is as long as the longest one must be.
            let least = (gaps.max() ?? 0) * (count - 1)
            return min(length - least, shown.reduce(0) { $0 + $1.length }) == length - least
                ? adjusted(shown, to: length - least) : shown.map(\.length)
        case .equalCentering:
            if shown.count == 1 { return [length] }
            let room = length - gaps.reduce(0, +)
            return room < shown.reduce(0) { $0 + $1.length } ? adjusted(shown, to: room) : shown.map(\.length)
        }
    }

    /// The weakest view takes the slack; the weakest shrinks first, down to nothing, then the next.
    private func adjusted(_ shown: [View], to room: Double) -> [Double] {
        var lengths = shown.map(\.length)
        var excess = room - lengths.reduce(0, +)
        if excess > 0 {
            if let weakest = shown.indices.min(by: { shown[$0].hugging < shown[$1].hugging }) {
                lengths[weakest] += excess
            }
        } else {
            for index in shown.indices.sorted(by: { shown[$0].resistance < shown[$1].resistance }) {
                let cut = min(lengths[index], -excess)
                lengths[index] -= cut
                excess += cut
            }
        }
        return lengths
    }

    /// Shares of natural lengths and spacing together, applied to the real length; the later give way to the earlier.
    private func proportional(_ shown: [View]) -> [Double] {
        let total = shown.reduce(gaps.reduce(0, +)) { $0 + $1.length }
        var room = length - gaps.reduce(0, +)
        let last = shown.indices.last { shown[$0].length > 0 }
        return shown.indices.map { index in
            let wanted = index == last ? room : shown[index].length / total * length
            let given = max(0, min(wanted, room))
            room -= given
            return given
        }
    }

    // MARK: Gaps

    private func actualGaps(_ lengths: [Double]) -> [Double]? {
        let free = length - lengths.reduce(0, +)
        switch distribution {
        case .equalSpacing: return gaps.map { _ in free / Double(gaps.count) }
        case .equalCentering: return centered(lengths, free: free)
        default: return gaps
        }
    }

    /// Equal distances of centers where the least gaps allow it. With two gaps the distances come as near to each other
    /// as they can; with more there may be several ways (see `leastCentringError`).
    private func centered(_ lengths: [Double], free: Double) -> [Double]? {
        guard gaps.count > 1 else { return gaps.map { _ in free } }
        let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
        let distance = (free + halves.reduce(0, +)) / Double(gaps.count)
        let equal = halves.map { distance - $0 }
        if zip(equal, gaps).allSatisfy({ $0 >= $1 - 1e-9 }) { return equal }
        guard gaps.count == 2 else { return nil }
        let first = min(max(equal[0], gaps[0]), free - gaps[1])
        return [first, free - first]
    }

    /// For a stack whose centers can't be equally far apart: the least sum of differences to the first distance.
    func leastCentringError(_ lengths: [Double]) -> Double {
        let halves = zip(lengths, lengths.dropFirst()).map { ($0 + $1) / 2 }
        let least = zip(halves, gaps).map(+)
        let total = length - ((lengths.first ?? 0) + (lengths.last ?? 0)) / 2
        let slack = total - least.reduce(0, +)
        guard slack > -1e-9 else { return .infinity }
        // Convex and piecewise linear in the first distance: the best is at a corner.
        func error(_ first: Double) -> Double {
            let others = least.dropFirst()
            let near = others.map { max($0, first) }
            return near.reduce(0) { $0 + $1 - first } + abs(total - first - near.reduce(0, +))
        }
        let corners = least + [least[0] + slack, total / Double(least.count)] + crossings(least, total)
        return corners.filter { $0 >= least[0] - 1e-9 && $0 <= least[0] + slack + 1e-9 }.map(error).min() ?? .infinity
    }

    /// Where the distances at or above their least ones fill the total exactly.
    private func crossings(_ least: [Double], _ total: Double) -> [Double] {
        let others = least.dropFirst().sorted()
        return (0...others.count).map { count in
            (total - others.suffix(others.count - count).reduce(0, +)) / Double(count + 1)
        }
    }
}
