/// A cost of a sum of nodes.
struct GeneralRow: Sendable {
    var terms: [(node: Int32, coefficient: Double)]
    var curve: CostCurve

    /// Whether moving all nodes by the same amount changes nothing.
    var isInvariant: Bool {
        var (sum, largest) = (0.0, 0.0)
        for term in terms {
            sum += term.coefficient
            largest = max(largest, term.coefficient.magnitude)
        }
        return sum.magnitude <= 1e-12 * largest
    }
}

extension Network {
    /// Where the nodes are: the number of each (counted from the nodes that stay open), and which are open.
    struct Places: Sendable {
        var values: [Double]
        /// Whether a node's place is known, apart from any open one.
        var isKnown: [Bool]
        /// For nodes that are not known: how they depend on open nodes. An open node depends on itself.
        var open: [Int32: [(node: Int32, coefficient: Double)]] = [:]
    }

    /// Solves what could not be taken away, then puts everything back.
    mutating func places(general: [GeneralRow], isSplit: Bool) throws(SolverError) -> Places {
        var places = Places(
            values: [Double](repeating: 0, count: nodeCount + 1),
            isKnown: [Bool](repeating: true, count: nodeCount + 1))
        try solveKernel(general, isSplit: isSplit, &places)
        for step in steps.reversed() {
            switch step {
            case .pendant(let node, let neighbour, let difference):
                places.values[Int(node)] = places.values[Int(neighbour)] + difference
                follow(node, neighbour, &places)
            case .chain(let nodes, let chain):
                let (head, tail) = (nodes[0], nodes[nodes.count - 1])
                let numbers = chain.split(places.values[Int(tail)] - places.values[Int(head)])
                var value = places.values[Int(head)]
                for index in 1..<(nodes.count - 1) {
                    value += numbers[index - 1]
                    places.values[Int(nodes[index])] = value
                    follow(nodes[index], head, &places)
                }
            }
        }
        return places
    }

    private func follow(_ node: Int32, _ leader: Int32, _ places: inout Places) {
        guard !places.isKnown[Int(leader)] else { return }
        places.isKnown[Int(node)] = false
        places.open[node] = places.open[leader]
    }

    /// Solves what is left block by block. A block is joined to the rest at one node only (its top); its rows depend on
    /// differences alone, so it is solved as if its top were at 0, and goes where its top goes.
    private mutating func solveKernel(
        _ general: [GeneralRow], isSplit: Bool, _ places: inout Places
    ) throws(SolverError) {
        var rows = general
        for index in edges.indices where edges[index].isAlive {
            settle(index)
            let edge = edges[index]
            var terms: [(node: Int32, coefficient: Double)] = []
            terms.reserveCapacity(2)
            if edge.from != ground { terms.append((edge.from, 1)) }
            if edge.to != ground { terms.append((edge.to, -1)) }
            rows.append(GeneralRow(terms: terms, curve: edge.curve))
        }
        let blocks = Blocks(rows: rows, isPresent: presentNodes(), isSplit: isSplit)
        for node in 0..<nodeCount where blocks.isRoot[node] {
            places.isKnown[node] = false
            places.open[Int32(node)] = [(Int32(node), 1)]
        }
        for block in blocks.blocks.reversed() { try solve(block, rows, &places) }
    }

    /// The nodes that were not taken away.
    private func presentNodes() -> [Bool] {
        var result = [Bool](repeating: true, count: nodeCount)
        for step in steps {
            switch step {
            case .pendant(let node, _, _): result[Int(node)] = false
            case .chain(let nodes, _): for node in nodes[1..<(nodes.count - 1)] { result[Int(node)] = false }
            }
        }
        return result
    }

    /// Each column's number, and how it depends on those that stay open.
    private mutating func solve(
        columnCount: Int, _ lines: [SimplexRows.Row]
    ) throws(SolverError) -> [SimplexRows.Result] {
        var simplex = SparseSimplex(columnCount: columnCount, rows: lines)
        defer { work.add(simplex.work) }
        try simplex.solve()
        return simplex.results
    }

    private mutating func solve(
        _ block: Blocks.Block, _ rows: [GeneralRow], _ places: inout Places
    ) throws(SolverError) {
        work.components += 1
        var columns: [Int32: Int] = [:]
        columns.reserveCapacity(block.nodes.count)
        for column in block.nodes.indices { columns[block.nodes[column]] = column }
        let lines = block.rows.map { row in
            var terms: [(column: Int, coefficient: Double)] = []
            terms.reserveCapacity(rows[row].terms.count)
            for term in rows[row].terms {
                if let column = columns[term.node] { terms.append((column, term.coefficient)) }
            }
            return (terms: terms, curve: rows[row].curve)
        }
        let results = try solve(columnCount: block.nodes.count, lines)
        let top = block.top
        for column in block.nodes.indices {
            let node = block.nodes[column]
            let found = results[column]
            var open = found.open.map { (node: block.nodes[$0.column], coefficient: $0.coefficient) }
            let rest = open.reduce(1) { $0 - $1.coefficient }
            let share = rest.magnitude < 1e-11 ? 0 : rest
            places.values[Int(node)] = found.value + share * places.values[Int(top)]
            if share != 0, !places.isKnown[Int(top)] {
                for term in places.open[top] ?? [] { open.append((term.node, term.coefficient * share)) }
            }
            if !open.isEmpty {
                places.isKnown[Int(node)] = false
                places.open[node] = open
            }
        }
    }
}
