import Foundation
import Testing

@testable import Accessors

@Suite struct ResourceReaderTests {
    private func read(_ files: [String: String]) throws -> (resources: AppResources, warnings: [String]) {
        try withFiles(files.mapValues { Data($0.utf8) }) { root in
            let reader = ResourceReader(root: root, paths: Array(files.keys))
            return (reader.resources, reader.warnings.map { $0.replacingOccurrences(of: "\(root)/", with: "") })
        }
    }

    @Test func setsHaveTheNamesOfFoldersThatProvideNamespaces() throws {
        let assets = try read([
            "A/Media.xcassets/Contents.json": "{}",
            "A/Media.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
            "A/Media.xcassets/Icons/Bar/Contents.json": "{}",
            "A/Media.xcassets/Icons/Bar/Arrow.imageset/Contents.json": "{}",
            "A/Media.xcassets/loose/tint.colorset/Contents.json": "{}",
            "A/Media.xcassets/icon.stickersiconset/Contents.json": "{}",
        ]).resources.assets
        let folders = [("Icons", true), ("Bar", false)].map {
            AppResources.Asset.Folder(name: $0.0, providesNamespace: $0.1)
        }
        #expect(
            assets == [
                AppResources.Asset(kind: .image, name: "Arrow", catalog: "Media", folders: folders),
                AppResources.Asset(
                    kind: .color, name: "tint", catalog: "Media",
                    folders: [AppResources.Asset.Folder(name: "loose", providesNamespace: false)]),
            ])
        #expect(assets.map(\.lookupName) == ["Icons/Arrow", "tint"])
    }

    @Test func textsAreThoseOfTheFirstLanguage() throws {
        let (resources, warnings) = try read([
            "de.lproj/Localizable.strings": "\"a\" = \"eins\";",
            "en.lproj/Localizable.strings": "/* one */ \"a\" = \"one %d\"; b = \"two\";",
            "en.lproj/Localizable.stringsdict": """
            <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>a</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@n@ of %@</string>
            <key>n</key><dict><key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>one</string><key>other</key><string>%d items</string></dict>
            </dict></dict></plist>
            """,
            "de.lproj/Other.strings": "", "en.lproj/InfoPlist.strings": "x = \"y\";",
        ])
        #expect(warnings == [])
        #expect(resources.tables.map(\.name) == ["Localizable", "Other"])
        #expect(
            resources.tables.first?.texts == [
                AppResources.Text(
                    key: "a", value: "%d items of %@",
                    placeholders: [Placeholder(kind: .integer, name: "n"), Placeholder(kind: .object)]),
                AppResources.Text(key: "b", value: "two", placeholders: []),
            ])
    }

    @Test func stringCatalogsHaveTextsInTheirSourceLanguage() throws {
        let texts = try read([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
            "": {},
            "plain": {},
            "title": {"extractionState": "manual", "localizations": {"en": {"stringUnit": {"value": "Title"}},
                "de": {"stringUnit": {"value": "Titel"}}}},
            "items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}},
            "both": {"localizations": {"en": {"stringUnit": {"value": "%@ has %#@n@"}, "substitutions": {"n": {
                "argNum": 2, "formatSpecifier": "lld",
                "variations": {"plural": {"other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
            }}
            """
        ]).resources.tables.first?.texts
        #expect(
            texts == [
                AppResources.Text(
                    key: "both", value: "%@ has %2$lld birds",
                    placeholders: [Placeholder(kind: .object), Placeholder(kind: .integer, name: "n")]),
                AppResources.Text(key: "items", value: "%lld items", placeholders: [Placeholder(kind: .integer)]),
                AppResources.Text(key: "plain", value: "plain", placeholders: []),
                AppResources.Text(key: "title", value: "Title", placeholders: [], hasSymbol: true),
            ])
    }

    @Test func brokenFilesAreReported() throws {
        let (resources, warnings) = try read([
            "Localizable.strings": "\"a\" = \"b\"\n\"c\" = \"d\";", "Other.strings": "c = \"d\";", "x.ttf": "no font",
            "y.xcstrings": "{}", "z.stringsdict": "<plist>",
        ])
        #expect(resources.tables.map(\.name) == ["Other"])
        #expect(
            warnings.map { String($0.prefix { $0 != " " }) } == [
                "Localizable.strings:1:1:", "y.xcstrings:1:1:", "z.stringsdict:1:1:", "x.ttf:1:1:",
            ])
        #expect(warnings.first?.contains("Missing ';' on line") == true)
    }

    @Test func storyboardsAndNibsHaveIdentifiersAndClasses() throws {
        let files = try read([
            "Main.storyboard": """
            <document initialViewController="a-1"><scenes><scene><objects>
            <navigationController id="a-1" storyboardIdentifier="root"/>
            <viewController storyboardIdentifier="login screen" id="b-2" customClass="LoginController" customModule="App">
            <tableViewCell reuseIdentifier="Row" id="c" customClass="RowCell"/></viewController>
            </objects></scene></scenes></document>
            """,
            "Card.xib": """
            <document><objects><placeholder placeholderIdentifier="IBFilesOwner" customClass="Owner">
            <connections><outlet property="x"/></connections></placeholder>
            <view id="v" customClass="CardView"><subviews><label/></subviews></view></objects></document>
            """,
        ]).resources.interfaceFiles
        #expect(
            files == [
                AppResources.InterfaceFile(name: "Card", isStoryboard: false, rootClass: "CardView"),
                AppResources.InterfaceFile(
                    name: "Main", isStoryboard: true, rootClass: "UINavigationController",
                    controllers: [
                        .init(identifier: "root", className: "UINavigationController"),
                        .init(identifier: "login screen", className: "LoginController"),
                    ],
                    reusables: [.init(identifier: "Row", className: "RowCell")]),
            ])
    }

    @Test func fontsHaveTheNamesInTheirTables() throws {
        // A table of names alone: an offset table, a record, and names in UTF-16.
        let texts: [(Int, String)] = [(1, "Acme"), (2, "Bold"), (6, "Acme-Bold")]
        var names: [UInt8] = []
        var records: [UInt8] = []
        for (name, text) in texts {
            let bytes = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            records += [0, 3, 0, 1, 4, 9, 0, UInt8(name), 0, UInt8(bytes.count), 0, UInt8(names.count)]
            names += bytes
        }
        let table: [UInt8] = [0, 0, 0, UInt8(texts.count), 0, UInt8(6 + records.count)] + records + names
        let font: [UInt8] =
            [0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0] + Array("name".utf8) + [0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0] + table
        let fonts = try withFiles(["Fonts/acme.ttf": Data(font), "cut.ttf": Data(font.dropLast(4))]) { root in
            ResourceReader(root: root, paths: ["Fonts/acme.ttf", "cut.ttf"]).resources.fonts
        }
        #expect(
            fonts == [
                AppResources.Font(file: "acme.ttf", family: "Acme", style: "Bold", postScriptName: "Acme-Bold")
            ])
    }

    @Test func swiftGensConfigurationNamesEnumerations() {
        let configuration = SwiftGenConfiguration(
            """
            input_dir: App
            # enumName: No
            strings:
              inputs: en.lproj
              outputs:
                - templateName: structured-swift5
                  params:
                    enumName: Strings # the app's
            xcassets:
              - inputs: [Colors.xcassets]
                outputs: {}
                params:
                  enumName: "Palette"
              - params:
                  enumName: bad name
            """)
        #expect(configuration.enumNames == ["strings": ["Strings"], "xcassets": ["Palette"]])
    }
}
