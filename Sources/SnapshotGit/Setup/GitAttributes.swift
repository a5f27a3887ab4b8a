/// The text of a `.gitattributes`: everything but our own line stays as it is, byte for byte.
struct GitAttributes {
    /// As the file has it.
    private(set) var text: String

    init(_ text: String) { self.text = text }

    /// Puts a line at the end, where it wins over those before; older forms of it go.
    /// - Returns: false where it is the last of its kind already.
    mutating func set(_ line: String, pattern: String, driver: String) -> Bool {
        if lines(pattern: pattern, driver: driver) == [line] { return false }
        moveToEnd(line, pattern: pattern, driver: driver)
        return true
    }

    /// Puts our line behind all others; it ends as the last of them does.
    mutating func moveToEnd(_ line: String, pattern: String, driver: String) {
        remove(pattern: pattern, driver: driver)
        let end = text.last { Self.isLineEnd($0) } ?? "\n"
        let hasEnd = isEmpty || text.last.map(Self.isLineEnd) == true
        if !hasEnd { text.append(end) }
        text += line
        if hasEnd { text.append(end) }
    }

    /// Our lines.
    func lines(pattern: String, driver: String) -> [String] {
        places.map { text[$0.content] }.filter { Self.isOurs($0, pattern: pattern, driver: driver) }.map(String.init)
    }

    /// Takes our lines away.
    /// - Returns: what went.
    @discardableResult
    mutating func remove(pattern: String, driver: String) -> [String] {
        let ours = places.filter { Self.isOurs(text[$0.content], pattern: pattern, driver: driver) }
        guard let last = ours.last else { return [] }
        var rest = ""
        var start = text.startIndex
        for place in ours {
            rest.append(contentsOf: text[start..<place.content.lowerBound])
            start = place.end
        }
        rest.append(contentsOf: text[start...])
        // The line before had no end either, until ours came.
        if last.content.upperBound == last.end, rest.last.map(Self.isLineEnd) == true { rest.removeLast() }
        let went = ours.map { String(text[$0.content]) }
        text = rest
        return went
    }

    /// A Boolean value that indicates whether nothing but our line could be in it.
    var isEmpty: Bool { text.isEmpty }

    /// The patterns of this tool's lines for other folders that have the same driver.
    func otherPatterns(than pattern: String, driver: String) -> [String] {
        places.compactMap { place in
            let line = text[place.content]
            guard let other = Self.pattern(of: line).map(String.init), other != pattern else { return nil }
            return Self.isOurs(line, pattern: other, driver: driver) ? other : nil
        }
    }

    /// The other drivers of this tool's lines for a pattern.
    func otherDrivers(than driver: String, pattern: String) -> [String] {
        places.compactMap { place in
            let line = text[place.content]
            guard line.hasPrefix(pattern),
                let other = Self.attributes(of: line, pattern: pattern).first(where: { $0.hasPrefix("diff=") })?
                    .dropFirst("diff=".count),
                other != driver, Self.isOurs(line, pattern: pattern, driver: String(other))
            else { return nil }
            return String(other)
        }
    }

    // MARK: Lines

    /// The range of a line without its end, and with it.
    private struct LineRange {
        var content: Range<String.Index>
        var end: String.Index
    }

    private var places: [LineRange] {
        var places: [LineRange] = []
        // git passes over a byte order mark.
        var start = text.first == "\u{FEFF}" ? text.index(after: text.startIndex) : text.startIndex
        while start < text.endIndex {
            let end = text[start...].firstIndex(where: Self.isLineEnd) ?? text.endIndex
            let next = end < text.endIndex ? text.index(after: end) : end
            places.append(LineRange(content: start..<end, end: next))
            start = next
        }
        return places
    }

    /// A carriage return and a line feed are one character.
    private static func isLineEnd(_ character: Character) -> Bool { character == "\n" || character == "\r\n" }

    /// Returns the text before the attributes, with its quotation marks.
    private static func pattern(of line: Substring) -> Substring? {
        guard line.first == "\"" else { return line.split { $0 == " " || $0 == "\t" }.first }
        var isEscaped = false
        for index in line.indices.dropFirst() {
            if line[index] == "\"", !isEscaped { return line[...index] }
            isEscaped = line[index] == "\\" && !isEscaped
        }
        return nil
    }

    /// A line that this tool writes: the pattern, both drivers, and nothing that it doesn't write. What a user added
    /// by hand to such a line makes it theirs.
    private static func isOurs(_ line: Substring, pattern: String, driver: String) -> Bool {
        guard line.hasPrefix(pattern), line.dropFirst(pattern.count).first.map({ $0 == " " || $0 == "\t" }) == true
        else {
            return false
        }
        let attributes = Set(Self.attributes(of: line, pattern: pattern))
        return attributes.isSuperset(of: ["diff=\(driver)", "merge=\(driver)"])
            && attributes.isSubset(of: ["diff=\(driver)", "merge=\(driver)", "filter=lfs", "-text"])
    }

    /// Returns the text behind the pattern at the start of a line.
    private static func attributes(of line: Substring, pattern: String) -> [Substring] {
        line.dropFirst(pattern.count).split { $0 == " " || $0 == "\t" }
    }

    /// The pattern for the PNG files anywhere below a folder, as `.gitattributes` at the top of the repository has it.
    static func pattern(below folder: String) -> String {
        var pattern = literal(folder)
        // At its begin these mean something else.
        if pattern.hasPrefix("#") || pattern.hasPrefix("!") { pattern = "\\" + pattern }
        pattern += pattern.isEmpty ? "**/*.png" : "/**/*.png"
        let needsQuotes = pattern.contains { $0.isWhitespace || $0 == "\"" }
        return needsQuotes ? quoted(pattern) : pattern
    }

    /// Returns a path as a pattern in which no character stands for others.
    static func literal(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            if "\\*?[".contains(character) { text.append("\\") }
            text.append(character)
        }
    }

    /// Returns a string literal of C.
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

    /// Returns whether a line of ours keeps its files in Git LFS.
    static func usesLFS(_ line: String) -> Bool { line.contains(" filter=lfs") }

    /// Our line.
    static func line(pattern: String, driver: String, usesLFS: Bool) -> String {
        (usesLFS ? "\(pattern) filter=lfs" : pattern) + " diff=\(driver) merge=\(driver)" + (usesLFS ? " -text" : "")
    }
}
