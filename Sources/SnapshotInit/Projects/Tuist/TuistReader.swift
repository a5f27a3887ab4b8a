import Foundation
import SnapshotCore

/// Reads `Project.swift` and `Workspace.swift`, Tuist's manifests, without evaluating them.
struct TuistReader {
    private let root: String
    /// The absolute path of the folder that `.relativeToRoot` refers to.
    private let tuistRoot: String
    private var project = AppProject(paths: [])
    private var visited: Set<String> = []
    /// The folders of projects to read.
    private var pending: [String] = []

    /// Reads the projects of a folder: that of `Project.swift`, those that `Workspace.swift` lists, and those on which
    /// their targets depend.
    /// - Parameters:
    ///   - folder: the absolute path of the folder.
    ///   - root: the absolute path of the gallery's root.
    static func read(_ folder: String, root: String) throws(ProjectError) -> AppProject {
        var reader = TuistReader(folder, root: root)
        try reader.readAll()
        return reader.project
    }

    private init(_ folder: String, root: String) {
        self.root = root
        tuistRoot = folder
    }

    private mutating func readAll() throws(ProjectError) {
        if FilePaths.isFile("\(tuistRoot)/Workspace.swift") { try readWorkspace("\(tuistRoot)/Workspace.swift") }
        if FilePaths.isFile("\(tuistRoot)/Project.swift") { pending.append(tuistRoot) }
        while !pending.isEmpty {
            let folder = FilePaths.absolute(pending.removeFirst())
            guard visited.insert(folder).inserted else { continue }
            let path = "\(folder)/Project.swift"
            let shown = FilePaths.relative(path, from: root)
            guard FilePaths.isFile(path) else {
                project.diagnostics.append(ProjectDiagnostic(kind: .missingFile, subject: shown))
                continue
            }
            try readProject(path, shown: shown)
        }
        guard project.targets.isEmpty else { return }
        let path = project.paths.first ?? "\(FilePaths.relative(tuistRoot, from: root))/Workspace.swift"
        throw ProjectError(
            path: path,
            problem: "names no target itself, and its helpers aren't evaluated: run `tuist generate` on a Mac, and put "
                + "the .xcodeproj beside it")
    }

