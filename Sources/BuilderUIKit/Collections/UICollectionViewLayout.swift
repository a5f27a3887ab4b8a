import Foundation

/// Says where a collection's views lie. Subclasses override what stands under "For subclasses".
@preconcurrency @MainActor
open class UICollectionViewLayout: _MainActorObject {
    public init() {
        super.init(_responder: ())
    }

    /// Archives don't exist on Linux: a layout with its defaults.
    public required init?(coder: NSCoder) {
        super.init(_responder: ())
    }

    /// The collection that uses this layout.
    public internal(set) weak var collectionView: UICollectionView?
    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Has the layout computed anew before it is needed next.
    open func invalidateLayout() {
        invalidateLayout(with: _CollectionLayoutObjectFactory.make(contextClass))
    }

    /// The same for what the context names; call `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(context)
    }

    /// Names the class of the decoration views of a kind; nil takes the name back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorationClasses[elementKind] = viewClass as? UICollectionReusableView.Type
        if let viewClass, decorationClasses[elementKind] == nil {
            WarningLog.current.add(
                .other(
                    "\(viewClass) can't be registered for decoration views: register a subclass of "
                        + "UICollectionReusableView"))
        }
    }

    func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

    // MARK: For subclasses

    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Called before the layout is asked for anything after it was invalidated.
    open func prepare() {}

    /// In points.
    open var collectionViewContentSize: CGSize { .zero }

    /// The attributes of all views that lie in a rectangle of the content (points).
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether the layout depends on the offset or size that the collection has now.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { _CollectionLayoutObjectFactory.make(contextClass) }

    /// Whether what a cell asks for is taken into account.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = _CollectionLayoutObjectFactory.make(contextClass)
        context.preferred = [preferredAttributes]
        return context
    }

    /// Where the content comes to rest after a swipe, in points.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content comes to rest after an update or a change of layout, in points.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    // MARK: Reading direction

    /// Whether what the layout says is mirrored where the collection reads in the other direction than the layout was
    /// made for. False here and in flow layouts, as Apple documents it: layouts that want it override this. Compositional
    /// layouts mirror.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    // MARK: Updates. Nothing is animated: the attributes of views that come and go are asked for by nobody.

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { layoutAttributesForItem(at: itemIndexPath) }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForSupplementaryView(ofKind: elementKind, at: elementIndexPath)
    }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        layoutAttributesForDecorationView(ofKind: elementKind, at: decorationIndexPath)
    }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: Inside

    /// Whether cells are asked what size they want.
    var asksCells: Bool { true }
    /// The content's insets, the safe area or the margins are others now.
    func roomMayHaveChanged() { invalidateLayout() }
    /// Items and sections have new places.
    func elementsDidMove(_ moves: TableMoves) {}

    private var contextClass: UICollectionViewLayoutInvalidationContext.Type {
        Self.invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
            ?? UICollectionViewLayoutInvalidationContext.self
    }

    private var attributesClass: UICollectionViewLayoutAttributes.Type {
        Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    }

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        _CollectionLayoutObjectFactory.make(contextClass)
    }

    func makeAttributes(for element: CollectionElement, frame: CGRect) -> UICollectionViewLayoutAttributes {
        let attributes = UICollectionViewLayoutAttributes.make(attributesClass, for: element)
        attributes.frame = frame
        return attributes
    }
}
