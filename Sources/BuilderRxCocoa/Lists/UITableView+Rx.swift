import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITableView {
    /// The row that the user selects. The delegate is called first, as for all events here.
    public var itemSelected: ControlEvent<IndexPath> { delegateEvents(.didSelect) }

    /// The row that the user deselects.
    public var itemDeselected: ControlEvent<IndexPath> { delegateEvents(.didDeselect) }

    /// The row on which a touch begins.
    public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents(.didHighlight) }

    /// The row that a touch leaves.
    public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents(.didUnhighlight) }

    /// The row whose detail button the user taps.
    public var itemAccessoryButtonTapped: ControlEvent<IndexPath> { delegateEvents(.accessoryButtonTapped) }

    /// The cell of a row that comes into view.
    public var willDisplayCell: ControlEvent<WillDisplayCellEvent> { delegateEvents(.willDisplayRow) }

    /// The cell of a row that has left the view.
    public var didEndDisplayingCell: ControlEvent<DidEndDisplayingCellEvent> { delegateEvents(.didEndDisplayingRow) }

    /// The row whose deletion is committed.
    ///
    /// No touch commits a deletion here. A commit by code through the table's data source is observed if
    /// `items(cellIdentifier:cellType:)` or `items(_:)` has bound the rows; other data sources are not observed.
    ///
    /// ```swift
    /// table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
    /// ```
    public var itemDeleted: ControlEvent<IndexPath> { delegateEvents(.didDeleteRow) }

    /// The row whose insertion is committed. Emitted under the same conditions as ``itemDeleted``.
    public var itemInserted: ControlEvent<IndexPath> { delegateEvents(.didInsertRow) }

    /// The row that is moved. Emitted under the same conditions as ``itemDeleted``.
    public var itemMoved: ControlEvent<ItemMovedEvent> { delegateEvents(.didMoveRow) }

    /// Emits the rows ahead of the visible ones, when the table scrolls toward them; see `prefetchDataSource`.
    public var prefetchRows: ControlEvent<[IndexPath]> { delegateEvents(.prefetch) }

    /// Emits rows that ``prefetchRows`` has emitted and that are no longer ahead of the visible ones.
    public var cancelPrefetchingForRows: ControlEvent<[IndexPath]> { delegateEvents(.cancelPrefetching) }

    /// Binds arrays to the rows of one section. A closure returns the cell for each element.
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
    /// Each array reloads the table. The rows remain until the result is disposed.
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

    /// Binds arrays to the rows of one section, with cells of a reuse identifier, which a closure configures.
    ///
    /// ```swift
    /// names.bind(to: table.rx.items(cellIdentifier: "name")) { row, name, cell in
    ///     cell.textLabel?.text = name
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - cellIdentifier: The reuse identifier of the cells.
    ///   - cellType: The class of the cells. For a cell of another class, an error is passed to
    ///     `Hooks.defaultErrorHandler` and the cell remains as it is (RxSwift traps).
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

    /// Binds a sequence to the rows with a data source, which the table retains until the result is disposed.
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

    /// Returns the element of a row that one of the `items` methods has bound.
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

    /// The element of each row that the user selects, if one of the `items` methods has bound it.
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

    /// The element of each row that the user deselects, if one of the `items` methods has bound it.
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

    /// The element of each row whose deletion is committed, if one of the `items` methods has bound it. Emitted under
    /// the same conditions as ``itemDeleted``.
    public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeleted) }

    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(events: paths.compactMap { [weak table = base] path in try table?.rx.model(at: path) })
    }

    /// Sets the table's data source. Disposing the result removes it if it is still set. The table references it
    /// weakly. Call this method on the main thread.
    public func setDataSource(_ dataSource: any UITableViewDataSource) -> any Disposable {
        hold(dataSource) {
            $0.dataSource
        } set: {
            $0.dataSource = $1 as? any UITableViewDataSource
        }
    }

    /// Sets the table's prefetching data source. Disposing the result removes it if it is still set. The table
    /// references it weakly. Call this method on the main thread.
    public func setPrefetchDataSource(_ prefetchDataSource: any UITableViewDataSourcePrefetching) -> any Disposable {
        hold(prefetchDataSource) {
            $0.prefetchDataSource
        } set: {
            $0.prefetchDataSource = $1 as? any UITableViewDataSourcePrefetching
        }
    }
}
