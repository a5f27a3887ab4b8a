import Foundation
import GallerySources
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// A gallery for a project.
@MainActor
@Suite struct ProjectGalleryTests {
    private static let kit = """
        {"name": "Kit", "dependencies": [], "products": [{"name": "Kit", "targets": ["Kit"]}], "targets": [
          {"name": "Kit", "type": "regular", "exclude": [], "resources": [], "dependencies": [{"byName": ["Base", null]}],
            "settings": [{"kind": {"define": {"_0": "FAST"}}, "tool": "swift"}]},
          {"name": "Base", "type": "regular", "exclude": [], "resources": [], "settings": [],
            "dependencies": [{"product": ["Lottie", "lottie", null, null]}]},
          {"name": "Unused", "type": "regular", "exclude": [], "resources": [], "settings": [], "dependencies": []},
          {"name": "KitTests", "type": "test", "exclude": [], "resources": [], "settings": [], "dependencies": []}]}
        """

    private static let kitFiles = [
        "Packages/Kit/Package.swift": "let package = Package(name: \"Kit\")",
        "Packages/Kit/Sources/Kit/Kit.swift": "import Base\n", "Packages/Kit/Sources/Base/Base.swift": "",
        "Packages/Kit/Sources/Unused/U.swift": "",
    ]

    private func run(_ files: [String: String], package: String = kit) async throws -> (InitRun, TemporaryFolder) {
        let folder = try SampleApp.make(files)
        let swift = RecordedSwift(.init(succeeded: true, output: package))
        let run = try await InitRun(
            "Sample", "--no-build", "--builder", "https://a.example/Builder", in: folder, swift: swift)
        #expect(run.status == .success, "\(run.messages)")
        return (run, folder)
    }

    private func settings(_ target: String, _ folder: TemporaryFolder) throws -> LoweringSettings {
        let data = try folder.read("Sample/SnapshotGallery/Sources/\(target)/lowering.json")
        return try JSONDecoder().decode(LoweringSettings.self, from: data)
    }

    private func link(_ target: String, _ folder: TemporaryFolder) throws -> String {
        try FileManager.default.destinationOfSymbolicLink(
            atPath: "\(folder.path)/Sample/SnapshotGallery/Sources/\(target)/Files")
    }

    @Test func theAppsTargetsAndPackagesAreModules() async throws {
        let (run, folder) = try await run(SampleProject.xcodeFiles.merging(Self.kitFiles) { $1 })
        #expect(try link("My_Shop", folder) == "../../..")
        #expect(try link("Core", folder) == "../../../Core")
        #expect(try link("Kit", folder) == "../../../Packages/Kit/Sources/Kit")
        let app = try settings("My_Shop", folder)
        #expect(app.sources == ["Core/Extra/App.swift", "Shop/Home.swift", "Shop/Log in"])
        #expect(app.conditions == ["DEBUG", "SHOP", "STAGING", "FAST"])
        #expect(
            app.resources == [
                "Shop/Fonts/Brand.ttf", "Shop/Media.xcassets", "Shop/de.lproj/Localizable.strings",
                "Shop/en.lproj/Localizable.strings",
            ])
        #expect(try settings("Kit", folder).resources == nil)
        let core = try settings("Core", folder)
        #expect(core.exclude == ["Extra/App.swift"])
        #expect(core.modules == ["Base", "Core", "Kit"])
        #expect(try settings("Kit", folder).conditions == ["DEBUG", "SWIFT_PACKAGE", "FAST"])
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("name: \"My_Shop\",\n            dependencies: builder + [\"Core\"],"))
        #expect(manifest.contains("name: \"Core\",\n            dependencies: builder + [\"Kit\"],"))
        #expect(manifest.contains("name: \"Kit\",\n            dependencies: builder + [\"Base\"],"))
        #expect(!manifest.contains("name: \"Unused\""))
        #expect(manifest.contains("    defaultLocalization: \"en\",\n"))
        for resource in [
            ".copy(\"Files/Shop/Media.xcassets\")", ".copy(\"Files/Shop/Fonts/Brand.ttf\")",
            ".process(\"Files/Shop/de.lproj/Localizable.strings\")",
            ".process(\"Files/Shop/en.lproj/Localizable.strings\")",
        ] { #expect(manifest.contains(resource), "\(manifest)") }
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        #expect(catalog.contains("HomeViewController()"))
        #expect(!catalog.contains("UnusedViewController"))
        #expect(
            run.output.contains(
                """
                Targets of Shop.xcodeproj: Core, My_Shop, Kit, Base.
                  named by the project, but missing:
                    Shop/Gone.swift (Shop)
                  outside of this folder, and left out:
                    ../Shared/S.swift (Shop)
                  targets that are left out:
                    ShopTests (tests)
                    Widget (an app extension)
                  packages that aren't part of the gallery (--package-sources names their folders):
                    Alamofire
                    Lottie (of Packages/Kit)

                """))
    }

    @Test func circlesAreBroken() async throws {
        let (run, folder) = try await run(SampleProject.xcodeGenFiles)
        #expect(run.output.contains("since they are circular:\n    Core → Home\n"))
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("name: \"Core\",\n            dependencies: builder,"))
        #expect(manifest.contains("name: \"Home\",\n            dependencies: builder + [\"Core\"],"))
        #expect(try settings("Core", folder).modules == ["Core"])
        #expect(try settings("Home", folder).exclude == ["HomeMock.swift", "Old"])
        #expect(run.output.contains("Mac (for another platform)"))
        #expect(try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/main.swift").contains("Brand.ttf"))
    }

    @Test func aPackageThatCantBeDescribedIsReported() async throws {
        let (run, folder) = try await run(
            SampleProject.xcodeFiles.merging(Self.kitFiles) { $1 }, package: "nothing")
        #expect(run.output.contains("Packages/Kit ("))
        #expect(try settings("Core", folder).modules == ["Core"])
    }

    @Test func variantsOfAnAppAreOne() async throws {
        let (run, _) = try await run([
            "project.yml": """
            targets:
              Shop: {type: application, platform: iOS, sources: Shop}
              Staging: {type: application, platform: iOS, sources: [Shop, Staging]}
              UIKit: {type: application, platform: iOS, sources: UI}
            """,
            "Shop/A.swift": "", "Staging/B.swift": "", "UI/C.swift": "",
        ])
        #expect(run.output.contains("Targets of project.yml: Shop, UIKitApp.\n"))
        #expect(run.output.contains("Staging (has the files of Shop)"))
    }

    @Test func withoutAProjectThatCanBeReadTheFolderIsOneModule() async throws {
        let (run, folder) = try await run([
            "A.swift": "", "Shop.xcodeproj/project.pbxproj": "{\n  a = b\n}\n",
        ])
        #expect(try link("Sample", folder) == "../../..")
        #expect(
            run.output.contains(
                "Projects that can't be used; all Swift files of the folder are one module instead:\n"
                    + "  Shop.xcodeproj/project.pbxproj:3: can't be parsed"))
    }

    @Test func aProjectWithoutSwiftFilesIsNotUsed() async throws {
        let (run, folder) = try await run([
            "A.swift": "", "project.yml": "targets: {Shop: {type: application, platform: iOS, sources: Gone}}",
        ])
        #expect(try link("Sample", folder) == "../../..")
        #expect(run.output.contains("project.yml: its apps have no Swift files in this folder"))
    }
}
