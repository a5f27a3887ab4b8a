import Foundation

/// Items beside or below each other, which a compositional layout repeats.
@preconcurrency @MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    enum Kind {
        case horizontal, vertical
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    enum Repetition {
        /// Repeats the subitems while there is space.
        case whileTheyFit
        /// Repeats the subitem a number of times; the items share the group's length.
        case shared(Int)
        /// Repeats the subitem a number of times; the items have their own lengths.
        case times(Int)
    }

    let kind: Kind
    let repetition: Repetition
    /// The items of the group.
    public let subitems: [NSCollectionLayoutItem]
    /// The distance between the items; nil, the default, for none.
    open var interItemSpacing: NSCollectionLayoutSpacing?
    /// The supplementary views that are anchored to each repetition of the group, less its `contentInsets`.
    ///
    /// Their index path is that of the group's first item (not measured).
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { anchoredItems }
        set { anchoredItems = newValue }
    }

    init(
        _ kind: Kind, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repetition: Repetition = .whileTheyFit
    ) {
        self.kind = kind
        self.subitems = subitems
        self.repetition = repetition
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    /// Returns a group whose items are repeated from leading to trailing while there is space.
    open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(.horizontal, layoutSize, subitems)
    }

    /// Returns a group with a number of items that share the width, regardless of their own.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], .shared(count)) }

    /// Returns a group with a number of items that have widths of their own.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.horizontal, layoutSize, [subitem], .times(count)) }

    /// Returns a group whose items are repeated from top to bottom while there is space.
    open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    {
        NSCollectionLayoutGroup(.vertical, layoutSize, subitems)
    }

    /// Returns a group with a number of items that share the height, regardless of their own.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], .shared(count)) }

    /// Returns a group with a number of items that have heights of their own.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.vertical, layoutSize, [subitem], .times(count)) }

    /// Returns a group whose items a provider places.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize, [], .whileTheyFit) }

    /// Returns a description of the group; it isn't a drawing, as UIKit's is.
    open func visualDescription() -> String { "\(self)" }
}

/// A closure that returns the frames of the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The frame of an item in a custom group, in points.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: _MainActorObject {
    /// The frame of the item, in points, relative to the group's origin.
    public let frame: CGRect
    /// The position of the item among overlapping items; items with greater numbers are in front.
    public let zIndex: Int

    /// Creates an item with a frame and a position among overlapping items.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
        super.init(_responder: ())
    }
}
