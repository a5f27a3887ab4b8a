/// Text from files of any origin, without terminal control characters.
package enum PlainText {
    /// Returns text without characters that move the cursor, ring the bell or change the writing direction.
    package static func of(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.map { isPlain($0) ? $0 : "\u{FFFD}" }))
    }

    /// Returns the lines of such text; line ends and tabs are kept.
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
