/// The positions of one view's subviews, and which of them have items: the nearest one before another is found in O(log
/// n), regardless of how many views are added at once.
@MainActor
struct SiblingPlaces {
    /// So many of the last subviews are looked at before the places are listed.
    static let nearCount = 16

    private var places: [ObjectIdentifier: Int] = [:]
    /// Ascending.
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

    /// Returns whether this still describes the subviews, as far as one of them is concerned.
    func isCurrent(_ view: UIView?, in subviews: [UIView]) -> Bool {
        guard count == subviews.count else { return false }
        guard let view else { return true }
        guard let place = places[ObjectIdentifier(view)] else { return false }
        return subviews[place] === view
    }

    /// Notes that a view has got an item.
    mutating func noteItem(of view: UIView) {
        guard let place = places[ObjectIdentifier(view)] else { return }
        let index = firstIndex(from: place)
        if index == withItems.count || withItems[index] != place { withItems.insert(place, at: index) }
    }

    /// The nearest sibling before a view that has an item.
    func before(_ view: UIView, in subviews: [UIView]) -> UIView? {
        guard let place = places[ObjectIdentifier(view)] else { return nil }
        let index = firstIndex(from: place)
        return index > 0 ? subviews[withItems[index - 1]] : nil
    }

    func last(in subviews: [UIView]) -> UIView? { withItems.last.map { subviews[$0] } }

    /// The index of the first one with an item at a place or after it.
    private func firstIndex(from place: Int) -> Int {
        var (low, high) = (0, withItems.count)
        while low < high {
            let middle = (low + high) / 2
            if withItems[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
