import Foundation

extension UICollectionView {
    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        updateVisibleElements()
        return views.compactMap { element, view in
            guard element.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
            return (element.indexPath, cell)
        }.sorted { $0.0 < $1.0 }
    }

    /// Performs the pending scroll in layout, when sizes and insets are final.
    func scrollToPendingItem() {
        guard let (path, position) = pendingScroll, bounds.width > 0, bounds.height > 0 else { return }
        pendingScroll = nil
        guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
        let inset = adjustedContentInset
        let room = bounds.inset(by: inset)
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - inset.top - room.height / 2
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - inset.top - room.height
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - inset.left - room.width / 2
        } else if position.contains(.right) {
            offset.x = frame.maxX - inset.left - room.width
        }
        let wanted = clamped(offset)
        if wanted != contentOffset { contentOffset = wanted }
    }
}
