import Foundation

extension SymbolTable {
    /// The signs of currencies, drawn from letters.
    static let currencies: [String: Outline] = [
        "australsign": letter("a", bars: [0.56, 0.76]), "francsign": letter("f", bars: [0.82]),
        "kipsign": letter("k", bars: [0.55]), "nairasign": letter("n", bars: [0.46, 0.66]),
        "pesosign": letter("p", bars: [0.28, 0.46]), "lirasign": sterling([0.5, 0.68]),
        "bahtsign": letter("b", upright: true), "cedisign": letter("c", upright: true),
        "guaranisign": letter("g", upright: true),
        "coloncurrencysign": Outline(1.0, 1.25) {
            $0.place("c", 0.06, 0.08, 1)
            $0.line(0.36, 1.2, 0.62, 0.06)
            $0.line(0.54, 1.2, 0.8, 0.06)
        },
        "millsign": Outline(1.1, 1.2) {
            $0.place("m", 0.1, 0.06, 1)
            $0.line(0.2, 1.14, 0.9, 0.06)
        },
        "cruzeirosign": Outline(1.15, 1.15) {
            $0.place("c", 0, 0, 1)
            $0.line(0.72, 0.5, 0.72, 1.0)
            $0.curve(0.72, 0.66, 0.84, 0.52, 1.02, 0.54)
        },
        "dongsign": Outline(0.95, 1.25) {
            $0.circle(0.42, 0.62, 0.26)
            $0.line(0.68, 0.08, 0.68, 0.9)
            $0.line(0.48, 0.22, 0.87, 0.22)
            $0.line(0.18, 1.14, 0.72, 1.14)
        },
        "florinsign": Outline(0.85, 1.2) {
            $0.curve(0.77, 0.16, 0.66, 0.08, 0.54, 0.2, 0.46, 0.56, 0.38, 0.96, 0.26, 1.12, 0.1, 1.06)
            $0.line(0.22, 0.48, 0.68, 0.48)
        },
        "hryvniasign": Outline(0.95, 1.2) {
            $0.curve(0.2, 0.2, 0.46, 0.08, 0.72, 0.24, 0.62, 0.48, 0.34, 0.68, 0.24, 0.92, 0.46, 1.1, 0.76, 0.98)
            $0.line(0.08, 0.5, 0.87, 0.5)
            $0.line(0.08, 0.7, 0.87, 0.7)
        },
        "larisign": Outline(1.0, 1.2) {
            $0.arc(0.5, 0.62, 0.4, from: 90, to: 360)
            $0.line(0.14, 1.1, 0.86, 1.1)
            $0.line(0.4, 0.08, 0.4, 0.62)
            $0.line(0.6, 0.08, 0.6, 0.62)
        },
        "manatsign": Outline(1.05, 1.15) {
            $0.arc(0.525, 0.68, 0.42, from: 180, to: 360)
            $0.line(0.105, 0.68, 0.105, 1.06)
            $0.line(0.945, 0.68, 0.945, 1.06)
            $0.line(0.525, 0.08, 0.525, 0.98)
        },
        "tengesign": Outline(0.95, 1.15) {
            $0.line(0.1, 0.1, 0.85, 0.1)
            $0.line(0.1, 0.32, 0.85, 0.32)
            $0.line(0.475, 0.32, 0.475, 1.06)
        },
        "tugriksign": Outline(0.95, 1.15) {
            $0.line(0.1, 0.1, 0.85, 0.1)
            $0.line(0.475, 0.1, 0.475, 1.06)
            $0.line(0.26, 0.6, 0.7, 0.46)
            $0.line(0.26, 0.8, 0.7, 0.66)
        },
        "rupeesign": letters(["r", "s"]), "pesetasign": letters(["p", "t"]), "danishkronesign": letters(["k", "r"]),
        "norwegiankronesign": letters(["k", "r"]), "swedishkronasign": letters(["k", "r"]),
        "polishzlotysign": Outline(1.4, 1.15) {
            $0.place("z", 0, 0.26, 0.76)
            $0.line(0.98, 0.1, 0.98, 1.04)
            $0.line(0.76, 0.72, 1.2, 0.44)
        },
        "brazilianrealsign": letters(["r", "dollarsign"]), "australiandollarsign": letters(["a", "dollarsign"]),
        "singaporedollarsign": letters(["s", "dollarsign"]), "malaysianringgitsign": letters(["r", "m"]),
        "peruviansolessign": letters(["s", "slash"]),
    ]

    /// Returns a letter with horizontal bars at heights, or with a line through its middle.
    private static func letter(_ name: String, bars: [CGFloat] = [], upright: Bool = false) -> Outline {
        Outline(0.96, 1.3) {
            $0.place(name, 0.04, 0.1, 1)
            for y in bars { $0.line(0.08, y + 0.1, 0.88, y + 0.1) }
            if upright { $0.line(0.5, 0.08, 0.5, 1.22) }
        }
    }

    /// Returns letters or signs beside each other.
    private static func letters(_ names: [String]) -> Outline {
        Outline(0.8 * CGFloat(names.count) + 0.1, 1.2) {
            for (index, name) in names.enumerated() { $0.place(name, CGFloat(index) * 0.8, 0.02, 0.96) }
        }
    }

    /// Returns a curved stem on a foot, with bars at heights.
    private static func sterling(_ bars: [CGFloat]) -> Outline {
        Outline(0.95, 1.15) {
            $0.curve(0.78, 0.26, 0.58, 0.1, 0.38, 0.22, 0.4, 0.52, 0.38, 0.84, 0.14, 1.05)
            $0.line(0.14, 1.05, 0.85, 1.05)
            for y in bars { $0.line(0.16, y, 0.68, y) }
        }
    }
}
