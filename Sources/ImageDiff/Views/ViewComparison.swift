import Foundation

/// The comparison of two view trees.
struct ViewComparison {
    /// A change before it is described in words.
    struct IndexedChange {
        var recorded: Int?
        var drawn: Int?
        var kind: ViewChange.Kind
        var count = 1
        var reason: String?
        /// The box of all views of the change.
        var recordedBox: PixelBox?
        var drawnBox: PixelBox?
    }

    let recorded: ViewTreeIndex
    let drawn: ViewTreeIndex
    let matching: ViewMatching
    private let recordedNames: ViewNames
    private let drawnNames: ViewNames

    init(_ recordedTree: ViewTree, _ drawnTree: ViewTree) {
        recorded = ViewTreeIndex(recordedTree)
        drawn = ViewTreeIndex(drawnTree)
        matching = ViewMatching(recorded, drawn)
        recordedNames = ViewNames(of: recordedTree)
        drawnNames = ViewNames(of: drawnTree)
    }

    func changes() -> [ViewChange] {
        let looks = matching.pairs.flatMap(appearanceChanges) + OrderChanges(self).all
        let arrivals = insertionsAndRemovals()
        let geometry = GeometryChanges(self, looks: looks, arrivals: arrivals)
        var seen: Set<ViewChange> = []
        return (looks + arrivals + geometry.all)
            .filter { $0.recordedBox != nil || $0.drawnBox != nil }
            .map { (sortKey: sortKey(of: $0), change: change($0)) }
            .sorted { ($0.change.rank, $0.sortKey.0, $0.sortKey.1) < ($1.change.rank, $1.sortKey.0, $1.sortKey.1) }
            .map(\.change)
            .filter { change in
                var bare = change
                bare.recordedBox = nil
                bare.drawnBox = nil
                return seen.insert(bare).inserted
            }
    }

    /// Returns a Boolean value that indicates whether the two views have matching parents.
    func haveSameParent(_ pair: ViewPair) -> Bool {
        let a = recorded.parents[pair.recorded]
        let b = drawn.parents[pair.drawn]
        return a >= 0 && b >= 0 ? matching.partnerOfRecorded[a] == b : a < 0 && b < 0
    }

    /// Returns a view's name, from the recorded tree if that contains the view.
    func name(recorded a: Int?, drawn b: Int?, isOfLabel: Bool = false) -> ViewName {
        if let a { return recordedNames.name(of: a, isOfLabel: isOfLabel) }
        return drawnNames.name(of: b ?? 0, isOfLabel: isOfLabel)
    }

    private func change(_ raw: IndexedChange) -> ViewChange {
        let isOfLabel =
            switch raw.kind {
            case .text, .font, .color(.text, _, _), .cutOff: true
            default: false
            }
        return ViewChange(
            view: name(recorded: raw.recorded, drawn: raw.drawn, isOfLabel: isOfLabel), kind: raw.kind,
            count: raw.count,
            reason: raw.reason, recordedBox: raw.recordedBox, drawnBox: raw.drawnBox)
    }

    /// Returns the position in the order of changes; a missing view is placed at its parent.
    private func sortKey(of raw: IndexedChange) -> (Int, Int) {
        if let b = raw.drawn { return (b, 0) }
        guard let a = raw.recorded, recorded.parents[a] >= 0 else { return (0, 0) }
        return (matching.partnerOfRecorded[recorded.parents[a]], a + 1)
    }

    // MARK: Appearance

    private func appearanceChanges(_ pair: ViewPair) -> [IndexedChange] {
        let kinds = ViewAppearanceChanges(recorded, drawn, pair).kinds
        guard !kinds.isEmpty else { return [] }
        return kinds.map { kind in
            switch kind {
            case .opacity, .transform, .clips, .scrolled: raw(pair, kind, inner: true)
            default: raw(pair, kind)
            }
        }
    }

    /// Returns a change.
    ///
    /// - Parameter inner: A Boolean value that indicates whether the change also affects the descendants.
    func raw(_ pair: ViewPair, _ kind: ViewChange.Kind, inner: Bool = false) -> IndexedChange {
        let inside = (recorded.boxes[pair.recorded], drawn.boxes[pair.drawn])
        // A view that draws nothing, including its descendants, contributes to no difference.
        let draws = inside.0 != nil || inside.1 != nil
        return IndexedChange(
            recorded: pair.recorded, drawn: pair.drawn, kind: kind,
            recordedBox: inner ? inside.0 : draws ? recorded.nodes[pair.recorded].box : nil,
            drawnBox: inner ? inside.1 : draws ? drawn.nodes[pair.drawn].box : nil)
    }

