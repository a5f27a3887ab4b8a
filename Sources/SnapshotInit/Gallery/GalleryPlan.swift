import Foundation
import GallerySources
import SnapshotCore

/// The plan of a gallery, which alone determines the content of its files.
struct GalleryPlan {
    /// A target of the app's sources.
    struct Target {
        /// The module that contains the app's files.
        var name: String
        /// The folder of its sources, relative to `root`; empty for `root` itself.
        var folder: String
        var tree: SourceTree
        /// The dependencies in the manifest's syntax, in addition to Builder's products.
        var dependencies: [String] = []
        var resources: [String] = []
        var resourcePaths: [String] = []
        /// The files that the app's project names as resources and a gallery doesn't use, relative to the root.
        var unusedResources: [String] = []
        var settings: [String] = []
        var sources: [String]?
        /// The resources that the app's project lists, relative to `folder`; nil if there is no project.
        var accessorResources: [String]?
        /// The paths that the app's own manifest excludes.
        var exclude: [String] = []
        /// The conditions of `#if` that are set.
        var conditions = ["DEBUG"]
        /// A Boolean value that indicates whether it is a part of the app, and not another package's.
        var isApps = true
    }

    /// The gallery's folder, package and command.
    let name: String
    /// The absolute path of the given folder.
    let root: String
    var targets: [Target]
    let builder: BuilderLocation
    /// The lines of the manifest for other packages that the app's package depends on.
    var packages: [String] = []
    /// The names of those packages' products, which are their modules' in general.
    var productModules: Set<String> = []
    /// The names of the packages' products that the app's project names, whether they are found or not.
    var projectProducts: Set<String> = []
    /// The default language of the app's own package, or of one that the app uses.
    var defaultLocalization: String?
    let isPackage: Bool
    /// The paths of the app's project, relative to the root; none for a folder of sources.
    var projectPaths: [String] = []
    var projectDiagnostics: [ProjectDiagnostic] = []

    var output: String { "\(root)/\(name)" }
    /// The folder of compiled files: that of this package if it is a folder on this machine, so that it isn't compiled
    /// again for each gallery, else the gallery's own.
    var scratch: String {
        guard let shared = sharedScratch, FilePaths.isFolder(shared) else { return "\(output)/.build" }
        return shared
    }

    /// The folder of this package's compiled files, which need not exist.
    var sharedScratch: String? {
        guard case .folder(let path, _) = builder else { return nil }
        return path.hasPrefix("/") ? "\(path)/.build" : FilePaths.real("\(output)/\(path)").map { "\($0)/.build" }
    }
    /// A Boolean value that indicates whether the app's own package has dependencies, which may provide unknown
    /// modules.
    var hasPackages: Bool { !packages.isEmpty }

    /// The package around a folder of sources, without a hidden folder in between, since SwiftPM skips those.
    var packageAround: String? {
        guard let package = BuilderLocation.package(around: isPackage ? "/" : root) else { return nil }
        let between = root.dropFirst(package.count).split(separator: "/")
        return between.contains { $0.hasPrefix(".") } ? nil : package
    }

    /// Returns the path of a target's file, relative to the root.
    func path(_ target: Target, _ file: String) -> String { FilePaths.join(target.folder, file) }

