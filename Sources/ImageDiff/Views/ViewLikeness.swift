import Foundation

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
        sum += likeness(old.look, new.look)
        sum += sharedWords(a, recorded, b, drawn)
        return sum >= 4 ? sum : 0
    }

    /// Returns the similarity by common beginning and end: 0…8.
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

    private static func likeness(_ a: ViewTree.Look, _ b: ViewTree.Look) -> Int {
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
