import Foundation
import GallerySources
import SnapshotCore

/// The location of this package in a gallery's manifest.
enum BuilderLocation: Hashable, Sendable {
    /// A folder: its name in the manifest, and its origin.
    case folder(String, origin: Origin)
    /// A git repository, by version or by branch.
    case url(String, Requirement)

    enum Requirement: Hashable, Sendable {
        /// This version, or a later one of the same major version.
        case version(String)
        case branch(String)
    }

    enum Origin: Hashable, Sendable {
        /// The value of `--builder`.
        case named
        /// The package from which the running command was built.
        case running
    }

    /// The version that is required for a URL.
    static let version = "0.1.0"

    /// Finds the package.
    /// - Parameters:
    ///   - option: the value of `--builder`: a folder, or a URL with or without `#branch`; nil for the package that the
    ///     running command was built from.
    ///   - source: a file of that package.
    ///   - output: the gallery's folder; a relative path is written relative to it.
    /// - Throws: `InitError.noBuilder` or `.unknownBuilder`.
    init(option: String?, source: String = #filePath, output: String, resolve: (String) -> String) throws(InitError) {
        guard let option else {
            // The package can't be found in another way.
            guard let folder = Self.package(of: source) else { throw .unknownBuilder }
            self = .folder(folder, origin: .running)
            return
        }
        if option.contains("://") || option.hasPrefix("git@") {
            self = Self.url(option)
            return
        }
        let folder = resolve(option)
        guard FilePaths.exists("\(folder)/Package.swift") else { throw .noBuilder(path: folder) }
        let path = FilePaths.real(folder) ?? folder
        self = .folder(option.hasPrefix("/") ? path : FilePaths.relative(path, from: output), origin: .named)
    }

    /// Returns the location of a URL, and of the branch after “#”.
    private static func url(_ text: String) -> BuilderLocation {
        guard let mark = text.lastIndex(of: "#") else { return .url(text, .version(version)) }
        let branch = String(text[text.index(after: mark)...])
        return .url(String(text[..<mark]), branch.isEmpty ? .version(version) : .branch(branch))
    }

    /// Returns the package that contains a file, unless SwiftPM fetched it for another package.
    private static func package(of file: String) -> String? {
        package(around: file).flatMap { $0.contains("/.build/") ? nil : $0 }
    }

    /// Returns the nearest folder around an absolute path that has a manifest.
    static func package(around path: String) -> String? {
        var folder = FilePaths.folder(of: path)
        while folder.count > 1 {
            if FilePaths.exists("\(folder)/Package.swift") { return folder }
            folder = FilePaths.folder(of: folder)
        }
        return nil
    }

    /// The lines of the manifest, with a comment before them.
    var manifestLines: [String] {
        switch self {
        case .folder(let path, let origin):
            let reason =
                origin == .running
                ? "the folder that the `snapshot` command was built from" : "the specified folder"
            return [
                "// Builder, in \(reason). For other machines, use the URL of its repository:",
                "//     .package(url: \"…\", from: \"\(Self.version)\"),",
                ".package(name: \"Builder\", path: \(SwiftLiteral.string(path))),",
            ]
        case .url(let url, let requirement):
            let (kind, argument) =
                switch requirement {
                case .version(let version): ("version", "from: \(SwiftLiteral.string(version))")
                case .branch(let branch): ("branch", "branch: \(SwiftLiteral.string(branch))")
                }
            return [
                "// Builder, by \(kind). For a copy on this machine, use .package(name: \"Builder\", path: \"…\").",
                ".package(url: \(SwiftLiteral.string(url)), \(argument)),",
            ]
        }
    }

    /// The package's name in the manifest's `.product(name:package:)`.
    var package: String {
        guard case .url(let url, _) = self else { return "Builder" }
        let name = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "Builder"
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
