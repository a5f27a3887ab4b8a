import Foundation
import SnapshotCore

/// A folder of an app's sources, in the form in which a target of the gallery contains it. Paths are relative to the
/// folder.
struct SourceTree {
    struct SourceFile {
        var path: String
        var scan: SourceScan
    }

    /// The reason why a file or folder isn't part of the target.
    enum ExclusionReason: Int, CaseIterable, Hashable {
        case entryPoint
        case test
        case package
        case vendor
        case otherLanguage
        case link
        case unreadable
        /// SwiftPM can't compile the file, since its path contains a quotation mark or a backslash.
        case name
        /// A resource has the name of another one, and would be copied to the same path.
        case sameName
    }

    struct Exclusion: Hashable {
        var path: String
        var reason: ExclusionReason
    }

    /// The Swift files that are compiled.
    private(set) var files: [SourceFile] = []
    /// The files and folders that the report lists as left out, with the reasons.
    private(set) var exclusions: [Exclusion] = []
    private(set) var assets: [String] = []
    /// The font files that an `Info.plist` lists.
    private(set) var fonts: [String] = []
    /// The fonts that the app has at run time: `UIAppFonts` in every `Info.plist`, each once.
    private(set) var listedFonts: [String] = []
    /// The other files that a gallery copies: tables of strings, images, data. Each has a place of its own in the
    /// module's bundle.
    private(set) var resources: [String] = []
    /// The files that the app has at run time, and a gallery doesn't use.
    private(set) var unused: [String] = []
    private(set) var swiftFilesLeftOut = 0
    let folder: String
    private let rules: Rules

    /// The rules of a package's manifest for a target.
    struct Rules {
        /// The paths of the sources; nil for the whole folder.
        var sources: [String]?
        var exclude: [String] = []
        var resources: [String] = []
        /// A Boolean value that indicates whether a package's manifest names the resources other than tables of
        /// strings.
        var isManifest = false
        /// The rules of an app's project, which names all files itself; nil for a folder or a package.
        var project: ProjectRules?
    }

    /// The rules of an app's project for a target.
    struct ProjectRules {
        var resources: [String]
        /// The absolute path of the `Info.plist`.
        var infoPlist: String?
        /// The fonts that the project lists in addition to those in `Info.plist`.
        var fonts: [String]
    }

    /// Reads a folder.
    /// - Parameters:
    ///   - ignored: a path in the folder that isn't part of it: the gallery.
    /// - Throws: `InitError.unreadable` if the folder itself can't be read.
    init(_ folder: String, ignoring ignored: String?, rules: Rules = Rules()) throws(InitError) {
        self.folder = folder
        self.rules = rules
        do {
            try walk("", ignoring: ignored)
        } catch {
            throw .unreadable(path: folder, reason: FilePaths.reason(error))
        }
        if let project = rules.project { takeResources(of: project) }
        keepOneAssetCatalogOfAName()
        keepListedFonts()
        keepOneResourceOfAName()
    }

    private mutating func takeResources(of project: ProjectRules) {
        (assets, fonts, resources, unused, listedFonts) = ([], [], [], [], [])
        for path in project.resources { takeResource(path) }
        if let path = project.infoPlist { readFonts(ofInfo: path) }
        listedFonts += project.fonts.filter { !listedFonts.contains($0) }
    }

    /// Keeps one font file of each name that is listed, since resources with the same name would be copied to the same
    /// path.
    private mutating func keepListedFonts() {
        var names = Set(listedFonts.map { FilePaths.name(of: $0) })
        let all = fonts.sorted()
        let listed = names
        fonts = all.filter { names.remove(FilePaths.name(of: $0)) != nil }
        let doubles = all.filter { listed.contains(FilePaths.name(of: $0)) && !fonts.contains($0) }
        exclusions += doubles.map { Exclusion(path: $0, reason: .sameName) }
        // The app may register the others itself.
        resources += all.filter { !listed.contains(FilePaths.name(of: $0)) }
    }

    /// Adds a file of the app that isn't a source.
    private mutating func takeResource(_ path: String) {
        switch ResourceFile.kind(of: path) {
        case .assetCatalog: assets.append(path)
        // The list of fonts may be read later.
        case .font: fonts.append(path)
        case .localized, .data: resources.append(path)
        case .unused: unused.append(path)
        case nil: break
        }
    }

    /// Keeps one resource for each path in the bundle.
    private mutating func keepOneResourceOfAName() {
        if rules.isManifest { resources.removeAll { ResourceFile.kind(of: $0) != .localized } }
        var taken = Set((assets + fonts).map(ResourceFile.destination))
        let all = resources.sorted()
        resources = all.filter { taken.insert(ResourceFile.destination(of: $0)).inserted }
        let kept = Set(resources)
        exclusions += all.filter { !kept.contains($0) }.map { Exclusion(path: $0, reason: .sameName) }
    }

