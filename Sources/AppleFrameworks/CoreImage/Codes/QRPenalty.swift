/// The penalty of a masked QR code: the larger, the harder the code is to read (ISO/IEC 18004, 7.8.3).
enum QRPenalty {
    /// Returns the penalty of modules in rows.
    static func of(_ modules: [Bool], side: Int) -> Int {
        modules.withUnsafeBufferPointer { modules in
            var penalty = 0
            for line in 0..<side {
                penalty += ofLine(modules, from: line * side, step: 1, count: side)
                penalty += ofLine(modules, from: line, step: side, count: side)
            }
            return penalty + ofBlocks(modules, side) + ofBalance(modules)
        }
    }

    /// Returns the penalty of a row or column: 3 for five equal modules and 1 for each further one, and 40 for what
    /// looks like a finder pattern with four light modules before or after it. The quiet zone is light.
    private static func ofLine(
        _ modules: UnsafeBufferPointer<Bool>, from start: Int, step: Int, count: Int
    ) -> Int {
        var penalty = 0
        var length = 0
        var previous = false
        // The last eleven modules, the latest one lowest.
        var history = 0
        var next = 7
        var index = 0
        while index < count {
            let isDark = modules[start &+ index &* step]
            length = index > 0 && isDark == previous ? length &+ 1 : 1
            previous = isDark
            if length == 5 { penalty = penalty &+ 3 } else if length > 5 { penalty = penalty &+ 1 }
            history = (history &<< 1 | (isDark ? 1 : 0)) & 0x7FF
            index = index &+ 1
            guard history & 0x7F == 0b1011101, index >= next else { continue }
            var after = index
            while after < count, after < index &+ 4, !modules[start &+ after &* step] { after = after &+ 1 }
            if history &>> 7 == 0 || after == count || after == index &+ 4 {
                penalty = penalty &+ 40
                // Patterns that count don't overlap.
                next = index &+ 7
            }
        }
        return penalty
    }

    /// Returns 3 for each block of four equal modules.
    private static func ofBlocks(_ modules: UnsafeBufferPointer<Bool>, _ side: Int) -> Int {
        var penalty = 0
        var row = 0
        while row < side &- 1 {
            var index = row &* side
            let end = index &+ side &- 1
            while index < end {
                let isDark = modules[index]
                if isDark == modules[index &+ 1], isDark == modules[index &+ side],
                    isDark == modules[index &+ side &+ 1]
                {
                    penalty = penalty &+ 3
                }
                index = index &+ 1
            }
            row = row &+ 1
        }
        return penalty
    }

    /// Returns 10 for each 5 % that the dark modules are more or fewer than a half.
    private static func ofBalance(_ modules: UnsafeBufferPointer<Bool>) -> Int {
        var dark = 0
        var index = 0
        while index < modules.count {
            if modules[index] { dark = dark &+ 1 }
            index = index &+ 1
        }
        return abs(dark * 20 - modules.count * 10) / modules.count * 10
    }
}
