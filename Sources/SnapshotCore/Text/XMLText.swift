/// Text escaped for XML 1.0.
package enum XMLText {
    /// Returns the text for an element's content.
    static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

    /// Returns the text for an attribute's value; line ends and tabs are kept.
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

    /// Replaces control characters, which XML 1.0 can't contain in any form, by Unicode's control pictures.
    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0xFFFE, 0xFFFF: "\u{FFFD}"
        default: scalar
        }
    }
}
