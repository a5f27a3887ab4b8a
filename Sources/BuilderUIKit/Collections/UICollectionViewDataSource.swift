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
    public func numberOfSections(in _: UICollectionView) -> Int { 1 }
    public func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at _: IndexPath
    ) -> UICollectionReusableView { collectionView.missingSupplementaryView(ofKind: kind) }
    public func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { true }
    public func collectionView(_ collectionView: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {
        collectionView.isMoveMissing = true
    }
    public func indexTitles(for _: UICollectionView) -> [String]? { nil }
    public func collectionView(
        _: UICollectionView, indexPathForIndexTitle _: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }
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
    public func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt _: [IndexPath]) {}
}
