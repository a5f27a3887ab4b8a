import Foundation
import LayoutSolver
import Render

/// The content of a generated constraint without references to its views. Constraints with equal keys aren't entered
/// again.
struct GeneratedKey: Hashable {
    private let first: Int
    private let firstAttribute: NSLayoutConstraint.Attribute
    private let relation: NSLayoutConstraint.Relation
    private let second: Int?
    private let secondAttribute: NSLayoutConstraint.Attribute
    private let multiplier: CGFloat
    private let constant: CGFloat
    private let priority: Float
    private let identifier: String

    /// Creates a key; nil if the constraint must always be entered again, since baselines move with the text.
    @MainActor
    init?(_ constraint: GeneratedConstraint) {
        guard let (first, firstAttribute) = Self.parts(of: constraint.first) else { return nil }
        self.first = first
        self.firstAttribute = firstAttribute
        relation = constraint.relation
        if let side = constraint.second {
            guard let (second, secondAttribute) = Self.parts(of: side) else { return nil }
            self.second = second
            self.secondAttribute = secondAttribute
        } else {
            second = nil
            secondAttribute = .notAnAttribute
        }
        multiplier = constraint.multiplier
        constant = constraint.constant
        priority = constraint.priority.rawValue
        identifier = constraint.identifier
    }

    @MainActor
    private static func parts(of side: GeneratedConstraint.Side) -> (Int, NSLayoutConstraint.Attribute)? {
        let item: LayoutItem?
        let used: NSLayoutConstraint.Attribute
        switch side {
        case .view(let view, let attribute): (item, used) = (view.layoutItem, attribute)
        case .guide(let guide, let attribute): (item, used) = (guide.layoutItem, attribute)
        }
        guard let item, used != .firstBaseline, used != .lastBaseline else { return nil }
        return (item.serial, used)
    }
}

/// The generated constraints of one container that are in the solver.
enum GeneratedList {
    struct SolverConstraint {
        var key: GeneratedKey?
        var id: ConstraintSolver.ConstraintID?
        /// The position in the container's list, for ties: 1 ..< `ActivationOrder.positions`.
        var position: Int
    }

    /// The difference between an old list and a new one.
    struct Change {
        private(set) var entries: [SolverConstraint] = []
        /// Indicates, for each entry, whether it must be entered.
        private(set) var isNew: [Bool] = []
        private(set) var removed: [SolverConstraint] = []
        /// A Boolean value that indicates whether the kept entries have new positions.
        private(set) var isRenumbered = false

        init(from old: [SolverConstraint], to keys: [GeneratedKey?]) {
            let kept = Self.match(old, keys)
            var isKept = [Bool](repeating: false, count: old.count)
            for index in kept where index >= 0 { isKept[index] = true }
            for (index, entry) in old.enumerated() where !isKept[index] { removed.append(entry) }
            isNew = kept.map { $0 < 0 }
            entries = keys.enumerated().map { index, key in
                kept[index] < 0 ? SolverConstraint(key: key, id: nil, position: 0) : old[kept[index]]
            }
            number()
        }

        /// Assigns new entries positions between their neighbors'; renumbers all entries if there is no space.
        private mutating func number() {
            var start = 0
            while start < entries.count {
                guard isNew[start] else {
                    start += 1
                    continue
                }
                var end = start + 1
                while end < entries.count, isNew[end] { end += 1 }
                let low = start == 0 ? 0 : entries[start - 1].position
                let high = end == entries.count ? ActivationOrder.positions : entries[end].position
                let step = (high - low) / (end - start + 1)
                guard step > 0 else { return renumber() }
                for index in start..<end { entries[index].position = low + step * (index - start + 1) }
                start = end
            }
        }

        private mutating func renumber() {
            isRenumbered = true
            let step = max(1, ActivationOrder.positions / (entries.count + 1))
            for index in entries.indices { entries[index].position = step * (index + 1) }
        }

        /// Returns the old entry that is kept for each key, or -1. Kept entries stay in order.
        private static func match(_ old: [SolverConstraint], _ keys: [GeneratedKey?]) -> [Int] {
            var indices: [GeneratedKey: [Int]] = [:]
            for (index, entry) in old.enumerated().reversed() where entry.id != nil {
                if let key = entry.key { indices[key, default: []].append(index) }
            }
            let found = keys.map { key in key.flatMap { indices[$0]?.popLast() } ?? -1 }
            return longestIncreasingSubsequence(in: found)
        }

        /// Keeps the longest increasing subsequence of the nonnegative numbers, and replaces the others with -1.
        private static func longestIncreasingSubsequence(in numbers: [Int]) -> [Int] {
            // For each length, the index of the smallest number that ends an increasing subsequence of that length.
            var ends: [Int] = []
            var before = [Int](repeating: -1, count: numbers.count)
            for (index, number) in numbers.enumerated() where number >= 0 {
                var low = 0
                var high = ends.count
                while low < high {
                    let middle = (low + high) / 2
                    if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
                }
                if low > 0 { before[index] = ends[low - 1] }
                if low == ends.count { ends.append(index) } else { ends[low] = index }
            }
            var result = [Int](repeating: -1, count: numbers.count)
            var index = ends.last ?? -1
            while index >= 0 {
                result[index] = numbers[index]
                index = before[index]
            }
            return result
        }
    }
}
