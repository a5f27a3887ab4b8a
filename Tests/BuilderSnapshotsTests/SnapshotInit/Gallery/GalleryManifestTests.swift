import Foundation
import GallerySources
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// A gallery for a Swift package.
@MainActor
@Suite struct GalleryManifestTests {
    private static let files = [
        "Package.swift": "// swift-tools-version: 5.9\n",
        "Sources/Core/Core.swift": "import RxSwift\n",
        "Sources/Core/Res/a.json": "{}",
        "Sources/Core/notes.md": "x",
        "Other/Feature/A/Feature.swift":
            "import UIKit\nimport Core\nclass FeatureViewController: UIViewController {}\n",
        "Other/Feature/C/Old.swift": "import UIKit\nclass OldViewController: UIViewController {}\n",
        "Sources/App/main.swift": "import Core\n",
        "Sources/App/Tool.swift": "import Feature\n",
        "Tests/CoreTests/CoreTests.swift": "import XCTest\n",
    ]

    /// As `swift package dump-package` of Swift 6.3 writes it, shortened.
    private static let dump = """
        warning: something
        {
          "name": "My App", "defaultLocalization": "en", "platforms": [{"platformName": "ios", "version": "15.0"}],
          "dependencies": [
            {"sourceControl": [{"identity": "rxswift", "location": {"remote": [{"urlString": "https://x.example/RxSwift"}]},
              "requirement": {"range": [{"lowerBound": "6.5.0", "upperBound": "7.0.0"}]}}]},
            {"sourceControl": [{"identity": "b", "location": {"remote": [{"urlString": "https://x.example/b"}]},
              "requirement": {"branch": ["main"]}}]},
            {"sourceControl": [{"identity": "logs", "location": {"remote": [{"urlString": "https://x.example/logs.git"}]},
              "requirement": {"range": [{"lowerBound": "1.2.0", "upperBound": "2.0.0"}]}}]},
            {"sourceControl": [{"identity": "unused", "location": {"remote": [{"urlString": "https://x.example/unused"}]},
              "requirement": {"exact": ["1.2.3"]}}]}
          ],
          "targets": [
            {"name": "Core", "type": "regular", "exclude": ["notes.md", "gone.md"],
              "dependencies": [{"product": ["RxSwift", "RxSwift", null, null]}, {"byName": ["b", {"platformNames": ["ios", "linux"]}]}],
              "resources": [{"path": "Res", "rule": {"process": {}}}],
              "settings": [
                {"kind": {"define": {"_0": "IOS"}}, "condition": {"platformNames": ["ios"]}, "tool": "swift"},
                {"kind": {"define": {"_0": "FAST"}}, "tool": "swift"},
                {"kind": {"enableUpcomingFeature": {"_0": "ExistentialAny"}}, "tool": "swift"},
                {"kind": {"define": {"_0": "C"}}, "tool": "c"},
                {"kind": {"unsafeFlags": {"_0": ["-Onone"]}}, "tool": "swift"}]},
            {"name": "Feature", "type": "regular", "path": "Other/Feature", "sources": ["A"], "exclude": [], "resources": [],
              "settings": [], "dependencies": [{"byName": ["Core", null]}, {"target": ["Core", {"platformNames": ["ios"]}]}, {"byName": ["b", {"platformNames": ["ios", "macos"]}]},
                {"product": ["Logging", "logs", null, null]}, {"byName": ["Binary", null]}]},
            {"name": "App", "type": "executable", "exclude": [], "resources": [], "settings": [],
              "dependencies": [{"byName": ["Feature", null]}]},
            {"name": "CoreTests", "type": "test", "exclude": [], "resources": [], "settings": [], "dependencies": []},
            {"name": "Binary", "type": "binary", "exclude": [], "resources": [], "settings": [], "dependencies": []}
          ]
        }
        """

    private func run(
        answers: Toolchain.ToolResult = .init(succeeded: true, output: dump)
    ) async throws -> (InitRun, TemporaryFolder) {
        let folder = try SampleApp.make(Self.files)
        let swift = RecordedSwift(answers)
        let before = folder.everything(except: "Sample/SnapshotGallery")
        let run = try await InitRun(
            "Sample", "--no-build", "--builder", "https://a.example/Builder", in: folder, swift: swift)
        #expect(folder.everything(except: "Sample/SnapshotGallery") == before)
        let command = try #require(swift.commands.first)
        #expect(command.last == "dump-package")
        // Nothing is made in the package.
        #expect(command.contains("--scratch-path"))
        return (run, folder)
    }

