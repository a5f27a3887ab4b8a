import SnapshotCore

extension GalleryPlan {
    /// An import of a module that Linux or the gallery doesn't have.
    struct MissingImport: Hashable {
        var construct: Construct
        /// The name with its parts, such as `os.log`.
        var module: String
        /// The path, relative to the root.
        var path: String
        var line: Int
    }

    /// The imports that can't be met, as far as that is known without the compiler. Where the app has packages, unknown
    /// modules may come from them.
    var missingImports: [MissingImport] {
        imports { Self.construct(of: $0, own: ownModules) }
            .filter { $0.construct != .otherModule || !hasPackages }
    }

    /// Returns the imports of modules that were not found.
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

    /// Returns the construct that an import is where it can't be met; nil when it can.
    static func construct(of item: SourceScan.Import, own: Set<String>) -> Construct? {
        let root = KnownModules.root(of: item.module)
        if own.contains(root) || KnownModules.onLinux.contains(item.module) { return nil }
        if KnownModules.onLinux.contains(root) { return item.isDeclaration ? nil : .partOfModule }
        return KnownModules.isApples(root) ? .applesModule : .otherModule
    }
}
