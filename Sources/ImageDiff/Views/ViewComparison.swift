import Foundation

/// The comparison of two view trees.
struct ViewComparison {
    /// A change before it is described in words.
    struct Raw {
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
        let looks = matching.pairs.flatMap(lookChanges) + OrderChanges(self).all
        let arrivals = comingAndGoing()
        let geometry = GeometryChanges(self, looks: looks, arrivals: arrivals)
        var seen: Set<ViewChange> = []
        return (looks + arrivals + geometry.all)
            .filter { $0.recordedBox != nil || $0.drawnBox != nil }
            .map { (place: place(of: $0), change: change($0)) }
            .sorted { ($0.change.rank, $0.place.0, $0.place.1) < ($1.change.rank, $1.place.0, $1.place.1) }
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

    /// Returns a view's name: from the recorded tree if it is there.
    func name(recorded a: Int?, drawn b: Int?, speaks: Bool = false) -> ViewName {
        if let a { return recordedNames.name(of: a, speaks: speaks) }
        return drawnNames.name(of: b ?? 0, speaks: speaks)
    }

    private func change(_ raw: Raw) -> ViewChange {
        let speaks =
            switch raw.kind {
            case .text, .font, .color(.text, _, _), .cutOff: true
            default: false
            }
        return ViewChange(
            view: name(recorded: raw.recorded, drawn: raw.drawn, speaks: speaks), kind: raw.kind, count: raw.count,
            reason: raw.reason, recordedBox: raw.recordedBox, drawnBox: raw.drawnBox)
    }

    /// Returns the position in the order of changes; a missing view is placed at its parent.
    private func place(of raw: Raw) -> (Int, Int) {
        if let b = raw.drawn { return (b, 0) }
        guard let a = raw.recorded, recorded.parents[a] >= 0 else { return (0, 0) }
        return (matching.partnerOfRecorded[recorded.parents[a]], a + 1)
    }

    // MARK: Looks

    private func lookChanges(_ pair: ViewPair) -> [Raw] {
        let kinds = ViewLookChanges(recorded, drawn, pair).kinds
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
    /// - Parameter inner: Indicates that the change also affects the descendants.
    func raw(_ pair: ViewPair, _ kind: ViewChange.Kind, inner: Bool = false) -> Raw {
        let inside = (recorded.boxes[pair.recorded], drawn.boxes[pair.drawn])
        // A view without drawing, in itself and its descendants, has no part in any difference.
        let draws = inside.0 != nil || inside.1 != nil
        return Raw(
            recorded: pair.recorded, drawn: pair.drawn, kind: kind,
            recordedBox: inner ? inside.0 : draws ? recorded.nodes[pair.recorded].box : nil,
            drawnBox: inner ? inside.1 : draws ? drawn.nodes[pair.drawn].box : nil)
    }

    // MARK: Coming and going

    /// Returns the outermost views that only one tree has and that draw something.
    private func comingAndGoing() -> [Raw] {
        let gone = Self.unmatched(recorded, matching.partnerOfRecorded).map { view, box in
            Raw(recorded: view, drawn: nil, kind: .gone, recordedBox: box)
        }
        let appeared = Self.unmatched(drawn, matching.partnerOfDrawn).map { view, box in
            Raw(recorded: nil, drawn: view, kind: .appeared, drawnBox: box)
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
            if index.nodes[view].look != ViewTree.Look(), let box = index.nodes[view].box {
                boxes[first] = boxes[first]?.union(box) ?? box
            }
        }
        for view in order {
            if let box = boxes[view] { found.append((view, box)) }
        }
        return found
    }
}
