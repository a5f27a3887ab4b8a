/// The indices of one view's subviews, and which of them have items: the nearest one before another is found in O(log
/// n), regardless of how many views are added at once.
@MainActor
struct SiblingIndices {
    /// The number of last subviews that are visited before the indices are listed.
    static let nearCount = 16

    private var indices: [ObjectIdentifier: Int] = [:]
    /// The indices of the subviews with items, ascending.
    private var withItems: [Int] = []
    private let count: Int

    init(_ subviews: [UIView], hasItem: (UIView) -> Bool) {
        count = subviews.count
        indices.reserveCapacity(count)
        for (index, view) in subviews.enumerated() {
            indices[ObjectIdentifier(view)] = index
            if hasItem(view) { withItems.append(index) }
        }
    }

    /// Returns whether the positions are valid for the subviews, as far as one of them is concerned.
    func isCurrent(_ view: UIView?, in subviews: [UIView]) -> Bool {
        guard count == subviews.count else { return false }
        guard let view else { return true }
        guard let index = indices[ObjectIdentifier(view)] else { return false }
        return subviews[index] === view
    }

    /// Records that a view has an item now.
    mutating func noteItem(of view: UIView) {
        guard let index = indices[ObjectIdentifier(view)] else { return }
        let position = firstPosition(from: index)
        if position == withItems.count || withItems[position] != index { withItems.insert(index, at: position) }
    }

    /// Returns the nearest sibling with an item before a view.
    func before(_ view: UIView, in subviews: [UIView]) -> UIView? {
        guard let index = indices[ObjectIdentifier(view)] else { return nil }
        let position = firstPosition(from: index)
        return position > 0 ? subviews[withItems[position - 1]] : nil
    }

    func last(in subviews: [UIView]) -> UIView? { withItems.last.map { subviews[$0] } }

    /// The position in `withItems` of the first view with an item at an index or after it.
    private func firstPosition(from index: Int) -> Int {
        var (low, high) = (0, withItems.count)
        while low < high {
            let middle = (low + high) / 2
            if withItems[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
