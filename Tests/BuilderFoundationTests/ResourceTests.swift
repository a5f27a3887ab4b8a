import Foundation
import Testing

@testable import BuilderFoundation

/// The resources of a package's targets are the main bundle's, as in an app.
@Suite struct ResourceTests {
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("resources-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    /// The tests' executable has the resources of the conformance tests beside it.
    @Test func theMainBundleHasTheTargetsResources() throws {
        let url = Bundle.main.url(forResource: "layouts", withExtension: "json", subdirectory: "Data")
        #expect(url?.lastPathComponent == "layouts.json")
        let path = try #require(Bundle.main.path(forResource: "layouts", ofType: "json", inDirectory: "Data"))
        #expect(FileManager.default.fileExists(atPath: path))
        #expect(Bundle.main.url(forResource: "Data", withExtension: nil)?.lastPathComponent == "Data")
        #expect(Bundle.main.path(forResource: "no such file", ofType: "json") == nil)
        #expect(Bundle.main.url(forResource: "no such file", withExtension: "json") == nil)
    }

    @Test func otherBundlesHaveTheirOwn() throws {
        let bundle = try bundle(["list.json": "[]", "en.lproj/list.txt": "a"])
        #expect(bundle.url(forResource: "list", withExtension: "json")?.lastPathComponent == "list.json")
        #expect(bundle.path(forResource: "list", ofType: "txt")?.hasSuffix("en.lproj/list.txt") == true)
        #expect(bundle.url(forResource: "layouts", withExtension: "json", subdirectory: "Data") == nil)
    }

    @Test func textsAreInTablesAndCatalogs() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "title": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "The title"}},
                "xx": {"stringUnit": {"state": "new", "value": "xx"}}}},
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld things"}}}}}}},
              "plain": {}}}
            """
        let bundle = try bundle([
            "en.lproj/Localizable.strings": "\"hello\" = \"Hello from a table\";", "Localizable.xcstrings": catalog,
            "Broken.xcstrings": "{",
        ])
        #expect(NSLocalizedString("hello", bundle: bundle, comment: "") == "Hello from a table")
        #expect(NSLocalizedString("title", bundle: bundle, comment: "") == "The title")
        #expect(NSLocalizedString("plain", bundle: bundle, comment: "") == "plain")
        #expect(NSLocalizedString("none", bundle: bundle, value: "Other", comment: "") == "Other")
        #expect(NSLocalizedString("title", tableName: "Broken", bundle: bundle, comment: "") == "title")
        #expect(String(localized: "title", bundle: bundle) == "The title")
        #expect(String(localized: "\(3) items", bundle: bundle) == "3 things")
        #expect(bundle.localizedString(forKey: "title", value: "", table: "Localizable") == "The title")
        #expect(bundle.localizableText(forKey: "title", value: nil, table: nil) == "The title")
        #expect(bundle.localizableText(forKey: "none", value: nil, table: "Broken") == "none")
        #expect(NSLocalizedString("nowhere", comment: "") == "nowhere")
    }
}
