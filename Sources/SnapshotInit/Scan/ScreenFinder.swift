import SnapshotCore

/// A type that a catalog can show as a screen.
struct FoundScreen: Hashable, Sendable {
    var type: String
    /// The arguments of its initializer, with sample values; empty for none.
    var arguments: String
    /// A Boolean value that indicates whether it is a definition of a view, and not a controller.
    var isView = false
    /// A Boolean value that indicates whether it is a controller that expects to be in a navigation controller.
    var isInNavigation = false
}

/// Finds controllers and view builders, and the arguments with which they are created.
struct ScreenFinder {
    private let types: [(module: String, path: String, type: DeclaredType)]
    private let index: TypeIndex

    /// - Parameter files: the files of an app, with their modules and paths.
    init(_ files: [(module: String, path: String, source: SwiftSource)]) {
        let scans = files.map { ($0.module, $0.path, DeclarationScanner.scan($0.source)) }
        types = scans.flatMap { module, path, scan in scan.types.map { (module, path, $0) } }
        index = TypeIndex(
            types: types.map(\.type), conformances: scans.flatMap(\.2.conformances),
            navigating: Set(scans.flatMap(\.2.navigating)), instances: scans.flatMap(\.2.instances),
            aliases: scans.reduce(into: [:]) { $0.merge($1.2.aliases) { first, _ in first } })
    }

    /// The screens in the order of the files.
    var screens: [(module: String, path: String, screen: FoundScreen)] {
        let samples = SampleValue(index: index)
        return types.compactMap { module, path, type in
            guard !type.isHidden, !type.isGeneric, !type.isNested else { return nil }
            if type.kind == .classType, index.isController(type) {
                guard let arguments = samples.arguments(ofClass: type) else { return nil }
                return (
                    module, path,
                    FoundScreen(type: type.path, arguments: arguments, isInNavigation: index.usesNavigation(type))
                )
            }
            guard type.kind == .structType, type.inherited.contains("ViewBuilder"),
                let arguments = samples.arguments(ofStruct: type)
            else { return nil }
            return (module, path, FoundScreen(type: type.path, arguments: arguments, isView: true))
        }
    }
}

/// The types of an app by their names.
struct TypeIndex {
    private var types: [String: DeclaredType] = [:]
    /// The types that conform to a protocol or derive from a class, in order of their names.
    private var subtypes: [String: [String]] = [:]
    private let navigating: Set<String>
    /// The static properties of types that are values of them, in order of the files.
    private var instances: [String: [String]] = [:]
    /// The other names of types, by paths.
    private let aliases: [String: String]

    init(
        types: [DeclaredType], conformances: [(type: String, inherited: [String])], navigating: Set<String>,
        instances: [(type: String, names: [String])], aliases: [String: String]
    ) {
        self.navigating = navigating
        self.aliases = aliases
        for (type, names) in instances { self.instances[type, default: []] += names }
        for type in types {
            self.types[type.path] = self.types[type.path] ?? type
            for name in type.inherited { subtypes[name, default: []].append(type.path) }
        }
        for (type, inherited) in conformances {
            for name in inherited { subtypes[name, default: []].append(type) }
        }
        subtypes = subtypes.mapValues { $0.sorted() }
    }

    subscript(name: String) -> DeclaredType? { types[name] }

    /// Returns the type that a name refers to in a type: one in it, else one beside it or around it.
    func resolve(_ name: String, in scope: String) -> DeclaredType? {
        Self.paths(of: name, in: scope).lazy.compactMap { types[$0] }.first
    }

    /// Returns the type, as written, for which a name stands in a type, and the type around that declaration.
    func alias(_ name: String, in scope: String) -> (type: String, scope: String)? {
        Self.paths(of: name, in: scope).lazy.compactMap { path in
            aliases[path].map { ($0, path.lastIndex(of: ".").map { String(path[..<$0]) } ?? "") }
        }
        .first
    }

    /// Returns the paths that a name can have in a type, nearest first.
    private static func paths(of name: String, in scope: String) -> [String] {
        let scopes = sequence(first: scope) { scope in
            scope.isEmpty ? nil : scope.lastIndex(of: ".").map { String(scope[..<$0]) } ?? ""
        }
        return scopes.map { $0.isEmpty ? name : "\($0).\(name)" }
    }

    func superclass(of type: DeclaredType) -> DeclaredType? {
        inherited(by: type).flatMap { types[$0] }.flatMap { $0.kind == .classType && $0 != type ? $0 : nil }
    }

    /// Returns the first inherited type, by its own name and without generic arguments.
    private func inherited(by type: DeclaredType) -> String? {
        guard let name = type.inherited.first, types[name] == nil, let alias = alias(name, in: "") else {
            return type.inherited.first
        }
        return String(alias.type.prefix { $0 != "<" && $0 != " " })
    }

    /// Returns the types that can stand for a protocol, those made for tests and previews first.
    func conforming(to name: String) -> [DeclaredType] {
        let all = (subtypes[name] ?? []).compactMap { types[$0] }
        return all.filter { Self.isSample($0.path) } + all.filter { !Self.isSample($0.path) }
    }

    /// Returns the static property of a type that is best as a value: one made for tests and previews, else one that
    /// the app uses by default, else the first.
    func instance(of type: DeclaredType) -> (name: String, isSample: Bool)? {
        let names = instances[type.path] ?? []
        if let sample = names.first(where: Self.isSample) { return (sample, true) }
        let usual = ["default", "standard", "shared", "current", "main"].first(where: names.contains)
        return (usual ?? names.first).map { ($0, false) }
    }

    /// Returns a Boolean value that indicates whether a name is that of a value for tests and previews.
    private static func isSample(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["mock", "stub", "fake", "preview", "dummy", "sample", "fixture", "inmemory"].contains {
            name.contains($0)
        }
    }

    private static let containers: Set = [
        "UITabBarController", "UINavigationController", "UISplitViewController", "UISearchController",
        "UIAlertController", "UIActivityViewController", "UIImagePickerController",
    ]
    private static let controllers = containers.union([
        "UIViewController", "UITableViewController", "UICollectionViewController", "UIPageViewController",
        "UIHostingController",
    ])

    /// Returns a Boolean value that indicates whether a class derives from a view controller, as far as is known.
    func isController(_ type: DeclaredType) -> Bool {
        // A base class of another module.
        let root = root(of: type)
        return Self.controllers.contains(root) || types[root] == nil && root.hasSuffix("ViewController")
    }

    /// Returns a Boolean value that indicates whether a controller, or a base class, sets its title, or names its item
    /// in a navigation bar or the navigation controller around it.
    func usesNavigation(_ type: DeclaredType) -> Bool {
        let superclasses = sequence(first: type) { self.superclass(of: $0) }.prefix(Self.maximumDepth)
        return !Self.containers.contains(root(of: type)) && superclasses.contains { navigating.contains($0.path) }
    }

    /// The limit of superclasses, for classes that derive from each other in a circle.
    private static let maximumDepth = 20

    /// Returns the nearest superclass that the app doesn't declare, or a class without a superclass.
    private func root(of type: DeclaredType) -> String {
        var name = type.path
        for _ in 0..<Self.maximumDepth {
            guard let next = types[name].flatMap(inherited), !Self.controllers.contains(name) else { break }
            name = next
        }
        return name
    }
}