    // MARK: Appearing and disappearing

    /// Returns the outermost views that only one tree has and that draw something.
    private func insertionsAndRemovals() -> [IndexedChange] {
        let gone = Self.unmatched(recorded, matching.partnerOfRecorded).map { view, box in
            IndexedChange(recorded: view, drawn: nil, kind: .gone, recordedBox: box)
        }
        let appeared = Self.unmatched(drawn, matching.partnerOfDrawn).map { view, box in
            IndexedChange(recorded: nil, drawn: view, kind: .appeared, drawnBox: box)
        }
        return gone + appeared
    }

    private static func unmatched(_ index: ViewTreeIndex, _ partners: [Int]) -> [(Int, PixelBox)] {
        var found: [(Int, PixelBox)] = []
        // The index of each unmatched view's outermost unmatched ancestor.
        var outermost = [Int](repeating: -1, count: partners.count)
        var boxes: [Int: PixelBox] = [:]
        var order: [Int] = []
        for view in partners.indices where partners[view] < 0 {
            let parent = index.parents[view]
            let first = parent >= 0 && outermost[parent] >= 0 ? outermost[parent] : view
            outermost[view] = first
            if first == view { order.append(view) }
            if index.nodes[view].appearance != ViewTree.Appearance(), let box = index.nodes[view].box {
                boxes[first] = boxes[first]?.union(box) ?? box
            }
        }
        for view in order {
            if let box = boxes[view] { found.append((view, box)) }
        }
        return found
    }
}

/// Views whose order relative to overlapping siblings changed.
struct OrderChanges {
    /// The maximum number of reordered views that are examined per parent.
    private static let limit = 32

    private(set) var all: [ViewComparison.IndexedChange] = []

    init(_ comparison: ViewComparison) {
        for pair in comparison.matching.pairs {
            let recorded = comparison.recorded
            let partners = comparison.matching.partnerOfRecorded
            guard recorded.whole[pair.recorded] != comparison.drawn.whole[pair.drawn] else { continue }
            let views = recorded.children[pair.recorded].filter { view in
                partners[view] >= 0 && comparison.drawn.parents[partners[view]] == pair.drawn
            }
            let drawnViews = views.map { partners[$0] }
            if zip(drawnViews, drawnViews.dropFirst()).allSatisfy({ $0 < $1 }) { continue }
            let unmoved = Set(SequenceAlignment.longestIncreasingSubsequence(drawnViews))
            for index in views.indices.filter({ !unmoved.contains($0) }).prefix(Self.limit) {
                let moved = ViewPair(recorded: views[index], drawn: drawnViews[index])
                guard Self.crossesOver(index, drawnViews, comparison.drawn) else { continue }
                all.append(comparison.raw(moved, .order, inner: true))
            }
        }
    }

    /// Returns a Boolean value that indicates whether the view overlaps one that it overtook, or that overtook it.
    private static func crossesOver(_ index: Int, _ drawnViews: [Int], _ drawn: ViewTreeIndex) -> Bool {
        guard let box = drawn.boxes[drawnViews[index]] else { return false }
        return drawnViews.indices.contains { other in
            guard other != index, (other < index) != (drawnViews[other] < drawnViews[index]) else { return false }
            return drawn.boxes[drawnViews[other]]?.overlap(box) != nil
        }
    }
}

/// The changes of a view's drawing and text.
struct ViewAppearanceChanges {
    let kinds: [ViewChange.Kind]

    init(_ recorded: ViewTreeIndex, _ drawn: ViewTreeIndex, _ pair: ViewPair) {
        guard recorded.own[pair.recorded] != drawn.own[pair.drawn] else {
            kinds = []
            return
        }
        let old = recorded.nodes[pair.recorded]
        let new = drawn.nodes[pair.drawn]
        let hasSameSize = recorded.size(of: pair.recorded) == drawn.size(of: pair.drawn)
        let content = Self.textKinds(old, new) + Self.imageKinds(old, new)
        kinds =
            content + Self.boxKinds(old.appearance, new.appearance) + Self.scrolling(old, new)
            + Self.drawing(old, new, isExplained: !content.isEmpty || !hasSameSize)
    }

