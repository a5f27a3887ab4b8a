/// Rows of terms and, for each node, the rows that mention it, in flat lists: making one takes a few lists, not one for
/// each row and node. All rows are added before one is replaced; a replaced one is written behind all others.
struct TermRows: Sendable {
    typealias Term = (node: Int32, coefficient: Double)

    private(set) var terms: [Term] = []
    private var ranges: [Range<Int32>] = []
    /// By node: the first and last of its mentions, -1 for none.
    private var firsts: [Int32]
    private var lasts: [Int32]
    /// By mention: the row, and the node's next mention, -1 for none.
    private var rows: [Int32] = []
    private var nexts: [Int32] = []

    init(nodeCount: Int, rowCount: Int, termCount: Int) {
        firsts = [Int32](repeating: -1, count: nodeCount)
        lasts = firsts
        ranges.reserveCapacity(rowCount)
        terms.reserveCapacity(termCount)
        rows.reserveCapacity(termCount)
        nexts.reserveCapacity(termCount)
    }

    var count: Int { ranges.count }

    /// The places of a row's terms.
    func range(_ row: Int) -> Range<Int> { Int(ranges[row].lowerBound)..<Int(ranges[row].upperBound) }

    /// Adds a term to the row that ``endRow()`` ends.
    mutating func add(_ node: Int32, _ coefficient: Double) {
        terms.append((node, coefficient))
        mention(node, in: ranges.count)
    }

    mutating func endRow() {
        ranges.append((ranges.last?.upperBound ?? 0)..<Int32(terms.count))
    }

    /// Gives a row other terms. Nodes that it mentions for the first time have to be named by ``mention(_:in:)``.
    mutating func replace(_ row: Int, by new: [Term]) {
        let start = Int32(terms.count)
        terms += new
        ranges[row] = start..<Int32(terms.count)
    }

    // MARK: Mentions

    /// Adds a row to those of a node.
    mutating func mention(_ node: Int32, in row: Int) {
        let mention = Int32(rows.count)
        rows.append(Int32(row))
        nexts.append(-1)
        let last = lasts[Int(node)]
        if last < 0 { firsts[Int(node)] = mention } else { nexts[Int(last)] = mention }
        lasts[Int(node)] = mention
    }

    /// A node's first mention, -1 for none.
    func firstMention(of node: Int32) -> Int32 { firsts[Int(node)] }

    /// The mention of the same node that comes after one, -1 for none.
    func mention(after mention: Int32) -> Int32 { nexts[Int(mention)] }

    /// Where a node is mentioned. The row may have lost the node since.
    func row(of mention: Int32) -> Int { Int(rows[Int(mention)]) }
}
