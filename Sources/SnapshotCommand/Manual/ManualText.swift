/// Text for `mdoc`, the language of manual pages: only ASCII, nothing in it taken for a request, a sentence to a line.
enum ManualText {
    /// Lines of at most 78 characters where words allow it.
    static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        var endsSentence = false
        for word in text.split(whereSeparator: \.isWhitespace) {
            let startsSentence = endsSentence && word.first.map { $0.isUppercase || $0 == "“" } == true
            let written = escaped(String(word))
            if !line.isEmpty, startsSentence || line.utf8.count + 1 + written.utf8.count > 78 {
                lines.append(line)
                line = ""
            }
            line += (line.isEmpty ? "" : " ") + written
            endsSentence = word.last.map { ".!?".contains($0) } == true
        }
        if !line.isEmpty { lines.append(line) }
        return lines.map { $0.hasPrefix(".") || $0.hasPrefix("'") ? "\\&" + $0 : $0 }
    }

    /// What follows a macro on its line; words that are macros themselves are kept from being any.
    static func arguments(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).map { word in
            let isMacro = (2...3).contains(word.count) && word.first?.isUppercase == true
            return (isMacro || isDelimiter(word) ? "\\&" : "") + escaped(String(word))
        }.joined(separator: " ")
    }

    private static func isDelimiter(_ word: Substring) -> Bool { word.count == 1 && ".,:;()[]?!|".contains(word) }

    /// Characters as `roff` has them in every language and on every device.
    private static func escaped(_ word: String) -> String {
        var result = ""
        for scalar in word.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "`": result += "\\(ga"
            case "^": result += "\\(ha"
            case "~": result += "\\(ti"
            case "“": result += "\\(lq"
            case "”": result += "\\(rq"
            case "×": result += "\\(mu"
            case "…": result += "..."
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let digits = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + "]"
            }
        }
        return result
    }
}
