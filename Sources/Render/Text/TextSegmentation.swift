import CCairo

/// The characters of a text in the form that the C libraries require, with the boundaries at which it may be divided.
struct TextSegmentation {
    /// The boundaries before a character.
    struct Flags: OptionSet {
        let rawValue: UInt8
        static let lineBreak = Flags(rawValue: 1)
        /// A grapheme cluster (a letter and its marks) begins here.
        static let cluster = Flags(rawValue: 2)
    }

    /// The Unicode scalars; control characters, which are invisible, are replaced by U+2060.
    let scalars: [UInt32]
    /// The UTF-16 offset of each scalar, and of the end.
    let utf16: [Int]
    let isASCII: Bool
    /// The boundaries before each scalar, and before the end.
    let flags: [Flags]

    init(_ string: String) {
        var scalars: [UInt32] = []
        var utf16: [Int] = []
        let length = string.utf8.count
        scalars.reserveCapacity(length)
        utf16.reserveCapacity(length + 1)
        var place = 0
        var isASCII = true
        for scalar in string.unicodeScalars {
            utf16.append(place)
            var value = scalar.value
            place += value > 0xFFFF ? 2 : 1
            if value >= 0x7F {
                isASCII = false
                if value < 0xA0, value != 0x85 { value = 0x2060 }
            } else if value < 0x20, value < 9 || value > 13 {
                isASCII = false
                value = 0x2060
            }
            scalars.append(value)
        }
        utf16.append(place)
        self.scalars = scalars
        self.utf16 = utf16
        self.isASCII = isASCII
        flags = TextSegmentation.flags(scalars, isASCII: isASCII)
    }

    /// Returns a Boolean value that indicates whether a scalar is a line or paragraph terminator.
    static func isNewline(_ scalar: UInt32) -> Bool {
        (scalar >= 0x0A && scalar <= 0x0D) || scalar == 0x85 || scalar == 0x2028 || scalar == 0x2029
    }

    /// Returns a Boolean value that indicates whether a scalar is white space that may hang over the end of a line.
    static func hangs(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
        default: isNewline(scalar)
        }
    }

    /// Returns the index of the first scalar at or after a UTF-16 offset.
    func scalarIndex(utf16 place: Int) -> Int {
        if place <= 0 { return 0 }
        if utf16[scalars.count] == scalars.count { return min(place, scalars.count) }
        var low = 0
        var high = scalars.count
        while low < high {
            let middle = (low + high) / 2
            if utf16[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private static func flags(_ scalars: [UInt32], isASCII: Bool) -> [Flags] {
        let count = scalars.count
        guard count > 0 else { return [.cluster] }
        var utf8: [UInt8] = []
        utf8.reserveCapacity(isASCII ? count + 1 : count * 3 + 1)
        for scalar in scalars { append(scalar, to: &utf8) }
        let byteCount = utf8.count
        utf8.append(0)
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count + 1)
        utf8.withUnsafeBufferPointer { bytes in
            bytes.withMemoryRebound(to: CChar.self) { text in
                // The language is fixed: by default Pango would read it from the environment.
                pango_get_log_attrs(
                    text.baseAddress, Int32(clamping: byteCount), -1, pango_language_from_string("en"), &attributes,
                    Int32(clamping: count + 1))
            }
        }
        var result = [Flags](repeating: [], count: count + 1)
        for index in 0...count {
            if attributes[index].is_line_break != 0 { result[index].insert(.lineBreak) }
            if attributes[index].is_cursor_position != 0 { result[index].insert(.cluster) }
        }
        result[0].insert(.cluster)
        return result
    }

    private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
        switch scalar {
        case ..<0x80:
            bytes.append(UInt8(scalar))
        case ..<0x800:
            bytes.append(UInt8(0xC0 | scalar >> 6))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        case ..<0x10000:
            bytes.append(UInt8(0xE0 | scalar >> 12))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        default:
            bytes.append(UInt8(0xF0 | scalar >> 18 & 0x07))
            bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
            bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
            bytes.append(UInt8(0x80 | scalar & 0x3F))
        }
    }
}
