import Foundation

/// An object that provides a table's rows from a snapshot, and applies the changes between snapshots.
///
/// Nothing is animated.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _MainActorObject, UITableViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?
    /// The snapshot of the data source's identifiers.
    public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// The animation of inserted and deleted rows; has no effect.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic
    private var present = Snapshot()

    /// Creates a data source and sets it as the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init(_responder: ())
        tableView.dataSource = self
    }

    /// Applies a snapshot; `completion` is called before this method returns.
    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        let changes = SnapshotChanges(from: present, to: snapshot).changes
        let state = snapshot.applied
        if let tableView {
            tableView.perform(changes, animation: defaultRowAnimation) { present = state }
            tableView.reconfigureRows(at: state.indexPaths(of: snapshot.reconfiguredItemIdentifiers))
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
        tableView?.reloadData()
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

    // MARK: UITableViewDataSource

    open func numberOfSections(in tableView: UITableView) -> Int { present.numberOfSections }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        present.numberOfItems(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = present.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
        if let cell { return cell }
        WarningLog.current.add(.other("the cell provider of a UITableViewDiffableDataSource returned nil"))
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        tableView.usesDefault(.headerTitle, nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        tableView.usesDefault(.footerTitle, nil)
    }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}

extension UITableView {
    /// Applies changes that an update closure makes to the data source.
    func perform(_ changes: TableChanges, animation: RowAnimation, update: () -> Void) {
        beginUpdates()
        update()
        deleteSections(changes.deletedSections, with: animation)
        insertSections(changes.insertedSections, with: animation)
        reloadSections(changes.reloadedSections, with: animation)
        for (from, to) in changes.movedSections { moveSection(from, toSection: to) }
        deleteRows(at: Array(changes.deletedRows), with: animation)
        insertRows(at: Array(changes.insertedRows), with: animation)
        reloadRows(at: Array(changes.reloadedRows), with: animation)
        for (from, to) in changes.movedRows { moveRow(at: from, to: to) }
        endUpdates()
    }
}
