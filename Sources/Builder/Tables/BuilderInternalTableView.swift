import BuilderRxSwift
import BuilderUIKit

/// The view of a ``TableView``; it is its own data source and delegate.
open class BuilderInternalTableView: UITableView, UITableViewDataSource, UITableViewDelegate,
    ViewBuilderEventHandling
{
    /// The builder of the rows' views; nil until ``set(_:)`` is called.
    public var builder: AnyIndexableViewBuilder!

    /// The subscription to the builder's updates; created, and added to the table's bag, for the first builder with
    /// updates.
    private var updates: SerialDisposable?

    /// Creates a plain table without rows.
    public convenience init() {
        self.init(frame: .zero, style: .plain)
        translatesAutoresizingMaskIntoConstraints = false
        dataSource = self
        delegate = self
        rowHeight = UITableView.automaticDimension
        estimatedRowHeight = ListMetrics.initialRowHeight
    }

    /// Shows a builder's views, and reloads after each of its updates.
    public func set(_ builder: AnyIndexableViewBuilder) {
        self.builder = builder
        if let updated = builder.updated {
            updatesDisposable().disposable = deliverOnMain(updated, to: self) { table, _ in table.reloadData() }
        } else {
            updates?.disposable = Disposables.create()
        }
        reloadData()
    }

    /// Returns the disposable of the subscription to updates; creates it for the first call.
    private func updatesDisposable() -> SerialDisposable {
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

    /// Returns the number of the builder's views; there is one section.
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { builder?.count ?? 0 }

    /// Returns the builder's view for the row, embedded in a cell if it isn't one; an empty cell if the builder has
    /// none.
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let definition = builder?.view(at: indexPath.row) else {
            return BuilderInternalTableViewCell(style: .default, reuseIdentifier: nil)
        }
        let view = definition.build()
        if let cell = view as? UITableViewCell { return cell }
        return TableViewCell(view).modifiableView
    }

    /// Deselects the row unless the cell's handler returns true.
    open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let cell = tableView.cellForRow(at: indexPath) as? BuilderInternalTableViewCell
        let staysSelected = cell.flatMap { cell in
            cell.selectionHandler?(TableView.CellContext(view: cell, tableView: tableView, indexPath: indexPath))
        }
        if staysSelected != true { tableView.deselectRow(at: indexPath, animated: true) }
    }
}
