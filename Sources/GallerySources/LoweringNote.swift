/// A construct in an app's file that lowering couldn't rewrite, or rewrote on an assumption.
///
/// `lower-sources` writes the list of a module's notes beside its plan, for the report of `snapshot init`.
package struct LoweringNote: Codable, Hashable, Sendable {
    /// The name of the list's file.
    package static let listName = "notes.json"

    /// The path, relative to the app's folder.
    package var path: String
    /// The line, from 1.
    package var line: Int
    package var message: String

    package init(path: String, line: Int, message: String) {
        self.path = path
        self.line = line
        self.message = message
    }
}
