import Foundation

/// An item that the user, or a test in the user's place, is moving.
struct InteractiveMovement {
    /// The item's place when the movement began.
    let origin: IndexPath
    /// The place to which the item would move now.
    var target: IndexPath
    /// The position of the item's center in the content, in points.
    var position: CGPoint

    /// Returns the item whose place another one of the section takes to make room; nil for one that stays.
    fileprivate func neighbor(of path: IndexPath) -> IndexPath? {
        guard origin.section == target.section, path.section == origin.section else { return nil }
        if path.item > origin.item, path.item <= target.item {
            return IndexPath(item: path.item - 1, section: path.section)
        }
        if path.item < origin.item, path.item >= target.item {
            return IndexPath(item: path.item + 1, section: path.section)
        }
        return nil
    }
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
        var proposed = storedLayout.targetIndexPath(
            forInteractivelyMovingItem: old.target, withPosition: position)
        if let delegate {
            proposed = delegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.origin, atCurrentIndexPath: old.target,
                toProposedIndexPath: proposed)
        }
        movement?.position = position
        if proposed.count == 2, contains(proposed) { movement?.target = proposed }
        storedLayout.invalidateLayout(
            with: storedLayout.invalidationContext(
                forInteractivelyMovingItems: [movement?.target ?? old.target], withTargetPosition: position,
                previousIndexPaths: [old.target], previousPosition: old.position))
    }

    /// Ends the movement; the item returns to its place if it is canceled.
    func finishMovement(isCanceled: Bool) {
        guard let ended = movement else { return }
        movement = nil
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

    /// Returns the attributes that a cell is placed by: those of the movement for a moving item, and for the items
    /// between its place and the proposed one the centers of their neighbors.
    func attributesInMovement(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard attributes.representedElementCategory == .cell else { return attributes }
        if let movement, attributes.indexPath == movement.origin {
            return storedLayout.layoutAttributesForInteractivelyMovingItem(
                at: movement.origin, withTargetPosition: movement.position)
        }
        guard let neighbor = (movement ?? dropMovement)?.neighbor(of: attributes.indexPath), contains(neighbor),
            let place = layoutAttributesForItem(at: neighbor),
            let shifted = attributes.copy() as? UICollectionViewLayoutAttributes
        else { return attributes }
        shifted.center = place.center
        return shifted
    }

    /// Returns the attributes of the elements to show; more than the visible ones while an item makes others move.
    func shownAttributes() -> [UICollectionViewLayoutAttributes] {
        guard let origin = (movement ?? dropMovement)?.origin, contains(origin),
            let moved = layoutAttributesForItem(at: origin)
        else { return attributesOfElements(in: bounds) }
        let area = bounds.insetBy(dx: -moved.size.width, dy: -moved.size.height)
        let attributes = attributesOfElements(in: area)
        // The moved item follows the finger when its own place has scrolled out of view.
        return attributes.contains { $0.element == moved.element } ? attributes : attributes + [moved]
    }

    /// Shows an item's place in a drop as free, and the ones between as making room; nil shows all where they are.
    func showDrop(of movement: InteractiveMovement?, into target: IndexPath?) {
        if target != dropTarget {
            dropTarget.flatMap { cell(at: $0) }?.isHighlighted = false
            target.flatMap { cell(at: $0) }?.isHighlighted = true
            dropTarget = target
        }
        guard movement?.origin != dropMovement?.origin || movement?.target != dropMovement?.target else { return }
        dropMovement = movement
        setNeedsLayout()
    }

    /// Hides the item whose picture a finger carries.
    func hideDroppedItem() {
        let hidden = dropMovement.flatMap { cell(at: $0.origin) }
        guard hidden !== hiddenDropCell else { return }
        hiddenDropCell?.isHidden = false
        hidden?.isHidden = true
        hiddenDropCell = hidden
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
