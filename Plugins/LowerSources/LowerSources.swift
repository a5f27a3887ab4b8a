import Foundation
import PackagePlugin

/// Lowers an app's files when a gallery is built.
///
/// A target that uses the plugin has a link to the app's folder, `Files`, and `lowering.json`. Each Swift file that the
/// link leads to becomes a lowered copy, which is compiled in its place.
@main struct LowerSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let settingsFile = target.directoryURL.appending(path: "lowering.json")
        let link = target.directoryURL.appending(path: "Files")
        guard let data = FileManager.default.contents(atPath: settingsFile.path),
            FileManager.default.fileExists(atPath: link.path)
        else { throw LowerSourcesError.noFiles(target: target.name, path: target.directoryURL.path) }
        let settings = try JSONDecoder().decode(Settings.self, from: data)
        let root = link.resolvingSymlinksInPath().path
        var listing = SourceListing(root: root, settings: settings)
        try listing.walk("")

        let folder = context.pluginWorkDirectoryURL
        let names = OutputNames(listing.files)
        let standIns = folder.appending(path: "StandIns.swift")
        let files = listing.files.map { Plan.File(source: $0, output: folder.appending(path: names[$0]).path) }
        let declarations = folder.appending(path: "Sources.swift")
        let plan = Plan(
            root: root, settings: settingsFile.path, module: target.name, standIns: standIns.path,
            declarations: declarations.path, files: files)
        let planFile = folder.appending(path: "plan.json")
        try plan.write(to: planFile)
        return [
            .buildCommand(
                displayName: "Lowering \(target.name)", executable: try context.tool(named: "lower-sources").url,
                arguments: ["lower", planFile.path],
                inputFiles: [settingsFile, planFile]
                    + listing.files.map { URL(fileURLWithPath: root).appending(path: $0) },
                outputFiles: [standIns, declarations] + files.map { URL(fileURLWithPath: $0.output) })
        ]
    }
}

/// The keys of `lowering.json` that say which files are compiled.
private struct Settings: Decodable {
    var sources: [String]?
    var exclude: [String]?
}

/// The Swift files of an app's folder.
private struct SourceListing {
    let root: String
    let settings: Settings
    private(set) var files: [String] = []

    init(root: String, settings: Settings) {
        self.root = root
        self.settings = settings
    }

    private static let bundles: Set = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle", "app", "docc", "xcassets",
        "xcdatamodeld",
    ]

    /// Adds the files of a folder and of the folders in it, in order of their names.
    mutating func walk(_ folder: String) throws {
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
                if !isLink, !isPackage, !Self.bundles.contains(ending) { try walk(path) }
            } else if name.hasSuffix(".swift"), name != "main.swift", name != "Package.swift", Self.isUsable(path) {
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

/// The names of lowered copies: different ones, also for files of one name in different folders.
private struct OutputNames {
    private var names: [String: String] = [:]

    init(_ files: [String]) {
        var taken: Set<String> = []
        for file in files {
            let base = file.dropLast(".swift".count).replacingOccurrences(of: "/", with: "-")
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
