import BuilderUIKit
import Foundation

/// A language of App Store Connect, by its code, such as `en-US` or `zh-Hans`.
package struct StoreLocale: Hashable, Sendable {
    /// The code, which is also the name of the folder that fastlane's `deliver` reads.
    package let code: String

    /// The codes of App Store Connect's languages, as `deliver` knows them.
    package static let codes = [
        "ar-SA", "ca", "cs", "da", "de-DE", "el", "en-AU", "en-CA", "en-GB", "en-US", "es-ES", "es-MX", "fi", "fr-CA",
        "fr-FR", "he", "hi", "hr", "hu", "id", "it", "ja", "ko", "ms", "nl-NL", "no", "pl", "pt-BR", "pt-PT", "ro",
        "ru", "sk", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    /// English of the United States.
    package static let standard = StoreLocale(code: "en-US")

    private init(code: String) { self.code = code }

    /// Creates the store's language for a locale's identifier.
    ///
    /// A language alone is the one of its main region (`en` is `en-US`), and a region of a language that the store has
    /// without regions is left out (`ja_JP` is `ja`).
    /// - Throws: `StoreLocaleError` for others.
    package init(_ identifier: String) throws(StoreLocaleError) {
        let parts = SnapshotConfiguration.canonicalLocale(identifier).split(separator: "_").map(String.init)
        let first = parts.first ?? ""
        let language = Self.olderLanguages[first] ?? first
        let hyphenated = ([language] + parts.dropFirst()).joined(separator: "-")
        if Self.codes.contains(hyphenated) {
            code = hyphenated
        } else if parts.count == 1, let main = Self.mainRegions[language] {
            code = main
        } else if SnapshotConfiguration.isLocale(identifier), language == "zh",
            let script = Self.chineseScript(parts.dropFirst())
        {
            code = "zh-\(script)"
        } else if SnapshotConfiguration.isLocale(identifier), Self.codes.contains(language) {
            code = language
        } else {
            throw StoreLocaleError(
                name: identifier,
                nearest: Self.codes.filter { $0 == language || $0.hasPrefix(language + "-") })
        }
    }

    /// The language, such as `en`.
    package var language: String { String(code.prefix { $0 != "-" }) }

    /// The identifier of the locale in which pictures are drawn, such as `en_US`; `nb` for `no`, as devices have it.
    package var localeIdentifier: String { code == "no" ? "nb" : code.replacing("-", with: "_") }

    private static let mainRegions = [
        "ar": "ar-SA", "de": "de-DE", "en": "en-US", "es": "es-ES", "fr": "fr-FR", "nl": "nl-NL", "pt": "pt-BR",
    ]

    /// Other codes of languages, which the store doesn't use.
    private static let olderLanguages = ["nb": "no", "iw": "he", "in": "id"]

    /// Returns the script of Chinese by a script or a region; simplified without one.
    private static func chineseScript(_ parts: some Collection<String>) -> String? {
        if parts.isEmpty { return "Hans" }
        for part in parts {
            switch part {
            case "Hans", "Hant": return part
            case "CN", "SG", "MY": return "Hans"
            case "TW", "HK", "MO": return "Hant"
            default: continue
            }
        }
        return nil
    }
}

/// A locale that App Store Connect doesn't have.
package struct StoreLocaleError: Error, Hashable, CustomStringConvertible, StatusError {
    /// The requested name.
    package let name: String
    /// The store's codes of the same language.
    package let nearest: [String]

    package var description: String {
        "App Store Connect has no locale “\(name)”: use "
            + (nearest.isEmpty ? "one of " + StoreLocale.codes.joined(separator: ", ") : Self.list(nearest))
    }

    private static func list(_ names: [String]) -> String {
        names.count < 2
            ? names.joined() : names.dropLast().joined(separator: ", ") + " or " + (names.last ?? "")
    }

    package var commandStatus: CommandStatus { .usage }
}
