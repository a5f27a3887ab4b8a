import BuilderSnapshots
import BuilderUIKit
import Foundation
import Testing

@testable import Screens

/// The demo's texts in German and Arabic.
@MainActor
@Suite struct DemoLanguagesTests {
    private nonisolated static let tables = ["Localizable", "System"]

    private func table(_ name: String, in language: String) throws -> [String: String] {
        let file = SampleData.folder.appendingPathComponent("\(language).lproj/\(name).strings")
        let list = try PropertyListSerialization.propertyList(from: try Data(contentsOf: file), format: nil)
        return try #require(list as? [String: String])
    }

    /// Returns the formats of the values in a text, sorted.
    private func formats(in text: String) -> [String] {
        text.matches(of: /%(?:\d\$)?(lld|@)/).map { String($0.1) }.sorted()
    }

    /// Returns a text that is made in a render in a locale.
    private func text(
        in locale: String?, _ make: @escaping @MainActor @Sendable () -> String
    ) async throws -> String? {
        var renderer = Renderer()
        renderer.locale = locale.map { Locale(identifier: $0) }
        func label() -> UILabel {
            let label = UILabel()
            label.text = make()
            return label
        }
        return try await renderer.display(of: label(), width: 320) { ($0 as? UILabel)?.text }.value
    }

    @Test(arguments: tables, ["de", "ar"])
    func languagesHaveTheSameKeysAndFormats(name: String, language: String) throws {
        let english = try table(name, in: "en")
        let translated = try table(name, in: language)
        #expect(Set(english.keys) == Set(translated.keys))
        for (key, text) in english {
            #expect(text == key, "English texts are their keys")
            let translation = translated[key] ?? ""
            #expect(!translation.isEmpty && formats(in: translation) == formats(in: key), "\(key): \(translation)")
        }
    }

    /// Words that code searches in a text are in it in each language.
    @Test(arguments: ["en", "de", "ar"])
    func searchedWordsAreInTheirTexts(language: String) throws {
        let texts = try table("System", in: language)
        for (word, beginning) in [
            ("seven", "Lisbon is built"), ("first", "Take the first"), ("slower", "Take the first"),
            ("thin", "Mix everything"),
        ] {
            let key = try #require(texts.keys.first { $0.hasPrefix(beginning) })
            let (text, part) = (try #require(texts[key]), try #require(texts[word]))
            #expect(text.contains(part), "\(text)")
        }
    }

    @Test(arguments: [
        (nil, "No users", "Row 3"), ("en_GB", "No users", "Row 3"), ("de_AT", "Keine Benutzer", "Zeile 3"),
        ("ar", "لا يوجد مستخدمون", "الصف 3"),
    ])
    func textsFollowTheRendersLocale(locale: String?, app: String, system: String) async throws {
        #expect(try await text(in: locale) { String(app: "No users") } == app)
        #expect(try await text(in: locale) { String(system: "Row \(3)") } == system)
    }

    @Test(arguments: [(nil, "en_US"), ("en_GB", "en_US"), ("de_AT", "de_AT"), ("ar", "ar")])
    func pickersFollowTheRendersLocale(locale: String?, shown: String) async throws {
        #expect(try await text(in: locale) { Locale.shown.identifier } == shown)
    }

    /// Each text of a screen is in the tables, also those whose keys aren't written where they are shown.
    @Test(arguments: ["de", "ar"])
    func screensMissNoText(language: String) async throws {
        var count = 0
        for screen in Catalog.demo.screens where !screen.name.hasSuffix("-ios26") {
            guard let translated = screen.configurations.first(where: { $0.locale == language }) else { continue }
            let missing = try await screen.display(for: translated).warnings.filter { $0.contains("translated") }
            #expect(missing.isEmpty, "\(screen.name): \(missing)")
            count += 1
        }
        #expect(count > 60)
    }
}
