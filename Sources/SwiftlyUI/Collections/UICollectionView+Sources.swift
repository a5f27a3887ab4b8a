import BuilderUIKit

extension UICollectionView {
    /// Sets the collection's delegate. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UICollectionViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Sets the collection's data source. It is held weakly; another one reloads the collection.
    @discardableResult
    public func dataSource(_ dataSource: (any UICollectionViewDataSource)?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Sets the object that is notified of items that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?) -> Self {
        self.prefetchDataSource = prefetchDataSource
        return self
    }

    /// Sets whether items are prefetched; true by default.
    @discardableResult
    public func prefetchingEnabled(_ enabled: Bool) -> Self {
        isPrefetchingEnabled = enabled
        return self
    }

    /// Sets whether items can be dragged; true by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self {
        dragInteractionEnabled = enabled
        return self
    }

    /// Sets how fast items make room for one that is dragged; `.immediate` by default.
    @discardableResult
    public func reorderingCadence(_ cadence: UICollectionView.ReorderingCadence) -> Self {
        reorderingCadence = cadence
        return self
    }
}
