import Foundation
import GallerySources
import SnapshotCore

/// Adds the packages whose modules an app's files import to a gallery, as targets of their own sources.
struct PackageSources {
    private let root: String
    private let toolchain: Toolchain
    private let folders: [PackageFolder]
    /// The manifests that were evaluated, by the index of their folder.
    private var manifests: [Int: PackageDump] = [:]
    /// The folders whose manifests can't be evaluated.
    private var unusable: Set<Int> = []
    private var diagnostics: [ProjectDiagnostic] = []

    init(_ finder: PackageFinder, root: String, toolchain: Toolchain) {
        self.root = root
        self.toolchain = toolchain
        folders = finder.folders
    }

    /// A module that a gallery compiles from a package's sources.
    private struct Module {
        /// The index of the package's folder.
        var folder: Int
        var name: String
        /// The target; nil for a package without a manifest.
        var target: PackageDump.Target?
    }

    /// Adds the targets that the app's files import, and those on which they depend. What can't be added is reported.
    static func add(_ finder: PackageFinder, to plan: inout GalleryPlan, with toolchain: Toolchain) async {
        var sources = PackageSources(finder, root: plan.root, toolchain: toolchain)
        await sources.add(to: &plan)
    }

    private mutating func add(to plan: inout GalleryPlan) async {
        let own = plan.ownModules
        var added: [String: GalleryPlan.Target] = [:]
        var order: [String] = []
        /// The names of the modules and products that each target needs.
        var needs: [String: [String]] = [:]
        // A module that this package has, too, may be a package's.
        let yielding = ModuleAlias.all.filter(\.yields).map(\.original)
        var pending = plan.missingImports.map { KnownModules.root(of: $0.module) }
        pending += yielding.filter { name in plan.targets.contains { $0.importedModules.contains(name) } }
        var requested = own
        while !pending.isEmpty {
            let names = Set(pending).filter { !GalleryPlan.isOurs($0) }.subtracting(requested).sorted()
            requested.formUnion(names)
            pending = []
            await evaluateManifests(for: names)
            for name in names {
                for module in modules(of: name) {
                    guard let planned = target(module, gallery: plan.name), !own.contains(planned.target.name),
                        added[planned.target.name] == nil
                    else { continue }
                    added[planned.target.name] = planned.target
                    order.append(planned.target.name)
                    needs[planned.target.name] = planned.needs
                    pending += planned.needs
                }
            }
        }
        plan.targets += order.compactMap { added[$0] }
        // Localized resources of a package need one.
        let localizations = folders.indices.compactMap { manifests[$0]?.defaultLocalization }
        plan.defaultLocalization = plan.defaultLocalization ?? localizations.first
        connect(&plan, needs: needs)
        report(in: &plan, needs: needs)
        plan.findScreens()
    }

    // MARK: Manifests

    /// Evaluates the manifests that contain one of some names.
    private mutating func evaluateManifests(for names: [String]) async {
        for (index, folder) in folders.enumerated() where folder.plain == nil && manifests[index] == nil {
            let path = FilePaths.absolute(FilePaths.join(root, folder.path))
            let data = FileManager.default.contents(atPath: "\(path)/Package.swift") ?? Data()
            let text = String(decoding: data, as: UTF8.self)
            guard !unusable.contains(index), names.contains(where: { text.contains("\"\($0)\"") }) else { continue }
            do {
                manifests[index] = try await toolchain.describe(path)
            } catch {
                let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
                unusable.insert(index)
                diagnostics.append(ProjectDiagnostic(kind: .package, subject: "\(folder.path) (\(reason))"))
            }
        }
    }

    /// The modules of packages on which this one depends. SwiftPM permits no other target with such a name.
    private static let taken: Set = [
        "ArgumentParser", "ArgumentParserToolInfo", "COpenCombineHelpers", "CYaml", "Mustache", "OpenCombine", "Yams",
    ]

    /// Returns the modules that a module's or product's name stands for, in the first package that has it.
    private mutating func modules(of name: String) -> [Module] {
        var result: [Module] = []
        if Self.taken.contains(name) {
            if let index = folders.indices.first(where: { !modules(of: name, in: $0).isEmpty }) {
                let subject = "\(name): Builder's own, not \(folders[index].path)"
                diagnostics.append(ProjectDiagnostic(kind: .duplicate, subject: subject))
            }
            return []
        }
        for index in folders.indices {
            let found = modules(of: name, in: index)
            if result.isEmpty {
                result = found
            } else if let first = result.first, !found.isEmpty {
                let subject = "\(name): \(folders[first.folder].path), not \(folders[index].path)"
                diagnostics.append(ProjectDiagnostic(kind: .duplicate, subject: subject))
            }
        }
        return result
    }

    private func modules(of name: String, in index: Int) -> [Module] {
        if let plain = folders[index].plain {
            return plain.module == name ? [Module(folder: index, name: name)] : []
        }
        guard let manifest = manifests[index] else { return [] }
        let product = manifest.products?.first { $0.name == name }?.targets ?? []
        let targets = manifest.targets.filter { ["regular", "executable"].contains($0.type) }
        let named = targets.filter { $0.name == name }
        return (named.isEmpty ? targets.filter { product.contains($0.name) } : named)
            .filter { !GalleryPlan.isOurs($0.name) }
            .map { Module(folder: index, name: $0.name, target: $0) }
    }

