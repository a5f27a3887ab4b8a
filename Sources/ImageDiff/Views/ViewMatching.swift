/// Matches the views of two trees.
///
/// Identifiers that occur once in both trees are matched first. Then, from the outside in, the children of matched
/// views are aligned; the remaining views are matched anywhere. Unchanged subtrees are recognized by their digests and
/// aren't visited.
struct ViewMatching {
    private(set) var partnerOfRecorded: [Int]
    private(set) var partnerOfDrawn: [Int]
    /// The matched views whose contents or appearance differ, or may differ, in the order of matching.
    private(set) var pairs: [ViewPair] = []
    /// The number of comparisons of two views.
    private(set) var comparisons = 0
    private let recorded: ViewTreeIndex
    private let drawn: ViewTreeIndex

    init(_ recorded: ViewTreeIndex, _ drawn: ViewTreeIndex) {
        self.recorded = recorded
        self.drawn = drawn
        partnerOfRecorded = [Int](repeating: -1, count: recorded.nodes.count)
        partnerOfDrawn = [Int](repeating: -1, count: drawn.nodes.count)
        match(0, 0)
        matchIdentifiers()
        var next = 0
        while true {
            while next < pairs.count {
                alignChildren(of: pairs[next])
                next += 1
            }
            matchMoved()
            if next == pairs.count { break }
        }
    }

    private mutating func match(_ a: Int, _ b: Int) {
        guard partnerOfRecorded[a] < 0, partnerOfDrawn[b] < 0 else { return }
        partnerOfRecorded[a] = b
        partnerOfDrawn[b] = a
        pairs.append(ViewPair(recorded: a, drawn: b))
    }

    private mutating func matchIdentifiers() {
        let known = Self.unique(recorded.nodes.indices) { recorded.nodes[$0].identifier }
        for (identifier, b) in Self.unique(drawn.nodes.indices, by: { drawn.nodes[$0].identifier }).sorted(by: {
            $0.value < $1.value
        }) {
            if let a = known[identifier] { match(a, b) }
        }
    }

    private mutating func alignChildren(of pair: ViewPair) {
        if recorded.whole[pair.recorded] == drawn.whole[pair.drawn] {
            matchInside(pair)
            return
        }
        let a = recorded.children[pair.recorded].filter { partnerOfRecorded[$0] < 0 }
        let b = drawn.children[pair.drawn].filter { partnerOfDrawn[$0] < 0 }
        guard !a.isEmpty, !b.isEmpty else { return }
        var alignment = ChildAlignment(recorded, drawn)
        for (one, other) in alignment.align(a, b) { match(one, other) }
        comparisons += alignment.comparisons
        let restA = a.filter { partnerOfRecorded[$0] < 0 }
        let restB = b.filter { partnerOfDrawn[$0] < 0 }
        matchUnique(restA, restB) { $0.whole[$1] }
        matchUnique(restA, restB) { index, view in
            index.words[view] == 0 ? nil : index.words[view]
        }
    }

    /// Matches the descendants of equal views one by one. They aren't visited again.
    private mutating func matchInside(_ pair: ViewPair) {
        let count = recorded.ends[pair.recorded] - pair.recorded
        guard drawn.ends[pair.drawn] - pair.drawn == count else { return }
        for offset in 1..<max(1, count) {
            let a = pair.recorded + offset
            let b = pair.drawn + offset
            guard partnerOfRecorded[a] < 0, partnerOfDrawn[b] < 0 else { continue }
            partnerOfRecorded[a] = b
            partnerOfDrawn[b] = a
        }
    }

    /// Matches views that changed their parent by their drawing, if it is distinctive.
    private mutating func matchMoved() {
        let a = recorded.nodes.indices.filter { partnerOfRecorded[$0] < 0 }
        let b = drawn.nodes.indices.filter { partnerOfDrawn[$0] < 0 }
        guard !a.isEmpty, !b.isEmpty else { return }
        matchUnique(a, b) { index, view in
            index.words[view] == 0 && index.nodes[view].appearance.images.isEmpty ? nil : index.whole[view]
        }
        matchUnique(a, b) { index, view in index.nodes[view].text == nil ? nil : index.words[view] }
    }

    private mutating func matchUnique(_ a: [Int], _ b: [Int], by key: (ViewTreeIndex, Int) -> Int?) {
        let known = Self.unique(a.filter { partnerOfRecorded[$0] < 0 }) { key(recorded, $0) }
        let free = b.filter { partnerOfDrawn[$0] < 0 }
        let single = Self.unique(free) { key(drawn, $0) }
        comparisons += a.count + b.count
        for view in free {
            guard let value = key(drawn, view), single[value] == view, let other = known[value],
                recorded.nodes[other].className == drawn.nodes[view].className
            else { continue }
            match(other, view)
        }
    }

    /// Returns the views with unique keys.
    private static func unique<Key: Hashable>(
        _ views: some Sequence<Int>, by key: (Int) -> Key?
    ) -> [Key: Int] {
        var found: [Key: Int] = [:]
        var several: Set<Key> = []
        for view in views {
            guard let value = key(view) else { continue }
            if found.updateValue(view, forKey: value) != nil { several.insert(value) }
        }
        for value in several { found[value] = nil }
        return found
    }
}

/// A view in two trees, by its indices.
struct ViewPair: Hashable {
    var recorded: Int
    var drawn: Int
}
