import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITableView {
    /// The row that people select. The delegate is called first, as for all events here.
    public var itemSelected: ControlEvent<IndexPath> { delegateEvents(.didSelect) }

    /// The row that people deselect.
    public var itemDeselected: ControlEvent<IndexPath> { delegateEvents(.didDeselect) }

    /// The row that a finger is put on.
    public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents(.didHighlight) }

    /// The row that a finger leaves.
    public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents(.didUnhighlight) }

    /// The row whose detail button is tapped.
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { delegateEvents(.accessoryButtonTapped) }

    /// A cell comes into view.
    public var willDisplayCell: ControlEvent<WillDisplayCellEvent> { delegateEvents(.willDisplayRow) }

    /// A cell has left the view.
    public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> { delegateEvents(.didEndDisplayingRow) }

    /// The row whose deletion is committed.
    ///
    /// No touch commits one here. A commit by code through the table's data source is observed where
    /// `items(cellIdentifier:cellType:)` or `items(_:)` has bound the rows; other data sources are not.
    ///
    /// ```swift
    /// table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    /// ```
    public var itemDeleted: ControlEvent<IndexPath> { delegateEvents(.didDeleteRow) }

    /// The row whose insertion is committed. Sent as ``itemDeleted`` is.
    public var itemInserted: ControlEvent<IndexPath> { delegateEvents(.didInsertRow) }

    /// The row that is moved. Sent as ``itemDeleted`` is.
    public var itemMoved: ControlEvent<ItemMovedEvent> { delegateEvents(.didMoveRow) }

    /// Sends nothing before the table's end: no rows are fetched ahead here.
    public var prefetchRows: ControlEvent<[IndexPath]> { silence() }

    /// Sends nothing before the table's end: no rows are fetched ahead here.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { silence() }

    /// Binds arrays to the rows of one section, with a cell that a closure makes for each element.
    ///
    /// ```swift
    /// names.bind(to: table.rx.items) { table, row, name in
    ///     let cell = table.dequeueReusableCell(withIdentifier: "name") ?? UITableViewCell()
    ///     cell.textLabel?.text = name
    ///     return cell
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// Each array reloads the table. The rows stay until the result is disposed.
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UITableView, Int, Sequence.Element) -> UITableViewCell) -> any Disposable
    where Source.Element == Sequence {
        { cellFactory in
            nonisolated(unsafe) let cellFactory = cellFactory
            let dataSource = assumingMainActor { TableArrayDataSource<Sequence>(makeCell: cellFactory) }
            return items(dataSource: dataSource)(source)
        }
    }

    /// Binds arrays to the rows of one section, with cells of a registered identifier, which a closure fills.
    ///
    /// ```swift
    /// names.bind(to: table.rx.items(cellIdentifier: "name")) { row, name, cell in
    ///     cell.textLabel?.text = name
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - cellIdentifier: what the cells' class is registered under.
    ///   - cellType: the cells' class. A cell of another class goes to `Hooks.defaultErrorHandler` and stays as it is
    ///     (in RxSwift it ends the program).
    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configureCell in
                nonisolated(unsafe) let configureCell = configureCell
                let makeCell = nonisolatedClosure {
                    (table: UITableView, row: (Int, Sequence.Element)) -> UITableViewCell in
                    let path = IndexPath(row: row.0, section: 0)
                    let cell = table.dequeueReusableCell(withIdentifier: cellIdentifier, for: path)
                    if let cell = cell as? Cell {
                        configureCell(row.0, row.1, cell)
                    } else {
                        Hooks.defaultErrorHandler(
                            ["rx.items"], RxCocoaError.castingError(object: cell, targetType: cellType))
                    }
                    return cell
                }
                return items(source)({ table, row, element in makeCell(table, (row, element)) })
            }
        }
    }

    /// Binds a sequence to the rows by means of a data source of the caller's, which the table keeps until the result
    /// is disposed.
    public func items<DataSource: RxTableViewDataSourceType & UITableViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            bindList(source, to: dataSource) { table, old, new in
                if new != nil || table.dataSource === old { table.dataSource = new }
            } receive: { dataSource, table, event in
                dataSource.tableView(table, observedEvent: event)
            }
        }
    }

    /// The element of a row, where one of the `items` methods has bound it.
    ///
    /// - Throws: ``RxCocoaError``.
    public func model<T>(at indexPath: IndexPath) throws -> T {
        let table = base
        return try assumingMainActor {
            guard let dataSource = table.dataSource as? any SectionedViewDataSourceType else {
                throw RxCocoaError.itemsNotYetBound(object: table)
            }
            return try dataSource.model(at: indexPath, as: T.self)
        }
    }

    /// The element of each row that people select, where one of the `items` methods has bound it.
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

    /// The element of each row that people deselect, where one of the `items` methods has bound it.
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

    /// The element of each row whose deletion is committed, where one of the `items` methods has bound it. Heard as
    /// ``itemDeleted`` is.
    public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeleted) }

    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(events: paths.compactMap { [weak table = base] path in try table?.rx.model(at: path) })
    }

    /// Makes an object the table's data source until the result is disposed, if it still is. The table holds it weakly.
    /// Call it on the main thread.
    public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
        hold(dataSource) {
            $0.dataSource
        } set: {
            $0.dataSource = $1 as? any UITableViewDataSource
        }
    }

    /// Makes an object what prepares cells ahead until the result is disposed, if it still is. The table holds it
    /// weakly, and doesn't call it: nothing is fetched ahead here. Call it on the main thread.
    public func setPrefetchDataSource(_ prefetchDataSource: any UITableViewDataSourcePrefetching) -> any Disposable {
        hold(prefetchDataSource) {
            $0.prefetchDataSource
        } set: {
            $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
        }
    }

    /// Nothing: there are no proxies, and a data source is nothing to bind to. It hides the binder that the property
    /// would have.
    @available(
        *, unavailable, message: "There are no proxies: use rx.setDataSource(_:), rx.items, or set the property."
    )
    public var dataSource: Void { () }

    /// Nothing: there are no proxies, and a data source is nothing to bind to. It hides the binder that the property
    /// would have.
    @available(*, deprecated, message: "There are no proxies: use rx.setPrefetchDataSource(_:), or set the property.")
    public var prefetchDataSource: Void { () }
}
