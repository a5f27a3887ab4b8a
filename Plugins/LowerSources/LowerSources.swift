import Foundation
import PackagePlugin

/// Lowers an app's files when a gallery is built.
///
/// A target that uses the plugin has a link to the app's folder, `Files`, and `lowering.json`. Each Swift file that the
/// link leads to becomes a lowered copy, which is compiled in its place.
@main struct LowerSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let settingsFile = target.directoryURL.appending(path: "lowering.json")
        guard let listing = try SourceListing(of: target) else {
            throw LowerSourcesError.noFiles(target: target.name, path: target.directoryURL.path)
        }
        let root = listing.root

        let folder = context.pluginWorkDirectoryURL
        let names = OutputNames(listing.files)
        let standIns = folder.appending(path: "StandIns.swift")
        let accessors = folder.appending(path: "Accessors.swift")
        let resources = ResourceListing(root: root, settings: listing.settings)
        let users = resources.files.isEmpty ? [] : try Self.files(ofDependentsOf: target, in: context.package)
        let interface = folder.appending(path: Self.interfaceName)
        let dependencies = Self.interfaces(ofDependenciesOf: target, beside: folder)
        let files = listing.files.map { Plan.File(source: $0, output: folder.appending(path: names[$0]).path) }
        let declarations = folder.appending(path: "Sources.swift")
        let plan = Plan(
            root: root, settings: settingsFile.path, module: target.name, standIns: standIns.path,
            declarations: declarations.path, files: files, accessors: accessors.path, resources: resources.files,
            configurations: resources.configurations, users: users,
            hasBundle: target.sourceModule?.sourceFiles.contains { $0.type == .resource } == true,
            interface: interface.path, dependencies: dependencies.map(\.path))
        let planFile = folder.appending(path: "plan.json")
        try plan.write(to: planFile)
        let inputs = (listing.files + resources.files).map { URL(fileURLWithPath: root).appending(path: $0) }
        let others = (resources.configurations + users).map { URL(fileURLWithPath: $0) }
        return [
            .buildCommand(
                displayName: "Lowering \(target.name)", executable: try context.tool(named: "lower-sources").url,
                arguments: ["lower", planFile.path],
                inputFiles: [settingsFile, planFile] + inputs + others + dependencies,
                outputFiles: [standIns, declarations, accessors, interface]
                    + files.map { URL(fileURLWithPath: $0.output) })
        ]
    }

    private static let interfaceName = "interface.lowered"

    /// Returns the files with the interfaces of lowered targets that a target depends on, its own dependencies first.
    ///
    /// Targets of a package have their plugins' folders beside each other, under their names.
    private static func interfaces(ofDependenciesOf target: any Target, beside folder: URL) -> [URL] {
        guard let index = folder.pathComponents.lastIndex(of: target.name) else { return [] }
        return dependencies(of: target).map { dependency in
            var components = folder.pathComponents
            components[index] = dependency.name
            return URL(fileURLWithPath: NSString.path(withComponents: components)).appending(path: interfaceName)
        }
    }

    /// Returns the lowered targets of the package that a target depends on: each once, a nearer one before others.
    private static func dependencies(of target: any Target) -> [any Target] {
        var result: [any Target] = []
        var pending = [target]
        var seen: Set = [target.id]
        while !pending.isEmpty {
            for case .target(let next) in pending.removeFirst().dependencies where seen.insert(next.id).inserted {
                pending.append(next)
                let settings = next.directoryURL.appending(path: "lowering.json").path
                if FileManager.default.fileExists(atPath: settings) { result.append(next) }
            }
        }
        return result
    }

    /// Returns the absolute paths of the files in targets that depend on a target, which may use its accessors.
    private static func files(ofDependentsOf target: any Target, in package: Package) throws -> [String] {
        try package.targets.filter { $0.recursiveTargetDependencies.contains { $0.id == target.id } }
            .compactMap { try SourceListing(of: $0) }
            .flatMap { listing in listing.files.map { "\(listing.root)/\($0)" } }
    }
}

/// The keys of `lowering.json` that say which files are compiled.
private struct Settings: Decodable {
    var sources: [String]?
    var exclude: [String]?
    var resources: [String]?
}

/// The Swift files of an app's folder.
private struct SourceListing {
    let root: String
    let settings: Settings
    private(set) var files: [String] = []

    /// Lists the files behind a target's link; fails if it has no link or no settings.
    init?(of target: any Target) throws {
        let link = target.directoryURL.appending(path: "Files")
        let file = target.directoryURL.appending(path: "lowering.json")
        guard let data = FileManager.default.contents(atPath: file.path),
            FileManager.default.fileExists(atPath: link.path)
        else { return nil }
        root = link.resolvingSymlinksInPath().path
        settings = try JSONDecoder().decode(Settings.self, from: data)
        try walk("")
    }

    private static let bundles: Set = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle", "app", "docc", "xcassets",
        "xcdatamodeld",
    ]

    /// Adds the files of a folder and of the folders in it, in order of their names.
    private mutating func walk(_ folder: String) throws {
        let manager = FileManager.default
        for name in try manager.contentsOfDirectory(atPath: root + "/" + folder).sorted() where name.first != "." {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if settings.exclude?.contains(path) == true || !isInSources(path) { continue }
            let absolute = "\(root)/\(path)"
            var isFolder: ObjCBool = false
            guard manager.fileExists(atPath: absolute, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                let isLink = (try? manager.destinationOfSymbolicLink(atPath: absolute)) != nil
                let isPackage = manager.fileExists(atPath: "\(absolute)/Package.swift")
                let ending = (name as NSString).pathExtension
                // A folder that can't be read has no files; `snapshot init` reports it.
                if !isLink, !isPackage, !Self.bundles.contains(ending) { try? walk(path) }
            } else if name.hasSuffix(".swift"), name != "main.swift", name != "Package.swift",
                !name.hasPrefix("Package@swift"), Self.isUsable(path)
            {
                files.append(path)
            }
        }
    }

    /// Returns a Boolean value that indicates whether SwiftPM can compile a file with this path.
    private static func isUsable(_ path: String) -> Bool { !path.contains { $0 == "\"" || $0 == "\\" } }

    /// Returns a Boolean value that indicates whether a path is inside or around one of the sources.
    private func isInSources(_ path: String) -> Bool {
        guard let sources = settings.sources else { return true }
        return sources.contains { $0 == "." || $0 == path || path.hasPrefix("\($0)/") || $0.hasPrefix("\(path)/") }
    }
}

