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
/// A key is looked up in the preferred language, then in the app's own: the development language of `Info.plist`, the
/// source language of a string catalog, `Base`, or English.
final class StringTables: Sendable {
    private struct Table: Sendable {
        var texts: [String: LocalizedText] = [:]
        /// The texts of keys that vary with the kind of device, by its name, such as `ipad` or `other`.
        var devices: [String: [String: LocalizedText]] = [:]
        /// The faults of the files, of which each screen that asks for a text is warned.
        var problems: [String] = []

        /// Returns the text of a key for the device of the render, an iPhone outside of one.
        func text(forKey key: String) -> LocalizedText? {
            guard let rule = devices[key] else { return texts[key] }
            return rule[ScreenWork.current?.device ?? "iphone"] ?? rule["other"] ?? rule["iphone"]
        }
    }

    /// The languages in which a table's keys are looked up.
    private struct Choice: Sendable {
        /// The one that suits the preferred language; nil if there is none.
        var language: String?
        /// The languages in which the app is written, for texts that aren't translated.
        var own: [String]
    }

    private struct State {
        var tables: [String: Table] = [:]
        var catalogs: [String: (catalog: StringCatalog?, problem: String?)] = [:]
        var choices: [[String]: Choice] = [:]
    }

    private let folder: String
    /// The languages that have a folder, in order of their names.
    private let languages: [String]
    /// The language in which the app is written, `CFBundleDevelopmentRegion` of `Info.plist`; nil if that isn't there.
    let developmentLanguage: String?
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
        developmentLanguage = Self.developmentLanguage(of: folder)
    }

    /// Returns the development language of the bundle that a folder of resources belongs to: `Info.plist` is in the
    /// folder, or beside a folder `Resources`. A build setting, as in sources, is unknown.
    private static func developmentLanguage(of folder: String) -> String? {
        let parent = (folder as NSString).deletingLastPathComponent
        let folders = (folder as NSString).lastPathComponent == "Resources" ? [folder, parent] : [folder]
        var problems: [String] = []
        guard let data = folders.compactMap({ content(of: "\($0)/Info.plist", &problems) }).first,
            let info = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
            let language = info["CFBundleDevelopmentRegion"] as? String, !language.isEmpty, !language.contains("$")
        else { return nil }
        return language
    }

    /// The languages that the folder has resources in, sorted: those with a folder, then those of string catalogs.
    var localizations: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let catalogs = names.filter { $0.hasSuffix(".xcstrings") }.sorted()
            .compactMap { knownCatalog(String($0.dropLast(".xcstrings".count))).catalog }
        var result = languages.filter { $0 != "Base" }
        for catalog in catalogs {
            let own = catalog.sourceLanguage.map { [$0] } ?? []
            result += (own + catalog.languages.sorted()).filter { !result.contains($0) }
        }
        return result
    }

    /// A Boolean value that indicates whether the folder has resources in the app's own language without its name.
    var hasBase: Bool { languages.contains("Base") }

    /// Returns the text of a key, and the language that it is in; nil if no table of that name has the key. A plural
    /// without the form for other numbers is a warning, and so are variables that contain themselves.
    /// - Parameter missing: The warning that the key isn't translated, for the caller who knows of other folders.
    func find(
        _ key: String, table name: String, missing: inout String?
    ) -> (text: LocalizedText, language: String)? {
        let found = search(key, table: name, &missing)
        if case .varied(let text)? = found?.text, text.lacksFormForOthers {
            ScreenWork.current?.warn(
                "“\(key)” has a plural without the form “other” in the table \(folder)/\(name), so that some numbers "
                    + "show no text: add the form")
        }
        if case .varied(let text)? = found?.text, text.isCyclic {
            ScreenWork.current?.warn(
                "“\(key)” has a variable that contains itself in the table \(folder)/\(name), so that its text ends "
                    + "somewhere: mend its forms")
        }
        return found
    }

    private func search(
        _ key: String, table name: String, _ missing: inout String?
    ) -> (text: LocalizedText, language: String)? {
        let catalog = catalog(name)
        let preferred = PreferredLanguages.current
        let choice = choice(of: preferred, for: name, catalog)
        if let language = choice.language, let text = text(forKey: key, in: language, table: name, catalog) {
            return (text, language)
        }
        for language in choice.own where language != choice.language {
            guard let text = text(forKey: key, in: language, table: name, catalog) else { continue }
            missing = warningOfMissing(key, name, choice, shown: isKnown(language) ? named(language) : nil)
            return (text, named(language))
        }
        // A table that isn't localized, or a bundle that is the folder of one language.
        let language =
            folder.hasSuffix(".lproj") ? (folder as NSString).lastPathComponent.dropLast(".lproj".count) : "en"
        if let text = table("\(folder)/\(name)").text(forKey: key) { return (text, String(language)) }
        missing = warningOfMissing(key, name, choice, shown: nil)
        return nil
    }

    /// Returns the language of a folder; texts of `Base` are in the development language, else English.
    private func named(_ language: String) -> String { language == "Base" ? developmentLanguage ?? "en" : language }

    /// Returns whether the language of a folder's texts is known: those of `Base` alone may be in any.
    private func isKnown(_ language: String) -> Bool {
        language != "Base" || developmentLanguage != nil || languages.count > 1
    }

    /// Returns the warning that a key is shown in the app's own language. If the table has no text in the language of
    /// the render's locale, the warning names the table, so that it is the same for all keys.
    /// - Parameter shown: The language that is shown; nil if it is unknown.
    private func warningOfMissing(_ key: String, _ name: String, _ choice: Choice, shown: String?) -> String? {
        if let wanted = choice.language {
            return choice.own.contains(wanted) ? nil : "“\(key)” isn't translated into \(wanted) in the table \(name)"
        }
        guard let shown, PseudoLanguage.current == nil, let locale = ScreenWork.current?.locale?.identifier,
            PreferredLanguages.match(locale, among: [shown]) == nil
        else { return nil }
        return "the table \(name) isn't translated into \(locale): its texts are shown in \(shown)"
    }

    private func choice(of preferred: [String], for name: String, _ catalog: StringCatalog?) -> Choice {
        let key = [name] + preferred
        if let choice = state.withLock({ $0.choices[key] }) { return choice }
        let inCatalog = catalog?.languages.subtracting(languages).sorted() ?? []
        let available = languages.filter { $0 != "Base" } + inCatalog
        let source = catalog?.sourceLanguage.map { [$0] } ?? []
        var own =
            developmentLanguage.flatMap { PreferredLanguages.match($0, among: available + source) }.map { [$0] } ?? []
        own += source.filter { !own.contains($0) }
        let base = languages.contains("Base") ? ["Base"] : []
        own += (base + available.filter { $0 == "en" || $0.hasPrefix("en-") }).filter { !own.contains($0) }
        if own.isEmpty { own += available.prefix(1) }
        let language = preferred.lazy.compactMap { PreferredLanguages.match($0, among: available) }.first
        let choice = Choice(language: language, own: own)
        state.withLock { $0.choices[key] = choice }
        return choice
    }

    private func text(
        forKey key: String, in language: String, table name: String, _ catalog: StringCatalog?
    ) -> LocalizedText? {
        if languages.contains(language), let text = table("\(folder)/\(language).lproj/\(name)").text(forKey: key) {
            return text
        }
        return catalog?.text(forKey: key, in: language)
    }

    /// Returns the table of a path without the extension.
    private func table(_ path: String) -> Table {
        let known = state.withLock { $0.tables[path] }
        let table = known ?? Self.readTable(path)
        if known == nil { state.withLock { $0.tables[path] = table } }
        for problem in table.problems { ScreenWork.current?.warn(problem) }
        return table
    }

    private static func readTable(_ path: String) -> Table {
        var table = Table()
        for file in ["\(path).strings", "\(path).stringsdict"] {
            guard let data = content(of: file, &table.problems), data.contains(where: { $0 > 32 }) else { continue }
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else {
                table.problems.append(
                    "\(file) isn't a table of strings, so that its keys are shown: mend its syntax")
                continue
            }
            for (key, entry) in list {
                if let text = entry as? String {
                    table.texts[key] = .plain(text)
                } else if let entry = entry as? [String: Any] {
                    table.texts[key] = LocalizedText(stringsDictionary: entry)
                    if table.texts[key] == nil { table.devices[key] = textsForDevices(entry) }
                }
            }
        }
        return table
    }

    /// Returns the texts of an entry that varies with the kind of device; nil for others.
    private static func textsForDevices(_ entry: [String: Any]) -> [String: LocalizedText]? {
        guard let rules = entry["NSStringDeviceSpecificRuleType"] as? [String: Any] else { return nil }
        return rules.compactMapValues { rule -> LocalizedText? in
            if let text = rule as? String { return .plain(text) }
            return (rule as? [String: Any]).flatMap { LocalizedText(stringsDictionary: $0) }
        }
    }

    /// The length of the largest file that is read, in bytes.
    private static let byteLimit = 1 << 26

    /// Returns the content of a file; nil without one, for what isn't a file, since a pipe would be waited for, and for
    /// a file beyond the limit, which is a problem.
    private static func content(of path: String, _ problems: inout [String]) -> Data? {
        let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: target),
            attributes[.type] as? FileAttributeType == .typeRegular
        else { return nil }
        guard (attributes[.size] as? NSNumber)?.intValue ?? 0 <= byteLimit else {
            problems.append("\(path) has more than \(byteLimit >> 20) MiB, so that its keys are shown: split the table")
            return nil
        }
        return FileManager.default.contents(atPath: path)
    }

    private func catalog(_ name: String) -> StringCatalog? {
        let read = knownCatalog(name)
        if let problem = read.problem { ScreenWork.current?.warn(problem) }
        return read.catalog
    }

    private func knownCatalog(_ name: String) -> (catalog: StringCatalog?, problem: String?) {
        let path = "\(folder)/\(name).xcstrings"
        if let known = state.withLock({ $0.catalogs[path] }) { return known }
        let read = Self.readCatalog(path)
        state.withLock { $0.catalogs[path] = read }
        return read
    }

    private static func readCatalog(_ path: String) -> (catalog: StringCatalog?, problem: String?) {
        var problems: [String] = []
        guard let data = content(of: path, &problems) else { return (nil, problems.first) }
        do { return (try JSONDecoder().decode(StringCatalog.self, from: data), nil) } catch {
            return (nil, "\(path) isn't a string catalog, so that its keys are shown: \(error)")
        }
    }
}

extension LocalizedText {
    /// Reads an entry of a `.stringsdict` file: a format with variables, or texts for widths, of which the longest is
    /// used; nil without any.
    fileprivate init?(stringsDictionary entry: [String: Any]) {
        if let format = entry["NSStringLocalizedFormatKey"] as? String {
            var variables: [String: VariedText.Variable] = [:]
            for case (let name, let rule as [String: Any]) in entry {
                variables[name] = VariedText.Variable(
                    forms: rule.compactMapValues { $0 as? String }.filter { PluralCategory(rawValue: $0.key) != nil },
                    conversion: rule["NSStringFormatValueTypeKey"] as? String ?? "d", position: nil)
            }
            self = .varied(VariedText(format: format, variables: variables))
        } else if let widths = entry["NSStringVariableWidthRuleType"] as? [String: Any],
            let longest = widths.keys.max(by: { (Int($0) ?? 0) < (Int($1) ?? 0) }),
            let text = widths[longest] as? String
        {
            self = .plain(text)
        } else {
            return nil
        }
    }
}