    private mutating func readFonts(ofInfo path: String) {
        guard let data = FileManager.default.contents(atPath: path),
            let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let fonts = info["UIAppFonts"] as? [String]
        else { return }
        listedFonts += fonts.filter { !listedFonts.contains($0) }
    }

    /// Keeps one asset catalog of each name, since resources with the same name would be copied to the same path.
    private mutating func keepOneAssetCatalogOfAName() {
        var names: Set<Substring> = []
        let all = assets.sorted()
        assets = all.filter { names.insert($0.split(separator: "/").last ?? "").inserted }
        exclusions += all.filter { !assets.contains($0) }.map { Exclusion(path: $0, reason: .sameName) }
    }

    /// The Swift files and folders that aren't compiled, other than those that the plugin skips by itself.
    var excludedSources: [String] {
        exclusions.filter { [.test, .vendor, .unreadable].contains($0.reason) }.map(\.path)
    }

    /// Returns the files and folders that aren't among resources, nor contain some, as few as possible.
    ///
    /// SwiftPM warns of files that it neither compiles nor copies, and follows links to folders in circles.
    func manifestExcludes(keeping resources: [String], in path: String = "") -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: absolutePath(path))) ?? []
        return names.filter { $0.first != "." }.sorted().flatMap { name in
            let child = FilePaths.join(path, name)
            if resources.contains(child) { return [String]() }
            let contains = resources.contains { $0.hasPrefix("\(child)/") }
            return contains ? manifestExcludes(keeping: resources, in: child) : [child]
        }
    }

    /// Scans a folder recursively.
    private mutating func walk(_ path: String, ignoring ignored: String?) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: absolutePath(path)).sorted()
        for name in names where name.first != "." {
            let child = FilePaths.join(path, name)
            guard child != ignored, !rules.exclude.contains(child), !rules.resources.contains(child), isInSources(child)
            else { continue }
            take(child, name: name, ignoring: ignored)
        }
    }

    private func absolutePath(_ path: String) -> String { path.isEmpty ? folder : "\(folder)/\(path)" }

    /// Returns a Boolean value that indicates whether a path is inside or around one in `sources`.
    private func isInSources(_ path: String) -> Bool {
        guard let sources = rules.sources else { return true }
        return sources.contains { $0 == path || path.hasPrefix("\($0)/") || $0.hasPrefix("\(path)/") || $0 == "." }
    }

    private mutating func take(_ path: String, name: String, ignoring ignored: String?) {
        if FilePaths.isFolder(absolutePath(path)) { return takeFolder(path, name: name, ignoring: ignored) }
        switch (name as NSString).pathExtension.lowercased() {
        case "swift": takeSwift(path, name: name)
        case "plist":
            if name.hasSuffix("Info.plist") { readFonts(ofInfo: absolutePath(path)) }
            takeResource(path)
        case "m", "mm", "c", "cc", "cpp", "cxx", "metal":
            exclusions.append(Exclusion(path: path, reason: .otherLanguage))
        default: takeResource(path)
        }
    }

    private static let vendors: Set = ["Pods", "Carthage", "DerivedData", "node_modules", "fastlane", "vendor"]
    private static let bundles: Set = [
        "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "bundle", "app", "docc", "xcdatamodeld",
    ]

    private mutating func takeFolder(_ path: String, name: String, ignoring ignored: String?) {
        let ending = (name as NSString).pathExtension
        if ResourceFile.kind(of: path) != nil { return takeResource(path) }
        if Self.bundles.contains(ending) { return }
        var reason: ExclusionReason?
        if (try? FileManager.default.destinationOfSymbolicLink(atPath: absolutePath(path))) != nil {
            reason = .link
        } else if FilePaths.exists("\(absolutePath(path))/Package.swift") {
            reason = .package
        } else if rules.project == nil, Self.vendors.contains(name) {
            reason = .vendor
        } else if rules.project == nil, name.hasSuffix("Tests") {
            reason = .test
        }
        if let reason { return leaveOut(path, reason) }
        do {
            try walk(path, ignoring: ignored)
        } catch {
            leaveOut(path, .unreadable)
        }
    }

    private mutating func takeSwift(_ path: String, name: String) {
        if name.hasPrefix("Package.swift") || name.hasPrefix("Package@swift") { return }
        if path.contains(where: { $0 == "\"" || $0 == "\\" }) { return leaveOut(path, .name) }
        guard let data = FileManager.default.contents(atPath: absolutePath(path)) else {
            return leaveOut(path, .unreadable)
        }
        let scan = SourceScan(data)
        if name == "main.swift" { return leaveOut(path, .entryPoint) }
        if scan.isTest { return leaveOut(path, .test) }
        files.append(SourceFile(path: path, scan: scan))
    }

    private mutating func leaveOut(_ path: String, _ reason: ExclusionReason) {
        exclusions.append(Exclusion(path: path, reason: reason))
        swiftFilesLeftOut += 1
    }
}
