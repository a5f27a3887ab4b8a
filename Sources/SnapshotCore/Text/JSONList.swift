import Foundation

/// A long list in a value whose JSON is written in pieces.
package struct JSONList {
    fileprivate let count: Int
    /// The line of the key, and the one that closes the list.
    fileprivate let start: String
    fileprivate let end: String
    fileprivate let indentation: String
    /// Returns the JSON of a part of the list.
    fileprivate let text: (Range<Int>) throws -> String

    /// Creates a list.
    /// - Parameters:
    ///   - key: its key, which no other object at the same depth has.
    ///   - depth: the number of objects around it.
    ///   - element: returns an element, which is made when its piece is.
    package init<Element: Encodable>(
        _ key: String, depth: Int = 1, count: Int, element: @escaping (Int) -> Element
    ) {
        self.count = count
        indentation = String(repeating: "  ", count: depth)
        start = "\(indentation)\"\(key)\" : ["
        end = "\(indentation)]"
        text = { try JSONText.of($0.map(element)) }
    }

    /// Creates a list of elements.
    package init(_ key: String, depth: Int = 1, _ elements: [some Encodable]) {
        self.init(key, depth: depth, count: elements.count) { elements[$0] }
    }
}

extension JSONText {
    /// The number of elements of a piece.
    private static let pieceLength = 500

    /// Passes the lines of a value's JSON to a closure, in pieces that end before a line feed.
    ///
    /// The text of long lists at once, and what makes it, would take many times the memory of their elements.
    /// - Parameters:
    ///   - value: the value, which is made if its text has none of the lists.
    ///   - frame: the value with empty lists.
    ///   - lists: its lists, in the order of their keys in the text.
    /// - Throws: `EncodingError`, or an error of the closure.
    package static func write<Value: Encodable>(
        _ value: @autoclosure () -> Value, frame: some Encodable, lists: [JSONList],
        to write: (_ lines: String) throws -> Void
    ) throws {
        let lists = lists.filter { $0.count > 0 }
        let text = try of(frame)
        var parts: [Substring] = []
        var rest = text[...]
        for list in lists {
            // Strings have no line feeds, so that only the list itself is found.
            guard let found = rest.range(of: "\n\(list.start)\n\n\(list.end)", options: .literal) else {
                return try write(of(value()))
            }
            parts.append(rest[..<found.lowerBound])
            rest = rest[found.upperBound...]
        }
        var end = ""
        for (list, part) in zip(lists, parts) {
            try write("\(end)\(part)\n\(list.start)")
            try writePieces(of: list, to: write)
            end = list.end
        }
        try write(end + rest)
    }

    private static func writePieces(of list: JSONList, to write: (_ lines: String) throws -> Void) throws {
        for start in stride(from: 0, to: list.count, by: pieceLength) {
            let piece = start..<min(start + pieceLength, list.count)
            // Without the brackets' lines, and indented as in the whole.
            let lines = try list.text(piece).components(separatedBy: "\n").dropFirst().dropLast()
            let text = lines.map { $0.isEmpty ? "" : list.indentation + $0 }.joined(separator: "\n")
            try write(piece.upperBound == list.count ? text : text + ",")
        }
    }
}
