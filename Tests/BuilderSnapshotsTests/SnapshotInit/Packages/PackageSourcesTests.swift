import Foundation
import GallerySources
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// Packages that an app imports, compiled from their own sources.
@MainActor
@Suite struct PackageSourcesTests {
    private static let app = [
        "project.yml": "targets: {Shop: {type: application, platform: iOS, sources: App}}",
        "App/Home.swift": "import UIKit\nimport Pinned\nclass HomeViewController: PinnedViewController {}\n",
    ]

    private static let pinned = [
        "Package.swift": "let package = Package(name: \"Pinned\")",
        "Package@swift-5.9.swift": "",
        "Sources/Pinned/Pin.swift":
            "import UIKit\nimport RxSwift\nopen class PinnedViewController: UIViewController {}\n",
        "Sources/Math/Math.swift": "", "Sources/CMath/math.c": "", "Sources/Other/Other.swift": "",
    ]

    private static func dump(_ name: String, _ targets: String) -> String {
        let products = "[{\"name\": \"\(name)\", \"targets\": [\"\(name)\"]}]"
        return "{\"name\": \"\(name)\", \"dependencies\": [], \"products\": \(products), \"targets\": [\(targets)]}"
    }

    private static func target(_ name: String, needs: String = "", more: String = "") -> String {
        "{\"name\": \"\(name)\", \"type\": \"regular\", \"dependencies\": [\(needs)]\(more)}"
    }

    private static let pinnedDump = dump(
        "Pinned",
        target(
            "Pinned",
            needs: "{\"product\": [\"RxSwift\", \"RxSwift\", null, null]}, {\"byName\": [\"Math\", null]}, "
                + "{\"target\": [\"CMath\", {\"platformNames\": [\"ios\"]}]}, {\"target\": [\"Mac\", {\"platformNames\": [\"macos\"]}]}",
            more: ", \"resources\": [{\"path\": \"Gone\", \"rule\": {\"process\": {}}}]")
            + ", " + target("Math") + ", " + target("CMath") + ", " + target("Other") + ", " + target("Mac"))

    private func files(_ groups: (String, [String: String])...) -> [String: String] {
        groups.reduce(into: [:]) { files, group in
            for (name, text) in group.1 { files[group.0.isEmpty ? name : "\(group.0)/\(name)"] = text }
        }
    }

    private func run(
        _ files: [String: String], _ options: String..., packages: [String: String] = [:]
    ) async throws -> (InitRun, TemporaryFolder) {
        let folder = try TemporaryFolder()
        for (path, text) in files {
            try SampleApp.add([FilePaths.name(of: path): text], to: folder, named: FilePaths.folder(of: path))
        }
        let run = try await InitRun(
            arguments: ["Sample", "--no-build", "--builder", "https://a.example/Builder"] + options, in: folder,
            swift: RecordedSwift(packages: packages))
        return (run, folder)
    }

