import Foundation

/// An item that the user, or a test in the user's place, is moving.
struct InteractiveMovement {
    /// The item's place when the movement began.
    let origin: IndexPath
    /// The place to which the item would move now.
    var target: IndexPath
    /// The position of the item's center in the content, in points.
    var position: CGPoint
}

extension UICollectionView {
    func beginMovement(of path: IndexPath) -> Bool {
        loadIfNeeded()
        guard movement == nil, path.count == 2, contains(path), let attributes = layoutAttributesForItem(at: path),
            dataSource?.collectionView(self, canMoveItemAt: path) == true
        else { return false }
        movement = InteractiveMovement(origin: path, target: path, position: attributes.center)
        cell(at: path)?.setNeedsUpdateConfiguration()
        setNeedsLayout()
        return true
    }

    /// Begins to move an item with a finger at a point of the content.
    func beginMovement(of path: IndexPath, at point: CGPoint) -> Bool {
        guard beginMovement(of: path), let center = movement?.position else { return false }
        movementGrip = CGPoint(x: center.x - point.x, y: center.y - point.y)
        if let cell = cell(at: path) { bringSubviewToFront(cell) }
        return true
    }

    func updateMovement(to position: CGPoint) {
        guard let old = movement, position.x.isFinite, position.y.isFinite else { return }
        var proposed = usingPresentation(true) {
            storedLayout.targetIndexPath(forInteractivelyMovingItem: old.target, withPosition: position)
        }
        proposed = presentation?.withoutPlaceholders(proposed) ?? proposed
        if let delegate {
            proposed = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.origin, atCurrentIndexPath: old.target,
                toProposedIndexPath: proposed)
        }
        movement?.position = position
        if proposed.count == 2, contains(proposed) { movement?.target = proposed }
        dropsDidChange()
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forInteractivelyMovingItems: [movement?.target ?? old.target], withTargetPosition: position,
                previousIndexPaths: [old.target], previousPosition: old.position))
    }

    /// Ends the movement; the item returns to its place if it is canceled.
    func finishMovement(isCanceled: Bool) {
        guard let ended = movement else { return }
        movement = nil
        dropsDidChange()
        cell(at: ended.origin)?.setNeedsUpdateConfiguration()
        let final = isCanceled ? ended.origin : ended.target
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContextForEndingInteractiveMovementOfItems(
                toFinalIndexPaths: [final], previousIndexPaths: [ended.origin], movementCancelled: isCanceled))
        if final != ended.origin, contains(ended.origin), contains(final) { moveInData(from: ended.origin, to: final) }
        setNeedsLayout()
    }

    func moveInData(from origin: IndexPath, to target: IndexPath) {
        guard let dataSource else { return }
        guard !(dataSource is any SelfUpdatingDataSource) else {
            return dataSource.collectionView(self, moveItemAt: origin, to: target)
        }
        performBatchUpdates {
            isMoveMissing = false
            dataSource.collectionView(self, moveItemAt: origin, to: target)
            if !needsReload, !isMoveMissing { moveItem(at: origin, to: target) }
        }
    }

    /// Returns the attributes that a cell is placed by: those of the movement for a moving item.
    func attributesInMovement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let movement, attributes.representedElementCategory == .cell, attributes.indexPath == movement.origin
        else { return attributes }
        let place = presentation?.presented(movement.origin) ?? movement.origin
        return usingPresentation(true) {
            storedLayout.layoutAttributesForInteractivelyMovingItem(at: place, withTargetPosition: movement.position)
        }.at(movement.origin)
    }

    /// Returns the attributes of the elements to show, with presented paths: the visible ones and a moving item, which
    /// follows the finger when its place has scrolled out of view.
    func shownAttributes() -> [UICollectionViewLayoutAttributes] {
        let attributes = presentedAttributes(in: bounds)
        guard let origin = movement?.origin ?? drops?.gap?.source, contains(origin),
            let moved = presentedAttributes(at: presentation?.presented(origin) ?? origin),
            !attributes.contains(where: { $0.element == moved.element })
        else { return attributes }
        return attributes + [moved]
    }

    /// Indicates whether a cell is that of a moving item.
    func isMoving(_ cell: UICollectionViewCell) -> Bool {
        guard let movement else { return false }
        return self.cell(at: movement.origin) === cell
    }
}

/// A data source that changes the collection's items itself when one is moved.
@MainActor
protocol SelfUpdatingDataSource: AnyObject {}

extension UICollectionViewDiffableDataSource: SelfUpdatingDataSource {}
