import Foundation

/// The frames of a group's items, relative to the group's origin.
@MainActor
struct SolvedGroup {
    struct Leaf {
        var frame: CGRect
        var fixedAxes: UIAxis
        var zIndex = 0
        var supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
    }

    /// The supplementary views of the group, or of one within it.
    struct Anchored {
        /// The group's frame, less its insets.
        var frame: CGRect
        /// The number of leaves before the group's first one.
        var first: Int
        var supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    }

    var size: CGSize
    var leaves: [Leaf] = []
    var anchored: [Anchored] = []
}

/// The layout of the groups of a compositional layout, one for each call.
///
/// Estimated sizes are replaced by the preferred sizes of cells, as far as these are available.
@MainActor
struct CompositionalSolver {
    /// Returns the preferred size of an item's cell, by the item's index in the section.
    var fittedSize: (Int) -> CGSize?
    var environment: (CGSize) -> any NSCollectionLayoutEnvironment

    private static let tolerance: CGFloat = 1e-3

    /// Lays out a group whose first item has the index `first`, with at most `limit` items.
    func solve(_ group: NSCollectionLayoutGroup, in container: CGSize, first: Int, limit: Int) -> SolvedGroup {
        var size = group.layoutSize.size(in: container)
        let insets = group.effectiveInsets
        let isWidthOpen = group.layoutSize.widthDimension.isEstimated
        let isHeightOpen = group.layoutSize.heightDimension.isEstimated
        let inner = size.without(insets)
        var result: SolvedGroup
        switch group.kind {
        case .custom(let provider):
            result = SolvedGroup(size: inner)
            for item in provider(environment(inner)).prefix(max(0, limit)) {
                result.leaves.append(SolvedGroup.Leaf(frame: item.frame, fixedAxes: .both, zIndex: item.zIndex))
            }
        case .horizontal:
            result = line(
                group, inner, FlowAxis(isVertical: false), isMainOpen: isWidthOpen, isCrossOpen: isHeightOpen,
                first: first, limit: limit)
        case .vertical:
            result = line(
                group, inner, FlowAxis(isVertical: true), isMainOpen: isHeightOpen, isCrossOpen: isWidthOpen,
                first: first, limit: limit)
        }
        if isWidthOpen, !result.leaves.isEmpty { size.width = result.size.width }
        if isHeightOpen, !result.leaves.isEmpty { size.height = result.size.height }
        result.size = size
        for index in result.leaves.indices {
            result.leaves[index].frame.origin.x += insets.leading
            result.leaves[index].frame.origin.y += insets.top
        }
        for index in result.anchored.indices {
            result.anchored[index].frame.origin.x += insets.leading
            result.anchored[index].frame.origin.y += insets.top
        }
        if !group.supplementaryItems.isEmpty, !result.leaves.isEmpty {
            let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.without(insets))
            result.anchored.append(
                SolvedGroup.Anchored(frame: frame, first: 0, supplementaryItems: group.supplementaryItems))
        }
        return result
    }

    private struct Part {
        var solved: SolvedGroup
        var spacing: NSDirectionalEdgeInsets
        /// The size with the spacing around it.
        var size: FlowSize
        var followsCross: Bool
    }

    /// Places subitems one after the other along the group's axis.
    private func line(
        _ group: NSCollectionLayoutGroup, _ room: CGSize, _ axis: FlowAxis, isMainOpen: Bool, isCrossOpen: Bool,
        first: Int, limit: Int
    ) -> SolvedGroup {
        let length = axis.size(room).main
        let least = group.interItemSpacing?.spacing ?? 0
        var parts: [Part] = []
        var used: CGFloat = 0
        var count = 0
        var index = 0
        while count < limit, !group.subitems.isEmpty, index < 10_000 {
            let subitem = group.subitems[index % group.subitems.count]
            var share: CGFloat?
            switch group.repetition {
            case .shared(let number):
                if index >= number { return finish(parts) }
                share = max(0, (length - least * CGFloat(number - 1)) / CGFloat(max(1, number)))
            case .times(let number):
                if index >= number { return finish(parts) }
            case .whileTheyFit:
                // A group whose length is that of its items contains each of them once.
                if isMainOpen, index >= group.subitems.count { return finish(parts) }
            }
            let part = part(subitem, room, axis, share: share, first: first + count, limit: limit - count)
            let gap = parts.isEmpty ? 0 : least
            if case .whileTheyFit = group.repetition, !isMainOpen, !parts.isEmpty,
                used + gap + part.size.main > length + Self.tolerance
            {
                break
            }
            guard !part.solved.leaves.isEmpty else { break }
            used += gap + part.size.main
            count += part.solved.leaves.count
            parts.append(part)
            index += 1
        }
        return finish(parts)

        func finish(_ parts: [Part]) -> SolvedGroup {
            place(parts, group, room, axis, used: used, isMainOpen: isMainOpen, isCrossOpen: isCrossOpen)
        }
    }

    private func part(
        _ item: NSCollectionLayoutItem, _ room: CGSize, _ axis: FlowAxis, share: CGFloat?, first: Int, limit: Int
    ) -> Part {
        let spacing = item.edgeSpacing?.insets ?? .zero
        var solved: SolvedGroup
        if let group = item as? NSCollectionLayoutGroup {
            solved = solve(group, in: room, first: first, limit: limit)
        } else {
            solved = leaf(item, in: room, axis, share: share, number: first)
        }
        if let share, item is NSCollectionLayoutGroup {
            if axis.isVertical { solved.size.height = share } else { solved.size.width = share }
        }
        let outer = CGSize(
            width: solved.size.width + spacing.leading + spacing.trailing,
            height: solved.size.height + spacing.top + spacing.bottom)
        let cross = axis.isVertical ? item.layoutSize.widthDimension : item.layoutSize.heightDimension
        let isFraction = axis.isVertical ? cross.isFractionalWidth : cross.isFractionalHeight
        return Part(
            solved: solved, spacing: spacing, size: axis.size(outer),
            followsCross: isFraction && cross.dimension == 1 && !(item is NSCollectionLayoutGroup))
    }

    private func leaf(
        _ item: NSCollectionLayoutItem, in room: CGSize, _ axis: FlowAxis, share: CGFloat?, number: Int
    ) -> SolvedGroup {
        var size = item.layoutSize.size(in: room)
        var fixed = item.layoutSize.fixedAxes
        if let share {
            if axis.isVertical { size.height = share } else { size.width = share }
            fixed.insert(axis.isVertical ? .vertical : .horizontal)
        }
        if let fitted = fittedSize(number) {
            if !fixed.contains(.horizontal) { size.width = fitted.width }
            if !fixed.contains(.vertical) { size.height = fitted.height }
        }
        let insets = item.effectiveInsets
        let frame = CGRect(origin: CGPoint(x: insets.leading, y: insets.top), size: size.without(insets))
        return SolvedGroup(
            size: size,
            leaves: [SolvedGroup.Leaf(frame: frame, fixedAxes: fixed, supplementaryItems: item.supplementaryItems)])
    }

    private func place(
        _ parts: [Part], _ group: NSCollectionLayoutGroup, _ room: CGSize, _ axis: FlowAxis, used: CGFloat,
        isMainOpen: Bool, isCrossOpen: Bool
    ) -> SolvedGroup {
        let space = axis.size(room)
        let least = group.interItemSpacing?.spacing ?? 0
        var gap = least
        if group.interItemSpacing?.isFlexibleSpacing == true, parts.count > 1, !isMainOpen {
            gap += max(0, space.main - used) / CGFloat(parts.count - 1)
        }
        // A group whose thickness is that of its items uses those whose thickness doesn't depend on the group's.
        let own = parts.filter { !$0.followsCross }.map(\.size.cross)
        let cross = isCrossOpen ? own.max() ?? parts.map(\.size.cross).max() ?? space.cross : space.cross
        var result = SolvedGroup(size: axis.size(main: isMainOpen ? used : space.main, cross: cross))
        var start: CGFloat = 0
        for part in parts {
            let corner = axis.point(main: start, cross: 0)
            for anchored in part.solved.anchored {
                var anchored = anchored
                anchored.frame.origin.x += corner.x + part.spacing.leading
                anchored.frame.origin.y += corner.y + part.spacing.top
                anchored.first += result.leaves.count
                result.anchored.append(anchored)
            }
            for leaf in part.solved.leaves {
                var leaf = leaf
                if isCrossOpen, part.followsCross {
                    let more = cross - part.size.cross
                    if axis.isVertical { leaf.frame.size.width += more } else { leaf.frame.size.height += more }
                }
                leaf.frame.origin.x += corner.x + part.spacing.leading
                leaf.frame.origin.y += corner.y + part.spacing.top
                result.leaves.append(leaf)
            }
            start += part.size.main + gap
        }
        return result
    }
}

extension CGSize {
    /// Returns the size less insets, at least zero.
    func without(_ insets: NSDirectionalEdgeInsets) -> CGSize {
        CGSize(
            width: max(0, width - insets.leading - insets.trailing), height: max(0, height - insets.top - insets.bottom)
        )
    }
}
