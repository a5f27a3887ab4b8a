import Foundation

extension UICollectionView {
    // MARK: Data

    func loadIfNeeded() {
        guard needsReload else { return }
        needsReload = false
        counts = performPass { countElements() }
        indexTitles = performPass { dataSource?.indexTitles(for: self) ?? [] }
        let context = storedLayout.makeContext()
        context.invalidateForReload()
        storedLayout.invalidateLayout(with: context)
    }

    /// Invalidates the layout, because sizes and distances may come from the delegate.
    func delegateDidChange() {
        guard wasLaidOut else { return }
        storedLayout.invalidateLayout()
    }

    // MARK: Invalidation

    func layoutWasInvalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        layoutNeedsPrepare = true
        if !context.keepsMeasuredSizes {
            requestedSizes = [:]
            drops?.forgetSizes()
        }
        let adjustment = context.contentOffsetAdjustment
        if adjustment != .zero {
            contentOffset = CGPoint(x: contentOffset.x + adjustment.x, y: contentOffset.y + adjustment.y)
        }
        setNeedsLayout()
    }

    func boundsWillChange(to new: CGRect) {
        guard wasLaidOut, new != lastBounds else { return }
        lastBounds = new
        guard storedLayout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        storedLayout.invalidateLayout(with: storedLayout.invalidationContext(forBoundsChange: new))
    }

    func replaceLayout(_ layout: UICollectionViewLayout) {
        let old = storedLayout
        guard layout !== old else { return }
        old.prepareForTransition(to: layout)
        layout.prepareForTransition(from: old)
        let present = views.sorted { $0.key < $1.key }.map(\.value)
        for view in present { view.willTransition(from: old, to: layout) }
        old.collectionView = nil
        layout.collectionView = self
        storedLayout = layout
        for view in present { view.didTransition(from: old, to: layout) }
        old.finalizeLayoutTransition()
        layout.finalizeLayoutTransition()
        layout.invalidateLayout()
        needsTargetOffset = wasLaidOut
        setNeedsLayout()
    }

    // MARK: Layout

    func layOutItems() {
        guard !isLayingOutItems else { return }
        isLayingOutItems = true
        defer { isLayingOutItems = false }
        performPass { layOutItemsInView() }
    }

    private func layOutItemsInView() {
        loadIfNeeded()
        if viewsAreStale { retireEverything() }
        wasLaidOut = true
        // Cells that size themselves move others into and out of the visible area.
        var rounds = 0
        repeat {
            prepareLayoutIfNeeded()
            scrollToPendingItem()
            moveToTargetOffset()
            limitOffset()
            showElements()
            rounds += 1
        } while layoutNeedsPrepare && rounds < 32
        if let backgroundView, backgroundView.frame != bounds { backgroundView.frame = bounds }
    }

    func prepareLayoutIfNeeded() {
        loadIfNeeded()
        guard layoutNeedsPrepare, !isPreparingLayout else { return }
        isPreparingLayout = true
        defer { isPreparingLayout = false }
        layoutNeedsPrepare = false
        performPass { usingPresentation(true) { storedLayout.prepare() } }
        contentSize = usingPresentation(true) { storedLayout.collectionViewContentSize }
        keepMirroredOffset()
    }

    /// Asks the layout, and then the delegate, for the offset after a change of items or of the layout.
    private func moveToTargetOffset() {
        guard needsTargetOffset, !isDragging, bounds.width > 0, bounds.height > 0 else { return }
        needsTargetOffset = false
        let own = storedLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: own) ?? own
        if target != contentOffset, target.x.isFinite, target.y.isFinite { contentOffset = target }
    }

    /// Limits the offset, so that the view isn't empty when the content has become smaller.
    private func limitOffset() {
        guard !isDragging, bounds.width > 0, bounds.height > 0 else { return }
        let limit = offsetLimits.greatest
        let offset = CGPoint(x: min(contentOffset.x, limit.x), y: min(contentOffset.y, limit.y))
        if offset != contentOffset { contentOffset = offset }
    }

    // MARK: Cells and scrolling

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
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.scrollAcross(
            to: presentation?.presented(path) ?? path, at: position)
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

    // MARK: Reading direction

    var isMirrored: Bool {
        storedLayout.flipsHorizontallyInOppositeLayoutDirection
            && effectiveUserInterfaceLayoutDirection != storedLayout.developmentLayoutDirection
    }

    /// Keeps the distance to the right end of mirrored content, where it begins.
    private func keepMirroredOffset() {
        guard isMirrored, bounds.width > 0 else { return }
        let room = max(0, contentSize.width - bounds.width)
        guard room != mirroredRoom else { return }
        let x = contentOffset.x + room - mirroredRoom
        mirroredRoom = room
        contentOffset.x = x
    }

    private var mirrorWidth: CGFloat { max(contentSize.width, bounds.width - adjustedContentInset.horizontal) }

    /// Converts a rectangle of the content to or from the layout's coordinates.
    func mirrored(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(x: mirrorWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    /// Returns the layout's attributes, mirrored if necessary.
    func mirrored(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isMirrored, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = mirrorWidth - attributes.center.x
        return copy
    }

    /// Returns the attributes of the elements of the data in a rectangle of the content.
    func attributesOfElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        presentedAttributes(in: rect).compactMap { dataAttributes($0) }
    }

    /// Returns the attributes of an item at a presented path.
    func presentedAttributes(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, path.item >= 0, path.item < presentedCount(ofSection: path.section) else { return nil }
        return usingPresentation(true) { storedLayout.layoutAttributesForItem(at: path) }.map(mirrored)
    }

    /// Returns the attributes of the elements in a rectangle of the content, with presented paths.
    func presentedAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let area = mirrored(rect)
        let found = usingPresentation(true) { storedLayout.layoutAttributesForElements(in: area) } ?? []
        return found.compactMap {
            let attributes = mirrored($0)
            return attributes.frame.overlaps(rect) ? attributes : nil
        }
    }
}

extension CGRect {
    /// Indicates whether the rectangles have an area in common; `intersects` is true for touching edges as well.
    func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && width > 0 && height > 0
    }
}

extension UICollectionViewLayoutInvalidationContext {
    /// Indicates whether the preferred sizes of cells remain valid.
    fileprivate var keepsMeasuredSizes: Bool {
        if invalidateEverything || invalidateDataSourceCounts { return false }
        if !preferred.isEmpty || self is CompositionalScrollingContext { return true }
        return (self as? UICollectionViewFlowLayoutInvalidationContext).map {
            !$0.invalidateFlowLayoutDelegateMetrics
        } ?? false
    }
}
