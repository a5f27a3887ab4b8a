import ImageDiff
import SnapshotCore

/// A part of a source file between `// snapshot: begin NAME` and `// snapshot: end NAME`.
struct CodeRegion: Hashable, Sendable {
    var name: String
    /// The bytes of the file: the whole lines between the markers.
    var range: Range<Int>
    /// The position of the begin marker, in bytes of the file.
    var begin: Int
}

/// A line of a source file that begins or ends a region.
struct RegionMarker: Hashable, Sendable {
    var isBegin: Bool
    /// The name of the region; nil if it isn't one word.
    var name: String?
    /// The bytes of the whole line, including its line end.
    var line: Range<Int>

    /// Returns the markers among a file's comments, in order.
    static func markers(in source: SwiftSource) -> [RegionMarker] {
        let file = source.bytes
        return source.comments.compactMap { comment in
            guard comment.range.count > 2, file[comment.range.lowerBound + 1] == UInt8(ascii: "/") else { return nil }
            let words = String(decoding: file[comment.range].dropFirst(2), as: UTF8.self)
                .split { $0 == " " || $0 == "\t" }
            guard words.count >= 2, words[0] == "snapshot:", words[1] == "begin" || words[1] == "end" else {
                return nil
            }
            let line = SourceLines.line(around: comment.range.lowerBound, in: file)
            let start = line.lowerBound == 0 ? source.byteOrderMarkLength : line.lowerBound
            let isAlone = file[start..<comment.range.lowerBound].allSatisfy(\.isSwiftSpace)
            return RegionMarker(
                isBegin: words[1] == "begin", name: words.count == 3 && isAlone ? String(words[2]) : nil, line: line)
        }
    }

    /// Pairs markers; regions may be nested, and overlap.
    static func regions(
        of markers: [RegionMarker], note: (_ offset: Int, DocumentationContentError) -> Void
    ) -> [CodeRegion] {
        var open: [(name: String, marker: RegionMarker)] = []
        var regions: [CodeRegion] = []
        for marker in markers {
            guard let name = marker.name else {
                note(marker.line.lowerBound, .malformedRegion)
                continue
            }
            if marker.isBegin {
                open.append((name, marker))
            } else if let index = open.lastIndex(where: { $0.name == name }) {
                let begin = open.remove(at: index).marker.line
                regions.append(
                    CodeRegion(name: name, range: begin.upperBound..<marker.line.lowerBound, begin: begin.lowerBound))
            } else {
                note(marker.line.lowerBound, .regionEndWithoutBegin(name))
            }
        }
        for (name, marker) in open { note(marker.line.lowerBound, .regionWithoutEnd(name)) }
        return regions.sorted { $0.begin < $1.begin }
    }
}

/// The line numbers of a file's bytes.
struct SourceLines: Sendable {
    /// The starts of the second line and of the following ones.
    private let starts: [Int]

    /// Scans the whole file, once for all lookups of numbers.
    init(_ file: [UInt8]) { starts = file.indices.filter { file[$0] == UInt8(ascii: "\n") }.map { $0 + 1 } }

    /// Returns the number of the line that contains a byte, from 1, in time logarithmic in the number of lines.
    func number(of offset: Int) -> Int { starts.indices.partitioningIndex { starts[$0] > offset } + 1 }

    /// Returns the line that contains a byte, including its line end, in time proportional to the line, not to the
    /// file.
    static func line(around offset: Int, in file: [UInt8]) -> Range<Int> {
        let newline = UInt8(ascii: "\n")
        let start = file[..<offset].lastIndex(of: newline).map { $0 + 1 } ?? 0
        let end = file[offset...].firstIndex(of: newline).map { $0 + 1 } ?? file.count
        return start..<end
    }
}

/// A part of a source file as a page shows it.
struct CodeQuote: Hashable, Sendable {
    /// The lines, without their common indentation, and without lines that only mark regions.
    let lines: [String]

    /// Quotes a part of a file.
    /// - Parameters:
    ///   - range: the bytes of the file.
    ///   - markers: the markers of regions, anywhere in the file.
    /// - Returns: nil if a part isn't UTF-8.
    init?(_ range: Range<Int>, of file: [UInt8], markers: [RegionMarker]) {
        var lines: [String] = []
        let marked = Set(markers.map(\.line.lowerBound).filter { range.contains($0) })
        var offset = range.lowerBound
        while offset < range.upperBound {
            let line = SourceLines.line(around: offset, in: file)
            let part = offset..<min(line.upperBound, range.upperBound)
            offset = part.upperBound
            if marked.contains(line.lowerBound) { continue }
            // A declaration begins after its line's indentation, which counts as that of the following lines.
            let hasSpaceBefore = file[line.lowerBound..<part.lowerBound].allSatisfy(\.isSwiftSpace)
            let whole = hasSpaceBefore ? line.lowerBound..<part.upperBound : part
            guard let text = String(validating: file[whole], as: UTF8.self) else { return nil }
            lines.append(String(text.drop(while: { $0 == "\u{FEFF}" }).prefix { !$0.isNewline }))
        }
        self.lines = Self.outdented(Self.trimmed(lines))
    }

    /// The lines in a page, in a fence that is longer than any run of backquotes in them.
    var markdown: [String] {
        let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        return [fence + "swift"] + lines + [fence]
    }

    private static func isBlank(_ line: String) -> Bool { line.allSatisfy { $0 == " " || $0 == "\t" } }

    /// Returns the lines without blank lines at both ends.
    private static func trimmed(_ lines: [String]) -> [String] {
        guard let first = lines.firstIndex(where: { !isBlank($0) }), let last = lines.lastIndex(where: { !isBlank($0) })
        else { return [] }
        return Array(lines[first...last])
    }

    /// Returns the lines without the spaces and tabs with which all nonblank lines begin.
    private static func outdented(_ lines: [String]) -> [String] {
        let indented = lines.filter { !isBlank($0) }
        let common = indented.dropFirst().reduce((indented.first ?? "").prefix { $0 == " " || $0 == "\t" }) {
            common, line in
            common.prefix(zip(common, line).prefix { $0 == $1 }.count)
        }
        let count = common.count
        return lines.map { isBlank($0) ? "" : String($0.dropFirst(count)) }
    }
}
