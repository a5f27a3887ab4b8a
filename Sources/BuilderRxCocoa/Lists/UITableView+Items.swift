import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UITableView {
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
            let dataSource = onMain { TableArrayDataSource<Sequence>(makeCell: cellFactory) }
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
    ///     (in RxSwift
    ///     it ends the program).
    public func items<Sequence: Swift.Sequence, Cell: UITableViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configureCell in
                nonisolated(unsafe) let configureCell = configureCell
                let makeCell = fromMain { (table: UITableView, row: (Int, Sequence.Element)) -> UITableViewCell in
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
        return try onMain {
            guard let dataSource = table.dataSource as? any SectionedViewDataSourceType else {
                throw RxCocoaError.itemsNotYetBound(object: table)
            }
            return try dataSource.model(at: indexPath, as: T.self)
        }
    }

    /// The element of each row that people select, where one of the `items` methods has bound it.
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> {
        models(itemSelected)
    }

    /// The element of each row that people deselect, where one of the `items` methods has bound it.
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> {
        models(itemDeselected)
    }

    /// The element of each row whose deletion is committed, where one of the `items` methods has bound it. Heard as
    /// ``itemDeleted`` is.
    public func modelDeleted<T>(_ modelType: T.Type) -> ControlEvent<T> {
        models(itemDeleted)
    }

    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(events: paths.compactMap { [weak table = base] path in try table?.rx.model(at: path) })
    }
}
