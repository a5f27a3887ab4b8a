import Foundation

/// Aligns two lists of views in order: equal views first, then similar ones.
///
/// Each criterion splits the lists at its matches (`SequenceAlignment`); only the remaining gaps, if they are short,
/// are compared pairwise.
struct ChildAlignment {
    private typealias Gap = SequenceAlignment.Gap

    /// The maximum number of pairs in a gap that is compared pairwise.
    private static let squareLimit = 4096
    /// The number of candidates for each view in longer gaps.
    private static let window = 8

    private let recorded: ViewTreeIndex
    private let drawn: ViewTreeIndex
    private(set) var comparisons = 0
    private var a: [Int] = []
    private var b: [Int] = []
    private var found: [(Int, Int)] = []

    init(_ recorded: ViewTreeIndex, _ drawn: ViewTreeIndex) {
        self.recorded = recorded
        self.drawn = drawn
    }

    /// Returns pairs of views, in both lists' order.
    mutating func align(_ recordedViews: [Int], _ drawnViews: [Int]) -> [(Int, Int)] {
        a = recordedViews
        b = drawnViews
        var gaps = [Gap(a: a.indices, b: b.indices)]
        gaps = split(gaps) { index, view in index.whole[view] }
        gaps = split(gaps) { index, view in index.words[view] == 0 ? nil : index.words[view] }
        for gap in gaps { alignAlike(gap) }
        return found.sorted { $0.1 < $1.1 }
    }

    // MARK: Equal keys

    /// Matches views with equal keys, and returns the gaps that remain. Views without a key never match.
    private mutating func split(_ gaps: [Gap], by key: (ViewTreeIndex, Int) -> Int?) -> [Gap] {
        let alignment = SequenceAlignment(gaps, a.map { key(recorded, $0) }, b.map { key(drawn, $0) })
        comparisons += alignment.comparisons
        var rest: [Gap] = []
        for part in alignment.parts {
            switch part {
            case .equal(let one, let other, let count):
                found += (0..<count).map { (a[one + $0], b[other + $0]) }
            case .changed(let gap):
                if !gap.isOneSided { rest.append(gap) }
            }
        }
        return rest
    }

    // MARK: Similarity

    private mutating func alignAlike(_ gap: Gap) {
        if gap.a.count == gap.b.count, zip(gap.a, gap.b).allSatisfy({ hasSameClass($0, $1) }) {
            comparisons += gap.a.count
            found += zip(gap.a, gap.b).map { (a[$0], b[$1]) }
        } else if gap.a.count * gap.b.count <= Self.squareLimit {
            alignEachWithEach(gap)
        } else {
            alignInWindow(gap)
        }
    }

    private func hasSameClass(_ one: Int, _ other: Int) -> Bool {
        recorded.nodes[a[one]].className == drawn.nodes[b[other]].className
    }

    /// Finds the alignment with the greatest sum of similarities.
    private mutating func alignEachWithEach(_ gap: Gap) {
        let columns = gap.b.count + 1
        var best = [Int](repeating: 0, count: (gap.a.count + 1) * columns)
        var likeness = best
        for row in 1...gap.a.count {
            for column in 1..<columns {
                let cell = row * columns + column
                let value = alike(gap.a.lowerBound + row - 1, gap.b.lowerBound + column - 1)
                likeness[cell] = value
                best[cell] = max(best[cell - columns], best[cell - 1])
                if value > 0 { best[cell] = max(best[cell], best[cell - columns - 1] + value) }
            }
        }
        var row = gap.a.count
        var column = gap.b.count
        while row > 0, column > 0 {
            let cell = row * columns + column
            if likeness[cell] > 0, best[cell] == best[cell - columns - 1] + likeness[cell] {
                found.append((a[gap.a.lowerBound + row - 1], b[gap.b.lowerBound + column - 1]))
                row -= 1
                column -= 1
            } else if best[cell] == best[cell - 1] {
                column -= 1
            } else {
                row -= 1
            }
        }
    }

