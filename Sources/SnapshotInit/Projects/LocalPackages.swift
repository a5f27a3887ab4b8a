import Foundation
import GallerySources
import SnapshotCore

/// The Swift packages in an app's folder, whose modules the app's files import.
struct LocalPackages {
    /// A package, and its folder relative to the gallery's root.
    private struct Package {
        var folder: String
        var dump: PackageDump
    }

    private let root: String
    /// The folders of packages, relative to the root.
    private let folders: [String]
    /// The packages that the project names outside of the root.
    private let outside: [String]

    /// - Parameter ignored: the name of a folder that isn't searched: the gallery.
    init(_ project: AppProject, root: String, ignoring ignored: String) {
        self.root = root
        outside = project.localPackages.filter { $0.hasPrefix("/") }
        var found = Set(project.localPackages.filter { !$0.hasPrefix("/") })
        Self.search("", in: root, ignoring: ignored, depth: 0, &found)
        folders = found.filter { !$0.isEmpty && FilePaths.isFile("\(root)/\($0)/Package.swift") }.sorted()
    }

    private static let skipped: Set = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "Tuist", "fastlane", "vendor",
    ]

    private static func search(
        _ folder: String, in root: String, ignoring ignored: String, depth: Int, _ found: inout Set<String>
    ) {
        // Packages are seldom deeper, and an app's folder may be large.
        guard depth < 5 else { return }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: FilePaths.join(root, folder))) ?? []
        for name in names.sorted() where name.first != "." && !skipped.contains(name) {
            let path = FilePaths.join(folder, name)
            let absolute = "\(root)/\(path)"
            guard path != ignored, FilePaths.isFolder(absolute), !FilePaths.isLink(absolute) else { continue }
            if FilePaths.exists("\(absolute)/Package.swift") {
                found.insert(path)
            } else {
                search(path, in: root, ignoring: ignored, depth: depth + 1, &found)
            }
        }
    }

    /// Adds the targets that the app's files import, and those on which they depend. A package that can't be described
    /// is reported.
    func add(to plan: inout GalleryPlan, with toolchain: Toolchain) async {
        for package in outside {
            let shown = FilePaths.relative(package, from: root)
            plan.projectDiagnostics.append(ProjectDiagnostic(kind: .outside, subject: "\(shown) (package)"))
        }
        var packages: [Package] = []
        var pending = Self.candidates(folders, for: Set(plan.missingImports.map(\.module)), in: root)
        var visited: Set<String> = []
        while !pending.isEmpty {
            let folder = pending.removeFirst()
            guard visited.insert(folder).inserted else { continue }
            do {
                let dump = try await toolchain.describe("\(root)/\(folder)")
                packages.append(Package(folder: folder, dump: dump))
                let others = dump.dependencies.flatMap { $0.fileSystem ?? [] }
                pending += others.compactMap { ProjectFiles.relative($0.path, to: root) }.filter { !$0.isEmpty }
            } catch {
                let reason = "\(error)".split(separator: "\n").first.map(String.init) ?? ""
                plan.projectDiagnostics.append(
                    ProjectDiagnostic(kind: .package, subject: "\(folder) (\(reason))"))
            }
        }
        add(packages, to: &plan)
    }

    /// Returns the packages whose manifests name one of some modules.
    private static func candidates(_ folders: [String], for modules: Set<String>, in root: String) -> [String] {
        folders.filter { folder in
            let data = FileManager.default.contents(atPath: "\(root)/\(folder)/Package.swift") ?? Data()
            let text = String(decoding: data, as: UTF8.self)
            return modules.contains { text.contains("\"\(KnownModules.root(of: $0))\"") }
        }
    }

    private func add(_ packages: [Package], to plan: inout GalleryPlan) {
        var targets: [String: (package: Package, target: PackageDump.Target)] = [:]
        var products: [String: [String]] = [:]
        for package in packages {
            for target in package.dump.targets where ["regular", "executable"].contains(target.type) {
                if targets[target.name] == nil { targets[target.name] = (package, target) }
            }
            for product in package.dump.products ?? [] { products[product.name] = product.targets }
        }
        var names = Set(plan.missingImports.map { KnownModules.root(of: $0.module) }).sorted()
        var added: Set<String> = []
        let own = plan.ownModules
        while let name = names.popLast() {
            guard let (package, target) = targets[name], !own.contains(name), added.insert(name).inserted,
                var planned = try? GalleryPlan.target(
                    target, of: root, folder: package.folder, gallery: plan.name)
            else { continue }
            for dependency in target.dependencies where dependency.isForLinux {
                guard let other = (dependency.byName ?? dependency.target ?? dependency.product)?.first?.text else {
                    continue
                }
                let needed = targets[other] == nil ? products[other] ?? [] : [other]
                if needed.isEmpty, dependency.target == nil, !GalleryPlan.isOurs(other) {
                    plan.projectDiagnostics.append(
                        ProjectDiagnostic(kind: .package, subject: "\(other) (of \(package.folder))"))
                }
                names += needed
                planned.dependencies += needed.map(SwiftLiteral.string).filter { !planned.dependencies.contains($0) }
            }
            plan.targets.append(planned)
            plan.defaultLocalization = plan.defaultLocalization ?? package.dump.defaultLocalization
        }
        let all = plan.ownModules
        for index in plan.targets.indices {
            plan.targets[index].dependencies.removeAll { line in !all.contains { SwiftLiteral.string($0) == line } }
            guard own.contains(plan.targets[index].name) else { continue }
            let imported = plan.targets[index].importedModules.intersection(added).sorted()
            plan.targets[index].dependencies += imported.map(SwiftLiteral.string)
        }
        // What is part of the gallery now isn't missing.
        plan.projectDiagnostics.removeAll { item in
            let parts = [item.subject] + (products[item.subject] ?? [])
            return item.kind == .package && parts.contains { all.contains($0) }
        }
        plan.findScreens()
    }
}
