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

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in _: UICollectionView) -> Int { present.numberOfSections }

    open func collectionView(_: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        present.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = present.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
        if let cell { return cell }
        WarningLog.add("the cell provider of a UICollectionViewDiffableDataSource returned nil")
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? collectionView.missingSupplementaryView(ofKind: kind)
    }

    open func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { false }

    open func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}

    open func indexTitles(for _: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _: UICollectionView, indexPathForIndexTitle _: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}
