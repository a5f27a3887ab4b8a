import BuilderUIKit
import Foundation

extension UICollectionView {
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
        deselectItem(at: indexPath, animated: animated)
        return self
    }

    /// Scrolls until an item lies at a place in the view. An item that isn't there is refused with a warning.
    @discardableResult
    public func scrollToItem(
        _ indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool = false
    ) -> Self {
        scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
        return self
    }

    /// Inserts items that the data source has added at these index paths.
    @discardableResult
    public func insertItems(_ indexPaths: [IndexPath]) -> Self {
        insertItems(at: indexPaths)
        return self
    }

    /// Deletes items that the data source has removed from these index paths.
    @discardableResult
    public func deleteItems(_ indexPaths: [IndexPath]) -> Self {
        deleteItems(at: indexPaths)
        return self
    }

    /// Reloads the cells of these items from the data source; they lose their selection.
    @discardableResult
    public func reloadItems(_ indexPaths: [IndexPath]) -> Self {
        reloadItems(at: indexPaths)
        return self
    }
}
