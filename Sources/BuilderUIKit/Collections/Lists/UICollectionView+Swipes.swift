import Foundation

extension UICollectionView {
    /// Swipes an item of a list to the left or to the right, so that the actions at the edge that appears show.
    ///
    /// The item must be visible. Its actions are those of its section's `UICollectionLayoutListConfiguration`.
    ///
    /// ```swift
    /// collectionView.simulateSwipe(.left, ofItemAt: IndexPath(item: 0, section: 0))
    /// ```
    ///
    /// - Returns: False if the item isn't visible or has no actions there, or if the collection is editing.
    @discardableResult
    public func simulateSwipe(_ direction: UISwipeGestureRecognizer.Direction, ofItemAt indexPath: IndexPath) -> Bool {
        layoutIfNeeded()
        return swipe(ofElementAt: indexPath, direction)
    }
}
