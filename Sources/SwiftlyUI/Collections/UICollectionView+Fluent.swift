import BuilderUIKit
import Foundation

extension UICollectionView {
    // MARK: Items

    /// Selects an item without notifying the delegate, and scrolls to it if a position is given; nil deselects all.
    @discardableResult
    public func selectItem(
        _ indexPath: IndexPath?, animated: Bool = false, scrollPosition: UICollectionView.ScrollPosition = []
    ) -> Self {
        selectItem(at: indexPath, animated: animated, scrollPosition: scrollPosition)
        return self
    }

    /// Deselects an item without notifying the delegate.
    @discardableResult
    public func deselectItem(_ indexPath: IndexPath, animated: Bool = false) -> Self {
        setting { $0.deselectItem(at: indexPath, animated: animated) }
    }

    /// Scrolls until an item is at a position in the view. A nonexistent item causes a warning and no scrolling.
    @discardableResult
    public func scrollToItem(
        _ indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool = false
    ) -> Self {
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        return self
    }

    /// Notifies the collection of items that were inserted into the data source.
    @discardableResult
    public func insertItems(_ indexPaths: [IndexPath]) -> Self { setting { $0.insertItems(at: indexPaths) } }

    /// Notifies the collection of items that were deleted from the data source.
    @discardableResult
    public func deleteItems(_ indexPaths: [IndexPath]) -> Self {
        deleteItems(at: indexPaths)
        return self
    }

    /// Reloads the cells of these items from the data source; they lose their selection.
    @discardableResult
    public func reloadItems(_ indexPaths: [IndexPath]) -> Self { setting { $0.reloadItems(at: indexPaths) } }

    // MARK: Layout

    /// A collection view with a zero frame and a clear background (UIKit's own initializer sets the system background).
    public convenience init(layout: UICollectionViewLayout) {
        self.init(frame: .zero, collectionViewLayout: layout)
        backgroundColor = .clear
    }

    /// A collection view with the layout that the closure returns; otherwise like `init(layout:)`.
    ///
    /// ```swift
    /// let grid = UICollectionView {
    ///     UICollectionViewFlowLayout().itemSize(CGSize(width: 80, height: 80)).minimumLineSpacing(12)
    /// }
    /// ```
    public convenience init(layout: () -> UICollectionViewLayout) { self.init(layout: layout()) }

    /// Sets the layout object that arranges the items; a new one takes effect immediately.
    @discardableResult
    public func collectionViewLayout(_ layout: UICollectionViewLayout) -> Self {
        setting { $0.collectionViewLayout = layout }
    }

    /// Sets the conditions under which visible items are measured again; `.enabled` by default.
    @discardableResult
    public func selfSizingInvalidation(_ selfSizingInvalidation: UICollectionView.SelfSizingInvalidation) -> Self {
        setting { $0.selfSizingInvalidation = selfSizingInvalidation }
    }

    /// Sets the view behind the items, as large as the collection view; nil, the default, for none.
    @discardableResult
    public func backgroundView(_ backgroundView: UIView?) -> Self { setting { $0.backgroundView = backgroundView } }

    // MARK: Sources

    /// Sets the collection view's delegate. The reference is weak.
    @discardableResult
    public func delegate(_ delegate: (any UICollectionViewDelegate)?) -> Self { setting { $0.delegate = delegate } }

    /// Sets the collection view's data source. The reference is weak; a new data source reloads the collection view.
    @discardableResult
    public func dataSource(_ dataSource: (any UICollectionViewDataSource)?) -> Self {
        setting { $0.dataSource = dataSource }
    }

    /// Sets the object that is notified of items that will be needed soon. The reference is weak.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?) -> Self {
        setting { $0.prefetchDataSource = prefetchDataSource }
    }

    /// Sets the object that provides dragged items; nothing is dragged. The reference is weak.
    @discardableResult
    public func dragDelegate(_ dragDelegate: (any UICollectionViewDragDelegate)?) -> Self {
        setting { $0.dragDelegate = dragDelegate }
    }

    /// Sets the object that takes dropped items; nothing is dropped. The reference is weak.
    @discardableResult
    public func dropDelegate(_ dropDelegate: (any UICollectionViewDropDelegate)?) -> Self {
        setting { $0.dropDelegate = dropDelegate }
    }

    /// Sets whether items are prefetched; true by default.
    @discardableResult
    public func prefetchingEnabled(_ enabled: Bool) -> Self { setting { $0.isPrefetchingEnabled = enabled } }

    /// Sets whether items can be dragged; true by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self { setting { $0.dragInteractionEnabled = enabled } }

    /// Sets the speed at which items make room for a dragged item; `.immediate` by default.
    @discardableResult
    public func reorderingCadence(_ cadence: UICollectionView.ReorderingCadence) -> Self {
        setting { $0.reorderingCadence = cadence }
    }
}

/// Registration and dequeuing of cells, headers and footers by class: the class's name is the reuse identifier.
///
/// ```swift
/// let grid = UICollectionView(layout: layout).registerCell(withCellClass: PictureCell.self)
/// // In the data source:
/// let cell = grid.dequeueCell(withCellClass: PictureCell.self, for: indexPath)
/// ```
extension UICollectionView {
    /// Registers a class of cells for reuse.
    @discardableResult
    public func registerCell<T: UICollectionViewCell>(withCellClass name: T.Type) -> Self {
        setting { $0.register(name, forCellWithReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of cells whose interface file can't be read on Linux; nil removes the registration.
    @discardableResult
    public func registerNib(nib: UINib?, withCellClass name: (some UICollectionViewCell).Type) -> Self {
        setting { $0.register(nib == nil ? nil : name, forCellWithReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of supplementary views whose interface file can't be read on Linux; nil removes it.
    @discardableResult
    public func registerNib(
        nib: UINib?, forSupplementaryViewOfKind kind: String, withClass name: (some UICollectionReusableView).Type
    ) -> Self {
        setting {
            $0.register(
                nib == nil ? nil : name, forSupplementaryViewOfKind: kind, withReuseIdentifier: name.nameForReuse)
        }
    }

    /// Registers a class of cells with an interface file of its name, which can't be read on Linux.
    @discardableResult
    public func registerNib(
        withCellClass name: (some UICollectionViewCell).Type, at bundleClass: AnyClass? = nil
    ) -> Self {
        setting { $0.register(name, forCellWithReuseIdentifier: name.nameForReuse) }
    }

    /// Registers a class of supplementary views for reuse, for one kind such as
    /// `UICollectionView.elementKindSectionHeader`.
    @discardableResult
    public func registerView<T: UICollectionReusableView>(ofKind kind: String, withCellClass name: T.Type) -> Self {
        setting { $0.register(name, forSupplementaryViewOfKind: kind, withReuseIdentifier: name.nameForReuse) }
    }

    /// Dequeues a cell for an item: a reusable one, or a new one if there is none. For a class that isn't registered,
    /// returns a new cell with a warning.
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

    /// Dequeues a supplementary view of a kind: a reusable one, or a new one if there is none. For a class that isn't
    /// registered for the kind, returns a new view with a warning.
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
