import Foundation
import Settling
import Synchronization

/// A text of a table of strings.
enum LocalizedText: Hashable, Sendable {
    /// The same text for all numbers and devices.
    case plain(String)
    /// A text that varies.
    case varied(VariedText)

    /// The text without values.
    var text: String {
        switch self {
        case .plain(let text): text
        case .varied(let text): text.textForOthers
        }
    }
}

/// The tables of strings of one folder of resources, in all languages: `de.lproj/Localizable.strings`, `.stringsdict`,
/// and `Localizable.xcstrings`.
///
/// A key is looked up in the preferred language, then in the app's own: the source language of a string catalog, or
/// `Base`, or English.
final class StringTables: Sendable {
    private struct Table: Sendable {
        var texts: [String: LocalizedText]
    }

    /// The languages in which a table's keys are looked up.
    private struct Choice: Sendable {
        /// The one that suits the preferred language; nil if there is none.
        var language: String?
        /// Those in which the app is written, where a text isn't translated.
        var own: [String]
    }

    private struct State {
        var tables: [String: Table] = [:]
        var catalogs: [String: StringCatalog?] = [:]
        var choices: [[String]: Choice] = [:]
    }

    private let folder: String
    /// The languages that have a folder, in order of their names.
    private let languages: [String]
    private let state = Mutex(State())
    private static let known = Mutex<[String: StringTables]>([:])

    /// Returns the tables of a folder; they are read when they are asked for, and kept.
    static func at(_ folder: String) -> StringTables {
        known.withLock { known in
            if let tables = known[folder] { return tables }
            let tables = StringTables(folder)
            known[folder] = tables
            return tables
        }
    }

    private init(_ folder: String) {
        self.folder = folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        languages = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(".lproj".count)) }.sorted()
    }

    /// Returns the text of a key, and the language that it is in; nil if no table of that name has the key.
    func find(_ key: String, table name: String) -> (text: LocalizedText, language: String)? {
        let catalog = catalog(name)
        let preferred = PreferredLanguages.current
        let choice = choice(of: preferred, for: name, catalog)
        if let language = choice.language, let text = text(forKey: key, in: language, table: name, catalog) {
            return (text, language)
        }
        for language in choice.own {
            guard let text = text(forKey: key, in: language, table: name, catalog) else { continue }
            if let wanted = choice.language, !choice.own.contains(wanted) {
                ScreenWork.current?.warn("“\(key)” isn't translated into \(wanted) in the table \(name)")
            }
            return (text, language == "Base" ? "en" : language)
        }
        // A table that isn't localized, or a bundle that is the folder of one language.
        let language =
            folder.hasSuffix(".lproj") ? (folder as NSString).lastPathComponent.dropLast(".lproj".count) : "en"
        return table("\(folder)/\(name)").texts[key].map { ($0, String(language)) }
    }

    private func choice(of preferred: [String], for name: String, _ catalog: StringCatalog?) -> Choice {
        let key = [name] + preferred
        if let choice = state.withLock({ $0.choices[key] }) { return choice }
        let inCatalog = catalog?.languages.subtracting(languages).sorted() ?? []
        let available = languages.filter { $0 != "Base" } + inCatalog
        var own = catalog?.sourceLanguage.map { [$0] } ?? []
        for language in ["Base"] + available.filter({ $0 == "en" || $0.hasPrefix("en-") }) + available.prefix(1)
        where !own.contains(language) { own.append(language) }
        let language = preferred.lazy.compactMap { PreferredLanguages.match($0, among: available) }.first
        let choice = Choice(language: language, own: own)
        state.withLock { $0.choices[key] = choice }
        return choice
    }

    private func text(
        forKey key: String, in language: String, table name: String, _ catalog: StringCatalog?
    ) -> LocalizedText? {
        if languages.contains(language), let text = table("\(folder)/\(language).lproj/\(name)").texts[key] {
            return text
        }
        return catalog?.text(forKey: key, in: language)
    }

    /// Returns the table of a path without the extension.
    private func table(_ path: String) -> Table {
        if let table = state.withLock({ $0.tables[path] }) { return table }
        var texts: [String: LocalizedText] = [:]
        for case (let key, let text as String) in Self.dictionary("\(path).strings") { texts[key] = .plain(text) }
        for case (let key, let entry as [String: Any]) in Self.dictionary("\(path).stringsdict") {
            if let text = VariedText(stringsDictionary: entry) { texts[key] = .varied(text) }
        }
        let table = Table(texts: texts)
        state.withLock { $0.tables[path] = table }
        return table
    }

    private func catalog(_ name: String) -> StringCatalog? {
        let path = "\(folder)/\(name).xcstrings"
        if let known = state.withLock({ $0.catalogs[path] }) { return known }
        var catalog: StringCatalog?
        if let data = FileManager.default.contents(atPath: path) {
            do { catalog = try JSONDecoder().decode(StringCatalog.self, from: data) } catch {
                ScreenWork.current?.warn("\(path) isn't a string catalog, so that its keys are shown: \(error)")
            }
        }
        state.withLock { $0.catalogs[path] = .some(catalog) }
        return catalog
    }

    /// Returns a property list's entries; none for a file that isn't there. One that can't be read is a warning.
    private static func dictionary(_ path: String) -> [String: Any] {
        guard let data = FileManager.default.contents(atPath: path), data.contains(where: { $0 > 32 }) else {
            return [:]
        }
        guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any] else {
            ScreenWork.current?.warn("\(path) isn't a table of strings, so that its keys are shown: mend its syntax")
            return [:]
        }
        return list
    }
}

extension VariedText {
    /// Reads an entry of a `.stringsdict` file; nil without a format.
    fileprivate init?(stringsDictionary entry: [String: Any]) {
        guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
        var variables: [String: Variable] = [:]
        for case (let name, let rule as [String: Any]) in entry {
            variables[name] = Variable(
                forms: rule.compactMapValues { $0 as? String }.filter { PluralCategory(rawValue: $0.key) != nil },
                conversion: rule["NSStringFormatValueTypeKey"] as? String ?? "d", position: nil)
        }
        self.init(format: format, variables: variables)
    }
}
