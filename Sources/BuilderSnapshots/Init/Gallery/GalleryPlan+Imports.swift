extension GalleryPlan {
    /// An import of a module that Linux or the gallery doesn't have.
    struct MissingImport: Hashable {
        var construct: Construct
        /// With its parts, such as `os.log`.
        var module: String
        /// Relative to the root.
        var path: String
        var line: Int
    }

    /// Imports that can't be met. Where the app has packages, modules that nobody knows may come from them.
    var missingImports: [MissingImport] {
        imports.filter { $0.construct != .otherModule || !hasPackages }
    }

    /// Modules that are neither Linux's, Apple's nor the app's.
    var unknownModules: [String] {
        imports.filter { $0.construct == .otherModule }.map(\.module)
    }

    private var imports: [MissingImport] {
        let own = Set(targets.map(\.name))
        return targets.flatMap { target in
            target.tree.files.flatMap { file in
                file.scan.imports.compactMap { item in
                    Self.construct(of: item, own: own).map { construct in
                        MissingImport(
                            construct: construct,
                            module: item.isDeclaration ? KnownModules.root(of: item.module) : item.module,
                            path: path(target, file.path), line: item.line)
                    }
                }
            }
        }
    }

    private static func construct(of item: SourceScan.Import, own: Set<String>) -> Construct? {
        let root = KnownModules.root(of: item.module)
        if own.contains(root) || KnownModules.onLinux.contains(item.module) { return nil }
        if KnownModules.onLinux.contains(root) { return item.isDeclaration ? nil : .partOfModule }
        return KnownModules.isApples(root) ? .applesModule : .otherModule
    }

    /// Modules that the sources ask for with `#if canImport(…)`: an empty one in their place would turn that code on.
    var modulesAskedFor: Set<String> {
        var result: Set<String> = []
        for file in targets.flatMap(\.tree.files) {
            let text = String(decoding: file.scan.text.original, as: UTF8.self)
            for part in text.split(separator: "canImport(", omittingEmptySubsequences: false).dropFirst() {
                result.insert(KnownModules.root(of: String(part.prefix { $0 != ")" && $0 != "," && $0 != "\n" })))
            }
        }
        return result
    }
}
