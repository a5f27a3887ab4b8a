import Foundation
import SnapshotCore

/// The files of a target, as its project names them. Paths are relative to the gallery's root.
struct ProjectFiles: Hashable {
    /// The absolute path of the gallery's root.
    let root: String
    /// The name of the target, for diagnostics.
    let target: String
    private(set) var sources: Set<String> = []
    /// The folders that the project names as a whole, so that new files in them belong to the target.
    private(set) var folders: Set<String> = []
    private(set) var resources: Set<String> = []
    private(set) var diagnostics: [ProjectDiagnostic] = []

    init(root: String, target: String) {
        self.root = root
        self.target = target
    }

    /// Returns a path relative to a root; nil if it is outside.
    static func relative(_ path: String, to root: String) -> String? {
        let path = FilePaths.absolute(path)
        if path == root { return "" }
        return path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : nil
    }

    /// The parts of a target to which files may be added.
    struct Role: OptionSet {
        let rawValue: Int
        static let sources = Role(rawValue: 1)
        static let resources = Role(rawValue: 2)
    }

    /// Adds a file, or the files of a folder, by its absolute path. What is missing or outside is reported.
    /// - Parameters:
    ///   - role: the parts to add to.
    ///   - isExcluded: returns true for the absolute paths of files and folders that aren't added.
    mutating func add(
        _ path: String, as role: Role = [.sources, .resources], isOptional: Bool = false,
        excluding isExcluded: (String) -> Bool = { _ in false }
    ) {
        guard let relative = relative(path) else { return report(.outside, path) }
        guard FilePaths.exists("\(root)/\(relative)") else {
            if !isOptional { report(.missingFile, path) }
            return
        }
        if FilePaths.isFolder(path), !Self.isBundle(path) {
            folders.insert(relative)
            walk(FilePaths.absolute(path), role, isExcluded)
        } else {
            take(relative, role)
        }
    }

    /// Adds the files in a folder that a pattern matches.
    /// - Parameter pattern: an absolute path with wildcards.
    mutating func add(matching pattern: GlobPattern, as role: Role, excluding excluded: [GlobPattern] = []) {
        guard pattern.hasWildcards else { return add(pattern.text, as: role) }
        let folder = pattern.folder
        guard let relative = relative(folder) else { return report(.outside, pattern.text) }
        guard FilePaths.isFolder(folder) else { return report(.missingFile, pattern.text) }
        if pattern.matchesAllSources { folders.insert(relative) }
        walk(folder, role) { path in
            excluded.contains { $0.matches(path) }
                || !(FilePaths.isFolder(path) && !Self.isBundle(path)) && !pattern.matches(path)
        }
    }

    private func relative(_ path: String) -> String? { Self.relative(path, to: root) }

    mutating func report(_ kind: ProjectDiagnostic.Kind, _ path: String) {
        let shown = relative(path) ?? FilePaths.relative(path, from: root)
        diagnostics.append(ProjectDiagnostic(kind: kind, subject: "\(shown) (\(target))"))
    }

    /// Adds the files of a folder. Links to folders, hidden folders and packages aren't followed.
    private mutating func walk(_ folder: String, _ role: Role, _ isExcluded: (String) -> Bool) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names.sorted() where name.first != "." {
            let path = "\(folder)/\(name)"
            if isExcluded(path) { continue }
            if FilePaths.isFolder(path), !Self.isBundle(path) {
                if FilePaths.isLink(path) || FilePaths.exists("\(path)/Package.swift") { continue }
                walk(path, role, isExcluded)
            } else if let relative = relative(path) {
                take(relative, role)
            }
        }
    }

    private static let bundles: Set = [
        "xcassets", "bundle", "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "app", "docc",
        "xcdatamodeld", "xcdatamodel",
    ]

    /// Returns a Boolean value that indicates whether a folder counts as one file, by its ending.
    static func isBundle(_ path: String) -> Bool { bundles.contains((path as NSString).pathExtension) }

    private mutating func take(_ path: String, _ role: Role) {
        let ending = (path as NSString).pathExtension.lowercased()
        if ending == "swift" {
            if role.contains(.sources) { sources.insert(path) }
        } else if let kind = ResourceFile.kind(of: path), role.contains(.resources) || kind == .unused(.dataModel) {
            // A project compiles models of Core Data with its sources.
            resources.insert(path)
        }
    }
}
