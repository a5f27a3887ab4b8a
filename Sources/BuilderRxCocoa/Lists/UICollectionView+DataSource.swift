import BuilderRxSwift
import BuilderUIKit

extension Reactive where Base: UICollectionView {
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
