/// A bar code of the kind Code 128 (ISO/IEC 15417): its modules without the quiet zones.
struct Code128 {
    /// A Boolean value for each module that indicates whether it is dark.
    let modules: [Bool]

    /// Creates a code from ASCII characters; nil if there are none, or others.
    init?(_ message: [UInt8]) {
        guard !message.isEmpty, message.allSatisfy({ $0 < 128 }) else { return nil }
        var symbols = Self.symbols(message)
        let sum = symbols.enumerated().reduce(0) { $0 + max(1, $1.offset) * $1.element }
        symbols.append(sum % 103)
        var modules: [Bool] = []
        for symbol in symbols {
            let pattern = Self.patterns[symbol]
            modules += (0..<11).map { pattern >> (10 - $0) & 1 == 1 }
        }
        // The stop symbol has 13 modules.
        modules += (0..<13).map { 0b11000_1110_1011 >> (12 - $0) & 1 == 1 }
        self.modules = modules
    }

    /// One of the sets of characters.
    private enum Set: Int {
        /// Control characters and capitals.
        case a = 101
        /// Capitals and small letters.
        case b = 100
        /// Pairs of digits.
        case c = 99

        /// The symbol that begins a code with the set.
        var start: Int { 204 - rawValue }
    }

    /// Returns the numbers of the symbols from the start symbol on.
    private static func symbols(_ message: [UInt8]) -> [Int] {
        var symbols: [Int] = []
        var current: Set?
        func change(to set: Set) {
            guard current != set else { return }
            symbols.append(current == nil ? set.start : set.rawValue)
            current = set
        }
        var index = 0
        while index < message.count {
            let digits = message[index...].prefix { $0 >= 48 && $0 <= 57 }.count
            let isAtEnd = index == 0 || index + digits == message.count
            if digits >= 6 || (digits >= 4 && isAtEnd) || (digits == 2 && message.count == 2) {
                // An odd digit is written before the pairs, unless they begin the code.
                if digits % 2 == 1, index > 0 {
                    change(to: current == .a ? .a : .b)
                    symbols.append(Int(message[index]) - 32)
                    index += 1
                }
                change(to: .c)
                for _ in 0..<digits / 2 {
                    symbols.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
                    index += 2
                }
                continue
            }
            let byte = Int(message[index])
            if byte < 32 {
                change(to: .a)
            } else if byte >= 96 || current != .a {
                change(to: .b)
            }
            symbols.append(byte < 32 ? byte + 64 : byte - 32)
            index += 1
        }
        return symbols
    }

    /// The modules of the symbols 0 to 105, the leftmost one highest.
    private static let patterns = [
        0x6CC, 0x66C, 0x666, 0x498, 0x48C, 0x44C, 0x4C8, 0x4C4, 0x464, 0x648, 0x644, 0x624, 0x59C, 0x4DC, 0x4CE, 0x5CC,
        0x4EC, 0x4E6, 0x672, 0x65C, 0x64E, 0x6E4, 0x674, 0x76E, 0x74C, 0x72C, 0x726, 0x764, 0x734, 0x732, 0x6D8, 0x6C6,
        0x636, 0x518, 0x458, 0x446, 0x588, 0x468, 0x462, 0x688, 0x628, 0x622, 0x5B8, 0x58E, 0x46E, 0x5D8, 0x5C6, 0x476,
        0x776, 0x68E, 0x62E, 0x6E8, 0x6E2, 0x6EE, 0x758, 0x746, 0x716, 0x768, 0x762, 0x71A, 0x77A, 0x642, 0x78A, 0x530,
        0x50C, 0x4B0, 0x486, 0x42C, 0x426, 0x590, 0x584, 0x4D0, 0x4C2, 0x434, 0x432, 0x612, 0x650, 0x7BA, 0x614, 0x47A,
        0x53C, 0x4BC, 0x49E, 0x5E4, 0x4F4, 0x4F2, 0x7A4, 0x794, 0x792, 0x6DE, 0x6F6, 0x7B6, 0x578, 0x51E, 0x45E, 0x5E8,
        0x5E2, 0x7A8, 0x7A2, 0x5DE, 0x5EE, 0x75E, 0x7AE, 0x684, 0x690, 0x69C,
    ]
}
