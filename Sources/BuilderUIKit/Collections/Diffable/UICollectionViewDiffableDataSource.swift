import Foundation

/// An object that provides a collection's items from a snapshot, and applies the changes between snapshots.
///
/// Nothing is animated.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _MainActorObject, UICollectionViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// A closure that returns a supplementary view.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?
    /// The snapshot of the data source's identifiers.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var collectionView: UICollectionView?
    private let cellProvider: CellProvider
    /// The closure that returns supplementary views; nil by default.
    open var supplementaryViewProvider: SupplementaryViewProvider?
    private var present = Snapshot()

    /// Creates a data source and sets it as the collection's.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init(_responder: ())
        collectionView.dataSource = self
    }

    /// Applies a snapshot; `completion` is called before this method returns.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let changes = SnapshotChanges(from: present, to: snapshot).changes
        let state = snapshot.applied
        if let collectionView {
            collectionView.perform(changes) { present = state }
            collectionView.reconfigureItems(at: state.indexPaths(of: snapshot.reconfiguredItemIdentifiers))
        } else {
            present = state
        }
        completion?()
    }

    /// Applies a snapshot and creates all cells again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        present = snapshot.applied
        collectionView?.reloadData()
        completion?()
    }

    /// Returns the present snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { present }

    /// Returns the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }

    /// Returns the index path of an item; nil for an item that isn't in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.indexPath(of: itemIdentifier) }

    /// Returns the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
        present.sectionIdentifier(at: index)
    }

    /// Returns the index of a section; nil for a section that isn't in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }

    // MARK: UICollectionViewDataSource

    open func numberOfSections(in collectionView: UICollectionView) -> Int { present.numberOfSections }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        present.numberOfItems(inSectionAt: section)
    }

    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = present.item(at: indexPath).flatMap { cellProvider(collectionView, indexPath, $0) }
        if let cell { return cell }
        WarningLog.current.add(.other("the cell provider of a UICollectionViewDiffableDataSource returned nil"))
        return UICollectionViewCell(frame: .zero)
    }

    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        supplementaryViewProvider?(collectionView, kind, indexPath)
            ?? collectionView.missingSupplementaryView(ofKind: kind)
    }

    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool { false }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
}

extension UICollectionView {
    /// Applies changes that an update closure makes to the data source.
    func perform(_ changes: TableChanges, update: () -> Void) {
        // The present counts must be loaded before the state changes.
        loadIfNeeded()
        batchDepth += 1
        update()
        pendingChanges = changes
        batchDepth -= 1
        applyChanges()
    }
}
