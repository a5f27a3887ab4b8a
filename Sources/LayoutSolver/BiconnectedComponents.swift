/// The biconnected components of the graph in which each row joins its nodes, and the ground unless the row remains the
/// same when all of them move together: parts that are joined at single nodes only.
struct BiconnectedComponents: Sendable {
    struct Component: Sendable {
        /// The nodes without the one that joins the component to those after it, ascending.
        var nodes: [Int32] = []
        var rows: [Int] = []
    }

    /// Each component comes after those that are joined to it.
    private(set) var components: [Component] = []

    /// Links join two nodes: one link for a row of two nodes, a cycle of links for a row of more.
    private var ends: [(Int32, Int32)] = []
    private var rowOfLink: [Int] = []
    private var firsts: [Int32]
    private var nexts: [Int32] = []
    /// By node: the number of the component that it was last found in.
    private var marks: [Int32]

    /// - Parameter isSplit: Indicates whether to find components; if not, connected parts are joined to the ground.
    init(rows: [GeneralRow], nodeCount: Int, isSplit: Bool) {
        firsts = [Int32](repeating: -1, count: nodeCount + 1)
        marks = [Int32](repeating: 0, count: nodeCount + 1)
        let ground = Int32(nodeCount)
        var nodes: [Int32] = []
        for index in rows.indices {
            nodes.removeAll(keepingCapacity: true)
            for term in rows[index].terms { nodes.append(term.node) }
            if !isSplit || !rows[index].isInvariant { nodes.append(ground) }
            for position in 1..<nodes.count { addLink(nodes[position - 1], nodes[position], index) }
            if nodes.count > 2 { addLink(nodes[nodes.count - 1], nodes[0], index) }
        }
        search(ground, rows.count)
    }

    private mutating func addLink(_ first: Int32, _ second: Int32, _ row: Int) {
        let link = Int32(ends.count)
        ends.append((first, second))
        rowOfLink.append(row)
        nexts.append(firsts[Int(first)])
        firsts[Int(first)] = 2 * link
        nexts.append(firsts[Int(second)])
        firsts[Int(second)] = 2 * link + 1
    }

    /// Tarjan's depth-first search, with a stack of its own.
    private mutating func search(_ ground: Int32, _ rowCount: Int) {
        var found = [Int32](repeating: -1, count: firsts.count)
        var lowest = found
        var nextHalves = firsts
        var isUsed = [Bool](repeating: false, count: ends.count)
        var isTaken = [Bool](repeating: false, count: rowCount)
        var links: [Int32] = []
        var time: Int32 = 0
        for index in -1..<ground {
            // The ground comes first.
            let start = index < 0 ? ground : index
            guard found[Int(start)] < 0, firsts[Int(start)] >= 0 else { continue }
            var path: [(node: Int32, link: Int32)] = [(start, -1)]
            found[Int(start)] = time
            lowest[Int(start)] = time
            time += 1
            while let (node, entry) = path.last {
                let half = nextHalves[Int(node)]
                if half >= 0 {
                    nextHalves[Int(node)] = nexts[Int(half)]
                    let link = half / 2
                    guard !isUsed[Int(link)] else { continue }
                    isUsed[Int(link)] = true
                    links.append(link)
                    let other = half % 2 == 0 ? ends[Int(link)].1 : ends[Int(link)].0
                    if found[Int(other)] < 0 {
                        found[Int(other)] = time
                        lowest[Int(other)] = time
                        time += 1
                        path.append((other, link))
                    } else {
                        lowest[Int(node)] = min(lowest[Int(node)], found[Int(other)])
                    }
                    continue
                }
                path.removeLast()
                guard let parent = path.last?.node else { continue }
                lowest[Int(parent)] = min(lowest[Int(parent)], lowest[Int(node)])
                if lowest[Int(node)] >= found[Int(parent)] { takeComponent(parent, entry, &links, &isTaken) }
            }
        }
    }

    /// Creates a component from everything found since it was entered.
    private mutating func takeComponent(_ top: Int32, _ entry: Int32, _ links: inout [Int32], _ isTaken: inout [Bool]) {
        var component = Component()
        let number = Int32(components.count + 1)
        marks[Int(top)] = number
        while let link = links.popLast() {
            for node in [ends[Int(link)].0, ends[Int(link)].1] where marks[Int(node)] != number {
                marks[Int(node)] = number
                component.nodes.append(node)
            }
            let row = rowOfLink[Int(link)]
            if !isTaken[row] {
                isTaken[row] = true
                component.rows.append(row)
            }
            if link == entry { break }
        }
        component.nodes.sort()
        component.rows.sort()
        components.append(component)
    }
}
