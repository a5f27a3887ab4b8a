/// The types of a module and their members, found by name in the facts of all files.
///
/// The public types of lowered modules on which it depends follow the module's own, which hide those of their names.
struct DeclarationIndex: Sendable {
    /// A declaration's or a member's position: the file, and the index in the file's facts.
    struct Location: Hashable, Sendable {
        var file: Int
        var index: Int
    }

    /// A type that the module declares or extends.
    struct TypeEntry: Sendable {
        /// The path; for a type that only its file sees, with the file.
        var key: String
        var path: [String]
        /// The type's own declaration; nil for a type of a module that isn't lowered.
        var declaration: Location?
        var extensions: [Location] = []
        var members: [Location] = []
    }

    let files: [FileFacts]
    private(set) var types: [String: TypeEntry] = [:]
    /// The methods and properties by their names without labels.
    private(set) var named: [String: [Location]] = [:]
    /// The types that the module declares twice, and where.
    private(set) var duplicates: [(name: String, location: Location)] = []

    /// The types of which parts are left out. A type that only its file sees counts in all files.
    private let incompleteTypes: Set<String>

    /// The types at the top level that only their file sees, by file.
    private let privateTypes: [Set<String>]

    init(_ files: [FileFacts]) {
        self.files = files
        incompleteTypes = files.reduce(into: []) { $0.formUnion($1.incompleteTypes) }
        privateTypes = files.map { facts in
            Set(facts.types.lazy.filter { $0.depth == 0 && $0.isPrivate && !$0.isExtension }.compactMap(\.path.first))
        }
        for (file, facts) in files.enumerated() {
            let hidden = facts.isOfDependency ? hiddenTypes(of: facts) : []
            for (index, type) in facts.types.enumerated() where !hidden.contains(index) {
                add(type, at: Location(file: file, index: index))
            }
            for (index, member) in facts.members.enumerated() where !hidden.contains(member.owner) {
                let location = Location(file: file, index: index)
                types[key(facts.types[member.owner].path, in: file)]?.members.append(location)
                named[member.name, default: []].append(location)
            }
        }
    }

    /// Returns the indices of a dependency's types of which the module has declared others by their outermost names.
    private func hiddenTypes(of facts: FileFacts) -> Set<Int> {
        Set(
            facts.types.indices.filter { number in
                let declaration = facts.types[number].path.first.flatMap { types[$0]?.declaration }
                return declaration.map { !files[$0.file].isOfDependency } ?? false
            })
    }

    private mutating func add(_ type: TypeFact, at location: Location) {
        let key = key(type.path, in: location.file)
        var entry = types[key] ?? TypeEntry(key: key, path: type.path)
        if type.kind == .extensionOfType {
            entry.extensions.append(location)
        } else if entry.declaration != nil {
            guard !type.isLocal, !files[location.file].isOfDependency else { return }
            duplicates.append((type.path.joined(separator: "."), location))
        } else {
            entry.declaration = location
        }
        types[key] = entry
    }

    private func key(_ path: [String], in file: Int) -> String {
        let name = path.joined(separator: ".")
        return path.first.map(privateTypes[file].contains) == true ? "\(name)@\(file)" : name
    }

    func type(at location: Location) -> TypeFact { files[location.file].types[location.index] }
    func member(at location: Location) -> MemberFact { files[location.file].members[location.index] }
    func owner(of member: Location) -> TypeFact { files[member.file].types[self.member(at: member).owner] }

    /// Returns the declaration of a type that this module declares; nil for another module's.
    func ownDeclaration(of entry: TypeEntry) -> Location? {
        entry.declaration.flatMap { files[$0.file].isOfDependency ? nil : $0 }
    }

    func declaration(of entry: TypeEntry) -> TypeFact? { entry.declaration.map(type) }

    /// Returns the type that a name refers to in a scope, or nil for a type that the module neither declares nor
    /// extends.
    func resolve(_ name: String, in scope: [String], of file: Int) -> TypeEntry? {
        let names = name.split(separator: ".").map(String.init)
        for count in stride(from: scope.count, through: 0, by: -1) {
            if let entry = types[key(scope.prefix(count) + names, in: file)] { return entry }
        }
        return nil
    }

    /// Returns the entry of the type that a declaration declares or extends.
    func entry(of type: TypeFact, in file: Int) -> TypeEntry? { types[key(type.path, in: file)] }

    /// Returns the types from which a type inherits, or the protocols that it refines, nearest first, without the type
    /// itself. A circle ends where it begins.
    func ancestors(of entry: TypeEntry, where isIncluded: (TypeFact.Kind) -> Bool) -> [TypeEntry] {
        var result: [TypeEntry] = []
        var seen: Set = [entry.key]
        var pending = [entry]
        while !pending.isEmpty {
            let current = pending.removeFirst()
            guard let declaration = current.declaration else { continue }
            for name in type(at: declaration).inherited {
                guard let parent = resolve(name, in: current.path, of: declaration.file),
                    let fact = self.declaration(of: parent),
                    isIncluded(fact.kind), seen.insert(parent.key).inserted
                else { continue }
                result.append(parent)
                pending.append(parent)
            }
        }
        return result
    }

    func superclasses(of entry: TypeEntry) -> [TypeEntry] { ancestors(of: entry) { $0 == .classType } }

    /// Returns a Boolean value that indicates whether parts of a type, or of its superclasses, are left out.
    func isIncomplete(_ name: String, in file: Int) -> Bool {
        guard !incompleteTypes.isEmpty else { return false }
        let superclasses = resolve(name, in: [], of: file).map(superclasses) ?? []
        return incompleteTypes.contains(name) || superclasses.contains { incompleteTypes.contains($0.path[0]) }
    }

    /// Returns the methods that have a name.
    func methods(named name: String) -> [Location] {
        (named[name] ?? []).filter { member(at: $0).kind == .method }
    }

    /// Returns the entry of the type that a member belongs to.
    func ownerEntry(of member: Location) -> TypeEntry? { entry(of: owner(of: member), in: member.file) }

    /// Returns the members of a type and of its superclasses that have a name, the nearest type's first.
    func members(named name: String, of entry: TypeEntry) -> [MemberFact] {
        for type in [entry] + superclasses(of: entry) + ancestors(of: entry, where: { $0 == .protocolType }) {
            let found = type.members.map(member).filter { $0.name == name }
            if !found.isEmpty { return found }
        }
        return []
    }

    /// Returns how code in a declaration spells the type around it.
    ///
    /// In a type's own body that is its simple name, which has the right generic arguments. An extension of a nested
    /// type doesn't see that name.
    func spelling(of type: TypeFact, in file: Int) -> String {
        guard type.kind == .extensionOfType, type.path.count > 1 else { return type.path.last ?? "Self" }
        return type.path.indices.map { index in
            let entry = types[key(Array(type.path[...index]), in: file)]
            let parameters = entry.flatMap(declaration)?.genericParameters ?? []
            return type.path[index] + (parameters.isEmpty ? "" : "<\(parameters.joined(separator: ", "))>")
        }
        .joined(separator: ".")
    }
}
