/// Text from files that others made, as a terminal may show it.
package enum PlainText {
    /// Without what moves the cursor, rings the bell or turns the direction of writing.
    package static func of(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : "\u{FFFD}" }))
    }

    /// The same for a text of several lines: their ends and tabs stay what they are.
    package static func lines(of text: String) -> [String] {
        text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map { line in
            line.split(separator: "\t", omittingEmptySubsequences: false).map { of(String($0)) }.joined(separator: "\t")
        }
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\u{200D}"
        default: true
        }
    }
}
