/// The text of a manifest with which a gallery's sources are compiled: the gallery's own as it is by now, and
/// statements after it that change it.
struct CheckManifest {
    /// The text of the gallery's `Package.swift`.
    let gallery: String
    let plan: GalleryPlan
    /// A Boolean value that indicates whether to leave out the packages that Builder doesn't need, because one of them
    /// can't be fetched.
    let withoutPackages: Bool

    /// The path from the package with this manifest to the gallery's folder.
    static let way = "../.."

    var text: String {
        (gallery.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
            + sources + places + (withoutPackages ? packages : [])).joined(separator: "\n") + "\n"
    }

    /// Statements that show every error, in targets that depend on others with errors, too.
    private var sources: [String] {
        [
            "package.targets.removeAll { $0.name == \(SwiftLiteral.string(plan.name)) }",
            "for target in package.targets {",
            "    target.swiftSettings =",
            "        (target.swiftSettings ?? []) + [",
            "            .unsafeFlags([",
            "                \"-continue-building-after-errors\", \"-Xfrontend\",",
            "                \"-experimental-allow-module-with-compiler-errors\",",
            "            ])",
            "        ]",
            "}",
        ]
    }

    /// Statements by which relative paths begin at the gallery.
    private var places: [String] {
        [
            "package.dependencies = package.dependencies.map { dependency in",
            "    guard case .fileSystem(let name, let path) = dependency.kind, path.first != \"/\","
                + " path.first != \"~\"",
            "    else { return dependency }",
            "    let place = \(SwiftLiteral.string(Self.way + "/")) + path",
            "    return name.map { .package(name: $0, path: place) } ?? .package(path: place)",
            "}",
        ]
    }

    private var packages: [String] {
        let cases =
            switch plan.builder {
            case .folder: ["    case .fileSystem(let name, _): name != \"Builder\""]
            case .url(let url, _): ["    case .sourceControl(_, let url, _): url != \(SwiftLiteral.string(url))"]
            }
        return ["package.dependencies.removeAll { dependency in", "    switch dependency.kind {"] + cases + [
            "    default: true",
            "    }",
            "}",
            "for target in package.targets {",
            "    target.dependencies.removeAll { dependency in",
            "        guard case .productItem(_, let package, _, _) = dependency else { return false }",
            "        return package != \(SwiftLiteral.string(plan.builder.package))",
            "    }",
            "}",
        ]
    }
}
