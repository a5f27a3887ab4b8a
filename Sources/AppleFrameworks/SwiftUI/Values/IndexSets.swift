import BuilderUIKit

extension MutableCollection {
    /// Moves the elements at some positions before another.
    public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
        var others: [Element] = []
        var moved: [Element] = []
        var place = 0
        for (offset, element) in enumerated() {
            if source.contains(offset) {
                moved.append(element)
            } else {
                if offset < destination { place += 1 }
                others.append(element)
            }
        }
        others.insert(contentsOf: moved, at: place)
        for (index, element) in zip(indices, others) { self[index] = element }
    }
}

extension RangeReplaceableCollection where Self: MutableCollection {
    /// Removes the elements at some positions.
    public mutating func remove(atOffsets offsets: IndexSet) {
        let left = enumerated().filter { !offsets.contains($0.offset) }.map(\.element)
        replaceSubrange(startIndex..<endIndex, with: left)
    }
}
