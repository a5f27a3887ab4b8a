import Foundation
import Settling
import Synchronization
import Testing

@testable import BuilderFoundation

/// Texts of tables in the language of a render.
@Suite struct LocalizationTests {
    private func bundle(_ files: [String: String]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID().uuidString)")
        for (name, text) in files {
            let file = folder.appendingPathComponent(name)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try #require(Bundle(path: folder.path))
    }

    /// Calls a closure as a screen of a render in a locale.
    private func inLocale<Value>(
        _ identifier: String, warnings: Warnings = Warnings(), _ body: () throws -> Value
    ) rethrows -> Value {
        let work = ScreenWork(locale: Locale(identifier: identifier), warn: { warnings.add($0) })
        defer { work.close() }
        return try ScreenWork.$current.withValue(work) { try body() }
    }

    private final class Warnings: Sendable {
        private let texts = Mutex<[String]>([])
        var all: [String] { texts.withLock { $0 } }
        func add(_ text: String) { texts.withLock { $0.append(text) } }
    }

    private func strings(_ pairs: [String: String]) -> String {
        pairs.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }

    @Test func textsFollowTheRendersLocale() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": strings(["save": "Save"]),
            "de.lproj/Localizable.strings": strings(["save": "Sichern"]),
            "pt-BR.lproj/Localizable.strings": strings(["save": "Salvar"]),
            "zh-Hans.lproj/Localizable.strings": strings(["save": "存储"]),
            "zh-Hant.lproj/Localizable.strings": strings(["save": "儲存"]),
        ])
        func text(_ locale: String) -> String {
            inLocale(locale) { NSLocalizedString("save", bundle: bundle, comment: "") }
        }
        #expect(text("en_001") == "Save" && text("en_GB") == "Save")
        #expect(text("de") == "Sichern" && text("de_AT") == "Sichern" && text("de-DE") == "Sichern")
        #expect(text("pt") == "Salvar" && text("pt_PT") == "Salvar", "another region is better than another language")
        #expect(text("zh_CN") == "存储" && text("zh_Hant_HK") == "儲存" && text("zh_TW") == "儲存")
        #expect(text("fr") == "Save", "the app's own language")
        #expect(inLocale("de") { String(localized: "save", bundle: bundle) } == "Sichern")
    }

    @Test func missingTranslationsAreNamed() throws {
        let bundle = try bundle([
            "en.lproj/Errors.strings": strings(["lost": "Lost", "found": "Found"]),
            "de.lproj/Errors.strings": strings(["found": "Gefunden"]),
        ])
        let warnings = Warnings()
        let texts = inLocale("de", warnings: warnings) {
            ["lost", "found", "none"].map { NSLocalizedString($0, tableName: "Errors", bundle: bundle, comment: "") }
        }
        #expect(texts == ["Lost", "Gefunden", "none"])
        #expect(
            warnings.all == ["lost", "none"].map { "“\($0)” isn't translated into de in the table Errors" })
        let others = Warnings()
        _ = inLocale("en_US", warnings: others) {
            NSLocalizedString("none", tableName: "Errors", bundle: bundle, comment: "")
        }
        #expect(others.all.isEmpty, "a key of no language may be the text itself")
    }

    @Test func languagesWithoutATableAreNamed() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": strings(["save": "Save"]),
            "de.lproj/Localizable.strings": strings(["save": "Sichern"]),
            "Catalog.xcstrings": #"{"sourceLanguage": "en", "version": "1.0", "strings": {"Undo": {}}}"#,
        ])
        func warnings(_ locale: String, _ key: String = "save", table: String? = nil) -> [String] {
            let warnings = Warnings()
            _ = inLocale(locale, warnings: warnings) {
                NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
            }
            return warnings.all
        }
        #expect(
            warnings("fr_CA") == ["the table Localizable isn't translated into fr_CA: its texts are shown in en"])
        #expect(
            warnings("it", "Undo", table: "Catalog")
                == ["the table Catalog isn't translated into it: its texts are shown in en"])
        for locale in ["en", "en_GB", "de_AT", "en-XA", "ar-XB"] { #expect(warnings(locale).isEmpty) }
        #expect(warnings("en_AU", "Undo", table: "Catalog").isEmpty, "the source language")
        #expect(warnings("fr", "none").isEmpty && warnings("fr", table: "None").isEmpty, "no text of a table is shown")
    }

    @Test func untranslatedTextsAreInTheDevelopmentLanguage() throws {
        func information(_ language: String) -> String {
            "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key>"
                + "<string>\(language)</string></dict></plist>"
        }
        let tables = [
            "en.lproj/Localizable.strings": strings(["save": "Save", "open": "Open"]),
            "nl.lproj/Localizable.strings": strings(["save": "Bewaar"]),
        ]
        func texts(_ language: String, _ locale: String) throws -> [String] {
            let bundle = try self.bundle(tables.merging(["Info.plist": information(language)]) { $1 })
            return inLocale(locale) { ["save", "open"].map { NSLocalizedString($0, bundle: bundle, comment: "") } }
        }
        #expect(try texts("nl", "fr") == ["Bewaar", "Open"], "English is in the table, too")
        #expect(try texts("en", "fr") == ["Save", "Open"])
        #expect(try texts("nl", "en") == ["Save", "Open"], "the locale's language is first")
        #expect(try texts("$(DEVELOPMENT_LANGUAGE)", "fr") == ["Save", "Open"])
        let warnings = Warnings()
        let base = try self.bundle([
            "Base.lproj/Localizable.strings": strings(["save": "Bewaar"]), "Info.plist": information("nl"),
        ])
        let text = inLocale("fr", warnings: warnings) { NSLocalizedString("save", bundle: base, comment: "") }
        #expect(text == "Bewaar")
        #expect(warnings.all == ["the table Localizable isn't translated into fr: its texts are shown in nl"])
        let bundle = try self.bundle(tables.merging(["Info.plist": information("nl")]) { $1 })
        #expect(inLocale("fr") { bundle.preferredLocalizableLocalizations } == ["nl"])
    }

    /// Xcode writes an empty value with the state `new` for a text that a translator hasn't seen.
    @Test func unseenTextsOfCatalogsAreMissing() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "unseen": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Unseen"}},
                "de": {"stringUnit": {"state": "new", "value": ""}}}},
              "empty": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": ""}},
                "de": {"stringUnit": {"state": "translated", "value": ""}}}},
              "copied": {"localizations": {"de": {"stringUnit": {"state": "new", "value": "Kopie"}}}},
              "unwritten": {"localizations": {"en": {"stringUnit": {"state": "new", "value": ""}}}},
              "numbered %lld": {"localizations": {
                "en": {"variations": {"plural": {"other": {"stringUnit": {"state": "translated", "value": "n %lld"}}}}},
                "de": {"variations": {"plural": {
                  "one": {"stringUnit": {"state": "new", "value": ""}},
                  "other": {"stringUnit": {"state": "new", "value": ""}}}}}}}
            }}
            """
        ])
        func text(_ key: String, _ locale: String, _ warnings: Warnings = Warnings()) -> String {
            inLocale(locale, warnings: warnings) { NSLocalizedString(key, bundle: bundle, comment: "") }
        }
        let warnings = Warnings()
        #expect(text("unseen", "de", warnings) == "Unseen")
        #expect(text("empty", "de", warnings) == "", "the source language's text")
        #expect(text("copied", "de", warnings) == "Kopie")
        #expect(inLocale("de", warnings: warnings) { String(localized: "numbered \(2)", bundle: bundle) } == "n 2")
        #expect(
            warnings.all
                == ["unseen", "empty", "numbered %lld"].map {
                    "“\($0)” isn't translated into de in the table Localizable"
                })
        #expect(text("empty", "en") == "" && text("unwritten", "en") == "unwritten")
    }

    @Test func numbersChooseTheFormsOfTheirLanguage() throws {
        func dictionary(_ forms: [String: String]) -> String {
            """
            <plist version="1.0"><dict><key>%d files</key><dict>
            <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
            <key>files</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            """ + forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined() + "</dict></dict></dict></plist>"
        }
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict": dictionary([
                "zero": "No files", "one": "%d file", "other": "%d files",
            ]),
            "ru.lproj/Localizable.stringsdict": dictionary([
                "one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла",
            ]),
        ])
        func texts(_ locale: String) -> [String] {
            inLocale(locale) {
                [0, 1, 2, 5, 21].map {
                    String(localizableFormat: NSLocalizedString("%d files", bundle: bundle, comment: ""), $0)
                }
            }
        }
        #expect(texts("en") == ["No files", "1 file", "2 files", "5 files", "21 files"])
        #expect(texts("ru") == ["0 файлов", "1 файл", "2 файла", "5 файлов", "21 файл"])
        let format = NSLocalizedString("%d files", bundle: bundle, comment: "")
        #expect(String.localizableTextWithFormat(format, 1) == "1 file")
    }

    @Test func aFormatHasSeveralVariables() throws {
        let variable = { (name: String) in
            """
            <key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>ld</string><key>one</key><string>one \(name)</string>
            <key>other</key><string>%ld \(name)s</string></dict>
            """
        }
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict><key>both</key><dict><key>NSStringLocalizedFormatKey</key>
            <string>%@: %#@file@ in %#@folder@ (100 %%)</string>\(variable("file"))\(variable("folder"))</dict></dict></plist>
            """
        ])
        let format = NSLocalizedString("both", bundle: bundle, comment: "")
        #expect(String(localizableFormat: format, "A" as NSString, 1, 3) == "A: one file in 3 folders (100 %)")
        #expect(String(localizableFormat: format, "B" as NSString, 2, 1) == "B: 2 files in one folder (100 %)")
    }

    @Test func catalogsHavePluralsDevicesAndSubstitutions() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "Cancel": {},
              "%lld items": {"localizations": {
                "en": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}},
                "pl": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%lld rzecz"}}, "few": {"stringUnit": {"value": "%lld rzeczy"}},
                  "many": {"stringUnit": {"value": "%lld wielu"}}, "other": {"stringUnit": {"value": "%lld inne"}}}}}}},
              "tap": {"localizations": {"en": {"variations": {"device": {
                "mac": {"stringUnit": {"value": "Click"}}, "other": {"stringUnit": {"value": "Tap"}}}}}}},
              "found": {"localizations": {"en": {"stringUnit": {"value": "%#@birds@ for %2$@"},
                "substitutions": {"birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg bird"}}, "other": {"stringUnit": {"value": "%arg birds"}}}}}}}}}
            }}
            """
        ])
        func items(_ locale: String) -> [String] {
            inLocale(locale) { [1, 3, 5].map { String(localized: "\($0) items", bundle: bundle) } }
        }
        #expect(items("en") == ["1 item", "3 items", "5 items"])
        #expect(items("pl") == ["1 rzecz", "3 rzeczy", "5 wielu"])
        #expect(NSLocalizedString("tap", bundle: bundle, comment: "") == "Tap")
        let found = NSLocalizedString("found", bundle: bundle, comment: "")
        #expect(String(localizableFormat: found, 1, "Ada" as NSString) == "1 bird for Ada")
        #expect(String(localizableFormat: found, 4, "Ada" as NSString) == "4 birds for Ada")
        #expect(String(localizableFormat: found, 1) == "1 bird for ", "a value that is missing")
        let warnings = Warnings()
        let cancel = inLocale("pl", warnings: warnings) { NSLocalizedString("Cancel", bundle: bundle, comment: "") }
        #expect(cancel == "Cancel" && warnings.all == ["“Cancel” isn't translated into pl in the table Localizable"])
    }

    @Test func substitutionsVaryWithDevices() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"look %lld": {"localizations": {"en": {
              "stringUnit": {"value": "Look: %#@n@"}, "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld",
              "variations": {"device": {
                "ipad": {"variations": {"plural": {
                  "one": {"stringUnit": {"value": "%arg pane"}}, "other": {"stringUnit": {"value": "%arg panes"}}}}},
                "iphone": {"stringUnit": {"value": "%arg on the phone"}}}}}}}}}}}
            """
        ])
        func texts(on device: String) -> [String] {
            let work = ScreenWork(locale: Locale(identifier: "en"), device: device)
            defer { work.close() }
            return ScreenWork.$current.withValue(work) {
                [1, 2].map { String(localized: "look \($0)", bundle: bundle) }
            }
        }
        #expect(texts(on: "ipad") == ["Look: 1 pane", "Look: 2 panes"])
        #expect(texts(on: "iphone") == ["Look: 1 on the phone", "Look: 2 on the phone"])
    }

    @Test func aBundleHasItsLanguagesAndTheRendersFirst() throws {
        let bundle = try bundle([
            "de.lproj/Localizable.strings": strings(["a": "A"]), "Base.lproj/Localizable.strings": "",
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0",
             "strings": {"b": {"localizations": {"fr": {"stringUnit": {"value": "B"}}}}}}
            """,
        ])
        #expect(bundle.localizableLocalizations == ["de", "en", "fr"])
        #expect(inLocale("fr_CA") { bundle.preferredLocalizableLocalizations } == ["fr"])
        #expect(inLocale("it") { bundle.preferredLocalizableLocalizations } == ["en"])
    }

    @Test func keysNameTheTypesOfTheirIntegers() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": strings([
                "%d a": "d %d", "%u b": "u %u", "%lld c": "lld %lld", "%llu d": "llu %llu",
            ])
        ])
        let texts = inLocale("en") {
            [
                String(localized: "\(Int32(-1)) a", bundle: bundle), String(localized: "\(UInt8(2)) b", bundle: bundle),
                String(localized: "\(3) c", bundle: bundle), String(localized: "\(UInt64(4)) d", bundle: bundle),
            ]
        }
        #expect(texts == ["d -1", "u 2", "lld 3", "llu 4"])
    }

    @Test func pseudoLanguagesChangeTheAppsOwnTexts() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.strings": strings(["save": "Save %@", "n": "100 %%"]),
            "ar.lproj/Localizable.strings": strings(["save": "حفظ %@"]),
            "Items.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%lld items": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%lld item"}}, "other": {"stringUnit": {"value": "%lld items"}}}}}}}}}
            """,
        ])
        func text(_ locale: String) -> String {
            inLocale(locale) {
                String(localizableFormat: NSLocalizedString("save", bundle: bundle, comment: ""), "x" as NSString)
            }
        }
        #expect(text("en_XA") == "Ŝáṽé x")
        #expect(text("en_XL") == "Save x Save …")
        #expect(text("en_XC") == "[# Save x #]")
        #expect(text("ar_XB") == "\u{202E}Save x\u{202C}")
        #expect(inLocale("en_XC") { NSLocalizedString("none", bundle: bundle, comment: "") } == "[# none #]")
        let items = inLocale("en_XC") {
            [1, 2].map { String(localized: "\($0) items", table: "Items", bundle: bundle) }
        }
        #expect(items == ["[# 1 item #]", "[# 2 items #]"])
    }

    @Test func valuesStandWhereFormsAndKeysSay() throws {
        let bundle = try bundle([
            "Localizable.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "%@ has %lld photos": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"value": "%@ has a photo"}},
                "other": {"stringUnit": {"value": "%@ has %lld photos"}}}}}}},
              "by": {"localizations": {"en": {"stringUnit": {"value": "%#@photos@"},
                "substitutions": {"photos": {"formatSpecifier": "lld", "variations": {"plural": {
                  "one": {"stringUnit": {"value": "one photo by %2$@"}},
                  "other": {"stringUnit": {"value": "%lld photos by %@"}}}}}}}}},
              "brand": {"shouldTranslate": false}}}
            """
        ])
        let texts = [1, 2].map { String(localized: "\("Ada") has \($0) photos", bundle: bundle) }
        #expect(texts == ["Ada has a photo", "Ada has 2 photos"])
        let format = NSLocalizedString("by", bundle: bundle, comment: "")
        #expect(String(localizableFormat: format, 1, "Ada" as NSString) == "one photo by Ada")
        #expect(String(localizableFormat: format, 3, "Ada" as NSString) == "3 photos by Ada")
        #expect(String(localizableFormat: format, "Ada" as NSString, 3) == "Ada photos by 3", "no crash")
        let warnings = Warnings()
        _ = inLocale("de", warnings: warnings) { NSLocalizedString("brand", bundle: bundle, comment: "") }
        #expect(warnings.all == ["the table Localizable isn't translated into de: its texts are shown in en"])
    }

    @Test func aTextIsInTheAppsLanguageNotInAnother() throws {
        let bundle = try bundle([
            "ar.lproj/Localizable.strings": strings(["only": "فقط"]),
            "de.lproj/Localizable.strings": strings(["save": "Sichern"]),
            "en.lproj/Localizable.strings": strings(["save": "Save"]),
        ])
        let warnings = Warnings()
        let texts = inLocale("ar", warnings: warnings) {
            ["save", "only"].map { NSLocalizedString($0, bundle: bundle, comment: "") }
        }
        #expect(texts == ["Save", "فقط"])
        #expect(warnings.all == ["“save” isn't translated into ar in the table Localizable"])
        #expect(inLocale("fr") { NSLocalizedString("only", bundle: bundle, comment: "") } == "only")
    }

    @Test func widthsAndDevicesOfDictionaries() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict>
            <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>5</key><string>Hi</string>
            <key>20</key><string>Hello everybody</string></dict></dict>
            <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>iphone</key><string>Tap</string>
            <key>mac</key><string>Click</string></dict></dict></dict></plist>
            """
        ])
        #expect(NSLocalizedString("wide", bundle: bundle, comment: "") == "Hello everybody")
        #expect(NSLocalizedString("tap", bundle: bundle, comment: "") == "Tap")
    }

    @Test func textsForDevicesFollowTheRendersDevice() throws {
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict": """
            <plist version="1.0"><dict><key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
            <key>ipad</key><string>Tap or click</string><key>other</key><string>Tap</string></dict></dict></dict></plist>
            """
        ])
        func text(on device: String) -> String {
            let work = ScreenWork(locale: Locale(identifier: "en"), device: device)
            defer { work.close() }
            return ScreenWork.$current.withValue(work) { NSLocalizedString("tap", bundle: bundle, comment: "") }
        }
        #expect(text(on: "ipad") == "Tap or click")
        #expect(text(on: "iphone") == "Tap")
        #expect(text(on: "ipad") == "Tap or click")
    }

    @Test func variablesThatContainThemselvesAreNamed() throws {
        func catalog(_ form: String) -> String {
            """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"x": {"localizations": {"en": {
              "stringUnit": {"value": "%#@a@"}, "substitutions": {
              "a": {"variations": {"plural": {"other": {"stringUnit": {"value": "%#@b@"}}}}},
              "b": {"variations": {"plural": {"other": {"stringUnit": {"value": "\(form)"}}}}}}}}}}}
            """
        }
        let bundle = try bundle(["Loop.xcstrings": catalog("%#@a@"), "Fine.xcstrings": catalog("%arg files")])
        func warnings(_ table: String) -> [String] {
            let warnings = Warnings()
            _ = inLocale("en", warnings: warnings) {
                NSLocalizedString("x", tableName: table, bundle: bundle, comment: "")
            }
            return warnings.all
        }
        #expect(warnings("Fine").isEmpty)
        #expect(warnings("Loop").count == 1)
        #expect(warnings("Loop").first?.contains("“x” has a variable that contains itself in the table") == true)
    }

    @Test func aPipeIsNoTable() throws {
        let bundle = try bundle(["en.lproj/Other.strings": strings(["save": "Save"])])
        try #require(mkfifo(bundle.bundlePath + "/en.lproj/Localizable.strings", 0o600) == 0)
        #expect(inLocale("en") { NSLocalizedString("save", bundle: bundle, comment: "") } == "save")
    }

    @Test func brokenTablesAreNamedAndShowKeys() throws {
        let bundle = try bundle([
            "de.lproj/Localizable.strings": "\"a\" = \"b\" \"c\"", "Other.xcstrings": "{",
            "Loop.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"x": {"localizations": {"en": {
              "stringUnit": {"value": "%#@x@"}, "substitutions": {"x": {"variations": {"plural": {
              "other": {"stringUnit": {"value": "\(String(repeating: "%#@x@ ", count: 20))"}}}}}}}}}}}
            """,
        ])
        let warnings = Warnings()
        let texts = inLocale("de", warnings: warnings) {
            [nil, "Other"].map { NSLocalizableString("a", tableName: $0, bundle: bundle, value: "A", comment: "") }
        }
        #expect(texts == ["A", "A"])
        #expect(warnings.all.count == 2)
        #expect(
            warnings.all.first?.hasSuffix("isn't a table of strings, so that its keys are shown: mend its syntax")
                == true)
        let looped = NSLocalizedString("x", tableName: "Loop", bundle: bundle, comment: "")
        #expect(String(localizableFormat: looped, 1).utf8.count < 30_000)
    }

    @Test func aPluralWithoutAFormForOthersIsNamed() throws {
        func entry(_ key: String, _ forms: String) -> String {
            """
            <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>\(forms)</dict></dict>
            """
        }
        let one = "<key>one</key><string>%d file</string>"
        let all = one + "<key>other</key><string>%d files</string>"
        let bundle = try bundle([
            "en.lproj/Localizable.stringsdict":
                "<plist version=\"1.0\"><dict>\(entry("files", one))\(entry("all", all))</dict></plist>",
            "Catalog.xcstrings": """
            {"sourceLanguage": "en", "version": "1.0", "strings": {"items": {"localizations": {"en": {"variations": {
              "plural": {"one": {"stringUnit": {"value": "%lld item"}}}}}}}}}
            """,
        ])
        func warnings(_ key: String, _ table: String? = nil) -> [String] {
            let warnings = Warnings()
            _ = inLocale("en", warnings: warnings) {
                NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
            }
            return warnings.all
        }
        #expect(warnings("all").isEmpty)
        for (found, key, table) in [
            (warnings("files"), "files", "Localizable"), (warnings("items", "Catalog"), "items", "Catalog"),
        ] {
            #expect(found.count == 1)
            #expect(found.first?.contains("“\(key)” has a plural without the form “other” in the table") == true)
            #expect(found.first?.contains("/\(table),") == true)
        }
        let text = inLocale("en") {
            String(localizableFormat: NSLocalizedString("files", bundle: bundle, comment: ""), 1)
        }
        #expect(text == "1 file")
    }

    /// Files that no app has: their keys are shown, with one warning.
    @Test(arguments: ["strings", "stringsdict", "xcstrings"])
    func hostileTablesAreNamed(_ ending: String) throws {
        let count = 100_000
        let nested =
            switch ending {
            case "strings": String(repeating: "a = {", count: count)
            case "stringsdict":
                "<plist version=\"1.0\">" + String(repeating: "<dict><key>a</key>", count: count)
                    + String(repeating: "</dict>", count: count) + "</plist>"
            default: #"{"strings": "# + String(repeating: #"{"a":"#, count: count)
            }
        let bundle = try bundle(["Nested.\(ending)": nested, "Large.\(ending)": ""])
        let large = try FileHandle(forWritingTo: bundle.bundleURL.appendingPathComponent("Large.\(ending)"))
        try large.truncate(atOffset: (1 << 26) + 1)
        try large.close()
        for table in ["Nested", "Large"] {
            let warnings = Warnings()
            let text = inLocale("en", warnings: warnings) {
                NSLocalizedString("key", tableName: table, bundle: bundle, comment: "")
            }
            #expect(text == "key" && Set(warnings.all).count == 1)
            #expect(warnings.all.first?.contains("/\(table).\(ending)") == true)
        }
    }

    @Test func aBundleMayBeOneLanguage() throws {
        let bundle = try bundle([
            "fr.lproj/Localizable.strings": strings(["yes": "Oui"]),
            "en.lproj/Localizable.strings": strings(["yes": "Yes"]),
        ])
        let french = try #require(Bundle(path: bundle.bundlePath + "/fr.lproj"))
        #expect(french.localizedString(forKey: "yes", value: "", table: nil) == "Oui")
    }

    @Test func otherFormatsAreFoundations() {
        #expect(String(localizableFormat: "%d of %@", 3, "A" as NSString) == "3 of A")
        #expect(String(localizableFormat: "%.2f", locale: Locale(identifier: "de_DE"), 1234.5) == "1.234,50")
        #expect(String(localizableFormat: "%05d", arguments: [42]) == "00042")
    }
}
