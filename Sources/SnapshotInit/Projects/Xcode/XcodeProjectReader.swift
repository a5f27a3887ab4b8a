import Foundation
import SnapshotCore

/// Reads `.xcodeproj` projects, with their files as groups or as folders.
struct XcodeProjectReader {
    private let objects: XcodeObjects
    private let paths: XcodePaths
    private let root: String
    /// The folder that paths are relative to.
    private let sourceRoot: String
    private let levels: [[String: String]]
    private(set) var project: AppProject
    /// The absolute paths of other projects in this one.
    private(set) var subprojects: [String] = []

    /// Reads a project.
    /// - Parameters:
    ///   - path: the absolute path of the `.xcodeproj`.
    ///   - root: the absolute path of the gallery's root.
    init(_ path: String, root: String) throws(ProjectError) {
        let shown = FilePaths.relative(path, from: root)
        let objects = try XcodeObjects("\(path)/project.pbxproj", shownPath: "\(shown)/project.pbxproj")
        let folder = FilePaths.folder(of: path)
        let sourceRoot = FilePaths.absolute(
            FilePaths.join(folder, objects.text(objects.project, "projectDirPath") ?? ""))
        let paths = XcodePaths(objects, sourceRoot: sourceRoot)
        let name = String(FilePaths.name(of: path).prefix { $0 != "." })
        let builtIn = [
            "SRCROOT": sourceRoot, "PROJECT_DIR": folder, "PROJECT_NAME": name, "PROJECT": name,
            "CONFIGURATION": "Debug",
        ]
        self.objects = objects
        self.root = root
        self.sourceRoot = sourceRoot
        self.paths = paths
        let list = objects.text(objects.project, "buildConfigurationList") ?? ""
        levels = [builtIn] + XcodeBuildSettings.levels(list, objects, paths)
        project = AppProject(paths: [shown])
        for target in objects.list(objects.project, "targets") where objects.kind(target) == "PBXNativeTarget" {
            project.targets.append(self.target(target))
        }
        addPackages()
        subprojects = objects.dictionaries(objects.project, "projectReferences")
            .compactMap { $0["ProjectRef"].flatMap { paths[$0] } }.map { FilePaths.absolute($0) }
    }

    /// Reads projects and those in them.
    static func read(_ projects: [String], root: String) throws(ProjectError) -> AppProject {
        var result = AppProject(paths: [])
        var rest = projects
        var visited: Set<String> = []
        while !rest.isEmpty {
            let path = rest.removeFirst()
            guard visited.insert(path).inserted else { continue }
            guard FilePaths.exists(path) else {
                let shown = FilePaths.relative(path, from: root)
                result.diagnostics.append(ProjectDiagnostic(kind: .missingFile, subject: shown))
                continue
            }
            let reader: XcodeProjectReader
            do {
                reader = try XcodeProjectReader(path, root: root)
            } catch {
                if projects == [path] { throw error }
                result.diagnostics.append(ProjectDiagnostic(kind: .unreadable, subject: error.description))
                continue
            }
            result.merge(reader.project)
            rest += reader.subprojects
        }
        return result
    }

    // MARK: Targets

    private func target(_ id: String) -> AppProject.Target {
        let name = objects.text(id, "name") ?? "?"
        let list = objects.text(id, "buildConfigurationList") ?? ""
        let settings = XcodeBuildSettings(
            [["PRODUCT_NAME": name]] + levels + [["TARGET_NAME": name, "TARGETNAME": name]]
                + XcodeBuildSettings.levels(list, objects, paths))
        let product = settings["PRODUCT_NAME"] ?? name
        var target = AppProject.Target(
            name: name, module: AppProject.module(of: settings["PRODUCT_MODULE_NAME"] ?? product),
            kind: Self.kind(objects.text(id, "productType") ?? ""), files: ProjectFiles(root: root, target: name))
        target.isForIOS = Self.isForIOS(settings)
        target.infoPlist = settings["INFOPLIST_FILE"].flatMap {
            ProjectFiles.relative($0.hasPrefix("/") ? $0 : FilePaths.join(sourceRoot, $0), to: root)
        }
        target.conditions = settings.conditions
        target.language = settings.language
        for phase in objects.list(id, "buildPhases") { add(phase, to: &target) }
        addSynchronizedFolders(of: id, to: &target)
        target.dependencies += objects.list(id, "dependencies").compactMap { dependency in
            let proxy = objects.text(dependency, "targetProxy") ?? ""
            return objects.text(dependency, "target").flatMap { objects.text($0, "name") }
                ?? objects.text(dependency, "name") ?? objects.text(proxy, "remoteInfo")
        }
        target.packageProducts += objects.list(id, "packageProductDependencies").compactMap(productName)
        return target
    }

