/// A cost of a sum of nodes that isn't an edge.
struct GeneralRow: Sendable {
    var terms: [(node: Int32, coefficient: Double)]
    var cost: ConvexFunction

    /// Indicates whether the row remains the same when all nodes move by the same amount.
    var isInvariant: Bool {
        var (sum, largest) = (0.0, 0.0)
        for term in terms {
            sum += term.coefficient
            largest = max(largest, term.coefficient.magnitude)
        }
        return sum.magnitude <= Tolerance.oppositeCoefficient * largest
    }
}

/// A graph of nodes (numbers to be found) and edges: costs of the difference of two nodes, or of one node and the
/// ground, which is 0.
///
/// Almost all of a layout has this form, and is solved by eliminating nodes:
/// * degree one: a node with one edge goes where that edge costs least, wherever its neighbor is;
/// * degree two: a path of nodes with two edges each becomes one edge between its ends (``InfimalConvolution``);
/// * parallel edges become one (their costs are added).
///
/// Nodes that can't be eliminated are left to the ``Tableau``, one biconnected component at a time.
struct GraphReduction: ~Copyable, Sendable {
    /// Nodes that were eliminated, and how they follow from the others.
    enum EliminationStep: Sendable {
        case degreeOne(node: Int32, neighbor: Int32, difference: Double)
        /// `nodes` from one end of the path to the other, ends included.
        case degreeTwo(nodes: [Int32], costs: InfimalConvolution)
    }

    struct Edge: Sendable {
        /// The cost is one of `from - to`.
        var from: Int32
        var to: Int32
        var cost: ConvexFunction
        /// Costs that are still to be added to it.
        var more: [ConvexFunction] = []
        var isAlive = true
    }

    /// The free variable of each node, and what it is multiplied by to be the node's number.
    let roots: [Int32]
    var scales: [Double]
    var edges: [Edge] = []
    var generalRows: [GeneralRow] = []
    /// Nodes of general rows: they are not eliminated.
    var isKept: [Bool]
    private var degrees: [Int32]
    /// The edges of a node, as a list of half-edges: `2 · edge` at its `from`, `2 · edge + 1` at its `to`.
    private var firsts: [Int32]
    private var nexts: [Int32] = []
    private(set) var steps: [EliminationStep] = []
    var work = ConstraintSolver.Work()
    private var edgeOfPair: [UInt64: Int32]?

    var nodeCount: Int { roots.count }
    /// The node that is 0.
    var ground: Int32 { Int32(roots.count) }

    init(roots: [Int32]) {
        self.roots = roots
        scales = [Double](repeating: 1, count: roots.count)
        isKept = [Bool](repeating: false, count: roots.count + 1)
        isKept[roots.count] = true
        degrees = [Int32](repeating: 0, count: roots.count + 1)
        firsts = [Int32](repeating: -1, count: roots.count + 1)
    }

    mutating func addEdge(_ from: Int32, _ to: Int32, _ cost: ConvexFunction) {
        let index = Int32(edges.count)
        edges.append(Edge(from: from, to: to, cost: cost))
        nexts.append(firsts[Int(from)])
        firsts[Int(from)] = 2 * index
        nexts.append(firsts[Int(to)])
        firsts[Int(to)] = 2 * index + 1
        degrees[Int(from)] += 1
        degrees[Int(to)] += 1
    }

    // MARK: Eliminating nodes

    /// Eliminates all nodes that can be: of degree one whenever possible, which is cheapest; else of degree two, each
    /// path as long as it can be, those found first before those that arise from them (so that short ones don't grow
    /// one by one).
    mutating func reduce() {
        var leaves: [Int32] = []
        var paths: [Int32] = []
        var nextPath = 0
        for node in 0..<Int32(nodeCount) {
            if degrees[Int(node)] == 1 { leaves.append(node) }
            if degrees[Int(node)] == 2 { paths.append(node) }
        }
        var isDone = [Bool](repeating: false, count: nodeCount)
        while !leaves.isEmpty || nextPath < paths.count {
            let node: Int32
            if let leaf = leaves.popLast() {
                node = leaf
            } else {
                node = paths[nextPath]
                nextPath += 1
            }
            guard !isKept[Int(node)], !isDone[Int(node)] else { continue }
            let changed: [Int32]
            switch degrees[Int(node)] {
            case 1: changed = [eliminateDegreeOne(node)]
            case 2: changed = eliminateDegreeTwo(through: node, &isDone)
            default: continue
            }
            if degrees[Int(node)] == 0 { isDone[Int(node)] = true }
            for neighbor in changed where !isKept[Int(neighbor)] {
                if degrees[Int(neighbor)] == 1 { leaves.append(neighbor) }
                if degrees[Int(neighbor)] == 2 { paths.append(neighbor) }
            }
        }
    }

