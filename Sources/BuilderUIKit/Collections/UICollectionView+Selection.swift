import Foundation

extension UICollectionView {
    func cell(at path: IndexPath) -> UICollectionViewCell? {
        views[CollectionElement(indexPath: path)] as? UICollectionViewCell
    }

    // MARK: Touches

    /// Highlights a touched item; returns false if highlighting isn't allowed.
    func highlightItem(at path: IndexPath) -> Bool {
        guard takesSelection || takesSeveral, delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
        else { return false }
        cell(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
        send(.didHighlight, path)
        return true
    }

    func unhighlightItem(at path: IndexPath) {
        cell(at: path)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: path)
        send(.didUnhighlight, path)
    }

    /// Shows or hides the children of an outline's item; selects or deselects another one as `toggleItem(at:)` does,
    /// and performs the primary action of a selected one.
    func selectByTap(_ path: IndexPath) {
        if let cell = cell(at: path) as? UICollectionViewListCell, cell.togglesByTap() { return }
        guard toggleItem(at: path), !isEditing, !takesSeveral, let delegate,
            delegate.collectionView(self, canPerformPrimaryActionForItemAt: path)
        else { return }
        delegate.collectionView(self, performPrimaryActionForItemAt: path)
    }

    /// Selects an item, or deselects a selected one if several items can be selected, subject to the delegate; returns
    /// true if the item was selected.
    @discardableResult
    func toggleItem(at path: IndexPath) -> Bool {
        if takesSeveral, selectedPaths.contains(path) {
            if delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true { deselectByTap(path) }
            return false
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return false }
        if !takesSeveral {
            for other in selectedPaths.sorted() where other != path { deselectByTap(other) }
        }
        selectedPaths.insert(path)
        cell(at: path)?.isSelected = true
        delegate?.collectionView(self, didSelectItemAt: path)
        send(.didSelect, path)
        return true
    }

    private func deselectByTap(_ path: IndexPath) {
        deselectItem(at: path, animated: false)
        delegate?.collectionView(self, didDeselectItemAt: path)
        send(.didDeselect, path)
    }
}
