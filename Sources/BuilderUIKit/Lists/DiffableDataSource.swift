import Foundation

/// The common behavior of diffable data sources: the present snapshot, its queries, and changes of it.
@preconcurrency @MainActor
open class _DiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: _MainActorObject {
    /// The snapshot of the data source's identifiers.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private(set) var present = Snapshot()

    /// Performs changes in the list, in which a closure changes the data, and configures elements again.
    func perform(_ changes: ListChanges, reconfigured: [IndexPath], update: () -> Void) { update() }
    func reloadList() {}

    /// Applies a snapshot; `completion` is called before this method returns.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let changes = SnapshotChanges(from: present, to: snapshot).changes
        let state = snapshot.applied
        perform(changes, reconfigured: state.indexPaths(of: snapshot.reconfiguredItemIdentifiers)) { present = state }
        completion?()
    }

    /// Applies a snapshot and creates all cells again.
    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        present = snapshot.applied
        reloadList()
        completion?()
    }

    /// Returns the present snapshot.
    open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { present }

    /// Returns the item at an index path; nil if there is none.
    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { present.item(at: indexPath) }

    /// Returns the index path of an item; nil for an item that isn't in the snapshot.
    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { present.indexPath(of: itemIdentifier) }

    /// Returns the section at an index; nil if there is none.
    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { present.sectionIdentifier(at: index) }

    /// Returns the index of a section; nil for a section that isn't in the snapshot.
    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { present.indexOfSection(sectionIdentifier) }
}
