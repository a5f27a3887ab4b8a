/// The replacement of a range of a file's bytes.
struct SourceEdit: Sendable {
    /// Byte offsets in the original.
    var range: Range<Int>
    var replacement: [UInt8]
}

/// The edits of one file. Edits inside the range of another one are dropped.
struct EditList: Sendable {
    private(set) var edits: [SourceEdit] = []

    /// Replaces a range by spaces, so that everything around it keeps its line and column.
    mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
        guard !range.isEmpty else { return }
        edits.append(SourceEdit(range: range, replacement: Self.blanks(bytes[range])))
    }

    /// Replaces a range by text, with as many line ends as the range has.
    ///
    /// Line ends are added before the text's last character if that is a parenthesis, so that an expression of several
    /// lines remains one.
    mutating func replace(_ range: Range<Int>, of bytes: [UInt8], with text: String) {
        let lineEnds = bytes[range].filter { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        var replacement = Array(text.utf8)
        let end = replacement.last == UInt8(ascii: ")") ? replacement.endIndex - 1 : replacement.endIndex
        replacement.insert(contentsOf: lineEnds, at: end)
        edits.append(SourceEdit(range: range, replacement: replacement))
    }

    mutating func append(_ other: [SourceEdit]) { edits += other }

    /// Returns a Boolean value that indicates whether one edit replaces a whole range.
    func contains(_ range: Range<Int>) -> Bool {
        edits.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
    }

    mutating func insert(_ text: String, at offset: Int) { insert(Array(text.utf8), at: offset) }

    mutating func insert(_ text: [UInt8], at offset: Int) {
        edits.append(SourceEdit(range: offset..<offset, replacement: text))
    }

    /// Returns a Boolean value that indicates whether one edit replaces all of a range, or more.
    func replacesAll(of range: Range<Int>) -> Bool {
        edits.contains { $0.range.lowerBound <= range.lowerBound && range.upperBound <= $0.range.upperBound }
    }

    /// Returns a part of a file after its edits. Insertions at the same offset keep their order.
    func apply(to bytes: [UInt8], in part: Range<Int>? = nil) -> [UInt8] {
        let part = part ?? 0..<bytes.count
        var result: [UInt8] = []
        result.reserveCapacity(part.count + 256)
        var position = part.lowerBound
        for edit in ordered(in: part) where edit.range.lowerBound >= position {
            result += bytes[position..<edit.range.lowerBound]
            result += edit.replacement
            position = edit.range.upperBound
        }
        return result + bytes[position..<part.upperBound]
    }

    /// Returns the offset after the edits of an offset in the original.
    func editedOffset(of offset: Int) -> Int {
        var shift = 0
        var position = 0
        for edit in ordered(in: 0..<Int.max) where edit.range.lowerBound >= position {
            if edit.range.lowerBound >= offset { break }
            if edit.range.upperBound > offset {
                return edit.range.lowerBound + shift + min(offset - edit.range.lowerBound, edit.replacement.count)
            }
            shift += edit.replacement.count - edit.range.count
            position = edit.range.upperBound
        }
        return offset + shift
    }

    /// Returns the offset in the original of an offset after the edits.
    func originalOffset(of offset: Int) -> Int {
        var shift = 0
        var position = 0
        for edit in ordered(in: 0..<Int.max) where edit.range.lowerBound >= position {
            let start = edit.range.lowerBound + shift
            if offset < start { break }
            if offset < start + edit.replacement.count {
                return min(
                    edit.range.lowerBound + offset - start, max(edit.range.lowerBound, edit.range.upperBound - 1))
            }
            shift += edit.replacement.count - edit.range.count
            position = edit.range.upperBound
        }
        return offset - shift
    }

    /// Returns the edits in a part of a file, in order.
    private func ordered(in part: Range<Int>) -> [SourceEdit] {
        let inside = edits.enumerated().filter {
            part.lowerBound <= $0.element.range.lowerBound && $0.element.range.upperBound <= part.upperBound
        }
        // An outer range precedes those that it contains; insertions precede a replacement that begins with them.
        return inside.sorted { first, second in
            let (a, b) = (first.element.range, second.element.range)
            if a.lowerBound != b.lowerBound { return a.lowerBound < b.lowerBound }
            if a.isEmpty != b.isEmpty { return a.isEmpty }
            return a.upperBound != b.upperBound ? a.upperBound > b.upperBound : first.offset < second.offset
        }
        .map(\.element)
    }

    private static func blanks(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"): result.append(byte)
            // One space for each character, for the column.
            case 0x80..<0xC0: break
            default: result.append(UInt8(ascii: " "))
            }
        }
        return result
    }
}
