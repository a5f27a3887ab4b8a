import Foundation
import Settling
import Testing

@testable import BuilderFoundation

/// The words of the system's views, in the language that the app runs in.
@Suite struct SystemWordTests {
    /// Returns a new folder of resources with empty files.
    private func folder(_ files: [String: String]) throws -> String {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("words-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder.path
    }

    /// Returns a word in a render's locale, in an app with folders of resources.
    private func text(_ word: SystemWord, in locale: String, app folders: [String]) -> String {
        let work = ScreenWork(locale: Locale(identifier: locale))
        defer { work.close() }
        return ScreenWork.$current.withValue(work) { AppLanguage.$folders.withValue(folders) { word.text } }
    }

    @Test func wordsFollowTheAppsLanguage() throws {
        let app = try folder([
            "en.lproj/Localizable.strings": "", "de.lproj/Localizable.strings": "", "pt-PT.lproj/Other.strings": "",
            "zh-Hant.lproj/Localizable.strings": "", "no.lproj/Localizable.strings": "",
        ])
        #expect(text(.cancel, in: "de_AT", app: [app]) == "Abbrechen")
        #expect(text(.search, in: "pt", app: [app]) == "Pesquisar", "the app's region")
        #expect(text(.copy, in: "zh_HK", app: [app]) == "拷貝")
        #expect(text(.cancel, in: "nb_NO", app: [app]) == "Avbryt")
        #expect(text(.cancel, in: "en_GB", app: [app]) == "Cancel")
        #expect(text(.cancel, in: "fr", app: [app]) == "Cancel", "the app has no French texts")
    }

    /// An app without texts in a language keeps its own words, so that its pictures are the same in all languages.
    @Test func anAppWithoutTextsIsEnglish() throws {
        let empty = try folder(["list.json": "[]"])
        #expect(text(.cancel, in: "de", app: [empty]) == "Cancel")
        #expect(text(.cancel, in: "de", app: []) == "Cancel")
    }

    @Test func anAppInOneLanguageHasItsWords() throws {
        #expect(text(.done, in: "en", app: [try folder(["it.lproj/Localizable.strings": ""])]) == "Fine")
        let base = try folder(["Base.lproj/Main.strings": "", "it.lproj/Main.strings": ""])
        #expect(text(.done, in: "ja", app: [base]) == "Done" && text(.done, in: "it", app: [base]) == "Fine")
    }

    @Test func catalogsAndOtherTargetsCount() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"title": {"localizations": {
              "es": {"stringUnit": {"state": "translated", "value": "El título"}}}}}}
            """
        let app = [try folder(["ja.lproj/Localizable.strings": ""]), try folder(["Texts.xcstrings": catalog])]
        #expect(text(.delete, in: "es_MX", app: app) == "Eliminar" && text(.delete, in: "ja", app: app) == "削除")
        #expect(text(.delete, in: "de", app: app) == "Delete")
        // A catalog that can't be read has no languages.
        #expect(text(.delete, in: "es", app: [try folder(["Texts.xcstrings": "{"])]) == "Delete")
    }

    @Test func pseudoLanguagesChangeThem() {
        #expect(text(.save, in: "en-XA", app: []) == "Ŝáṽé")
        #expect(text(.save, in: "en-XC", app: []) == "[# Save #]")
    }

    /// A word of another group, or one too many, would move all that follow.
    @Test func everyLanguageHasAPlaceForEachWord() throws {
        let groups = SystemWord.table["de"]?.split(separator: "\n").map { $0.split(separator: "|").count }
        #expect(groups == [8, 8, 8, 8, 8, 4, 2, 2, 3, 8, 3])
        for (language, entry) in SystemWord.table {
            let lines = entry.split(separator: "\n").map {
                $0.split(separator: "|", omittingEmptySubsequences: false).count
            }
            #expect(lines == groups, "\(language)")
            let words = SystemWord.words(in: entry)
            #expect(words[.cancel] != nil && words[.search] != nil && words[.noResults] != nil, "\(language)")
            #expect(words[.openLink] != nil && words[.copyLink] != nil, "\(language)")
            for phrase in [words[.about], words[.remaining], words[.aboutRemaining]] {
                #expect(phrase?.components(separatedBy: "%@").count == 2, "\(language)")
            }
            #expect(SystemWord.noResults.text(in: language) == words[.noResults], "\(language)")
        }
        #expect(
            SystemWord.table.count == 29
                && SystemWord.checkTheSpelling.text(in: "ar") == "Check the spelling or try a new search.")
        #expect(SystemWord.text(of: "Rewind") == "Rewind")
    }
}