/// The resources of an app's folder for which there may be accessors.
private struct ResourceListing {
    let root: String
    let settings: Settings
    /// The paths of files; of an asset catalog, that of each `Contents.json` in it.
    private(set) var files: [String] = []

    /// Lists the resources in the settings, or those of the whole folder.
    init(root: String, settings: Settings) {
        self.root = root
        self.settings = settings
        if let resources = settings.resources {
            for path in resources.sorted() { take(path, inCatalog: false) }
        } else {
            walk("", inCatalog: false)
        }
    }

    private static let bundles: Set = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle", "app", "docc", "xcdatamodeld",
    ]
    private static let endings: Set = [
        "strings", "stringsdict", "xcstrings", "otf", "ttf", "ttc", "storyboard", "xib", "json", "plist", "html", "css",
        "js", "txt", "csv", "xml", "pdf", "svg", "png", "jpg", "jpeg", "gif", "mp3", "m4a", "wav", "caf", "mp4", "mov",
        "md",
    ]

    /// The absolute paths of SwiftGen's configurations in the app's folder and in those around it.
    var configurations: [String] {
        let folders = sequence(first: URL(fileURLWithPath: root)) { $0.deletingLastPathComponent() }.prefix(4)
        return folders.flatMap { folder in
            ["swiftgen.yml", ".swiftgen.yml", "swiftgen.yaml"].map { folder.appending(path: $0).path }
        }
        .filter(FileManager.default.fileExists)
    }

    private mutating func walk(_ folder: String, inCatalog: Bool) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(folder)")) ?? []
        for name in names.sorted() where name.first != "." {
            let path = folder.isEmpty ? name : "\(folder)/\(name)"
            if settings.exclude?.contains(path) != true { take(path, inCatalog: inCatalog) }
        }
    }

    /// Takes the current version of a model of Core Data: the file `contents` in it.
    private mutating func takeDataModel(_ path: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: "\(root)/\(path)")) ?? []
        let versions = names.sorted().filter { $0.hasSuffix(".xcdatamodel") }
        let data = FileManager.default.contents(atPath: "\(root)/\(path)/.xccurrentversion") ?? Data()
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
        let current = list?["_XCCurrentVersionName"]
        guard let version = versions.first(where: { $0 == current }) ?? versions.first else { return }
        files.append("\(path)/\(version)/contents")
    }

    private mutating func take(_ path: String, inCatalog: Bool) {
        let manager = FileManager.default
        let absolute = "\(root)/\(path)"
        let name = (path as NSString).lastPathComponent
        let ending = (path as NSString).pathExtension.lowercased()
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: absolute, isDirectory: &isFolder) else { return }
        if isFolder.boolValue {
            if ending == "xcdatamodeld" { return takeDataModel(path) }
            if ending == "xcdatamodel" { return files.append("\(path)/contents") }
            let isLink = (try? manager.destinationOfSymbolicLink(atPath: absolute)) != nil
            let isPackage = manager.fileExists(atPath: "\(absolute)/Package.swift")
            if isLink || isPackage || Self.bundles.contains(ending) { return }
            walk(path, inCatalog: inCatalog || ending == "xcassets")
        } else if inCatalog ? name == "Contents.json" : Self.endings.contains(ending) {
            files.append(path)
        }
    }
}

/// The names of lowered copies: different ones, also for files of one name in different folders.
private struct OutputNames {
    private var names: [String: String] = [:]

    init(_ files: [String]) {
        var taken: Set<String> = []
        for file in files {
            // A file's name has at most 255 bytes.
            let base = file.dropLast(".swift".count).replacingOccurrences(of: "/", with: "-").suffix(50)
            // The compiler warns if a copy has its original's name.
            var name = "lowered-\(base).swift"
            var number = 2
            while !taken.insert(name).inserted {
                name = "lowered-\(base)-\(number).swift"
                number += 1
            }
            names[file] = name
        }
    }

    subscript(file: String) -> String { names[file] ?? file }
}

/// The content of `plan.json`, which `lower-sources` reads.
private struct Plan: Encodable {
    struct File: Encodable {
        var source: String
        var output: String
    }

    var root: String
    var settings: String
    var module: String
    var standIns: String
    var declarations: String
    var files: [File]
    var accessors: String
    var resources: [String]
    var configurations: [String]
    var users: [String]
    var hasBundle: Bool
    var interface: String
    var dependencies: [String]

    /// Writes the plan if it isn't what the file already contains, so that an unchanged plan lowers nothing.
    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let data = try encoder.encode(self)
        guard FileManager.default.contents(atPath: file.path) != data else { return }
        try data.write(to: file, options: .atomic)
    }
}

private enum LowerSourcesError: Error, CustomStringConvertible {
    case noFiles(target: String, path: String)

    var description: String {
        switch self {
        case .noFiles(let target, let path):
            "\(target) has no app's files: put a link to them, Files, and lowering.json into \(path), as "
                + "`snapshot init` does"
        }
    }
}
