/// Finds bodies that need no visit: most have nothing to lower.
enum FormScanner {
    /// Returns false if the text of a body has none of the characters and words with which a form begins, in code or
    /// elsewhere.
    /// - Parameter ignoresSuper: a Boolean value that indicates whether references to members of `super` are no forms.
    static func mayContainForm(_ bytes: [UInt8], in range: Range<Int>, ignoresSuper: Bool = false) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var previous: UInt8 = 0
            for index in range {
                let byte = bytes[index]
                switch byte {
                // Macros, conditions, attributes.
                case UInt8(ascii: "#"), UInt8(ascii: "@"): return true
                // Calls of optional methods, perhaps with a closure alone.
                case UInt8(ascii: "("), UInt8(ascii: "{"):
                    var before = index
                    if byte == UInt8(ascii: "{") {
                        while before > range.lowerBound, isSpace(bytes[before - 1]) { before -= 1 }
                    }
                    let mark = before > range.lowerBound ? bytes[before - 1] : 0
                    if mark == UInt8(ascii: "?") || mark == UInt8(ascii: "!") { return true }
                // Values of optional requirements, unlike the operator `??`.
                case UInt8(ascii: "?"), UInt8(ascii: "!"):
                    let isSecond = previous == UInt8(ascii: "?") || previous == UInt8(ascii: "!")
                    if isSecond, index - 2 >= range.lowerBound, isLetter(bytes[index - 2]) { return true }
                default:
                    guard isLetter(byte), !isLetter(previous) || byte == UInt8(ascii: "U") else { break }
                    if words.contains(where: { begins($0, at: index, bytes, end: range.upperBound) }) { return true }
                    if !ignoresSuper, begins("super", at: index, bytes, end: range.upperBound) { return true }
                    if beginsFormat(at: index, bytes, end: range.upperBound) { return true }
                }
                previous = byte
            }
            return false
        }
    }

    /// The beginnings of names in parts of Foundation and UIKit, of declarations of types and of what may have generic
    /// parameters, and of what the module's files decide.
    private static let words: [StaticString] = [
        "URL", "HTTP", "XML", "PersonNameComponentsFormatter", "NSExceptionName", "NSTextCheckingKey",
        "class", "struct", "enum", "actor", "protocol", "typealias", "func", "dynamic",
        "localizedString", "NSLocalizedString", "NSMutableString", "enumerateMatches",
        "RunLoop", "Timer", "execute", "addOperation", "dataTask", "preferredLocalizations", "localizations",
        "Selector(", "NSSelectorFromString(", "perform(", "responds(",
        "CI", "kSec", "errSec", "SecItem", "SecTrust", "SecCert", "SecKey", "SecRandom", "SecAccess", "serverTrust",
    ]

    /// The beginnings of calls that may have a format, perhaps on the next line.
    private static let formatCalls: [StaticString] = ["String(", "String.init("]

    private static func beginsFormat(at index: Int, _ bytes: UnsafeBufferPointer<UInt8>, end: Int) -> Bool {
        formatCalls.contains { call in
            guard begins(call, at: index, bytes, end: end) else { return false }
            var next = index + call.utf8CodeUnitCount
            while next < end, isSpace(bytes[next]) { next += 1 }
            return begins("format", at: next, bytes, end: end)
        }
    }

    private static func begins(
        _ word: StaticString, at index: Int, _ bytes: UnsafeBufferPointer<UInt8>, end: Int
    ) -> Bool {
        guard end - index >= word.utf8CodeUnitCount else { return false }
        for offset in 0..<word.utf8CodeUnitCount where bytes[index + offset] != word.utf8Start[offset] { return false }
        return true
    }

    /// Returns a Boolean value that indicates whether a byte is a space, a tab or a part of a line end.
    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
    }
}
