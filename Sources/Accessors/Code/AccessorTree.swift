/// Declarations in nested enumerations.
struct AccessorTree {
    private var members: [String: String] = [:]
    private var namespaces: [String: AccessorTree] = [:]

    var isEmpty: Bool { members.isEmpty && namespaces.isEmpty }

    /// The names of the members and enumerations at the top.
    var names: Set<String> { Set(members.keys).union(namespaces.keys) }

    /// Adds a declaration. The first one of a name stays, and one whose name can't be declared is left out.
    /// - Parameters:
    ///   - name: the declared name.
    ///   - path: the names of the enumerations around the declaration.
    ///   - declaration: returns the declaration's text for the spelling of its name.
    mutating func insert(_ name: String, in path: some Collection<String>, _ declaration: (String) -> String) {
        guard let first = path.first else {
            guard let spelling = SwiftIdentifier.declared(name), members[name] == nil, namespaces[name] == nil else {
                return
            }
            members[name] = declaration(spelling)
            return
        }
        guard SwiftIdentifier.declared(first) != nil, !Self.modules.contains(first), members[first] == nil else {
            return
        }
        var namespace = namespaces[first] ?? AccessorTree()
        namespace.insert(name, in: path.dropFirst(), declaration)
        if !namespace.isEmpty { namespaces[first] = namespace }
    }

    /// The names that the declarations' text refers to.
    private static let modules: Set = ["Foundation", "Swift", "UIKit"]

    /// Removes the members and enumerations at the top for which a condition holds.
    mutating func removeAll(where isRemoved: (String) -> Bool) {
        members = members.filter { !isRemoved($0.key) }
        namespaces = namespaces.filter { !isRemoved($0.key) }
    }

    /// Returns the lines of the declarations, sorted by name.
    func lines(access: String, indentation: String = "    ") -> [String] {
        let own = members.sorted { $0.key < $1.key }.flatMap { _, declaration in
            declaration.split(separator: "\n").map { "\(indentation)\($0)" }
        }
        return own
            + namespaces.sorted { $0.key < $1.key }.flatMap { name, tree in
                ["\(indentation)\(access)enum \(SwiftIdentifier.declared(name) ?? name) {"]
                    + tree.lines(access: access, indentation: indentation + "    ") + ["\(indentation)}"]
            }
    }
}