    private func link(_ target: String, _ folder: TemporaryFolder) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: "\(folder.path)/Sample/SnapshotGallery/Sources/\(target)/Files")
    }

    private func settings(_ target: String, _ folder: TemporaryFolder) throws -> LoweringSettings {
        let data = try folder.read("Sample/SnapshotGallery/Sources/\(target)/lowering.json")
        return try JSONDecoder().decode(LoweringSettings.self, from: data)
    }

    private func modules(_ folder: TemporaryFolder) throws -> [String] {
        let sources = "\(folder.path)/Sample/SnapshotGallery/Sources"
        return try FileManager.default.contentsOfDirectory(atPath: sources).sorted()
    }

    /// The target that is imported is compiled, and those on which it depends on an iPhone.
    @Test(arguments: [
        "Sample/.build/checkouts/pinned", "Sample/SourcePackages/checkouts/pinned", "Sample/Carthage/Checkouts/pinned",
        "Sample/Tuist/.build/checkouts/pinned",
    ])
    func checkoutsWithAManifest(place: String) async throws {
        let (run, folder) = try await run(
            files(("Sample", Self.app), (place, Self.pinned)), packages: ["pinned": Self.pinnedDump])
        #expect(run.status == .success, "\(run.messages)")
        #expect(try modules(folder) == ["Math", "Pinned", "Shop", "SnapshotGallery"])
        let path = place.dropFirst("Sample/".count)
        #expect(try link("Pinned", folder) == "../../../\(path)/Sources/Pinned")
        #expect(try settings("Shop", folder).modules == ["Math", "Pinned", "Shop"])
        #expect(try settings("Pinned", folder).conditions == ["DEBUG", "SWIFT_PACKAGE"])
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("name: \"Shop\",\n            dependencies: builder + [\"Pinned\"],"))
        #expect(manifest.contains("name: \"Pinned\",\n            dependencies: builder + [\"Math\"],"))
        #expect(!manifest.contains("resources:"))
        #expect(run.output.contains("without Swift files, and left out:\n    CMath (of \(path))\n"), "\(run.output)")
        #expect(!run.output.contains("aren't part of the gallery"))
    }

    /// A package's controllers are no screens of the app, but the app's own may derive from them.
    @Test func theScreensAreTheApps() async throws {
        let (_, folder) = try await run(
            files(("Sample", Self.app), ("Sample/.build/checkouts/pinned", Self.pinned)),
            packages: ["pinned": Self.pinnedDump])
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        #expect(catalog.contains("HomeViewController()"))
        #expect(!catalog.contains(" PinnedViewController()"))
        #expect(catalog.contains("@testable import Shop\n"))
        #expect(!catalog.contains("import Pinned"))
    }

    @Test func foldersThatTheUserNames() async throws {
        for named in ["Other", "Other/pinned"] {
            let (run, folder) = try await run(
                files(("Sample", ["A.swift": "import Pinned\n"]), ("Other/pinned", Self.pinned)),
                "--package-sources", named, packages: ["pinned": Self.pinnedDump])
            #expect(run.status == .success, "\(run.messages)")
            #expect(try link("Pinned", folder) == "../../../../Other/pinned/Sources/Pinned")
            #expect(run.output.contains("the files of ../Other/pinned/Sources/Pinned, rewritten when built: 1 Swift"))
            #expect(run.output.contains(" --package-sources \(named) --check\n"))
            #expect(run.output.contains("Packages:\n  modules of packages"))
        }
    }

    @Test func foldersWithoutPackagesAreErrors() async throws {
        let sample = files(("Sample", Self.app), ("Empty", ["notes.txt": ""]))
        for (named, problem) in [
            ("Gone", "there is no such folder"), ("Empty/notes.txt", "it is a file"), ("Empty", "there are neither"),
        ] {
            let (run, folder) = try await run(sample, "--package-sources", named)
            #expect(run.status == .noInput)
            #expect(run.messages.contains("--package-sources \(folder.path)/\(named): \(problem)"), "\(run.messages)")
            #expect(!folder.files.contains { $0.contains("SnapshotGallery") })
        }
        #expect(try await run(sample, "--package-sources", "").0.status == .usage)
    }

    @Test func podsAreModulesWithoutTestsAndExamples() async throws {
        let (run, folder) = try await run(
            files(
                ("Sample", Self.app), ("Sample/App", ["More.swift": "import Layout\nimport Listed\n"]),
                (
                    "Sample/Pods/Pinned",
                    [
                        "Source/A.swift": "import RxSwift\nimport Layout\n", "Source/Core/B.swift": "",
                        "Example/App.swift": "", "PinnedTests/T.swift": "",
                    ]
                ),
                ("Sample/Pods/LayoutKit", ["L.swift": "", "Demos/D.swift": ""]),
                ("Sample/Pods/Target Support Files/LayoutKit", ["LayoutKit.modulemap": "framework module Layout {\n"]),
                (
                    "Sample/Pods/Listed",
                    ["A/One.swift": "", "A/Two.swift": "", "B/Three.swift": "", "C/Four.swift": ""]
                ),
                (
                    "Sample/Pods/Local Podspecs",
                    ["Listed.podspec.json": "{\"source_files\": [\"A\", \"C/*.swift\"], \"exclude_files\": \"A/Two*\"}"]
                ),
                ("Sample/Pods/RxSwift", ["RxSwift.swift": ""])))
        #expect(run.status == .success, "\(run.messages)")
        #expect(try modules(folder) == ["Layout", "Listed", "Pinned", "Shop", "SnapshotGallery"])
        #expect(try link("Pinned", folder) == "../../../Pods/Pinned/Source")
        #expect(try settings("Pinned", folder).sources == nil)
        #expect(try settings("Pinned", folder).conditions == ["DEBUG", "COCOAPODS"])
        #expect(try link("Layout", folder) == "../../../Pods/LayoutKit")
        #expect(try settings("Layout", folder).sources == ["L.swift"])
        #expect(try settings("Listed", folder).sources == ["A/One.swift", "C"])
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("name: \"Pinned\",\n            dependencies: builder + [\"Layout\"],"))
        #expect(manifest.contains("dependencies: builder + [\"Layout\", \"Listed\", \"Pinned\"],"))
    }

    @Test func theFirstOfTwoPackagesIsUsed() async throws {
        let (run, folder) = try await run(
            files(
                ("Sample", Self.app), ("Mine/Pinned", ["Sources/P.swift": ""]),
                ("Sample/Pods/Pinned", ["P.swift": ""])),
            "--package-sources", "Mine/Pinned")
        #expect(try link("Pinned", folder) == "../../../../Mine/Pinned/Sources")
        #expect(
            run.output.contains(
                "modules that several packages have:\n    Pinned: ../Mine/Pinned, not Pods/Pinned\n"), "\(run.output)")
    }

    @Test func aPackageThatIsNowhereIsReported() async throws {
        let (run, _) = try await run(
            files(
                (
                    "Sample",
                    [
                        "project.yml": """
                        packages: {Pinned: {url: "https://a.example/Pinned", from: 1.0.0}}
                        targets: {Shop: {type: application, platform: iOS, sources: App, dependencies: [{package: Pinned}]}}
                        """,
                        "App/Home.swift": "import Pinned\n",
                    ]
                )))
        #expect(
            run.output.contains(
                "packages that aren't part of the gallery (--package-sources names their folders):\n    Pinned\n"))
        #expect(run.output.contains("→ Name the folder of a package's sources with --package-sources"))
    }

    /// `import Charts` is that of Swift Charts unless a package has the module, as DGCharts had.
    @Test func anAliasYieldsToAPackage() async throws {
        let app = ["App/Home.swift": "import Charts\n", "project.yml": Self.app["project.yml"] ?? ""]
        let alias = "\"Charts=BuilderCharts\""
        let (own, ownFolder) = try await run(files(("Sample", app)))
        #expect(try ownFolder.text("Sample/SnapshotGallery/Package.swift").contains(alias))
        #expect(try settings("Shop", ownFolder).yieldedModules == nil)
        #expect(!own.output.contains("Charts"), "\(own.output)")
        let (_, folder) = try await run(files(("Sample", app), ("Sample/Pods/Charts", ["C.swift": ""])))
        #expect(try modules(folder) == ["Charts", "Shop", "SnapshotGallery"])
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(!manifest.contains("BuilderCharts") && manifest.contains("\"UIKit=BuilderUIKit\""))
        #expect(manifest.contains("name: \"Shop\",\n            dependencies: builder + [\"Charts\"],"))
        #expect(try settings("Shop", folder).modules == ["Charts", "Shop"])
        #expect(try settings("Shop", folder).yieldedModules == ["Charts"])
    }

    /// A package with the module that isn't there is missing: Swift Charts doesn't have its names.
    @Test func anAliasYieldsToAMissingPackage() async throws {
        let (run, folder) = try await run(
            files(
                (
                    "Sample",
                    [
                        "project.yml": """
                        packages: {Charts: {url: "https://a.example/Charts", from: 4.0.0}}
                        targets: {Shop: {type: application, platform: iOS, sources: App, dependencies: [{package: Charts}]}}
                        """,
                        "App/Home.swift": "import Charts\n",
                    ]
                )))
        #expect(try !folder.text("Sample/SnapshotGallery/Package.swift").contains("BuilderCharts"))
        #expect(try settings("Shop", folder).modules == ["Shop"])
        #expect(try settings("Shop", folder).yieldedModules == ["Charts"])
        #expect(run.output.contains("(--package-sources names their folders):\n    Charts\n"), "\(run.output)")
        #expect(run.output.contains("→ Name the folder of a package's sources with --package-sources"))
    }

    /// Local packages that depend on each other's modules in a circle, by imports, lose one of the dependencies.
    @Test func circlesOfPackagesAreBroken() async throws {
        let (run, folder) = try await run(
            files(
                ("Sample", Self.app), ("Sample/Pods/Pinned", ["P.swift": "import Layout\n"]),
                ("Sample/Pods/Layout", ["L.swift": "import Pinned\n"])))
        #expect(run.status == .success)
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("name: \"Pinned\",\n            dependencies: builder + [\"Layout\"],"))
        #expect(manifest.contains("name: \"Layout\",\n            dependencies: builder,"))
    }

    /// What a module lacks is known only when the packages that it imports compile.
    @Test func whatIsLeftOutOfPackagesIsReported() async throws {
        let folder = try TemporaryFolder()
        try SampleApp.add(Self.app, to: folder, named: "Sample")
        try SampleApp.add(["Pinned/P.swift": ""], to: folder, named: "Sample/Pods")
        let swift = RecordedSwift(
            .init(succeeded: false, output: "{app}/Pods/Pinned/P.swift:3:1: error: cannot find 'CALayers' in scope\n"),
            .init(
                succeeded: false,
                output: "{app}/Pods/Pinned/P.swift:9:1: error: cannot find 'later' in scope\n"
                    + "{app}/App/Home.swift:2:1: error: cannot find 'pin' in scope\n"),
            leavingOut: [1, 2])
        let run = try await InitRun("Sample", "--builder", "https://a.example/Builder", in: folder, swift: swift)
        #expect(run.status == .success, "\(run.output)")
        #expect(swift.reducedErrors.map { $0.map(\.path) } == [["P.swift"], ["Home.swift"], ["P.swift"]])
        #expect(run.output.contains("  CALayers: 1\n    Pods/Pinned/P.swift:3\n"))
        #expect(run.output.contains("  pin: 1, 1 screen\n    App/Home.swift:2\n"))
        #expect(!run.output.contains("later"))
    }

    /// `--check` writes nothing, so that a package that is found later isn't compiled.
    @Test func aPackageThatTheGalleryLacksIsReported() async throws {
        let folder = try TemporaryFolder()
        try SampleApp.add(["A.swift": "import Pinned\n"], to: folder, named: "Sample")
        try SampleApp.add(["Pinned/P.swift": ""], to: folder, named: "Other")
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let run = try await InitRun("Sample", "--check", "--package-sources", "Other", in: folder)
        #expect(run.output.contains("    Pinned (found, but not in this gallery: create it anew)\n"), "\(run.output)")
        #expect(run.output.contains("1 Swift file"))
    }

    /// SwiftPM permits no two targets with one name.
    @Test func modulesThatBuilderUsesAreNotReplaced() async throws {
        let (run, folder) = try await run(
            files(
                ("Sample", ["A.swift": "import Yams\nimport Kingfisher\n"]), ("Sample/Pods/Yams", ["Y.swift": ""]),
                ("Sample/Pods/Kingfisher", ["K.swift": ""])))
        #expect(run.output.contains("    Yams: Builder's own, not Pods/Yams\n"), "\(run.output)")
        #expect(try modules(folder) == ["Sample", "SnapshotGallery"])
    }
}
