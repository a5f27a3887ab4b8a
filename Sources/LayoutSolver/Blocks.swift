/// The blocks of a set of rows: parts that hang together at single nodes only (the biconnected components of the graph
/// in which each row joins its nodes, and the ground unless moving all of them together changes nothing).
struct Blocks: Sendable {
    struct Block: Sendable {
        /// The node through which the block hangs on what comes before it; the ground, or a root.
        var top: Int32
        /// The other nodes, ascending.
        var nodes: [Int32] = []
        var rows: [Int] = []
    }

    /// Each block comes after those that hang on it.
    private(set) var blocks: [Block] = []
    /// Nodes from which a part without ground begins: nothing says where they are.
    private(set) var isRoot: [Bool]

    /// Links join two nodes: one for a row of two, a ring of them for a row of more.
    private var ends: [(Int32, Int32)] = []
    private var rowOfLink: [Int] = []
    private var firsts: [Int32]
    private var nexts: [Int32] = []
    /// The number of the block that each node was last found in.
    private var marks: [Int32]
    private var blockCount: Int32 = 0

    /// - Parameters:
    ///   - rows: The rows that join the nodes.
    ///   - isPresent: Which nodes are to be found at all.
    ///   - isSplit: Whether to look for blocks; if not, every part hangs on the ground as a whole.
    init(rows: [GeneralRow], isPresent: [Bool], isSplit: Bool) {
        let nodeCount = isPresent.count
        isRoot = [Bool](repeating: false, count: nodeCount)
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
        search(ground, rows.count, isPresent)
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
    private mutating func search(_ ground: Int32, _ rowCount: Int, _ isPresent: [Bool]) {
        var found = [Int32](repeating: -1, count: firsts.count)
        var lowest = found
        var ways = firsts
        var isUsed = [Bool](repeating: false, count: ends.count)
        var isTaken = [Bool](repeating: false, count: rowCount)
        var links: [Int32] = []
        var time: Int32 = 0
        for index in -1..<ground {
            // The ground comes first.
            let start = index < 0 ? ground : index
            guard found[Int(start)] < 0, start == ground || isPresent[Int(start)] else { continue }
            if start != ground { isRoot[Int(start)] = true }
            var path: [(node: Int32, link: Int32)] = [(start, -1)]
            found[Int(start)] = time
            lowest[Int(start)] = time
            time += 1
            while let (node, entry) = path.last {
                let half = ways[Int(node)]
                if half >= 0 {
                    ways[Int(node)] = nexts[Int(half)]
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
                if lowest[Int(node)] >= found[Int(parent)] { takeBlock(parent, entry, &links, &isTaken) }
            }
        }
    }

    /// Everything found since the block was entered belongs to it.
    private mutating func takeBlock(_ top: Int32, _ entry: Int32, _ links: inout [Int32], _ isTaken: inout [Bool]) {
        var block = Block(top: top)
        blockCount += 1
        marks[Int(top)] = blockCount
        while let link = links.popLast() {
            for node in [ends[Int(link)].0, ends[Int(link)].1] where marks[Int(node)] != blockCount {
                marks[Int(node)] = blockCount
                block.nodes.append(node)
            }
            let row = rowOfLink[Int(link)]
            if !isTaken[row] {
                isTaken[row] = true
                block.rows.append(row)
            }
            if link == entry { break }
        }
        block.nodes.sort()
        block.rows.sort()
        blocks.append(block)
    }
}
