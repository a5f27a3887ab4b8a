import Foundation

/// The areas of a collection to which content insets are added.
public enum UIContentInsetsReference: Int, Hashable, Sendable {
    /// The reference of the layout's configuration.
    case automatic = 0
    /// The bounds of the content.
    case none = 1
    /// The safe area.
    case safeArea = 2
    /// The layout margins.
    case layoutMargins = 3
    /// The readable width.
    case readableContent = 4
}

/// The scrolling of a section across the layout's scroll direction.
///
/// Sections are drawn at their start: nothing scrolls them.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Hashable, Sendable {
    /// The section doesn't scroll.
    case none = 0
    /// The section scrolls without stops.
    case continuous = 1
    /// The section stops at the leading edges of groups.
    case continuousGroupLeadingBoundary = 2
    /// The section stops at multiples of its width.
    case paging = 3
    /// The section stops at the next group.
    case groupPaging = 4
    /// The section stops at the next group, which is centered.
    case groupPagingCentered = 5
}

/// A closure that is called with the visible items of a section.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor ([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void

/// A visible item, whose attributes an invalidation handler can change.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity of the item's view, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The position of the item among overlapping items.
    var zIndex: Int { get set }
    /// A Boolean value that indicates whether the item is hidden.
    var isHidden: Bool { get set }
    /// The center of the item, in points of the content.
    var center: CGPoint { get set }
    /// The affine transform of the item.
    var transform: CGAffineTransform { get set }
    /// The three-dimensional transform of the item.
    var transform3D: CATransform3D { get set }
    /// The index path of the item.
    var indexPath: IndexPath { get }
    /// A name that is unique among the visible items, made of the element's kind and index path.
    var name: String { get }
    /// The frame of the item, in points of the content.
    var frame: CGRect { get }
    /// The bounds of the item, in points.
    var bounds: CGRect { get }
    /// The category of the item.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary or decoration view; nil for cells.
    var representedElementKind: String? { get }
}

/// A section of a compositional layout: a group that is repeated for all items.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: _MainActorObject {
    let group: NSCollectionLayoutGroup
    /// The look of a section that is a list.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section with a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init(_responder: ())
    }

    /// The insets around the groups, in points.
    open var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The area to which the insets are added.
    open var contentInsetsReference: UIContentInsetsReference = .automatic
    /// The area to which the insets of supplementary views are added; has no effect.
    open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
    /// The distance between groups, in points.
    open var interGroupSpacing: CGFloat = 0
    /// The scrolling of the section across the layout's scroll direction.
    open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
    /// Further properties of that scrolling; stored without effect.
    public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    /// The headers and footers of the section.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// A Boolean value that indicates whether headers and footers are as wide as the groups, not as the section.
    ///
    /// True by default.
    open var supplementariesFollowContentInsets = true
    /// A closure that is called in each layout with the visible items, whose place and look it may change, and with the
    /// distance by which the section is scrolled across, in points.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// The views behind the section's items.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []
}

/// The properties of a section's scrolling across the layout's direction. They are stored without effect.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: _MainActorObject {
    /// The speed at which scrolling ends.
    public enum DecelerationRate: Int, Hashable, Sendable {
        /// The rate that fits the section's behavior.
        case automatic = 0
        /// That of scroll views, or a faster one.
        case normal, fast
    }

    /// The behavior at the ends.
    public enum Bounce: Int, Hashable, Sendable {
        /// The system's choice.
        case automatic = 0
        /// Beyond both ends, or not at all.
        case always, never
    }

    /// The speed at which scrolling ends.
    open var decelerationRate = DecelerationRate.automatic
    /// The behavior at the ends.
    open var bounce = Bounce.automatic

    init() { super.init(_responder: ()) }
}

/// The container and the traits for which a compositional layout is computed.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
    /// The space for the section.
    var container: any NSCollectionLayoutContainer { get }
    /// The traits of the collection.
    var traitCollection: UITraitCollection { get }
}

/// A space with insets, in points.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
    /// The size of the space.
    var contentSize: CGSize { get }
    /// The size of the space without the insets.
    var effectiveContentSize: CGSize { get }
    /// The insets of the space.
    var contentInsets: NSDirectionalEdgeInsets { get }
    /// The insets that reduce the space.
    var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor
final class CompositionalEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
    let contentSize: CGSize
    let contentInsets: NSDirectionalEdgeInsets
    let traitCollection: UITraitCollection

    init(size: CGSize, insets: NSDirectionalEdgeInsets, traits: UITraitCollection) {
        contentSize = size
        contentInsets = insets
        traitCollection = traits
    }

    var container: any NSCollectionLayoutContainer { self }
    var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
    var effectiveContentSize: CGSize { contentSize.without(contentInsets) }
}

/// The properties of a whole compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: _MainActorObject {
    /// Creates a configuration with the defaults.
    public init() { super.init(_responder: ()) }

    /// The direction in which the collection scrolls; vertical by default.
    open var scrollDirection: UICollectionView.ScrollDirection = .vertical
    /// The distance between sections, in points.
    open var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the whole content.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The area to which the insets of sections are added; the safe area by default.
    open var contentInsetsReference: UIContentInsetsReference = .safeArea
}
