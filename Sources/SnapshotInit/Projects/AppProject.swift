/// An app's project, as far as a gallery needs it. Paths are relative to the gallery's root.
struct AppProject: Hashable {
    /// The kinds of targets that a gallery distinguishes.
    enum TargetKind: Hashable {
        case application
        /// A framework or a library, which is a module of its own.
        case framework
        case appExtension
        case tests
        case other
    }

    struct Target: Hashable {
        var name: String
        /// The name by which other modules import it.
        var module: String
        var kind: TargetKind
        /// A Boolean value that indicates whether it is built for iPhones or iPads.
        var isForIOS = true
        var files: ProjectFiles
        /// The path of its `Info.plist`.
        var infoPlist: String?
        /// The fonts that the project itself lists for its `Info.plist`.
        var fonts: [String] = []
        /// The names of the project's targets that it depends on.
        var dependencies: [String] = []
        /// The names of products of packages that it depends on.
        var packageProducts: [String] = []
        /// The conditions of `#if` in its debug configuration.
        var conditions: [String] = ["DEBUG"]
        /// The settings of the compiler.
        var language = LanguageSettings()
    }

    /// The project's files: more than one for a workspace.
    var paths: [String]
    var targets: [Target] = []
    /// The folders of packages that the project names.
    var localPackages: [String] = []
    /// The URLs or names of other packages.
    var remotePackages: [String] = []
    var diagnostics: [ProjectDiagnostic] = []

    /// Adds the content of another project of the same workspace.
    mutating func merge(_ other: AppProject) {
        paths += other.paths
        targets += other.targets
        localPackages += other.localPackages.filter { !localPackages.contains($0) }
        remotePackages += other.remotePackages.filter { !remotePackages.contains($0) }
        diagnostics += other.diagnostics
    }

    /// Returns a module's name derived from a product's: “My App” becomes My_App, as in Xcode.
    static func module(of product: String) -> String {
        let name = String(product.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        return name.first?.isNumber == true ? "_" + name.dropFirst() : name
    }
}

/// A line of the report about an app's project.
struct ProjectDiagnostic: Hashable {
    enum Kind: Int, CaseIterable, Hashable {
        /// The project can't be read, and isn't used.
        case unreadable
        /// A part of the project depends on code that isn't evaluated.
        case unevaluated
        /// A file that the project names doesn't exist.
        case missingFile
        /// A file is outside of the given folder.
        case outside
        /// A file is where neither SwiftPM nor the gallery looks.
        case unreachable
        case excludedTarget
        /// A target without Swift files.
        case emptyTarget
        /// A dependency is left out, since targets depend on each other in a circle.
        case circle
        /// A package isn't part of the gallery.
        case package
        /// A module of a package has no Swift files.
        case native
        /// Several packages have a module.
        case duplicate
    }

    var kind: Kind
    /// The file, target or package, with what else there is to say about it.
    var subject: String
}

/// An error that prevents the use of a project.
struct ProjectError: Error, Hashable, CustomStringConvertible {
    var path: String
    /// The line; nil for the file as a whole.
    var line: Int?
    /// The problem, and what to do about it.
    var problem: String

    var description: String { "\(path)\(line.map { ":\($0)" } ?? ""): \(problem)" }
}
