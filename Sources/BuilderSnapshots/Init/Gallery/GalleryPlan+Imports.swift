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

    /// The modules of the app's own files.
    var ownModules: Set<String> { Set(targets.map(\.name)) }

    private var imports: [MissingImport] {
        let own = ownModules
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

    /// What is wrong with an import; nil when it can be met.
    static func construct(of item: SourceScan.Import, own: Set<String>) -> Construct? {
        let root = KnownModules.root(of: item.module)
        if own.contains(root) || KnownModules.onLinux.contains(item.module) { return nil }
        if KnownModules.onLinux.contains(root) { return item.isDeclaration ? nil : .partOfModule }
        return KnownModules.isApples(root) ? .applesModule : .otherModule
    }
}
