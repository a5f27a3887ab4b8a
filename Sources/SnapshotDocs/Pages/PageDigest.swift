import Render

/// Tells a made text from one that somebody has edited.
///
/// Line ends, spaces at the ends of lines and the indentation of the whole don't count, as Git and editors change them.
enum PageDigest {
    static let length = 16

    static func digest(of lines: [String]) -> String {
        let hash = FastHash()
        for line in lines { hash.update(trimmed(line) + "\n") }
        return String(hash.text.prefix(length))
    }

    static func isDigest(_ text: String) -> Bool {
        text.utf8.count == length && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
    }

    /// Returns whether two texts are the same but for what doesn't count.
    static func areSame(_ one: [String], _ other: [String]) -> Bool {
        one.count == other.count && zip(one, other).allSatisfy { trimmed($0) == trimmed($1) }
    }

    private static func trimmed(_ line: String) -> Substring {
        line.lastIndex { $0 != " " && $0 != "\t" }.map { line[...$0] } ?? ""
    }
}
