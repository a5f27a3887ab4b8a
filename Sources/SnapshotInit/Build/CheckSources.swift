import Foundation
import Render
import SnapshotCore

/// A package in a gallery's build folder with which the app's sources are compiled.
struct CheckSources {
    let plan: GalleryPlan

    var folder: String { "\(plan.output)/.build/check" }

    /// Writes the package.
    /// - Parameter unknown: the modules whose imports are blanked in copies of the files; other files are links.
    func write(without unknown: Set<String>, withoutPackages: Bool) throws {
        remove()
        try FilePaths.makeFolder("\(folder)/Sources")
        let gallery = FileManager.default.contents(atPath: "\(plan.output)/Package.swift") ?? Data()
        let manifest = CheckManifest(
            gallery: String(decoding: gallery, as: UTF8.self), plan: plan, withoutPackages: withoutPackages)
        try AtomicFile.write(Data(manifest.text.utf8), to: "\(folder)/Package.swift", surviving: .process)
        for target in plan.targets { try write(target, without: unknown) }
        try linkOthers()
    }

    func remove() { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ target: GalleryPlan.Target, without unknown: Set<String>) throws {
        let sources = "\(folder)/Sources/\(target.name)"
        for file in target.tree.files {
            let path = "\(sources)/\(file.path)"
            try FilePaths.makeFolder(FilePaths.folder(of: path))
            if let data = file.scan.blankingImports(where: { unknown.contains($0.name) }) {
                try AtomicFile.write(data, to: path, surviving: .process)
            } else {
                try GalleryWriter.link(path, to: "\(target.tree.folder)/\(file.path)")
            }
        }
        for path in target.resourcePaths {
            try FilePaths.makeFolder(FilePaths.folder(of: "\(sources)/\(path)"))
            try GalleryWriter.link("\(sources)/\(path)", to: "\(target.tree.folder)/\(path)")
        }
    }

    /// Links targets that were added to the gallery.
    private func linkOthers() throws {
        let planned = plan.ownModules.union([plan.name])
        let all = try FileManager.default.contentsOfDirectory(atPath: "\(plan.output)/Sources")
        for name in all where name.first != "." && !planned.contains(name) {
            try GalleryWriter.link("\(folder)/Sources/\(name)", to: "\(plan.output)/Sources/\(name)")
        }
    }
}

/// The manifest with which a gallery's sources are compiled: the gallery's own, and statements that change it.
struct CheckManifest {
    /// The text of the gallery's `Package.swift`.
    let gallery: String
    let plan: GalleryPlan
    /// A Boolean value that indicates whether packages that Builder doesn't need are left out, because one of them
    /// can't be fetched.
    let withoutPackages: Bool

    /// The path from the package with this manifest to the gallery's folder.
    static let way = "../.."

    var text: String {
        ([gallery, sources, paths] + (withoutPackages ? [packages] : [])).joined(separator: "\n") + "\n"
    }

    /// The statements that show every error, also in targets that depend on others with errors.
    private var sources: String {
        """
        package.targets.removeAll { $0.name == \(SwiftLiteral.string(plan.name)) }
        for target in package.targets {
            target.swiftSettings =
                (target.swiftSettings ?? []) + [
                    .unsafeFlags([
                        "-continue-building-after-errors", "-Xfrontend",
                        "-experimental-allow-module-with-compiler-errors",
                    ])
                ]
        }
        """
    }

    /// The statements that make relative paths start from the gallery.
    private var paths: String {
        """
        package.dependencies = package.dependencies.map { dependency in
            guard case .fileSystem(let name, let path) = dependency.kind, path.first != "/", path.first != "~"
            else { return dependency }
            let place = \(SwiftLiteral.string(Self.way + "/")) + path
            return name.map { .package(name: $0, path: place) } ?? .package(path: place)
        }
        """
    }

    private var packages: String {
        let isOther =
            switch plan.builder {
            case .folder: ".fileSystem(let name, _): name != \"Builder\""
            case .url(let url, _): ".sourceControl(_, let url, _): url != \(SwiftLiteral.string(url))"
            }
        return """
            package.dependencies.removeAll { dependency in
                switch dependency.kind {
                case \(isOther)
                default: true
                }
            }
            for target in package.targets {
                target.dependencies.removeAll { dependency in
                    guard case .productItem(_, let package, _, _) = dependency else { return false }
                    return package != \(SwiftLiteral.string(plan.builder.package))
                }
            }
            """
    }
}
