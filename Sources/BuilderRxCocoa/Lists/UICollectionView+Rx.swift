import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UICollectionView {
    /// The item that the user selects. The delegate is called first, as for all events here.
    public var itemSelected: ControlEvent<IndexPath> { delegateEvents(.didSelect) }

    /// The item that the user deselects.
    public var itemDeselected: ControlEvent<IndexPath> { delegateEvents(.didDeselect) }

    /// The item on which a touch begins.
    public var itemHighlighted: ControlEvent<IndexPath> { delegateEvents(.didHighlight) }

    /// The item that a touch leaves.
    public var itemUnhighlighted: ControlEvent<IndexPath> { delegateEvents(.didUnhighlight) }

    /// The cell of an item that comes into view.
    public var willDisplayCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        delegateEvents(.willDisplayItem)
    }

    /// The cell of an item that has left the view.
    public var didEndDisplayingCell: ControlEvent<(cell: UICollectionViewCell, at: IndexPath)> {
        delegateEvents(.didEndDisplayingItem)
    }

    /// A header, footer or other supplementary view that comes into view.
    public var willDisplaySupplementaryView:
        ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
    {
        delegateEvents(.willDisplaySupplementaryView)
    }

    /// A header, footer or other supplementary view that has left the view.
    public var didEndDisplayingSupplementaryView:
        ControlEvent<(supplementaryView: UICollectionReusableView, elementKind: String, at: IndexPath)>
    {
        delegateEvents(.didEndDisplayingSupplementaryView)
    }

    /// Emits the items ahead of the visible ones, when the view scrolls toward them; see `prefetchDataSource`.
    public var prefetchItems: ControlEvent<[IndexPath]> { delegateEvents(.prefetch) }

    /// Emits items that ``prefetchItems`` has emitted and that are no longer ahead of the visible ones.
    public var cancelPrefetchingForItems: ControlEvent<[IndexPath]> { delegateEvents(.cancelPrefetching) }

    /// Binds arrays to the items of one section. A closure returns the cell for each element.
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
    /// Each array reloads the collection view. The items remain until the result is disposed.
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

    /// Binds arrays to the items of one section, with cells of a reuse identifier, which a closure configures.
    ///
    /// ```swift
    /// names.bind(to: collection.rx.items(cellIdentifier: "name")) { item, name, cell in
    ///     (cell as? NameCell)?.show(name)
    /// }
    /// .disposed(by: bag)
    /// ```
    ///
    /// - Parameters:
    ///   - cellIdentifier: The reuse identifier of the cells.
    ///   - cellType: The class of the cells. For a cell of another class, an error is passed to
    ///     `Hooks.defaultErrorHandler` and the cell remains as it is (RxSwift traps).
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

    /// Binds a sequence to the items with a data source, which the collection view retains until the result is
    /// disposed.
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

    /// Returns the element of an item that one of the `items` methods has bound.
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

    /// The element of each item that the user selects, if one of the `items` methods has bound it.
    public func modelSelected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemSelected) }

    /// The element of each item that the user deselects, if one of the `items` methods has bound it.
    public func modelDeselected<T>(_ modelType: T.Type) -> ControlEvent<T> { models(itemDeselected) }

    private func models<T>(_ paths: ControlEvent<IndexPath>) -> ControlEvent<T> {
        ControlEvent(events: paths.compactMap { [weak collection = base] path in try collection?.rx.model(at: path) })
    }

    /// Sets the collection view's data source. Disposing the result removes it if it is still set. The collection view
    /// references it weakly. Call this method on the main thread.
    public func setDataSource(_ dataSource: any UICollectionViewDataSource) -> any Disposable {
        hold(dataSource) {
            $0.dataSource
        } set: {
            $0.dataSource = $1 as? any UICollectionViewDataSource
        }
    }

    /// Sets the collection view's prefetching data source. Disposing the result removes it if it is still set. The
    /// collection view references it weakly. Call this method on the main thread.
    public func setPrefetchDataSource(_ prefetchDataSource: any UICollectionViewDataSourcePrefetching) -> any Disposable
    {
        hold(prefetchDataSource) {
            $0.prefetchDataSource
        } set: {
            $0.prefetchDataSource = $1 as? any UICollectionViewDataSourcePrefetching
        }
    }
}
