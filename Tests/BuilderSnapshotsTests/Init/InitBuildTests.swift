import Foundation
import Testing

@testable import BuilderSnapshots

/// What `snapshot init` makes of the compiler's answers.
@MainActor
@Suite struct InitBuildTests {
    private let failed = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"

    private func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test func aCleanFolderIsBuiltOnce() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift()
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .success)
        #expect(run.output.contains("\nEverything compiles: 1 Swift file.\n"))
        #expect(run.messages.hasPrefix("Compiling; the first time takes some minutes"))
        let gallery = "\(FolderPath.absolute(folder.path))/Sample/SnapshotGallery"
        #expect(swift.commands == [["build", "--package-path", gallery, "--scratch-path", "\(gallery)/.build"]])
    }

    /// The compiler stops at a module that isn't there: the sources are looked at without such imports.
    @Test func modulesThatAreMissingHideNothing() async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        let output = """
            {root}/Sources/Sample/Größe View/Login.swift:10:43: error: '#selector' can only be used with the Objective-C runtime
            {root}/Sources/Sample/Größe View/Login.swift:14:6: error: Objective-C interoperability is disabled
            {root}/Sources/Sample/Größe View/Login.swift:5:24: error: '@IBOutlet' property cannot have non-'@objc' class type 'UITextField'
            {root}/Sources/Sample/Web.swift:4:12: error: cannot find 'WKWebView' in scope
            {root}/Sources/Sample/Web.swift:5:15: error: cannot find 'Session' in scope
            {root}/Sources/Sample/Web.swift:6:13: error: cannot find 'Session' in scope
            {root}/Sources/Sample/Home.swift:3:1: error: type 'HomeViewController' has no member 'x'
            {root}/Sources/Sample/Home.swift:4:1: error: missing return in closure

            """
        let swift = RecordedSwift(.init(succeeded: false, output: output + failed))
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 1)
        let manifest = try #require(swift.manifests.first)
        #expect(manifest.contains("\"-continue-building-after-errors\""))
        #expect(!manifest.contains("executableTarget"))
        let web = try #require(swift.sources["Sample/Web.swift"])
        #expect(web.hasPrefix("\(blank(13))\n\(blank(16))\n\nlet page = WKWebView()\n"))
        #expect(try swift.sources["Sample/Home.swift"] == folder.text("Sample/Home.swift"))
        #expect(
            swift.sources.keys.sorted() == ["Sample/Größe View/Login.swift", "Sample/Home.swift", "Sample/Web.swift"])
        #expect(!folder.everything(except: "-").contains { $0.contains(".build/check") })

        let report = run.output.components(separatedBy: "\n\n")
        #expect(report.contains("Doesn't compile on Linux: 11 places in 3 of 3 Swift files."))
        #expect(report.contains { $0.hasPrefix("@objc: 1\n  Größe View/Login.swift:14\n") })
        #expect(report.contains { $0.hasPrefix("#selector: 1\n  Größe View/Login.swift:10\n") })
        #expect(
            report.contains {
                $0.hasPrefix(
                    "Modules that only Apple's systems have: 2\n  WebKit: 2\n    Größe View/Login.swift:2\n    Web.swift:1\n"
                )
            })
        #expect(
            report.contains {
                $0.hasPrefix("Modules that the gallery doesn't have: 1\n  Alamofire: 1\n    Web.swift:2\n")
            })
        #expect(
            report.contains {
                $0.hasPrefix(
                    "Missing types and names: 3\n  Session: 2\n    Web.swift:5, 6\n  WKWebView: 1\n    Web.swift:4\n")
            })
        #expect(report.contains("Missing members: 1\n  HomeViewController.x: 1\n    Home.swift:3"))
        #expect(report.contains("Other errors: 1\n  missing return in closure: 1\n    Home.swift:4"))
        #expect(report.contains { $0.hasPrefix("@IBOutlet: 1\n  Größe View/Login.swift:5\n") })
        #expect(report.contains { $0.hasPrefix("Storyboards and xibs: 1\n  Base.lproj/Main.storyboard\n") })
        #expect(
            report.contains(
                """
                Left out:
                  the app's entry point, as the gallery has its own: AppDelegate.swift
                  tests: SampleTests
                  packages of their own: Tools
                  C and Objective-C: Legacy.m
                """))
        #expect(run.output.contains("snapshot init Sample --check\n"))
    }

    /// A build that failed is followed by one that goes on after errors, for the others.
    @Test func allErrorsAreCollected() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let error = "{root}/Sources/Sample/Home.swift:3:5: error: cannot find 'A' in scope\n"
        let other = "{root}/Sources/Sample/Home.swift:3:9: error: cannot find 'B' in scope\n"
        let swift = RecordedSwift(
            .init(succeeded: false, output: error), .init(succeeded: false, output: error + other))
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 2)
        #expect(run.output.contains("Missing types and names: 2\n  A: 1\n    Home.swift:3\n  B: 1\n    Home.swift:3\n"))
    }

    /// Where only the catalog doesn't compile, its screens become comments.
    @Test func aCatalogThatDoesntCompileGivesWay() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift(
            .init(
                succeeded: false,
                output: "{root}/Sources/SnapshotGallery/Catalog.swift:9:3: error: missing argument for parameter 'a'\n")
        )
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .success)
        #expect(swift.commands.count == 2)
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        #expect(catalog.contains("            // Screen(\"home\", title: \"Home\") { _ in HomeViewController() },"))
        #expect(catalog.contains("            Screen(\"welcome\""))
        #expect(run.output.contains("in Catalog.swift they are comments, to be filled in."))
    }

    @Test func whatSwiftPMSaysIsSaid() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift(.init(succeeded: false, output: "error: Failed to clone repository x\n"))
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 1)
        #expect(run.output.contains("It doesn't build, for a reason outside the app's own files."))
        #expect(run.output.contains("swift build says:\n  error: Failed to clone repository x\n"))
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

    @Test func aGalleryIsLookedAtAgain() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let before = folder.files
        try folder.write("import UIKit\n@objc class A: UIView {}\n", to: "Sample/New.swift")
        let run = try await InitRun("Sample", "--check", "--no-build", in: folder)
        #expect(run.status == .renderFailed)
        #expect(!run.output.contains("Wrote"))
        #expect(run.output.contains("@objc: 1\n  New.swift:2\n"))
        #expect(folder.files == (before + ["Sample/New.swift"]).sorted())
    }

    @Test func aFileThatIsNotUTF8IsNamed() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        try Data([0x6C, 0x65, 0x74, 0x20, 0xE9, 0x0A]).write(
            to: URL(fileURLWithPath: "\(folder.path)/Sample/Old.swift"))
        let output = "{root}/Sources/Sample/Old.swift:1:5: error: invalid UTF-8 found in source file\n"
        let run = try await InitRun(
            "Sample", in: folder, swift: RecordedSwift(.init(succeeded: false, output: output)))
        #expect(run.output.contains("Files that aren't UTF-8: 1\n  Old.swift\n"))
        #expect(!run.output.contains("Other errors"))
    }

    /// Linux has the module, and not the part.
    @Test func partsOfModulesAreNamed() async throws {
        let folder = try SampleApp.make(["A.swift": "import UIKit\n@testable import UIKit.Part\nlet a = B()\n"])
        let swift = RecordedSwift(
            .init(succeeded: false, output: "{root}/Sources/Sample/A.swift:3:9: error: cannot find 'B' in scope\n"))
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(swift.sources["Sample/A.swift"] == "import UIKit\n\(blank(27))\nlet a = B()\n")
        #expect(run.output.contains("Imports of a part of a module: 1\n  UIKit.Part: 1\n    A.swift:2\n"))
        #expect(run.output.contains("Missing types and names: 1\n  B: 1\n    A.swift:3\n"))
    }
}
