import Foundation
import GallerySources
import SnapshotBuild
import Testing

@testable import SnapshotCommand
@testable import SnapshotCore
@testable import SnapshotInit

/// Tests of `snapshot init`'s reactions to the compiler's errors.
@MainActor
@Suite struct GalleryBuildTests {
    private let failed = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"

    @Test func aCleanFolderIsBuiltOnce() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift()
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .success)
        #expect(run.output.contains("\nEverything compiles: 1 Swift file.\n"))
        let gallery = "\((FilePaths.real(folder.path) ?? folder.path))/Sample/SnapshotGallery"
        let command = try #require(swift.commands.first)
        #expect(swift.commands.count == 1)
        #expect(command.prefix(4) == ["build", "--package-path", gallery, "--scratch-path"])
        #expect(swift.reducedErrors.isEmpty)
    }

    /// A folder of compiled files that exists is shared; one behind a URL can't be.
    @Test func compiledFilesAreShared() throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let root = FilePaths.real(folder.path) ?? folder.path
        try SampleApp.add(["Package.swift": ""], to: folder, named: "Builder")
        func scratch(_ option: String) throws -> String {
            let builder = try BuilderLocation(
                option: option, output: "\(root)/Sample/Gallery", resolve: { "\(root)/\($0)" })
            return try GalleryPlan(folder: "\(root)/Sample", name: "Gallery", builder: builder).scratch
        }
        #expect(try scratch("Builder") == "\(root)/Sample/Gallery/.build")
        try FilePaths.makeFolder("\(root)/Builder/.build")
        try FilePaths.makeFolder("\(root)/Sample/Gallery")
        #expect(try scratch("Builder") == "\(root)/Builder/.build")
        #expect(try scratch("https://a.example/Builder") == "\(root)/Sample/Gallery/.build")
    }

    /// The compiler's errors are left out until the rest compiles, and the first ones are reported.
    @Test func whatDoesntCompileIsLeftOut() async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        let output = """
            {app}/Größe View/Login.swift:10:43: error: cannot find 'Form' in scope
            {app}/Web.swift:5:15: error: cannot find 'Session' in scope
            {app}/Web.swift:6:13: error: cannot find 'Session' in scope
            {app}/Home.swift:3:1: error: type 'HomeViewController' has no member 'x'
            {app}/Home.swift:4:1: error: missing return in closure

            """
        let swift = RecordedSwift(
            .init(succeeded: false, output: output + failed),
            .init(succeeded: false, output: "{app}/Home.swift:9:1: error: cannot find 'y' in scope\n" + failed),
            leavingOut: [4, 1])
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .success, "\(run.output)")
        #expect(swift.commands.count == 3)
        #expect(swift.reducedErrors.map(\.count) == [5, 1])
        #expect(
            swift.reducedErrors[1] == [
                LoweredFileError(path: "Home.swift", line: 9, column: 1, message: "cannot find 'y' in scope")
            ])

        let report = run.output.components(separatedBy: "\n\n")
        #expect(report.contains { $0.hasPrefix("1 of 4 Swift files compile as they are.") })
        #expect(report.contains { $0.hasSuffix("\n3 of 3 screens may lack something by it.") })
        #expect(
            report.contains(
                "Missing types and names: 3\n  Form: 1, 1 screen\n    Größe View/Login.swift:10\n  Session: 2\n"
                    + "    Web.swift:5, 6"))
        #expect(report.contains("Missing members: 1\n  HomeViewController.x: 1, 2 screens\n    Home.swift:3"))
        #expect(report.contains("Other errors: 1\n  missing return in closure: 1, 2 screens\n    Home.swift:4"))
        #expect(run.output.contains("Modules that aren't available: their imports are removed: 1\n  Alamofire: 1\n"))
        #expect(
            run.output.contains("frameworks that aren't available: their imports are removed: 2\n  RealityKit: 2, 1"))
        #expect(report.contains { $0.hasPrefix("Views from storyboards and xibs") })
        #expect(!run.output.contains("'y'"))
        #expect(
            report.contains(
                """
                Excluded:
                  tests: SampleTests
                  separate packages: Tools
                  C and Objective-C: Legacy.m
                """))
        #expect(run.output.contains("Sample/SnapshotGallery/snapshot list\n"))
    }

    @Test func strictLeavesNothingOut() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift(
            .init(succeeded: false, output: "{app}/Home.swift:3:9: error: cannot find 'X' in scope\n" + failed),
            leavingOut: [1])
        let run = try await InitRun("Sample", "--strict", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 1)
        #expect(swift.reducedErrors.isEmpty)
        #expect(run.output.contains("Doesn't compile on Linux: 1 place in 1 of 1 Swift file."))
        #expect(run.output.contains("snapshot init Sample --check\n"))
    }

    /// If nothing more can be left out, the errors that are left are reported.
    @Test func whatCantBeLeftOutEndsTheLoop() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let result = Toolchain.ToolResult(
            succeeded: false, output: "{app}/Home.swift:3:9: error: cannot find 'X' in scope\n" + failed)
        let swift = RecordedSwift(result, leavingOut: [0])
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 1)
        #expect(run.output.contains("Missing types and names: 1\n  X: 1, 1 screen\n    Home.swift:3\n"))
    }

    /// A copy that names no original, as that couldn't be parsed, is traced back by the plugin's plan.
    @Test func errorsInCopiesAreTheOriginals() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let root = FilePaths.real(folder.path) ?? folder.path
        let builder = BuilderLocation.url("https://a.example/Builder", .version("1.0.0"))
        let plan = try GalleryPlan(folder: "\(root)/Sample", name: "Gallery", builder: builder)
        let copies = "\(plan.scratch)/plugins/outputs/gallery/Sample/destination/LowerSources"
        try FilePaths.makeFolder(copies)
        try Data(
            "{\"root\":\"\(root)/Sample\",\"files\":[{\"source\":\"Home.swift\",\"output\":\"\(copies)/lowered-Home.swift\"}]}"
                .utf8
        )
        .write(to: URL(fileURLWithPath: "\(copies)/plan.json"))
        let places = SourcePlaces(plan)
        func path(_ path: String) -> String? {
            let error = CompilerError.all(in: "\(path):1:2: error: a\n")[0]
            return places.inApp(error)?.error.path
        }
        #expect(path("\(copies)/lowered-Home.swift") == "Home.swift")
        #expect(path("\(root)/Sample/A/B.swift") == "A/B.swift")
        #expect(path("\(plan.output)/Sources/Gallery/Catalog.swift") == nil)
        #expect(path("/elsewhere/A.swift") == nil)
    }

    /// Parts that were left out before are tried again.
    @Test func checkingStartsAnew() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let file = "Sample/SnapshotGallery/Sources/Sample/lowering.json"
        var settings = LoweringSettings(exclude: ["Mine"])
        settings.standIns = [StandIn(name: "X", kind: .view)]
        try folder.write(String(decoding: try settings.json, as: UTF8.self), to: file)
        let run = try await InitRun("Sample", "--check", in: folder)
        #expect(run.status == .success)
        settings.standIns = []
        #expect(try folder.text(file) == String(decoding: try settings.json, as: UTF8.self))
        #expect(!run.output.contains("Wrote"))
    }

    @Test func lookingAtEverythingChangesNothing() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let file = "Sample/SnapshotGallery/Sources/Sample/lowering.json"
        var settings = LoweringSettings()
        settings.standIns = [StandIn(name: "X", kind: .view)]
        let text = String(decoding: try settings.json, as: UTF8.self)
        try folder.write(text, to: file)
        let swift = RecordedSwift(
            .init(succeeded: false, output: "{app}/Home.swift:3:9: error: cannot find 'X' in scope\n" + failed))
        #expect(try await InitRun("Sample", "--check", "--strict", in: folder, swift: swift).status == .renderFailed)
        #expect(try folder.text(file) == text)
    }

    @Test func longListsOfPlacesAreCut() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let output = (10..<40).flatMap { file in
            (1...2).map { "{app}/A\(file).swift:\($0):1: error: cannot find 'X' in scope\n" }
        }
        let swift = { RecordedSwift(.init(succeeded: false, output: output.joined() + failed)) }
        let run = try await InitRun("Sample", "--strict", in: folder, swift: swift())
        #expect(run.output.contains("  X: 60\n    A10.swift:1, 2\n"))
        #expect(run.output.contains("    A19.swift:1, 2\n    … and 40 more in 20 files; --all lists them\n"))
        let all = try await InitRun("Sample", "--check", "--strict", "--all", in: folder, swift: swift())
        #expect(all.output.contains("    A39.swift:1, 2\n"))
    }

    @Test func whatSwiftPMReportsIsPrinted() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift(.init(succeeded: false, output: "error: Failed to clone repository x\n"))
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 1)
        #expect(run.output.contains("The build failed for a reason outside the app's own files."))
        #expect(run.output.contains("Output of swift build:\n  error: Failed to clone repository x\n"))
    }

    @Test func withoutACompilerTheGalleryIsThere() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let tool = SnapshotTool(
            catalog: Catalog([]), folder: folder.path,
            console: Console(showsStatus: false, result: { _ in }, message: { _ in }))
        let command = try InitCommand.parse(["Sample"])
        await #expect(throws: InitError.noCompiler) {
            _ = try await command.perform(for: tool, toolchain: Toolchain { _, _ in throw InitError.noCompiler })
        }
        #expect(folder.files.contains("Sample/SnapshotGallery/Package.swift"))
    }

    /// Screens of the catalog that don't compile are commented out, in a new gallery only.
    @Test func screensThatCantBeCreatedAreCommentedOut() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let output =
            "{root}/Sources/SnapshotGallery/Catalog.swift:10:20: error: cannot find 'HomeViewController' in scope\n"
        let run = try await InitRun("Sample", in: folder, swift: RecordedSwift(.init(succeeded: false, output: output)))
        #expect(run.status == .success, "\(run.output)")
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        let screen = "Screen(\"home\", title: \"Home\") { _ in HomeViewController() }.showing(HomeViewController.self),"
        #expect(catalog.contains("// \(screen)"))
        #expect(run.output.contains("commented out in Catalog.swift, to be filled in: HomeViewController."))

        let again = try await InitRun(
            "Sample", "--check", in: folder, swift: RecordedSwift(.init(succeeded: false, output: output)))
        #expect(again.status == .renderFailed)
        #expect(
            again.output.contains(
                "The app's files compile, but not the gallery's: 1 place in Sources/SnapshotGallery.\n"))
        #expect(again.output.contains("Catalog.swift:10: cannot find 'HomeViewController' in scope"))
    }

    @Test func aFileThatIsNotUTF8IsNamed() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        try Data([0x6C, 0x65, 0x74, 0x20, 0xE9, 0x0A]).write(
            to: URL(fileURLWithPath: "\(folder.path)/Sample/Old.swift"))
        let output = "{app}/Old.swift:1:5: error: invalid UTF-8 found in source file\n"
        let run = try await InitRun(
            "Sample", in: folder, swift: RecordedSwift(.init(succeeded: false, output: output)))
        #expect(run.output.contains("Files that aren't UTF-8: 1\n  Old.swift\n"))
        #expect(!run.output.contains("Other errors"))
    }
}
