/// The text of a `.gitattributes`: everything but our own line stays as it is.
struct GitAttributes {
    private var lines: [Substring]
    private let lineEnd: String

    init(_ text: String) {
        lineEnd = text.contains("\r\n") ? "\r\n" : "\n"
        // A carriage return and a line feed are one character.
        lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    var text: String { lines.isEmpty ? "" : lines.joined(separator: lineEnd) + lineEnd }

    /// Puts a line at the end, where it wins over those before; older forms of it go.
    /// - Returns: false where it is the last of its kind already.
    mutating func set(_ line: String, pattern: String, driver: String) -> Bool {
        let ours = lines.filter { Self.isOurs($0, pattern: pattern, driver: driver) }
        if ours.count == 1, ours[0] == line { return false }
        remove(pattern: pattern, driver: driver)
        lines.append(Substring(line))
        return true
    }

    /// Puts our line behind all others.
    mutating func moveToEnd(_ line: String, pattern: String, driver: String) {
        remove(pattern: pattern, driver: driver)
        lines.append(Substring(line))
    }

    /// Takes our lines away.
    /// - Returns: what went.
    @discardableResult
    mutating func remove(pattern: String, driver: String) -> [String] {
        let ours = lines.filter { Self.isOurs($0, pattern: pattern, driver: driver) }
        lines.removeAll { Self.isOurs($0, pattern: pattern, driver: driver) }
        return ours.map(String.init)
    }

    /// Whether nothing but our line could be in it.
    var isEmpty: Bool { lines.isEmpty }

    /// A line that this tool writes: the pattern, both drivers, and nothing that it doesn't write. What somebody added by
    /// hand to such a line makes it theirs.
    private static func isOurs(_ line: Substring, pattern: String, driver: String) -> Bool {
        guard line.hasPrefix(pattern), line.dropFirst(pattern.count).first.map({ $0 == " " || $0 == "\t" }) == true
        else {
            return false
        }
        let attributes = Set(line.dropFirst(pattern.count).split { $0 == " " || $0 == "\t" })
        return attributes.isSuperset(of: ["diff=\(driver)", "merge=\(driver)"])
            && attributes.isSubset(of: ["diff=\(driver)", "merge=\(driver)", "filter=lfs", "-text"])
    }

    /// The pattern for the PNG files anywhere below a folder, as `.gitattributes` at the top of the repository has it.
    static func pattern(below folder: String) -> String {
        var pattern = ""
        for character in folder {
            if "\\*?[".contains(character) { pattern.append("\\") }
            pattern.append(character)
        }
        // At its begin these mean something else.
        if pattern.hasPrefix("#") || pattern.hasPrefix("!") { pattern = "\\" + pattern }
        pattern += pattern.isEmpty ? "**/*.png" : "/**/*.png"
        let needsQuotes = pattern.contains { $0.isWhitespace || $0 == "\"" }
        return needsQuotes ? quoted(pattern) : pattern
    }

    /// As a string of C.
    private static func quoted(_ text: String) -> String {
        var result = "\""
        for character in text {
            switch character {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            default: result.append(character)
            }
        }
        return result + "\""
    }

    /// Our line.
    static func line(pattern: String, driver: String, usesLFS: Bool) -> String {
        (usesLFS ? "\(pattern) filter=lfs" : pattern) + " diff=\(driver) merge=\(driver)" + (usesLFS ? " -text" : "")
    }
}