    private static func textKinds(_ old: ViewTree.Node, _ new: ViewTree.Node) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        if old.className != new.className { kinds.append(.className(from: old.className, to: new.className)) }
        if old.text != new.text { kinds.append(.text(from: old.text, to: new.text)) }
        if let pair = difference(old.appearance.fonts, new.appearance.fonts) {
            kinds.append(.font(from: pair.0, to: pair.1))
        }
        if let pair = difference(old.appearance.textColors, new.appearance.textColors) {
            kinds.append(color(.text, pair.0, pair.1))
        }
        if old.appearance.isCutOff != new.appearance.isCutOff { kinds.append(.cutOff(new.appearance.isCutOff)) }
        return kinds
    }

    private static func imageKinds(_ old: ViewTree.Node, _ new: ViewTree.Node) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        // The images of a text are its emoji.
        let isText = !old.appearance.fonts.isEmpty || !new.appearance.fonts.isEmpty
        if old.imageName != new.imageName || (!isText && old.appearance.images != new.appearance.images) {
            kinds.append(.image(from: old.imageName, to: new.imageName))
        }
        if let pair = difference(old.appearance.tints, new.appearance.tints) {
            kinds.append(color(.tint, pair.0, pair.1))
        }
        return kinds
    }

    /// Returns the changes of borders and backgrounds.
    private static func boxKinds(_ old: ViewTree.Appearance, _ new: ViewTree.Appearance) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        if old.background != new.background { kinds.append(color(.background, old.background, new.background)) }
        if old.borderWidth != new.borderWidth { kinds.append(.border(from: old.borderWidth, to: new.borderWidth)) }
        if let from = old.borderColor, let to = new.borderColor, from != to { kinds.append(color(.border, from, to)) }
        if old.corners != new.corners { kinds.append(.corners(from: old.corners, to: new.corners)) }
        if old.shadow != new.shadow { kinds.append(.shadow(from: old.shadow, to: new.shadow)) }
        if old.opacity != new.opacity { kinds.append(.opacity(from: old.opacity, to: new.opacity)) }
        if old.transform != new.transform { kinds.append(.transform) }
        if old.clips != new.clips { kinds.append(.clips(new.clips)) }
        return kinds
    }

    private static func scrolling(_ old: ViewTree.Node, _ new: ViewTree.Node) -> [ViewChange.Kind] {
        let x = (old.boundsOrigin.x - new.boundsOrigin.x).roundedToThousandths
        let y = (old.boundsOrigin.y - new.boundsOrigin.y).roundedToThousandths
        return x == 0 && y == 0 ? [] : [.scrolled(x: Double(x), y: Double(y))]
    }

    /// Returns the changes of other drawing.
    ///
    /// - Parameter isExplained: A Boolean value that indicates whether a change of text, image or size explains other
    ///   shapes.
    private static func drawing(
        _ old: ViewTree.Node, _ new: ViewTree.Node, isExplained: Bool
    ) -> [ViewChange.Kind] {
        var kinds: [ViewChange.Kind] = []
        if let pair = difference(old.appearance.colors, new.appearance.colors) {
            kinds.append(color(.drawing, pair.0, pair.1))
        }
        let isDrawnOtherwise =
            old.appearance.shapes != new.appearance.shapes || old.appearance.glyphs != new.appearance.glyphs
            || old.appearance.images != new.appearance.images
            || (kinds.isEmpty
                && (old.appearance.colors != new.appearance.colors || old.appearance.tints != new.appearance.tints))
        if isDrawnOtherwise, !isExplained { kinds.append(.drawing) }
        return kinds
    }

    /// Returns the first differing elements of two lists, if both have any.
    private static func difference(_ old: [String], _ new: [String]) -> (String, String)? {
        guard old != new, let oldLast = old.last, let newLast = new.last else { return nil }
        let index = zip(old, new).prefix { $0 == $1 }.count
        if index < old.count, index < new.count { return (old[index], new[index]) }
        // One list is longer than the other.
        return index < old.count ? (old[index], newLast) : (oldLast, new[index])
    }

    private static func color(_ part: ViewChange.ColorPart, _ from: String?, _ to: String?) -> ViewChange.Kind {
        .color(part, from: from.map { "#" + $0 }, to: to.map { "#" + $0 })
    }
}
