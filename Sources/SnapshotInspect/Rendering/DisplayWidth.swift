/// The number of columns that text takes in a terminal, and what it may contain there.
enum DisplayWidth {
    /// Returns the number of columns of a text.
    static func of(_ text: String) -> Int { text.reduce(0) { $0 + of($1) } }

    /// Returns the number of columns of a character: two for those of East Asian scripts and emoji, none for marks
    /// that combine with the one before.
    static func of(_ character: Character) -> Int {
        if let ascii = character.asciiValue { return (0x20..<0x7F).contains(ascii) ? 1 : 0 }
        var width = 0
        for scalar in character.unicodeScalars {
            // The selector of the emoji form.
            if scalar.value == 0xFE0F, width > 0 { return 2 }
            width = max(width, of(scalar))
        }
        return width
    }

    private static func of(_ scalar: Unicode.Scalar) -> Int {
        let value = scalar.value
        if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
        // The vowels and final consonants of Hangul combine with the consonant before.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value) { return 0 }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: break
        }
        return isWide(value) || scalar.properties.isEmojiPresentation ? 2 : 1
    }

    /// The ranges of Unicode's East Asian Width W and F, without emoji, to whole blocks where only unassigned code
    /// points lie between.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
        0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F2FF, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]

    private static func isWide(_ value: UInt32) -> Bool {
        value >= 0x1100 && wide.contains { $0.contains(value) }
    }

    /// Returns a text of a screen as one line that can't control the terminal: line ends are visible, characters that
    /// change the direction of others are dropped.
    static func visible(_ text: String) -> String {
        if text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        var result = String.UnicodeScalarView()
        for scalar in text.replacing("\r\n", with: "\n").unicodeScalars {
            switch scalar.value {
            case 0x0A, 0x0D, 0x2028, 0x2029: result.append("⏎")
            case 0x09: result.append(" ")
            case 0..<0x20, 0x7F..<0xA0: result.append("\u{FFFD}")
            case 0xAD, 0x061C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFEFF, 0xFFF9...0xFFFB: break
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
