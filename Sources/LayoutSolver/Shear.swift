/// A change of variables that turns sums of three nodes into differences: where many rows speak of one shared number
/// besides a difference (`b - a - gap`, in a row with equal gaps), places are counted without their share of it
/// (`b = b' + k · gap`). What is then left of most rows is a difference of two places, which ``Network`` solves in
/// linear time. It is valid for every system: nothing but the names of the points changes.
///
/// Costs time in proportion to the connected part of each shared number, and nothing where no row has three nodes.
struct Shear: Sendable {
    /// Shares beyond this would cost accuracy.
    private static let largestShare = 1e6

    /// The rows in scaled numbers.
    private var rows: TermRows
    private let nodeCount: Int
    /// What each new number is, in terms of the old ones; nothing for those that are the same.
    private var forms: [Int32: [TermRows.Term]] = [:]
    /// Which nodes and rows a walk has seen: those with the present mark.
    private var nodeMarks: [Int32]
    private var rowMarks: [Int32]
    private var lastMark: Int32 = 0
    private var forest: ShareForest

    var isIdentity: Bool { forms.isEmpty }

    /// - Returns: nil where there is nothing to do.
    init?(_ reduced: ReducedRows, scales: [Double], thresholds: Thresholds) {
        guard reduced.count >= thresholds.shearedRows else { return nil }
        let leastRows = thresholds.sharingRows
        var counts = [Int32](repeating: 0, count: reduced.nodeCount)
        var isNeeded = false
        for row in 0..<reduced.count where reduced.ranges[row].count == 3 {
            for position in reduced.ranges[row] {
                counts[Int(reduced.nodes[position])] += 1
                if counts[Int(reduced.nodes[position])] >= leastRows { isNeeded = true }
            }
        }
        guard isNeeded else { return nil }
        nodeCount = reduced.nodeCount
        nodeMarks = [Int32](repeating: 0, count: nodeCount)
        rowMarks = [Int32](repeating: 0, count: reduced.count)
        forest = ShareForest(nodeCount: nodeCount)
        rows = TermRows(nodeCount: nodeCount, rowCount: reduced.count, termCount: reduced.nodes.count)
        for row in 0..<reduced.count {
            for position in reduced.ranges[row] {
                let node = reduced.nodes[position]
                rows.add(node, reduced.coefficients[position] / scales[Int(node)])
            }
            rows.endRow()
        }
        let candidates = (0..<Int32(nodeCount)).filter { counts[Int($0)] >= leastRows }
        var budget = 32 * reduced.nodes.count
        for hub in candidates.sorted(by: { (counts[Int($0)], $1) > (counts[Int($1)], $0) }) where budget > 0 {
            apply(hub, &budget)
        }
        if forms.isEmpty { return nil }
    }

    func isSheared(_ node: Int32) -> Bool { forms[node] != nil }

    /// What a new number is in terms of the old ones.
    func form(of node: Int32) -> [TermRows.Term] { forms[node] ?? [(node, 1)] }

    /// The rows as they are now, in unscaled numbers.
    func result(_ reduced: ReducedRows, scales: [Double]) -> ReducedRows {
        var result = ReducedRows()
        result.nodeCount = nodeCount
        for row in 0..<rows.count {
            for position in rows.range(row) {
                let term = rows.terms[position]
                result.nodes.append(term.node)
                result.coefficients.append(term.coefficient * scales[Int(term.node)])
            }
            result.endRow(reduced.constants[row], source: Int(reduced.sources[row]))
        }
        return result
    }

    // MARK: One shared number

    private mutating func apply(_ hub: Int32, _ budget: inout Int) {
        let (wishes, nodes) = wishes(around: hub, &budget)
        guard wishes.contains(where: { $0.difference != 0 }) else { return }
        forest.grow(wishes, over: nodes)
        let sharing = nodes.filter { forest.shares[Int($0)] != 0 }
        guard sharing.allSatisfy({ forest.shares[Int($0)].magnitude <= Self.largestShare }) else { return }
        var changed: [(row: Int, terms: [TermRows.Term])] = []
        var gain = 0
        lastMark += 1
        for node in sharing {
            var mention = rows.firstMention(of: node)
            while mention >= 0 {
                let row = rows.row(of: mention)
                mention = rows.mention(after: mention)
                guard rowMarks[row] != lastMark else { continue }
                rowMarks[row] = lastMark
                let terms = sheared(row, hub)
                changed.append((row, terms))
                gain += Self.complexity(rows.terms[rows.range(row)]) - Self.complexity(terms[...])
            }
        }
        guard gain > 0 else { return }
        for (row, terms) in changed.sorted(by: { $0.row < $1.row }) {
            if terms.contains(where: { $0.node == hub }),
                !rows.terms[rows.range(row)].contains(where: { $0.node == hub })
            {
                rows.mention(hub, in: row)
            }
            rows.replace(row, by: terms)
        }
        for node in sharing {
            // The new number is the old one less its share of the shared one.
            let share = forest.shares[Int(node)]
            forms[node] = form(of: node) + form(of: hub).map { ($0.node, -share * $0.coefficient) }
        }
    }

