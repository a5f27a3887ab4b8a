import Foundation

/// An object that provides a collection's items from a snapshot, and applies the changes between snapshots.
///
/// Nothing is animated.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The closure that returns supplementary views; nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    /// The closures that are called when items of outlines expand and collapse.
    open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()
    /// The closures that are called when an item is moved interactively.
    open var reorderingHandlers = ReorderingHandlers()
    /// The sections that are outlines.
    private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

    /// Closures that are called when items of outlines expand and collapse.
    public typealias SectionSnapshotHandlers<Item: Hashable> = _SectionSnapshotHandlers<Item>
    /// Closures that are called when the user moves items.
    public typealias ReorderingHandlers = _ReorderingHandlers<SectionIdentifierType, ItemIdentifierType>

    /// Creates a data source and sets it as the collection's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init(_responder: ())
        collectionView.dataSource = self
    }

    override func perform(_ changes: ListChanges, reconfigured: [IndexPath], update: () -> Void) {
        guard let collectionView else { return update() }
        // The present counts must be loaded before the state changes.
        collectionView.loadIfNeeded()
        collectionView.batchDepth += 1
        update()
        collectionView.pendingChanges = changes
        collectionView.batchDepth -= 1
        collectionView.applyChanges()
        collectionView.reconfigureItems(at: reconfigured)
    }

    override func reloadList() { collectionView?.reloadData() }

    // MARK: Outlines

    /// Applies an outline to a section, which is appended if there is none; `completion` is called before this method
    /// returns.
    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        var whole = self.snapshot()
        if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
        whole.deleteItems(whole.itemIdentifiers(inSection: section))
        whole.appendItems(snapshot.visibleItems, toSection: section)
        outlines[section] = snapshot
        apply(whole, animatingDifferences: animatingDifferences)
        showOutline(of: section)
        completion?()
    }

    /// Returns the outline of a section: that which was applied to it, or its items.
    open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        if let outline = outline(of: section) { return outline }
        var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        flat.append(present.itemIdentifiers(inSection: section))
        return flat
    }

    /// Returns the outline that was applied to a section, unless a snapshot of all sections has replaced its items.
    private func outline(of section: SectionIdentifierType) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
    {
        guard let outline = outlines[section],
            outline.visibleItems == present.itemIdentifiers(inSection: section)
        else { return nil }
        return outline
    }

    /// Updates the visible cells of a section whose items expand or collapse.
    private func showOutline(of section: SectionIdentifierType) {
        guard let collectionView, let index = present.indexOfSection(section) else { return }
        for path in collectionView.indexPathsForVisibleItems where path.section == index {
            if let cell = collectionView.cellForItem(at: path), let item = present.item(at: path) {
                show(item, of: section, in: cell)
            }
        }
    }

    private func show(
        _ item: ItemIdentifierType, of section: SectionIdentifierType, in cell: UICollectionViewCell
    ) {
        guard let cell = cell as? UICollectionViewListCell else { return }
        guard let outline = outline(of: section), outline.contains(item) else {
            cell.outline = nil
            return
        }
        cell.outline = OutlineState(
            level: outline.level(of: item), isExpanded: outline.isExpanded(item),
            toggle: { [weak self] in self?.toggle(item, of: section) })
    }

    /// Expands or collapses an item, subject to the handlers.
    private func toggle(_ item: ItemIdentifierType, of section: SectionIdentifierType) {
        var outline = snapshot(for: section)
        let handlers = sectionSnapshotHandlers
        if outline.isExpanded(item) {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            outline.collapse([item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            handlers.willExpandItem?(item)
            if let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item)) {
                outline.replace(childrenOf: item, using: children)
            }
            outline.expand([item])
        }
        apply(outline, to: section)
    }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in _: UICollectionView) -> Int { present.numberOfSections }

    open func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        present.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = present.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
        if let cell {
            if let section = present.sectionIdentifier(at: indexPath.section),
                let item = present.item(at: indexPath)
            {
                show(item, of: section, in: cell)
            }
            return cell
        }
        WarningLog.add("the cell provider of a UICollectionViewDiffableDataSource returned nil")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? collectionView.missingSupplementaryView(ofKind: kind)
    }

    open func collectionView(_: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        present.item(at: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
    }

    /// Applies a snapshot in which an item has moved, and calls the handlers of reordering.
    open func collectionView(_: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath) {
        guard let transaction = reordering(from: source, to: destination) else { return }
        reorderingHandlers.willReorder?(transaction)
        apply(transaction.finalSnapshot)
        reorderingHandlers.didReorder?(transaction)
    }

    private func reordering(
        from source: IndexPath, to destination: IndexPath
    ) -> NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>? {
        guard let item = present.item(at: source), source != destination,
            let section = present.sectionIdentifier(at: destination.section)
        else { return nil }
        var final = snapshot()
        final.deleteItems([item])
        let others = final.itemIdentifiers(inSection: section)
        if destination.item < others.count {
            final.insertItems([item], beforeItem: others[destination.item])
        } else {
            final.appendItems([item], toSection: section)
        }
        let initial = present
        let changed = Set([source.section, destination.section]).sorted()
        let sections = changed.compactMap { index in
            initial.sectionIdentifier(at: index).map { section in
                let old = initial.itemIdentifiers(inSection: section)
                let new = final.itemIdentifiers(inSection: section)
                return NSDiffableDataSourceSectionTransaction(
                    sectionIdentifier: section, initialSnapshot: Self.outline(of: old),
                    finalSnapshot: Self.outline(of: new), difference: new.difference(from: old))
            }
        }
        return NSDiffableDataSourceTransaction(
            initialSnapshot: initial, finalSnapshot: final,
            difference: final.itemIdentifiers.difference(from: initial.itemIdentifiers), sectionTransactions: sections)
    }

    private static func outline(
        of items: [ItemIdentifierType]
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        var result = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
        result.append(items)
        return result
    }

    open func indexTitles(for _: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _: UICollectionView, indexPathForIndexTitle _: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
