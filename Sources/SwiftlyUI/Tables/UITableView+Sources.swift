import BuilderUIKit

extension UITableView {
    /// Who gives the table its rows. It is held weakly; another one loads the table anew.
    @discardableResult
    public func dataSource(_ dataSource: (any UITableViewDataSource)?) -> Self {
        self.dataSource = dataSource
        return self
    }

    /// Who decides about rows, and hears of them. It is held weakly; another one loads the table anew.
    @discardableResult
    public func delegate(_ delegate: (any UITableViewDelegate)?) -> Self {
        self.delegate = delegate
        return self
    }

    /// Who is told of rows that will be needed soon. It is held weakly.
    @discardableResult
    public func prefetchDataSource(_ prefetchDataSource: (any UITableViewDataSourcePrefetching)?) -> Self {
        self.prefetchDataSource = prefetchDataSource
        return self
    }

    /// Whether rows are asked for ahead of time; true by default.
    @discardableResult
    public func prefetchingEnabled(_ isPrefetchingEnabled: Bool) -> Self {
        self.isPrefetchingEnabled = isPrefetchingEnabled
        return self
    }
}
