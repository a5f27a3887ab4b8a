/// Aligns two sequences by their elements' keys, like patience diff, in nearly linear time.
///
/// Equal prefixes and suffixes are aligned. Between them, keys that occur exactly once in both sequences are anchors
/// (the longest chain that keeps their order), and the parts between two anchors are aligned in the same way. Elements
/// without a key never match.
struct SequenceAlignment {
    /// A range of each sequence.
    struct Gap: Hashable {
        var a: Range<Int>
        var b: Range<Int>

        /// A Boolean value that indicates whether no two elements could match.
        var isOneSided: Bool { a.isEmpty || b.isEmpty }
    }

    /// A part of both sequences.
    enum Part {
        /// `count` elements that match one by one, from these indices on.
        case equal(a: Int, b: Int, count: Int)
        /// Elements without a common prefix, suffix and anchors; one of the ranges may be empty.
        case changed(Gap)
    }

    /// All parts, in order.
    private(set) var parts: [Part] = []
    /// The number of comparisons of two elements.
    private(set) var comparisons = 0

    /// Aligns the elements within gaps, which are in order.
    init(_ gaps: [Gap], _ keysA: [Int?], _ keysB: [Int?]) {
        var waiting = gaps.reversed().map(Part.changed)
        while let part = waiting.popLast() {
            guard case .changed(let gap) = part else {
                parts.append(part)
                continue
            }
            let (head, rest, tail) = Self.trimmed(gap, keysA, keysB)
            comparisons += head + tail
            if head > 0 { parts.append(.equal(a: gap.a.lowerBound, b: gap.b.lowerBound, count: head)) }
            // The stack is processed from the top down: later parts are pushed first.
            if tail > 0 { waiting.append(.equal(a: rest.a.upperBound, b: rest.b.upperBound, count: tail)) }
            if !rest.isOneSided { comparisons += rest.a.count + rest.b.count }
            let anchors = rest.isOneSided ? [] : Self.anchors(rest, keysA, keysB)
            guard !anchors.isEmpty else {
                if !rest.a.isEmpty || !rest.b.isEmpty { parts.append(.changed(rest)) }
                continue
            }
            var (endA, endB) = (rest.a.upperBound, rest.b.upperBound)
            for anchor in anchors.reversed() {
                waiting.append(.changed(Gap(a: anchor.a + 1..<endA, b: anchor.b + 1..<endB)))
                waiting.append(.equal(a: anchor.a, b: anchor.b, count: 1))
                (endA, endB) = anchor
            }
            waiting.append(.changed(Gap(a: rest.a.lowerBound..<endA, b: rest.b.lowerBound..<endB)))
        }
    }

    /// Returns the lengths of the common prefix and suffix, and the gap between them.
    private static func trimmed(_ gap: Gap, _ keysA: [Int?], _ keysB: [Int?]) -> (head: Int, rest: Gap, tail: Int) {
        var rest = gap
        while !rest.isOneSided, let key = keysA[rest.a.lowerBound], key == keysB[rest.b.lowerBound] {
            rest.a.removeFirst()
            rest.b.removeFirst()
        }
        let head = rest.a.lowerBound - gap.a.lowerBound
        while !rest.isOneSided, let key = keysA[rest.a.upperBound - 1], key == keysB[rest.b.upperBound - 1] {
            rest.a.removeLast()
            rest.b.removeLast()
        }
        return (head, rest, gap.a.upperBound - rest.a.upperBound)
    }

    /// Returns the keys that occur once in both sides, as many as are in the same order.
    private static func anchors(_ gap: Gap, _ keysA: [Int?], _ keysB: [Int?]) -> [(a: Int, b: Int)] {
        var occurrences: [Int: (a: Int, b: Int, countA: Int, countB: Int)] = [:]
        for index in gap.a {
            if let key = keysA[index] { occurrences[key] = (index, -1, (occurrences[key]?.countA ?? 0) + 1, 0) }
        }
        for index in gap.b {
            if let key = keysB[index], let old = occurrences[key] {
                occurrences[key] = (old.a, index, old.countA, old.countB + 1)
            }
        }
        let once = occurrences.values.filter { $0.countA == 1 && $0.countB == 1 }.sorted { $0.a < $1.a }
        return longestIncreasingSubsequence(once.map(\.b)).map { (once[$0].a, once[$0].b) }
    }

    /// Returns the indices of a longest increasing subsequence of distinct numbers, by patience sorting.
    static func longestIncreasingSubsequence(_ numbers: [Int]) -> [Int] {
        // The last number of the best sequence of each length, and each number's predecessor.
        var tails: [Int] = []
        var before = [Int](repeating: -1, count: numbers.count)
        for index in numbers.indices {
            let length = tails.indices.partitioningIndex { numbers[tails[$0]] >= numbers[index] }
            if length > 0 { before[index] = tails[length - 1] }
            if length == tails.count { tails.append(index) } else { tails[length] = index }
        }
        guard let last = tails.last else { return [] }
        return sequence(first: last) { before[$0] < 0 ? nil : before[$0] }.reversed()
    }
}

extension Range<Int> {
    /// Returns the first index for which a predicate holds, which must hold for all following ones too, or the upper
    /// bound.
    ///
    /// - Complexity: O(log *n*).
    package func partitioningIndex(where belongsInSecondPart: (Int) -> Bool) -> Int {
        var (low, high) = (lowerBound, upperBound)
        while low < high {
            let middle = (low + high) / 2
            if belongsInSecondPart(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