    /// Matches each view in turn with the most similar one among the next few.
    private mutating func alignInWindow(_ gap: Gap) {
        var start = gap.b.lowerBound
        for one in gap.a {
            var best: (index: Int, value: Int)?
            for other in start..<min(gap.b.upperBound, start + Self.window) {
                let value = alike(one, other)
                if value > (best?.value ?? 0) { best = (other, value) }
            }
            if let best {
                found.append((a[one], b[best.index]))
                start = best.index + 1
            }
        }
    }

    private mutating func alike(_ one: Int, _ other: Int) -> Int {
        comparisons += 1
        return ViewLikeness.of(a[one], in: recorded, b[other], in: drawn)
    }
}

/// The similarity of two views, to match a view with its changed version.
enum ViewLikeness {
    /// Returns the similarity: 0 for views that are certainly different, higher for more similar ones.
    static func of(_ a: Int, in recorded: ViewTreeIndex, _ b: Int, in drawn: ViewTreeIndex) -> Int {
        let old = recorded.nodes[a]
        let new = drawn.nodes[b]
        guard old.className == new.className else { return 0 }
        var sum = 0
        if let identifier = old.identifier { sum += identifier == new.identifier ? 8 : -6 }
        if let text = firstText(a, recorded), let other = firstText(b, drawn) { sum += likeness(text, other) }
        if recorded.size(of: a) == drawn.size(of: b) { sum += 3 }
        let from = recorded.origin(of: a)
        let to = drawn.origin(of: b)
        if from.x == to.x { sum += 1 }
        if from.y == to.y { sum += 1 }
        if from == to { sum += 2 }
        sum += likeness(old.appearance, new.appearance)
        sum += sharedWords(a, recorded, b, drawn)
        return sum >= 4 ? sum : 0
    }

    /// Returns the similarity by common prefix and suffix: 0…8.
    private static func likeness(_ a: String, _ b: String) -> Int {
        if a == b { return 8 }
        let longest = max(a.utf8.count, b.utf8.count)
        let start = zip(a.utf8, b.utf8).prefix { $0 == $1 }.count
        let end = zip(a.utf8.reversed(), b.utf8.reversed()).prefix { $0 == $1 }.count
        return min(7, (min(start + end, longest) * 8) / max(1, longest))
    }

    /// Returns a view's text, or else the first text among its first few descendants.
    private static func firstText(_ view: Int, _ index: ViewTreeIndex) -> String? {
        var next = view
        while next < min(index.ends[view], view + 17) {
            if let text = index.nodes[next].text, !text.isEmpty { return text }
            next += 1
        }
        return nil
    }

    private static func likeness(_ a: ViewTree.Appearance, _ b: ViewTree.Appearance) -> Int {
        var sum = 0
        if !a.images.isEmpty, a.images == b.images { sum += 4 }
        if !a.fonts.isEmpty, a.fonts == b.fonts { sum += 1 }
        if !a.textColors.isEmpty, a.textColors == b.textColors { sum += 1 }
        if a.background != nil, a.background == b.background { sum += 1 }
        if a.shapes != nil, a.shapes == b.shapes { sum += 2 }
        return sum
    }

    /// Returns the share of equally drawn views among the first few descendants of both: 0…8.
    private static func sharedWords(_ a: Int, _ recorded: ViewTreeIndex, _ b: Int, _ drawn: ViewTreeIndex) -> Int {
        let first = sample(a, recorded)
        let second = sample(b, drawn)
        guard !first.isEmpty, !second.isEmpty else { return 0 }
        return first.intersection(second).count * 8 / max(first.count, second.count)
    }

    private static func sample(_ view: Int, _ index: ViewTreeIndex) -> Set<Int> {
        Set(index.own[(view + 1)..<max(view + 1, min(index.ends[view], view + 17))])
    }
}
