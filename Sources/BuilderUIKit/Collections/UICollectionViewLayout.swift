import Foundation

/// An object that places a collection's views; subclasses override the members below "For subclasses".
@preconcurrency @MainActor
open class UICollectionViewLayout: _MainActorObject {
    /// Creates a layout.
    public init() { super.init(_responder: ()) }

    /// Creates a layout with its defaults; archives don't exist on Linux.
    public required init?(coder: NSCoder) { super.init(_responder: ()) }

    /// The collection that uses this layout.
    open internal(set) weak var collectionView: UICollectionView?
    private(set) var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Invalidates the whole layout, which is computed again before it is next needed.
    open func invalidateLayout() { invalidateLayout(with: makeContext()) }

    /// Invalidates the parts of the layout that a context specifies; overrides call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    /// Registers the class with the name of an interface file for decoration views; see `UINib`.
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        register(nib?.listClass(UICollectionReusableView.self), forDecorationViewOfKind: elementKind)
    }
    /// Registers the class of the decoration views of a kind; nil removes the registration.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        WarningLog.warn(
            ofRegistered: viewClass, for: "decoration views", requiring: UICollectionReusableView.self,
            decorationClasses[elementKind] != nil)
    }

    // MARK: For subclasses

    /// The class of the layout's attributes; subclasses override it to add properties.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    /// The class of the layout's invalidation contexts.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Prepares the layout; called before the first query after each invalidation.
    open func prepare() {}

    /// The size of the content, in points.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of all views in a rectangle of the content, in points.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// Returns the attributes of an item; nil by default.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a supplementary view; nil by default.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns the attributes of a decoration view; nil by default.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns a Boolean value that indicates whether new bounds invalidate the layout; false by default.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns the invalidation context for new bounds.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { makeContext() }

    /// Returns a Boolean value that indicates whether a cell's preferred attributes invalidate the layout.
    ///
    /// False by default.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// Returns the invalidation context for a cell's preferred attributes.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.preferred = [preferredAttributes]
        return context
    }

    // MARK: Moving an item

    /// Returns the place to which a moving item at a position of the content, in points, would move: by default that of
    /// the item at the position, or the previous one.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { collectionView?.indexPathForItem(at: position) ?? previousIndexPath }

    /// Returns the attributes of a moving item: by default its own, in front of other items and with the center at a
    /// position of the content, in points.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? makeAttributes(for: CollectionElement(indexPath: indexPath), frame: .zero)
        attributes.center = position
        attributes.zIndex = max(attributes.zIndex, 10_000)
        return attributes
    }

    /// Returns the invalidation context for a changed position of a moving item, in points.
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    /// Returns the invalidation context for the end of a movement.
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        return context
    }

    /// Returns the content offset at the end of a swipe, in points; the proposed one by default.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Returns the content offset after an update or a change of layout, in points; the proposed one by default.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Reading direction

    /// A Boolean value that indicates whether the layout is mirrored in the opposite reading direction.
    ///
    /// It is mirrored if the collection's reading direction differs from `developmentLayoutDirection`. False here and
    /// in flow layouts, as Apple documents; layouts override it to be mirrored. Compositional layouts are mirrored.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    /// The reading direction for which the layout was designed; left to right by default.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Updates. Nothing is animated: the attributes of appearing and disappearing views are never requested.

    /// Called before an update with its changes; does nothing.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Called after an update; does nothing.
    open func finalizeCollectionViewUpdates() {}
    /// Called before an animated change of the bounds; bounds aren't animated, so it isn't called.
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    /// Called after an animated change of the bounds; bounds aren't animated, so it isn't called.
    open func finalizeAnimatedBoundsChange() {}
    /// Called before another layout replaces this one; does nothing.
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    /// Called before this layout replaces another one; does nothing.
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Called after a change of layout; does nothing.
    open func finalizeLayoutTransition() {}

    /// Returns the initial attributes of an inserted item; the final ones by default.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Returns the last attributes of a deleted item; the present ones by default.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    /// Returns the initial attributes of an inserted supplementary view; the final ones by default.
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    /// Returns the last attributes of a deleted supplementary view; the present ones by default.
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    /// Returns the initial attributes of an inserted decoration view; the final ones by default.
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
    /// Returns the last attributes of a deleted decoration view; the present ones by default.
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
    /// Returns the supplementary views of a kind that an update deletes; none by default.
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the supplementary views of a kind that an update inserts; none by default.
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views of a kind that an update deletes; none by default.
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    /// Returns the decoration views of a kind that an update inserts; none by default.
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Internals

    /// Indicates whether the preferred sizes of cells are requested.
    var requestsPreferredSizes: Bool { true }
    /// Called when the content's insets, the safe area or the margins have changed.
    func availableSpaceMayHaveChanged() { invalidateLayout() }
    /// Called when items and sections have new index paths.
    func elementsDidMove(_ moves: ListMoves) {}

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type = Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return _CollectionLayoutObjectFactory.make(type ?? UICollectionViewLayoutInvalidationContext.self)
    }

    func makeAttributes(for element: CollectionElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let attributes = UICollectionViewLayoutAttributes.make(
            type ?? UICollectionViewLayoutAttributes.self, for: element)
        attributes.frame = frame
        return attributes
    }
}
