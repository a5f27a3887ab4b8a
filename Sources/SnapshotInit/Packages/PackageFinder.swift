import Foundation
import SnapshotCore

/// A folder with the sources of a package.
struct PackageFolder: Hashable {
    /// The path, relative to the gallery's root; it may begin with `..`.
    var path: String
    /// The contents of a package without a manifest; nil for one with a `Package.swift`.
    var plain: PlainPackage?
    /// A Boolean value that indicates whether it is a part of the app, so that its controllers are screens.
    var isApps: Bool
}

/// Finds the folders of packages: those that the user names, the app's own, and the checkouts of package managers.
struct PackageFinder {
    /// The folders; of two packages with the same module, the first one is used.
    private(set) var folders: [PackageFolder] = []
    private let root: String
    /// The paths of the folders without links.
    private var visited: Set<String> = []

    /// - Parameters:
    ///   - root: the absolute path of the gallery's root.
    ///   - project: the app's project; nil for a folder or a package.
    ///   - named: the absolute paths of the folders that the user names.
    ///   - ignored: the name of a folder that isn't searched: the gallery.
    /// - Throws: `InitError.noPackageSources` for a folder that the user names and that contains no package.
    init(
        _ root: String, project: AppProject?, named: [String], ignoring ignored: String
    ) throws(InitError) {
        self.root = root
        for folder in named { try addNamed(folder) }
        for folder in project?.localPackages ?? [] {
            addPackage(folder.hasPrefix("/") ? folder : FilePaths.join(root, folder), isApps: true)
        }
        search("", ignoring: ignored, depth: 0, withPods: project != nil)
        let bases = Set(["."] + (project?.paths ?? []).map { FilePaths.folder(of: $0) }).sorted()
        for base in bases { addCheckouts(FilePaths.absolute(FilePaths.join(root, base))) }
    }

    // MARK: Folders that the user names

    private mutating func addNamed(_ folder: String) throws(InitError) {
        guard FilePaths.exists(folder) else { throw .noPackageSources(path: folder, problem: .missing) }
        guard FilePaths.isFolder(folder) else { throw .noPackageSources(path: folder, problem: .file) }
        let count = visited.count
        if PlainPackage.isPackage(folder) || FilePaths.exists("\(folder)/Package.swift") {
            addPackage(folder, isApps: false)
        } else {
            let checkouts = "\(folder)/checkouts"
            addAll(in: FilePaths.isFolder(checkouts) ? checkouts : folder)
        }
        if visited.count == count { throw .noPackageSources(path: folder, problem: .noSources) }
    }

    // MARK: The app's own

    private static let skipped: Set = [
        "Pods", "Carthage", "DerivedData", "node_modules", "SourcePackages", "Tuist", "fastlane", "vendor",
    ]

    /// - Parameter withPods: true for packages of CocoaPods, too.
    private mutating func search(_ folder: String, ignoring ignored: String, depth: Int, withPods: Bool) {
        // Packages are seldom deeper, and an app's folder may be large.
        guard depth < 5 else { return }
        for name in Self.names(in: FilePaths.join(root, folder)) where !Self.skipped.contains(name) {
            let path = FilePaths.join(folder, name)
            let absolute = "\(root)/\(path)"
            guard path != ignored, FilePaths.isFolder(absolute), !FilePaths.isLink(absolute) else { continue }
            if FilePaths.exists("\(absolute)/Package.swift") || withPods && Podspec.file(in: absolute) != nil {
                addPackage(absolute, isApps: true)
            } else {
                search(path, ignoring: ignored, depth: depth + 1, withPods: withPods)
            }
        }
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.first != "." }.sorted()
    }

    // MARK: Checkouts

    private static let checkouts = [
        "Pods", "Carthage/Checkouts", "SourcePackages/checkouts", ".build/checkouts", "Tuist/.build/checkouts",
        "Tuist/Dependencies/SwiftPackageManager/.build/checkouts", "Tuist/Dependencies/Carthage/Checkouts",
    ]
    /// The folders of `Pods` that aren't pods.
    private static let notPods: Set = ["Headers", "Local Podspecs", "Target Support Files", "Pods.xcodeproj"]

    private mutating func addCheckouts(_ folder: String) {
        for name in Self.checkouts { addAll(in: "\(folder)/\(name)") }
    }

    /// Adds the packages in a folder.
    private mutating func addAll(in folder: String) {
        for name in Self.names(in: folder) where !Self.notPods.contains(name) {
            let path = "\(folder)/\(name)"
            if FilePaths.isFolder(path) { addPackage(path, isApps: false) }
        }
    }

    private mutating func addPackage(_ folder: String, isApps: Bool) {
        guard let real = FilePaths.real(folder), real != root, !visited.contains(real) else { return }
        let path = FilePaths.relative(real, from: root)
        if FilePaths.isFile("\(real)/Package.swift") {
            folders.append(PackageFolder(path: path, plain: nil, isApps: isApps))
        } else if let plain = PlainPackage(real) {
            folders.append(PackageFolder(path: path, plain: plain, isApps: isApps))
        } else {
            return
        }
        visited.insert(real)
    }
}
