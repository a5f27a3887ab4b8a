import Foundation

/// The lines that a process wrote to standard error, without the addresses of a stack trace.
struct StandardErrorTail {
    private var lines: [String] = []
    private var pending = Data()

    /// Takes more of it.
    /// - Returns: the lines that are whole now.
    mutating func add(_ data: Data) -> [String] {
        pending += data
        var whole: [String] = []
        while let end = pending.firstIndex(of: 10) {
            let line = String(decoding: pending[..<end], as: UTF8.self)
            pending = Data(pending[(end + 1)...])
            if !Self.isTrace(line) { whole.append(line) }
        }
        lines = (lines + whole).suffix(Self.limit)
        return whole
    }

    /// Clears the text of another picture.
    /// - Returns: a line that had no end.
    mutating func forget() -> String? {
        defer {
            lines = []
            pending = Data()
        }
        return pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self)
    }

    var text: String {
        let rest = String(decoding: pending, as: UTF8.self)
        return (lines + (rest.isEmpty ? [] : [rest])).joined(separator: "\n")
            .trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static let limit = 20

    /// Such as “12   app    0x000055f97583690e <unavailable> + 16005390”.
    private static func isTrace(_ line: String) -> Bool {
        if line == "Current stack trace:" { return true }
        let words = line.split(separator: " ", maxSplits: 3)
        return words.count >= 3 && Int(words[0]) != nil && words[2].hasPrefix("0x")
    }
}
