import Foundation

/// A closure that returns a section of a compositional layout, by index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that is composed of items, groups and sections; lengths are in points.
///
/// Sections that scroll across are drawn where a finger or `scrollToItem(at:at:animated:)` left them, at first at their
/// start.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    let provider: UICollectionViewCompositionalLayoutSectionProvider

    /// Creates a layout whose sections are all alike.
    public init(
        section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout whose sections a provider returns.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration = .init()
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Creates a layout without sections; archives aren't read.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
    }

    /// The configuration of the layout.
    ///
    /// After changing the object itself, call `invalidateLayout()`.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }

    // MARK: State (see UICollectionViewCompositionalLayout+Solving)

    var isSolved = false
    var solvedSections: [SolvedSection] = []
    /// The headers and footers of the whole content.
    var globalElements: [SolvedSection.Element] = []
    var contentLength: CGFloat = 0
    /// The bounds for which the sections were laid out.
    var solvedBounds = CGRect.zero
    /// The preferred sizes of cells and supplementary views.
    var fittedSizes: [CollectionElement: CGSize] = [:]
    var hasPinnedElements = false
    /// The distances by which sections that scroll across are scrolled, in points.
    var orthogonalOffsets: [Int: CGFloat] = [:]
    /// The lines of the rows of sections that are lists.
    let separators = ListSeparators()
    /// The changes of visible items by their sections' handlers.
    var visibleChanges: [CollectionElement: VisibleItem] = [:]

    var axis: FlowAxis { FlowAxis(isVertical: configuration.scrollDirection == .vertical) }

    // MARK: Layout

    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    open override func prepare() {
        super.prepare()
        solveIfNeeded()
        updateVisibleItems()
    }

    open override var collectionViewContentSize: CGSize {
        solveIfNeeded()
        return axis.size(main: contentLength, cross: axis.size(solvedBounds.size).cross)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        solveIfNeeded()
        return elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        solveIfNeeded()
        guard indexPath.count == 2, solvedSections.indices.contains(indexPath.section) else { return nil }
        let items = solvedSections[indexPath.section].items
        return items.indices.contains(indexPath.item) ? attributes(of: items[indexPath.item]) : nil
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solveIfNeeded()
        return find(.supplementary(elementKind, indexPath))
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        solveIfNeeded()
        return find(CollectionElement(category: .decorationView, kind: elementKind, indexPath: indexPath))
    }

    private func find(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        if let found = globalElements.first(where: { $0.element == element }) { return attributes(of: found) }
        guard let section = element.indexPath.first, solvedSections.indices.contains(section) else { return nil }
        return solvedSections[section].others.first { $0.element == element }.map { attributes(of: $0) }
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if !context.preferred.isEmpty {
            for attributes in context.preferred { fittedSizes[attributes.element] = attributes.size }
        } else if !context.invalidateDataSourceCounts || context.invalidateEverything, !isScrolling(context) {
            fittedSizes = [:]
        }
        if !isScrolling(context) { isSolved = false }
        super.invalidateLayout(with: context)
    }

    /// Indicates whether a context only moves pinned views and sections that scroll across, and calls handlers.
    private func isScrolling(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
        context is CompositionalScrollingContext
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != solvedBounds.size && solvedSize(newBounds) != solvedBounds.size || hasPinnedElements
            || solvedSections.contains { $0.visibleItemsHandler != nil }
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        solvedSize(newBounds) == solvedBounds.size
            ? CompositionalScrollingContext() : super.invalidationContext(forBoundsChange: newBounds)
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > 0.001 || abs(new.height - old.height) > 0.001
    }

    override func elementsDidMove(_ moves: ListMoves) {
        let offsets = orthogonalOffsets
        orthogonalOffsets = [:]
        for (section, offset) in offsets {
            // A section goes where its first item does.
            let first = moves.destination(of: IndexPath(item: 0, section: section))
            if let destination = first { orthogonalOffsets[destination.section] = offset }
        }
        let old = fittedSizes
        fittedSizes = [:]
        for (element, size) in old where element.category == .cell {
            var element = element
            guard let destination = moves.destination(of: element.indexPath) else { continue }
            element.indexPath = destination
            fittedSizes[element] = size
        }
    }

    override func availableSpaceMayHaveChanged() {
        guard let collectionView, solvedSize(collectionView.bounds) != solvedBounds.size || !isSolved else { return }
        invalidateLayout()
    }

    /// Returns the space for sections in bounds, in points.
    func solvedSize(_ bounds: CGRect) -> CGSize {
        guard let collectionView else { return .zero }
        return bounds.inset(by: collectionView.adjustedContentInset).size
    }
}

/// An invalidation context for a change of offsets alone, that of the view or of a section that scrolls across.
@MainActor
final class CompositionalScrollingContext: UICollectionViewLayoutInvalidationContext {}
