import Foundation

extension UICollectionView {
    /// Updates the visible items if layout is pending, so that the queries below return current values.
    func showPresentItems() {
        guard !isLayingOutItems, batchDepth == 0, bounds.height > 0, wasLaidOut, layoutFlags.contains(.needsLayout),
            !layoutRoot.layoutFlags.contains(.isInLayout)
        else { return }
        layoutIfNeeded()
    }
    // MARK: Cells

    var cells: [(path: IndexPath, cell: UICollectionViewCell)] {
        showPresentItems()
        return views.compactMap { element, view in
            guard element.category == .cell, let cell = view as? UICollectionViewCell else { return nil }
            return (element.indexPath, cell)
        }.sorted { $0.0 < $1.0 }
    }
    // MARK: Supplementary views

    func defaultSupplementaryView(
        forElementKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        showPresentItems()
        return views[CollectionElement(category: .supplementaryView, kind: elementKind, indexPath: indexPath)]
    }
    // MARK: Positions
    func defaultLayoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayoutIfNeeded()
        return storedLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath).map(mirrored)
    }
    // MARK: Scrolling
    /// Logs the message with which UIKit stops the app.
    func warnOfScrolling(to path: IndexPath) {
        guard dataSource != nil else { return }
        let reason: String
        if path.count != 2 {
            reason = "Attempted to scroll the collection view to an invalid index path (\(path))."
        } else if counts.indices.contains(path.section) {
            reason =
                "Attempted to scroll the collection view to an out-of-bounds item (\(path.item)) when there are only "
                + "\(counts[path.section]) items in section \(path.section)."
        } else {
            reason =
                "Attempted to scroll the collection view to an out-of-bounds section (\(path.section)) when there are "
                + "only \(counts.count) sections."
        }
        WarningLog.current.add(.other("\(reason) Collection view: \(describeBriefly()). It didn't scroll."))
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
