import Foundation
import Synchronization

/// The language that an app runs in: of those that it is localized for, the one that suits the render's locale best,
/// else the one that it is written in.
package enum AppLanguage {
    /// The identifier of the language.
    package static var current: String {
        let folders = folders ?? ResourceFolders.foldersOfApp
        let preferred = PreferredLanguages.current
        if let language = known.withLock({ $0[folders]?[preferred] }) { return language }
        let language = choose(among: folders.map(StringTables.at), preferred: preferred)
        known.withLock { $0[folders, default: [:]][preferred] = language }
        return language
    }

    /// The folders of the app's resources in tests.
    @TaskLocal package static var folders: [String]?

    private static let known = Mutex<[[String]: [[String]: String]]>([:])

    /// Returns the language of tables that suits the preferred ones best, else that in which the app is written.
    static func choose(among tables: [StringTables], preferred: [String]) -> String {
        let available = tables.flatMap(\.localizations)
        let chosen = preferred.lazy.compactMap { PreferredLanguages.match($0, among: available) }.first
        if let chosen { return chosen }
        let own = tables.lazy.compactMap(\.developmentLanguage).first
        if let own = own.flatMap({ PreferredLanguages.match($0, among: available) }) { return own }
        let isEnglish = available.isEmpty || tables.contains(where: \.hasBase)
        return isEnglish ? "en" : PreferredLanguages.match("en", among: available) ?? available.first ?? "en"
    }
}
