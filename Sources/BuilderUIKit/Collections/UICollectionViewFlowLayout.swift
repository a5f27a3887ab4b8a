import Foundation

/// A layout that arranges items in lines, like the words of a text, and sections below or beside each other.
///
/// `FlowLines` describes the division into lines. Sizes and distances may come from a delegate that conforms to
/// `UICollectionViewDelegateFlowLayout`. Lengths are in points.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The origins from which section insets count.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        /// The edges of the content.
        case fromContentInset = 0
        /// The edges of the safe area.
        case fromSafeArea = 1
        /// The layout margins.
        case fromLayoutMargins = 2
    }

    /// An estimated size with which items size themselves; they count as `itemSize` until they do.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    /// The distance between lines; in lines with items of different sizes, between the largest items.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidate(if: minimumLineSpacing != oldValue) } }
    /// The minimum distance between the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidate(if: minimumInteritemSpacing != oldValue) } }
    /// The size of items; 50 × 50 by default.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidate(if: itemSize != oldValue) } }
    /// The estimated size of items that size themselves; zero, the default, if they don't.
    ///
    /// Otherwise each cell's preferred size is used, and items that haven't been visible yet have the estimated size.
    open var estimatedItemSize = CGSize.zero { didSet { invalidate(if: estimatedItemSize != oldValue) } }
    /// The direction in which the collection scrolls.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { invalidate(if: scrollDirection != oldValue) }
    }
    /// The size of the sections' headers; zero, the default, for none.
    ///
    /// Only the length along the scroll direction is used.
    open var headerReferenceSize = CGSize.zero { didSet { invalidate(if: headerReferenceSize != oldValue) } }
    /// The size of the sections' footers; zero, the default, for none.
    ///
    /// Only the length along the scroll direction is used.
    open var footerReferenceSize = CGSize.zero { didSet { invalidate(if: footerReferenceSize != oldValue) } }
    /// The insets around the lines of each section, between its header and footer.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidate(if: sectionInset != oldValue) } }
    /// The origin from which section insets count.
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { invalidate(if: sectionInsetReference != oldValue) }
    }
    /// A Boolean value that indicates whether headers stay at the start of the view while their section is visible.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { invalidate(if: sectionHeadersPinToVisibleBounds != oldValue) }
    }
    /// A Boolean value that indicates whether footers stay at the end of the view while their section is visible.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { invalidate(if: sectionFootersPinToVisibleBounds != oldValue) }
    }

    private func invalidate(if isDifferent: Bool) {
        if isDifferent { invalidateLayout() }
    }

    // MARK: State (see UICollectionViewFlowLayout+Metrics)

    var sections: [FlowSection] = []
    var metricsAreValid = false
    /// The space across the scroll direction for which the sections were laid out.
    var measuredRoom: CGFloat = 0
    /// Indicates whether the delegate lacks the method for sizes.
    var delegateHasNoSizes = false
    /// The sizes that cells preferred.
    var fittedSizes: [IndexPath: CGSize] = [:]

    var axis: FlowAxis { FlowAxis(isVertical: scrollDirection == .vertical) }

    // MARK: Layout

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func prepare() {
        super.prepare()
        measureIfNeeded()
    }

    open override var collectionViewContentSize: CGSize {
        measureIfNeeded()
        return axis.size(main: sections.last?.end ?? 0, cross: measuredRoom)
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        measureIfNeeded()
        return elements(in: rect)
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        measureIfNeeded()
        guard indexPath.count == 2, sections.indices.contains(indexPath.section), indexPath.item >= 0,
            indexPath.item < sections[indexPath.section].lines.count
        else { return nil }
        return itemAttributes(at: indexPath)
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        measureIfNeeded()
        guard let section = indexPath.first, sections.indices.contains(section) else { return nil }
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: return headerAttributes(of: section)
        case UICollectionView.elementKindSectionFooter: return footerAttributes(of: section)
        default: return nil
        }
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let flow = context as? UICollectionViewFlowLayoutInvalidationContext
        if !context.preferred.isEmpty {
            for attributes in context.preferred { fittedSizes[attributes.indexPath] = attributes.size }
            metricsAreValid = false
        } else if context.invalidateEverything || flow?.invalidateFlowLayoutDelegateMetrics ?? true {
            if !context.invalidateDataSourceCounts || context.invalidateEverything { fittedSizes = [:] }
            metricsAreValid = false
        }
        super.invalidateLayout(with: context)
    }

    /// Returns true if the space across changes, and for each change of the offset while headers or footers are pinned.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds || room(in: newBounds) != measuredRoom
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics =
            room(in: newBounds) != measuredRoom
        return context
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard requestsPreferredSizes, preferredAttributes.representedElementCategory == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > 0.001 || abs(new.height - old.height) > 0.001
    }

    override var requestsPreferredSizes: Bool { estimatedItemSize != .zero }

    override func elementsDidMove(_ moves: ListMoves) {
        let old = fittedSizes
        fittedSizes = [:]
        for (path, size) in old {
            if let destination = moves.destination(of: path) { fittedSizes[destination] = size }
        }
    }

    override func availableSpaceMayHaveChanged() {
        guard let collectionView else { return }
        if room(in: collectionView.bounds) != measuredRoom || sectionInsetReference != .fromContentInset {
            invalidateLayout()
        }
    }
}
