import Foundation

/// Items beside or below each other, which a compositional layout repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Kind {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    /// How often the subitems are repeated.
    enum Repetition {
        /// As long as there is room.
        case whileTheyFit
        /// So often, and sharing the group's length.
        case shared(Int)
        /// So often, with their own lengths.
        case times(Int)
    }

    let kind: Kind
    let repetition: Repetition
    public let subitems: [NSCollectionLayoutItem]
    /// Between the items; none by itself.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    init(
        _ kind: Kind, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repetition: Repetition = .whileTheyFit
    ) {
        self.kind = kind
        self.subitems = subitems
        self.repetition = repetition
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Items from leading to trailing, again and again while there is room.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
    }

    /// So many items, which share the width whatever their own is.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], .shared(count)) }

    /// So many items with widths of their own.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], .times(count)) }

    /// Items from top to bottom, again and again while there is room.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
    }

    /// So many items, which share the height whatever their own is.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], .shared(count)) }

    /// So many items with heights of their own.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], .times(count)) }

    /// Items where the provider says.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], .whileTheyFit) }

    open func visualDescription() -> String { "\(self)" }
}

/// Says where the items of a group of the kind `custom` lie.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item's place in a group, in points.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: _MainActorObject {
    public let frame: CGRect
    public let zIndex: Int

    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init(_responder: ())
    }
}
