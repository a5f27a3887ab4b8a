import BuilderUIKit

extension UICollectionView {
    /// Who decides about items, and hears of them. It is held weakly.
    @discardableResult
    public func delegate(_ delegate: (any UICollectionViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Who gives the collection its items. It is held weakly; another one loads the collection anew.
    @discardableResult
    public func dataSource(_ dataSource: (any UICollectionViewDataSource)?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Who is told of items that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?) -> Self {
        self.prefetchDataSource = prefetchDataSource
        return self
    }

    /// Whether items are asked for ahead of time; true by default.
    @discardableResult
    public func prefetchingEnabled(_ enabled: Bool) -> Self {
        isPrefetchingEnabled = enabled
        return self
    }

    /// Whether items can be dragged; true by default.
    @discardableResult
    public func dragInteractionEnabled(_ enabled: Bool) -> Self {
        dragInteractionEnabled = enabled
        return self
    }

    /// How fast items make room for one that is dragged; `.immediate` by default.
    @discardableResult
    public func reorderingCadence(_ cadence: UICollectionView.ReorderingCadence) -> Self {
        reorderingCadence = cadence
        return self
    }
}
