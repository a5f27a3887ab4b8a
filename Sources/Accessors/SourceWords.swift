import Foundation

/// The words of source files, which are found without parsing.
package struct SourceWords {
    private let files: [[UInt8]]

    /// - Parameter files: the contents of files.
    package init(_ files: [[UInt8]]) { self.files = files }

    /// Returns the names that follow a name and a dot, in code or elsewhere.
    func members(of name: String) -> Set<String> {
        let pattern = Array("\(name).".utf8) + [0]
        var result: Set<String> = []
        for file in files {
            Self.search(file, for: pattern) { start, end in
                if start == 0 || !Self.isPart(file[start - 1]) {
                    result.insert(String(decoding: file[end...].prefix(while: Self.isPart), as: UTF8.self))
                }
            }
        }
        return result
    }

    /// Calls a closure with the bounds of each occurrence of a pattern, which ends with a zero.
    private static func search(_ file: [UInt8], for pattern: [UInt8], _ body: (Int, Int) -> Void) {
        let text = file + [0]
        text.withUnsafeBytes { text in
            pattern.withUnsafeBytes { pattern in
                guard let start = text.baseAddress?.assumingMemoryBound(to: CChar.self),
                    let wanted = pattern.baseAddress?.assumingMemoryBound(to: CChar.self)
                else { return }
                var next = start
                while let found = strstr(next, wanted) {
                    let offset = UnsafePointer(found) - start
                    body(offset, offset + pattern.count - 1)
                    next = UnsafePointer(found) + pattern.count - 1
                }
            }
        }
    }

    private static func isPart(_ byte: UInt8) -> Bool {
        byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
            || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
