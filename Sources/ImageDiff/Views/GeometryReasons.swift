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
    private let arrivals: ArrivalReasons

    init(
        _ comparison: ViewComparison, resized: [(ViewPair, CGSize)], looks: [ViewComparison.Raw],
        arrivals: [ViewComparison.Raw]
    ) {
        self.comparison = comparison
        self.arrivals = ArrivalReasons(comparison, arrivals)
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
        if let own = ownReasons[first.drawn], let growth = growth[first.drawn], Self.fits(growth, delta) {
            return own
        }
        let parent = comparison.drawn.parents[first.drawn]
        guard parent >= 0, comparison.haveSameParent(first) else { return nil }
        let group = Set(pairs.map(\.drawn))
        let grown = comparison.drawn.children[parent].filter { view in
            !group.contains(view) && growth[view].map { Self.fits($0, delta) } == true
        }
        if let cause = cause(among: grown, first.drawn, delta) { return sentence(of: culprit(in: cause)) }
        if let arrival = arrivals.cause(ofMoveOf: first, in: parent, by: delta) { return sentence(arrival) }
        guard let around = growth[parent], Self.fits(around, delta) else { return nil }
        return sentence(of: culprit(in: parent))
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
        let culprit = culprit(in: first)
        if case .arrival = culprit { return sentence(of: culprit) }
        if case .view(let view) = culprit, view != first, ownReasons[view] != nil { return sentence(of: culprit) }
        if let view = onlyTaller(in: first) { return sentence(of: .view(view)) }
        let parent = comparison.drawn.parents[first]
        if pairs.count > 1, parent >= 0, let around = growth[parent], Self.fits(around, delta) {
            return sentence(of: .view(parent))
        }
        return nil
    }

    private enum Culprit {
        case view(Int)
        case arrival(ViewComparison.Raw)
    }

    /// Returns the innermost view that made `view` grow: one with changed content, or an arrival.
    private func culprit(in view: Int) -> Culprit {
        var current = view
        for _ in 0..<Self.depthLimit {
            if ownReasons[current] != nil { break }
            guard let delta = growth[current] else { break }
            if let arrival = arrivals.cause(ofGrowthOf: current, by: delta) { return .arrival(arrival) }
            let inside = comparison.drawn.children[current].filter { child in
                growth[child].map { Self.fits($0, delta) } == true
            }
            guard let next = inside.first(where: { ownReasons[$0] != nil }) ?? inside.first else { break }
            // Equal growth of all of them: they follow their parent.
            if inside.count > 1, ownReasons[next] == nil { break }
            current = next
        }
        return .view(current)
    }

    /// Returns the innermost view that grew in height by the same amount while its siblings kept theirs: heights add up
    /// from the inside out. (Widths are imposed from the outside in, so that a single wider view explains nothing.)
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

    private func sentence(of culprit: Culprit) -> String {
        switch culprit {
        case .arrival(let change): return sentence(change)
        case .view(let view):
            let partner = comparison.matching.partnerOfDrawn[view]
            let name = comparison.name(recorded: partner < 0 ? nil : partner, drawn: view)
            let size = growth[view] ?? .zero
            return "\(name) \(size.height > 0 || (size.height == 0 && size.width > 0) ? "grew" : "shrank")"
        }
    }

    private func sentence(_ arrival: ViewComparison.Raw) -> String {
        let name = comparison.name(recorded: arrival.recorded, drawn: arrival.drawn)
        return arrival.drawn == nil ? "\(name) is gone" : "\(name) appeared"
    }

    /// Returns a Boolean value that indicates whether growth by one amount moves others by the other: the same in one
    /// direction, or half of it.
    static func fits(_ growth: CGSize, _ shift: CGSize) -> Bool {
        func fits(_ growth: CGFloat, _ shift: CGFloat) -> Bool {
            shift != 0 && growth != 0
                && (abs(abs(growth) - abs(shift)) < 0.51 || abs(abs(growth) / 2 - abs(shift)) < 0.51)
        }
        return fits(growth.width, shift.width) || fits(growth.height, shift.height)
    }
}
