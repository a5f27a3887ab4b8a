import Foundation

/// The parts of a layout that are computed again.
@preconcurrency @MainActor
open class UICollectionViewLayoutInvalidationContext: _CollectionLayoutObjectRoot {
    /// A Boolean value that indicates whether the data were reloaded.
    open internal(set) var invalidateEverything = false
    /// A Boolean value that indicates whether items or sections were inserted or deleted.
    open internal(set) var invalidateDataSourceCounts = false
    /// The invalidated items; nil if none were specified.
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?
    /// The invalidated supplementary views, by kind; nil if none were specified.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    /// The invalidated decoration views, by kind; nil if none were specified.
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    /// The distance by which the content offset changes, in points.
    open var contentOffsetAdjustment: CGPoint = .zero
    /// The amount by which the content size changes, in points; has no effect.
    open var contentSizeAdjustment: CGSize = .zero
    /// The places of the moving item before; nil if none is moved.
    open internal(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The places of the moving item after; nil if none is moved.
    open internal(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    /// The position of the moving item's center in the content, in points; zero if none is moved.
    open internal(set) var interactiveMovementTarget: CGPoint = .zero

    /// Adds items to the invalidated ones.
    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    /// Adds supplementary views of a kind to the invalidated ones.
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    /// Adds decoration views of a kind to the invalidated ones.
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging(
            [elementKind: indexPaths], uniquingKeysWith: +)
    }

    var preferred: [UICollectionViewLayoutAttributes] = []

    func invalidateForReload() {
        invalidateEverything = true
        invalidateDataSourceCounts = true
    }
}

/// The parts of a flow layout that are computed again.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// A Boolean value that indicates whether sizes and distances are requested from the delegate again.
    ///
    /// True by default.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// A Boolean value that indicates whether the lines are computed again; has no effect.
    open var invalidateFlowLayoutAttributes = true
}
