/// Makes a network of reduced rows: finds the scale on which every row over two nodes is a difference, and joins the
/// rows about the same difference into one edge.
struct NetworkBuilder: ~Copyable, Sendable {
    let problem: Problem
    let rows: ReducedRows
    /// What a node's number is multiplied by to stand in the network.
    private(set) var scales: [Double]
    private(set) var network: Network
    private(set) var general: [GeneralRow] = []

    init(problem: Problem, rows: ReducedRows) {
        self.problem = problem
        self.rows = rows
        scales = [Double](repeating: 1, count: rows.nodeCount)
        network = Network(nodeCount: rows.nodeCount)
    }

    /// - Parameter allGeneral: Whether every node is to stay for the simplex method.
    mutating func build(allGeneral: Bool) {
        findScales()
        if allGeneral {
            for node in network.isKept.indices { network.isKept[node] = true }
        }
        var froms: [Int32] = []
        var tos: [Int32] = []
        var kinks: [CostCurve.Kink] = []
        froms.reserveCapacity(rows.count)
        tos.reserveCapacity(rows.count)
        kinks.reserveCapacity(rows.count)
        for row in 0..<rows.count {
            let range = rows.ranges[row]
            let a = rows.nodes[range.lowerBound]
            let factor = rows.coefficients[range.lowerBound] / scales[Int(a)]
            let source = Int(rows.sources[row])
            guard !allGeneral, range.count == 1 || isDifference(row) else {
                addGeneral(row, source)
                continue
            }
            let b = range.count == 1 ? network.ground : rows.nodes[range.lowerBound + 1]
            let isForward = a < b
            froms.append(isForward ? a : b)
            tos.append(isForward ? b : a)
            kinks.append(
                ReducedRows.kink(
                    problem, source, factor: isForward ? factor : -factor, constant: rows.constants[row]))
        }
        addEdges(froms, tos, kinks)
    }

    private func isDifference(_ row: Int) -> Bool {
        let range = rows.ranges[row]
        guard range.count == 2 else { return false }
        let (first, second) = (range.lowerBound, range.lowerBound + 1)
        let a = rows.coefficients[first] / scales[Int(rows.nodes[first])]
        let b = rows.coefficients[second] / scales[Int(rows.nodes[second])]
        return (a + b).magnitude <= 1e-12 * max(a.magnitude, b.magnitude)
    }

    private mutating func addGeneral(_ row: Int, _ source: Int) {
        var terms: [(node: Int32, coefficient: Double)] = []
        terms.reserveCapacity(rows.ranges[row].count)
        for position in rows.ranges[row] {
            let node = rows.nodes[position]
            terms.append((node, rows.coefficients[position] / scales[Int(node)]))
            network.isKept[Int(node)] = true
        }
        let kink = ReducedRows.kink(problem, source, factor: 1, constant: rows.constants[row])
        general.append(GeneralRow(terms: terms, curve: CostCurve(kinks: [kink])))
    }

    /// Most layouts are differences as they are. Where a multiplier comes in (`a = 2 b`), the nodes' numbers are
    /// stretched along the rows; where two ways round give different stretches, the row stays general.
    private mutating func findScales() {
        var isNeeded = false
        for row in 0..<rows.count where rows.ranges[row].count == 2 && !isDifference(row) {
            isNeeded = true
            break
        }
        guard isNeeded else { return }
        var firsts = [Int32](repeating: -1, count: rows.nodeCount)
        var nexts = [Int32](repeating: -1, count: rows.nodes.count)
        for row in 0..<rows.count where rows.ranges[row].count == 2 {
            for position in rows.ranges[row] {
                nexts[position] = firsts[Int(rows.nodes[position])]
                firsts[Int(rows.nodes[position])] = Int32(position)
            }
        }
        var owner = [Int32](repeating: 0, count: rows.nodes.count)
        for row in 0..<rows.count {
            for position in rows.ranges[row] { owner[position] = Int32(row) }
        }
        var isSeen = [Bool](repeating: false, count: rows.nodeCount)
        var stack: [Int32] = []
        for start in 0..<Int32(rows.nodeCount) where !isSeen[Int(start)] {
            isSeen[Int(start)] = true
            stack.append(start)
            while let node = stack.popLast() {
                var position = firsts[Int(node)]
                while position >= 0 {
                    let range = rows.ranges[Int(owner[Int(position)])]
                    let other = Int(position) == range.lowerBound ? range.lowerBound + 1 : range.lowerBound
                    let neighbour = rows.nodes[other]
                    if !isSeen[Int(neighbour)] {
                        isSeen[Int(neighbour)] = true
                        let ratio = rows.coefficients[other] / rows.coefficients[Int(position)]
                        let scale = -ratio * scales[Int(node)]
                        // A chain of multipliers may leave all bounds; such a row is general then.
                        if scale.magnitude > 1e-6, scale.magnitude < 1e6 { scales[Int(neighbour)] = scale }
                        stack.append(neighbour)
                    }
                    position = nexts[Int(position)]
                }
            }
        }
    }

    /// Sorts by both ends in two counting passes, and makes an edge of each pair.
    private mutating func addEdges(_ froms: [Int32], _ tos: [Int32], _ kinks: [CostCurve.Kink]) {
        let byTo = Self.sorted((0..<Int32(kinks.count)).map { $0 }, by: tos, count: rows.nodeCount + 1)
        let order = Self.sorted(byTo, by: froms, count: rows.nodeCount + 1)
        let sorted = order.map { kinks[Int($0)] }
        var start = 0
        while start < order.count {
            let (from, to) = (froms[Int(order[start])], tos[Int(order[start])])
            var end = start + 1
            while end < order.count, froms[Int(order[end])] == from, tos[Int(order[end])] == to { end += 1 }
            network.addEdge(from, to, CostCurve(kinks: sorted[start..<end]))
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
