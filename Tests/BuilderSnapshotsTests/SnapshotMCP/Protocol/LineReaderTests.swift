import Foundation
import Testing

@testable import SnapshotMCP

/// Reading lines in chunks, with a limit.
@Suite struct LineReaderTests {
    /// Returns the lines of what is written to a pipe; a thread writes, since a pipe holds little.
    private func lines(_ parts: [Data], limit: Int) -> [LineReader.Line] {
        let pipe = Pipe()
        let handle = pipe.fileHandleForWriting
        Thread.detachNewThread {
            for part in parts { try? handle.write(contentsOf: part) }
            try? handle.close()
        }
        var reader = LineReader(descriptor: pipe.fileHandleForReading.fileDescriptor, limit: limit)
        var found: [LineReader.Line] = []
        while let line = reader.next() { found.append(line) }
        return found
    }

    private func text(_ text: String) -> LineReader.Line { .text(Data(text.utf8)) }

    @Test func linesAcrossChunks() {
        let long = String(repeating: "a", count: 100_000)
        let found = lines([Data("one\n\ntw".utf8), Data("o\n\(long)\nlast".utf8)], limit: 200_000)
        #expect(found == [text("one"), text(""), text("two"), text(long), text("last")])
    }

    @Test func aLineThatIsTooLongIsSkippedToItsEnd() {
        let parts = [Data("a\n".utf8)] + Array(repeating: Data(repeating: 120, count: 50_000), count: 40)
        #expect(lines(parts + [Data("\nb\n".utf8)], limit: 1000) == [text("a"), .tooLong, text("b")])
        // The limit counts without the end of the line.
        #expect(lines([Data("1234\n12345\n123".utf8)], limit: 4) == [text("1234"), .tooLong, text("123")])
        // The end of the input ends a long line, too.
        #expect(lines([Data(repeating: 120, count: 200_000)], limit: 10) == [.tooLong])
    }

    @Test func nothing() { #expect(lines([], limit: 10).isEmpty) }
}
