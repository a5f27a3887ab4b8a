/// Finds the shares of a shared number that nodes are counted without (see ``Shear``): a spanning tree of the heaviest
/// wishes, by union-find with the share of each node relative to its parent.
///
/// Costs time in proportion to the wishes and nodes of one part; what other parts left is never looked at.
struct ShareForest: Sendable {
    /// What a row would like: that the shares of two nodes differ so.
    struct Wish {
        var first: Int32
        var second: Int32
        var difference: Double
        var weight = 1

        /// By nodes, then by what they would like.
        static func isOrdered(_ left: Wish, _ right: Wish) -> Bool {
            if left.first != right.first { return left.first < right.first }
            if left.second != right.second { return left.second < right.second }
            return left.difference < right.difference
        }
    }

    /// The node whose share is 0, where wishes say something of it.
    let ground: Int32
    private var parents: [Int32]
    private var offsets: [Double]
    private var sizes: [Int32]
    /// By node. Of the part that was looked at last; what else stands here belongs to other parts.
    private(set) var shares: [Double]
    /// How many nodes were cleared and wishes looked at so far.
    private(set) var touched = 0

    init(nodeCount: Int) {
        ground = Int32(nodeCount)
        parents = [Int32](repeating: -1, count: nodeCount + 1)
        offsets = [Double](repeating: 0, count: nodeCount + 1)
        sizes = [Int32](repeating: 1, count: nodeCount + 1)
        shares = [Double](repeating: 0, count: nodeCount + 1)
    }

    /// Finds shares that fulfil as many wishes as a spanning tree of the heaviest ones does; 0 for nodes without a wish.
    /// - Parameter nodes: All nodes that the wishes are about; the ground need not be among them.
    mutating func grow(_ wishes: [Wish], over nodes: [Int32]) {
        for node in nodes { clear(Int(node)) }
        clear(Int(ground))
        for index in wishes.indices.sorted(by: { (-wishes[$0].weight, $0) < (-wishes[$1].weight, $1) }) {
            unite(wishes[index])
        }
        let base = find(ground)
        for wish in wishes {
            for node in [wish.first, wish.second] where node != ground {
                let found = find(node)
                let share = found.root == base.root ? found.offset - base.offset : found.offset
                shares[Int(node)] = share.magnitude <= 1e-12 ? 0 : share
            }
        }
    }

    private mutating func clear(_ node: Int) {
        touched += 1
        parents[node] = -1
        offsets[node] = 0
        sizes[node] = 1
        shares[node] = 0
    }

    private func find(_ node: Int32) -> (root: Int, offset: Double) {
        var current = Int(node)
        var offset = 0.0
        while parents[current] >= 0 {
            offset += offsets[current]
            current = Int(parents[current])
        }
        return (current, offset)
    }

    private mutating func unite(_ wish: Wish) {
        touched += 1
        let (a, b) = (find(wish.first), find(wish.second))
        guard a.root != b.root else { return }
        // share(first) - share(second) = difference
        let size = sizes[a.root] + sizes[b.root]
        if sizes[a.root] <= sizes[b.root] {
            parents[a.root] = Int32(b.root)
            offsets[a.root] = wish.difference + b.offset - a.offset
            sizes[b.root] = size
        } else {
            parents[b.root] = Int32(a.root)
            offsets[b.root] = a.offset - wish.difference - b.offset
            sizes[a.root] = size
        }
    }
}
