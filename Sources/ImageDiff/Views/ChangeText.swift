/// Formatting of numbers and texts in descriptions of changes, independent of the locale.
enum ChangeText {
    /// The maximum number of a text's characters in a description.
    static let longest = 40

    /// Returns a number with at most 3 decimals, without trailing zeros, never “-0”.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "\(value)" }
        guard value.magnitude < 1e12 else { return "\(value)" }
        let thousandths = Int((value * 1000).rounded())
        let sign = thousandths < 0 ? "-" : ""
        let whole = String(thousandths.magnitude / 1000)
        let rest = thousandths.magnitude % 1000
        guard rest > 0 else { return sign + whole }
        var decimals = String(String(1000 + rest).dropFirst())
        while decimals.last == "0" { decimals.removeLast() }
        return "\(sign)\(whole).\(decimals)"
    }

    /// Returns a text in “quotes”, on one line, with at most 40 characters.
    static func quoted(_ text: String) -> String { "“\(line(text, to: longest))”" }

    /// Returns a text on one line: line terminators and other control characters are escaped as in Swift; an ellipsis
    /// replaces the excess.
    static func line(_ text: String, to limit: Int = .max) -> String {
        var result = ""
        var count = 0
        for character in text {
            if count == limit { return result + "…" }
            // A character may have a thousand combining accents.
            for scalar in character.unicodeScalars.prefix(16) { append(scalar, to: &result) }
            count += 1
        }
        return result
    }

    private static func append(_ scalar: Unicode.Scalar, to result: inout String) {
        switch scalar {
        case "\n": result += "\\n"
        case "\r": result += "\\r"
        case "\t": result += "\\t"
        case "\u{2028}", "\u{2029}": result += "\\u{\(String(scalar.value, radix: 16))}"
        case _ where scalar.properties.generalCategory == .control || scalar.isDirectionMark:
            result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        default: result.unicodeScalars.append(scalar)
        }
    }

    /// Returns the differing parts of two texts with a little context if either is too long to be shown as a whole.
    static func pair(_ old: String, _ new: String) -> (String, String) {
        guard old.count > longest || new.count > longest else { return (quoted(old), quoted(new)) }
        let same = zip(old, new).prefix { $0 == $1 }.count
        guard same > 12 else { return (quoted(old), quoted(new)) }
        let start = same - 8
        return (quoted("…" + old.dropFirst(start)), quoted("…" + new.dropFirst(start)))
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether the scalar changes the direction of the following text, even in a
    /// terminal.
    fileprivate var isDirectionMark: Bool { (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value) }
}
