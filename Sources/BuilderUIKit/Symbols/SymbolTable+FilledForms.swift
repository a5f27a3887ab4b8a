import Foundation

extension SymbolTable {
    /// The filled forms of symbols whose outlines are open, so that they can't be filled as they are.
    static let filledForms: [String: Outline] = [
        "tray.full.fill": Outline(1.3, 1.15) {
            $0.line(0.34, 0.08, 0.96, 0.08)
            $0.line(0.37, 0.3, 0.93, 0.3)
            $0.rounded(
                0.04, 0.62, 0.4, 0.62, 0.5, 0.82, 0.8, 0.82, 0.9, 0.62, 1.26, 0.62, 1.26, 1.11, 0.04, 1.11,
                radius: 0.1, filled: true)
            $0.line(0.11, 0.58, 0.2, 0.4)
            $0.line(1.19, 0.58, 1.1, 0.4)
        },
        "rectangle.portrait.and.arrow.right.fill": Outline(1.25, 1.15) {
            $0.rounded(
                0.05, 0.04, 0.78, 0.04, 0.78, 0.4, 0.44, 0.4, 0.44, 0.75, 0.78, 0.75, 0.78, 1.11, 0.05, 1.11,
                radius: 0.12, filled: true)
            $0.arrow(0.58, 0.575, 1.17, 0.575, 0.24)
        },
        "suit.club.fill": Outline(1.2, 1.2) {
            $0.curve(
                0.6, 0.06, 0.8, 0.14, 0.84, 0.36, 0.74, 0.5, 0.94, 0.46, 1.12, 0.58, 1.14, 0.8, 1.0, 0.95, 0.8, 0.95,
                0.66, 0.84, 0.7, 1.0, 0.8, 1.13, 0.4, 1.13, 0.5, 1.0, 0.54, 0.84, 0.4, 0.95, 0.2, 0.95, 0.06, 0.8,
                0.08, 0.58, 0.26, 0.46, 0.46, 0.5, 0.36, 0.36, 0.4, 0.14, closed: true, filled: true)
        },
        "sunrise.fill": Outline(1.4, 1.2) { pen in
            pen.place("sunrise", 0, 0, 1)
            halfDisc(pen)
        },
        "sunset.fill": Outline(1.4, 1.2) { pen in
            pen.place("sunset", 0, 0, 1)
            halfDisc(pen)
        },
        "ear.fill": Outline(0.95, 1.25) {
            $0.curve(
                0.1, 0.5, 0.13, 0.22, 0.42, 0.05, 0.72, 0.13, 0.89, 0.44, 0.78, 0.76, 0.64, 0.93, 0.53, 1.13, 0.34,
                1.21, 0.27, 0.98, 0.14, 0.78, closed: true, filled: true)
            $0.ribbon(0.36, 0.52, 0.4, 0.38, 0.52, 0.35, 0.62, 0.46, 0.54, 0.6, 0.49, 0.74)
        },
        "comb.fill": Outline(1.2, 0.8) {
            $0.filledBox(0.04, 0.1, 1.12, 0.26, 0.07)
            for tooth in 0..<7 {
                $0.filledBox(0.05 + CGFloat(tooth) * 0.17, 0.37, 0.09, 0.31, 0.04)
            }
        },
        "shower.fill": Outline(1.15, 1.25) {
            $0.rounded(0.12, 1.17, 0.12, 0.12, 0.62, 0.12, 0.62, 0.3, radius: 0.16, closed: false)
            $0.filledBox(0.28, 0.32, 0.68, 0.2, 0.09)
            for drop in 0..<3 {
                $0.line(0.42 + CGFloat(drop) * 0.2, 0.68, 0.42 + CGFloat(drop) * 0.2, 0.8)
                $0.line(0.42 + CGFloat(drop) * 0.2, 0.96, 0.42 + CGFloat(drop) * 0.2, 1.08)
            }
        },
    ]

    /// Adds the upper half of a disc, which is the sun at the horizon.
    @Sendable private static func halfDisc(_ pen: SymbolPen) {
        pen.outline(filled: true) { path in
            path.addLines(between: (0...18).map { SymbolPen.onCircle(0.7, 0.98, 0.24, 180 + 10 * CGFloat($0)) })
            path.closeSubpath()
        }
    }
}
