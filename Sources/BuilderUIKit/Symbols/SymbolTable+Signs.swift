import Foundation

extension SymbolTable {
    /// Signs of writing, keys, currencies and lists.
    static let signs: [String: Outline] = [
        "command": Outline(1.1, 1.1) {
            $0.box(0.38, 0.38, 0.34, 0.34, 0)
            for (x, y, start) in [(0.24, 0.24, 90.0), (0.86, 0.24, 180.0), (0.86, 0.86, 270.0), (0.24, 0.86, 0.0)] {
                $0.arc(x, y, 0.14, from: start, to: start + 270)
            }
        },
        "option": Outline(1.2, 0.95) {
            $0.line(0.08, 0.14, 0.42, 0.14, 0.78, 0.82, 1.12, 0.82)
            $0.line(0.72, 0.14, 1.12, 0.14)
        },
        "control": Outline(0.95, 0.6) { $0.line(0.1, 0.5, 0.475, 0.1, 0.85, 0.5) },
        "shift": Outline(1.1, 1.1) {
            $0.rounded(
                0.55, 0.06, 1.04, 0.58, 0.78, 0.58, 0.78, 1.02, 0.32, 1.02, 0.32, 0.58, 0.06, 0.58, radius: 0.05)
        },
        "capslock": Outline(1.1, 1.25) {
            $0.rounded(
                0.55, 0.06, 1.04, 0.58, 0.78, 0.58, 0.78, 0.88, 0.32, 0.88, 0.32, 0.58, 0.06, 0.58, radius: 0.05)
            $0.box(0.32, 1.02, 0.46, 0.15, 0.03)
        },
        "escape": Outline(1.15, 1.15) {
            $0.arc(0.575, 0.575, 0.48, from: -45, to: 225)
            $0.arrow(0.6, 0.6, 0.16, 0.16, 0.34)
        },
        "return": Outline(1.2, 0.95) {
            $0.rounded(1.1, 0.1, 1.1, 0.58, 0.1, 0.58, radius: 0.1, closed: false)
            $0.line(0.38, 0.3, 0.1, 0.58, 0.38, 0.86)
        },
        "restart": Outline(1.15, 1.15) {
            $0.arc(0.575, 0.575, 0.48, from: -60, to: 240)
            $0.shape(0.44, 0.36, 0.82, 0.575, 0.44, 0.79)
        },
        "sleep": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.line(0.36, 0.575, 0.79, 0.575)
        },
        "eject": Outline(1.1, 1.05) {
            $0.rounded(0.55, 0.06, 1.02, 0.6, 0.08, 0.6, radius: 0.07)
            $0.box(0.08, 0.78, 0.94, 0.19, 0.05)
        },
        "delete.right": Outline(1.4, 1.05) {
            $0.rounded(0.08, 0.08, 0.94, 0.08, 1.32, 0.525, 0.94, 0.97, 0.08, 0.97, radius: 0.12)
            $0.line(0.4, 0.34, 0.76, 0.71)
            $0.line(0.76, 0.34, 0.4, 0.71)
        },
        "curlybraces": Outline(1.15, 1.1) {
            $0.curve(0.4, 0.08, 0.26, 0.12, 0.26, 0.4, 0.1, 0.55, 0.26, 0.7, 0.26, 0.98, 0.4, 1.02)
            $0.curve(0.75, 0.08, 0.89, 0.12, 0.89, 0.4, 1.05, 0.55, 0.89, 0.7, 0.89, 0.98, 0.75, 1.02)
        },
        "sum": Outline(0.95, 1.1) {
            $0.line(0.83, 0.24, 0.83, 0.08, 0.12, 0.08, 0.5, 0.55, 0.12, 1.02, 0.83, 1.02, 0.83, 0.86)
        },
        "function": Outline(1.2, 1.15) {
            $0.curve(0.1, 1.07, 0.24, 1.02, 0.34, 0.6, 0.42, 0.16, 0.58, 0.08)
            $0.line(0.2, 0.46, 0.52, 0.46)
            $0.line(0.7, 0.54, 1.08, 0.94)
            $0.line(1.08, 0.54, 0.7, 0.94)
        },
        "x.squareroot": Outline(1.35, 1.1) {
            $0.line(0.08, 0.6, 0.22, 0.54, 0.42, 1.0, 0.66, 0.1, 1.27, 0.1)
            $0.line(0.76, 0.42, 1.14, 0.88)
            $0.line(1.14, 0.42, 0.76, 0.88)
        },
        "plus.forwardslash.minus": Outline(1.2, 1.15) {
            $0.line(1.0, 0.1, 0.2, 1.05)
            $0.line(0.1, 0.33, 0.52, 0.33)
            $0.line(0.31, 0.12, 0.31, 0.54)
            $0.line(0.7, 0.84, 1.1, 0.84)
        },
        "exclamationmark.2": Outline(0.85, 1.1) {
            for x in [0.25, 0.6] {
                $0.line(x, 0.1, x, 0.7)
                $0.disc(x, 0.95, 0.07)
            }
        },
        "exclamationmark.3": Outline(1.15, 1.1) {
            for x in [0.22, 0.575, 0.93] {
                $0.line(x, 0.1, x, 0.7)
                $0.disc(x, 0.95, 0.07)
            }
        },
        "bitcoinsign": Outline(0.85, 1.2) {
            $0.rounded(0.18, 0.2, 0.68, 0.2, 0.68, 0.58, 0.18, 0.58, radius: 0.19, closed: false)
            $0.rounded(0.18, 0.58, 0.76, 0.58, 0.76, 1.0, 0.18, 1.0, radius: 0.21, closed: false)
            $0.line(0.18, 0.2, 0.18, 1.0)
            $0.line(0.34, 0.08, 0.34, 0.2)
            $0.line(0.52, 0.08, 0.52, 0.2)
            $0.line(0.34, 1.0, 0.34, 1.12)
            $0.line(0.52, 1.0, 0.52, 1.12)
        },
        "indianrupeesign": Outline(0.85, 1.15) {
            $0.line(0.12, 0.1, 0.74, 0.1)
            $0.line(0.12, 0.36, 0.74, 0.36)
            $0.curve(0.14, 0.1, 0.44, 0.1, 0.56, 0.36, 0.42, 0.6, 0.14, 0.62)
            $0.line(0.14, 0.62, 0.58, 1.06)
        },
        "parkingsign": word("p"),
        "character": word("a"),
        "abc": word("abc"),
        "textformat.abc": word("abc"),
        "textformat.123": word("123"),
        "textformat.superscript": Outline(1.25, 1.1) {
            $0.line(0.1, 0.95, 0.44, 0.12, 0.78, 0.95)
            $0.line(0.22, 0.66, 0.66, 0.66)
            $0.place("2.character", 0.84, 0.06, 0.38)
        },
        "textformat.subscript": Outline(1.25, 1.15) {
            $0.line(0.1, 0.9, 0.44, 0.08, 0.78, 0.9)
            $0.line(0.22, 0.62, 0.66, 0.62)
            $0.place("2.character", 0.84, 0.66, 0.38)
        },
        "quote.opening": Outline(1.1, 0.9) {
            quote($0, 0.28, 1)
            quote($0, 0.8, 1)
        },
        "quote.closing": Outline(1.1, 0.9) {
            quote($0, 0.28, -1)
            quote($0, 0.8, -1)
        },
        "text.quote": Outline(1.25, 1.0) {
            $0.line(0.1, 0.1, 0.1, 0.9)
            $0.line(0.34, 0.14, 1.17, 0.14)
            $0.line(0.34, 0.5, 1.17, 0.5)
            $0.line(0.34, 0.86, 0.86, 0.86)
        },
        "text.append": Outline(1.25, 1.1) {
            $0.line(0.08, 0.12, 1.17, 0.12)
            $0.line(0.08, 0.42, 1.17, 0.42)
            $0.line(0.08, 0.72, 0.5, 0.72)
            $0.line(0.9, 0.66, 0.9, 1.02)
            $0.line(0.72, 0.84, 1.08, 0.84)
        },
        "text.insert": Outline(1.25, 1.0) {
            $0.line(0.5, 0.12, 1.17, 0.12)
            $0.line(0.5, 0.5, 1.17, 0.5)
            $0.line(0.5, 0.88, 1.17, 0.88)
            $0.shape(0.08, 0.3, 0.34, 0.5, 0.08, 0.7)
        },
        "text.cursor": Outline(0.7, 1.15) {
            $0.line(0.35, 0.2, 0.35, 0.95)
            $0.line(0.14, 0.1, 0.28, 0.12, 0.35, 0.22, 0.42, 0.12, 0.56, 0.1)
            $0.line(0.14, 1.05, 0.28, 1.03, 0.35, 0.93, 0.42, 1.03, 0.56, 1.05)
        },
        "increase.indent": Outline(1.25, 0.95) { indent($0, isIncreased: true) },
        "decrease.indent": Outline(1.25, 0.95) { indent($0, isIncreased: false) },
        "list.star": Outline(1.25, 1.05) {
            listLines($0)
            for row in 0..<3 { $0.star(0.2, 0.18 + CGFloat(row) * 0.35, 0.13, filled: true) }
        },
        "list.triangle": Outline(1.25, 1.0) {
            listLines($0)
            for row in 0..<3 {
                let y = 0.18 + CGFloat(row) * 0.35
                $0.shape(0.1, y - 0.1, 0.28, y, 0.1, y + 0.1)
            }
        },
        "list.bullet.indent": Outline(1.3, 0.95) {
            for (row, x) in [0.14, 0.4, 0.4].enumerated() {
                let y = 0.12 + CGFloat(row) * 0.35
                $0.disc(x, y, 0.07)
                $0.line(x + 0.22, y, 1.22, y)
            }
        },
        "list.clipboard": Outline(1.0, 1.25) {
            $0.place("clipboard", 0, 0, 1)
            for row in 0..<3 { $0.line(0.32, 0.54 + CGFloat(row) * 0.19, 0.68, 0.54 + CGFloat(row) * 0.19) }
        },
        "list.bullet.clipboard": Outline(1.0, 1.25) {
            $0.place("clipboard", 0, 0, 1)
            for row in 0..<3 {
                let y = 0.54 + CGFloat(row) * 0.19
                $0.disc(0.3, y, 0.04)
                $0.line(0.44, y, 0.7, y)
            }
        },
        "line.diagonal": Outline(1.0, 1.0) { $0.line(0.1, 0.9, 0.9, 0.1) },
        "line.diagonal.arrow": Outline(1.0, 1.0) { $0.arrow(0.1, 0.9, 0.9, 0.1, 0.3) },
        "lineweight": Outline(1.2, 1.0) {
            $0.filledBox(0.08, 0.1, 1.04, 0.05, 0.02)
            $0.filledBox(0.08, 0.36, 1.04, 0.14, 0.03)
            $0.filledBox(0.08, 0.68, 1.04, 0.24, 0.04)
        },
        "cellularbars": Outline(1.25, 0.95) {
            for bar in 0..<4 {
                let height = 0.22 + CGFloat(bar) * 0.21
                $0.filledBox(0.08 + CGFloat(bar) * 0.29, 0.9 - height, 0.19, height, 0.05)
            }
        },
        "wave.3.right": Outline(1.0, 1.15) {
            for wave in 1...3 { $0.arc(0.06, 0.575, CGFloat(wave) * 0.27, from: -38, to: 38) }
        },
        "wave.3.left": Outline(1.0, 1.15) {
            for wave in 1...3 { $0.arc(0.94, 0.575, CGFloat(wave) * 0.27, from: 142, to: 218) }
        },
        "dot.radiowaves.right": Outline(1.1, 1.15) {
            $0.disc(0.16, 0.575, 0.1)
            for wave in 1...3 { $0.arc(0.16, 0.575, CGFloat(wave) * 0.27, from: -38, to: 38) }
        },
        "poweron": Outline(0.4, 1.1) { $0.line(0.2, 0.12, 0.2, 0.98) },
        "poweroff": Outline(1.1, 1.1) { $0.circle(0.55, 0.55, 0.45) },
        "translate": Outline(1.3, 1.15) {
            $0.line(0.08, 0.24, 0.7, 0.24)
            $0.line(0.39, 0.1, 0.39, 0.24)
            $0.curve(0.58, 0.26, 0.44, 0.56, 0.1, 0.74)
            $0.curve(0.2, 0.26, 0.34, 0.54, 0.62, 0.72)
            $0.line(0.66, 1.07, 0.94, 0.44, 1.22, 1.07)
            $0.line(0.77, 0.84, 1.11, 0.84)
        },
        "signature": Outline(1.4, 1.0) {
            $0.curve(
                0.08, 0.66, 0.3, 0.16, 0.42, 0.1, 0.34, 0.46, 0.22, 0.74, 0.46, 0.5, 0.54, 0.68, 0.7, 0.5, 0.78, 0.66,
                0.94,
                0.54, 1.04, 0.64, 1.3, 0.52)
            $0.line(0.08, 0.92, 1.32, 0.92)
        },
        "scribble.variable": Outline(1.3, 1.0) {
            $0.curve(
                0.08, 0.3, 0.4, 0.1, 0.5, 0.24, 0.16, 0.66, 0.34, 0.8, 0.86, 0.24, 0.94, 0.36, 0.62, 0.8, 0.84, 0.88,
                1.22, 0.56)
        },
    ]

    /// Drawings that are symbols only within a shape or with a badge, such as those of `dot.circle`.
    private static let parts: [String: Outline] = [
        "text": Outline(1.25, 0.95) { texts($0) },
        "dot": Outline(0.5, 0.5) { $0.disc(0.25, 0.25, 0.16) },
        "arrow.triangle.turn.up.right": Outline(1.05, 1.0) {
            $0.rounded(0.14, 0.92, 0.14, 0.4, 0.66, 0.4, radius: 0.16, closed: false)
            $0.shape(0.98, 0.4, 0.62, 0.14, 0.62, 0.66)
        },
        // The names of controllers' buttons.
        "l1": word("l1"), "l2": word("l2"), "r1": word("r1"), "r2": word("r2"), "lb": word("lb"), "rb": word("rb"),
        "lt": word("lt"), "rt": word("rt"), "zl": word("zl"), "zr": word("zr"),
        "flashlight": Outline(0.75, 1.1) { $0.place("flashlight.off.fill", 0, 0, 1) },
        "flashlight.off": Outline(0.75, 1.1) { $0.place("flashlight.off.fill", 0, 0, 1) },
        "flashlight.on": Outline(0.75, 1.3) { $0.place("flashlight.on.fill", 0, 0, 1) },
    ]

    /// Returns the outlines of a symbol, of a letter, or of a number from which variants are drawn: 0 to 50, and 00 to
    /// 09.
    static func base(named name: String) -> SymbolDrawing? {
        if let drawing = drawing(named: name) { return drawing }
        guard let outline = parts[name] ?? character(named: name) else { return nil }
        let pen = SymbolPen(width: outline.width, height: outline.height)
        outline.build(pen)
        return pen.drawing
    }

    private static func character(named name: String) -> Outline? {
        let text = name.hasSuffix(".character") ? String(name.dropLast(".character".count)) : name
        let isNumber =
            Int(text).map { number in
                (0...50).contains(number) && (String(number) == text || text.count == 2 && text.hasPrefix("0"))
            } ?? false
        guard isNumber || text.count == 1 && text.allSatisfy({ $0.isASCII && $0.isLowercase }) else { return nil }
        return word(text)
    }

    /// Returns the outline of letters and digits beside each other.
    private static func word(_ text: String) -> Outline {
        let advance: CGFloat = 0.78
        return Outline(advance * CGFloat(text.count) + 0.1, 1.1) { pen in
            for (index, character) in text.enumerated() {
                for line in glyphs[character] ?? [] {
                    let points = line.map {
                        CGPoint(x: 0.16 + CGFloat(index) * advance + $0.0 * 0.56, y: 0.1 + $0.1 * 0.9)
                    }
                    pen.outline { $0.addLines(between: points) }
                }
            }
        }
    }

    /// The lines of letters and digits, in a box of 1 by 1.
    private static let glyphs: [Character: [[(CGFloat, CGFloat)]]] = [
        "0": [ring(0.5, 0.5, 0.46, 0.5, 0, 360)],
        "1": [[(0.2, 0.2), (0.55, 0), (0.55, 1)]],
        "2": [ring(0.5, 0.28, 0.44, 0.28, 170, 390) + [(0.04, 1), (0.96, 1)]],
        "3": [ring(0.46, 0.25, 0.4, 0.25, 190, 450), ring(0.48, 0.74, 0.46, 0.26, 270, 530)],
        "4": [[(0.72, 1), (0.72, 0), (0.02, 0.72), (1, 0.72)]],
        "5": [[(0.88, 0), (0.16, 0), (0.1, 0.46)] + ring(0.48, 0.68, 0.46, 0.32, 215, 510)],
        "6": [[(0.8, 0.02), (0.4, 0.2), (0.06, 0.6)], ring(0.5, 0.68, 0.45, 0.32, 0, 360)],
        "7": [[(0.04, 0), (0.96, 0), (0.4, 1)]],
        "8": [ring(0.5, 0.25, 0.38, 0.25, 0, 360), ring(0.5, 0.75, 0.46, 0.25, 0, 360)],
        "9": [[(0.2, 0.98), (0.6, 0.8), (0.94, 0.4)], ring(0.5, 0.32, 0.45, 0.32, 0, 360)],
        "a": [[(0, 1), (0.5, 0), (1, 1)], [(0.18, 0.66), (0.82, 0.66)]],
        "b": [
            [(0.1, 1), (0.1, 0), (0.5, 0)] + ring(0.5, 0.24, 0.36, 0.24, 270, 450) + [(0.1, 0.48)],
            [(0.5, 0.48)] + ring(0.52, 0.74, 0.42, 0.26, 270, 450) + [(0.1, 1)],
        ],
        "c": [ring(0.54, 0.5, 0.5, 0.5, 40, 320)],
        "d": [[(0.1, 0), (0.1, 1), (0.4, 1)] + ring(0.4, 0.5, 0.54, 0.5, 90, -90) + [(0.1, 0)]],
        "e": [[(0.9, 0), (0.12, 0), (0.12, 1), (0.9, 1)], [(0.12, 0.48), (0.8, 0.48)]],
        "f": [[(0.9, 0), (0.14, 0), (0.14, 1)], [(0.14, 0.48), (0.78, 0.48)]],
        "g": [ring(0.52, 0.5, 0.5, 0.5, 320, 10) + [(0.56, 0.54)]],
        "h": [[(0.08, 0), (0.08, 1)], [(0.92, 0), (0.92, 1)], [(0.08, 0.48), (0.92, 0.48)]],
        "i": [[(0.5, 0), (0.5, 1)]],
        "j": [[(0.76, 0), (0.76, 0.66)] + ring(0.42, 0.66, 0.34, 0.34, 0, 170)],
        "k": [[(0.12, 0), (0.12, 1)], [(0.9, 0), (0.12, 0.6)], [(0.4, 0.4), (0.94, 1)]],
        "l": [[(0.14, 0), (0.14, 1), (0.88, 1)]],
        "m": [[(0.02, 1), (0.02, 0), (0.5, 0.78), (0.98, 0), (0.98, 1)]],
        "n": [[(0.08, 1), (0.08, 0), (0.92, 1), (0.92, 0)]],
        "o": [ring(0.5, 0.5, 0.5, 0.5, 0, 360)],
        "p": [[(0.12, 1), (0.12, 0), (0.54, 0)] + ring(0.54, 0.28, 0.38, 0.28, 270, 450) + [(0.12, 0.56)]],
        "q": [ring(0.5, 0.5, 0.5, 0.5, 0, 360), [(0.6, 0.7), (0.96, 1)]],
        "r": [
            [(0.12, 1), (0.12, 0), (0.54, 0)] + ring(0.54, 0.26, 0.38, 0.26, 270, 450) + [(0.12, 0.52)],
            [(0.5, 0.52), (0.94, 1)],
        ],
        "s": [ring(0.5, 0.25, 0.42, 0.25, -30, -270) + ring(0.5, 0.75, 0.46, 0.25, -90, 150)],
        "t": [[(0.02, 0), (0.98, 0)], [(0.5, 0), (0.5, 1)]],
        "u": [[(0.08, 0), (0.08, 0.6)] + ring(0.5, 0.6, 0.42, 0.4, 180, 0) + [(0.92, 0)]],
        "v": [[(0.02, 0), (0.5, 1), (0.98, 0)]],
        "w": [[(0, 0), (0.24, 1), (0.5, 0.2), (0.76, 1), (1, 0)]],
        "x": [[(0.04, 0), (0.96, 1)], [(0.96, 0), (0.04, 1)]],
        "y": [[(0.02, 0), (0.5, 0.52), (0.98, 0)], [(0.5, 0.52), (0.5, 1)]],
        "z": [[(0.06, 0), (0.94, 0), (0.06, 1), (0.94, 1)]],
    ]

    /// Returns the points of a part of an ellipse; angles are degrees, clockwise from the right.
    private static func ring(
        _ x: CGFloat, _ y: CGFloat, _ radiusX: CGFloat, _ radiusY: CGFloat, _ start: CGFloat, _ end: CGFloat
    ) -> [(CGFloat, CGFloat)] {
        (0...24).map { step in
            let point = SymbolPen.onCircle(0, 0, 1, start + (end - start) * CGFloat(step) / 24)
            return (x + radiusX * point.x, y + radiusY * point.y)
        }
    }

    @Sendable private static func texts(_ pen: SymbolPen) {
        pen.line(0.08, 0.12, 1.17, 0.12)
        pen.line(0.08, 0.475, 1.17, 0.475)
        pen.line(0.08, 0.83, 0.7, 0.83)
    }

    @Sendable private static func listLines(_ pen: SymbolPen) {
        for row in 0..<3 { pen.line(0.46, 0.18 + CGFloat(row) * 0.35, 1.17, 0.18 + CGFloat(row) * 0.35) }
    }

    @Sendable private static func quote(_ pen: SymbolPen, _ x: CGFloat, _ side: CGFloat) {
        pen.disc(x, 0.45 + side * 0.15, 0.17)
        pen.curve(
            x - side * 0.13, 0.45 + side * 0.13, x - side * 0.1, 0.45 - side * 0.15, x + side * 0.12, 0.45 - side * 0.31
        )
    }

    @Sendable private static func indent(_ pen: SymbolPen, isIncreased: Bool) {
        pen.line(0.08, 0.1, 1.17, 0.1)
        pen.line(0.56, 0.35, 1.17, 0.35)
        pen.line(0.56, 0.6, 1.17, 0.6)
        pen.line(0.08, 0.85, 1.17, 0.85)
        if isIncreased {
            pen.shape(0.08, 0.28, 0.34, 0.475, 0.08, 0.67)
        } else {
            pen.shape(0.34, 0.28, 0.08, 0.475, 0.34, 0.67)
        }
    }
}
