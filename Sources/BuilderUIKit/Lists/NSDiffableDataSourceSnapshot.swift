import Foundation

/// The sections and items of a diffable data source, by unique identifiers.
///
/// A repeated identifier or one that isn't in the snapshot stops an app in UIKit; here it is ignored, with a warning.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    /// The identifiers of the sections, in order.
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    /// The sections to reload when the snapshot is applied.
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    /// The items to reload when the snapshot is applied.
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose cells are configured again when the snapshot is applied.
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Queries

    /// The number of items in all sections.
    public var numberOfItems: Int { sectionOfItem.count }
    /// The number of sections.
    public var numberOfSections: Int { sectionIdentifiers.count }
    /// The identifiers of all items, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    /// Returns the number of items in a section; 0 for a section that isn't in the snapshot.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

    /// Returns the identifiers of the items in a section, in order.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    /// Returns the section that contains an item; nil for an item that isn't in the snapshot.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// Returns the index of an item among all items; nil for an item that isn't in the snapshot.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = indexPath(of: identifier) else { return nil }
        return sectionIdentifiers[..<path.section].reduce(path.item) { $0 + numberOfItems(inSection: $1) }
    }

    /// Returns the index of a section; nil for a section that isn't in the snapshot.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOfItem[identifier], let index = indexOfSection(section),
            let item = items[section]?.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    /// Returns the index paths of many items, in time that is linear in the number of all items.
    func indexPaths(of identifiers: [ItemIdentifierType]) -> [IndexPath] {
        guard identifiers.count > 1 else { return identifiers.compactMap(indexPath(of:)) }
        let wanted = Set(identifiers)
        var paths: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (item, candidate) in itemIdentifiers(inSection: identifier).enumerated()
            where wanted.contains(candidate) {
                paths[candidate] = IndexPath(item: item, section: section)
            }
        }
        return identifiers.compactMap { paths[$0] }
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
        let list = itemIdentifiers(inSection: sectionIdentifiers[path.section])
        return list.indices.contains(path.item) ? list[path.item] : nil
    }

    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        sectionIdentifiers.indices.contains(index) ? sectionIdentifiers[index] : nil
    }

    func numberOfItems(inSectionAt index: Int) -> Int {
        sectionIdentifier(at: index).map { numberOfItems(inSection: $0) } ?? 0
    }

    // MARK: Items

    /// Appends items to a section, or to the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            return Self.warn(
                "There are currently no sections in the data source. Please add a section first: the items "
                    + "\(identifiers) were not added")
        }
        insert(identifiers, in: section, at: items[section]?.count ?? 0)
    }

    /// Inserts items before an item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: beforeIdentifier, offset: 0) }

    /// Inserts items after an item.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) { insert(identifiers, beside: afterIdentifier, offset: 1) }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            return Self.warn("no item \(item): the items \(identifiers) were not added")
        }
        insert(identifiers, in: section, at: index + offset)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int)
    {
        var fresh: [ItemIdentifierType] = []
        for identifier in identifiers {
            if sectionOfItem[identifier] == nil {
                sectionOfItem[identifier] = section
                fresh.append(identifier)
            } else {
                Self.warn("Supplied item identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
            }
        }
        items[section, default: []].insert(contentsOf: fresh, at: index)
    }

    /// Deletes items.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        let touched = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
        for section in touched { items[section]?.removeAll { gone.contains($0) } }
    }

    /// Deletes all items and all sections.
    public mutating func deleteAllItems() { self = Self() }

    /// Moves an item before another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    /// Moves an item after another one.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other, sectionOfItem[item] != nil, sectionOfItem[other] != nil else {
            return Self.warn("can't move the item \(item) beside \(other): both must be in the snapshot")
        }
        deleteItems([item])
        insert([item], beside: other, offset: offset)
    }

    /// Marks items that are reloaded when the snapshot is applied.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { sectionOfItem[$0] != nil }
    }

    /// Marks items whose cells are configured again when the snapshot is applied.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { sectionOfItem[$0] != nil }
    }

    // MARK: Sections

    /// Appends sections.
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    /// Inserts sections before a section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return Self.warn("no section \(toIdentifier)") }
        insert(identifiers, at: index)
    }

    /// Inserts sections after a section.
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return Self.warn("no section \(toIdentifier)") }
        insert(identifiers, at: index + 1)
    }

    private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
        var fresh: [SectionIdentifierType] = []
        for identifier in identifiers {
            if items[identifier] == nil {
                items[identifier] = []
                fresh.append(identifier)
            } else {
                Self.warn("Section identifiers are not unique. Duplicate identifiers: {(\(identifier))}")
            }
        }
        sectionIdentifiers.insert(contentsOf: fresh, at: index)
    }

    /// Deletes sections with their items.
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for identifier in gone {
            for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
        }
        sectionIdentifiers.removeAll { gone.contains($0) }
    }

    /// Moves a section before another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, beside: toIdentifier, offset: 0) }

    /// Moves a section after another one.
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) { move(section: identifier, beside: toIdentifier, offset: 1) }

    private mutating func move(section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int) {
        guard section != other, let old = indexOfSection(section), items[other] != nil else {
            return Self.warn("can't move the section \(section) beside \(other): both must be in the snapshot")
        }
        sectionIdentifiers.remove(at: old)
        sectionIdentifiers.insert(section, at: (indexOfSection(other) ?? 0) + offset)
    }

    /// Marks sections that are reloaded when the snapshot is applied.
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
    }

    /// The snapshot without the marks for reloading, which are processed once.
    var applied: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    private static func warn(_ text: String) { WarningLog.add("diffable data source: \(text)") }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.sectionIdentifiers == b.sectionIdentifiers && a.items == b.items
    }
}
