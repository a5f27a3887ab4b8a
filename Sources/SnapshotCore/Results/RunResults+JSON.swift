import Foundation

extension RunResults {
    /// Passes the lines of `JSONText.of(_:)` to a closure, in pieces that end before a line feed.
    package func writeJSON(_ write: (_ lines: String) throws -> Void) throws {
        var frame = self
        frame.entries = []
        try JSONText.write(self, frame: frame, lists: [JSONList("entries", entries)], to: write)
    }

    /// Appends the file of the results.
    /// - Throws: `EncodingError`, or an error of the closure.
    package func write(to append: (Data) throws -> Void) throws {
        try writeJSON { try append(Data("\($0)\n".utf8)) }
    }
}
