import Foundation
import Settling

/// The languages that texts are shown in.
enum PreferredLanguages {
    /// The identifiers of the languages, most preferred first: in a render that of its locale, or English without one,
    /// since a picture doesn't depend on the machine; else the system's.
    static var current: [String] {
        guard let work = ScreenWork.current else { return Locale.preferredLanguages }
        // A pseudo-language is made of the app's own.
        return PseudoLanguage.current == nil ? [work.locale?.identifier ?? "en"] : []
    }

    /// Returns the language among those that are available that suits a preferred one best: the same language with
    /// script and region, then without the region, then without the script, then of another region; nil if there is
    /// none.
    static func match(_ preferred: String, among available: [String]) -> String? {
        let wanted = Locale.Language(identifier: preferred)
        guard let code = code(of: wanted) else { return nil }
        func matches(_ test: (Locale.Language) -> Bool) -> String? {
            available.first { name in
                let language = Locale.Language(identifier: name)
                return Self.code(of: language) == code && test(language)
            }
        }
        let script = Locale.Language(identifier: wanted.maximalIdentifier).script
        func hasScript(_ language: Locale.Language) -> Bool {
            Locale.Language(identifier: language.maximalIdentifier).script == script
        }
        return matches { hasScript($0) && $0.region == wanted.region }
            ?? matches { hasScript($0) && $0.region == nil && $0.script == wanted.script }
            ?? matches { hasScript($0) && $0.region == nil }
            ?? matches { hasScript($0) }
            // A language without a script in its name may be written in any.
            ?? matches { $0.region == nil && $0.script == nil }
    }

    /// Returns the code of a language; folders named `no` are Norwegian Bokmål.
    private static func code(of language: Locale.Language) -> String? {
        let code = language.languageCode?.identifier
        return code == "no" ? "nb" : code
    }
}
