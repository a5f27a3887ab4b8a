import Foundation

/// An object that provides a table's rows from a snapshot, and applies the changes between snapshots.
///
/// Nothing is animated.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>:
    _DiffableDataSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
{
    /// A closure that returns the cell of an item.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private weak var tableView: UITableView?
    private let cellProvider: CellProvider
    /// The animation of inserted and deleted rows; has no effect.
    open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    /// Creates a data source and sets it as the table's.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init(_responder: ())
        tableView.dataSource = self
    }

    override func perform(_ changes: ListChanges, reconfigured: [IndexPath], update: () -> Void) {
        guard let tableView else { return update() }
        let animation = defaultRowAnimation
        tableView.beginUpdates()
        update()
        tableView.deleteSections(changes.deletedSections, with: animation)
        tableView.insertSections(changes.insertedSections, with: animation)
        tableView.reloadSections(changes.reloadedSections, with: animation)
        for (from, to) in changes.movedSections { tableView.moveSection(from, toSection: to) }
        tableView.deleteRows(at: Array(changes.deletedRows), with: animation)
        tableView.insertRows(at: Array(changes.insertedRows), with: animation)
        tableView.reloadRows(at: Array(changes.reloadedRows), with: animation)
        for (from, to) in changes.movedRows { tableView.moveRow(at: from, to: to) }
        tableView.endUpdates()
        tableView.reconfigureRows(at: reconfigured)
    }

    override func reloadList() { tableView?.reloadData() }

    // MARK: UITableViewDataSource

    open func numberOfSections(in _: UITableView) -> Int { present.numberOfSections }

    open func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
        present.numberOfItems(inSectionAt: section)
    }

    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = present.item(at: indexPath).flatMap { cellProvider(tableView, indexPath, $0) }
        if let cell { return cell }
        WarningLog.add("the cell provider of a UITableViewDiffableDataSource returned nil")
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection _: Int) -> String? {
        tableView.usesDefault(.headerTitle, nil)
    }
    open func tableView(_ tableView: UITableView, titleForFooterInSection _: Int) -> String? {
        tableView.usesDefault(.footerTitle, nil)
    }
    open func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { false }
    open func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { false }
    open func sectionIndexTitles(for _: UITableView) -> [String]? { nil }
    open func tableView(_: UITableView, sectionForSectionIndexTitle _: String, at index: Int) -> Int { index }
    open func tableView(_: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath) {}
    open func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
}
