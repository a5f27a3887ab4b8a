import SnapshotCore

/// A part of a source file as a page shows it.
struct CodeQuote: Hashable, Sendable {
    /// Without the indentation that all of them have, and without lines that only mark regions.
    let lines: [String]

    /// - Parameters:
    ///   - range: bytes of the file.
    ///   - markers: of regions, anywhere in the file.
    /// - Returns: nil where a part isn't UTF-8.
    init?(_ range: Range<Int>, of file: [UInt8], markers: [RegionMarker]) {
        var lines: [String] = []
        let marked = Set(markers.map(\.line.lowerBound).filter { range.contains($0) })
        var place = range.lowerBound
        while place < range.upperBound {
            let line = SourceLines.line(around: place, in: file)
            let part = place..<min(line.upperBound, range.upperBound)
            place = part.upperBound
            if marked.contains(line.lowerBound) { continue }
            // A declaration begins behind its line's indentation, which counts for those below it.
            let hasSpaceBefore = file[line.lowerBound..<part.lowerBound].allSatisfy(\.isSwiftSpace)
            let whole = hasSpaceBefore ? line.lowerBound..<part.upperBound : part
            guard let text = String(validating: file[whole], as: UTF8.self) else { return nil }
            lines.append(String(text.drop(while: { $0 == "\u{FEFF}" }).prefix { !$0.isNewline }))
        }
        self.lines = Self.outdented(Self.trimmed(lines))
    }

    /// The lines in a page: in a fence that is longer than any run of backquotes in them.
    var markdown: [String] {
        var longest = 0
        for line in lines {
            for run in line.split(whereSeparator: { $0 != "`" }) { longest = max(longest, run.count) }
        }
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence + "swift"] + lines + [fence]
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }

    /// Without blank lines at both ends.
    private static func trimmed(_ lines: [String]) -> [String] {
        guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return Array(lines[first...last])
    }

    /// Without the spaces and tabs that all lines with something in them begin with.
    private static func outdented(_ lines: [String]) -> [String] {
        var common: Substring?
        for line in lines where !isBlank(line) {
            let indentation = line.prefix { $0 == " " || $0 == "\t" }
            guard let shared = common else {
                common = indentation
                continue
            }
            common =
                zip(shared, indentation).prefix { $0 == $1 }.isEmpty
                ? "" : shared.prefix(zip(shared, indentation).prefix { $0 == $1 }.count)
        }
        let count = common?.count ?? 0
        return lines.map { isBlank($0) ? "" : String($0.dropFirst(count)) }
    }
}
