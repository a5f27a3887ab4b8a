import Foundation

/// Closures that are called when an item of an outline expands or collapses.
@preconcurrency @MainActor
public struct _SectionSnapshotHandlers<Item: Hashable> {
    /// Returns a Boolean value that indicates whether an item may expand.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// Called before an item expands.
    public var willExpandItem: ((Item) -> Void)?
    /// Returns a Boolean value that indicates whether an item may collapse.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// Called before an item collapses.
    public var willCollapseItem: ((Item) -> Void)?
    /// Returns the children of an item that expands, of which there are some.
    public var snapshotForExpandingParent:
        ((Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<Item>)?

    init() {}
}

/// Closures that are called when an item is moved interactively.
@preconcurrency @MainActor
public struct _ReorderingHandlers<Section: Hashable, Item: Hashable> {
    /// Returns a Boolean value that indicates whether an item can be moved.
    public var canReorderItem: ((Item) -> Bool)?
    /// Called before an item is moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?
    /// Called after an item was moved.
    public var didReorder: ((NSDiffableDataSourceTransaction<Section, Item>) -> Void)?

    init() {}
}

/// The changes of a diffable data source by the user.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The snapshot before the changes.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the changes.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The changes of all items.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each section.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
}

/// The changes of a section by the user.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The items before the changes.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The items after the changes.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The changes of the items.
    public let difference: CollectionDifference<ItemIdentifierType>
}
