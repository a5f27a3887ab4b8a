extension GraphReduction {
    /// Makes a graph of reduced rows: finds the scale on which every row over two nodes is a difference, and joins the
    /// rows of the same difference into one edge.
    /// - Parameters:
    ///   - roots: The free variable of each node.
    ///   - isReduced: Whether nodes are to be eliminated at all; if not, every row is left to the simplex method.
    init(_ problem: Problem, _ rows: ReducedRows, roots: [Int32], isReduced: Bool) {
        self.init(roots: roots)
        findScales(rows)
        if !isReduced {
            for node in isKept.indices { isKept[node] = true }
        }
        var froms: [Int32] = []
        var tos: [Int32] = []
        var hinges: [ConvexFunction.Hinge] = []
        froms.reserveCapacity(rows.count)
        tos.reserveCapacity(rows.count)
        hinges.reserveCapacity(rows.count)
        for row in 0..<rows.count {
            let range = rows.ranges[row]
            let source = Int(rows.sources[row])
            guard isReduced, range.count == 1 || isDifference(rows, row) else {
                addGeneralRow(rows, row, problem.hinge(ofRow: source, factor: 1, constant: rows.constants[row]))
                continue
            }
            let a = rows.nodes[range.lowerBound]
            let b = range.count == 1 ? ground : rows.nodes[range.lowerBound + 1]
            let factor = rows.coefficients[range.lowerBound] / scales[Int(a)]
            froms.append(min(a, b))
            tos.append(max(a, b))
            hinges.append(
                problem.hinge(ofRow: source, factor: a < b ? factor : -factor, constant: rows.constants[row]))
        }
        addEdges(froms, tos, hinges)
    }

    private func isDifference(_ rows: ReducedRows, _ row: Int) -> Bool {
        let range = rows.ranges[row]
        guard range.count == 2 else { return false }
        let (first, second) = (range.lowerBound, range.lowerBound + 1)
        let a = rows.coefficients[first] / scales[Int(rows.nodes[first])]
        let b = rows.coefficients[second] / scales[Int(rows.nodes[second])]
        return (a + b).magnitude <= Tolerance.oppositeCoefficient * max(a.magnitude, b.magnitude)
    }

    private mutating func addGeneralRow(_ rows: ReducedRows, _ row: Int, _ hinge: ConvexFunction.Hinge) {
        var terms: [(node: Int32, coefficient: Double)] = []
        terms.reserveCapacity(rows.ranges[row].count)
        for position in rows.ranges[row] {
            let node = rows.nodes[position]
            terms.append((node, rows.coefficients[position] / scales[Int(node)]))
            isKept[Int(node)] = true
        }
        generalRows.append(GeneralRow(terms: terms, cost: ConvexFunction([hinge])))
    }

    /// Most layouts are differences as they are. Where a multiplier comes in (`a = 2 b`), the nodes are scaled along
    /// the rows; where two paths give different scales, the row remains general.
    private mutating func findScales(_ rows: ReducedRows) {
        let pairs = (0..<rows.count).filter { rows.ranges[$0].count == 2 }
        guard !pairs.allSatisfy({ isDifference(rows, $0) }) else { return }
        var ratios = Elimination(count: nodeCount)
        for row in pairs {
            ratios.begin(0)
            for position in rows.ranges[row] { ratios.add(rows.nodes[position], rows.coefficients[position]) }
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
        let sorted = order.map { hinges[Int($0)] }
        var start = 0
        while start < order.count {
            let (from, to) = (froms[Int(order[start])], tos[Int(order[start])])
            var end = start + 1
            while end < order.count, froms[Int(order[end])] == from, tos[Int(order[end])] == to { end += 1 }
            addEdge(from, to, ConvexFunction(sorted[start..<end]))
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
