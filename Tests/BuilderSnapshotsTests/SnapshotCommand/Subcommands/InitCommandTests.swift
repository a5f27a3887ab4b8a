import Foundation
import GallerySources
import Synchronization
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// Tests of `snapshot init`'s files, and of its errors.
@MainActor
@Suite struct InitCommandTests {
    @Test func aGalleryIsWrittenBesideTheSources() async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        let before = folder.everything(except: "Sample/SnapshotGallery")
        let contents = try before.filter { $0.hasSuffix(".swift") }.map { try folder.read($0) }
        let run = try await InitRun("Sample", "--no-build", "--builder", "https://a.example/b/Builder.git", in: folder)
        #expect(run.status == .success)
        #expect(folder.everything(except: "Sample/SnapshotGallery") == before)
        #expect(try before.filter { $0.hasSuffix(".swift") }.map { try folder.read($0) } == contents)

        let gallery = "\(folder.path)/Sample/SnapshotGallery"
        #expect(
            GalleryWriter.content(of: gallery) == [
                "Package.swift", "snapshot", "Sources/Sample", "Sources/SnapshotGallery",
            ])
        let link = try FileManager.default.destinationOfSymbolicLink(atPath: "\(gallery)/Sources/Sample/Files")
        #expect(link == "../../..")
        #expect(FilePaths.exists("\(gallery)/Sources/Sample/Files/Größe View/Login.swift"))
        #expect(FileManager.default.isExecutableFile(atPath: "\(gallery)/snapshot"))
    }

    @Test func theAppsFontsAreRegisteredWhenTheGalleryDraws() async throws {
        let plist =
            "<plist version=\"1.0\"><dict><key>UIAppFonts</key><array><string>Brand.otf</string>"
            + "<string>Lost.otf</string></array></dict></plist>"
        let folder = try SampleApp.make([
            "A.swift": "", "Sample/Info.plist": plist, "Sample/Fonts/Brand.otf": "",
        ])
        let run = try await InitRun("Sample", "--no-build", in: folder)
        #expect(run.output.contains("Listed under UIAppFonts in Info.plist, but not in this folder: Lost.otf\n"))
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("resources: [.copy(\"Files/Sample/Fonts/Brand.otf\")]"))
        #expect(
            try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/main.swift") == """
                import BuilderSnapshots

                await SnapshotTool(catalog: .app, name: "SnapshotGallery", fonts: ["Brand.otf", "Lost.otf"]).main()

                """)
    }

    @Test func aFontOfTheAppThatIsMissingEndsTheCommand() async {
        let messages = Mutex("")
        let console = Console(
            showsStatus: false, result: { _ in },
            message: { data in messages.withLock { $0 += String(decoding: data, as: UTF8.self) } })
        let tool = SnapshotTool(catalog: Gallery.catalog, fonts: ["Lost.otf"], console: console)
        #expect(await tool.run(["list"]) == .notCompared)
        #expect(messages.withLock { $0.contains("Lost.otf") && $0.contains("UIAppFonts") })
    }

    @Test func gitignoreListsBuildAndTemporaryFiles() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        // What a killed run leaves beside baselines would be committed with them.
        #expect(try folder.text("Sample/SnapshotGallery/.gitignore") == ".build/\n.builder-*.tmp\n")
    }

    @Test func theManifestNamesWhatIsNotCompiled() async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        _ = try await InitRun("Sample", "--no-build", "--builder", "https://a.example/b/Builder.git", in: folder)
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains(".package(url: \"https://a.example/b/Builder.git\", from: \"0.1.0\"),"))
        #expect(manifest.contains(".product(name: \"BuilderGallery\", package: \"Builder\")"))
        #expect(manifest.contains("\"-module-alias\", \"UIKit=BuilderUIKit\","))
        #expect(manifest.contains("resources: [.copy(\"Files/Media.xcassets\")]"))
        for path in [
            "SnapshotGallery", "AppDelegate.swift", "Base.lproj", "Info.plist", "Legacy.m", "SampleTests", "Tools",
        ] {
            #expect(manifest.contains("\"Files/\(path)\""), "\(path)")
        }
        let settings = try folder.text("Sample/SnapshotGallery/Sources/Sample/lowering.json")
        let decoded = try JSONDecoder().decode(LoweringSettings.self, from: Data(settings.utf8))
        #expect(decoded == LoweringSettings(exclude: ["SampleTests"], modules: ["Sample"]))
    }

    @Test func viewsOfBuilderHaveTheirHeight() async throws {
        let folder = try SampleApp.make([
            "A.swift": "struct CardView: ViewBuilder { let name: String\n var body: View { LabelView(name) } }"
        ])
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        #expect(catalog.contains("{ _ in CardView(name: \"Name\") }.showing(CardView.self).fittingHeight(),\n"))
    }

    @Test func resourcesAreCopied() async throws {
        let folder = try SampleApp.make([
            "A.swift": "", "Data/list.json": "", "de.lproj/Localizable.strings": "", "A.xcdatamodeld/a": "",
            "Main.storyboard": "",
        ])
        let run = try await InitRun("Sample", "--no-build", in: folder)
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        #expect(manifest.contains("    defaultLocalization: \"de\",\n"))
        #expect(
            manifest.contains(
                "resources: [.copy(\"Files/Data/list.json\"), .process(\"Files/de.lproj/Localizable.strings\")]"))
        #expect(
            run.output.contains(
                "Not used in a gallery:\n  1 storyboards and xibs, whose outlets aren't connected: Main.storyboard\n"
                    + "  1 Core Data's models, except for the classes that Xcode generates of them: A.xcdatamodeld\n"))
    }

    /// A project stands for its folder, as for Xcode.
    @Test(arguments: [
        "Sample/Sample.xcodeproj", "Sample/Sample.xcworkspace/", "Sample/Package.swift",
        "Sample/Sample.xcodeproj/project.xcworkspace",
    ])
    func aProjectIsItsFolder(path: String) async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        _ = try await InitRun(path, "--no-build", in: folder)
        #expect(try folder.text("Sample/SnapshotGallery/Package.swift").contains("\"Sample\""))
    }

    @Test func theCatalogHasTheScreensThatAreCertain() async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        #expect(
            try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift") == """
                import Builder
                import BuilderSnapshots
                import UIKit
                @testable import Sample

                extension Catalog {
                    /// The screens of the app.
                    static var app: Catalog {
                        Catalog([
                            Screen("login", title: "Login") { _ in LoginViewController() }.showing(LoginViewController.self),
                            Screen("home", title: "Home") { _ in HomeViewController() }.showing(HomeViewController.self),
                            Screen("detail", title: "Detail") { _ in DetailViewController(name: "Name") }.showing(DetailViewController.self),
                        ])
                        .adding(sourcesOfSample)
                    }
                }

                """)
        #expect(
            try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/main.swift") == """
                import BuilderSnapshots

                await SnapshotTool(catalog: .app, name: "SnapshotGallery").main()

                """)
    }

    @Test func aPathRelativeToTheUserIsWrittenRelativeToTheGallery() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        try SampleApp.add(["Package.swift": ""], to: folder, named: "Builder")
        _ = try await InitRun("Sample", "--no-build", "--builder", "Builder", in: folder)
        #expect(
            try folder.text("Sample/SnapshotGallery/Package.swift")
                .contains(".package(name: \"Builder\", path: \"../../Builder\"),"))
        let missing = try await InitRun("Sample", "--name", "Two", "--builder", "Bilder", in: folder)
        #expect(missing.status == .noInput)
        #expect(missing.messages.contains("there is no Package.swift in that folder"))
    }

    @Test func theRunningPackageIsTheDefault() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let manifest = try folder.text("Sample/SnapshotGallery/Package.swift")
        let package = String(#filePath.prefix { _ in true }).components(separatedBy: "/Tests/BuilderSnapshotsTests/")[0]
        #expect(manifest.contains(".package(name: \"Builder\", path: \"\(package)\"),"))
    }

    /// A copy that SwiftPM fetched, or a package that isn't there any more, is no place to name.
    @Test func builderOptionIsRequiredWithoutTheRunningPackage() async throws {
        let fetched = try TemporaryFolder()
        let file = "\(fetched.path)/.build/checkouts/Builder/Sources/A.swift"
        try FilePaths.makeFolder(FilePaths.folder(of: file))
        try fetched.write("", to: ".build/checkouts/Builder/Package.swift")
        for source in [file, "/nowhere/Sources/A.swift"] {
            #expect(throws: InitError.unknownBuilder) {
                try BuilderLocation(option: nil, source: source, output: "/", resolve: { $0 })
            }
        }
        #expect("\(InitError.unknownBuilder)".hasPrefix("--builder is required"))
        #expect(InitError.unknownBuilder.commandStatus == .usage)
    }

    @Test(arguments: [
        ("https://a.example/Builder", "from: \"0.1.0\""), ("https://a.example/Builder#", "from: \"0.1.0\""),
        ("https://a.example/Builder#next", "branch: \"next\""),
    ])
    func aURLMayNameABranch(option: String, requirement: String) throws {
        let location = try BuilderLocation(option: option, output: "/", resolve: { $0 })
        #expect(location.manifestLines.last == ".package(url: \"https://a.example/Builder\", \(requirement)),")
        #expect(location.package == "Builder")
    }

    @Test(arguments: ["SnapshotGallery", "SnapshotGallery/Sources/SnapshotGallery"])
    func aGalleryIsNoApp(place: String) async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let before = folder.everything(except: "-")
        let run = try await InitRun("Sample/\(place)", "--no-build", in: folder)
        #expect(run.status == .noInput)
        #expect(run.messages.contains("Sample/SnapshotGallery is a gallery created by `snapshot init`"))
        #expect(run.messages.contains("`snapshot init \(real(folder))/Sample`, with --check"))
        #expect(folder.everything(except: "-") == before)
    }

    @Test func aSecondRunReportsWhatIsThere() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        try folder.write("mine", to: "Sample/SnapshotGallery/Package.swift")
        let again = try await InitRun("Sample", "--no-build", in: folder)
        #expect(again.status == .cannotCreate)
        #expect(again.output.isEmpty)
        #expect(
            again.messages.contains(
                "Sample/SnapshotGallery already exists, with Package.swift, snapshot, Sources/Sample, Sources/SnapshotGallery: "
                    + "nothing was written."))
        #expect(try folder.text("Sample/SnapshotGallery/Package.swift") == "mine")
        let other = try await InitRun("Sample", "--no-build", "--name", "Other", in: folder)
        #expect(other.status == .success, "\(other.messages)")
        #expect(folder.files.contains("Sample/Other/Sources/Other/main.swift"))
    }

    @Test(arguments: ["a file", "a folder", "a link to nowhere"])
    func somethingElseInThePlaceStays(kind: String) async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let place = "\(folder.path)/Sample/SnapshotGallery"
        switch kind {
        case "a file": try folder.write("x", to: "Sample/SnapshotGallery")
        case "a folder": try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: false)
        default: try FileManager.default.createSymbolicLink(atPath: place, withDestinationPath: "nowhere")
        }
        let before = folder.everything(except: "-")
        let run = try await InitRun("Sample", "--no-build", in: folder)
        #expect(run.status == .cannotCreate)
        #expect(run.messages.contains("already exists and is not a gallery: nothing was written"))
        #expect(folder.everything(except: "-") == before)
    }

    @Test func wrongPathsHaveStatuses() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let nowhere = try await InitRun("Nowhere", in: folder)
        #expect(nowhere.status == .noInput)
        #expect(nowhere.messages.contains("there is no folder \(folder.path)/Nowhere"))
        let file = try await InitRun("Sample/Home.swift", in: folder)
        #expect(file.status == .noInput)
        #expect(file.messages.contains("is a file"))
        let empty = try SampleApp.make(["notes.txt": ""])
        let none = try await InitRun("Sample", "--no-build", in: empty)
        #expect(none.status == .noInput)
        #expect(none.messages.contains("there are no Swift files in"))
        #expect(empty.files == ["Sample/notes.txt"])
        let tests = try SampleApp.make(["SampleTests/A.swift": "import XCTest", "B.swift": "import XCTest"])
        #expect(
            try await InitRun("Sample", in: tests).messages.contains("(2) are tests, entry points or parts of other"))
        #expect(try await InitRun("", in: folder).status == .usage)
        #expect(try await InitRun("Sample", "--check", in: folder).messages.contains("there is no gallery at"))
    }

    @Test(arguments: ["my gallery", "../up", "1st", "UIKit", "Builder", "Foundation", "Gälerie", "-a", "a-b", "_"])
    func namesAreThoseOfModules(name: String) async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let run = try await InitRun("Sample", "--no-build", "--name=\(name)", in: folder)
        #expect(run.status == .usage)
        #expect(run.messages.contains("--name “\(name)”"))
        #expect(folder.files == ["Sample/Home.swift"])
    }

    @Test func whatAKilledProcessLeftIsRemoved() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let ended = Process()
        ended.executableURL = URL(fileURLWithPath: "/bin/sh")
        ended.arguments = ["-c", "exit 0"]
        try ended.run()
        ended.waitUntilExit()
        let dead = ".SnapshotGallery-\(ended.processIdentifier)"
        for place in [
            "\(dead)-a1/Sources", "\(dead)-b2/Mine", ".SnapshotGallery-\(getpid())-c3", ".SnapshotGallery-d-4",
        ] {
            try FilePaths.makeFolder("\(folder.path)/Sample/\(place)")
        }
        let run = try await InitRun("Sample", "--no-build", in: folder)
        #expect(run.status == .success)
        let left = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/Sample").sorted()
        #expect(
            left
                == [
                    "\(dead)-b2", ".SnapshotGallery-\(getpid())-c3", ".SnapshotGallery-d-4", "Home.swift",
                    "SnapshotGallery",
                ].sorted())
    }

    @Test func aFolderThatCantBeWrittenIsLeftAsItIs() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let plan = try GalleryPlan(
            folder: "\(folder.path)/Sample", name: "Gallery", builder: .url("https://a.example/b", .version("1.0.0")))
        // As a disk that is full or write-protected would be: the folder isn't there any more.
        try FileManager.default.moveItem(atPath: "\(folder.path)/Sample", toPath: "\(folder.path)/Moved")
        try folder.write("", to: "Sample")
        let reason = "\(folder.path)/Sample is a file, not a folder"
        #expect(throws: InitError.cannotWrite(path: "\(folder.path)/Sample/Gallery", reason: reason)) {
            try GalleryWriter(plan: plan).write()
        }
        #expect(folder.files == ["Moved/Home.swift", "Sample"])
    }

    @Test func aFolderInsideAPackageIsReported() async throws {
        let folder = try SampleApp.make(["Package.swift": "", "Sources/App/Home.swift": "import UIKit\n"])
        let run = try await InitRun("Sample/Sources/App", "--no-build", in: folder)
        #expect(
            run.output.contains("This folder is inside the package \(real(folder))/Sample, which"))
        let other = try await InitRun("Other", "--no-build", in: try SampleApp.make(SampleApp.clean, named: "Other"))
        #expect(!other.output.contains("inside the package"))
    }

    /// Root may write everywhere.
    @Test(.enabled(if: getuid() != 0)) func aReadOnlyFolderIsAnError() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let path = "\(folder.path)/Sample"
        chmod(path, 0o555)
        defer { chmod(path, 0o755) }
        let run = try await InitRun("Sample", "--no-build", in: folder)
        #expect(run.status == .cannotCreate)
        #expect(run.messages.contains("Permission denied"))
        #expect(folder.files == ["Sample/Home.swift"])
    }

    @Test func foldersWithSpacesAndOtherLettersHaveAModule() async throws {
        let name = "Meine schöne App 日本"
        let folder = try SampleApp.make(SampleApp.clean, named: name)
        let run = try await InitRun(name, "--no-build", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(folder.everything(except: "-").contains("\(name)/SnapshotGallery/Sources/MeineSchoneApp"))
        #expect(run.output.contains("'\(folder.path)/\(name)/SnapshotGallery/snapshot' list"))
    }

    @Test(arguments: [
        ("/a/MyApp", "MyApp"), ("/a/my-app", "myApp"), ("/a/2048", "App2048"), ("/a/日本", "App"), ("/", "App"),
        ("/a/UIKit", "UIKitApp"), ("/a/Gallery", "GalleryApp"), ("/a/Combine", "CombineApp"), ("/a/os", "osApp"),
    ])
    func modulesAreNamedAfterFolders(path: String, module: String) {
        #expect(GalleryPlan.module(ofFolder: path, gallery: "Gallery") == module)
    }

    @Test func theCommandIsInTheTool() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let run = await ToolRun("init", "Sample", "--no-build", in: folder)
        #expect(run.status == .success, "\(run.messages)")
        #expect(run.text.hasPrefix("Wrote \(folder.path)/Sample/SnapshotGallery; nothing else was changed."))
        #expect(await ToolRun("init", "Nowhere", in: folder).status == .noInput)
    }

    private func real(_ folder: TemporaryFolder) -> String { FilePaths.real(folder.path) ?? folder.path }
}
