import Testing

@testable import Accessors

/// The accessors of SwiftGen, R.swift and Tuist, of which `CorpusAccessors` compiles a sample.
@Suite struct ToolAccessorTests {
    private let resources = [
        "Colors.xcassets/Brand/Contents.json": "{}",
        "Colors.xcassets/Brand/primary.colorset/Contents.json": "{}",
        "Images.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
        "Images.xcassets/Icons/default.imageset/Contents.json": "{}",
        "en.lproj/Localizable.strings": #""a.title" = "%@ of %d"; "plain" = "Plain";"#,
        "Main.storyboard": #"<viewController storyboardIdentifier="login" customClass="Login"/>"#,
    ]

    /// Returns the lines of the file that contain a text, without indentation.
    private func lines(_ text: String, with part: String) -> [String] {
        text.split(separator: "\n").map { String($0.drop { $0 == " " }) }.filter { $0.contains(part) }
    }

    // MARK: SwiftGen

    @Test func swiftGensSetsAreInCatalogsAndFoldersOrNot() throws {
        let text = try generate(resources, for: "Asset.primary").text
        let color = #"public static let primary = ColorAsset(name: "primary")"#
        let image = #"public static let `default` = ImageAsset(name: "Icons/default")"#
        #expect(
            text.contains(
                """
                public enum Asset {
                    \(color)
                    public enum Brand {
                        \(color)
                    }
                    public enum Colors {
                        \(color)
                        public enum Brand {
                            \(color)
                        }
                    }
                    public enum Icons {
                        \(image)
                    }
                    public enum Images {
                        public enum Icons {
                            \(image)
                        }
                    }
                }
                """))
        #expect(!text.contains("L10n") && !text.contains("enum R "))
    }

    @Test func swiftGensTextsAreFunctionsOfTheirPlaceholders() throws {
        let text = try generate(resources, for: "L10n.A.title").text
        let function =
            "public static func title(_ p1: Any, _ p2: Swift.Int) -> Swift.String { _localizedText(\"a.title\", "
            + "\"Localizable\", \"%@ of %d\", [Swift.String(describing: p1), p2]) }"
        #expect(lines(text, with: "func title") == [function, function])
        #expect(lines(text, with: "func aTitle").count == 2)
        #expect(
            lines(text, with: "var plain")
                == Array(
                    repeating: "public static var plain: Swift.String { _localizedText(\"plain\", \"Localizable\", "
                        + "\"Plain\") }", count: 2))
        #expect(lines(text, with: "private func _localizedText").count == 1)
    }

    @Test func swiftGensNamesAreThoseOfItsConfiguration() throws {
        var resources = resources
        resources["swiftgen.yml"] = "strings:\n  outputs:\n    params:\n      enumName: Strings\n"
        let text = try generate(resources, for: "Strings.plain").text
        #expect(text.contains("public enum Strings {") && !text.contains("enum L10n"))
    }

    @Test func scenesHaveTheAppsClasses() throws {
        let code = "StoryboardScene.Main.login"
        #expect(
            try generate(resources, for: code, declaring: ["Login"]).text.contains(
                "static let login = SceneType<Login>()"))
        #expect(
            try generate(resources, for: code).text.contains("static let login = SceneType<UIKit.UIViewController>()"))
    }

    // MARK: R.swift

    @Test func rHasTheUsedKinds() throws {
        let text = try generate(resources, for: "R.image.icons.default(), R.string").text
        #expect(
            text.contains(
                """
                enum R {
                    enum image {
                        enum icons {
                            static let `default` = Image(name: "Icons/default")
                        }
                    }
                    enum string {
                        enum localizable {
                            static var aTitle: Text { Text("a.title", "Localizable", "%@ of %d") }
                            static var plain: Text { Text("plain", "Localizable", "Plain") }
                        }
                    }
                }
                """))
    }

    // MARK: Tuist

    @Test(arguments: ["Kit", "KitApp"]) func tuistsNamesBeginWithTheTargets(module: String) throws {
        let text = try generate(resources, for: "KitAsset.primary, KitStrings.plain", module: module).text
        #expect(text.contains("public enum KitAsset {") && text.contains("KitColors(name: \"primary\")"))
        #expect(text.contains("public struct KitImages {") && text.contains("public enum KitStrings {"))
    }

    @Test func tuistsBundleIsGeneratedWhereSwiftPMHasNone() throws {
        let code = "image(in: .module); load(bundle: .module); AppResources.bundle"
        #expect(try generate([:], for: code, hasBundle: false).text.contains("static var module: Bundle { .main }"))
        #expect(try !generate([:], for: code).text.contains("var module"))
        #expect(try generate([:], for: code).text.contains("public enum AppResources {"))
        #expect(try !generate([:], for: code, declaring: ["AppResources"]).text.contains("enum AppResources"))
    }

    // MARK: Use

    @Test(arguments: [
        "MyAsset.primary", "Asset", "Asset.other", "// R.generated", "BRR.image.x", "L10n.missing",
    ])
    func whatNoFileUsesIsNotGenerated(code: String) throws {
        let text = try generate(resources, for: code).text
        #expect(!text.contains("public enum") && !text.contains("enum R "))
    }

    @Test func whatTheAppDeclaresIsNotGenerated() throws {
        let code = "Asset.primary, L10n.plain, R.image, KitAsset.primary"
        let declared: Set = ["Asset", "L10n", "R", "KitAsset"]
        let text = try generate(resources, for: code, module: "Kit", declaring: declared).text
        #expect(!text.contains("public enum") && !text.contains("enum R "))
    }
}
