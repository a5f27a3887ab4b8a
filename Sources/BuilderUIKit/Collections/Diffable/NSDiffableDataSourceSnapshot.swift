import Foundation

/// The sections and items that a diffable data source shows, by identifiers that are unique.
///
/// What names an identifier twice or one that isn't there stops an app in UIKit; here it is left out, with a warning.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
    private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
    private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
    public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
    public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

    public init() {}

    // MARK: Questions

    public var numberOfItems: Int { sectionOfItem.count }
    public var numberOfSections: Int { sectionIdentifiers.count }
    public var itemIdentifiers: [ItemIdentifierType] { sectionIdentifiers.flatMap { items[$0] ?? [] } }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { items[identifier]?.count ?? 0 }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items[identifier] ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        sectionOfItem[identifier]
    }

    /// The place among all items.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let path = indexPath(of: identifier) else { return nil }
        return sectionIdentifiers[..<path.section].reduce(path.item) { $0 + numberOfItems(inSection: $1) }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sectionIdentifiers.firstIndex(of: identifier)
    }

    func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionOfItem[identifier], let index = indexOfSection(section),
            let item = items[section]?.firstIndex(of: identifier)
        else { return nil }
        return IndexPath(item: item, section: index)
    }

    /// The places of many items, in time proportional to all of them and not to their product.
    func indexPaths(of identifiers: [ItemIdentifierType]) -> [IndexPath] {
        guard identifiers.count > 1 else { return identifiers.compactMap(indexPath(of:)) }
        let wanted = Set(identifiers)
        var places: [ItemIdentifierType: IndexPath] = [:]
        for (section, identifier) in sectionIdentifiers.enumerated() {
            for (item, candidate) in itemIdentifiers(inSection: identifier).enumerated()
            where wanted.contains(candidate) {
                places[candidate] = IndexPath(item: item, section: section)
            }
        }
        return identifiers.compactMap { places[$0] }
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard path.count == 2, sectionIdentifiers.indices.contains(path.section) else { return nil }
        let list = itemIdentifiers(inSection: sectionIdentifiers[path.section])
        return list.indices.contains(path.item) ? list[path.item] : nil
    }

    // MARK: Items

    /// To the end of a section, or of the last one.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        guard let section = sectionIdentifier ?? sectionIdentifiers.last, items[section] != nil else {
            return Self.warn(
                "There are currently no sections in the data source. Please add a section first: the items "
                    + "\(identifiers) were left out")
        }
        insert(identifiers, in: section, at: items[section]?.count ?? 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: beforeIdentifier, offset: 0)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, beside: afterIdentifier, offset: 1)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], beside item: ItemIdentifierType, offset: Int) {
        guard let section = sectionOfItem[item], let index = items[section]?.firstIndex(of: item) else {
            return Self.warn("no item \(item): the items \(identifiers) were left out")
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

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        let touched = Set(gone.compactMap { sectionOfItem.removeValue(forKey: $0) })
        for section in touched { items[section]?.removeAll { gone.contains($0) } }
    }

    /// Sections go, too.
    public mutating func deleteAllItems() { self = Self() }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(_ item: ItemIdentifierType, beside other: ItemIdentifierType, offset: Int) {
        guard item != other, sectionOfItem[item] != nil, sectionOfItem[other] != nil else {
            return Self.warn("can't move the item \(item) beside \(other): both must be there")
        }
        deleteItems([item])
        insert([item], beside: other, offset: offset)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        reloadedItemIdentifiers += identifiers.filter { sectionOfItem[$0] != nil }
    }

    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers.filter { sectionOfItem[$0] != nil }
    }

    // MARK: Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        insert(identifiers, at: sectionIdentifiers.count)
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        guard let index = indexOfSection(toIdentifier) else { return Self.warn("no section \(toIdentifier)") }
        insert(identifiers, at: index)
    }

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

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        let gone = Set(identifiers)
        for identifier in gone {
            for item in items.removeValue(forKey: identifier) ?? [] { sectionOfItem[item] = nil }
        }
        sectionIdentifiers.removeAll { gone.contains($0) }
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, beside: toIdentifier, offset: 0)
    }

    public mutating func moveSection(
        _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
    ) {
        move(section: identifier, beside: toIdentifier, offset: 1)
    }

    private mutating func move(
        section: SectionIdentifierType, beside other: SectionIdentifierType, offset: Int
    ) {
        guard section != other, let old = indexOfSection(section), items[other] != nil else {
            return Self.warn("can't move the section \(section) beside \(other): both must be there")
        }
        sectionIdentifiers.remove(at: old)
        sectionIdentifiers.insert(section, at: (indexOfSection(other) ?? 0) + offset)
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        reloadedSectionIdentifiers += identifiers.filter { items[$0] != nil }
    }

    /// The state without the wishes to load anew, which are carried out once.
    var applied: Self {
        var copy = self
        copy.reloadedItemIdentifiers = []
        copy.reloadedSectionIdentifiers = []
        copy.reconfiguredItemIdentifiers = []
        return copy
    }

    private static func warn(_ text: String) { WarningLog.current.add(.other("diffable data source: \(text)")) }
}

extension NSDiffableDataSourceSnapshot: Sendable where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension NSDiffableDataSourceSnapshot: Equatable {
    public static func == (a: Self, b: Self) -> Bool {
        a.sectionIdentifiers == b.sectionIdentifiers && a.items == b.items
    }
}

extension NSDiffableDataSourceSnapshot {
    /// What tables and collections ask by place; nil where there is no such section.
    func sectionIdentifier(at index: Int) -> SectionIdentifierType? {
        let sections = sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    /// 0 where there is no such section.
    func numberOfItems(inSectionAt index: Int) -> Int {
        sectionIdentifier(at: index).map { numberOfItems(inSection: $0) } ?? 0
    }
}
