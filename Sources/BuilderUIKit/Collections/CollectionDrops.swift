import Foundation

/// The places that a collection shows for dropped items: the one that the finger proposes, and placeholders.
///
/// The layout places them as items, so that items of different sizes make room as it arranges them.
@MainActor
final class CollectionDrops {
    fileprivate(set) var gap: ListGap?
    /// The item into which items would be dropped.
    fileprivate(set) var target: IndexPath?
    /// The cell of the item that would move, while the gap stands for it.
    fileprivate weak var hiddenCell: UICollectionViewCell?
    /// The placeholders in their order in the collection.
    fileprivate(set) var placeholders: [CollectionPlaceholder] = []
    /// The order that the layout knows.
    fileprivate(set) var presentation: ListPresentation?

    var isEmpty: Bool { gap == nil && placeholders.isEmpty }

    /// Moves the places with the items that follow them, and removes those of deleted sections.
    fileprivate func move(_ moves: ListMoves, from old: [Int], to new: [Int]) {
        gap = gap?.moved(by: moves, from: old, to: new)
        for placeholder in placeholders {
            if let path = moves.insertionPoint(of: placeholder.path, from: old, to: new) {
                placeholder.path = path
            } else {
                placeholder.close()
            }
        }
        placeholders.removeAll { !$0.isOpen }
        // Placeholders at one item stay in their order.
        placeholders = placeholders.enumerated().sorted {
            ($0.element.path, $0.offset) < ($1.element.path, $1.offset)
        }.map(\.element)
    }

    func forgetSizes() { for placeholder in placeholders { placeholder.requestedSize = nil } }
}

/// A cell that stands for an item until it is loaded.
@MainActor
final class CollectionPlaceholder {
    /// The item of the data before which the cell is shown.
    fileprivate(set) var path: IndexPath
    private weak var collection: UICollectionView?
    private(set) var cell: UICollectionViewCell?
    private let update: ((UICollectionViewCell) -> Void)?
    /// The size that the layout assigned to the cell, and the size that the cell preferred.
    var requestedSize: (assigned: CGSize, preferred: CGSize)?

    fileprivate init(
        _ cell: UICollectionViewCell, in collection: UICollectionView, at path: IndexPath,
        _ update: ((UICollectionViewCell) -> Void)?
    ) {
        self.cell = cell
        self.collection = collection
        self.path = path
        self.update = update
    }

    /// A Boolean value that indicates whether the collection shows the cell.
    var isOpen: Bool { cell != nil }

    /// Configures the cell, and requests its size again.
    func configure() {
        guard let cell else { return }
        update?(cell)
        requestedSize = nil
        collection?.setNeedsLayout()
    }

    /// Removes the cell.
    fileprivate func close() {
        if let cell { collection?.retire(cell, nil) }
        cell = nil
    }

    /// Replaces the cell with an item, which a closure adds to the data; returns false if the cell was removed before.
    func commit(_ update: (IndexPath) -> Void) -> Bool {
        guard let collection, let drops = collection.drops,
            let index = drops.placeholders.firstIndex(where: { $0 === self })
        else { return false }
        let path = path
        let before = drops.placeholders[..<index].filter { $0.path == path }
        guard delete() else { return false }
        collection.performBatchUpdates {
            update(path)
            collection.insertItems(at: [path])
        }
        // They stay in front of the new item.
        for placeholder in before { placeholder.path = path }
        collection.dropsDidChange()
        return true
    }

    /// Removes the cell and its place; returns false if they were removed before.
    func delete() -> Bool {
        guard isOpen, let collection, let drops = collection.drops else { return false }
        close()
        drops.placeholders.removeAll { $0 === self }
        collection.dropsDidChange()
        return true
    }
}

extension UICollectionView {
    private func makeDrops() -> CollectionDrops {
        if let drops { return drops }
        let made = CollectionDrops()
        drops = made
        return made
    }

    /// Shows the place where a drop would insert items, or the item into which it would; nil hides them.
    func showDrop(gap: ListGap?, into target: IndexPath?) {
        guard drops?.gap != gap || drops?.target != target else { return }
        let drops = makeDrops()
        if drops.target != target {
            drops.target.flatMap { cell(at: $0) }?.isHighlighted = false
            target.flatMap { cell(at: $0) }?.isHighlighted = true
            drops.target = target
        }
        guard drops.gap != gap else { return }
        drops.gap = gap
        dropsDidChange()
    }

    /// Presents the items as the gap, the placeholders and the moving item leave them.
    func dropsDidChange() {
        let moving = movement.map { ListGap(path: $0.target, source: $0.origin) }
        guard moving != nil || drops != nil else { return }
        let drops = makeDrops()
        present(ListPresentation(gap: moving ?? drops.gap, placeholders: drops.placeholders.map(\.path)))
    }

    private func present(_ presentation: ListPresentation?) {
        guard let drops, presentation != drops.presentation else { return }
        let old = drops.presentation
        let compositional = storedLayout as? UICollectionViewCompositionalLayout
        let offsets = compositional?.orthogonalOffsets
        if let old {
            let presented = counts.enumerated().map { old.count($1, inSection: $0) }
            storedLayout.elementsDidMove(ListMoves(old.changes(reversed: true), counts: presented))
        }
        if let presentation {
            storedLayout.elementsDidMove(ListMoves(presentation.changes(reversed: false), counts: counts))
        }
        if let offsets { compositional?.orthogonalOffsets = offsets }
        drops.presentation = presentation
        let context = storedLayout.makeContext()
        context.invalidateDataSourceCounts = true
        storedLayout.invalidateLayout(with: context)
        setNeedsLayout()
    }

