/// The associated values of objects that have no place for them. Those of released objects are looked for each time that
/// the table has grown to twice of what was left the last time: a constant share of the work for each object.
struct DetachedValues {
    private struct Entry {
        /// Nil for a class.
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

        /// An identity can be used again by a new object: then the entry's is gone.
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

    /// Gives what is to be released.
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

    /// The owners that are looked at are among what is to be released: this may be the last that holds them.
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
