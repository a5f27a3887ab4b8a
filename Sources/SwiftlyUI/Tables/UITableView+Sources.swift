import BuilderUIKit

extension UITableView {
    /// Sets the table's data source. It is held weakly; another one reloads the table.
    @discardableResult
    public func dataSource(_ dataSource: (any UITableViewDataSource)?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Sets the table's delegate. It is held weakly; another one reloads the table.
    @discardableResult
    public func delegate(_ delegate: (any UITableViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Sets the object that is notified of rows that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UITableViewDataSourcePrefetching)?) -> Self {
        self.prefetchDataSource = prefetchDataSource
        return self
    }

    /// Sets whether rows are prefetched; true by default.
    @discardableResult
    public func prefetchingEnabled(_ isPrefetchingEnabled: Bool) -> Self {
        self.isPrefetchingEnabled = isPrefetchingEnabled
        return self
    }
}
