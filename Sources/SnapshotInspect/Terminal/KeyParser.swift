/// A key, as the inspector distinguishes them.
enum Key: Hashable, Sendable {
    /// A character that was typed or pasted.
    case character(Character)
    /// Control with a lower-case letter.
    case control(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case tab, backTab, enter, backspace, delete, escape
}

/// Parses the bytes of a terminal in raw mode, whichever way they are split between reads.
///
/// An escape character is the beginning of a sequence, or the key itself if nothing follows for a while.
struct KeyParser {
    private var pending: [UInt8] = []

    /// The number of bytes of an incomplete sequence that are kept.
    private static let limit = 4096
    private static let escape: UInt8 = 0x1B

    /// A Boolean value that indicates whether the last bytes are an incomplete sequence or character.
    var isWaiting: Bool { !pending.isEmpty }

    /// Returns the keys that are complete with more bytes.
    mutating func keys(of bytes: some Sequence<UInt8>) -> [Key] {
        pending += bytes
        var keys: [Key] = []
        var rest = pending[...]
        while let (key, count) = Self.next(in: rest) {
            if let key { keys.append(key) }
            rest = rest.dropFirst(count)
        }
        pending = rest.count > Self.limit ? [] : Array(rest)
        return keys
    }

    /// Returns the keys of an incomplete sequence when no more bytes have arrived for a while: the escape key, or
    /// nothing.
    mutating func timeOut() -> [Key] {
        defer { pending = [] }
        return pending == [Self.escape] ? [.escape] : []
    }

    /// Returns the first key and the number of its bytes, without a key for bytes that aren't one; nil if more bytes
    /// are needed.
    private static func next(in bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
        guard let first = bytes.first else { return nil }
        switch first {
        case escape: return sequence(in: bytes)
        case 0x0A, 0x0D: return (.enter, 1)
        case 0x09: return (.tab, 1)
        case 0x08, 0x7F: return (.backspace, 1)
        case 1...26: return (.control(Character(Unicode.Scalar(first + 0x60))), 1)
        case 0..<0x20: return (nil, 1)
        default: return character(in: bytes)
        }
    }

    // MARK: Characters

    private static func character(in bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
        let length =
            switch bytes.first ?? 0 {
            case 0..<0x80: 1
            case 0xC2..<0xE0: 2
            case 0xE0..<0xF0: 3
            case 0xF0..<0xF5: 4
            default: 0
            }
        guard length > 0 else { return (nil, 1) }
        let found = bytes.prefix(length)
        if let wrong = found.dropFirst().firstIndex(where: { $0 & 0xC0 != 0x80 }) {
            return (nil, wrong - found.startIndex)
        }
        guard found.count == length else { return nil }
        guard let text = String(validating: found, as: UTF8.self), let character = text.first,
            let scalar = text.unicodeScalars.first, scalar.properties.generalCategory != .control
        else { return (nil, length) }
        return (.character(character), length)
    }

    // MARK: Sequences

    private static func sequence(in bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
        guard let second = bytes.dropFirst().first else { return nil }
        switch second {
        case UInt8(ascii: "["): return controlSequence(in: bytes)
        case UInt8(ascii: "O"):
            guard let third = bytes.dropFirst(2).first else { return nil }
            return (key(final: third, parameters: []), 3)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            return string(in: bytes)
        case escape: return (.escape, 1)
        default:
            // A key with Alt, which has no meaning here.
            guard let (_, count) = next(in: bytes.dropFirst()) else { return nil }
            return (nil, 1 + count)
        }
    }

    private static func controlSequence(in bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
        let body = bytes.dropFirst(2)
        guard let end = body.firstIndex(where: { !(0x20...0x3F).contains($0) }) else { return nil }
        let final = bytes[end]
        let count = end - bytes.startIndex + 1
        // A byte that belongs to no sequence is read again.
        guard (0x40...0x7E).contains(final) else { return (nil, count - 1) }
        if final == UInt8(ascii: "["), end == body.startIndex {
            // A function key of Linux's console has one more letter.
            return bytes.count > count ? (nil, count + 1) : nil
        }
        let parameters = String(decoding: bytes[body.startIndex..<end], as: UTF8.self).split(separator: ";")
        return (key(final: final, parameters: parameters.map(String.init)), count)
    }

    private static func key(final: UInt8, parameters: [String]) -> Key? {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "Z"): .backTab
        case UInt8(ascii: "M") where parameters.isEmpty: .enter
        case UInt8(ascii: "~"):
            switch parameters.first {
            case "1", "7": .home
            case "4", "8": .end
            case "3": .delete
            case "5": .pageUp
            case "6": .pageDown
            default: nil
            }
        default: nil
        }
    }

    /// Skips a reply of the terminal up to its terminator.
    private static func string(in bytes: ArraySlice<UInt8>) -> (key: Key?, count: Int)? {
        for index in bytes.indices.dropFirst(2) {
            if bytes[index] == 0x07 { return (nil, index - bytes.startIndex + 1) }
            if bytes[index] == UInt8(ascii: "\\"), bytes[index - 1] == escape {
                return (nil, index - bytes.startIndex + 1)
            }
        }
        return nil
    }
}
