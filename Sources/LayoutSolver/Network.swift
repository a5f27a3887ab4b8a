/// Nodes (numbers to be found) and edges: costs of the difference of two nodes, or of one node and the ground, which
/// is 0.
///
/// Almost all of a layout has this form, and is solved by taking nodes away:
/// * a node with one edge goes where that edge costs least, wherever its neighbour is;
/// * a row of nodes with two edges each becomes one edge between its ends (``Chain``);
/// * edges between the same two nodes become one (their costs are added).
/// What can't be taken away is the kernel: left to the ``Simplex``.
struct Network: ~Copyable, Sendable {
    /// A node that was taken away, or several, and how they follow from what was left.
    enum Step: Sendable {
        case pendant(node: Int32, neighbour: Int32, difference: Double)
        /// `nodes` from one end to the other, ends included.
        case chain(nodes: [Int32], chain: Chain)
    }

    struct Edge: Sendable {
        /// The cost is one of `from - to`.
        var from: Int32
        var to: Int32
        var curve: CostCurve
        /// Costs that are still to be added to it.
        var more: [CostCurve] = []
        var isAlive = true
    }

    let nodeCount: Int
    /// The node that is 0.
    var ground: Int32 { Int32(nodeCount) }
    var edges: [Edge] = []
    /// Nodes that rows of another form mention: they stay.
    var isKept: [Bool]
    var degrees: [Int32]
    /// The edges of a node, as a list of half-edges: `2 · edge` at its `from`, `2 · edge + 1` at its `to`.
    var firsts: [Int32]
    var nexts: [Int32] = []
    var steps: [Step] = []
    var work = ConstraintSolver.Work()
    private var edgeOfPair: [UInt64: Int32]?

    init(nodeCount: Int) {
        self.nodeCount = nodeCount
        isKept = [Bool](repeating: false, count: nodeCount + 1)
        isKept[nodeCount] = true
        degrees = [Int32](repeating: 0, count: nodeCount + 1)
        firsts = [Int32](repeating: -1, count: nodeCount + 1)
    }

    mutating func addEdge(_ from: Int32, _ to: Int32, _ curve: CostCurve) {
        let index = Int32(edges.count)
        edges.append(Edge(from: from, to: to, curve: curve))
        nexts.append(firsts[Int(from)])
        firsts[Int(from)] = 2 * index
        nexts.append(firsts[Int(to)])
        firsts[Int(to)] = 2 * index + 1
        degrees[Int(from)] += 1
        degrees[Int(to)] += 1
    }

    // MARK: Taking nodes away

    /// Takes away all that can be: whenever possible ends, which is cheapest; else rows, each as long as it can be, the
    /// ones found first before those that arise from them (so that short ones don't grow one by one).
    mutating func reduce() {
        var ends: [Int32] = []
        var rows: [Int32] = []
        var nextRow = 0
        for node in 0..<Int32(nodeCount) {
            if degrees[Int(node)] == 1 { ends.append(node) }
            if degrees[Int(node)] == 2 { rows.append(node) }
        }
        var isDone = [Bool](repeating: false, count: nodeCount)
        while !ends.isEmpty || nextRow < rows.count {
            let node: Int32
            if let end = ends.popLast() {
                node = end
            } else {
                node = rows[nextRow]
                nextRow += 1
            }
            guard !isKept[Int(node)], !isDone[Int(node)] else { continue }
            let changed: [Int32]
            switch degrees[Int(node)] {
            case 1: changed = [takePendant(node)]
            case 2: changed = takeChain(through: node, &isDone)
            default: continue
            }
            if degrees[Int(node)] == 0 { isDone[Int(node)] = true }
            for neighbour in changed where !isKept[Int(neighbour)] {
                if degrees[Int(neighbour)] == 1 { ends.append(neighbour) }
                if degrees[Int(neighbour)] == 2 { rows.append(neighbour) }
            }
        }
    }

    private mutating func takePendant(_ node: Int32) -> Int32 {
        let edge = liveEdges(of: node)[0]
        settle(edge)
        let isForward = edges[edge].from == node
        let neighbour = isForward ? edges[edge].to : edges[edge].from
        let lowest = edges[edge].curve.lowest
        steps.append(.pendant(node: node, neighbour: neighbour, difference: isForward ? lowest : -lowest))
        work.reduced += 1
        removeEdge(edge)
        return neighbour
    }

    private mutating func takeChain(through start: Int32, _ isDone: inout [Bool]) -> [Int32] {
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
        // A ring without any other connection: the walk came back to the start, which then stays.
        let (head, tail) = (nodes[0], nodes[nodes.count - 1])
        var links: [CostCurve] = []
        links.reserveCapacity(path.count)
        for index in path.indices {
            let edge = path[index]
            settle(edge)
            // Each link is about the step from one node to the next.
            links.append(edges[edge].from == nodes[index + 1] ? edges[edge].curve : edges[edge].curve.mirrored)
            removeEdge(edge)
        }
        let chain = Chain(links)
        work.segments += chain.pieceCount
        work.reduced += nodes.count - 2
        for node in nodes[1..<(nodes.count - 1)] { isDone[Int(node)] = true }
        if head != tail { addParallel(tail, head, chain.curve) }
        steps.append(.chain(nodes: nodes, chain: chain))
        return head == tail ? [head] : [head, tail]
    }

    /// Follows nodes with two edges. Returns the nodes after the start, up to the first that stays, and the edges.
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

    /// The edges that a node still has.
    func liveEdges(of node: Int32) -> [Int] {
        var result: [Int] = []
        var half = firsts[Int(node)]
        while half >= 0 {
            if edges[Int(half) / 2].isAlive { result.append(Int(half) / 2) }
            half = nexts[Int(half)]
        }
        return result
    }

    /// Adds up the costs of an edge that came from several chains.
    mutating func settle(_ edge: Int) {
        guard !edges[edge].more.isEmpty else { return }
        edges[edge].curve = CostCurve.sum(of: [edges[edge].curve] + edges[edge].more)
        edges[edge].more = []
    }

    private mutating func removeEdge(_ edge: Int) {
        edges[edge].isAlive = false
        degrees[Int(edges[edge].from)] -= 1
        degrees[Int(edges[edge].to)] -= 1
        let key = pair(edges[edge].from, edges[edge].to)
        edgeOfPair?[key] = nil
    }

    private func pair(_ first: Int32, _ second: Int32) -> UInt64 {
        UInt64(UInt32(bitPattern: min(first, second))) << 32 | UInt64(UInt32(bitPattern: max(first, second)))
    }

    /// Adds an edge, or its cost to the edge that is there already.
    private mutating func addParallel(_ from: Int32, _ to: Int32, _ curve: CostCurve) {
        if edgeOfPair == nil {
            var pairs: [UInt64: Int32] = [:]
            for (index, edge) in edges.enumerated() where edge.isAlive {
                pairs[pair(edge.from, edge.to)] = Int32(index)
            }
            edgeOfPair = pairs
        }
        let key = pair(from, to)
        if let known = edgeOfPair?[key] {
            edges[Int(known)].more.append(edges[Int(known)].from == from ? curve : curve.mirrored)
        } else {
            edgeOfPair?[key] = Int32(edges.count)
            addEdge(from, to, curve)
        }
    }
}
