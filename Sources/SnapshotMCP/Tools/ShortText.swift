import Foundation

/// Texts of a limited length.
enum ShortText {
    /// Returns lines that together have at most a number of characters.
    ///
    /// Lines of the body are left out first, from its end, and then those of the tail; a last line counts them.
    /// - Parameters:
    ///   - head: The lines before the body, which are kept.
    ///   - tail: The lines after it, which are kept as long as a quarter of the room is left for the body.
    ///   - advice: The words that say how to get what is left out.
    static func of(
        _ body: String, head: [String] = [], tail: [String] = [], limit: Int, advice: String
    ) -> String {
        let whole = (head + [body] + tail).filter { !$0.isEmpty }.joined(separator: "\n")
        let count = whole.count
        guard count > limit else { return whole }
        let lineCount = lines(whole).count
        let room = limit - note(lines: lineCount, characters: count, advice).count - 1
        guard room > 0 else { return String(whole.prefix(limit)) }
        let first = Part(head.flatMap(lines), limit: room)
        let left = room - first.length
        let last = Part(tail.flatMap(lines), limit: body.isEmpty ? left : left * 3 / 4)
        let middle = Part(lines(body), limit: left - last.length)
        let parts = [first, middle, last]
        let kept = parts.flatMap(\.lines).joined(separator: "\n")
        let missing = lineCount - parts.reduce(0) { $0 + $1.completeCount }
        return (kept.isEmpty ? "" : "\(kept)\n") + note(lines: missing, characters: count - kept.count, advice)
    }

    private static func lines(_ text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private static func note(lines: Int, characters: Int, _ advice: String) -> String {
        "(\(characters) characters in \(lines) \(lines == 1 ? "line" : "lines") are left out: \(advice))"
    }

    /// The first of some lines.
    private struct Part {
        private(set) var lines: [String] = []
        /// The number of lines that are whole.
        private(set) var completeCount = 0
        /// The number of characters, with a line end for each line.
        private(set) var length = 0

        init(_ all: [String], limit: Int) {
            for line in all {
                let rest = limit - length
                if line.count < rest {
                    lines.append(line)
                    completeCount += 1
                    length += line.count + 1
                    continue
                }
                // The beginning of a long line says more than none of it.
                if rest > 40 {
                    lines.append("\(line.prefix(rest - 2))…")
                    length = limit
                }
                break
            }
        }
    }
}
