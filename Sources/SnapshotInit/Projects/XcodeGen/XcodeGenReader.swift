import Foundation
import SnapshotCore

/// Reads `project.yml`, the specification of a project for XcodeGen.
struct XcodeGenReader {
    private typealias Values = XcodeGenSpec.Values

    private let spec: XcodeGenSpec
    private let root: String
    /// The absolute path of the specification's folder.
    private let folder: String
    private var project: AppProject

    /// - Parameters:
    ///   - path: the absolute path of the specification.
    ///   - root: the absolute path of the gallery's root.
    static func read(_ path: String, root: String) throws(ProjectError) -> AppProject {
        var reader = XcodeGenReader(try XcodeGenSpec(path, root: root), path, root: root)
        reader.addPackages()
        for (name, values) in reader.spec.targets { reader.project.targets.append(reader.target(name, values)) }
        return reader.project
    }

    private init(_ spec: XcodeGenSpec, _ path: String, root: String) {
        self.spec = spec
        self.root = root
        folder = FilePaths.folder(of: path)
        project = AppProject(paths: [FilePaths.relative(path, from: root)])
    }

    private func absolute(_ path: String) -> String {
        FilePaths.absolute(path.hasPrefix("/") ? path : FilePaths.join(folder, path))
    }

    private mutating func addPackages() {
        let packages = spec.values["packages"] as? Values ?? [:]
        for name in packages.keys.sorted() {
            if let path = (packages[name] as? Values)?["path"] as? String {
                let folder = absolute(path)
                project.localPackages.append(ProjectFiles.relative(folder, to: root) ?? folder)
            } else {
                project.remotePackages.append(name)
            }
        }
    }

    private func target(_ name: String, _ values: Values) -> AppProject.Target {
        let levels = spec.levels(spec.values["settings"]) + spec.levels(values["settings"])
        let product = values["productName"] as? String ?? name
        let settings = XcodeBuildSettings(
            [["PRODUCT_NAME": product, "SRCROOT": folder, "PROJECT_DIR": folder]] + levels + [["TARGET_NAME": name]])
        var target = AppProject.Target(
            name: name,
            module: AppProject.module(of: settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? product),
            kind: Self.kind(values["type"] as? String ?? ""), files: ProjectFiles(root: root, target: name))
        target.isForIOS = Self.isForIOS(values)
        let info = values["info"] as? Values
        target.fonts = XcodeGenSpec.texts((info?["properties"] as? Values)?["UIAppFonts"])
        let infoPath = info?["path"] as? String ?? settings["INFOPLIST_FILE"]
        target.infoPlist = infoPath.flatMap { ProjectFiles.relative(absolute($0), to: root) }
        target.conditions = settings.conditions
        target.language = settings.language
        for source in XcodeGenSpec.list(values["sources"]) { add(source, to: &target) }
        for dependency in XcodeGenSpec.list(values["dependencies"]).compactMap({ $0 as? Values }) {
            if let name = dependency["target"] as? String ?? dependency["framework"] as? String {
                // A target of another project is named with it, and a framework by its file.
                let stem = (FilePaths.name(of: name) as NSString).deletingPathExtension
                // A target for several platforms is several ones, named with the platform.
                target.dependencies += stem.hasSuffix("_iOS") ? [stem, String(stem.dropLast("_iOS".count))] : [stem]
            } else if let package = dependency["package"] as? String {
                let products = XcodeGenSpec.texts(dependency["product"]) + XcodeGenSpec.texts(dependency["products"])
                target.packageProducts += products.isEmpty ? [package] : products
            }
        }
        return target
    }

    private static func kind(_ type: String) -> AppProject.TargetKind {
        switch type {
        case "application": .application
        case "framework", "framework.static", "library.static", "library.dynamic": .framework
        case "bundle.unit-test", "bundle.ui-testing": .tests
        case _ where type.contains("extension") || type == "application.on-demand-install-capable": .appExtension
        default: .other
        }
    }

    private static func isForIOS(_ values: Values) -> Bool {
        let destinations = XcodeGenSpec.texts(values["supportedDestinations"])
        if !destinations.isEmpty { return destinations.contains("iOS") }
        let platforms = XcodeGenSpec.texts(values["platform"])
        return platforms.isEmpty || platforms.contains { $0 == "iOS" || $0 == "auto" }
    }

    private func add(_ source: Any, to target: inout AppProject.Target) {
        let values = source as? Values ?? [:]
        guard let name = source as? String ?? values["path"] as? String else { return }
        let role: ProjectFiles.Role
        switch values["buildPhase"] as? String {
        case "none": return
        case "resources": role = .resources
        case "sources": role = .sources
        default: role = [.sources, .resources]
        }
        let path = absolute(name)
        let patterns = { (key: String) in
            XcodeGenSpec.texts(values[key]).map { GlobPattern(FilePaths.join(path, $0)) }
        }
        let excludes = patterns("excludes")
        let includes = patterns("includes")
        target.files.add(path, as: role, isOptional: values["optional"] as? Bool == true) { file in
            if excludes.contains(where: { $0.matches(file) }) { return true }
            return !includes.isEmpty && !FilePaths.isFolder(file) && !includes.contains { $0.matches(file) }
        }
    }
}
