import Testing

@testable import SnapshotCore

/// App Store Connect's languages.
@Suite struct StoreLocaleTests {
    @Test(arguments: StoreLocale.codes)
    func everyCodeIsItself(code: String) throws {
        let locale = try StoreLocale(code)
        #expect(locale.code == code)
        #expect(SnapshotConfiguration.isLocale(locale.localeIdentifier))
    }

    @Test func codesAreDifferentAndSorted() {
        #expect(Set(StoreLocale.codes).count == 39)
        #expect(StoreLocale.codes.sorted() == StoreLocale.codes)
    }

    @Test(arguments: [
        ("en", "en-US"), ("de", "de-DE"), ("ar", "ar-SA"), ("pt", "pt-BR"), ("es", "es-ES"), ("fr", "fr-FR"),
        ("nl", "nl-NL"), ("EN_gb", "en-GB"), ("ja_JP", "ja"), ("it_IT", "it"), ("nb", "no"), ("nb_NO", "no"),
        ("iw", "he"), ("in", "id"), ("zh", "zh-Hans"), ("zh_CN", "zh-Hans"), ("zh_TW", "zh-Hant"),
        ("zh-Hant-HK", "zh-Hant"),
    ])
    func otherNamesHaveACode(name: String, code: String) throws {
        #expect(try StoreLocale(name).code == code)
    }

    @Test func regionsThatTheStoreDoesNotHaveNameThoseThatItHas() {
        let error = #expect(throws: StoreLocaleError.self) { try StoreLocale("fr_BE") }
        #expect(error?.description == "App Store Connect has no locale “fr_BE”: use fr-CA or fr-FR")
        #expect(error?.commandStatus == .usage)
        let german = #expect(throws: StoreLocaleError.self) { try StoreLocale("de-AT") }
        #expect(german?.description == "App Store Connect has no locale “de-AT”: use de-DE")
    }

    @Test(arguments: ["eo", "tlh", "", "../..", "english"])
    func otherLanguagesNameAll(name: String) {
        let error = #expect(throws: StoreLocaleError.self) { try StoreLocale(name) }
        #expect(error?.description.contains("“\(name)”: use one of ar-SA, ca, cs") == true)
    }

    @Test func norwegianIsDrawnAsDevicesNameIt() throws {
        #expect(try StoreLocale("no").localeIdentifier == "nb")
        #expect(try StoreLocale("zh-Hans").localeIdentifier == "zh_Hans")
        #expect(try StoreLocale("en").language == "en")
    }
}