    private func parser(_ path: String, shown: String) throws(ProjectError) -> ManifestParser {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ProjectError(path: shown, problem: "can't be read")
        }
        return ManifestParser(SwiftSource([UInt8](data)))
    }

    private mutating func readWorkspace(_ path: String) throws(ProjectError) {
        let shown = FilePaths.relative(path, from: root)
        let calls = try parser(path, shown: shown).calls(of: ["Workspace"], having: ["projects"])
        for item in calls.first?["projects"]?.elements ?? [] {
            guard let place = self.path(item, in: tuistRoot) else { continue }
            let pattern = GlobPattern(FilePaths.absolute(place))
            pending += pattern.hasWildcards ? Self.folders(matching: pattern) : [pattern.text]
        }
    }

    /// Returns the folders with a `Project.swift` that a pattern matches.
    private static func folders(matching pattern: GlobPattern) -> [String] {
        let folder = pattern.folder
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return files.filter { FilePaths.name(of: $0) == "Project.swift" }
            .map { FilePaths.folder(of: "\(folder)/\($0)") }.filter { pattern.matches($0) }.sorted()
    }

    /// Returns the absolute path that an expression stands for.
    private func path(_ expression: ManifestExpression, in folder: String) -> String? {
        if let text = expression.text { return resolved(text, in: folder) }
        // `.glob(.relativeToRoot("…"))`
        return expression.first.flatMap { path($0, in: expression.name == "relativeToRoot" ? tuistRoot : folder) }
    }

    private func resolved(_ text: String, in folder: String) -> String {
        if text.hasPrefix("//") { return FilePaths.join(tuistRoot, String(text.dropFirst(2))) }
        return text.hasPrefix("/") ? text : FilePaths.join(folder, text)
    }

    // MARK: Targets

    private mutating func readProject(_ path: String, shown: String) throws(ProjectError) {
        project.paths.append(shown)
        let folder = FilePaths.folder(of: path)
        let parser = try parser(path, shown: shown)
        let calls = parser.calls(of: ["target", "Target"], having: ["name", "product"])
        for call in calls {
            guard let name = call["name"]?.text else {
                let line = parser.line(of: "target").map { ":\($0)" } ?? ""
                project.diagnostics.append(
                    ProjectDiagnostic(kind: .unevaluated, subject: "a target's name in \(shown)\(line)"))
                continue
            }
            project.targets.append(target(name, call, folder: folder))
        }
        if calls.isEmpty {
            project.diagnostics.append(ProjectDiagnostic(kind: .unevaluated, subject: "the targets of \(shown)"))
        }
        for call in parser.calls(of: ["package", "local"], having: ["path"]) {
            guard let place = call["path"].flatMap({ self.path($0, in: folder) }) else { continue }
            let local = FilePaths.absolute(place)
            project.localPackages.append(ProjectFiles.relative(local, to: root) ?? local)
        }
    }

    private mutating func target(_ name: String, _ call: ManifestExpression, folder: String) -> AppProject.Target {
        var target = AppProject.Target(
            name: name, module: AppProject.module(of: call["productName"]?.text ?? name),
            kind: Self.kind(call["product"]?.name ?? ""), files: ProjectFiles(root: root, target: name))
        let destinations = (call["destinations"] ?? call["platform"])?.elements.compactMap(\.name) ?? []
        let isForIOS = { (name: String) in ["iOS", "iPhone", "iPad"].contains(name) }
        target.isForIOS = destinations.isEmpty || destinations.contains(where: isForIOS)
        add(call["sources"], as: .sources, to: &target, folder: folder)
        add(call["resources"], as: .resources, to: &target, folder: folder)
        for item in call["buildableFolders"]?.elements ?? [] {
            if let place = path(item, in: folder) { target.files.add(place) }
        }
        if let info = call["infoPlist"].flatMap({ $0.text ?? $0["path"]?.text }) {
            target.infoPlist = ProjectFiles.relative(resolved(info, in: folder), to: root)
        }
        if case .dictionary(let values) = call["infoPlist"]?.first, let fonts = values["UIAppFonts"] {
            // `.array([.string("…")])`, or a plain list.
            target.fonts = (fonts.first ?? fonts).elements.compactMap { $0.text ?? $0.first?.text }
        }
        let settings = Self.settings(call["settings"])
        target.conditions = Set(settings.conditions.filter { $0 != "$(inherited)" }).union(["DEBUG"]).sorted()
        target.language = settings.language
        for dependency in call["dependencies"]?.elements ?? [] { add(dependency, to: &target, folder: folder) }
        return target
    }

    private static func kind(_ product: String) -> AppProject.TargetKind {
        switch product {
        case "app": .application
        case "framework", "staticFramework", "staticLibrary", "dynamicLibrary": .framework
        case "unitTests", "uiTests": .tests
        case _ where product.lowercased().contains("extension") || product == "appClip": .appExtension
        default: .other
        }
    }

    private func add(
        _ expression: ManifestExpression?, as role: ProjectFiles.Role, to target: inout AppProject.Target,
        folder: String
    ) {
        guard let expression else { return }
        if expression == .other {
            return target.files.report(.unevaluated, FilePaths.join(folder, "Project.swift"))
        }
        // `.sourceFilesList(globs: […])` and `.resources([…])` contain the list.
        let wrappers = ["sourceFilesList", "resources", "init", "SourceFilesList", "ResourceFileElements"]
        let isWrapped = expression.name.map(wrappers.contains) == true
        for item in (isWrapped ? expression.first ?? expression : expression).elements {
            guard let place = path(item, in: folder) else {
                target.files.report(.unevaluated, FilePaths.join(folder, "Project.swift"))
                continue
            }
            let excluded = (item["excluding"]?.elements ?? []).compactMap { path($0, in: folder) }
            target.files.add(
                matching: GlobPattern(FilePaths.absolute(place)), as: role,
                excluding: excluded.map { GlobPattern(FilePaths.absolute($0)) })
        }
    }

    /// Returns the settings of a target's debug builds that are written as texts, or as lists of them.
    private static func settings(_ settings: ManifestExpression?) -> XcodeBuildSettings {
        let debug = settings?["configurations"]?.elements.first { $0.name == "debug" }
        return XcodeBuildSettings(
            [settings?["base"], settings?["debug"], debug?["settings"]].map { level in
                guard case .dictionary(let values) = level else { return [:] }
                return values.mapValues { value in
                    (value.first ?? value).elements.compactMap(\.text).joined(separator: " ")
                }
            })
    }

    private mutating func add(_ dependency: ManifestExpression, to target: inout AppProject.Target, folder: String) {
        switch dependency.name {
        case "target":
            if let name = dependency["name"]?.text { target.dependencies.append(name) }
        case "project":
            if let name = dependency["target"]?.text { target.dependencies.append(name) }
            if let place = dependency["path"].flatMap({ path($0, in: folder) }) { pending.append(place) }
        case "external", "package":
            guard let name = (dependency["name"] ?? dependency["product"])?.text else { return }
            target.packageProducts.append(name)
            if !project.remotePackages.contains(name) { project.remotePackages.append(name) }
        default: break
        }
    }
}
