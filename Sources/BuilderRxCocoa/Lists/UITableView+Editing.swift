import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITableView {
    /// The row whose deletion is committed.
    ///
    /// No touch commits one here. Code that does it by the table's data source is heard where
    /// `items(cellIdentifier:cellType:)` or `items(_:)` has bound the rows; other data sources are not.
    ///
    /// ```swift
    /// table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    /// ```
    public var itemDeleted: ControlEvent<IndexPath> { delegateEvents(.didDeleteRow) }

    /// The row whose insertion is committed. Heard as ``itemDeleted`` is.
    public var itemInserted: ControlEvent<IndexPath> { delegateEvents(.didInsertRow) }

    /// The row that is moved. Heard as ``itemDeleted`` is.
    public var itemMoved: ControlEvent<ItemMovedEvent> { delegateEvents(.didMoveRow) }

    /// Tells nothing before the table's end: no rows are fetched ahead here.
    public var prefetchRows: ControlEvent<[IndexPath]> { silence() }

    /// Tells nothing before the table's end: no rows are fetched ahead here.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { silence() }
}
