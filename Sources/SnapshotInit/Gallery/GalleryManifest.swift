import GallerySources
import SnapshotCore

/// The text of a gallery's `Package.swift`.
struct GalleryManifest {
    let plan: GalleryPlan

    /// The words that distinguish a gallery's manifest from others.
    static let mark = "`snapshot init` made this package"
    /// The library that galleries link.
    static let library = "BuilderGallery"

    var text: String {
        var lines = header
        lines += [
            "let package = Package(",
            "    name: \(SwiftLiteral.string(plan.name)),",
        ]
        if let localization = plan.localization {
            lines.append("    defaultLocalization: \(SwiftLiteral.string(localization)),")
        }
        lines.append("    dependencies: [")
        lines += plan.builder.manifestLines.map { "        \($0)" }
        lines += plan.packages.map { "        \($0)," }
        lines += ["    ],", "    targets: ["]
        for target in plan.targets { lines += self.lines(of: target) }
        lines += gallery + ["    ]", ")", ""]
        return lines.joined(separator: "\n")
    }

    private var header: [String] {
        let aliases = ModuleAlias.all.filter { $0.isInGallery && !plan.yieldedModules.contains($0.original) }
            .map { "            \"-module-alias\", \"\($0.original)=\($0.ours)\"," }
        return [
            "// swift-tools-version: 6.1",
            "// Screens of this app, drawn on Linux. \(Self.mark); edit it freely.",
            "//",
            "//     swift run \(plan.name) list",
            "//     swift run \(plan.name) render --help",
            "import PackageDescription",
            "",
            "/// The originals' module names, mapped onto those that exist on Linux: `import UIKit` stays as it is.",
            "let iOSNames: [SwiftSetting] =",
            "    [",
            "        .swiftLanguageMode(.v5),",
            "        .unsafeFlags([",
        ] + aliases + [
            "            \"-enable-testing\", \"-continue-building-after-errors\",",
            "        ], .when(platforms: [.linux])),",
            "    ]",
            "",
            "/// What the app's files import, and the command, in a dynamic library: a change of the app is linked quickly.",
            "/// Builder's other libraries contain parts of it: use either this one or those, in all targets.",
            "let builder: [Target.Dependency] = [",
            "    .product(name: \"\(Self.library)\", package: \(SwiftLiteral.string(plan.builder.package)))",
            "]", "",
        ]
    }

    private func lines(of target: GalleryPlan.Target) -> [String] {
        let dependencies = target.dependencies
        var arguments = ["name: \(SwiftLiteral.string(target.name))"]
        arguments.append(
            "dependencies: builder"
                + (dependencies.isEmpty ? "" : " + " + SwiftLiteral.list(dependencies, indentation: 12)))
        var excluded = target.tree.manifestExcludes(keeping: target.resourcePaths)
        if target.folder.isEmpty, !excluded.contains(plan.name) { excluded.append(plan.name) }
        let paths = excluded.map { SwiftLiteral.string("\(LoweringSettings.linkName)/\($0)") }
        arguments.append("exclude: " + SwiftLiteral.list(paths, indentation: 12))
        arguments.append("sources: [\(SwiftLiteral.string(Self.sourceFile))]")
        if !target.resources.isEmpty {
            arguments.append("resources: " + SwiftLiteral.list(target.resources, indentation: 12))
        }
        arguments.append(
            "swiftSettings: iOSNames + "
                + SwiftLiteral.list([".unsafeFlags([\"-suppress-warnings\"])"] + target.settings, indentation: 12))
        arguments.append(
            "plugins: [.plugin(name: \"LowerSources\", package: \(SwiftLiteral.string(plan.builder.package)))]")
        let origin = target.folder.isEmpty ? "the folder around this one" : "../\(target.folder)"
        return [
            "        // The files of \(origin), rewritten for Linux when the package is built. New files are found."
        ]
            + call(".target", arguments)
    }

    /// The only file of a target that isn't the app's.
    static let sourceFile = "Module.swift"

    private var gallery: [String] {
        let apps = plan.targets.map { SwiftLiteral.string($0.name) }
        // The executable has the replacements of the C library itself, since Foundation looks there first.
        let interposition =
            ".product(name: \"BuilderInterposition\", package: \(SwiftLiteral.string(plan.builder.package)))"
        return ["        // The command and its catalog of screens."]
            + call(
                ".executableTarget",
                [
                    "name: \(SwiftLiteral.string(plan.name))",
                    "dependencies: builder + " + SwiftLiteral.list(apps + [interposition], indentation: 12),
                    "swiftSettings: iOSNames",
                    "linkerSettings: [.unsafeFlags([\"-use-ld=lld\"], .when(platforms: [.linux]))]",
                ])
    }

    private func call(_ function: String, _ arguments: [String]) -> [String] {
        ["        \(function)("]
            + [arguments.map { "            \($0)" }.joined(separator: ",\n")]
            + ["        ),"]
    }
}
