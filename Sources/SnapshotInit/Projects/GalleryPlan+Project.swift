import GallerySources
import SnapshotCore

extension GalleryPlan {
    /// Creates a gallery for the applications of a project and the modules that they depend on.
    /// - Throws: `InitError.noSources` if none of them has Swift files.
    init(project: AppProject, root: String, name: String, builder: BuilderLocation) throws(InitError) {
        self.init(name: name, root: root, targets: [], builder: builder, isPackage: false)
        let listing = SwiftFileListing(root, ignoring: name)
        var planned: [String: Target] = [:]
        let modules = ProjectModules(project) { target in
            planned[target.name] = try? Self.target(target, of: root, listing, gallery: name)
            return planned[target.name]?.importedModules ?? []
        }
        projectPaths = project.paths
        projectDiagnostics = project.diagnostics + modules.diagnostics
        var names: [String: String] = [:]
        for target in modules.targets {
            projectDiagnostics += target.files.diagnostics
            let unreachable = target.files.sources.filter {
                !listing.files.contains($0) && FilePaths.name(of: $0) != "Package.swift"
            }
            projectDiagnostics += unreachable.sorted().map {
                ProjectDiagnostic(kind: .unreachable, subject: "\($0) (\(target.name))")
            }
            guard var own = planned[target.name], !own.tree.files.isEmpty else {
                projectDiagnostics.append(ProjectDiagnostic(kind: .emptyTarget, subject: target.name))
                continue
            }
            if targets.contains(where: { $0.name == own.name }) {
                let subject = "\(target.name) (another module is named \(own.name))"
                projectDiagnostics.append(ProjectDiagnostic(kind: .excludedTarget, subject: subject))
                continue
            }
            own.dependencies = target.dependencies.compactMap { names[$0] }.map(SwiftLiteral.string)
            names[target.name] = own.name
            targets.append(own)
        }
        // What the targets need of packages is added later, if it is found.
        projectProducts = Set(modules.targets.flatMap(\.packageProducts))
        let others = projectProducts.union(project.remotePackages).filter { !Self.isOurs(Self.packageName($0)) }
        projectDiagnostics += Set(others.map(Self.packageName)).sorted().map {
            ProjectDiagnostic(kind: .package, subject: $0)
        }
        try checkSources(else: modules.targets.map(\.files.sources.count).reduce(0, +))
        findScreens()
    }

    /// Returns the name of a package, of which a project names the URL or a product.
    private static func packageName(_ text: String) -> String {
        let name = FilePaths.name(of: text)
        return name.hasSuffix(".git") ? String(name.dropLast(".git".count)) : name
    }

    /// Returns a target of the project, without its dependencies.
    private static func target(
        _ target: AppProject.Target, of root: String, _ listing: SwiftFileListing, gallery: String
    ) throws(InitError) -> Target {
        let copied = target.files.resources.filter { path in
            switch ResourceFile.kind(of: path) {
            case .unused, nil: false
            case .assetCatalog, .font, .localized, .data: true
            }
        }
        // Classes are generated of the models, which needn't be copied.
        let models = target.files.resources.filter { ResourceFile.kind(of: $0) == .unused(.dataModel) }
        let selection = SourceSelection(
            target.files.sources, folders: target.files.folders, resources: copied.union(models).sorted(),
            in: listing)
        let prefix = selection.folder.isEmpty ? 0 : selection.folder.count + 1
        let rules = SourceTree.Rules(
            sources: selection.sources, exclude: selection.exclude,
            project: SourceTree.ProjectRules(
                resources: copied.map { String($0.dropFirst(prefix)) }.sorted(),
                infoPlist: target.infoPlist.map { "\(root)/\($0)" }, fonts: target.fonts))
        let tree = try SourceTree(
            FilePaths.join(root, selection.folder), ignoring: selection.folder.isEmpty ? gallery : nil, rules: rules)
        var planned = Target(name: name(of: target, gallery: gallery), folder: selection.folder, tree: tree)
        planned.resourcePaths = tree.assets + tree.fonts + tree.resources
        planned.resources = planned.resourcePaths.map(resourceRule)
        planned.unusedResources = target.files.resources.subtracting(copied).sorted()
        planned.sources = selection.sources
        planned.accessorResources = target.files.resources.sorted().filter {
            selection.folder.isEmpty || $0.hasPrefix("\(selection.folder)/")
        }
        .map { String($0.dropFirst(prefix)) }
        planned.exclude = selection.exclude
        planned.conditions = target.conditions
        planned.settings = target.language.manifestLines
        return planned
    }

    /// Returns the name of a target's module. Nothing imports an application, so that it may have another name.
    private static func name(of target: AppProject.Target, gallery: String) -> String {
        let module = target.module
        let isTaken =
            module == gallery || isOurs(module) || ModuleAlias.all.contains { $0.ours == module }
            || target.kind == .application && KnownModules.isApples(module)
        return isTaken ? "\(module)App" : module
    }
}

extension GalleryPlan.Target {
    /// The modules that the target's files import.
    var importedModules: Set<String> {
        Set(tree.files.flatMap { $0.scan.imports.map { KnownModules.root(of: $0.module) } })
    }
}
