import Foundation

/// The items of a section of a diffable data source as an outline: items with children that expand and collapse.
///
/// A repeated item or one that isn't in the snapshot stops an app in UIKit; here it is ignored, with a warning.
///
/// ```swift
/// var folders = NSDiffableDataSourceSectionSnapshot<String>()
/// folders.append(["Work", "Home"])
/// folders.append(["Plans", "Bills"], to: "Work")
/// folders.expand(["Work"])
/// dataSource.apply(folders, to: .folders)
/// ```
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    /// All items, each before its children.
    public private(set) var items: [ItemIdentifierType] = []
    private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
    private var expanded: Set<ItemIdentifierType> = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

    /// The items whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] {
        items.filter { ancestors(of: $0).allSatisfy(expanded.contains) }
    }

    /// Returns a Boolean value that indicates whether an item's children are shown.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

    /// Returns a Boolean value that indicates whether an item's ancestors are all expanded.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        contains(item) && ancestors(of: item).allSatisfy(expanded.contains)
    }

    /// Returns a Boolean value that indicates whether the snapshot has an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { items.contains(item) }

    /// Returns the number of an item's ancestors.
    public func level(of item: ItemIdentifierType) -> Int { ancestors(of: item).count }

    /// Returns the index of an item among all; nil for an item that isn't in the snapshot.
    public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

    /// Returns the item of which another is a child; nil for an item without a parent.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

    /// Returns the items below an item, and the item itself if requested.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        var part = Self()
        guard let range = branch(of: parent) else { return part }
        part.items = Array(items[includingParent ? range : (range.lowerBound + 1)..<range.upperBound])
        for item in part.items where part.items.contains(where: { $0 == parents[item] }) {
            part.parents[item] = parents[item]
        }
        part.expanded = expanded.intersection(part.items)
        return part
    }

    /// Returns a text with a line for each item, indented by its level.
    public func visualDescription() -> String {
        items.map { item in
            let mark = hasChildren(item) ? (isExpanded(item) ? "-" : "+") : "*"
            return String(repeating: "  ", count: level(of: item)) + "\(mark) \(item)"
        }.joined(separator: "\n")
    }

    /// Returns a Boolean value that indicates whether an item is the parent of another.
    func hasChildren(_ item: ItemIdentifierType) -> Bool { (branch(of: item)?.count ?? 0) > 1 }

    private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
        Array(sequence(first: item) { parents[$0] }.dropFirst())
    }

    /// Returns the indices of an item and of all below it.
    private func branch(of item: ItemIdentifierType) -> Range<Int>? {
        guard let start = index(of: item) else { return nil }
        let level = level(of: item)
        let end = items[(start + 1)...].firstIndex { self.level(of: $0) <= level } ?? items.count
        return start..<end
    }

    // MARK: Changes

    /// Adds items after the last child of a parent, or at the end.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        guard let parent else { return insert(items, at: self.items.count, below: nil) }
        guard let range = branch(of: parent) else { return Self.warnMissing(parent) }
        insert(items, at: range.upperBound, below: parent)
    }

    /// Adds items before another, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        guard let range = branch(of: item) else { return Self.warnMissing(item) }
        insert(items, at: range.lowerBound, below: parents[item])
    }

    /// Adds items after another and all below it, with the same parent.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        guard let range = branch(of: item) else { return Self.warnMissing(item) }
        insert(items, at: range.upperBound, below: parents[item])
    }

    /// Adds the items of a snapshot before another item, and returns the last one.
    @discardableResult
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) -> ItemIdentifierType? {
        guard let range = branch(of: item) else {
            Self.warnMissing(item)
            return nil
        }
        return insert(snapshot, at: range.lowerBound, below: parents[item])
    }

    /// Adds the items of a snapshot after another item and all below it, and returns the last one.
    @discardableResult
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) -> ItemIdentifierType? {
        guard let range = branch(of: item) else {
            Self.warnMissing(item)
            return nil
        }
        return insert(snapshot, at: range.upperBound, below: parents[item])
    }

    /// Replaces what is below an item by the items of a snapshot.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        guard contains(parent) else { return Self.warnMissing(parent) }
        delete(self.snapshot(of: parent).items)
        insert(snapshot, at: branch(of: parent)?.upperBound ?? items.count, below: parent)
    }

    /// Removes items and all below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        for item in items {
            guard let range = branch(of: item) else { continue }
            for removed in self.items[range] {
                parents[removed] = nil
                expanded.remove(removed)
            }
            self.items.removeSubrange(range)
        }
    }

    /// Removes all items.
    public mutating func deleteAll() { self = Self() }

    /// Shows the children of items.
    public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items.filter(contains)) }

    /// Hides the children of items.
    public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

    private mutating func insert(_ new: [ItemIdentifierType], at index: Int, below parent: ItemIdentifierType?) {
        var known = Set(items)
        let added = new.filter { known.insert($0).inserted }
        if added.count < new.count { WarningLog.add("section snapshot: an item is added twice") }
        items.insert(contentsOf: added, at: index)
        for item in added { parents[item] = parent }
    }

    /// Adds the items of a snapshot but those that are known already, and what is below these.
    @discardableResult
    private mutating func insert(
        _ snapshot: Self, at index: Int, below parent: ItemIdentifierType?
    ) -> ItemIdentifierType? {
        var dropped = Set(items)
        let added = snapshot.items.filter { item in
            if dropped.contains(item) { return false }
            guard let parent = snapshot.parents[item], dropped.contains(parent) else { return true }
            dropped.insert(item)
            return false
        }
        if added.count < snapshot.items.count { WarningLog.add("section snapshot: an item is added twice") }
        insert(added, at: index, below: parent)
        for item in added {
            if let own = snapshot.parents[item] { parents[item] = own }
            if snapshot.isExpanded(item) { expanded.insert(item) }
        }
        return added.last
    }

    private static func warnMissing(_ item: ItemIdentifierType) {
        WarningLog.add("section snapshot: \(item) isn't in the snapshot")
    }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
extension NSDiffableDataSourceSectionSnapshot: Equatable {}
