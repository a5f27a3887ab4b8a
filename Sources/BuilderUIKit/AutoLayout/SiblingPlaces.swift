/// The positions of one view's subviews, and of those among them that have items. The nearest one before another is
/// found in O(log n) time, regardless of how many views are added at once.
@MainActor
struct SiblingPlaces {
    /// The number of last subviews that are searched before the positions are listed.
    static let nearCount = 16

    private var places: [ObjectIdentifier: Int] = [:]
    /// The positions of subviews with items, in ascending order.
    private var withItems: [Int] = []
    private let count: Int

    init(_ subviews: [UIView], hasItem: (UIView) -> Bool) {
        count = subviews.count
        places.reserveCapacity(count)
        for (place, view) in subviews.enumerated() {
            places[ObjectIdentifier(view)] = place
            if hasItem(view) { withItems.append(place) }
        }
    }

    /// Returns whether the positions are valid for the subviews, as far as one of them is concerned.
    func isCurrent(_ view: UIView?, in subviews: [UIView]) -> Bool {
        guard count == subviews.count else { return false }
        guard let view else { return true }
        guard let place = places[ObjectIdentifier(view)] else { return false }
        return subviews[place] === view
    }

    /// Records that a view has an item now.
    mutating func noteItem(of view: UIView) {
        guard let place = places[ObjectIdentifier(view)] else { return }
        let index = firstIndex(from: place)
        if index == withItems.count || withItems[index] != place { withItems.insert(place, at: index) }
    }

    /// Returns the nearest sibling with an item before a view.
    func before(_ view: UIView, in subviews: [UIView]) -> UIView? {
        guard let place = places[ObjectIdentifier(view)] else { return nil }
        let index = firstIndex(from: place)
        return index > 0 ? subviews[withItems[index - 1]] : nil
    }

    func last(in subviews: [UIView]) -> UIView? { withItems.last.map { subviews[$0] } }

    /// Returns the index of the first subview with an item at a position or after it.
    private func firstIndex(from place: Int) -> Int {
        var (low, high) = (0, withItems.count)
        while low < high {
            let middle = (low + high) / 2
            if withItems[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
