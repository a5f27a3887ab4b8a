/// The text of a `.gitattributes`. Everything except this tool's own lines is kept, byte for byte.
struct GitAttributes {
    /// The text of the file.
    private(set) var text: String

    init(_ text: String) { self.text = text }

    /// Adds a line at the end, where it overrides earlier ones, and removes its older forms.
    /// - Returns: false if it already is the last of its kind.
    mutating func set(_ line: String, pattern: String, driver: String) -> Bool {
        if lines(pattern: pattern, driver: driver) == [line] { return false }
        moveToEnd(line, pattern: pattern, driver: driver)
        return true
    }

    /// Moves this tool's line to the end, with a line end only if the last line had one.
    mutating func moveToEnd(_ line: String, pattern: String, driver: String) {
        remove(pattern: pattern, driver: driver)
        let end = text.last { Self.isLineEnd($0) } ?? "\n"
        let hasEnd = isEmpty || text.last.map(Self.isLineEnd) == true
        if !hasEnd { text.append(end) }
        text += line
        if hasEnd { text.append(end) }
    }

    /// Returns this tool's lines.
    func lines(pattern: String, driver: String) -> [String] {
        ranges.map { text[$0.content] }.filter { Self.isOurs($0, pattern: pattern, driver: driver) }.map(String.init)
    }

    /// Removes this tool's lines.
    /// - Returns: the removed lines.
    @discardableResult
    mutating func remove(pattern: String, driver: String) -> [String] {
        let ours = ranges.filter { Self.isOurs(text[$0.content], pattern: pattern, driver: driver) }
        guard let last = ours.last else { return [] }
        var rest = ""
        var start = text.startIndex
        for range in ours {
            rest.append(contentsOf: text[start..<range.content.lowerBound])
            start = range.end
        }
        rest.append(contentsOf: text[start...])
        // The previous line had no line end before this tool's line was added.
        if last.content.upperBound == last.end, rest.last.map(Self.isLineEnd) == true { rest.removeLast() }
        let went = ours.map { String(text[$0.content]) }
        text = rest
        return went
    }

    /// A Boolean value that indicates whether the file is empty.
    var isEmpty: Bool { text.isEmpty }

    /// Returns the patterns of this tool's lines for other folders with the same driver.
    func otherPatterns(than pattern: String, driver: String) -> [String] {
        ranges.compactMap { range in
            let line = text[range.content]
            guard let other = Self.pattern(of: line).map(String.init), other != pattern else { return nil }
            return Self.isOurs(line, pattern: other, driver: driver) ? other : nil
        }
    }

    /// Returns the other drivers in this tool's lines for a pattern.
    func otherDrivers(than driver: String, pattern: String) -> [String] {
        ranges.compactMap { range in
            let line = text[range.content]
            guard line.hasPrefix(pattern),
                let other = Self.attributes(of: line, pattern: pattern).first(where: { $0.hasPrefix("diff=") })?
                    .dropFirst("diff=".count),
                other != driver, Self.isOurs(line, pattern: pattern, driver: String(other))
            else { return nil }
            return String(other)
        }
    }

    // MARK: Lines

    /// The range of a line, and its end including the line end.
    private struct LineRange {
        var content: Range<String.Index>
        var end: String.Index
    }

    private var ranges: [LineRange] {
        var ranges: [LineRange] = []
        // git skips a byte order mark.
        var start = text.first == "\u{FEFF}" ? text.index(after: text.startIndex) : text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: Self.isLineEnd) ?? text.endIndex
            let next = end < text.endIndex ? text.index(after: end) : end
            ranges.append(LineRange(content: start..<end, end: next))
            start = next
        }
        return ranges
    }

    /// Returns whether a character is a line end; a carriage return with a line feed is one character.
    private static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

    /// Returns the text before the attributes, including its quotation marks.
    private static func pattern(of line: Substring) -> Substring? {
        guard line.first == "\"" else { return line.split { $0 == " " || $0 == "\t" }.first }
        var isEscaped = false
        for index in line.indices.dropFirst() {
            if line[index] == "\"", !isEscaped { return line[...index] }
            isEscaped = line[index] == "\\" && !isEscaped
        }
        return nil
    }

    /// Returns whether this tool writes such a line: the pattern, both drivers, and no other attributes. A line to
    /// which a user has added others is the user's.
    private static func isOurs(_ line: Substring, pattern: String, driver: String) -> Bool {
        guard line.hasPrefix(pattern), line.dropFirst(pattern.count).first.map({ $0 == " " || $0 == "\t" }) == true
        else {
            return false
        }
        let attributes = Set(Self.attributes(of: line, pattern: pattern))
        return attributes.isSuperset(of: ["diff=\(driver)", "merge=\(driver)"])
            && attributes.isSubset(of: ["diff=\(driver)", "merge=\(driver)", "filter=lfs", "-text"])
    }

    /// Returns the attributes after the pattern at the start of a line.
    private static func attributes(of line: Substring, pattern: String) -> [Substring] {
        line.dropFirst(pattern.count).split { $0 == " " || $0 == "\t" }
    }

    /// Returns the pattern for the PNG files anywhere below a folder, for `.gitattributes` at the top of the
    /// repository.
    static func pattern(below folder: String) -> String {
        var pattern = literal(folder)
        // At the beginning, these characters have another meaning.
        if pattern.hasPrefix("#") || pattern.hasPrefix("!") { pattern = "\\" + pattern }
        pattern += pattern.isEmpty ? "**/*.png" : "/**/*.png"
        let needsQuotes = pattern.contains { $0.isWhitespace || $0 == "\"" }
        return needsQuotes ? quoted(pattern) : pattern
    }

    /// Returns a path as a pattern without wildcards.
    static func literal(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            if "\\*?[".contains(character) { text.append("\\") }
            text.append(character)
        }
    }

    /// Returns a string literal in C syntax.
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

    /// Returns whether a line of this tool stores its files in Git LFS.
    static func usesLFS(_ line: String) -> Bool { line.contains(" filter=lfs") }

    /// Returns this tool's line.
    static func line(pattern: String, driver: String, usesLFS: Bool) -> String {
        (usesLFS ? "\(pattern) filter=lfs" : pattern) + " diff=\(driver) merge=\(driver)" + (usesLFS ? " -text" : "")
    }
}
