/// A prefix code of DEFLATE (RFC 1951): shorter codes for more frequent symbols, none longer than 15 bits.
struct HuffmanCode {
    /// The number of bits of each symbol's code; 0 for symbols that don't occur.
    private(set) var lengths: [UInt8]
    /// The codes with their bits in the order of the stream, the first one lowest.
    private(set) var codes: [UInt16]

    static let maximumLength = 15

    /// Creates the code for symbols by their numbers of occurrences. At least two symbols have a code.
    init(frequencies: [Int]) {
        lengths = Self.lengths(frequencies)
        codes = [UInt16](repeating: 0, count: lengths.count)
        assignCodes()
    }

    /// Returns the depths of the symbols in Huffman's tree.
    ///
    /// The leaves in the order of their frequencies and the joined nodes, which arise in that order too, are two
    /// queues; the two rarest of their fronts are joined until one node is left.
    private static func lengths(_ frequencies: [Int]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: frequencies.count)
        var symbols = frequencies.indices.filter { frequencies[$0] > 0 }
        while symbols.count < 2, let unused = frequencies.indices.first(where: { !symbols.contains($0) }) {
            symbols.append(unused)
        }
        symbols.sort { (frequencies[$0], $0) < (frequencies[$1], $1) }
        let count = symbols.count
        var weights = symbols.map { max(1, frequencies[$0]) }
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, node) = (0, count)
        func takeRarest() -> Int {
            if leaf < count, node >= weights.count || weights[leaf] <= weights[node] {
                leaf += 1
                return leaf - 1
            }
            node += 1
            return node - 1
        }
        while weights.count < 2 * count - 1 {
            let (first, second) = (takeRarest(), takeRarest())
            parents[first] = weights.count
            parents[second] = weights.count
            weights.append(weights[first] + weights[second])
        }
        var depths = [Int](repeating: 0, count: weights.count)
        for index in stride(from: weights.count - 2, through: 0, by: -1) { depths[index] = depths[parents[index]] + 1 }
        let limited = limit(Array(depths.prefix(count)))
        for (index, symbol) in symbols.enumerated() { result[symbol] = UInt8(limited[index]) }
        return result
    }

    /// Returns the depths of leaves, the rarest first, with none beyond the limit.
    ///
    /// Cut depths take more of the code space than there is, and decoders require that codes take all of it. So the
    /// deepest leaf above the limit is replaced by a node with two leaves, that one and one of those at the limit,
    /// until the space suffices: each time it shrinks by one leaf at the limit.
    private static func limit(_ depths: [Int]) -> [Int] {
        var counts = [Int](repeating: 0, count: maximumLength + 1)
        for depth in depths { counts[min(depth, maximumLength)] += 1 }
        var excess = counts.indices.reduce(-1 << maximumLength) { $0 + counts[$1] << (maximumLength - $1) }
        while excess > 0, let depth = (1..<maximumLength).last(where: { counts[$0] > 0 }) {
            counts[depth] -= 1
            counts[depth + 1] += 2
            counts[maximumLength] -= 1
            excess -= 1
        }
        return counts.indices.reversed().flatMap { [Int](repeating: $0, count: counts[$0]) }
    }

    /// Assigns codes in the order of lengths, and of symbols of one length.
    private mutating func assignCodes() {
        var counts = [Int](repeating: 0, count: Self.maximumLength + 1)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: Self.maximumLength + 2)
        for length in 1...Self.maximumLength { next[length + 1] = (next[length] + counts[length]) << 1 }
        for symbol in lengths.indices where lengths[symbol] > 0 {
            let length = Int(lengths[symbol])
            codes[symbol] = Self.reversed(next[length], length)
            next[length] += 1
        }
    }

    static func reversed(_ code: Int, _ length: Int) -> UInt16 {
        var (result, rest) = (0, code)
        for _ in 0..<length {
            result = result << 1 | rest & 1
            rest >>= 1
        }
        return UInt16(result)
    }
}
