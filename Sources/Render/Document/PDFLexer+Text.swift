extension PDFLexer {
    /// Returns the text of a literal or hexadecimal string, given with its delimiters: UTF-16 or UTF-8 with a byte
    /// order mark, otherwise in PDF's own encoding (ISO 32000-1, 7.9.2.2 and annex D).
    static func text(of string: ArraySlice<UInt8>) -> String {
        let bytes = string.first == UInt8(ascii: "<") ? hexadecimalBytes(of: string) : literalBytes(of: string)
        if bytes.starts(with: [0xFE, 0xFF]) {
            let units = stride(from: 2, to: bytes.count - 1, by: 2).map {
                UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
            }
            return String(decoding: units, as: UTF16.self)
        }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return String(decoding: bytes.dropFirst(3), as: UTF8.self) }
        var scalars = String.UnicodeScalarView()
        for byte in bytes {
            let place = Int(byte) - 0x80
            scalars.append(special.indices.contains(place) ? special[place] : Unicode.Scalar(byte))
        }
        return String(scalars)
    }

    /// The characters from 0x80 to 0xA0, where PDF's encoding isn't Latin-1.
    private static let special = Array("•†‡…—–ƒ⁄‹›−‰„“”‘’‚™ﬁﬂŁŒŠŸŽıłœšž\u{FFFD}€".unicodeScalars)

    private static func hexadecimalBytes(of string: ArraySlice<UInt8>) -> [UInt8] {
        var digits = string.compactMap { byte in Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) } }
        // A missing last digit is 0.
        if digits.count % 2 == 1 { digits.append(0) }
        return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
    }

    private static func literalBytes(of string: ArraySlice<UInt8>) -> [UInt8] {
        var rest = string.dropFirst().dropLast()
        var bytes: [UInt8] = []
        while let byte = rest.popFirst() {
            guard byte == UInt8(ascii: "\\"), let escaped = rest.popFirst() else {
                bytes.append(byte)
                continue
            }
            switch escaped {
            case UInt8(ascii: "n"): bytes.append(10)
            case UInt8(ascii: "r"): bytes.append(13)
            case UInt8(ascii: "t"): bytes.append(9)
            case UInt8(ascii: "b"): bytes.append(8)
            case UInt8(ascii: "f"): bytes.append(12)
            case 10: break
            case 13: if rest.first == 10 { rest.removeFirst() }
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                let digits = [escaped] + rest.prefix(2).prefix { (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }
                rest.removeFirst(digits.count - 1)
                bytes.append(UInt8(truncatingIfNeeded: digits.reduce(0) { $0 << 3 | Int($1 & 7) }))
            default: bytes.append(escaped)
            }
        }
        return bytes
    }
}
