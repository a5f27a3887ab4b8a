import Foundation

/// The difference of two texts, line by line, with context lines: `-` marks old lines, `+` new ones.
struct TextDifference {
    /// The changed lines with their context; nil for equal texts.
    let text: String?

    /// A line with its mark: `-` or `+` for lines of one text, a space for those of both.
    private typealias Line = (mark: Character, text: Substring)

    /// The number of context lines before and after a change.
    private static let surroundings = 3
    /// The maximum number of changed lines of each text that are matched with each other; more are shown as one change.
    private static let limit = 2_000

    init(from old: String, to new: String) {
        guard old != new || !old.utf8.elementsEqual(new.utf8) else {
            text = nil
            return
        }
        let lines = Self.lines(from: Self.split(old), to: Self.split(new))
        let chunks = Self.chunks(lines)
        text = chunks.isEmpty ? Self.bytesDiffer : chunks.joined(separator: "\n")
    }

    private static let bytesDiffer = "the texts look the same, but consist of different characters"

    /// Returns the lines, without their line feeds. In Swift's strings a carriage return and a line feed are one
    /// character, so bytes are split.
    private static func split(_ text: String) -> [Substring] {
        text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Substring.init)
    }

    /// Returns a line with a visible carriage return at its end, as in git's differences.
    private static func visible(_ line: Substring) -> String {
        line.utf8.last == UInt8(ascii: "\r") ? String(Substring(line.unicodeScalars.dropLast())) + "^M" : String(line)
    }

    private static func lines(from old: [Substring], to new: [Substring]) -> [Line] {
        var start = 0
        while start < old.count, start < new.count, isSame(old[start], new[start]) { start += 1 }
        var end = 0
        while end < old.count - start, end < new.count - start,
            isSame(old[old.count - 1 - end], new[new.count - 1 - end])
        { end += 1 }
        let middle = changed(Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
        return old[..<start].map { (" ", $0) } + middle + old[(old.count - end)...].map { (" ", $0) }
    }

    /// Returns whether two lines have the same bytes, since equal characters may be encoded in several ways.
    private static func isSame(_ a: Substring, _ b: Substring) -> Bool { a.utf8.elementsEqual(b.utf8) }

    private static func changed(_ old: [Substring], _ new: [Substring]) -> [Line] {
        guard max(old.count, new.count) <= limit else { return old.map { ("-", $0) } + new.map { ("+", $0) } }
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old, by: isSame) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (first, second) = (0, 0)
        while first < old.count || second < new.count {
            if first < old.count, removed.contains(first) {
                lines.append(("-", old[first]))
                first += 1
            } else if second < new.count, inserted.contains(second) {
                lines.append(("+", new[second]))
                second += 1
            } else {
                lines.append((" ", old[first]))
                first += 1
                second += 1
            }
        }
        return lines
    }

    /// Returns the changes with their context, merging changes near each other.
    private static func chunks(_ lines: [Line]) -> [String] {
        let changes = lines.indices.filter { lines[$0].mark != " " }
        var ranges: [ClosedRange<Int>] = []
        for index in changes {
            let range = max(0, index - surroundings)...min(lines.count - 1, index + surroundings)
            if let last = ranges.last, last.upperBound + 1 >= range.lowerBound {
                ranges[ranges.count - 1] = last.lowerBound...range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { chunk($0, of: lines) }
    }

    private static func chunk(_ range: ClosedRange<Int>, of lines: [Line]) -> String {
        func count(_ lines: ArraySlice<Line>, without mark: Character) -> Int { lines.count { $0.mark != mark } }
        let (before, shown) = (lines[..<range.lowerBound], lines[range])
        let old = "-\(count(before, without: "+") + 1),\(count(shown, without: "+"))"
        let new = "+\(count(before, without: "-") + 1),\(count(shown, without: "-"))"
        return (["@@ \(old) \(new) @@"] + shown.map { "\($0.mark) \(visible($0.text))" }).joined(separator: "\n")
    }
}
