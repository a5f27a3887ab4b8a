/// A file's bytes without a byte order mark, and its lines.
struct SourceText: Sendable {
    let path: String
    let bytes: [UInt8]
    let hadByteOrderMark: Bool
    /// The offsets at which lines begin.
    private let lineStarts: [Int]
    /// The line end of the file's first line.
    let lineEnd: String
    /// A Boolean value that indicates whether some lines end with a line feed alone and others don't.
    let hasMixedLineEnds: Bool

    /// Returns nil if the file isn't UTF-8.
    init?(_ file: SourceFile) {
        guard String(validating: file.bytes, as: UTF8.self) != nil else { return nil }
        path = file.path
        hadByteOrderMark = file.bytes.starts(with: [0xEF, 0xBB, 0xBF])
        bytes = hadByteOrderMark ? Array(file.bytes.dropFirst(3)) : file.bytes
        var starts = [0]
        var kinds: Set<String> = []
        var first: String?
        bytes.withUnsafeBufferPointer { bytes in
            for index in bytes.indices {
                let kind: String
                switch bytes[index] {
                case UInt8(ascii: "\n"):
                    kind = index > 0 && bytes[index - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
                case UInt8(ascii: "\r") where index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"):
                    kind = "\r"
                default: continue
                }
                starts.append(index + 1)
                if first != kind { kinds.insert(kind) }
                if first == nil { first = kind }
            }
        }
        lineStarts = starts
        lineEnd = first ?? "\n"
        hasMixedLineEnds = kinds.count > 1
    }

    /// Returns the line of an offset, from 1.
    func line(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// Returns the offset of a place, as the compiler counts: lines from 1, columns in bytes from 1. A column that the
    /// line doesn't have is its last one.
    func offset(line: Int, column: Int) -> Int {
        guard lineStarts.indices.contains(line - 1) else { return bytes.count }
        let start = lineStarts[line - 1]
        let end = line < lineStarts.count ? lineStarts[line] - 1 : bytes.count
        return min(start + max(column - 1, 0), max(start, end))
    }

    /// Returns the first line of a text, at most 80 bytes of it.
    func beginning(of range: Range<Int>) -> String {
        let line = bytes[range].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
        return line.count <= 80
            ? String(decoding: line, as: UTF8.self) : String(decoding: line.prefix(77), as: UTF8.self) + "…"
    }

    /// Returns the text between a line's start and an offset in it, each character but tabs replaced by a space.
    func indentation(before offset: Int) -> String {
        let start = lineStarts[line(at: offset) - 1]
        let characters = String(decoding: bytes[start..<offset], as: UTF8.self)
        return String(characters.map { $0 == "\t" ? "\t" : " " })
    }

    /// A Boolean value that indicates whether only spaces precede an offset on its line.
    func isFirstOnLine(_ offset: Int) -> Bool {
        let start = lineStarts[line(at: offset) - 1]
        return bytes[start..<offset].allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    }

    /// Returns a directive that gives the next line another position.
    func directive(line: Int) -> String {
        let escaped = path.reduce(into: "") { result, character in
            if character == "\"" || character == "\\" { result.append("\\") }
            result.append(character)
        }
        return "#sourceLocation(file: \"\(escaped)\", line: \(line))"
    }
}
