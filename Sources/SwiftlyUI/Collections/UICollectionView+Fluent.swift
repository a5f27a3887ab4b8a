import BuilderUIKit
import Foundation

extension UICollectionView {
    // MARK: Items

    /// Selects an item without telling the delegate, and scrolls to it where a position is given; nil deselects all.
    @discardableResult
    public func selectItem(
        _ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UICollectionView.ScrollPosition = []
    ) -> Self {
        selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        return self
    }

    /// Deselects an item without telling the delegate.
    @discardableResult
    public func deselectItem(_ indexPath: IndexPath, animated: Bool = false) -> Self {
        setting { $0.deselectItem(at: indexPath, animated: animated) }
    }

    /// Scrolls until an item lies at a place in the view. An item that isn't there is refused with a warning.
    @discardableResult
    public func scrollToItem(
        _ indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool = false
    ) -> Self {
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        return self
    }

    /// Notifies the collection that the data source has new items at these places.
    @discardableResult
    public func insertItems(_ indexPaths: [IndexPath]) -> Self { setting { $0.insertItems(at: indexPaths) } }

    /// Notifies the collection that the data source no longer has the items that were at these places.
    @discardableResult
    public func deleteItems(_ indexPaths: [IndexPath]) -> Self {
        deleteItems(at: indexPaths)
        return self
    }

    /// Reloads the cells of these items from the data source; they lose their selection.
    @discardableResult
    public func reloadItems(_ indexPaths: [IndexPath]) -> Self { setting { $0.reloadItems(at: indexPaths) } }

    // MARK: Layout

    /// A collection without a size yet, with a clear background (UIKit's own initializer leaves the system's). `layout`
    /// places the items.
    public convenience init(layout: UICollectionViewLayout) {
        self.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .clear
    }

    /// A collection with the layout that the closure makes; otherwise like `init(layout:)`.
    ///
    /// ```swift
    /// let grid = UICollectionView {
    ///     UICollectionViewFlowLayout().itemSize(CGSize(width: 80, height: 80)).minimumLineSpacing(12)
    /// }
    /// ```
    public convenience init(layout: () -> UICollectionViewLayout) { self.init(layout: layout()) }

    /// Sets what places the items; another one takes effect at once.
    @discardableResult
    public func collectionViewLayout(_ layout: UICollectionViewLayout) -> Self {
        setting { $0.collectionViewLayout = layout }
    }

    /// Sets when visible items are measured anew; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UICollectionView.SelfSizingInvalidation) -> Self {
        setting { $0.selfSizingInvalidation = selfSizingInvalidation }
    }

    /// Sets what lies behind the items, as large as the collection; nil, the default, for nothing.
    @discardableResult
    public func backgroundView(_ backgroundView: UIView?) -> Self { setting { $0.backgroundView = backgroundView } }

    // MARK: Sources

    /// Sets the collection's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UICollectionViewDelegate)?) -> Self { setting { $0.delegate = delegate } }

    /// Sets the collection's data source. It is held weakly; another one reloads the collection.
    @discardableResult
    public func dataSource(_ dataSource: (any UICollectionViewDataSource)?) -> Self {
        setting { $0.dataSource = dataSource }
    }

    /// Sets the object that is notified of items that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?) -> Self {
        setting { $0.prefetchDataSource = prefetchDataSource }
    }

    /// Sets whether items are requested ahead of time; true by default.
    @discardableResult
    public func prefetchingEnabled(_ enabled: Bool) -> Self { setting { $0.isPrefetchingEnabled = enabled } }

    /// Sets whether items can be dragged; true by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self { setting { $0.dragInteractionEnabled = enabled } }

    /// Sets how fast items make room for one that is dragged; `.immediate` by default.
    @discardableResult
    public func reorderingCadence(_ cadence: UICollectionView.ReorderingCadence) -> Self {
        setting { $0.reorderingCadence = cadence }
    }
}

/// Cells, heads and feet by their classes: the name of the class is the identifier.
///
/// ```swift
/// let grid = UICollectionView(layout: layout).registerCell(withCellClass: PictureCell.self)
/// // In the data source:
/// let cell = grid.dequeueCell(withCellClass: PictureCell.self, for: indexPath)
/// ```
extension UICollectionView {
    /// Lets cells of a class be made and used again.
    @discardableResult
    public func registerCell<T: UICollectionViewCell>(withCellClass name: T.Type) -> Self {
        setting { $0.register(name, forCellWithReuseIdentifier: name.nameForReuse) }
    }

    /// Lets heads, feet and so on of a class be made and used again, for one kind such as
    /// `UICollectionView.elementKindSectionHeader`.
    @discardableResult
    public func registerView<T: UICollectionReusableView>(ofKind kind: String, withCellClass name: T.Type) -> Self {
        setting { $0.register(name, forSupplementaryViewOfKind: kind, withReuseIdentifier: name.nameForReuse) }
    }

    /// A cell for an item: one that has left the view, else a new one. Of a class that isn't registered, a new one and
    /// a warning.
    public func dequeueCell<T: UICollectionViewCell>(withCellClass name: T.Type, for indexPath: IndexPath) -> T {
        let identifier = name.nameForReuse
        let isRegistered = canDequeue(ofKind: nil, withIdentifier: identifier)
        if isRegistered, let cell = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) as? T {
            return cell
        }
        Self.warnOfReuse(
            name, in: self, isRegistered: isRegistered, remedy: "registerCell(withCellClass: \(identifier).self)")
        return makeView(name, ofKind: nil, withIdentifier: identifier, for: indexPath)
    }

    /// A head, foot or other view of a kind: one that has left the view, else a new one. Of a class that isn't
    /// registered for the kind, a new one and a warning.
    public func dequeueView<T: UICollectionReusableView>(
        ofKind kind: String, withCellClass name: T.Type, for indexPath: IndexPath
    ) -> T {
        let identifier = name.nameForReuse
        let isRegistered = canDequeue(ofKind: kind, withIdentifier: identifier)
        if isRegistered,
            let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
                as? T
        {
            return view
        }
        Self.warnOfReuse(
            name, in: self, isRegistered: isRegistered,
            remedy: "registerView(ofKind: \"\(kind)\", withCellClass: \(identifier).self)")
        return makeView(name, ofKind: kind, withIdentifier: identifier, for: indexPath)
    }
}
