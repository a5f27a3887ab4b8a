/// A row over nodes that is not the difference of two.
struct GeneralRow: Sendable {
    var terms: [(node: Int32, coefficient: Double)]
    var curve: Curve
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
    mutating func places(general: [GeneralRow]) throws(SolverError) -> Places {
        var places = Places(
            values: [Double](repeating: 0, count: nodeCount + 1),
            isKnown: [Bool](repeating: true, count: nodeCount + 1))
        try solveKernel(general, &places)
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

    private mutating func solveKernel(_ general: [GeneralRow], _ places: inout Places) throws(SolverError) {
        var taken = [Bool](repeating: false, count: nodeCount + 1)
        for step in steps {
            switch step {
            case .pendant(let node, _, _): taken[Int(node)] = true
            case .chain(let nodes, _): for node in nodes[1..<(nodes.count - 1)] { taken[Int(node)] = true }
            }
        }
        var sets = DisjointSets(count: nodeCount + 1)
        var live: [Int] = []
        for index in edges.indices where edges[index].isAlive {
            settle(index)
            live.append(index)
            if edges[index].from != ground, edges[index].to != ground { sets.union(edges[index].from, edges[index].to) }
        }
        for row in general {
            for term in row.terms.dropFirst() { sets.union(row.terms[0].node, term.node) }
        }
        // Parts in the order of their first nodes; within a part the columns are its nodes in order.
        var partOfRoot: [Int32: Int] = [:]
        var members: [[Int32]] = []
        var columns = [Int](repeating: 0, count: nodeCount + 1)
        for node in 0..<Int32(nodeCount) where !taken[Int(node)] {
            let root = sets.find(node)
            let part = partOfRoot[root] ?? members.count
            if part == members.count {
                partOfRoot[root] = part
                members.append([])
            }
            columns[Int(node)] = members[part].count
            members[part].append(node)
        }
        var rows = [[(terms: [(column: Int, coefficient: Double)], curve: Curve)]](repeating: [], count: members.count)
        for index in live {
            let edge = edges[index]
            var terms: [(column: Int, coefficient: Double)] = []
            if edge.from != ground { terms.append((columns[Int(edge.from)], 1)) }
            if edge.to != ground { terms.append((columns[Int(edge.to)], -1)) }
            let inner = edge.from != ground ? edge.from : edge.to
            rows[partOfRoot[sets.find(inner)] ?? 0].append((terms, edge.curve))
        }
        for row in general {
            let terms = row.terms.map { (column: columns[Int($0.node)], coefficient: $0.coefficient) }
            rows[partOfRoot[sets.find(row.terms[0].node)] ?? 0].append((terms, row.curve))
        }
        for (part, nodes) in members.enumerated() { try solvePart(nodes, rows[part], &places) }
    }

    private mutating func solvePart(
        _ nodes: [Int32], _ rows: [(terms: [(column: Int, coefficient: Double)], curve: Curve)],
        _ places: inout Places
    ) throws(SolverError) {
        work.components += 1
        if rows.isEmpty {
            for node in nodes {
                places.isKnown[Int(node)] = false
                places.open[node] = [(node, 1)]
            }
            return
        }
        var simplex = try Simplex(columnCount: nodes.count, rows: rows)
        try simplex.solve()
        work.add(simplex.work)
        for (column, node) in nodes.enumerated() {
            let found = simplex.result(ofColumn: column)
            places.values[Int(node)] = found.value
            guard !found.open.isEmpty else { continue }
            places.isKnown[Int(node)] = false
            places.open[node] = found.open.map { (nodes[$0.column], $0.coefficient) }
        }
    }
}
