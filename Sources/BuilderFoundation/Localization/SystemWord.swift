import Foundation
import Synchronization

/// A word that the system's own views show: the title of a button, a menu's command, an action of the share sheet.
///
/// Its raw value is English. As UIKit's, a word is in the language that the app runs in, which isn't always the
/// device's: a German iPhone shows “Cancel” in an app without German texts.
package enum SystemWord: String, CaseIterable, Sendable {
    case cancel = "Cancel"
    case done = "Done"
    case edit = "Edit"
    case save = "Save"
    case undo = "Undo"
    case redo = "Redo"
    case add = "Add"
    case delete = "Delete"

    case search = "Search"
    case back = "Back"
    case more = "More"
    case close = "Close"
    case share = "Share"
    case copy = "Copy"
    case cut = "Cut"
    case paste = "Paste"

    case select = "Select"
    case selectAll = "Select All"
    case print = "Print"
    case open = "Open"
    case move = "Move"
    case remove = "Remove"
    case settings = "Settings"
    case stop = "Stop"

    case favorites = "Favorites"
    case recents = "Recents"
    case contacts = "Contacts"
    case history = "History"
    case bookmarks = "Bookmarks"
    case downloads = "Downloads"
    case messages = "Messages"
    case mail = "Mail"

    case notes = "Notes"
    case reminders = "Reminders"
    case photos = "Photos"
    case camera = "Camera"
    case pause = "Pause"
    case reply = "Reply"
    case refresh = "Refresh"
    case time = "Time"

    case saveImage = "Save Image"
    case saveToFiles = "Save to Files"
    case addToReadingList = "Add to Reading List"
    case loading = "Loading…"

    case noResults = "No Results"
    case checkTheSpelling = "Check the spelling or try a new search."

    case openLink = "Open Link"
    case copyLink = "Copy Link"

    case about = "About %@"
    case remaining = "%@ remaining"
    case aboutRemaining = "About %@ remaining"

    case moreInfo = "More Info"
    case play = "Play"
    case colors = "Colors"
    case grid = "Grid"
    case spectrum = "Spectrum"
    case sliders = "Sliders"
    case browse = "Browse"
    case recentlyDeleted = "Recently Deleted"

    case signInWithApple = "Sign in with Apple"
    case continueWithApple = "Continue with Apple"
    case signUpWithApple = "Sign up with Apple"

    /// The word in the language that the app runs in, or in a render's pseudo-language.
    package var text: String {
        if let pseudo = PseudoLanguage.current { return pseudo.text(of: rawValue) }
        return text(in: AppLanguage.current)
    }

    /// Returns the text of one of the system's views, given in English; it stays English if it isn't a word here.
    package static func text(of english: String) -> String {
        SystemWord(rawValue: english)?.text ?? PseudoLanguage.current?.text(of: english) ?? english
    }

    /// Returns the phrase with a text in its place, in the language of a locale or in a render's pseudo-language.
    func text(with argument: String, in locale: Locale) -> String {
        (PseudoLanguage.current?.text(of: rawValue) ?? text(in: locale.identifier)).replacing("%@", with: argument)
    }

    /// Returns the word in a language, or in English if the table doesn't have it.
    func text(in language: String) -> String { Self.words(of: language)[self] ?? rawValue }

    private static func words(of language: String) -> [SystemWord: String] {
        known.withLock { known in
            if let words = known[language] { return words }
            let name = PreferredLanguages.match(language, among: Self.languages)
            let words = name.flatMap { table[$0] }.map(words(in:)) ?? [:]
            known[language] = words
            return words
        }
    }

    /// The words of the languages that were asked for.
    private static let known = Mutex<[String: [SystemWord: String]]>([:])

    /// The languages of the table; a language without a region comes before those with one.
    static let languages = table.keys.sorted()
}