    private mutating func eliminateDegreeOne(_ node: Int32) -> Int32 {
        let edge = liveEdges(of: node)[0]
        addUpFunctions(ofEdge: edge)
        let isForward = edges[edge].from == node
        let neighbor = isForward ? edges[edge].to : edges[edge].from
        let lowest = edges[edge].cost.breakpoints[edges[edge].cost.lowestBreakpoint]
        steps.append(.degreeOne(node: node, neighbor: neighbor, difference: isForward ? lowest : -lowest))
        work.reduced += 1
        removeEdge(edge)
        return neighbor
    }

    private mutating func eliminateDegreeTwo(through start: Int32, _ isDone: inout [Bool]) -> [Int32] {
        // Walk from the start both ways while there is only one way on.
        let first = liveEdges(of: start)
        var (nodes, path) = walk(from: start, over: first[0])
        nodes.reverse()
        path.reverse()
        nodes.append(start)
        if nodes[0] != start {
            let (others, rest) = walk(from: start, over: first[1])
            nodes += others
            path += rest
        }
        // In a cycle without any other edge the walk came back to the start, which is then not eliminated.
        let (head, tail) = (nodes[0], nodes[nodes.count - 1])
        var costs: [ConvexFunction] = []
        costs.reserveCapacity(path.count)
        for index in path.indices {
            let edge = path[index]
            addUpFunctions(ofEdge: edge)
            // Each is a cost of the difference of one node and the one before it.
            costs.append(edges[edge].from == nodes[index + 1] ? edges[edge].cost : edges[edge].cost.mirrored)
            removeEdge(edge)
        }
        let convolution = InfimalConvolution(costs)
        work.segments += convolution.segmentCount
        work.reduced += nodes.count - 2
        for node in nodes[1..<(nodes.count - 1)] { isDone[Int(node)] = true }
        if head != tail { addParallel(tail, head, convolution.function) }
        steps.append(.degreeTwo(nodes: nodes, costs: convolution))
        return head == tail ? [head] : [head, tail]
    }

    /// Follows nodes of degree two.
    /// - Returns: The nodes after the start, up to the first that is not eliminated, and the edges.
    private func walk(from start: Int32, over edge: Int) -> (nodes: [Int32], edges: [Int]) {
        var nodes: [Int32] = []
        var path: [Int] = []
        var (node, next) = (start, edge)
        while true {
            path.append(next)
            node = edges[next].from == node ? edges[next].to : edges[next].from
            nodes.append(node)
            guard node != start, !isKept[Int(node)], degrees[Int(node)] == 2 else { return (nodes, path) }
            let both = liveEdges(of: node)
            next = both[0] == next ? both[1] : both[0]
        }
    }

    // MARK: Edges

    private func liveEdges(of node: Int32) -> [Int] {
        var result: [Int] = []
        var half = firsts[Int(node)]
        while half >= 0 {
            if edges[Int(half) / 2].isAlive { result.append(Int(half) / 2) }
            half = nexts[Int(half)]
        }
        return result
    }

    /// Adds up the costs of an edge that took the place of several paths.
    mutating func addUpFunctions(ofEdge edge: Int) {
        guard !edges[edge].more.isEmpty else { return }
        edges[edge].cost = ConvexFunction.sum(of: [edges[edge].cost] + edges[edge].more)
        edges[edge].more = []
    }

    private mutating func removeEdge(_ edge: Int) {
        edges[edge].isAlive = false
        degrees[Int(edges[edge].from)] -= 1
        degrees[Int(edges[edge].to)] -= 1
        let key = pair(edges[edge].from, edges[edge].to)
        edgeOfPair?[key] = nil
    }

    /// Two nodes, the smaller one in the upper bits.
    func pair(_ first: Int32, _ second: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: min(first, second))) << 32 | UInt64(UInt32(bitPattern: max(first, second)))
    }

    /// Adds an edge, or its cost to the edge that is there already.
    private mutating func addParallel(_ from: Int32, _ to: Int32, _ cost: ConvexFunction) {
        if edgeOfPair == nil {
            var pairs: [UInt64: Int32] = [:]
            for (index, edge) in edges.enumerated() where edge.isAlive {
                pairs[pair(edge.from, edge.to)] = Int32(index)
            }
            edgeOfPair = pairs
        }
        let key = pair(from, to)
        if let known = edgeOfPair?[key] {
            edges[Int(known)].more.append(edges[Int(known)].from == from ? cost : cost.mirrored)
        } else {
            edgeOfPair?[key] = Int32(edges.count)
            addEdge(from, to, cost)
        }
    }
}
