import BuilderRxSwift
import BuilderUIKit

/// The view of a ``TableView``; it is its own data source and delegate.
open class BuilderInternalTableView: UITableView, UITableViewDataSource, UITableViewDelegate,
    ViewBuilderEventHandling
{
    /// The builder whose views are the rows; nil until ``set(_:)``.
    public var builder: AnyIndexableViewBuilder!

    /// Follows the builder's updates; made, and put into the table's bag, for the first builder that has some.
    private var updates: SerialDisposable?

    /// Makes a plain table without rows.
    public convenience init() {
        self.init(frame: .zero, style: .plain)
        translatesAutoresizingMaskIntoConstraints = false
        dataSource = self
        delegate = self
        rowHeight = UITableView.automaticDimension
        estimatedRowHeight = 44
    }

    /// Shows a builder's views, and reloads each time it is updated.
    public func set(_ builder: AnyIndexableViewBuilder) {
        self.builder = builder
        if let updated = builder.updated {
            following().disposable = deliverOnMain(updated, to: self) { table, _ in table.reloadData() }
        } else {
            updates?.disposable = Disposables.create()
        }
        reloadData()
    }

    private func following() -> SerialDisposable {
        if let updates { return updates }
        let updates = SerialDisposable()
        updates.disposed(by: rxDisposeBag)
        self.updates = updates
        return updates
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        builderAttributes?.commonDidMoveToWindow(self)
    }

    /// The number of the builder's views; there is one section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { builder?.count ?? 0 }

    /// The builder's view for the row, in a cell of its own when it isn't one; an empty cell where the builder has
    /// none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let definition = builder?.view(at: indexPath.row) else {
            return BuilderInternalTableViewCell(style: .default, reuseIdentifier: nil)
        }
        let view = definition.build()
        if let cell = view as? UITableViewCell { return cell }
        return TableViewCell(view).modifiableView
    }

    /// Deselects the row unless the cell's handler keeps it selected.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as? BuilderInternalTableViewCell
        let staysSelected = cell.flatMap { cell in
            cell.selectionHandler?(TableView.CellContext(view: cell, tableView: tableView, indexPath: indexPath))
        }
        if staysSelected != true { tableView.deselectRow(at: indexPath, animated: true) }
    }
}
