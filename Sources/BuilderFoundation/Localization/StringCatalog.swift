import Foundation
import Synchronization

/// A table of strings as Xcode keeps it, `Localizable.xcstrings`, which its build turns into tables for each language.
///
/// Of a text that varies with a number, the form for other numbers is used.
struct StringCatalog: Decodable, Sendable {
    private struct Entry: Decodable {
        var localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        var stringUnit: Unit?
        var variations: Variations?

        var text: String? {
            stringUnit?.value ?? variations?.plural?["other"]?.text ?? variations?.device?["iphone"]?.text
                ?? variations?.device?["other"]?.text
        }
    }

    private struct Unit: Decodable {
        var value: String?
    }

    private final class Variations: Decodable, Sendable {
        let plural: [String: Localization]?
        let device: [String: Localization]?
    }

    private var sourceLanguage: String?
    private var strings: [String: Entry]

    /// The catalogs that were read, by path; nil for a file that isn't there or has another form.
    private static let read = Mutex<[String: StringCatalog?]>([:])

    /// Returns the text of a key in the language that the bundle's tables have, else in the source's.
    static func text(forKey key: String, table: String?, in bundle: Bundle) -> String? {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        guard let folder = bundle.resourceURL?.path else { return nil }
        return catalog("\(folder)/\(name).xcstrings")?.text(forKey: key)
    }

    private static func catalog(_ path: String) -> StringCatalog? {
        read.withLock { read in
            if let known = read[path] { return known }
            let catalog = FileManager.default.contents(atPath: path).flatMap {
                try? JSONDecoder().decode(StringCatalog.self, from: $0)
            }
            read[path] = .some(catalog)
            return catalog
        }
    }

    private func text(forKey key: String) -> String? {
        guard let localizations = strings[key]?.localizations else { return nil }
        let languages = localizations.keys.sorted()
        let preferred = Bundle.preferredLocalizations(from: languages, forPreferences: Locale.preferredLanguages)
        let isPreferred = preferred.first.map { first in
            Locale.preferredLanguages.contains { $0.prefix(2) == first.prefix(2) }
        }
        let language = isPreferred == true ? preferred.first : sourceLanguage
        return language.flatMap { localizations[$0]?.text }
    }
}
