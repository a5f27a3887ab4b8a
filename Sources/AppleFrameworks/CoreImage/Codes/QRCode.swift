/// A QR code, model 2 (ISO/IEC 18004): its modules without the quiet zone.
struct QRCode {
    /// The number of modules on each side.
    let side: Int
    /// A Boolean value for each module that indicates whether it is dark, in rows from the top.
    private(set) var modules: [Bool]
    /// A Boolean value for each module that indicates whether it belongs to a pattern and isn't masked.
    private var isFixed: [Bool]

    /// Creates a code from a message; nil if it is too long.
    ///
    /// - Parameters:
    ///   - message: The bytes.
    ///   - level: The level of error correction.
    ///   - mask: The number of the mask, 0…7; nil for the one with the smallest penalty.
    init?(_ message: [UInt8], level: QRLevel, mask: Int? = nil) {
        guard let content = QRContent(message, level: level) else { return nil }
        side = content.version.side
        modules = [Bool](repeating: false, count: side * side)
        isFixed = modules
        drawPatterns(content.version)
        drawData(content.interleaved(level: level))
        if let mask {
            apply(mask, level)
            return
        }
        var best: (code: QRCode, penalty: Int)?
        for mask in 0..<8 {
            var candidate = self
            candidate.apply(mask, level)
            let penalty = QRPenalty.of(candidate.modules, side: side)
            if best.map({ penalty < $0.penalty }) ?? true { best = (candidate, penalty) }
        }
        if let best { modules = best.code.modules }
    }

    private mutating func apply(_ mask: Int, _ level: QRLevel) {
        invert(mask)
        drawFormat(level.bits << 3 | mask)
    }

    private mutating func set(_ column: Int, _ row: Int, _ isDark: Bool) {
        modules[row * side + column] = isDark
        isFixed[row * side + column] = true
    }

    // MARK: Patterns

    private mutating func drawPatterns(_ version: QRVersion) {
        for index in 0..<side {
            set(6, index, index % 2 == 0)
            set(index, 6, index % 2 == 0)
        }
        drawFinder(3, 3)
        drawFinder(side - 4, 3)
        drawFinder(3, side - 4)
        let centers = version.alignments
        for row in centers {
            for column in centers where !isCorner(column, row) { drawAlignment(column, row) }
        }
        // Reserves the modules; the mask is known later.
        drawFormat(0)
        drawVersion(version.number)
    }

    /// Returns a Boolean value that indicates whether a finder pattern is at an alignment pattern's place.
    private func isCorner(_ column: Int, _ row: Int) -> Bool {
        let end = side - 7
        return (column == 6 && (row == 6 || row == end)) || (column == end && row == 6)
    }

    /// Draws a finder pattern and the light modules around it.
    private mutating func drawFinder(_ column: Int, _ row: Int) {
        for y in max(0, row - 4)...min(side - 1, row + 4) {
            for x in max(0, column - 4)...min(side - 1, column + 4) {
                let distance = max(abs(x - column), abs(y - row))
                set(x, y, distance != 2 && distance != 4)
            }
        }
    }

    private mutating func drawAlignment(_ column: Int, _ row: Int) {
        for y in -2...2 {
            for x in -2...2 { set(column + x, row + y, max(abs(x), abs(y)) != 1) }
        }
    }

    /// Draws both copies of the level and the mask, and the module that is always dark.
    private mutating func drawFormat(_ value: Int) {
        let bits = Self.withCheckBits(value, count: 10, generator: 0x537) ^ 0x5412
        for index in 0..<15 {
            let isDark = bits >> index & 1 == 1
            switch index {
            case 0..<6: set(8, index, isDark)
            case 6: set(8, 7, isDark)
            case 7: set(8, 8, isDark)
            case 8: set(7, 8, isDark)
            default: set(14 - index, 8, isDark)
            }
            if index < 8 { set(side - 1 - index, 8, isDark) } else { set(8, side - 15 + index, isDark) }
        }
        set(8, side - 8, true)
    }

    /// Draws both copies of the version, which codes of 45 modules and more have.
    private mutating func drawVersion(_ number: Int) {
        guard number >= 7 else { return }
        let bits = Self.withCheckBits(number, count: 12, generator: 0x1F25)
        for index in 0..<18 {
            let isDark = bits >> index & 1 == 1
            set(side - 11 + index % 3, index / 3, isDark)
            set(index / 3, side - 11 + index % 3, isDark)
        }
    }

    /// Returns a value followed by the check bits of a BCH code.
    private static func withCheckBits(_ value: Int, count: Int, generator: Int) -> Int {
        var remainder = value
        for _ in 0..<count { remainder = (remainder << 1) ^ ((remainder >> (count - 1)) * generator) }
        return value << count | remainder
    }

    // MARK: Data

    /// Draws the data in columns of two modules from the right, upward and downward in turn.
    private mutating func drawData(_ bytes: [UInt8]) {
        var index = 0
        var right = side - 1
        var isUpward = true
        while right >= 1 {
            if right == 6 { right = 5 }
            for step in 0..<side {
                let row = isUpward ? side - 1 - step : step
                for column in [right, right - 1] where !isFixed[row * side + column] && index < bytes.count * 8 {
                    modules[row * side + column] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
                    index += 1
                }
            }
            isUpward.toggle()
            right -= 2
        }
    }

    /// Inverts the data's modules that a mask covers.
    private mutating func invert(_ mask: Int) {
        for y in 0..<side {
            for x in 0..<side where !isFixed[y * side + x] && Self.covers(mask, x, y) {
                modules[y * side + x].toggle()
            }
        }
    }

    private static func covers(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
        switch mask {
        case 0: (x + y) % 2 == 0
        case 1: y % 2 == 0
        case 2: x % 3 == 0
        case 3: (x + y) % 3 == 0
        case 4: (x / 3 + y / 2) % 2 == 0
        case 5: x * y % 2 + x * y % 3 == 0
        case 6: (x * y % 2 + x * y % 3) % 2 == 0
        default: ((x + y) % 2 + x * y % 3) % 2 == 0
        }
    }
}
