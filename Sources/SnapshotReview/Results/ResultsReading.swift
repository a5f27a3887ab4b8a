import Foundation
import SnapshotCore

extension RunResults {
    /// The number of entries that are decoded at a time.
    private static let pieceLength = 500

    /// Decodes results as `writeJSON(_:)` writes them, in pieces: a parser of the whole needs five times its memory.
    /// - Returns: nil for other text, which may be valid nevertheless, in another form.
    init?(inPieces data: Data) {
        guard let text = ResultsText(data), case .content(var results)? = FormattedFile<RunResults>(text.frame),
            results.entries.isEmpty
        else { return nil }
        var texts = SharedTexts()
        for piece in text.pieces(of: Self.pieceLength) {
            guard let entries = try? JSONDecoder().decode([RunEntry].self, from: piece) else { return nil }
            for var entry in entries {
                entry.shareTexts(&texts)
                results.entries.append(entry)
            }
        }
        self = results
    }
}

/// The lines of a file of results. JSON's strings have no line feeds, so that a line's indentation tells its depth.
private struct ResultsText {
    private let data: Data
    /// The list of the entries, without its brackets' lines.
    private let list: Range<Int>
    /// The offsets after the brackets that end entries.
    private let ends: [Int]

    /// - Returns: nil if the text has another form.
    init?(_ data: Data) {
        guard let start = Self.line("  \"entries\" : [\n", in: data, from: 0),
            let end = Self.line("  ]", in: data, from: start.upperBound - 1)
        else { return nil }
        self.data = data
        // Without the line feed before the bracket.
        list = start.upperBound..<max(start.upperBound, end.lowerBound - 1)
        var ends: [Int] = []
        while ends.last ?? list.lowerBound < list.upperBound {
            let position = ends.last ?? list.lowerBound
            guard ends.isEmpty || data.dropFirst(position).prefix(2).elementsEqual(",\n".utf8),
                let line = Self.line("    }", in: data, from: position), line.upperBound <= list.upperBound
            else { return nil }
            ends.append(line.upperBound)
        }
        self.ends = ends
    }

    /// The text with an empty list.
    var frame: Data { data.prefix(list.lowerBound) + data.dropFirst(list.upperBound) }

    /// The list as lists of a number of entries. A comma and a line feed are between two entries.
    func pieces(of length: Int) -> some Sequence<Data> {
        stride(from: 0, to: ends.count, by: length).lazy.map { first in
            let start = first == 0 ? list.lowerBound : ends[first - 1] + 2
            let end = ends[min(first + length, ends.count) - 1]
            return Data("[".utf8) + data.dropFirst(start).prefix(end - start) + Data("]".utf8)
        }
    }

    /// Returns the offsets of the next line that begins with a text.
    private static func line(_ text: StaticString, in data: Data, from offset: Int) -> Range<Int>? {
        data.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress else { return nil }
            var offset = offset
            while offset < bytes.count, let found = memchr(base + offset, 10, bytes.count - offset) {
                let start = UnsafeRawPointer(found) - base + 1
                if bytes.count - start >= text.utf8CodeUnitCount,
                    memcmp(base + start, text.utf8Start, text.utf8CodeUnitCount) == 0
                {
                    return start..<start + text.utf8CodeUnitCount
                }
                offset = start
            }
            return nil
        }
    }
}
