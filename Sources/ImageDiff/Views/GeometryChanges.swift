import Foundation

/// Changed positions and sizes: equal changes of siblings are combined, and consequences get a reason.
struct GeometryChanges {
    /// Siblings that changed by the same amount.
    private struct Group {
        var pairs: [ViewPair]
        var delta: CGSize
    }

    private struct Key: Hashable {
        var recordedParent: Int
        var drawnParent: Int
        var width: Double
        var height: Double
    }

    private(set) var all: [ViewComparison.IndexedChange] = []
    private let comparison: ViewComparison
    private let reasons: GeometryReasons

    init(_ comparison: ViewComparison, looks: [ViewComparison.IndexedChange], arrivals: [ViewComparison.IndexedChange])
    {
        self.comparison = comparison
        let resized = comparison.matching.pairs.compactMap { pair in
            Self.difference(comparison.drawn.size(of: pair.drawn), comparison.recorded.size(of: pair.recorded))
                .map { (pair, $0) }
        }
        let elsewhere = Self.holdingWhatMoved(comparison)
        let moved = comparison.matching.pairs.filter { elsewhere[$0.drawn] }.compactMap { pair in
            Self.shift(of: pair, comparison).map { (pair, $0) }
        }
        reasons = GeometryReasons(comparison, resized: resized, looks: looks, arrivals: arrivals)
        for group in Self.groups(of: moved, comparison) { all.append(moveChange(group)) }
        for group in Self.groups(of: resized, comparison) { all.append(resizeChange(group)) }
    }

    private func moveChange(_ group: Group) -> ViewComparison.IndexedChange {
        let kind = ViewChange.Kind.moved(x: Double(group.delta.width), y: Double(group.delta.height))
        var raw = joined(group, kind, inner: true)
        raw.reason = reasons.reason(forMoveOf: group.pairs, by: group.delta)
        return raw
    }

    private func resizeChange(_ group: Group) -> ViewComparison.IndexedChange {
        let first = group.pairs[0]
        let kind = ViewChange.Kind.resized(
            from: comparison.recorded.size(of: first.recorded), to: comparison.drawn.size(of: first.drawn))
        var raw = joined(group, kind, inner: false)
        raw.reason = reasons.reason(forGrowthOf: group.pairs, by: group.delta)
        return raw
    }

    private func joined(_ group: Group, _ kind: ViewChange.Kind, inner: Bool) -> ViewComparison.IndexedChange {
        var result = comparison.raw(group.pairs[0], kind, inner: inner)
        result.count = group.pairs.count
        for pair in group.pairs.dropFirst() {
            let next = comparison.raw(pair, kind, inner: inner)
            result.recordedBox = next.recordedBox.map { result.recordedBox?.union($0) ?? $0 } ?? result.recordedBox
            result.drawnBox = next.drawnBox.map { result.drawnBox?.union($0) ?? $0 } ?? result.drawnBox
        }
        return result
    }

    /// Returns the groups in the order of the drawn tree; each begins with its topmost view.
    private static func groups(of changes: [(ViewPair, CGSize)], _ comparison: ViewComparison) -> [Group] {
        var indices: [Key: Int] = [:]
        var groups: [Group] = []
        for (pair, delta) in changes.sorted(by: { $0.0.drawn < $1.0.drawn }) {
            let key = Key(
                recordedParent: comparison.recorded.parents[pair.recorded],
                drawnParent: comparison.drawn.parents[pair.drawn], width: Double(delta.width),
                height: Double(delta.height))
            if let index = indices[key] {
                groups[index].pairs.append(pair)
            } else {
                indices[key] = groups.count
                groups.append(Group(pairs: [pair], delta: delta))
            }
        }
        return groups.map { group in
            Group(pairs: group.pairs.sorted { isAbove($0, $1, comparison.drawn) }, delta: group.delta)
        }
    }

    /// Returns a Boolean value that indicates whether a view is above another. Descriptions of several views are
    /// ordered from top to bottom; a list's rows may be in any order in the tree.
    private static func isAbove(_ one: ViewPair, _ other: ViewPair, _ drawn: ViewTreeIndex) -> Bool {
        let a = drawn.nodes[one.drawn].frame
        let b = drawn.nodes[other.drawn].frame
        return (a.minY, a.minX, one.drawn) < (b.minY, b.minX, other.drawn)
    }

    /// Returns, for each view, a Boolean value that indicates whether it, or a descendant, is drawn at another position
    /// in the image. A view whose content moved back by the same amount hasn't moved visibly.
    private static func holdingWhatMoved(_ comparison: ViewComparison) -> [Bool] {
        let nodes = comparison.drawn.nodes
        var result = [Bool](repeating: false, count: nodes.count)
        for view in nodes.indices.reversed() {
            let partner = comparison.matching.partnerOfDrawn[view]
            if partner >= 0, nodes[view].appearance != ViewTree.Appearance() {
                let old = comparison.recorded.nodes[partner].frame
                result[view] = result[view] || nodes[view].frame.origin != old.origin
            }
            let parent = comparison.drawn.parents[view]
            if result[view], parent >= 0 { result[parent] = true }
        }
        return result
    }

    /// Returns the distance that a view moved in its parent or, if that changed, in the image.
    private static func shift(of pair: ViewPair, _ comparison: ViewComparison) -> CGSize? {
        let isSame = comparison.haveSameParent(pair)
        let old =
            isSame
            ? comparison.recorded.origin(of: pair.recorded) : comparison.recorded.nodes[pair.recorded].frame.origin
        let new = isSame ? comparison.drawn.origin(of: pair.drawn) : comparison.drawn.nodes[pair.drawn].frame.origin
        return difference(CGSize(width: new.x, height: new.y), CGSize(width: old.x, height: old.y))
    }

    /// Returns the difference; nil for less than two thousandths, the error of sums of rounded numbers.
    private static func difference(_ new: CGSize, _ old: CGSize) -> CGSize? {
        let width = (new.width - old.width).roundedToThousandths
        let height = (new.height - old.height).roundedToThousandths
        guard abs(width) > 0.0021 || abs(height) > 0.0021 else { return nil }
        return CGSize(width: abs(width) > 0.0021 ? width : 0, height: abs(height) > 0.0021 ? height : 0)
    }
}
