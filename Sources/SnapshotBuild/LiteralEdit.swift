import Foundation

/// A change of a source's text that reaches only what is written in literals.
///
/// The compiler's hash of a type includes the initial values of its properties. But another number or another text in
/// the same place leaves all declarations as they were.
enum LiteralEdit {
    /// Returns whether one line of a source differs in nothing but the digits of numbers, and the texts between
    /// quotation marks.
    ///
    /// Answers no where it isn't obvious: in attributes and directives, texts of several lines, raw texts,
    /// interpolations, numbers that are part of a type, and lines with regular expressions.
    static func isOnlyDifference(between old: Data, and new: Data) -> Bool {
        let old = old.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        let new = new.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        guard old.count == new.count, let index = old.indices.first(where: { old[$0] != new[$0] }) else { return false }
        guard zip(old, new).dropFirst(index + 1).allSatisfy({ $0 == $1 }) else { return false }
        let marks = old[..<index].reduce(into: 0) { count, line in
            if line.contains(UInt8(ascii: "\"")) { count += tripleMarks(line) }
        }
        guard marks.isMultiple(of: 2), !isContinued(old[..<index]), let before = shape(old[index]),
            let after = shape(new[index])
        else { return false }
        return before == after
    }

    /// Returns whether the last of some lines belongs to an attribute or a directive that goes on.
    private static func isContinued(_ lines: ArraySlice<Data>) -> Bool {
        for line in lines.reversed() {
            let text = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .whitespaces)
            guard text.hasSuffix(",") || text.hasSuffix("(") else { return false }
            if text.hasPrefix("@") || text.hasPrefix("#") { return true }
        }
        return false
    }

    /// Returns the number of groups of three quotation marks.
    private static func tripleMarks(_ line: Data) -> Int {
        String(decoding: line, as: UTF8.self).components(separatedBy: "\"\"\"").count - 1
    }

    /// Returns a line with the same text in each literal; nil if something in the line isn't obvious.
    private static func shape(_ line: Data) -> String? {
        let line = String(decoding: line, as: UTF8.self)
        guard !line.contains("\"\"\""), !line.contains(" of "), !line.contains("\\("), !hasTypeArguments(line)
        else { return nil }
        var shape = ""
        var rest = Substring(line)
        while let first = rest.first {
            switch first {
            case "#", "@": return nil
            case "\"":
                guard let end = endOfText(rest) else { return nil }
                shape += "\"\""
                rest = rest[end...]
            case "/":
                let next = rest.dropFirst().first ?? " "
                guard next == " " || next == "/" || next == "=" else { return nil }
                shape.append(first)
                rest = rest.dropFirst()
            case "0"..."9":
                let number = rest.prefix { $0.isASCII && ($0.isNumber || $0.isLetter || $0 == "_" || $0 == ".") }
                let previous = shape.last ?? " "
                let isLiteral = !(previous.isLetter || previous.isNumber || "_$.<".contains(previous))
                let digits = number.allSatisfy { $0.isNumber || $0 == "_" || $0 == "." }
                let points = number.filter { $0 == "." }.count
                // Ranges and members of numbers stay as they are.
                if isLiteral, digits, points <= 1, number.last != "." {
                    shape += points == 0 ? "0" : "0.0"
                } else {
                    shape += number
                }
                rest = rest.dropFirst(number.count)
            default:
                shape.append(first)
                rest = rest.dropFirst()
            }
        }
        return shape
    }

    /// Returns whether a name is followed by arguments in angle brackets, which may be numbers.
    private static func hasTypeArguments(_ line: String) -> Bool {
        zip(line, line.dropFirst()).contains { $1 == "<" && !$0.isWhitespace }
    }

    /// Returns the place after a text that begins with a quotation mark.
    private static func endOfText(_ text: Substring) -> Substring.Index? {
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            switch text[index] {
            case "\\":
                index = text.index(after: index)
                guard index < text.endIndex else { return nil }
            case "\"": return text.index(after: index)
            default: break
            }
            index = text.index(after: index)
        }
        return nil
    }
}
