/// Text from files that others made, as a terminal may show it.
enum PlainText {
    /// Without what moves the cursor, rings the bell or turns the direction of writing.
    static func of(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars { result.unicodeScalars.append(isPlain(scalar) ? scalar : "\u{FFFD}") }
        return result
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator: scalar == "\u{200D}"
        default: true
        }
    }
}
