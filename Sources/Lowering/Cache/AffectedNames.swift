/// The names by which the lowering of a file can depend on declarations that changed in other files.
///
/// Lowering finds declarations by names: those in the file's text, those of the types from which a found type inherits,
/// those of a found property's type, and those of optional requirements. The set is closed over these steps backwards,
/// by names without the scopes that they are in. So a file that has none of the names as a word is lowered as before.
struct AffectedNames {
    private(set) var names: Set<String>

    /// - Parameters:
    ///   - changes: the facts of each file that changed, was added or removed, as they were and as they are.
    ///   - others: the facts of the files that didn't change.
    init(changes: [(old: FileFacts?, new: FileFacts?)], others: [FileFacts]) {
        var types: Set<String> = []
        var owners: Set<String> = []
        names = []
        for (old, new) in changes {
            let (before, after) = (old?.types ?? [], new?.types ?? [])
            types.formUnion(Self.difference(before.map(\.encoded), after.map(\.encoded), before, after).map(\.name))
            types.formUnion((old?.incompleteTypes ?? []).symmetricDifference(new?.incompleteTypes ?? []))
            if old?.declaresLocalizedString ?? false != new?.declaresLocalizedString ?? false {
                names.insert("NSLocalizedString")
            }
            let (first, second) = (old?.ownedMembers ?? [], new?.ownedMembers ?? [])
            for change in Self.difference(first.map(\.encoded), second.map(\.encoded), first, second) {
                names.insert(change.member.name)
                // In strings, of which selectors are created.
                names.insert(String(change.member.selector.prefix { $0 != ":" }))
                owners.insert(change.owner.name)
            }
        }
        guard !types.isEmpty || !owners.isEmpty else { return }
        let files = changes.flatMap { [$0.old, $0.new].compactMap { $0 } } + others
        let hierarchy = TypeHierarchy(files)
        let inheriting = hierarchy.descendants(of: types)
        names.formUnion(types)
        names.formUnion(owners)
        names.formUnion(inheriting)
        names.formUnion(hierarchy.descendants(of: owners))
        names.formUnion(hierarchy.ancestors(of: types.union(owners)))
        guard !types.isEmpty else { return }
        // A type is also found by its members, and by properties that have it.
        let found = types.union(inheriting)
        for file in files {
            for member in file.members where !names.contains(member.name) {
                let isFound =
                    found.contains(file.types[member.owner].name)
                    || member.kind == .property && words(in: Array(member.resultType.utf8), contain: found)
                if isFound { names.insert(member.name) }
            }
        }
    }

    /// Returns a Boolean value that indicates whether a text has one of the names.
    func isMentioned(in bytes: [UInt8]) -> Bool { words(in: bytes, contain: names) }

    /// Returns the elements of two lists that are neither in their common beginning nor in their common end.
    private static func difference<Element>(
        _ before: [[UInt8]], _ after: [[UInt8]], _ old: [Element], _ new: [Element]
    ) -> [Element] {
        let count = min(before.count, after.count)
        let start = (0..<count).first { before[$0] != after[$0] } ?? count
        let end =
            (0..<(count - start)).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] } ?? count
            - start
        return Array(old[start..<(old.count - end)] + new[start..<(new.count - end)])
    }
}

/// The inheritance between a module's types, by their names without those of the types around them.
private struct TypeHierarchy {
    private var declared: Set<String> = []
    /// The types that inherit from a type or have a generic parameter that does, and those from which it inherits.
    private var descendants: [String: Set<String>] = [:]
    private var ancestors: [String: Set<String>] = [:]

    init(_ files: [FileFacts]) {
        for type in files.lazy.flatMap(\.types) {
            if !type.isExtension { declared.insert(type.name) }
            for text in type.inherited + type.genericConstraints.values.joined() {
                for word in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" }) {
                    descendants[String(word), default: []].insert(type.name)
                    ancestors[type.name, default: []].insert(String(word))
                }
            }
        }
    }

    /// Returns the module's types among some names, and what inherits from them. Nothing is inherited through a type
    /// that the module only extends.
    func descendants(of types: Set<String>) -> Set<String> {
        var result = types.intersection(declared)
        var pending = Array(result)
        while let type = pending.popLast() {
            for next in descendants[type] ?? [] where result.insert(next).inserted && declared.contains(next) {
                pending.append(next)
            }
        }
        return result
    }

    /// Returns the module's types among some names, and those of the module from which they inherit.
    func ancestors(of types: Set<String>) -> Set<String> {
        var result = types.intersection(declared)
        var pending = Array(result)
        while let type = pending.popLast() {
            for next in ancestors[type] ?? [] where declared.contains(next) && result.insert(next).inserted {
                pending.append(next)
            }
        }
        return result
    }
}

extension FileFacts {
    fileprivate struct OwnedMember {
        var member: MemberFact
        var owner: TypeFact

        var encoded: [UInt8] {
            var writer = ByteWriter()
            writer.write(owner.path)
            writer.write(owner.isExtension)
            member.write(to: &writer)
            return writer.bytes
        }
    }

    fileprivate var ownedMembers: [OwnedMember] { members.map { OwnedMember(member: $0, owner: types[$0.owner]) } }
}

extension TypeFact {
    /// The name without those of the types around it.
    fileprivate var name: String { path.last ?? "" }

    fileprivate var encoded: [UInt8] {
        var writer = ByteWriter()
        write(to: &writer)
        return writer.bytes
    }
}

/// Returns a Boolean value that indicates whether a text has one of some names as a word.
private func words(in bytes: [UInt8], contain names: Set<String>) -> Bool {
    var start: Int?
    for index in 0...bytes.count {
        if index < bytes.count, isWord(bytes[index]) {
            if start == nil { start = index }
        } else if let first = start {
            if names.contains(String(decoding: bytes[first..<index], as: UTF8.self)) { return true }
            start = nil
        }
    }
    return false
}

private func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
        || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
}
