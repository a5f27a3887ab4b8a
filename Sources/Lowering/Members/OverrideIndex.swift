/// The members of a module that override others.
struct OverrideIndex: Sendable {
    let index: DeclarationIndex
    private let overriders: [String: [DeclarationIndex.Location]]

    init(_ index: DeclarationIndex) {
        self.index = index
        var result: [String: [DeclarationIndex.Location]] = [:]
        for (file, facts) in index.files.enumerated() {
            for (number, member) in facts.members.enumerated() where member.isOverride {
                result[member.overrideKey, default: []].append(.init(file: file, index: number))
            }
        }
        overriders = result
    }

    /// Returns a Boolean value that indicates whether a class of the module overrides a member.
    func isOverridden(_ member: DeclarationIndex.Location) -> Bool { !overriders(of: member).isEmpty }

    /// Returns the members of the module's classes that override a member.
    func overriders(of member: DeclarationIndex.Location) -> [DeclarationIndex.Location] {
        let key = index.member(at: member).overrideKey
        guard let candidates = overriders[key], let entry = index.ownerEntry(of: member) else { return [] }
        return candidates.filter { overrider in
            guard let subclass = index.ownerEntry(of: overrider), subclass.key != entry.key else { return false }
            let superclasses = index.superclasses(of: subclass)
            if entry.declaration != nil { return superclasses.contains { $0.key == entry.key } }
            // A class of a framework: its extension declares the member unless a class in between does.
            return index.member(at: member).isObjectiveC && index.declaration(of: subclass)?.kind == .classType
                && isDerived(subclass, superclasses, from: entry.path.joined(separator: "."))
                && !superclasses.contains { superclass in
                    superclass.members.contains {
                        index.member(at: $0).overrideKey == key && !index.member(at: $0).isOverride
                    }
                }
        }
    }

    /// Returns a Boolean value that indicates whether a class can derive from a class of a framework.
    private func isDerived(
        _ entry: DeclarationIndex.TypeEntry, _ superclasses: [DeclarationIndex.TypeEntry], from name: String
    ) -> Bool {
        let inherited = (superclasses.last ?? entry).declaration.flatMap { index.type(at: $0).inherited.first }
        return inherited.map { FrameworkClasses.isClass($0, derivedFrom: name) } ?? false
    }
}