    /// Applies changes of the data, with which the places move.
    func moveDrops(_ moves: ListMoves, to new: [Int], _ apply: () -> Void) {
        let (old, target) = (counts, drops?.target)
        showDrop(gap: drops?.gap, into: nil)
        present(nil)
        drops?.move(moves, from: old, to: new)
        apply()
        dropsDidChange()
        showDrop(gap: drops?.gap, into: target.flatMap { moves.place(of: $0, in: new) })
    }

    /// Removes all places, as the data are loaded again.
    func removeDrops() {
        showDrop(gap: nil, into: nil)
        guard let drops else { return }
        for placeholder in drops.placeholders { placeholder.close() }
        drops.placeholders = []
        dropsDidChange()
    }

    /// Shows the cell of a placeholder.
    ///
    /// The path of the placeholder counts the placeholders before it; the data doesn't.
    func insert(_ placeholder: UICollectionViewPlaceholder) -> CollectionPlaceholder? {
        loadIfNeeded()
        let path = placeholder.insertionIndexPath
        guard path.count == 2, counts.indices.contains(path.section) else { return nil }
        let drops = makeDrops()
        let others = drops.placeholders.filter { $0.path.section == path.section }
        let (before, following) = ListPresentation.place(
            of: path, among: others.map(\.path), count: counts[path.section])
        let cell = dequeueReusableCell(withReuseIdentifier: placeholder.reuseIdentifier, for: path)
        cell.collection = self
        cell.layoutFlags.insert(.isEngineBoundary)
        cell.translatesAutoresizingMaskIntoConstraints = true
        let inserted = CollectionPlaceholder(cell, in: self, at: following, placeholder.cellUpdateHandler)
        inserted.configure()
        let index = before < others.count ? drops.placeholders.firstIndex { $0 === others[before] } : nil
        let end = drops.placeholders.firstIndex { $0.path.section > path.section } ?? drops.placeholders.count
        drops.placeholders.insert(inserted, at: index ?? end)
        dropsDidChange()
        return inserted
    }

    /// Returns the place of a drop at a point of the content: the index of the item there, without placeholders.
    func dropDestination(at point: CGPoint) -> IndexPath? {
        presentedPath(at: point).map { presentation?.withoutPlaceholders($0) ?? $0 }
    }

    /// Hides the item whose picture a finger carries.
    func hideDroppedItem() {
        guard let drops else { return }
        let hidden = drops.gap?.source.flatMap { cell(at: $0) }
        if hidden !== drops.hiddenCell { drops.hiddenCell?.isHidden = false }
        hidden?.isHidden = true
        drops.hiddenCell = hidden
    }

    /// Shows the cells of the placeholders for which there are attributes, and removes the others.
    func placePlaceholders(by attributes: [Int: UICollectionViewLayoutAttributes]) {
        for (number, placeholder) in (drops?.placeholders ?? []).enumerated() {
            guard let cell = placeholder.cell else { continue }
            guard let attributes = attributes[number] else {
                cell.removeFromSuperview()
                continue
            }
            insert(cell, attributes.element)
            requestPreferredSize(
                cell, attributes, shownAt: attributes.indexPath, known: placeholder.requestedSize
            ) { placeholder.requestedSize = $0 }
            cell.place(by: attributes)
        }
    }

    // MARK: Presented values

    /// The number of items that the layout places in a section.
    func presentedCount(ofSection section: Int) -> Int {
        usingPresentation(true) { numberOfItems(inSection: section) }
    }

    /// Returns the item of the data at a presented path; nil for a placeholder, or for a gap of other items.
    func dataPath(ofPresented path: IndexPath) -> IndexPath? {
        guard let presentation else { return path }
        return presentation.data(path)
    }

    /// Returns the layout's attributes as those of an item of the data; nil for other places.
    func dataAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes? {
        guard presentation != nil, attributes.isOfItem else { return attributes }
        return dataPath(ofPresented: attributes.indexPath).map { attributes.at($0) }
    }

    /// Returns the presented path at a point of the content; nil if nothing is there.
    func presentedPath(at point: CGPoint) -> IndexPath? {
        prepareLayoutIfNeeded()
        let found = presentedAttributes(in: CGRect(x: point.x, y: point.y, width: 1e-3, height: 1e-3))
        let items = found.filter { $0.representedElementCategory == .cell && $0.frame.contains(point) }
        return items.max { ($0.zIndex, $0.indexPath) < ($1.zIndex, $1.indexPath) }?.indexPath
    }

    func presentedCell(at path: IndexPath, _ presentation: ListPresentation) -> UICollectionViewCell? {
        if let number = presentation.placeholder(at: path) { return drops?.placeholders[number].cell }
        return presentation.data(path).flatMap { cell(at: $0) }
    }

    /// Returns the presented path of a cell; nil for one that isn't shown.
    func presentedPath(of cell: UICollectionViewCell) -> IndexPath? {
        if let path = element(of: cell)?.indexPath { return presentation?.presented(path) ?? path }
        guard let number = drops?.placeholders.firstIndex(where: { $0.cell === cell }) else { return nil }
        return presentation?.path(ofPlaceholder: number)
    }
}

extension UICollectionViewLayoutAttributes {
    /// Returns the attributes of the same kind of element at an index path.
    func at(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
        guard path != indexPath, let copy = copy() as? UICollectionViewLayoutAttributes else { return self }
        copy.indexPath = path
        return copy
    }

    /// A Boolean value that indicates whether the element is an item, or a view of one.
    var isOfItem: Bool { representedElementCategory == .cell || belongsToItem }
}
