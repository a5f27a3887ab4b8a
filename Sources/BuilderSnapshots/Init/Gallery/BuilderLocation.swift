import Foundation

/// Where a gallery's manifest finds this package.
enum BuilderLocation: Hashable, Sendable {
    /// In a folder: as the manifest names it, and why.
    case folder(String, origin: Origin)
    case url(String, version: String)

    enum Origin: Hashable, Sendable {
        /// `--package` names it.
        case named
        /// The running command was built from it.
        case running
    }

    /// The version that a URL is asked for.
    static let version = "0.1.0"
    /// Where the package is published.
    static let publicURL = "https://github.com/builder-snapshots/Builder.git"

    /// - Parameters:
    ///   - option: the value of `--package`; nil for the package that the running command was built from, or else the
    ///     public URL.
    ///   - source: a file of that package.
    ///   - output: the gallery's folder; a relative path is written relative to it.
    /// - Throws: `InitError.noPackage`.
    init(
        option: String?, source: String = #filePath, output: String, resolve: (String) -> String
    ) throws(InitError) {
        guard let option else {
            self =
                Self.package(of: source).map { .folder($0, origin: .running) }
                ?? .url(Self.publicURL, version: Self.version)
            return
        }
        if option.contains("://") || option.hasPrefix("git@") {
            self = .url(option, version: Self.version)
            return
        }
        let folder = resolve(option)
        guard FilePlace.exists("\(folder)/Package.swift") else { throw .noPackage(path: folder) }
        let path = FolderPath.absolute(folder)
        self = .folder(option.hasPrefix("/") ? path : FolderPath.relative(path, from: output), origin: .named)
    }

    /// The package that a file is a part of, unless SwiftPM fetched it for another package.
    private static func package(of file: String) -> String? {
        package(around: file).flatMap { $0.contains("/.build/") ? nil : $0 }
    }

    /// The nearest folder around an absolute path that has a manifest.
    static func package(around path: String) -> String? {
        var folder = FilePlace.folder(of: path)
        while folder.count > 1 {
            if FilePlace.exists("\(folder)/Package.swift") { return folder }
            folder = FilePlace.folder(of: folder)
        }
        return nil
    }

    /// The manifest's lines, a comment before them.
    var manifestLines: [String] {
        switch self {
        case .folder(let path, let origin):
            let reason =
                origin == .running
                ? "the folder that the `snapshot` command was built from" : "the folder that was named"
            return [
                "// Builder, in \(reason). For other machines write its URL:",
                "//     .package(url: \(SwiftLiteral.string(Self.publicURL)), from: \"\(Self.version)\"),",
                ".package(name: \"Builder\", path: \(SwiftLiteral.string(path))),",
            ]
        case .url(let url, let version):
            return [
                "// Builder, by version. A copy on this machine is named by .package(name: \"Builder\", path: \"…\").",
                ".package(url: \(SwiftLiteral.string(url)), from: \"\(version)\"),",
            ]
        }
    }

    /// How the manifest names the package in `.product(name:package:)`.
    var package: String {
        guard case .url(let url, _) = self else { return "Builder" }
        let name = url.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "Builder"
        return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
    }
}
