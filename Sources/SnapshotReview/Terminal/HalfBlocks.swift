import Render

/// A picture of half blocks: each has the color of the pixel that it covers, on the color of the other pixel.
struct HalfBlocks {
    let colors: TerminalColors

    /// Returns the lines of the picture, with the colors reset at the end of each.
    func text(_ picture: TerminalPixels) -> String {
        let numbers = numbers(of: picture)
        var text = ""
        for y in stride(from: 0, to: picture.height, by: 2) {
            var state = Colors()
            for x in 0..<picture.width {
                let upper = numbers[y * picture.width + x]
                let lower = y + 1 < picture.height ? numbers[(y + 1) * picture.width + x] : nil
                text += cell(upper, lower, &state)
            }
            text += "\u{1B}[0m\n"
        }
        return text
    }

    /// The pixels' colors: `0xRRGGBB`, or the number of an indexed color.
    private func numbers(of picture: TerminalPixels) -> [UInt32?] {
        guard colors == .indexed else { return picture.colors }
        var known: [UInt32: UInt32] = [:]
        return picture.colors.map { color in
            guard let color else { return nil }
            if let number = known[color] { return number }
            let number = UInt32(IndexedColors.nearest(to: color))
            known[color] = number
            return number
        }
    }

    /// The colors of a cell; nil for the terminal's default.
    private struct Colors {
        var letter: UInt32?
        var ground: UInt32?
    }

    private func cell(_ upper: UInt32?, _ lower: UInt32?, _ state: inout Colors) -> String {
        // Two equal halves are a space on one background.
        if upper == lower { return change(&state, letter: state.letter, ground: lower) + " " }
        guard let upper else { return change(&state, letter: lower, ground: nil) + "▄" }
        return change(&state, letter: upper, ground: lower) + "▀"
    }

    /// Returns the sequence that sets the colors that differ from `state`.
    private func change(_ state: inout Colors, letter: UInt32?, ground: UInt32?) -> String {
        var codes: [String] = []
        if letter != state.letter { codes.append(letter.map { "38;" + code($0) } ?? "39") }
        if ground != state.ground { codes.append(ground.map { "48;" + code($0) } ?? "49") }
        state = Colors(letter: letter, ground: ground)
        return codes.isEmpty ? "" : "\u{1B}[" + codes.joined(separator: ";") + "m"
    }

    private func code(_ number: UInt32) -> String {
        colors == .all ? "2;\(number >> 16);\(number >> 8 & 0xFF);\(number & 0xFF)" : "5;\(number)"
    }
}

/// A picture as terminals show it: each pixel is a color, or clear.
struct TerminalPixels {
    let width: Int
    let height: Int
    /// The colors, row by row, as `0xRRGGBB`; nil for clear pixels.
    let colors: [UInt32?]

    /// Creates pixels; those that are less than half opaque are clear, the others opaque.
    init(_ bitmap: Bitmap) {
        width = bitmap.width
        height = bitmap.height
        var colors: [UInt32?] = []
        colors.reserveCapacity(width * height)
        for y in 0..<height {
            let row = bitmap.pixels + y * bitmap.bytesPerRow
            for x in 0..<width {
                let pixel = row.load(fromByteOffset: x * 4, as: UInt32.self)
                switch pixel >> 24 {
                case 255: colors.append(pixel & 0xFF_FFFF)
                case 0..<128: colors.append(nil)
                case let alpha: colors.append(Self.straight(pixel, alpha))
                }
            }
        }
        self.colors = colors
    }

    private static func straight(_ pixel: UInt32, _ alpha: UInt32) -> UInt32 {
        [16, 8, 0].reduce(0 as UInt32) { color, shift in
            color | min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
        }
    }
}

/// The colors 16…255 that terminals have in common. The first sixteen are configured by users, so they aren't used.
enum IndexedColors {
    private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

    /// Returns the index of the color that differs least from `0xRRGGBB`; the lower one of two.
    static func nearest(to color: UInt32) -> Int {
        let parts = [Int(color >> 16), Int(color >> 8 & 0xFF), Int(color & 0xFF)]
        let levels = parts.map { part in
            steps.indices.min { abs(steps[$0] - part) < abs(steps[$1] - part) } ?? 0
        }
        let gray = min(23, max(0, (parts.reduce(0, +) / 3 - 8 + 5) / 10))
        let cubeDistance = zip(parts, levels).reduce(0) { $0 + square($1.0 - steps[$1.1]) }
        let grayDistance = parts.reduce(0) { $0 + square($1 - (8 + 10 * gray)) }
        return cubeDistance <= grayDistance ? 16 + 36 * levels[0] + 6 * levels[1] + levels[2] : 232 + gray
    }

    /// Returns the color at an index from 16 to 255, as `0xRRGGBB`.
    static func color(_ number: Int) -> UInt32 {
        if number >= 232 { return UInt32(8 + 10 * (number - 232)) * 0x01_0101 }
        let index = number - 16
        return [index / 36, index / 6 % 6, index % 6].reduce(0) { $0 << 8 | UInt32(steps[$1]) }
    }

    private static func square(_ number: Int) -> Int { number * number }
}
