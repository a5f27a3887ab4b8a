import Foundation

/// The difference between two snapshots: insertions, deletions and the least number of moves.
struct SnapshotChanges {
    private(set) var changes = ListChanges()

    /// Computes the difference in O(n log n) time, with n items.
    init<Section: Hashable, Item: Hashable>(
        from old: NSDiffableDataSourceSnapshot<Section, Item>, to new: NSDiffableDataSourceSnapshot<Section, Item>
    ) {
        let oldSections = Self.indices(old.sectionIdentifiers)
        let newSections = Self.indices(new.sectionIdentifiers)
        for (section, index) in oldSections where newSections[section] == nil { changes.deletedSections.insert(index) }
        for (section, index) in newSections where oldSections[section] == nil { changes.insertedSections.insert(index) }
        for (from, to) in Self.moves(of: new.sectionIdentifiers, oldSections) { changes.movedSections[from] = to }
        for section in new.reloadedSectionIdentifiers {
            if let index = oldSections[section] { changes.reloadedSections.insert(index) }
        }
        addItems(old, new, oldSections, newSections)
    }

    private mutating func addItems<Section: Hashable, Item: Hashable>(
        _ old: NSDiffableDataSourceSnapshot<Section, Item>, _ new: NSDiffableDataSourceSnapshot<Section, Item>,
        _ oldSections: [Section: Int], _ newSections: [Section: Int]
    ) {
        var oldPaths: [Item: IndexPath] = [:]
        for (section, index) in oldSections {
            for (item, identifier) in old.itemIdentifiers(inSection: section).enumerated() {
                let path = IndexPath(item: item, section: index)
                oldPaths[identifier] = path
                if newSections[section] != nil, new.sectionIdentifier(containingItem: identifier) == nil {
                    changes.deletedRows.insert(path)
                }
            }
        }
        for (section, index) in newSections {
            let items = new.itemIdentifiers(inSection: section)
            let oldIndex = oldSections[section]
            var staying: [Item] = []
            for (item, identifier) in items.enumerated() {
                let path = IndexPath(item: item, section: index)
                if let before = oldPaths[identifier] {
                    if before.section == oldIndex {
                        staying.append(identifier)
                    } else {
                        changes.movedRows[before] = path
                    }
                } else if oldIndex != nil {
                    changes.insertedRows.insert(path)
                }
            }
            guard let oldIndex else { continue }
            var oldIndices: [Item: Int] = [:]
            for identifier in staying { oldIndices[identifier] = oldPaths[identifier]?.item }
            let newIndices = Self.indices(items)
            for identifier in Self.moving(staying, oldIndices) {
                guard let from = oldIndices[identifier], let to = newIndices[identifier] else { continue }
                changes.movedRows[IndexPath(item: from, section: oldIndex)] = IndexPath(item: to, section: index)
            }
        }
        for identifier in new.reloadedItemIdentifiers {
            if let path = oldPaths[identifier], changes.movedRows[path] == nil { changes.reloadedRows.insert(path) }
        }
    }

    private static func indices<Value: Hashable>(_ values: [Value]) -> [Value: Int] {
        Dictionary(zip(values, values.indices)) { first, _ in first }
    }

    private static func moves<Value: Hashable>(of new: [Value], _ old: [Value: Int]) -> [(from: Int, to: Int)] {
        let indices = indices(new)
        return moving(new.filter { old[$0] != nil }, old).compactMap { value in
            guard let from = old[value], let to = indices[value] else { return nil }
            return (from, to)
        }
    }

    /// Returns the values that must move so that the others keep their order: all but a longest increasing subsequence.
    private static func moving<Value: Hashable>(_ values: [Value], _ indices: [Value: Int]) -> [Value] {
        let sequence = values.map { indices[$0] ?? 0 }
        // For each length, the last element of the subsequence of that length with the smallest end; and each
        // predecessor.
        var ends: [Int] = []
        var before = [Int?](repeating: nil, count: sequence.count)
        for (index, oldIndex) in sequence.enumerated() {
            let length = ends.indices.partitioningIndex { sequence[ends[$0]] >= oldIndex }
            before[index] = length > 0 ? ends[length - 1] : nil
            if length == ends.count { ends.append(index) } else { ends[length] = index }
        }
        var stays = Set<Int>()
        var current = ends.last
        while let index = current {
            stays.insert(index)
            current = before[index]
        }
        return values.indices.filter { !stays.contains($0) }.map { values[$0] }
    }
}