    /// How many rows that the network has no room for.
    private static func complexity(_ terms: ArraySlice<TermRows.Term>) -> Int {
        guard terms.count == 2, let first = terms.first, let last = terms.last else { return terms.count < 2 ? 0 : 1 }
        return isDifference(first.coefficient, last.coefficient) ? 0 : 1
    }

    private static func isDifference(_ a: Double, _ b: Double) -> Bool {
        (a + b).magnitude <= 1e-12 * max(a.magnitude, b.magnitude)
    }

    private func sheared(_ row: Int, _ hub: Int32) -> [TermRows.Term] {
        let range = rows.range(row)
        var result: [TermRows.Term] = []
        result.reserveCapacity(range.count + 1)
        var (own, largest) = (0.0, 0.0)
        for position in range {
            let term = rows.terms[position]
            guard term.node != hub else {
                own += term.coefficient
                largest = max(largest, term.coefficient.magnitude)
                continue
            }
            result.append(term)
            let share = term.coefficient * forest.shares[Int(term.node)]
            own += share
            largest = max(largest, share.magnitude)
        }
        if own.magnitude > 1e-11 * largest { result.append((hub, own)) }
        return result
    }

    /// What the rows of the connected part would like, the same wishes together; and the part's nodes.
    private mutating func wishes(
        around hub: Int32, _ budget: inout Int
    ) -> (wishes: [ShareForest.Wish], nodes: [Int32]) {
        lastMark += 1
        nodeMarks[Int(hub)] = lastMark
        var nodes: [Int32] = [hub]
        var next = 0
        var all: [ShareForest.Wish] = []
        while next < nodes.count {
            var mention = rows.firstMention(of: nodes[next])
            while mention >= 0 {
                let row = rows.row(of: mention)
                mention = rows.mention(after: mention)
                guard rowMarks[row] != lastMark else { continue }
                rowMarks[row] = lastMark
                let range = rows.range(row)
                budget -= range.count
                for position in range {
                    let node = rows.terms[position].node
                    guard nodeMarks[Int(node)] != lastMark else { continue }
                    nodeMarks[Int(node)] = lastMark
                    nodes.append(node)
                }
                if let wish = wish(range, hub) { all.append(wish) }
            }
            next += 1
        }
        all.sort(by: ShareForest.Wish.isOrdered)
        var wishes: [ShareForest.Wish] = []
        for wish in all {
            if let last = wishes.last, last.first == wish.first, last.second == wish.second,
                (last.difference - wish.difference).magnitude <= 1e-12
            {
                wishes[wishes.count - 1].weight += 1
            } else {
                wishes.append(wish)
            }
        }
        return (wishes, nodes)
    }

    /// What a row would like; nil where it has no wish, or one that shares can't fulfil.
    private func wish(_ range: Range<Int>, _ hub: Int32) -> ShareForest.Wish? {
        guard !range.isEmpty, range.count <= 3 else { return nil }
        var own = 0.0
        var others = (rows.terms[range.lowerBound], rows.terms[range.lowerBound])
        var count = 0
        for position in range {
            let term = rows.terms[position]
            if term.node == hub {
                own = term.coefficient
            } else {
                if count == 0 { others.0 = term } else { others.1 = term }
                count += 1
            }
        }
        if count == 1, own == 0 { return ShareForest.Wish(first: others.0.node, second: forest.ground, difference: 0) }
        guard count == 2, Self.isDifference(others.0.coefficient, others.1.coefficient) else { return nil }
        let (a, b) = others.0.node < others.1.node ? others : (others.1, others.0)
        return ShareForest.Wish(first: a.node, second: b.node, difference: -own / a.coefficient)
    }
}
