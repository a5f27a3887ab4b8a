import Foundation
import Testing

@testable import SnapshotInit

/// Which files of a folder are the gallery's.
@Suite struct SourceTreeTests {
    private func tree(_ files: [String: String], rules: SourceTree.Rules = .init()) throws -> SourceTree {
        let folder = try SampleApp.make(files)
        return try SourceTree("\(folder.path)/Sample", ignoring: "Gallery", rules: rules)
    }

    @Test func whatHasNoResourcesIsExcludedAsAWhole() throws {
        let folder = try SampleApp.make([
            "A.swift": "", "B/B.swift": "", "B/b.txt": "", "C/D/c.txt": "", "C/d.png": "", ".hidden/E.swift": "",
            "App.xcodeproj/project.pbxproj": "",
        ])
        let tree = try SourceTree("\(folder.path)/Sample", ignoring: nil)
        #expect(tree.files.map(\.path) == ["A.swift", "B/B.swift"])
        #expect(tree.manifestExcludes(keeping: ["B/b.txt"]) == ["A.swift", "App.xcodeproj", "B/B.swift", "C"])
        #expect(tree.exclusions.isEmpty)
    }

    @Test func othersCodeIsLeftOut() throws {
        let tree = try tree([
            "A.swift": "", "Pods/P.swift": "", "Kit/Package.swift": "", "Kit/Sources/K.swift": "",
            "UITests/U.swift": "",
            "main.swift": "", "B.swift": "@main struct B {}", "C.c": "", "D.swift": "import Testing",
        ])
        #expect(tree.files.map(\.path) == ["A.swift", "B.swift"])
        #expect(Set(tree.excludedSources) == ["Pods", "UITests", "D.swift"])
        #expect(
            Set(tree.exclusions) == [
                .init(path: "Pods", reason: .vendor), .init(path: "Kit", reason: .package),
                .init(path: "UITests", reason: .test), .init(path: "main.swift", reason: .entryPoint),
                .init(path: "C.c", reason: .otherLanguage), .init(path: "D.swift", reason: .test),
            ])
    }

    @Test func linksToFoldersAreNotFollowed() throws {
        let folder = try SampleApp.make(["A.swift": "", "B/B.swift": ""])
        let root = "\(folder.path)/Sample"
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: "\(root)/B/Loop", withDestinationPath: "..")
        try manager.createSymbolicLink(atPath: "\(root)/Lost.swift", withDestinationPath: "nowhere")
        try manager.createSymbolicLink(atPath: "\(root)/Twin.swift", withDestinationPath: "A.swift")
        let tree = try SourceTree(root, ignoring: nil)
        #expect(tree.files.map(\.path) == ["A.swift", "B/B.swift", "Twin.swift"])
        #expect(tree.exclusions.map(\.reason) == [.link, .unreadable])
    }

    @Test func assetsOfOneNameAreTakenOnce() throws {
        let tree = try tree(["A.swift": "", "X/Media.xcassets/a": "", "Media.xcassets/a": "", "Y/Other.xcassets/a": ""])
        #expect(tree.assets == ["Media.xcassets", "Y/Other.xcassets"])
        #expect(tree.exclusions == [.init(path: "X/Media.xcassets", reason: .sameName)])
    }

    @Test func theFontsThatAnInfoPlistListsAreTaken() throws {
        let plist = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>UIAppFonts</key><array>
            <string>Fonts/Brand.otf</string><string>Bold.ttf</string><string>Lost.otf</string>
            </array></dict></plist>
            """
        let tree = try tree([
            "A.swift": "", "App-Info.plist": plist, "Fonts/Bold.ttf": "", "Fonts/Brand.otf": "", "Fonts/Other.otf": "",
            "Z/Brand.otf": "", "Widget/Info.plist": "no plist",
        ])
        #expect(tree.listedFonts == ["Fonts/Brand.otf", "Bold.ttf", "Lost.otf"])
        #expect(tree.fonts == ["Fonts/Bold.ttf", "Fonts/Brand.otf"])
        #expect(tree.resources == ["App-Info.plist", "Fonts/Other.otf"])
        #expect(tree.exclusions == [.init(path: "Z/Brand.otf", reason: .sameName)])
    }

    /// The bundle of a module has one folder, and one for each language.
    @Test func resourcesAreTakenWithTheirPlaces() throws {
        let files = [
            "A.swift": "", "Data/list.json": "", "Other/list.json": "", "loose@2x.png": "", "Info.plist": "",
            "Keys.plist": "", "en.lproj/Localizable.strings": "", "B/de.lproj/Localizable.strings": "",
            "B/en.lproj/InfoPlist.strings": "", "B/Localizable.xcstrings": "", "Tools.bundle/a.txt": "",
            "en.lproj/Main.storyboard": "", "Model.xcdatamodeld/contents": "", "README.md": "", "Pods/p.json": "",
        ]
        let tree = try tree(files)
        #expect(
            tree.resources == [
                "B/Localizable.xcstrings", "B/de.lproj/Localizable.strings", "B/en.lproj/InfoPlist.strings",
                "Data/list.json", "Keys.plist", "Tools.bundle", "en.lproj/Localizable.strings", "loose@2x.png",
            ])
        #expect(
            Set(tree.exclusions) == [
                .init(path: "Other/list.json", reason: .sameName), .init(path: "Pods", reason: .vendor),
            ])
        #expect(Set(tree.unused) == ["en.lproj/Main.storyboard", "Model.xcdatamodeld"])
        // A package's manifest names the others.
        let package = try self.tree(files, rules: .init(isManifest: true))
        #expect(package.resources.allSatisfy { $0.contains(".lproj/") })
        #expect(package.resources.count == 3)
    }

    @Test func aManifestsRulesHold() throws {
        let tree = try tree(
            ["A/A.swift": "", "B/B.swift": "", "C/C.swift": "", "A/Old/O.swift": "", "Res/a.json": ""],
            rules: .init(sources: ["A", "B"], exclude: ["A/Old"], resources: ["Res"]))
        #expect(tree.files.map(\.path) == ["A/A.swift", "B/B.swift"])
    }

    /// SwiftPM writes such names into JSON as they are.
    @Test(arguments: ["A \"B\".swift", "a\\b/C.swift"])
    func namesThatSwiftPMCantReadAreLeftOut(name: String) throws {
        let tree = try tree(["A.swift": "", name: ""])
        #expect(tree.files.map(\.path) == ["A.swift"])
        #expect(tree.exclusions == [.init(path: name, reason: .name)])
    }

    @Test func aFolderThatCantBeReadIsAnError() {
        #expect(throws: InitError.self) { try SourceTree("/nowhere/at/all", ignoring: nil) }
    }
}
