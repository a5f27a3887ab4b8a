import Foundation
import Testing

@testable import SnapshotCore
@testable import SnapshotInit

/// Reading projects.
@Suite struct ProjectFinderTests {
    private func find(_ files: [String: String]) throws -> ProjectFinder {
        let folder = try SampleApp.make(files)
        let root = "\(FilePaths.real(folder.path) ?? folder.path)/Sample"
        return withExtendedLifetime(folder) { ProjectFinder(root, ignoring: "SnapshotGallery") }
    }

    private func target(_ name: String, of files: [String: String]) throws -> AppProject.Target {
        let project = try #require(find(files).project)
        return try #require(project.targets.first { $0.name == name })
    }

    // MARK: Xcode

    @Test func groupsOfXcode() throws {
        let target = try target("Shop", of: SampleProject.xcodeFiles)
        #expect(target.kind == .application)
        #expect(target.module == "My_Shop")
        #expect(target.files.sources == ["Shop/Home.swift", "Shop/Log in/Login.swift", "Core/Extra/App.swift"])
        #expect(
            target.files.resources == [
                "Shop/Media.xcassets", "Shop/Fonts/Brand.ttf", "Shop/en.lproj/Localizable.strings",
                "Shop/de.lproj/Localizable.strings",
            ])
        #expect(target.infoPlist == "Shop/Info.plist")
        #expect(target.conditions == ["DEBUG", "SHOP", "STAGING", "FAST"])
        #expect(target.dependencies.contains("Core"))
        #expect(target.packageProducts == ["Alamofire"])
        #expect(
            target.files.diagnostics == [
                .init(kind: .missingFile, subject: "Shop/Gone.swift (Shop)"),
                .init(kind: .outside, subject: "../Shared/S.swift (Shop)"),
            ])
    }

    @Test func foldersOfXcode() throws {
        let target = try target("Core", of: SampleProject.xcodeFiles)
        #expect(target.kind == .framework)
        #expect(target.files.sources == ["Core/Model.swift", "Core/Extra/More.swift"])
        #expect(target.files.folders == ["Core"])
    }

    @Test func otherTargetsAndPackagesOfXcode() throws {
        let project = try #require(find(SampleProject.xcodeFiles).project)
        #expect(project.targets.map(\.kind) == [.application, .framework, .tests, .appExtension])
        #expect(project.localPackages == ["Packages/Kit"])
        #expect(project.remotePackages == ["https://x.example/Alamofire.git"])
    }

    @Test func aWorkspaceHasSeveralProjects() throws {
        var files = Dictionary(uniqueKeysWithValues: SampleProject.xcodeFiles.map { ("ios/\($0)", $1) })
        let other = SampleProject.xcode.replacingOccurrences(of: "name = Core;", with: "name = Other;")
        files["Other/Other.xcodeproj/project.pbxproj"] = other
        files["All.xcworkspace/contents.xcworkspacedata"] = """
            <?xml version="1.0" encoding="UTF-8"?>
            <Workspace version = "1.0">
               <FileRef location = "group:ios/Shop.xcodeproj"></FileRef>
               <Group location = "container:Other" name = "Other &amp; more">
                  <FileRef
                     location = "group:Other.xcodeproj">
                  </FileRef>
               </Group>
               <FileRef location = "group:Pods/Pods.xcodeproj"></FileRef>
               <FileRef location = "group:Lost.xcodeproj"></FileRef>
            </Workspace>
            """
        let project = try #require(find(files).project)
        #expect(project.paths == ["ios/Shop.xcodeproj", "Other/Other.xcodeproj"])
        #expect(project.targets.contains { $0.name == "Other" })
        #expect(project.targets.first?.files.sources.contains("ios/Shop/Home.swift") == true)
        #expect(project.diagnostics == [.init(kind: .missingFile, subject: "Lost.xcodeproj")])
    }

    @Test func theProjectWithAnAppIsTaken() throws {
        var files = SampleProject.xcodeFiles
        files["A.xcodeproj/project.pbxproj"] = SampleProject.xcode.replacingOccurrences(
            of: "product-type.application", with: "product-type.tool")
        #expect(try find(files).project?.paths == ["Shop.xcodeproj"])
    }

    @Test func theOnlySubfolderWithAProjectIsLookedAt() throws {
        var files = Dictionary(uniqueKeysWithValues: SampleProject.xcodeFiles.map { ("ios/\($0)", $1) })
        let target = try target("Shop", of: files)
        #expect(target.files.sources.contains("ios/Shop/Home.swift"))
        files["mac/Shop.xcodeproj/project.pbxproj"] = SampleProject.xcode
        let finder = try find(files)
        #expect(finder.project == nil)
        #expect(finder.diagnostics.isEmpty)
    }

    // MARK: XcodeGen

    @Test func xcodeGen() throws {
        let project = try #require(find(SampleProject.xcodeGenFiles).project)
        let targets = Dictionary(uniqueKeysWithValues: project.targets.map { ($0.name, $0) })
        let app = try #require(targets["Gen"])
        #expect(app.module == "GenApp")
        #expect(app.files.sources == ["App/App.swift"])
        #expect(app.files.resources == ["Resources/Brand.ttf", "Resources/Media.xcassets"])
        #expect(app.files.diagnostics == [.init(kind: .missingFile, subject: "Missing (Gen)")])
        #expect(app.infoPlist == "App/Info.plist")
        #expect(app.fonts == ["Brand.ttf"])
        #expect(app.conditions == ["DEBUG", "BASE"])
        #expect(app.language.features.contains("BareSlashRegexLiterals"))
        #expect(app.dependencies == ["Home", "Core"])
        #expect(app.packageProducts == ["Lottie"])
        let home = try #require(targets["Home"])
        #expect(home.kind == .framework)
        #expect(home.files.sources == ["Features/Home/Home.swift"])
        #expect(targets["Mac"]?.isForIOS == false)
        #expect(targets["Unit"]?.kind == .tests)
        #expect(project.remotePackages == ["Lottie"])
    }

    // MARK: Tuist

    @Test func tuist() throws {
        let project = try #require(find(SampleProject.tuistFiles).project)
        #expect(project.paths == ["App/Project.swift", "Modules/Home/Project.swift"])
        let app = try #require(project.targets.first { $0.name == "Tu" })
        #expect(app.kind == .application)
        #expect(app.isForIOS)
        #expect(app.files.sources == ["App/Sources/App.swift", "App/Common/C.swift"])
        #expect(app.files.folders == ["App/Sources", "App/Common", "App/Resources"])
        #expect(app.files.resources == ["App/Resources/Brand.ttf"])
        #expect(app.fonts == ["Brand.ttf"])
        #expect(app.conditions == ["DEBUG", "TU"])
        #expect(app.language.isMainActorByDefault)
        #expect(app.dependencies == ["Home"])
        #expect(app.packageProducts == ["Lottie", "RxSwift"])
        #expect(project.targets.first { $0.name == "TuTests" }?.kind == .tests)
        let home = try #require(project.targets.first { $0.name == "Home" })
        #expect(home.files.sources == ["Modules/Home/Sources/Home.swift"])
        #expect(project.diagnostics.map(\.kind) == [.unevaluated])
    }

    @Test func tuistIsPreferredToXcodeGenAndThatToXcode() throws {
        var files = SampleProject.xcodeFiles.merging(SampleProject.xcodeGenFiles) { $1 }
        #expect(try find(files).project?.paths == ["project.yml"])
        files.merge(SampleProject.tuistFiles) { $1 }
        #expect(try find(files).project?.paths.first == "App/Project.swift")
    }

    // MARK: Bad projects

    @Test(arguments: [
        ("Shop.xcodeproj/project.pbxproj", "{\n  a = b\n}\n", 3 as Int?),
        ("Shop.xcodeproj/project.pbxproj", "{\n<<<<<<< HEAD\n}\n", 2),
        ("Shop.xcodeproj/project.pbxproj", "", nil),
        ("Shop.xcodeproj/project.pbxproj", "{ a = b; }", nil),
        ("Shop.xcodeproj/other", "", nil),
        ("All.xcworkspace/contents.xcworkspacedata", "<Workspace", nil),
        ("project.yml", "targets:\n  A: [x\n  B: y\n", 3),
        ("project.yml", "- a\n- b\n", nil),
        ("project.yml", "include: project.yml\n", nil),
        ("project.yml", "include: lost.yml\n", nil),
        ("project.yml", "name: A\n", nil),
        ("Project.swift", "import ProjectDescription\nlet project = Project.app(name: \"A\")\n", nil),
        ("Project.swift", "import ProjectDescription\nlet a = .target(name: [[[ product:", nil),
    ])
    func aProjectThatCantBeReadIsReported(path: String, text: String, line: Int?) throws {
        let finder = try find([path: text, "A.swift": ""])
        #expect(finder.project == nil)
        let diagnostic = try #require(finder.diagnostics.last)
        #expect(diagnostic.kind == .unreadable)
        if let line { #expect(diagnostic.subject.hasPrefix("\(path):\(line): "), "\(diagnostic.subject)") }
    }

    @Test func anotherProjectTakesThePlaceOfOneThatCantBeRead() throws {
        var files = SampleProject.xcodeFiles
        files["project.yml"] = "targets: [x\n"
        let finder = try find(files)
        #expect(finder.project?.paths == ["Shop.xcodeproj"])
        #expect(finder.diagnostics.map(\.kind) == [.unreadable])
    }

    @Test func aFolderWithoutAProjectHasNone() throws {
        let finder = try find(["A.swift": "", "Project.swift": "struct Project {}"])
        #expect(finder.project == nil)
        #expect(finder.diagnostics.isEmpty)
    }
}
