import Foundation
import Render

extension RunResults {
    /// The number of entries of a piece of JSON.
    private static let pieceLength = 500

    /// Passes the lines of `JSONText.of(_:)` to a closure, in pieces that end before a line feed.
    ///
    /// The text of all entries at once, and what makes it, would take many times the memory of the entries.
    package func writeJSON(_ write: (_ lines: String) throws -> Void) throws {
        let marker = "\"entries\" : ["
        var frame = self
        frame.entries = []
        let text = try JSONText.of(frame)
        // Strings have no line feeds, so that only the list itself is found.
        guard !entries.isEmpty, let list = text.range(of: marker + "\n\n  ]") else { return try write(text) }
        try write(text[..<list.lowerBound] + marker)
        for start in stride(from: 0, to: entries.count, by: Self.pieceLength) {
            let piece = entries[start..<min(start + Self.pieceLength, entries.count)]
            // Without the brackets' lines, and indented as in the whole.
            let lines = try JSONText.of(Array(piece)).components(separatedBy: "\n").dropFirst().dropLast()
            let isLast = piece.endIndex == entries.count
            try write(lines.map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n") + (isLast ? "" : ","))
        }
        try write("  ]" + text[list.upperBound...])
    }

    /// Writes the file of the results.
    /// - Throws: `AtomicFileError`.
    package func write(to path: String) throws {
        try AtomicFile.write(to: path, surviving: .process) { append in
            try writeJSON { try append(Data("\($0)\n".utf8)) }
        }
    }
}
