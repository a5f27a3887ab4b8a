import BuilderRxSwift
import BuilderUIKit
import Foundation

// The proxies that RxCocoa names, of lists. `rx.dataSource` doesn't use them: the views call the data source itself.

/// The proxy of a table's data source, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTableViewDataSourceProxy: DelegateProxy<UITableView, any UITableViewDataSource>,
    DelegateProxyType,
    UITableViewDataSource
{
    /// The object whose dataSource the proxy is, while it exists.
    public var tableView: UITableView? { parentObject }

    /// Creates a proxy for an object.
    public init(tableView: UITableView) {
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourceProxy.self)
    }

    public class func registerKnownImplementations() {
        RxTableViewDataSourceProxy.register { RxTableViewDataSourceProxy(tableView: $0) }
    }

    public class func currentDelegate(for object: UITableView) -> (any UITableViewDataSource)? {
        assumingMainActor { object.dataSource }
    }

    public class func setCurrentDelegate(_ delegate: (any UITableViewDataSource)?, to object: UITableView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.dataSource = delegate }
    }

    @MainActor
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        forwardedCalls?.send([tableView, section]) { $0.tableView(tableView, numberOfRowsInSection: section) } ?? 0
    }

    @MainActor
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        forwardedCalls?.send([tableView, indexPath]) { $0.tableView(tableView, cellForRowAt: indexPath) }
            ?? UITableViewCell()
    }
}

/// The proxy of a table's prefetching data source, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxTableViewDataSourcePrefetchingProxy: DelegateProxy<
    UITableView, any UITableViewDataSourcePrefetching
>, DelegateProxyType,
UITableViewDataSourcePrefetching
{
    /// The object whose prefetchDataSource the proxy is, while it exists.
    public var tableView: UITableView? { parentObject }

    /// Creates a proxy for an object.
    public init(tableView: UITableView) {
        super.init(parentObject: tableView, delegateProxy: RxTableViewDataSourcePrefetchingProxy.self)
    }

    public class func registerKnownImplementations() {
        RxTableViewDataSourcePrefetchingProxy.register { RxTableViewDataSourcePrefetchingProxy(tableView: $0) }
    }

    public class func currentDelegate(for object: UITableView) -> (any UITableViewDataSourcePrefetching)? {
        assumingMainActor { object.prefetchDataSource }
    }

    public class func setCurrentDelegate(_ delegate: (any UITableViewDataSourcePrefetching)?, to object: UITableView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.prefetchDataSource = delegate }
    }

    @MainActor
    open func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
        forwardedCalls?.send([tableView, indexPaths]) { $0.tableView(tableView, prefetchRowsAt: indexPaths) }
    }
}

/// The proxy of a collection view's data source, which passes calls on, and emits them. An app may subclass it.
nonisolated open class RxCollectionViewDataSourceProxy: DelegateProxy<UICollectionView, any UICollectionViewDataSource>,
    DelegateProxyType,
    UICollectionViewDataSource
{
    /// The object whose dataSource the proxy is, while it exists.
    public var collectionView: UICollectionView? { parentObject }

    /// Creates a proxy for an object.
    public init(collectionView: UICollectionView) {
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourceProxy.self)
    }

    public class func registerKnownImplementations() {
        RxCollectionViewDataSourceProxy.register { RxCollectionViewDataSourceProxy(collectionView: $0) }
    }

    public class func currentDelegate(for object: UICollectionView) -> (any UICollectionViewDataSource)? {
        assumingMainActor { object.dataSource }
    }

    public class func setCurrentDelegate(_ delegate: (any UICollectionViewDataSource)?, to object: UICollectionView) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.dataSource = delegate }
    }

    @MainActor
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        forwardedCalls?.send([collectionView, section]) {
            $0.collectionView(collectionView, numberOfItemsInSection: section)
        } ?? 0
    }

    @MainActor
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        forwardedCalls?.send([collectionView, indexPath]) {
            $0.collectionView(collectionView, cellForItemAt: indexPath)
        } ?? UICollectionViewCell()
    }
}

/// The proxy of a collection view's prefetching data source, which passes calls on, and emits them. An app may subclass
/// it.
nonisolated open class RxCollectionViewDataSourcePrefetchingProxy: DelegateProxy<
    UICollectionView, any UICollectionViewDataSourcePrefetching
>, DelegateProxyType,
UICollectionViewDataSourcePrefetching
{
    /// The object whose prefetchDataSource the proxy is, while it exists.
    public var collectionView: UICollectionView? { parentObject }

    /// Creates a proxy for an object.
    public init(collectionView: UICollectionView) {
        super.init(parentObject: collectionView, delegateProxy: RxCollectionViewDataSourcePrefetchingProxy.self)
    }

    public class func registerKnownImplementations() {
        RxCollectionViewDataSourcePrefetchingProxy.register {
            RxCollectionViewDataSourcePrefetchingProxy(collectionView: $0)
        }
    }

    public class func currentDelegate(for object: UICollectionView) -> (any UICollectionViewDataSourcePrefetching)? {
        assumingMainActor { object.prefetchDataSource }
    }

    public class func setCurrentDelegate(
        _ delegate: (any UICollectionViewDataSourcePrefetching)?, to object: UICollectionView
    ) {
        nonisolated(unsafe) let delegate = delegate
        assumingMainActor { object.prefetchDataSource = delegate }
    }

    @MainActor
    open func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        forwardedCalls?.send([collectionView, indexPaths]) {
            $0.collectionView(collectionView, prefetchItemsAt: indexPaths)
        }
    }
}
