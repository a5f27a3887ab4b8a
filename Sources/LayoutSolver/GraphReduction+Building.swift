extension GraphReduction {
    /// Makes a graph of a problem's rows: finds the scale on which every row over two nodes is a difference, and joins
    /// the rows of the same difference into one edge.
    /// - Parameter isReduced: Indicates whether to eliminate nodes; if not, every row is left to the simplex method.
    init(_ problem: Problem, roots: [Int32], isReduced: Bool) {
        self.init(roots: roots)
        findScales(problem)
        if !isReduced {
            for node in isKept.indices { isKept[node] = true }
        }
        var pairs: [UInt64] = []
        var hinges: [ConvexFunction.Hinge] = []
        pairs.reserveCapacity(problem.rows.count)
        hinges.reserveCapacity(problem.rows.count)
        for row in problem.rows.indices {
            let range = problem.rows[row].range
            guard isReduced, range.count == 1 || isDifference(problem, range) else {
                addGeneralRow(problem, row)
                continue
            }
            let a = problem.termVariables[range.lowerBound]
            let b = range.count == 1 ? ground : problem.termVariables[range.lowerBound + 1]
            let factor = problem.termCoefficients[range.lowerBound] / scales[Int(a)]
            pairs.append(pair(a, b))
            hinges.append(problem.hinge(ofRow: row, factor: a < b ? factor : -factor))
        }
        addEdges(pairs, hinges)
    }

    private func isDifference(_ problem: Problem, _ range: Range<Int>) -> Bool {
        guard range.count == 2 else { return false }
        let (first, second) = (range.lowerBound, range.lowerBound + 1)
        let a = problem.termCoefficients[first] / scales[Int(problem.termVariables[first])]
        let b = problem.termCoefficients[second] / scales[Int(problem.termVariables[second])]
        return (a + b).magnitude <= Tolerance.oppositeCoefficient * max(a.magnitude, b.magnitude)
    }

    private mutating func addGeneralRow(_ problem: Problem, _ row: Int) {
        var terms: [(node: Int32, coefficient: Double)] = []
        terms.reserveCapacity(problem.rows[row].range.count)
        for position in problem.rows[row].range {
            let node = problem.termVariables[position]
            terms.append((node, problem.termCoefficients[position] / scales[Int(node)]))
            isKept[Int(node)] = true
        }
        generalRows.append(GeneralRow(terms: terms, cost: ConvexFunction(problem.hinge(ofRow: row, factor: 1))))
    }

    /// Most layouts are differences as they are. Where a multiplier comes in (`a = 2 b`), the nodes are scaled along
    /// the rows; where two paths give different scales, the row remains general.
    private mutating func findScales(_ problem: Problem) {
        let pairs = problem.rows.lazy.map(\.range).filter { $0.count == 2 }
        guard !pairs.allSatisfy({ isDifference(problem, $0) }) else { return }
        var ratios = Elimination(count: nodeCount)
        for pair in pairs {
            ratios.begin(0)
            for position in pair { ratios.add(problem.termVariables[position], problem.termCoefficients[position]) }
            ratios.end()
            if ratios.roots.count == 2 { ratios.useAsEquality() }
        }
        for node in 0..<nodeCount {
            let scale = 1 / ratios.find(Int32(node)).scale
            // A chain of multipliers may exceed all bounds; such a row is general then.
            if (1 / Tolerance.largestScale..<Tolerance.largestScale).contains(scale.magnitude) { scales[node] = scale }
        }
    }

    /// Creates an edge from the rows of each pair of nodes.
    private mutating func addEdges(_ pairs: [UInt64], _ hinges: [ConvexFunction.Hinge]) {
        let order = pairs.indices.sorted { (pairs[$0], $0) < (pairs[$1], $1) }
        var start = 0
        while start < order.count {
            let pair = pairs[order[start]]
            var end = start + 1
            while end < order.count, pairs[order[end]] == pair { end += 1 }
            let cost =
                end == start + 1
                ? ConvexFunction(hinges[order[start]]) : ConvexFunction(order[start..<end].map { hinges[$0] })
            addEdge(Int32(pair >> 32), Int32(truncatingIfNeeded: pair), cost)
            start = end
        }
    }
}
