import Foundation

extension SymbolTable {
    /// Goods, their transport, games, awards and waves.
    static let goods: [String: Outline] = [
        "truck.box": Outline(1.55, 1.1) {
            $0.rounded(0.2, 0.86, 0.08, 0.86, 0.08, 0.14, 0.94, 0.14, 0.94, 0.86, radius: 0.09, closed: false)
            $0.line(0.52, 0.86, 1.04, 0.86)
            $0.rounded(0.94, 0.36, 1.22, 0.36, 1.47, 0.62, 1.47, 0.86, 1.36, 0.86, radius: 0.08, closed: false)
            $0.circle(0.36, 0.88, 0.14)
            $0.circle(1.2, 0.88, 0.14)
        },
        "truck.box.fill": Outline(1.55, 1.1) {
            $0.filledBox(0.04, 0.1, 0.86, 0.68, 0.12)
            $0.rounded(0.96, 0.32, 1.24, 0.32, 1.51, 0.58, 1.51, 0.78, 0.96, 0.78, radius: 0.08, filled: true)
            $0.disc(0.34, 0.96, 0.12)
            $0.disc(1.2, 0.96, 0.12)
        },
        "receipt": Outline(1.0, 1.2) {
            $0.line(
                0.12, 0.1, 0.88, 0.1, 0.88, 1.1, 0.753, 1.0, 0.627, 1.1, 0.5, 1.0, 0.373, 1.1, 0.247, 1.0, 0.12, 1.1,
                closed: true)
            $0.line(0.32, 0.34, 0.68, 0.34)
            $0.line(0.32, 0.54, 0.68, 0.54)
            $0.line(0.32, 0.74, 0.52, 0.74)
        },
        "movieclapper": Outline(1.3, 1.2) {
            $0.box(0.1, 0.56, 1.1, 0.54, 0.1)
            $0.rounded(0.09, 0.35, 1.13, 0.08, 1.19, 0.28, 0.15, 0.55, radius: 0.05)
            $0.line(0.4, 0.27, 0.52, 0.45)
            $0.line(0.74, 0.18, 0.86, 0.36)
        },
        "suitcase.rolling": Outline(0.95, 1.3) {
            $0.box(0.14, 0.4, 0.67, 0.7, 0.12)
            $0.rounded(0.33, 0.4, 0.33, 0.1, 0.62, 0.1, 0.62, 0.4, radius: 0.07, closed: false)
            $0.line(0.35, 0.58, 0.35, 0.92)
            $0.line(0.6, 0.58, 0.6, 0.92)
            $0.disc(0.28, 1.2, 0.06)
            $0.disc(0.67, 1.2, 0.06)
        },
        "eraser": Outline(1.25, 1.05) {
            $0.rounded(0.62, 0.1, 1.06, 0.54, 0.62, 0.96, 0.36, 0.96, 0.08, 0.68, radius: 0.09)
            $0.line(0.36, 0.38, 0.78, 0.8)
            $0.line(0.56, 0.96, 1.17, 0.96)
        },
        "skateboard": Outline(1.4, 0.7) {
            $0.rounded(0.08, 0.16, 0.24, 0.36, 1.16, 0.36, 1.32, 0.16, radius: 0.14, closed: false)
            $0.circle(0.42, 0.53, 0.09)
            $0.circle(0.98, 0.53, 0.09)
        },
        "tennis.racket": Outline(1.25, 1.25) {
            $0.circle(0.78, 0.46, 0.38)
            $0.line(0.44, 0.36, 1.12, 0.36)
            $0.line(0.44, 0.58, 1.12, 0.58)
            $0.line(0.67, 0.11, 0.67, 0.81)
            $0.line(0.89, 0.11, 0.89, 0.81)
            $0.line(0.51, 0.73, 0.12, 1.14)
        },
        "peacesign": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.line(0.575, 0.085, 0.575, 1.065)
            $0.line(0.23, 0.92, 0.575, 0.575, 0.92, 0.92)
        },
        "laurel.leading": Outline(0.95, 1.2) { laurel($0, 1) },
        "laurel.trailing": Outline(0.95, 1.2) { laurel($0, -1) },
        "sun.and.horizon": Outline(1.4, 1.05) {
            $0.arc(0.7, 0.74, 0.27, from: 180, to: 360)
            $0.line(0.08, 0.76, 1.32, 0.76)
            $0.line(0.4, 0.95, 1.0, 0.95)
            $0.line(0.7, 0.1, 0.7, 0.26)
            $0.line(0.25, 0.29, 0.36, 0.4)
            $0.line(1.15, 0.29, 1.04, 0.4)
        },
        "heat.waves": Outline(1.1, 1.15) {
            for x in [0.2, 0.55, 0.9] as [CGFloat] {
                $0.curve(x, 0.08, x - 0.1, 0.3, x, 0.57, x + 0.1, 0.84, x, 1.07)
            }
        },
        "zzz": Outline(1.2, 1.15) {
            $0.line(0.08, 0.66, 0.48, 0.66, 0.08, 1.07, 0.48, 1.07)
            $0.line(0.54, 0.36, 0.82, 0.36, 0.54, 0.66, 0.82, 0.66)
            $0.line(0.92, 0.08, 1.12, 0.08, 0.92, 0.3, 1.12, 0.3)
        },
        "sos": Outline(1.6, 0.75) {
            $0.curve(
                0.42, 0.2, 0.34, 0.1, 0.2, 0.1, 0.11, 0.22, 0.26, 0.37, 0.42, 0.52, 0.32, 0.65, 0.18, 0.65, 0.1, 0.55)
            $0.curve(
                1.48, 0.2, 1.4, 0.1, 1.26, 0.1, 1.17, 0.22, 1.32, 0.37, 1.48, 0.52, 1.38, 0.65, 1.24, 0.65, 1.16, 0.55)
            $0.oval(0.8, 0.375, 0.22, 0.28)
        },
    ]

    /// Adds a branch with leaves, for the left side (1) or the right one (-1).
    @Sendable private static func laurel(_ pen: SymbolPen, _ side: CGFloat) {
        func x(_ place: CGFloat) -> CGFloat { 0.475 + side * (place - 0.425) }
        pen.curve(x(0.78), 1.1, x(0.42), 0.98, x(0.2), 0.7, x(0.18), 0.4)
        let leaves: [(x: CGFloat, y: CGFloat, angle: CGFloat)] = [
            (0.2, 0.34, -80), (0.2, 0.56, -150), (0.22, 0.6, -35), (0.28, 0.78, -170), (0.32, 0.8, -50),
            (0.44, 0.94, 170), (0.5, 0.97, -65),
        ]
        for leaf in leaves {
            let end = SymbolPen.onCircle(leaf.x, leaf.y, 0.26, leaf.angle)
            let middle = CGPoint(x: (leaf.x + end.x) / 2, y: (leaf.y + end.y) / 2)
            let left = SymbolPen.onCircle(middle.x, middle.y, 0.07, leaf.angle + 90)
            let right = SymbolPen.onCircle(middle.x, middle.y, 0.07, leaf.angle - 90)
            pen.curve(
                x(leaf.x), leaf.y, x(left.x), left.y, x(end.x), end.y, x(right.x), right.y, closed: true, filled: true)
        }
    }
}