    private static func kind(_ type: String) -> AppProject.TargetKind {
        let name = type.hasPrefix("com.apple.product-type.") ? type.dropFirst("com.apple.product-type.".count) : ""
        switch name {
        case "application": return .application
        case "framework", "framework.static", "library.static", "library.dynamic": return .framework
        case "bundle.unit-test", "bundle.ui-testing": return .tests
        case _ where name.contains("extension") || name == "application.on-demand-install-capable": return .appExtension
        default: return .other
        }
    }

    private static func isForIOS(_ settings: XcodeBuildSettings) -> Bool {
        let platforms = settings.words("SUPPORTED_PLATFORMS")
        if !platforms.isEmpty { return platforms.contains { $0.hasPrefix("iphone") } }
        return settings["SDKROOT"].map { $0.hasPrefix("iphone") || $0 == "auto" || $0.isEmpty } ?? true
    }

    private func productName(_ id: String) -> String? {
        // A plugin has a prefix.
        objects.text(id, "productName").map { String($0.split(separator: ":").last ?? "") }
    }

    private func add(_ phase: String, to target: inout AppProject.Target) {
        let role: ProjectFiles.Role
        switch objects.kind(phase) {
        case "PBXSourcesBuildPhase": role = .sources
        case "PBXResourcesBuildPhase": role = .resources
        case "PBXFrameworksBuildPhase": return addLinked(phase, to: &target)
        default: return
        }
        for file in objects.list(phase, "files") {
            guard let reference = objects.text(file, "fileRef") else { continue }
            let isGroup = objects.kind(reference) == "PBXVariantGroup"
            for id in isGroup ? objects.list(reference, "children") : [reference] {
                if let path = paths[id] { target.files.add(path, as: role) }
            }
        }
    }

    /// Adds the targets and packages whose products a target links.
    private func addLinked(_ phase: String, to target: inout AppProject.Target) {
        for file in objects.list(phase, "files") {
            if let product = objects.text(file, "productRef").flatMap(productName) {
                target.packageProducts.append(product)
            } else if let reference = objects.text(file, "fileRef"), let path = objects.text(reference, "path") {
                let name = FilePaths.name(of: path)
                let stem = String(name.hasPrefix("lib") && name.hasSuffix(".a") ? name.dropFirst(3) : name[...])
                target.dependencies.append((stem as NSString).deletingPathExtension)
            }
        }
    }

    /// Adds the files of folders whose content belongs to targets, with the exceptions.
    private func addSynchronizedFolders(of id: String, to target: inout AppProject.Target) {
        let own = Set(objects.list(id, "fileSystemSynchronizedGroups"))
        for group in objects.all("PBXFileSystemSynchronizedRootGroup") {
            guard let folder = paths[group] else { continue }
            let exceptions = objects.list(group, "exceptions").filter {
                objects.kind($0) == "PBXFileSystemSynchronizedBuildFileExceptionSet" && objects.text($0, "target") == id
            }
            let listed = exceptions.flatMap { objects.list($0, "membershipExceptions") }.map { name in
                let path = name.hasPrefix("/Localized: ") ? String(name.dropFirst("/Localized: ".count)) : name
                return FilePaths.absolute(FilePaths.join(folder, path))
            }
            if own.contains(group) {
                target.files.add(folder) { listed.contains($0) }
            } else {
                for path in listed { target.files.add(path) }
            }
        }
    }

    private mutating func addPackages() {
        for reference in objects.list(objects.project, "packageReferences") {
            if let path = objects.text(reference, "relativePath") {
                let folder = FilePaths.absolute(FilePaths.join(sourceRoot, path))
                project.localPackages.append(ProjectFiles.relative(folder, to: root) ?? folder)
            } else if let url = objects.text(reference, "repositoryURL") {
                project.remotePackages.append(url)
            }
        }
    }
}
