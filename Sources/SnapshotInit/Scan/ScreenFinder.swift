import SnapshotCore

/// A type that a catalog can show as a screen.
struct FoundScreen: Hashable, Sendable {
    var type: String
    /// The arguments of its initializer, with sample values; empty for none.
    var arguments: String
    /// A Boolean value that indicates whether it is a definition of a view, and not a controller.
    var isView = false
}

/// Finds controllers and view builders, and the arguments with which they are created.
struct ScreenFinder {
    private let types: [(module: String, path: String, type: DeclaredType)]
    private let index: TypeIndex

    /// - Parameter files: the files of an app, with their modules and paths.
    init(_ files: [(module: String, path: String, source: SwiftSource)]) {
        let scans = files.map { ($0.module, $0.path, DeclarationScanner.scan($0.source)) }
        types = scans.flatMap { module, path, scan in scan.types.map { (module, path, $0) } }
        index = TypeIndex(types: types.map(\.type), conformances: scans.flatMap(\.2.conformances))
    }

    /// The screens in the order of the files.
    var screens: [(module: String, path: String, screen: FoundScreen)] {
        let samples = SampleValue(index: index)
        return types.compactMap { module, path, type in
            guard !type.isHidden, !type.isGeneric, !type.isNested else { return nil }
            if type.kind == .classType, index.isController(type) {
                guard let arguments = samples.arguments(ofClass: type) else { return nil }
                return (module, path, FoundScreen(type: type.path, arguments: arguments))
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

    init(types: [DeclaredType], conformances: [(type: String, inherited: [String])]) {
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

    func superclass(of type: DeclaredType) -> DeclaredType? {
        type.inherited.first.flatMap { types[$0] }.flatMap { $0.kind == .classType && $0 != type ? $0 : nil }
    }

    /// Returns the types that can stand for a protocol, those made for tests and previews first.
    func conforming(to name: String) -> [DeclaredType] {
        let all = (subtypes[name] ?? []).compactMap { types[$0] }
        let isSample = { (type: DeclaredType) in
            ["Mock", "Stub", "Fake", "Preview", "Dummy", "Sample", "InMemory"].contains { type.path.contains($0) }
        }
        return all.filter(isSample) + all.filter { !isSample($0) }
    }

    private static let controllers: Set = [
        "UIViewController", "UITableViewController", "UICollectionViewController", "UITabBarController",
        "UINavigationController", "UIPageViewController", "UISplitViewController", "UISearchController",
        "UIAlertController", "UIActivityViewController", "UIImagePickerController", "UIHostingController",
    ]

    /// Returns a Boolean value that indicates whether a class derives from a view controller, as far as is known.
    func isController(_ type: DeclaredType) -> Bool {
        var seen: Set<String> = []
        var current = type
        while seen.insert(current.path).inserted, let name = current.inherited.first {
            if Self.controllers.contains(name) { return true }
            // A base class of another module.
            guard let next = types[name] else { return name.hasSuffix("ViewController") }
            current = next
        }
        return false
    }
}