    @Test func everyTargetOfSourcesHasALink() async throws {
        let (run, folder) = try await run()
        #expect(run.status == .success, "\(run.messages) \(run.output)")
        let sources = "\(folder.path)/Sample/SnapshotGallery/Sources"
        let manager = FileManager.default
        #expect(
            try manager.contentsOfDirectory(atPath: sources).sorted() == ["App", "Core", "Feature", "SnapshotGallery"])
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(sources)/Core/Files") == "../../../Sources/Core")
        #expect(try manager.destinationOfSymbolicLink(atPath: "\(sources)/Feature/Files") == "../../../Other/Feature")
        #expect(FilePaths.exists("\(sources)/Feature/Files/A/Feature.swift"))
        #expect(
            run.output.contains(
                "Sources/Core             the files of Sources/Core, rewritten when built: 1 Swift file\n"))
        let feature = try folder.text("Sample/SnapshotGallery/Sources/Feature/lowering.json")
        let settings = try JSONDecoder().decode(LoweringSettings.self, from: Data(feature.utf8))
        let modules = ["Core", "Feature", "Logging", "b"]
        #expect(
            settings
                == LoweringSettings(sources: ["A"], modules: modules, conditions: ["DEBUG", "SWIFT_PACKAGE"]))
        #expect(run.output.contains("the app's entry point, as the gallery has its own: Sources/App/main.swift"))
    }

    @Test func theManifestMatchesThePackages() async throws {
        let (_, folder) = try await run()
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        let targets = try #require(manifest.range(of: "    defaultLocalization")).lowerBound
        #expect(
            manifest[targets...] == """
                    defaultLocalization: "en",
                    dependencies: [
                        // Builder, by version. For a copy on this machine, use .package(name: "Builder", path: "…").
                        .package(url: "https://a.example/Builder", from: "0.1.0"),
                        .package(url: "https://x.example/b", branch: "main"),
                        .package(url: "https://x.example/logs.git", "1.2.0"..<"2.0.0"),
                    ],
                    targets: [
                        // The files of ../Sources/Core, rewritten for Linux when the package is built. New files are found.
                        .target(
                            name: "Core",
                            dependencies: builder + [.product(name: "b", package: "b")],
                            exclude: ["Files/Core.swift", "Files/notes.md"],
                            sources: ["Module.swift"],
                            resources: [.process("Files/Res")],
                            swiftSettings: iOSNames + [
                                .unsafeFlags(["-suppress-warnings"]),
                                .define("FAST"),
                                .enableUpcomingFeature("ExistentialAny"),
                            ],
                            plugins: [.plugin(name: "LowerSources", package: "Builder")]
                        ),
                        // The files of ../Other/Feature, rewritten for Linux when the package is built. New files are found.
                        .target(
                            name: "Feature",
                            dependencies: builder + ["Core", .product(name: "Logging", package: "logs")],
                            exclude: ["Files/A", "Files/C"],
                            sources: ["Module.swift"],
                            swiftSettings: iOSNames + [.unsafeFlags(["-suppress-warnings"])],
                            plugins: [.plugin(name: "LowerSources", package: "Builder")]
                        ),
                        // The files of ../Sources/App, rewritten for Linux when the package is built. New files are found.
                        .target(
                            name: "App",
                            dependencies: builder + ["Feature"],
                            exclude: ["Files/Tool.swift", "Files/main.swift"],
                            sources: ["Module.swift"],
                            swiftSettings: iOSNames + [.unsafeFlags(["-suppress-warnings"])],
                            plugins: [.plugin(name: "LowerSources", package: "Builder")]
                        ),
                        // The command and its catalog of screens.
                        .executableTarget(
                            name: "SnapshotGallery",
                            dependencies: builder + ["Core", "Feature", "App", .product(name: "BuilderInterposition", package: "Builder")],
                            swiftSettings: iOSNames,
                            linkerSettings: [.unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux]))]
                        ),
                    ]
                )

                """)
    }

    @Test func onlyFilesOfTheTargetsAreLookedAt() async throws {
        let (_, folder) = try await run()
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        #expect(catalog.contains("@testable import App\n@testable import Core\n@testable import Feature\n"))
        #expect(catalog.contains("FeatureViewController()"))
        #expect(!catalog.contains("OldViewController"))
    }

    @Test func aManifestThatCantBeReadIsShown() async throws {
        let (run, folder) = try await run(answers: .init(succeeded: false, output: "error: invalid manifest\n"))
        #expect(run.status == .badData)
        #expect(run.messages.contains("Sample/Package.swift can't be evaluated on Linux"))
        #expect(run.messages.contains("error: invalid manifest"))
        #expect(!folder.files.contains { $0.contains("SnapshotGallery") })
    }
}
