import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UICollectionView {
    /// The item that people select. The delegate is called first, as for all events here.
    public var itemSelected: ControlEvent<IndexPath> { delegateEvents(.didSelect) }

    /// The item that people deselect.
    public var itemDeselected: ControlEvent<IndexPath> { delegateEvents(.didDeselect) }

    /// The item that a finger is put on.
    public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents(.didHighlight) }

    /// The item that a finger leaves.
    public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents(.didUnhighlight) }

    /// A cell comes into view.
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        delegateEvents(.willDisplayItem)
    }

    /// A cell has left the view.
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        delegateEvents(.didEndDisplayingItem)
    }

    /// A head, foot or other view beside the items comes into view.
    public var willDisplaySupplementaryView:
        ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
    {
        delegateEvents(.willDisplaySupplementaryView)
    }

    /// A head, foot or other view beside the items has left the view.
    public var didEndDisplayingSupplementaryView:
        ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
    {
        delegateEvents(.didEndDisplayingSupplementaryView)
    }

    /// Sends nothing before the collection's end: no items are fetched ahead here.
    public var prefetchItems: ControlEvent<[IndexPath]> { silence() }

    /// Sends nothing before the collection's end: no items are fetched ahead here.
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { silence() }

    /// Binds arrays to the items of one section, with a cell that a closure makes for each element.
    ///
    /// ```swift
    /// names.bind(to: collection.rx.items) { collection, item, name in
    ///     let path = IndexPath(item: item, section: 0)
    ///     let cell = collection.dequeueReusableCell(withReuseIdentifier: "name", for: path)
    ///     (cell as? NameCell)?.show(name)
    ///     return cell
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// Each array reloads the collection. The items stay until the result is disposed.
    public func items<Sequence: Swift.Sequence, Source: ObservableType>(
        _ source: Source
    ) -> (_ cellFactory: @escaping (UICollectionView, Int, Sequence.Element) -> UICollectionViewCell) -> any Disposable
    where Source.Element == Sequence {
        { cellFactory in
            nonisolated(unsafe) let cellFactory = cellFactory
            let dataSource = assumingMainActor { CollectionArrayDataSource<Sequence>(makeCell: cellFactory) }
            return items(dataSource: dataSource)(source)
        }
    }

    /// Binds arrays to the items of one section, with cells of a registered identifier, which a closure fills.
    ///
    /// ```swift
    /// names.bind(to: collection.rx.items(cellIdentifier: "name")) { item, name, cell in
    ///     (cell as? NameCell)?.show(name)
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - cellIdentifier: what the cells' class is registered under.
    ///   - cellType: the cells' class. A cell of another class goes to `Hooks.defaultErrorHandler` and stays as it is
    ///     (in RxSwift it ends the program).
    public func items<Sequence: Swift.Sequence, Cell: UICollectionViewCell, Source: ObservableType>(
        cellIdentifier: String, cellType: Cell.Type = Cell.self
    ) -> (_ source: Source) -> (_ configureCell: @escaping (Int, Sequence.Element, Cell) -> Void) -> any Disposable
    where Source.Element == Sequence {
        { source in
            { configureCell in
                nonisolated(unsafe) let configureCell = configureCell
                let makeCell = nonisolatedClosure {
                    (collection: UICollectionView, item: (Int, Sequence.Element)) -> UICollectionViewCell in
                    let path = IndexPath(item: item.0, section: 0)
                    let cell = collection.dequeueReusableCell(withReuseIdentifier: cellIdentifier, for: path)
                    if let cell = cell as? Cell {
                        configureCell(item.0, item.1, cell)
                    } else {
                        Hooks.defaultErrorHandler(
                            ["rx.items"], RxCocoaError.castingError(object: cell, targetType: cellType))
                    }
                    return cell
                }
                return items(source)({ collection, item, element in makeCell(collection, (item, element)) })
            }
        }
    }

    /// Binds a sequence to the items by means of a data source of the caller's, which the collection keeps until the
    /// result is disposed.
    public func items<DataSource: RxCollectionViewDataSourceType & UICollectionViewDataSource, Source: ObservableType>(
        dataSource: DataSource
    ) -> (_ source: Source) -> any Disposable where DataSource.Element == Source.Element {
        { source in
            bindList(source, to: dataSource) { collection, old, new in
                if new != nil || collection.dataSource === old { collection.dataSource = new }
            } receive: { dataSource, collection, event in
                dataSource.collectionView(collection, observedEvent: event)
            }
        }
    }

    /// The element of an item, where one of the `items` methods has bound it.
    ///
    /// - Throws: ``RxCocoaError``.
    public func model<T>(at indexPath: IndexPath) throws -> T {
        let collection = base
        return try assumingMainActor {
            guard let dataSource = collection.dataSource as? any SectionedViewDataSourceType else {
                throw RxCocoaError.itemsNotYetBound(object: collection)
            }
            return try dataSource.model(at: indexPath, as: T.self)
        }
    }

    /// The element of each item that people select, where one of the `items` methods has bound it.
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

    /// The element of each item that people deselect, where one of the `items` methods has bound it.
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(events: paths.compactMap { [weak collection = base] path in try collection?.rx.model(at: path) })
    }

    /// Makes an object the collection's data source until the result is disposed, if it still is. The collection holds
    /// it weakly. Call it on the main thread.
    public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
        hold(dataSource) {
            $0.dataSource
        } set: {
            $0.dataSource = $1 as? any UICollectionViewDataSource
        }
    }

    /// Makes an object what prepares cells ahead until the result is disposed, if it still is. The collection holds it
    /// weakly, and doesn't call it: nothing is fetched ahead here. Call it on the main thread.
    public func setPrefetchDataSource(_ prefetchDataSource: any UICollectionViewDataSourcePrefetching) -> any Disposable
    {
        hold(prefetchDataSource) {
            $0.prefetchDataSource
        } set: {
            $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
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
