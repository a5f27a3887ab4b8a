import Foundation

/// Makes a part of a file's name from any text: words stay, everything between them becomes one hyphen.
enum PathComponent {
    /// As long as a part may be, in bytes; file systems mostly allow 255 for the whole name.
    private static let limit = 100

    /// What it makes of a text. Where more than spaces and punctuation is lost, a short mark of the text is added, so that
    /// different texts stay different.
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

    /// Whether a character between words says nothing: spaces, and what names of functions and devices have.
    private static func isHarmless(_ character: Character) -> Bool {
        " ()_:,.-+'\"’“”".contains(character)
    }

    private static func mark(of text: String) -> String {
        String(ContentKey.of(Data(text.utf8)).prefix(8))
    }
}
