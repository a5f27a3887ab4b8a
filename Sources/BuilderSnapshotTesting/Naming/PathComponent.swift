import Render

/// Makes a component of a path from any text: words stay, everything between them becomes one hyphen.
enum PathComponent {
    /// The maximum length in bytes; file systems mostly allow 255 for the whole name.
    private static let limit = 100

    /// Returns the component for a text. Where more than spaces and punctuation is lost, a short hash of the text is
    /// added, so that different texts stay different.
    static func of(_ text: String) -> String {
        var words = ""
        var isBetween = false
        var losesMore = false
        for character in text {
            if character.isLetter || character.isNumber || character == "_" {
                if isBetween, !words.isEmpty { words += "-" }
                words.append(character)
                isBetween = false
            } else {
                isBetween = true
                losesMore = losesMore || !isHarmless(character)
            }
        }
        losesMore = losesMore || text.contains("..")
        guard !words.isEmpty, !losesMore, words.utf8.count <= limit else {
            var start = words
            while start.utf8.count > limit { start.removeLast() }
            return start + (start.isEmpty ? "" : "-") + mark(of: text)
        }
        return words
    }

    /// Returns a Boolean value that indicates whether a character between words carries no meaning: spaces, and what
    /// names of functions and devices have.
    private static func isHarmless(_ character: Character) -> Bool {
        " ()_:,.-+'\"’“”".contains(character)
    }

    private static func mark(of text: String) -> String {
        let hash = FastHash()
        hash.update(text)
        return String(hash.text.prefix(8))
    }
}