    // MARK: Targets

    /// Returns a module's target, and the names of the modules and products that it needs; nil if it has no Swift
    /// files, which is reported.
    private mutating func target(_ module: Module, gallery: String) -> (target: GalleryPlan.Target, needs: [String])? {
        let folder = folders[module.folder]
        var planned: GalleryPlan.Target?
        if let target = module.target {
            let language = manifests[module.folder]?.language(of: target) ?? LanguageSettings()
            planned = try? GalleryPlan.target(
                target, language: language, of: root, folder: folder.path, gallery: gallery)
        } else {
            planned = folder.plain.flatMap { try? GalleryPlan.target($0, at: folder.path) }
        }
        guard var planned else {
            diagnostics.append(
                ProjectDiagnostic(kind: .native, subject: "\(module.name) (of \(folder.path))"))
            return nil
        }
        planned.isApps = folder.isApps
        guard let target = module.target else {
            return (planned, planned.importedModules.subtracting([planned.name]).sorted())
        }
        let needs = target.dependencies.filter(\.isForIOS).compactMap {
            ($0.byName ?? $0.target ?? $0.product)?.first?.text
        }
        return (planned, needs.filter { !GalleryPlan.isOurs($0) })
    }

    /// Sets the dependencies of the app's targets and of those that were added.
    private func connect(_ plan: inout GalleryPlan, needs: [String: [String]]) {
        let added = Set(needs.keys)
        for index in plan.targets.indices {
            let target = plan.targets[index]
            let names =
                added.contains(target.name)
                ? needs[target.name, default: []].flatMap(moduleNames) : target.importedModules.sorted()
            for name in names where added.contains(name) && !plan.dependsOn(name, target.name) && name != target.name {
                let line = SwiftLiteral.string(name)
                if !plan.targets[index].dependencies.contains(line) { plan.targets[index].dependencies.append(line) }
            }
        }
    }

    /// Returns the names of the modules that a module's or product's name stands for.
    private func moduleNames(_ name: String) -> [String] {
        folders.indices.lazy.map { modules(of: name, in: $0) }.first { !$0.isEmpty }?.map(\.name) ?? []
    }

    // MARK: Report

    private func report(in plan: inout GalleryPlan, needs: [String: [String]]) {
        let all = plan.ownModules
        for (module, names) in needs.sorted(by: { $0.key < $1.key }) {
            guard let folder = folder(of: module), folders[folder].plain == nil else { continue }
            let targets = manifests[folder]?.targets.map(\.name) ?? []
            for name in names where moduleNames(name).isEmpty && !targets.contains(name) {
                plan.projectDiagnostics.append(
                    ProjectDiagnostic(kind: .package, subject: "\(name) (of \(folders[folder].path))"))
            }
        }
        plan.projectDiagnostics += diagnostics
        // What is part of the gallery now isn't missing.
        var present = all
        for (index, manifest) in manifests where manifest.targets.contains(where: { all.contains($0.name) }) {
            present.insert(FilePaths.name(of: folders[index].path).lowercased())
            present.formUnion((manifest.products ?? []).filter { !all.isDisjoint(with: $0.targets) }.map(\.name))
        }
        plan.projectDiagnostics.removeAll { item in
            item.kind == .package && (present.contains(item.subject) || present.contains(item.subject.lowercased()))
        }
    }

    private func folder(of module: String) -> Int? {
        folders.indices.first { modules(of: module, in: $0).contains { $0.name == module } }
    }
}

extension GalleryPlan {
    /// Returns the target of a package without a manifest.
    fileprivate static func target(_ package: PlainPackage, at path: String) throws(InitError) -> Target? {
        let listing = SwiftFileListing(package.folder, ignoring: nil)
        let selection = SourceSelection(package.files(in: listing), folders: [], resources: [], in: listing)
        let rules = SourceTree.Rules(sources: selection.sources, exclude: selection.exclude)
        let folder = FilePaths.join(package.folder, selection.folder)
        let tree = try SourceTree(folder, ignoring: nil, rules: rules)
        if tree.files.isEmpty { return nil }
        var planned = Target(name: package.module, folder: FilePaths.join(path, selection.folder), tree: tree)
        planned.sources = selection.sources
        planned.exclude = selection.exclude
        planned.conditions.append("COCOAPODS")
        return planned
    }

    /// Returns a Boolean value that indicates whether a module depends on another one.
    fileprivate func dependsOn(_ module: String, _ other: String) -> Bool {
        var visited: Set<String> = []
        var pending = [module]
        while let name = pending.popLast() {
            if name == other { return true }
            guard visited.insert(name).inserted else { continue }
            let lines = targets.first { $0.name == name }?.dependencies ?? []
            pending += ownModules.filter { lines.contains(SwiftLiteral.string($0)) }
        }
        return false
    }
}
