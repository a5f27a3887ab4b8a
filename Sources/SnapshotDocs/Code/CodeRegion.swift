import SnapshotCore

/// A part of a source file between `// snapshot: begin NAME` and `// snapshot: end NAME`.
struct CodeRegion: Hashable, Sendable {
    var name: String
    /// Bytes of the file: the whole lines between the markers.
    var range: Range<Int>
    /// Of the begin marker, in bytes of the file.
    var begin: Int
}

/// A line of a source file that begins or ends a region.
struct RegionMarker: Hashable, Sendable {
    var isBegin: Bool
    /// Nil where it isn't one name.
    var name: String?
    /// The whole line in bytes of the file, with its line end.
    var line: Range<Int>

    /// The markers among a file's comments, in order.
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

    /// Pairs markers up; regions may lie in each other, and overlap.
    static func regions(
        of markers: [RegionMarker], note: (_ place: Int, DocumentationDiagnostic.Reason) -> Void
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
