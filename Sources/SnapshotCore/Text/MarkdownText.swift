import Foundation

/// Text escaped for Markdown and HTML, so that it is shown literally.
package enum MarkdownText {
    /// Returns a line of text without special characters of Markdown or DocC.
    package static func escaped(_ text: String) -> String {
        let line = singleLine(text)
        var result = ""
        // Scalar by scalar, as Markdown parsers do: a bracket with a combining mark is still a bracket.
        for scalar in line.unicodeScalars {
            if "\\`*_[]<>|~&".unicodeScalars.contains(scalar) { result.append("\\") }
            result.unicodeScalars.append(scalar)
        }
        return escapingStart(of: result)
    }

    /// Escapes characters that would begin a heading, a list or a directive at the start of a line.
    private static func escapingStart(of line: String) -> String {
        guard let first = line.first else { return line }
        if "#-+=@:".contains(first) { return "\\" + line }
        let digits = line.prefix { $0.isASCII && $0.isNumber }
        if !digits.isEmpty, let mark = line.dropFirst(digits.count).first, ".)".contains(mark) {
            return digits + "\\" + line.dropFirst(digits.count)
        }
        return line
    }

    /// Returns the text for an attribute in double quotes.
    package static func attribute(_ text: String) -> String { XMLText.attribute(singleLine(text)) }

    /// Returns the text with one space for each line end and the spaces around it.
    package static func singleLine(_ text: String) -> String {
        text.split { $0.isNewline || $0 == " " || $0 == "\t" }.joined(separator: " ")
    }

    /// Returns a path as it is written in links and `srcset`.
    package static func url(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: urlCharacters) ?? path
    }

    private static let urlCharacters = CharacterSet(
        charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/@")

    /// Returns a line without its code spans.
    package static func withoutCodeSpans(_ line: String) -> String {
        guard line.contains("`") else { return line }
        var result = ""
        var rest = line[...]
        while let start = rest.firstIndex(of: "`") {
            result += rest[..<start]
            let length = rest[start...].prefix { $0 == "`" }.count
            let content = rest[start...].dropFirst(length)
            if let end = closing(content, length) {
                rest = content[end...]
            } else {
                result += rest[start...].prefix(length)
                rest = content
            }
        }
        return result + rest
    }

    /// Returns the index after the next run of as many backquotes.
    private static func closing(_ text: Substring, _ length: Int) -> String.Index? {
        var rest = text
        while let start = rest.firstIndex(of: "`") {
            let run = rest[start...].prefix { $0 == "`" }
            if run.count == length { return run.endIndex }
            rest = rest[run.endIndex...]
        }
        return nil
    }
}
