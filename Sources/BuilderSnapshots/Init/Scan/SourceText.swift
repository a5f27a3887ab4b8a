/// The code of a Swift file: comments, strings and parts that aren't for Linux are blank, the rest stands at its place.
///
/// It is as long as the file, and has the same lines.
package struct SourceText {
    package let bytes: [UInt8]
    /// The file as it is.
    package let original: [UInt8]

    package init(_ original: [UInt8]) {
        self.original = original
        var stripper = Stripper(bytes: original)
        stripper.run()
        bytes = ConditionalBlocks.blankInactive(stripper.bytes)
    }

    /// Blanks comments and strings. What stands in a string's `\( )` is blanked with it.
    private struct Stripper {
        var bytes: [UInt8]
        private var index = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
        }

        mutating func run() {
            while index < bytes.count {
                if !skipTrivia() { index += 1 }
            }
        }

        private func at(_ offset: Int) -> UInt8 {
            index + offset < bytes.count ? bytes[index + offset] : 0
        }

        private mutating func blank(_ count: Int = 1) {
            let end = min(index + count, bytes.count)
            while index < end {
                if bytes[index] != UInt8(ascii: "\n") { bytes[index] = UInt8(ascii: " ") }
                index += 1
            }
        }

        /// Blanks the comment or string that begins here; false where none does.
        private mutating func skipTrivia() -> Bool {
            switch at(0) {
            case UInt8(ascii: "/"):
                if at(1) == UInt8(ascii: "/") {
                    while index < bytes.count, at(0) != UInt8(ascii: "\n") { blank() }
                    return true
                }
                guard at(1) == UInt8(ascii: "*") else { return false }
                blankComment()
                return true
            case UInt8(ascii: "\""):
                blankString(hashes: 0)
                return true
            case UInt8(ascii: "#"):
                var hashes = 1
                while at(hashes) == UInt8(ascii: "#") { hashes += 1 }
                guard at(hashes) == UInt8(ascii: "\"") else {
                    index += hashes - 1
                    return false
                }
                blank(hashes)
                blankString(hashes: hashes)
                return true
            default:
                return false
            }
        }

        /// Comments lie in each other.
        private mutating func blankComment() {
            var depth = 0
            while index < bytes.count {
                if at(0) == UInt8(ascii: "/"), at(1) == UInt8(ascii: "*") {
                    depth += 1
                    blank(2)
                } else if at(0) == UInt8(ascii: "*"), at(1) == UInt8(ascii: "/") {
                    depth -= 1
                    blank(2)
                    if depth == 0 { return }
                } else {
                    blank()
                }
            }
        }

        private mutating func blankString(hashes: Int) {
            let quote = UInt8(ascii: "\"")
            let isLong = at(1) == quote && at(2) == quote
            blank(isLong ? 3 : 1)
            while index < bytes.count {
                if at(0) == UInt8(ascii: "\n"), !isLong { return }
                if at(0) == UInt8(ascii: "\\"), isHashes(hashes, at: 1) {
                    let opens = at(1 + hashes) == UInt8(ascii: "(")
                    blank(2 + hashes)
                    if opens { blankInterpolation() }
                } else if at(0) == quote, !isLong || (at(1) == quote && at(2) == quote),
                    isHashes(hashes, at: isLong ? 3 : 1)
                {
                    blank((isLong ? 3 : 1) + hashes)
                    return
                } else {
                    blank()
                }
            }
        }

        private func isHashes(_ count: Int, at offset: Int) -> Bool {
            (0..<count).allSatisfy { at(offset + $0) == UInt8(ascii: "#") }
        }

        private mutating func blankInterpolation() {
            var depth = 1
            while index < bytes.count, depth > 0 {
                if skipTrivia() { continue }
                if at(0) == UInt8(ascii: "(") { depth += 1 }
                if at(0) == UInt8(ascii: ")") { depth -= 1 }
                blank()
            }
        }
    }
}
