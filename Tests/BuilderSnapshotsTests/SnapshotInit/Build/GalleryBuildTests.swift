import Foundation
import Testing

@testable import SnapshotCommand
@testable import SnapshotCore
@testable import SnapshotInit

/// Tests of `snapshot init`'s reactions to the compiler's errors.
@MainActor
@Suite struct GalleryBuildTests {
    private let failed = "error: emit-module command failed with exit code 1 (use -v to see invocation)\n"

    private func blank(_ count: Int) -> String { String(repeating: " ", count: count) }

    @Test func aCleanFolderIsBuiltOnce() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        let swift = RecordedSwift()
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .success)
        #expect(run.output.contains("\nEverything compiles: 1 Swift file.\n"))
        #expect(run.messages.hasPrefix("Compiling; the first time takes some minutes"))
        let gallery = "\((FilePaths.real(folder.path) ?? folder.path))/Sample/SnapshotGallery"
        #expect(swift.commands == [["build", "--package-path", gallery, "--scratch-path", "\(gallery)/.build"]])
    }

    /// The compiler stops at a module that isn't there: the sources are looked at without such imports.
    @Test func modulesThatAreMissingHideNothing() async throws {
        let folder = try SampleApp.make(SampleApp.iOS)
        let output = """
            {root}/Sources/Sample/Größe View/Login.swift:10:43: error: '#selector' can only be used with the Objective-C runtime
            {root}/Sources/Sample/Größe View/Login.swift:14:6: error: Objective-C interoperability is disabled
            {root}/Sources/Sample/Größe View/Login.swift:5:24: error: '@IBOutlet' property cannot have non-'@objc' class type 'UITextField'
            {root}/Sources/Sample/Web.swift:4:12: error: cannot find 'MLModel' in scope
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
        #expect(manifest.contains("package.targets.removeAll { $0.name == \"SnapshotGallery\" }"))
        let web = try #require(swift.sources["Sample/Web.swift"])
        #expect(web.hasPrefix("\(blank(13))\n\(blank(16))\n\nlet page = MLModel()\n"))
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
                    "Modules available only on Apple platforms: 2\n  CoreML: 2\n    Größe View/Login.swift:2\n    Web.swift:1\n"
                )
            })
        #expect(
            report.contains {
                $0.hasPrefix("Modules missing from the gallery: 1\n  Alamofire: 1\n    Web.swift:2\n")
            })
        #expect(
            report.contains {
                $0.hasPrefix(
                    "Missing types and names: 3\n  Session: 2\n    Web.swift:5, 6\n  MLModel: 1\n    Web.swift:4\n")
            })
        #expect(report.contains("Missing members: 1\n  HomeViewController.x: 1\n    Home.swift:3"))
        #expect(report.contains("Other errors: 1\n  missing return in closure: 1\n    Home.swift:4"))
        #expect(report.contains { $0.hasPrefix("@IBOutlet: 1\n  Größe View/Login.swift:5\n") })
        #expect(report.contains { $0.hasPrefix("Storyboards and xibs: 1\n  Base.lproj/Main.storyboard\n") })
        #expect(
            report.contains(
                """
                Excluded:
                  the app's entry point, as the gallery has its own: AppDelegate.swift
                  tests: SampleTests
                  separate packages: Tools
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

    /// The catalog's screens become comments where only it doesn't compile.
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
        #expect(run.output.contains("commented out in Catalog.swift, to be filled in: HomeViewController."))
    }

    @Test(arguments: [(9, false), (3, true)])
    func onlyScreensWithErrorsBecomeComments(line: Int, isEverything: Bool) async throws {
        let folder = try SampleApp.make([
            "A.swift": "import UIKit\nclass AController: UIViewController {}\nclass BController: UIViewController {}\n"
        ])
        let swift = RecordedSwift(
            .init(
                succeeded: false,
                output: "{root}/Sources/SnapshotGallery/Catalog.swift:\(line):3: error: something is wrong\n"))
        let run = try await InitRun("Sample", in: folder, swift: swift)
        #expect(run.status == .success)
        let catalog = try folder.text("Sample/SnapshotGallery/Sources/SnapshotGallery/Catalog.swift")
        #expect(catalog.contains("            // Screen(\"a\", title: \"A\") { _ in AController() },") == true)
        #expect(catalog.contains("            Screen(\"b\"") == !isEverything)
        #expect(run.output.contains("The initializers of the screens could not be determined") == isEverything)
    }

    /// Users may have added the package of a module, or a module that replaces it.
    @Test func aGalleryThatWasChangedIsBuiltAsItIs() async throws {
        let folder = try SampleApp.make(["A.swift": "import Alamofire\nimport CoreML\n@objc class A {}\n"])
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let swift = RecordedSwift()
        let run = try await InitRun("Sample", "--check", in: folder, swift: swift)
        #expect(run.status == .success)
        #expect(swift.commands.count == 1)
        #expect(run.output.contains("Everything compiles: 1 Swift file."))
        #expect(!run.output.contains("Alamofire"))
        #expect(!run.output.contains("@objc"))
    }

    /// Modules that the compiler doesn't find are taken out, one by one, from copies; nothing else is.
    @Test func modulesAreMissingWhereTheCompilerMissesThem() async throws {
        let folder = try SampleApp.make([
            "A.swift": "import Alamofire\nimport CoreML\nlet a = 1\n", "B.swift": "import Other\n",
        ])
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let manifest = "Sample/SnapshotGallery/Package.swift"
        try folder.write(try folder.text(manifest) + "// changed", to: manifest)
        let sources = "{root}/Sources/Sample"
        let swift = RecordedSwift(
            .init(succeeded: false, output: "\(sources)/A.swift:1:8: error: no such module 'Alamofire'\n"),
            .init(succeeded: false, output: "\(sources)/B.swift:1:8: error: no such module 'Other'\n"),
            .init(succeeded: true, output: "\(sources)/A.swift:3:9: error: cannot find 'X' in scope\n"))
        let run = try await InitRun("Sample", "--check", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(swift.commands.count == 3)
        #expect(swift.sources["Sample/A.swift"] == "\(blank(16))\nimport CoreML\nlet a = 1\n")
        #expect(swift.manifests.last?.contains("// changed\n") == true)
        #expect(
            run.output.contains(
                "Modules missing from the gallery: 2\n  Alamofire: 1\n    A.swift:1\n  Other: 1\n    B.swift:1\n"))
        #expect(run.output.contains("Missing types and names: 1\n  X: 1\n"))
        #expect(!run.output.contains("CoreML"))
    }

    /// Each mistake is reported once, with its remedy.
    @Test func consequentialErrorsAreNotReported() async throws {
        let folder = try SampleApp.make([
            "A.swift": """
            import UIKit
            @objc protocol P { @objc optional func a() }
            b.addTarget(self, action: #selector(c), for: .touchUpInside)
            d.addTarget(self, e: .f)
            observe(x, options: [.new])
            @IBOutlet var g: UILabel!
            """
        ])
        let output = """
            {root}/Sources/Sample/A.swift:2:20: error: '@objc' can only be used with members of classes
            {root}/Sources/Sample/A.swift:2:26: error: 'optional' can only be applied to members of an '@objc' protocol
            {root}/Sources/Sample/A.swift:3:3: error: cannot find 'addTarget' in scope
            {root}/Sources/Sample/A.swift:4:3: error: value of type 'UIButton' has no member 'addTarget'
            {root}/Sources/Sample/A.swift:4:9: error: cannot infer contextual base in reference to member 'f'
            {root}/Sources/Sample/A.swift:5:1: error: cannot find 'observe' in scope
            {root}/Sources/Sample/A.swift:5:2: error: reference to member 'new' cannot be resolved without a contextual type
            {root}/Sources/Sample/A.swift:6:2: error: '@IBOutlet' property cannot have non-'@objc' class type 'UILabel'
            {root}/Sources/Sample/A.swift:7:2: error: generic parameter 'T' could not be inferred

            """
        let swift = RecordedSwift(
            .init(succeeded: false, output: output), .init(succeeded: false, output: output + failed))
        let report = try await InitRun("Sample", in: folder, swift: swift).output
        #expect(
            report.contains("Targets and actions: 1\n  UIButton.addTarget: 1\n    A.swift:4\n  → control.addAction("))
        #expect(report.contains("Key-value observing and coding: 1\n  observe: 1\n    A.swift:5\n"))
        #expect(report.contains("#selector: 1\n  A.swift:3\n"))
        #expect(report.contains("@IBOutlet: 1\n  A.swift:6\n"))
        #expect(report.contains("Other errors: 1\n  generic parameter 'T' could not be inferred: 1\n    A.swift:7"))
        #expect(!report.contains("Missing"))
    }

    @Test func longListsOfPlacesAreCut() async throws {
        let files = (10..<40).map { ("A\($0).swift", "@objc class A\($0) {}\n@objc class B\($0) {}\n") }
        let folder = try SampleApp.make(Dictionary(uniqueKeysWithValues: files))
        let run = try await InitRun("Sample", "--no-build", in: folder)
        #expect(run.output.contains("@objc: 60\n  A10.swift:1, 2\n"))
        #expect(run.output.contains("  A19.swift:1, 2\n  … and 40 more in 20 files; --all lists them\n  → Delete"))
        let all = try await InitRun("Sample", "--check", "--no-build", "--all", in: folder)
        #expect(all.output.contains("  A39.swift:1, 2\n  → Delete"))
    }

    /// The app's packages are left out where they are why nothing builds.
    @Test func aPackageThatCantBeHadHidesNothing() async throws {
        let folder = try SampleApp.make(["A.swift": "import Net\n"])
        var plan = try GalleryPlan(
            folder: "\(folder.path)/Sample", name: "Gallery",
            builder: .url("https://a.example/Builder", .version("1.0.0")))
        plan.packages = [".package(url: \"https://a.example/Net\", from: \"1.0.0\")"]
        try GalleryWriter(plan: plan).write()
        let swift = RecordedSwift(
            .init(succeeded: false, output: "error: Failed to clone repository https://a.example/Net\n"),
            .init(
                succeeded: false, output: "{root}/Sources/Sample/A.swift:2:1: error: cannot find 'Session' in scope\n"))
        let console = Console(showsStatus: false, result: { _ in }, message: { _ in })
        let result = try await GalleryBuild(plan: plan, toolchain: swift.toolchain, console: console)
            .run(isFresh: true) { _ in false }
        #expect(result.isWithoutPackages)
        #expect(result.unknownModules == ["Net"])
        #expect(
            swift.manifests.last?.contains("case .sourceControl(_, let url, _): url != \"https://a.example/Builder\"")
                == true)
        let report = InitReport(
            plan: plan, diagnostics: InitDiagnostics(plan, result), result: result, output: "Gallery",
            checkCommand: "check",
            wasWritten: true
        ).text
        #expect(report.contains("Checked without the packages that the app depends on"))
        #expect(report.contains("Modules missing from the gallery: 1\n  Net: 1\n    A.swift:1\n"))
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

    /// A screen that the catalog names went behind `#if os(iOS)`.
    @Test func aScreenThatIsGoneIsTheCatalogsFault() async throws {
        let folder = try SampleApp.make(SampleApp.clean)
        _ = try await InitRun("Sample", "--no-build", in: folder)
        let output = "{root}/Sources/SnapshotGallery/Catalog.swift:6:20: error: cannot find 'Login' in scope\n"
        let swift = RecordedSwift(.init(succeeded: false, output: output))
        let run = try await InitRun("Sample", "--check", in: folder, swift: swift)
        #expect(run.status == .renderFailed)
        #expect(
            run.output.contains(
                "The app's files compile, but not the gallery's: 1 place in Sources/SnapshotGallery.\n"))
        #expect(run.output.contains("inside an #if"))
        #expect(run.output.contains("Catalog.swift:6: cannot find 'Login' in scope"))
        #expect(!run.output.contains("outside the app's own files"))
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
