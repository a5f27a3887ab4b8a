/// A picture of half blocks: each has the color of the pixel that it covers, on the other pixel's color.
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

    /// The colors of a cell; nil for the terminal's own.
    private struct Colors {
        var letter: UInt32?
        var ground: UInt32?
    }

    private func cell(_ upper: UInt32?, _ lower: UInt32?, _ state: inout Colors) -> String {
        // Equal halves are a space on one background.
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
