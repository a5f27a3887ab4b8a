import Foundation
import SnapshotCore

/// Finds and reads the project of an app's folder: Tuist's, XcodeGen's or Xcode's, in this order.
struct ProjectFinder {
    /// The project; nil if there is none that can be read.
    private(set) var project: AppProject?
    /// The reasons why projects aren't used.
    private(set) var diagnostics: [ProjectDiagnostic] = []
    private let root: String

    /// - Parameters:
    ///   - root: the absolute path of the folder.
    ///   - ignored: the name of a folder in it that isn't searched: the gallery.
    init(_ root: String, ignoring ignored: String) {
        self.root = root
        if find(in: root) { return }
        let folders = Self.names(in: root).filter { name in
            name != ignored && !Self.vendors.contains(name) && FilePaths.isFolder("\(root)/\(name)")
                && !FilePaths.isLink("\(root)/\(name)") && !name.contains(".xc")
        }
        let candidates = folders.map { "\(root)/\($0)" }.filter { Self.hasProject($0) }
        if candidates.count == 1 { _ = find(in: candidates[0]) }
    }

    private static let vendors: Set = [
        "Pods", "Carthage", "DerivedData", "node_modules", "fastlane", "vendor", "Tuist",
    ]

    /// Returns a Boolean value that indicates whether a folder has a project of Tuist.
    static func hasTuist(_ folder: String) -> Bool {
        ["Project.swift", "Workspace.swift"].contains { name in
            let data = FileManager.default.contents(atPath: "\(folder)/\(name)") ?? Data()
            return String(decoding: data, as: UTF8.self).contains("import ProjectDescription")
        }
    }

    /// Returns a Boolean value that indicates whether a folder itself, not one in it, has the project of an app.
    static func hasApp(_ folder: String, ignoring ignored: String) -> Bool {
        if hasTuist(folder) { return true }
        guard hasProject(folder) else { return false }
        let project = ProjectFinder(folder, ignoring: ignored).project
        return project?.targets.contains { $0.kind == .application && $0.isForIOS && !$0.files.sources.isEmpty } == true
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { $0.first != "." }.sorted()
    }

    private static func xcodeGen(in folder: String) -> String? {
        ["project.yml", "project.yaml"].map { "\(folder)/\($0)" }.first { FilePaths.isFile($0) }
    }

    private static func bundles(_ ending: String, in folder: String) -> [String] {
        names(in: folder).filter { $0.hasSuffix(ending) }.map { "\(folder)/\($0)" }
    }

    private static func hasProject(_ folder: String) -> Bool {
        hasTuist(folder) || xcodeGen(in: folder) != nil || !bundles(".xcodeproj", in: folder).isEmpty
            || !bundles(".xcworkspace", in: folder).isEmpty
    }

    /// Reads the first project that can be read; returns false if there is none.
    private mutating func find(in folder: String) -> Bool {
        let root = root
        if Self.hasTuist(folder), use({ () throws(ProjectError) in try TuistReader.read(folder, root: root) }) {
            return true
        }
        if let file = Self.xcodeGen(in: folder),
            use({ () throws(ProjectError) in try XcodeGenReader.read(file, root: root) })
        {
            return true
        }
        for workspace in Self.bundles(".xcworkspace", in: folder) {
            let isRead = use { () throws(ProjectError) in
                try XcodeProjectReader.read(XcodeWorkspace(workspace, root: root).projects, root: root)
            }
            if isRead { return true }
        }
        let projects = Self.bundles(".xcodeproj", in: folder)
        var withoutApplication: AppProject?
        for path in projects {
            guard use({ () throws(ProjectError) in try XcodeProjectReader.read([path], root: root) }) else { continue }
            if project?.targets.contains(where: { $0.kind == .application }) == true { return true }
            withoutApplication = withoutApplication ?? project
        }
        project = withoutApplication
        return project != nil
    }

    private mutating func use(_ read: () throws(ProjectError) -> AppProject) -> Bool {
        do {
            let project = try read()
            guard !project.targets.isEmpty else {
                diagnostics += project.diagnostics
                diagnostics.append(
                    ProjectDiagnostic(
                        kind: .unreadable, subject: "\(project.paths.joined(separator: ", ")): has no targets"))
                return false
            }
            self.project = project
            return true
        } catch {
            diagnostics.append(ProjectDiagnostic(kind: .unreadable, subject: error.description))
            return false
        }
    }
}
