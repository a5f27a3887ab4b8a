extension GraphReduction {
    /// Solves what could not be eliminated, then substitutes back: every node that is determined gets an equality.
    /// - Parameters:
    ///   - isSplit: A Boolean value that indicates whether biconnected components are solved one by one.
    ///   - elimination: The receiver of the equalities; nodes that no row determines remain free in it.
    mutating func solve(isSplit: Bool, _ elimination: inout Elimination) throws(SolverError) {
        try solveComponents(isSplit, &elimination)
        for step in steps.reversed() {
            switch step {
            case .degreeOne(let node, let neighbor, let difference):
                equate(node, neighbor, difference, &elimination)
            case .degreeTwo(let nodes, let costs):
                let last = nodes.count - 1
                let differences = costs.summands(of: difference(nodes[last], nodes[0], &elimination))
                for index in 1..<last { equate(nodes[index], nodes[index - 1], differences[index - 1], &elimination) }
            }
        }
    }

    private func add(_ node: Int32, _ coefficient: Double, _ elimination: inout Elimination) {
        if node != ground { elimination.add(roots[Int(node)], coefficient * scales[Int(node)]) }
    }

    private func equate(_ node: Int32, _ neighbor: Int32, _ difference: Double, _ elimination: inout Elimination) {
        elimination.begin(-difference)
        add(node, 1, &elimination)
        add(neighbor, -1, &elimination)
        elimination.end()
        elimination.useAsEquality()
    }

    private func difference(_ node: Int32, _ other: Int32, _ elimination: inout Elimination) -> Double {
        elimination.begin(0)
        add(node, 1, &elimination)
        add(other, -1, &elimination)
        elimination.end()
        return elimination.constant
    }

    /// Solves the biconnected components of what is left. The rows of a component depend on differences alone, so it is
    /// solved as if the node that joins it to the others were at 0.
    private mutating func solveComponents(_ isSplit: Bool, _ elimination: inout Elimination) throws(SolverError) {
        var rows = generalRows
        for index in edges.indices where edges[index].isAlive {
            addUpFunctions(ofEdge: index)
            let edge = edges[index]
            var terms: [(node: Int32, coefficient: Double)] = []
            terms.reserveCapacity(2)
            if edge.from != ground { terms.append((edge.from, 1)) }
            if edge.to != ground { terms.append((edge.to, -1)) }
            rows.append(GeneralRow(terms: terms, cost: edge.cost))
        }
        guard !rows.isEmpty else { return }
        let components = BiconnectedComponents(rows: rows, nodeCount: nodeCount, isSplit: isSplit)
        var columns = [Int](repeating: -1, count: nodeCount)
        for component in components.components.reversed() {
            for (column, node) in component.nodes.enumerated() where node != ground { columns[Int(node)] = column }
            try solve(component, rows, columns, &elimination)
            for node in component.nodes where node != ground { columns[Int(node)] = -1 }
        }
    }

    private mutating func solve(
        _ component: BiconnectedComponents.Component, _ rows: [GeneralRow], _ columns: [Int],
        _ elimination: inout Elimination
    ) throws(SolverError) {
        work.components += 1
        let tableauRows = component.rows.map { row in
            var terms: [(column: Int, coefficient: Double)] = []
            terms.reserveCapacity(rows[row].terms.count)
            for term in rows[row].terms where columns[Int(term.node)] >= 0 {
                terms.append((columns[Int(term.node)], term.coefficient))
            }
            return Tableau.Row(terms: terms, cost: rows[row].cost)
        }
        var tableau = Tableau(columnCount: component.nodes.count, rows: tableauRows)
        defer { work.add(tableau.work) }
        try tableau.minimize(startingWith: Array(tableauRows.indices))
        // The nodes follow from the nonbasic rows; short ones first, for they keep the others short.
        let nonbasic = tableau.nonbasicRows.filter { $0 >= 0 }.map { Int($0) }.sorted {
            (tableauRows[$0].terms.count, $0) < (tableauRows[$1].terms.count, $1)
        }
        for row in nonbasic {
            elimination.begin(-tableau.value(ofRow: row))
            for term in rows[component.rows[row]].terms { add(term.node, term.coefficient, &elimination) }
            elimination.end()
            elimination.useAsEquality()
        }
    }
}
