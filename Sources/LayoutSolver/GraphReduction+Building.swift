extension GraphReduction {
    /// Makes a graph of a problem's rows: finds the scale on which every row over two nodes is a difference, and joins
    /// the rows of the same difference into one edge.
    /// - Parameters:
    ///   - roots: The free variable of each node.
    ///   - isReduced: Whether nodes are to be eliminated at all; if not, every row is left to the simplex method.
    init(_ problem: Problem, roots: [Int32], isReduced: Bool) {
        self.init(roots: roots)
        findScales(problem)
        if !isReduced {
            for node in isKept.indices { isKept[node] = true }
        }
        var froms: [Int32] = []
        var tos: [Int32] = []
        var hinges: [ConvexFunction.Hinge] = []
        froms.reserveCapacity(problem.rows.count)
        tos.reserveCapacity(problem.rows.count)
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
            froms.append(min(a, b))
            tos.append(max(a, b))
            hinges.append(problem.hinge(ofRow: row, factor: a < b ? factor : -factor))
        }
        addEdges(froms, tos, hinges)
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
        generalRows.append(GeneralRow(terms: terms, cost: ConvexFunction([problem.hinge(ofRow: row, factor: 1)])))
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
            if ratios.roots.count == 2 { _ = ratios.useAsEquality() }
        }
        for node in 0..<nodeCount {
            let scale = 1 / ratios.find(Int32(node)).scale
            // A chain of multipliers may exceed all bounds; such a row is general then.
            if scale.magnitude > 1 / Tolerance.largestScale, scale.magnitude < Tolerance.largestScale {
                scales[node] = scale
            }
        }
    }

    /// Sorts by both ends in two counting passes, and makes an edge of each pair.
    private mutating func addEdges(_ froms: [Int32], _ tos: [Int32], _ hinges: [ConvexFunction.Hinge]) {
        let byTo = Self.sorted((0..<Int32(hinges.count)).map { $0 }, by: tos, count: nodeCount + 1)
        let order = Self.sorted(byTo, by: froms, count: nodeCount + 1)
        var start = 0
        while start < order.count {
            let (from, to) = (froms[Int(order[start])], tos[Int(order[start])])
            var end = start + 1
            while end < order.count, froms[Int(order[end])] == from, tos[Int(order[end])] == to { end += 1 }
            addEdge(from, to, ConvexFunction(order[start..<end].map { hinges[Int($0)] }))
            start = end
        }
    }

    private static func sorted(_ list: [Int32], by keys: [Int32], count: Int) -> [Int32] {
        var starts = [Int32](repeating: 0, count: count + 1)
        for element in list { starts[Int(keys[Int(element)]) + 1] += 1 }
        for index in 0..<count { starts[index + 1] += starts[index] }
        var result = [Int32](repeating: 0, count: list.count)
        for element in list {
            let key = Int(keys[Int(element)])
            result[Int(starts[key])] = element
            starts[key] += 1
        }
        return result
    }
}
