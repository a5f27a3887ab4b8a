import Foundation

/// Items in lines one after the other, like words of a text; sections below or beside each other.
///
/// How lines are filled is said in `FlowLines`; sizes and distances may come from a delegate of the kind
/// `UICollectionViewDelegateFlowLayout`. Lengths are points.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// What section insets count from.
    public enum SectionInsetReference: Int, Hashable, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// As an estimate: items size themselves, and count as `itemSize` until they do.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public override init() {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Between lines; where their items differ, between the largest of them.
    open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
    /// The least distance of the items of a line.
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
    /// Other than zero: cells are asked what size they want, and this is what those that were not in view count as.
    open var estimatedItemSize = CGSize.zero {
        didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
    }
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Only the length along the scrolling counts; 0 for none.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    /// Around the lines of each section, between its head and foot.
    open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
    open var sectionInsetReference: SectionInsetReference = .fromContentInset {
        didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
    }
    /// Heads stay at the beginning of the view while their section is in view.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }

    // MARK: State (see UICollectionViewFlowLayout+Metrics)

    var sections: [FlowSection] = []
    var metricsAreValid = false
    /// The room across, when the sections were made.
    var measuredRoom: CGFloat = 0
    /// Set when the delegate turns out to have no method for sizes.
    var delegateHasNoSizes = false
    /// What cells asked for.
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
        return axis.rect(
            FlowSize(main: 0, cross: 0), FlowSize(main: sections.last?.end ?? 0, cross: measuredRoom)
        ).size
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

    /// Where the room across changes; and at each step of scrolling while heads or feet are pinned.
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
        guard asksCells, preferredAttributes.representedElementCategory == .cell else { return false }
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return abs(new.width - old.width) > 0.001 || abs(new.height - old.height) > 0.001
    }

    override var asksCells: Bool { estimatedItemSize != .zero }

    override func elementsDidMove(_ moves: TableMoves) {
        let old = fittedSizes
        fittedSizes = [:]
        for (path, size) in old {
            if let place = moves.place(of: path) { fittedSizes[place] = size }
        }
    }

    override func roomMayHaveChanged() {
        guard let collectionView else { return }
        if room(in: collectionView.bounds) != measuredRoom || sectionInsetReference != .fromContentInset {
            invalidateLayout()
        }
    }
}
