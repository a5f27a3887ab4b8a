/// Union-find over small integers.
struct DisjointSets: Sendable {
    private var parents: [Int32] = []
    private var sizes: [Int32] = []

    mutating func append() {
        parents.append(Int32(parents.count))
        sizes.append(1)
    }

    mutating func find(_ element: Int32) -> Int32 {
        var current = Int(element)
        while Int(parents[current]) != current {
            parents[current] = parents[Int(parents[current])]
            current = Int(parents[current])
        }
        return Int32(current)
    }

    mutating func union(_ first: Int32, _ second: Int32) {
        let a = Int(find(first))
        let b = Int(find(second))
        guard a != b else { return }
        let (parent, child) = sizes[a] >= sizes[b] ? (a, b) : (b, a)
        parents[child] = Int32(parent)
        sizes[parent] += sizes[child]
    }
}
