import Foundation

/// An object that provides a collection's items; all methods but two are optional, as in UIKit.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: AnyObject {
    /// Returns the number of items in a section.
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
    /// Returns the cell for an item that becomes visible; not called for other items.
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    /// Returns the number of sections; 1 by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// Returns a supplementary view of a kind; by default, logs a warning and returns an empty view.
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView
    /// Returns a Boolean value that indicates whether an item can be moved; true by default.
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool
    /// Moves an item in the data; does nothing by default.
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
    /// Returns the titles of the index at the end of the collection; nil by default.
    func indexTitles(for collectionView: UICollectionView) -> [String]?
    /// Returns the item for a title of the index; by default, the first of the section at the title's position.
    func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath
}

extension UICollectionViewDataSource {
    private var proxied: ForwardedCalls<any UICollectionViewDataSource>? { ForwardedCalls(self) }

    public func numberOfSections(in collectionView: UICollectionView) -> Int {
        proxied?.send([collectionView]) { $0.numberOfSections(in: collectionView) } ?? 1
    }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        proxied?.send([collectionView, kind, indexPath]) {
            $0.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
        } ?? collectionView.missingSupplementaryView(ofKind: kind)
    }
    public func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        proxied?.send([collectionView, indexPath]) { $0.collectionView(collectionView, canMoveItemAt: indexPath) }
            ?? true
    }
    public func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let proxied, proxied.handles() else {
            collectionView.isMoveMissing = true
            return
        }
        proxied.send([collectionView, sourceIndexPath, destinationIndexPath]) {
            $0.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
        }
    }
    public func indexTitles(for collectionView: UICollectionView) -> [String]? {
        proxied?.send([collectionView]) { $0.indexTitles(for: collectionView) } ?? nil
    }
    public func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath {
        proxied?.send([collectionView, title, index]) {
            $0.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
        } ?? IndexPath(item: 0, section: index)
    }
}

/// An object that is notified, while a collection scrolls, of items that are needed soon.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
    /// Prepares the data of items that are needed soon.
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
    /// Cancels the preparation of items; does nothing by default.
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
    private var proxied: ForwardedCalls<any UICollectionViewDataSourcePrefetching>? { ForwardedCalls(self) }

    public func collectionView(
        _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        proxied?.send([collectionView, indexPaths]) {
            $0.collectionView(collectionView, cancelPrefetchingForItemsAt: indexPaths)
        }
    }
}
