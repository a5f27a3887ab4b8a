import Foundation

/// A snapshot with identifiers of any type; `as NSDiffableDataSourceSnapshot<…>` gives them their types.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    private var sections: [(identifier: Any, items: [Any])] = []

    public override init() {}

    /// The identifiers of the sections, in order.
    open var sectionIdentifiers: [Any] { sections.map(\.identifier) }
    /// The identifiers of the items, in order.
    open var itemIdentifiers: [Any] { sections.flatMap(\.items) }
    /// The number of sections.
    open var numberOfSections: Int { sections.count }
    /// The number of items.
    open var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// Adds sections.
    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        sections += sectionIdentifiers.map { ($0, []) }
    }

    /// Adds items to the last section.
    open func appendItems(withIdentifiers identifiers: [Any]) {
        if !sections.isEmpty { sections[sections.count - 1].items += identifiers }
    }

    /// Adds items to a section.
    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        let wanted = sectionIdentifier as? AnyHashable
        guard let index = sections.firstIndex(where: { $0.identifier as? AnyHashable == wanted }) else { return }
        sections[index].items += identifiers
    }

    /// Returns the identifiers of a section's items.
    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        let wanted = sectionIdentifier as? AnyHashable
        return sections.first { $0.identifier as? AnyHashable == wanted }?.items ?? []
    }
}

extension NSDiffableDataSourceSnapshot: _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSDiffableDataSourceSnapshotReference {
        let reference = NSDiffableDataSourceSnapshotReference()
        for section in sectionIdentifiers {
            reference.appendSections(withIdentifiers: [section])
            reference.appendItems(withIdentifiers: itemIdentifiers(inSection: section))
        }
        return reference
    }

    public static func _forceBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) {
        _ = _conditionallyBridgeFromObjectiveC(source, result: &result)
    }

    /// Leaves out identifiers of other types.
    public static func _conditionallyBridgeFromObjectiveC(
        _ source: NSDiffableDataSourceSnapshotReference, result: inout Self?
    ) -> Bool {
        var snapshot = Self()
        for identifier in source.sectionIdentifiers {
            guard let section = identifier as? SectionIdentifierType else { continue }
            snapshot.appendSections([section])
            let items = source.itemIdentifiersInSection(withIdentifier: identifier)
            snapshot.appendItems(items.compactMap { $0 as? ItemIdentifierType }, toSection: section)
        }
        result = snapshot
        return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSDiffableDataSourceSnapshotReference?) -> Self {
        var result: Self?
        if let source { _forceBridgeFromObjectiveC(source, result: &result) }
        return result ?? Self()
    }
}