    /// The fonts that the app's `Info.plist` lists, each once.
    var fonts: [String] {
        targets.flatMap(\.tree.listedFonts).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    /// The listed fonts whose files aren't in the app's folder. A package's own resources aren't scanned.
    var missingFonts: [String] {
        let found = Set(targets.flatMap(\.tree.fonts).map { FilePaths.name(of: $0) })
        return isPackage ? [] : fonts.filter { !found.contains(FilePaths.name(of: $0)) }
    }

    /// The app's files that a gallery doesn't use, relative to the root, by kind.
    var unusedFiles: [ResourceFile.UnusedKind: [String]] {
        let paths = targets.flatMap { target in
            target.tree.unused.map { path(target, $0) } + target.unusedResources
        }
        return Dictionary(grouping: Set(paths).sorted()) { path in
            guard case .unused(let kind) = ResourceFile.kind(of: path) else { return .interface }
            return kind
        }
    }

    /// The screens that were found; names that occur in several modules include the module's name.
    var screens: [FoundScreen] {
        let all = foundScreens
        let counts = Dictionary(grouping: all, by: \.screen.type).mapValues(\.count)
        return all.map { module, _, screen in
            var screen = screen
            if counts[screen.type] != 1 { screen.type = "\(module).\(screen.type)" }
            return screen
        }
    }

    /// The screens that were found, with their modules and the paths of their files, relative to the root.
    private(set) var foundScreens: [(module: String, path: String, screen: FoundScreen)] = []

    mutating func findScreens() {
        let files = targets.flatMap { target in
            target.tree.files.map { (module: target.name, path: path(target, $0.path), source: $0.scan.source) }
        }
        let packages = Set(targets.filter { !$0.isApps }.map(\.name))
        foundScreens = ScreenFinder(files).screens.filter { !packages.contains($0.module) }
    }

    /// Removes the targets of packages that an existing gallery lacks, and reports them.
    mutating func removeTargetsThatAreNotThere() {
        let missing = targets.filter { !$0.isApps && !FilePaths.exists("\(output)/Sources/\($0.name)") }.map(\.name)
        projectDiagnostics += missing.map {
            ProjectDiagnostic(kind: .package, subject: "\($0) (found, but not in this gallery: create it anew)")
        }
        targets.removeAll { missing.contains($0.name) }
    }

    /// Checks the name of a gallery.
    /// - Throws: `InitError.invalidName` or `.takenName`.
    static func checkName(_ name: String) throws(InitError) {
        let isWord = name.utf8.allSatisfy {
            (97...122).contains($0) || (65...90).contains($0) || (48...57).contains($0) || $0 == 95
        }
        guard isWord, let first = name.first, first.isLetter else { throw .invalidName(name) }
        if KnownModules.onLinux.contains(name) { throw .takenName(name) }
    }

    /// Creates a gallery for a folder of sources.
    init(folder root: String, name: String, builder: BuilderLocation) throws(InitError) {
        let tree = try SourceTree(root, ignoring: name)
        var target = Target(name: Self.module(ofFolder: root, gallery: name), folder: "", tree: tree)
        target.resourcePaths = tree.assets + tree.fonts + tree.resources
        target.resources = target.resourcePaths.map(Self.resourceRule)
        self.init(name: name, root: root, targets: [target], builder: builder, isPackage: false)
        try checkSources()
        findScreens()
    }

    /// Creates a gallery for a Swift package.
    init(package root: String, _ dump: PackageDump, name: String, builder: BuilderLocation) throws(InitError) {
        self.init(name: name, root: root, targets: [], builder: builder, isPackage: true)
        defaultLocalization = dump.defaultLocalization
        let isSource = { (target: PackageDump.Target) in ["regular", "executable"].contains(target.type) }
        let names = Set(dump.targets.filter(isSource).map(\.name))
        let others = Set(dump.targets.map(\.name)).subtracting(names)
        var needed: Set<String> = []
        for target in dump.targets where isSource(target) {
            guard
                var planned = try Self.target(
                    target, language: dump.language(of: target), of: root, folder: "", gallery: name)
            else { continue }
            for dependency in target.dependencies where dependency.isForLinux {
                let line = Self.line(
                    of: dependency, targets: names, others: others, needed: &needed, products: &productModules)
                guard let line else { continue }
                if !planned.dependencies.contains(line) { planned.dependencies.append(line) }
            }
            targets.append(planned)
        }
        // Targets without Swift files aren't part of the gallery.
        let kept = Set(targets.map(\.name))
        for index in targets.indices {
            targets[index].dependencies.removeAll { line in
                names.subtracting(kept).contains { line == SwiftLiteral.string($0) }
            }
        }
        if kept.contains(name) { throw .takenName(name) }
        packages = dump.dependencies.filter { dependency in
            needed.contains { $0.lowercased() == dependency.identity }
        }
        .compactMap { $0.line(from: output) }
        try checkSources(else: dump.targets.count)
        findScreens()
    }

    /// Returns a target of a package without its dependencies; nil if it has no Swift files.
    /// - Parameters:
    ///   - language: the compiler's settings.
    ///   - root: the absolute path of the gallery's root.
    ///   - package: the package's folder, relative to the root.
    static func target(
        _ target: PackageDump.Target, language: LanguageSettings, of root: String, folder package: String,
        gallery: String
    ) throws(InitError) -> Target? {
        let absolute = FilePaths.join(root, package)
        let path = target.path ?? standardFolder(of: target.name, in: absolute)
        let folder = FilePaths.join(package, [".", "./"].contains(path) ? "" : path)
        guard FilePaths.isFolder(FilePaths.join(root, folder)) else { return nil }
        let rules = SourceTree.Rules(
            sources: target.sources, exclude: target.exclude ?? [], resources: target.resources?.map(\.path) ?? [],
            isManifest: true)
        let tree = try SourceTree(
            FilePaths.join(root, folder), ignoring: folder.isEmpty ? gallery : nil, rules: rules)
        if tree.files.isEmpty { return nil }
        var planned = Target(name: target.name, folder: folder, tree: tree)
        let assets = (tree.assets + tree.fonts + tree.resources).filter { asset in
            !rules.resources.contains { asset.hasPrefix($0) }
        }
        planned.resources =
            target.resourceLines { FilePaths.exists("\(tree.folder)/\($0)") } + assets.map(resourceRule)
        planned.resourcePaths = rules.resources + assets
        planned.settings = target.linuxSettings
        planned.settings += language.manifestLines.filter { !planned.settings.contains($0) }
        planned.conditions += ["SWIFT_PACKAGE"] + target.linuxConditions
        planned.sources = target.sources
        planned.exclude = rules.exclude.filter { FilePaths.exists("\(tree.folder)/\($0)") }
        return planned
    }

    /// Returns the rule that copies a resource of the app's folder: one of a language into that language's folder.
    static func resourceRule(_ path: String) -> String {
        let rule = ResourceFile.kind(of: path) == .localized ? "process" : "copy"
        return ".\(rule)(\(SwiftLiteral.string("\(LoweringSettings.linkName)/\(path)")))"
    }

    /// The language that SwiftPM requires if there are localized resources; nil if there are none.
    var localization: String? {
        if let defaultLocalization { return defaultLocalization }
        let languages = Set(targets.flatMap(\.resourcePaths).compactMap(ResourceFile.language))
        // Texts of `Base` are in the app's own language, before those of the others.
        return languages.isDisjoint(with: ["en", "Base"]) ? languages.min() : "en"
    }

    func checkSources(else count: Int = 0) throws(InitError) {
        guard targets.allSatisfy({ $0.tree.files.isEmpty }) else { return }
        let excludedCount = targets.map(\.tree.swiftFilesLeftOut).reduce(0, +)
        throw .noSources(path: root, excludedCount: targets.isEmpty ? count : excludedCount)
    }

    /// Returns a dependency in the manifest's syntax; nil for those that Builder's products replace.
    private static func line(
        of dependency: PackageDump.TargetDependency, targets: Set<String>, others: Set<String>,
        needed: inout Set<String>, products: inout Set<String>
    ) -> String? {
        if let name = (dependency.byName ?? dependency.target)?.first?.text {
            if targets.contains(name) { return SwiftLiteral.string(name) }
            guard dependency.byName != nil, !others.contains(name), !isOurs(name) else { return nil }
            needed.insert(name)
            products.insert(name)
            return ".product(name: \(SwiftLiteral.string(name)), package: \(SwiftLiteral.string(name)))"
        }
        guard let product = dependency.product, let name = product.first?.text, !isOurs(name) else { return nil }
        let package = product.count > 1 ? product[1].text ?? name : name
        needed.insert(package)
        products.insert(name)
        return ".product(name: \(SwiftLiteral.string(name)), package: \(SwiftLiteral.string(package)))"
    }

    /// Returns a Boolean value that indicates whether this package has a module or product, whatever the app has.
    static func isOurs(_ product: String) -> Bool {
        guard let alias = ModuleAlias.all.first(where: { $0.original == product }) else {
            return KnownModules.onLinux.contains(product)
        }
        return !alias.yields
    }

    private static func standardFolder(of target: String, in root: String) -> String {
        for folder in ["Sources", "Source", "src", "srcs"] where FilePaths.isFolder("\(root)/\(folder)/\(target)") {
            return "\(folder)/\(target)"
        }
        // The files of a package with one target may be in Sources itself.
        return "Sources"
    }

    /// Returns a module's name derived from a folder's: “My App” becomes MyApp.
    static func module(ofFolder path: String, gallery: String) -> String {
        let folder = (path.split(separator: "/").last.map(String.init) ?? "")
            .folding(options: .diacriticInsensitive, locale: nil)
        let words = folder.split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_")) }
        let name = words.enumerated().map { index, word in
            index == 0 ? String(word) : word.prefix(1).uppercased() + word.dropFirst()
        }.joined()
        guard let first = name.first else { return "App" }
        let module = first.isNumber ? "App\(name)" : name
        let isTaken =
            module == gallery || KnownModules.onLinux.contains(module) || KnownModules.isApples(module)
            || ModuleAlias.all.contains { $0.original == module || $0.ours == module }
        return isTaken ? "\(module)App" : module
    }

    init(name: String, root: String, targets: [Target], builder: BuilderLocation, isPackage: Bool) {
        self.name = name
        self.root = root
        self.targets = targets
        self.builder = builder
        self.isPackage = isPackage
    }

    /// An import of a module that neither Linux nor the gallery has. Lowering removes it.
    struct MissingImport: Hashable {
        /// The name with its parts, such as `os.log`.
        var module: String
        /// The path, relative to the root.
        var path: String
        var line: Int
    }

    /// The originals of this package's modules whose names the app's own modules and packages have.
    var yieldedModules: Set<String> {
        Set(ModuleAlias.all.filter(\.yields).map(\.original))
            .intersection(importableModules.union(projectProducts))
    }

    /// The imports of modules that are missing.
    var missingImports: [MissingImport] {
        let known = KnownModules.onLinux.subtracting(yieldedModules).union(importableModules)
        return targets.flatMap { target in
            target.tree.files.flatMap { file in
                file.scan.imports.filter { !known.contains(KnownModules.replacement(of: $0.module)) }
                    .map { MissingImport(module: $0.name, path: path(target, file.path), line: $0.line) }
            }
        }
    }

    /// The modules of the app's own files.
    var ownModules: Set<String> { Set(targets.map(\.name)) }

    /// The modules that the app's files can import, in addition to this package's.
    var importableModules: Set<String> { ownModules.union(productModules) }

    /// The settings with which a target is lowered at first.
    func loweringSettings(of target: Target) -> LoweringSettings {
        LoweringSettings(
            sources: target.sources, exclude: target.exclude + target.tree.excludedSources,
            resources: target.accessorResources,
            modules: importableModules.subtracting(dependents(of: target.name)).sorted(),
            yieldedModules: yieldedModules.isEmpty ? nil : yieldedModules.sorted(), conditions: target.conditions,
            isMainActorByDefault: target.settings.contains(LanguageSettings.mainActorByDefault))
    }

    /// Returns the modules that depend on a module, which therefore can't import them.
    private func dependents(of module: String) -> Set<String> {
        var result: Set<String> = []
        var pending = [module]
        while let name = pending.popLast() {
            let line = SwiftLiteral.string(name)
            for target in targets where target.dependencies.contains(line) && result.insert(target.name).inserted {
                pending.append(target.name)
            }
        }
        return result
    }
}
