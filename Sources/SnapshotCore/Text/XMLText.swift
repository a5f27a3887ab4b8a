/// Text as XML 1.0 can hold it.
package enum XMLText {
    /// Returns the text between tags.
    static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns the text between the quotes of an attribute; line ends and tabs are kept.
    package static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

    private static func escaped(_ text: String, isAttribute: Bool) -> String {
        var result = ""
        result.reserveCapacity(text.utf8.count)
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"" where isAttribute: result += "&quot;"
            case "\r",
                "\n" where isAttribute, "\t" where isAttribute:
                result += "&#\(scalar.value);"
            case "\n", "\t": result.unicodeScalars.append(scalar)
            default: result.unicodeScalars.append(visible(scalar))
            }
        }
        return result
    }

    /// Control characters, which XML 1.0 can't hold in any form, become the pictures that Unicode has for them.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0xFFFE, 0xFFFF: "\u{FFFD}"
        default: scalar
        }
    }
}
