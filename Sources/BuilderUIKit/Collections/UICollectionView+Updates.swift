import Foundation

/// Changes of items and sections; items that stay keep their cells and their selection.
extension UICollectionView {
    func reconfigureItem(at path: IndexPath, _ dataSource: any UICollectionViewDataSource) {
        let element = CollectionElement(indexPath: path)
        guard let cell = views[element] as? UICollectionViewCell else { return }
        reconfiguredCell = cell
        let filled = dataSource.collectionView(self, cellForItemAt: path)
        reconfiguredCell = nil
        if filled !== cell, let attributes = cell.appliedAttributes {
            views[element] = nil
            retire(cell, nil)
            adopt(filled, as: attributes)
        }
        requestedSizes[element] = nil
    }

    func change(_ note: (inout ListChanges) -> Void) {
        batchDepth += 1
        note(&pendingChanges)
        batchDepth -= 1
        applyChangesInTime()
    }

    func applyToItems(_ moves: ListMoves, _ changes: ListChanges, counts new: [Int]) {
        let oldViews = views
        counts = new
        indexTitles = dataSource?.indexTitles(for: self) ?? []
        views = [:]
        requestedSizes = [:]
        selectedPaths = Set(selectedPaths.compactMap { moves.destination(of: $0) })
        for (element, view) in oldViews.sorted(by: { $0.key < $1.key }) {
            if let destination = destination(of: element, moves, changes) {
                views[destination] = view
                view.presentElement = destination
            } else {
                drop(view, of: element)
            }
        }
        storedLayout.elementsDidMove(moves)
        let context = storedLayout.makeContext()
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
        storedLayout.prepare(forCollectionViewUpdates: changes.updateItems)
        storedLayout.finalizeCollectionViewUpdates()
        needsTargetOffset = wasLaidOut
    }

    private func destination(
        of element: CollectionElement, _ moves: ListMoves, _ changes: ListChanges
    ) -> CollectionElement? {
        var destination = element
        let path = element.indexPath
        switch element.category {
        case .cell:
            guard let new = moves.destination(of: path) else { return nil }
            destination.indexPath = new
        case .supplementaryView, .decorationView:
            guard path.count == 2 else { return element }
            guard let section = moves.sections[path.section], !changes.reloadedSections.contains(path.section) else {
                return nil
            }
            destination.indexPath = IndexPath(item: path.item, section: section)
        }
        return destination
    }

    /// Converts a message about a table's rows to UIKit's words for collections.
    static func aboutItems(_ text: String) -> String {
        text.replacingOccurrences(of: "rows", with: "items").replacingOccurrences(of: "row ", with: "item ")
            .replacingOccurrences(of: "table view", with: "collection view")
    }
}

extension ListChanges {
    /// The changes as layouts receive them.
    ///
    /// Deletions have index paths before the update, insertions those after it.
    @MainActor
    fileprivate var updateItems: [UICollectionViewUpdateItem] {
        func sections(_ set: IndexSet) -> [IndexPath] { set.map { IndexPath(item: NSNotFound, section: $0) } }
        var items = (deletedRows.sorted() + sections(deletedSections)).map {
            UICollectionViewUpdateItem(.delete, before: $0, after: nil)
        }
        items += (reloadedRows.sorted() + sections(reloadedSections)).map {
            UICollectionViewUpdateItem(.reload, before: $0, after: $0)
        }
        items += movedRows.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(.move, before: $0.key, after: $0.value)
        }
        items += movedSections.sorted { $0.key < $1.key }.map {
            UICollectionViewUpdateItem(
                .move, before: IndexPath(item: NSNotFound, section: $0.key),
                after: IndexPath(item: NSNotFound, section: $0.value))
        }
        items += (insertedRows.sorted() + sections(insertedSections)).map {
            UICollectionViewUpdateItem(.insert, before: nil, after: $0)
        }
        return items
    }
}
