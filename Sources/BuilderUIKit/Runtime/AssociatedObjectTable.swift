/// The associated values of objects without storage for them.
///
/// The table is searched for values of released objects each time it has grown to twice its size after the last search:
/// amortized constant work per object.
struct AssociatedObjectTable {
    private struct Entry {
        /// The object; nil for a class.
        weak var object: AnyObject?
        let isClass: Bool
        var table: AssociatedValueTable

        init(_ owner: AssociationOwner) {
            if case .object(let object) = owner {
                self.object = object
                isClass = false
            } else {
                isClass = true
            }
            table = [:]
        }

        /// Indicates whether the entry belongs to an owner.
        ///
        /// The identity of a released object can be reused by a new one, for which the entry isn't valid.
        func isOf(_ owner: AssociationOwner) -> Bool {
            if case .object(let other) = owner { return object === other }
            return isClass
        }
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 16

    var count: Int { entries.count }

    func table(of owner: AssociationOwner) -> AssociatedValueTable? {
        guard let identity = owner.identity, let entry = entries[identity], entry.isOf(owner) else { return nil }
        return entry.table
    }

    /// Changes an owner's values and returns the objects to release.
    mutating func change(_ owner: AssociationOwner, _ body: (inout AssociatedValueTable) -> Any?) -> [Any] {
        guard let identity = owner.identity else { return [] }
        var released: [Any] = []
        if let old = entries[identity], !old.isOf(owner) {
            released.append(old.table)
            entries[identity] = nil
        }
        if entries[identity] == nil, entries.count >= limit { released += removeReleased() }
        var entry = entries.removeValue(forKey: identity) ?? Entry(owner)
        if let old = body(&entry.table) { released.append(old) }
        if !entry.table.isEmpty { entries[identity] = entry }
        return released
    }

    /// Removes the entries of released objects, and returns the objects to release.
    ///
    /// The result includes the objects that are alive, because this function may hold the last reference to them.
    private mutating func removeReleased() -> [Any] {
        var released: [Any] = []
        for (identity, entry) in entries where !entry.isClass {
            if let object = entry.object {
                released.append(object)
            } else {
                released.append(entry.table)
                entries[identity] = nil
            }
        }
        limit = max(16, entries.count * 2)
        return released
    }
}
