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
        var offset = 0
        var isASCII = true
        for scalar in string.unicodeScalars {
            utf16.append(offset)
            var value = scalar.value
            offset += value > 0xFFFF ? 2 : 1
            if value >= 0x7F {
                isASCII = false
                if value < 0xA0, value != 0x85 { value = 0x2060 }
            } else if value < 0x20, value < 9 || value > 13 {
                isASCII = false
                value = 0x2060
            }
            scalars.append(value)
        }
        utf16.append(offset)
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
    func scalarIndex(utf16 offset: Int) -> Int {
        if offset <= 0 { return 0 }
        if utf16[scalars.count] == scalars.count { return min(offset, scalars.count) }
        var low = 0
        var high = scalars.count
        while low < high {
            let middle = (low + high) / 2
            if utf16[middle] < offset { low = middle + 1 } else { high = middle }
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

/// The Unicode bidirectional algorithm, implemented by FriBidi.
enum TextBidi {
    /// The embedding levels of a paragraph and its characters; odd levels run from right to left.
    struct Levels {
        var paragraph: Int8
        var characters: [Int8]
    }

    /// Returns the embedding levels of a paragraph.
    ///
    /// `isRightToLeft` applies where `direction` is natural and the paragraph has no strongly directional character.
    static func levels(
        _ scalars: ArraySlice<UInt32>, direction: ParagraphFormat.WritingDirection, isRightToLeft: Bool
    ) -> Levels {
        let isRightByDefault =
            switch direction {
            case .leftToRight: false
            case .rightToLeft: true
            case .natural: isRightToLeft
            }
        let mayBeMixed = scalars.contains { mayRunLeft($0) }
        if !mayBeMixed, !isRightByDefault || scalars.isEmpty {
            return Levels(paragraph: isRightByDefault ? 1 : 0, characters: Array(repeating: 0, count: scalars.count))
        }
        let count = FriBidiStrIndex(clamping: scalars.count)
        let text = Array(scalars)
        var types = [FriBidiCharType](repeating: FriBidiCharType(0), count: text.count)
        var brackets = [FriBidiBracketType](repeating: 0, count: text.count)
        var levels = [FriBidiLevel](repeating: 0, count: text.count)
        fribidi_get_bidi_types(text, count, &types)
        fribidi_get_bracket_types(text, count, types, &brackets)
        var base =
            switch direction {
            case .leftToRight: FRIBIDI_PAR_LTR
            case .rightToLeft: FRIBIDI_PAR_RTL
            case .natural: isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
            }
        let highest = fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels)
        if highest == 0 { return Levels(paragraph: 0, characters: Array(repeating: 0, count: text.count)) }
        let isRight = base == FRIBIDI_PAR_RTL || base == FRIBIDI_PAR_WRTL
        return Levels(paragraph: isRight ? 1 : 0, characters: levels)
    }

    /// Returns the visual order, from left to right, of runs with these levels (rule L2).
    static func visualOrder(_ levels: [Int8]) -> [Int] {
        var order = Array(levels.indices)
        guard let highest = levels.max(), highest > 0 else { return order }
        let lowestOdd = levels.filter { $0 % 2 == 1 }.min() ?? highest + 1
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < order.count {
                if levels[order[start]] < level {
                    start += 1
                    continue
                }
                var end = start
                while end < order.count, levels[order[end]] >= level { end += 1 }
                order[start..<end].reverse()
                start = end
            }
            level -= 1
        }
        return order
    }

    /// Returns a Boolean value that indicates whether a character may make text run from right to left.
    private static func mayRunLeft(_ scalar: UInt32) -> Bool {
        if scalar < 0x590 { return false }
        switch scalar {
        case 0x590...0x8FF, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
            0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return true
        default: return false
        }
    }
}
