/// A word of a command line.
package enum ShellWord {
    /// Returns the text, in quotes if shells wouldn't read it as one word without them.
    package static func quoted(_ text: String) -> String {
        let isPlain = text.unicodeScalars.allSatisfy {
            $0.properties.isAlphabetic || ("0"..."9").contains($0) || "/._-+@:".unicodeScalars.contains($0)
        }
        return isPlain && !text.isEmpty
            ? text : "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
