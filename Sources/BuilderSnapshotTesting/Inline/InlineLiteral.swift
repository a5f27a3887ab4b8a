/// A text as the lines of a multi-line string literal of Swift, with as many `#` as it needs to stand there unchanged.
struct InlineLiteral {
    let lines: [String]

    init(_ text: String) {
        let hashes = String(repeating: "#", count: Self.hashes(for: text))
        var content = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        // What can't stand in a literal as it is, or editors take away.
        content = content.map { Self.escaped($0, hashes: hashes) }
        lines = ["\(hashes)\"\"\""] + content + ["\"\"\"\(hashes)"]
    }

    /// Returns the number of `#` with which neither the end of a literal nor an escape is found in the text.
    private static func hashes(for text: String) -> Int {
        var needed = 0
        let characters = Array(text.unicodeScalars)
        var place = 0
        while place < characters.count {
            let isQuotes = characters[place...].prefix(3).elementsEqual(["\"", "\"", "\""] as [Unicode.Scalar])
            if isQuotes || characters[place] == "\\" {
                let after = characters[(place + (isQuotes ? 3 : 1))...].prefix { $0 == "#" }.count
                needed = max(needed, after + 1)
            }
            place += 1
        }
        return needed
    }

    private static func escaped(_ line: String, hashes: String) -> String {
        var result = ""
        for scalar in line.unicodeScalars {
            if scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F || isInvisible(scalar) {
                result += "\\\(hashes)u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                result.unicodeScalars.append(scalar)
            }
        }
        guard let last = result.last, last == " " || last == "\t" else { return result }
        return String(result.dropLast()) + "\\\(hashes)u{\(last == " " ? "20" : "9")}"
    }

    /// Returns a Boolean value that indicates whether a character ends a line for some tools, or is invisible.
    private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
        [0x85, 0x2028, 0x2029, 0xFEFF, 0x200B].contains(scalar.value)
    }
}
