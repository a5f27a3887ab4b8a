import SnapshotCore

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

    /// Imports that can't be met, as far as that is known without the compiler. Where the app has packages, modules
    /// that nobody knows may come from them.
    var missingImports: [MissingImport] {
        imports { Self.construct(of: $0, own: ownModules) }
            .filter { $0.construct != .otherModule || !hasPackages }
    }

    /// The imports of modules that the compiler, or somebody who knows, didn't find.
    func imports(of unknown: Set<String>) -> [MissingImport] {
        imports { item in
            unknown.contains(item.name) ? Self.construct(of: item, own: ownModules) ?? .otherModule : nil
        }
    }

    /// The modules of the app's own files.
    var ownModules: Set<String> { Set(targets.map(\.name)) }

    private func imports(_ construct: (SourceScan.Import) -> Construct?) -> [MissingImport] {
        targets.flatMap { target in
            target.tree.files.flatMap { file in
                file.scan.imports.compactMap { item in
                    construct(item).map {
                        MissingImport(
                            construct: $0, module: item.name, path: path(target, file.path), line: item.line)
                    }
                }
            }
        }
    }

    /// Returns the error of an import; nil if it can be met.
    static func construct(of item: SourceScan.Import, own: Set<String>) -> Construct? {
        let root = KnownModules.root(of: item.module)
        if own.contains(root) || KnownModules.onLinux.contains(item.module) { return nil }
        if KnownModules.onLinux.contains(root) { return item.isDeclaration ? nil : .partOfModule }
        return KnownModules.isApples(root) ? .applesModule : .otherModule
    }
}
