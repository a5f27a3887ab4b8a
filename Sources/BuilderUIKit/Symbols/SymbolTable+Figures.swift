import Foundation

extension SymbolTable {
    /// Symbols of people in motion, hands, and parts of the body.
    static let figures: [String: Outline] = [
        "figure.hiking": Outline(1.05, 1.25) {
            $0.disc(0.5, 0.14, 0.12)
            $0.ribbon(0.48, 0.39, 0.44, 0.64, width: 0.2)
            $0.filledBox(0.17, 0.32, 0.14, 0.3, 0.06)
            $0.line(0.5, 0.37, 0.63, 0.53, 0.83, 0.5)
            $0.line(0.82, 0.34, 0.95, 1.16)
            $0.line(0.46, 0.66, 0.6, 0.84, 0.64, 1.15)
            $0.line(0.41, 0.66, 0.36, 0.88, 0.16, 1.14)
        },
        "figure.dance": Outline(1.0, 1.25) {
            $0.disc(0.55, 0.14, 0.12)
            $0.ribbon(0.52, 0.4, 0.5, 0.6, width: 0.2)
            $0.line(0.56, 0.36, 0.76, 0.3, 0.86, 0.08)
            $0.line(0.48, 0.36, 0.26, 0.46, 0.2, 0.68)
            $0.line(0.47, 0.64, 0.38, 0.88, 0.46, 1.16)
            $0.line(0.53, 0.64, 0.78, 0.76, 0.7, 1.06)
        },
        "figure.yoga": Outline(1.0, 1.3) {
            $0.disc(0.5, 0.3, 0.11)
            $0.ribbon(0.5, 0.53, 0.5, 0.74, width: 0.2)
            $0.line(0.44, 0.5, 0.28, 0.3, 0.47, 0.08)
            $0.line(0.56, 0.5, 0.72, 0.3, 0.53, 0.08)
            $0.line(0.46, 0.76, 0.46, 1.22)
            $0.line(0.54, 0.76, 0.86, 0.88, 0.5, 1.02)
        },
        "figure.mind.and.body": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.16, 0.12)
            $0.ribbon(0.575, 0.42, 0.575, 0.66, width: 0.22)
            $0.line(0.52, 0.39, 0.32, 0.6, 0.1, 0.72)
            $0.line(0.63, 0.39, 0.83, 0.6, 1.05, 0.72)
            $0.line(0.52, 0.72, 0.18, 0.9, 0.4, 1.03, 0.75, 1.03)
            $0.line(0.63, 0.72, 0.97, 0.9, 0.85, 1.0)
        },
        "figure.pool.swim": Outline(1.35, 1.0) {
            $0.disc(1.0, 0.46, 0.12)
            $0.ribbon(0.8, 0.5, 0.28, 0.66, width: 0.16)
            $0.line(0.8, 0.48, 0.6, 0.2, 0.9, 0.12)
            $0.curve(0.08, 0.9, 0.28, 0.82, 0.48, 0.9, 0.68, 0.82, 0.88, 0.9, 1.08, 0.82, 1.27, 0.9)
        },
        "figure.roll": Outline(1.05, 1.25) {
            $0.disc(0.42, 0.14, 0.12)
            $0.line(0.42, 0.38, 0.46, 0.7, 0.76, 0.7, 0.9, 1.08, 1.0, 1.04)
            $0.line(0.43, 0.48, 0.7, 0.5)
            $0.arc(0.44, 0.84, 0.33, from: 30, to: 250)
        },
        "figure.strengthtraining.traditional": Outline(1.2, 1.25) {
            $0.disc(0.6, 0.36, 0.11)
            $0.ribbon(0.6, 0.58, 0.6, 0.76, width: 0.2)
            $0.line(0.1, 0.16, 1.1, 0.16)
            $0.line(0.16, 0.06, 0.16, 0.26)
            $0.line(1.04, 0.06, 1.04, 0.26)
            $0.line(0.54, 0.55, 0.32, 0.44, 0.36, 0.18)
            $0.line(0.66, 0.55, 0.88, 0.44, 0.84, 0.18)
            $0.line(0.56, 0.8, 0.42, 0.96, 0.46, 1.18)
            $0.line(0.64, 0.8, 0.78, 0.96, 0.74, 1.18)
        },
        "figure.core.training": Outline(1.35, 0.95) {
            $0.disc(0.3, 0.36, 0.12)
            $0.ribbon(0.46, 0.5, 0.76, 0.76, width: 0.18)
            $0.line(0.48, 0.46, 0.72, 0.4, 0.86, 0.42)
            $0.line(0.78, 0.76, 0.98, 0.48, 1.2, 0.78)
            $0.line(0.08, 0.88, 1.27, 0.88)
        },
        "figure.outdoor.cycle": Outline(1.4, 1.2) {
            $0.circle(0.3, 0.9, 0.2)
            $0.circle(1.1, 0.9, 0.2)
            $0.disc(0.88, 0.14, 0.12)
            $0.ribbon(0.74, 0.34, 0.52, 0.5, width: 0.18)
            $0.line(0.78, 0.34, 0.9, 0.54, 1.06, 0.52)
            $0.line(0.5, 0.54, 0.76, 0.66, 0.66, 0.96)
        },
        "figure.child": Outline(0.9, 1.15) {
            $0.disc(0.45, 0.2, 0.16)
            $0.ribbon(0.45, 0.52, 0.45, 0.7, width: 0.22)
            $0.line(0.4, 0.47, 0.12, 0.56)
            $0.line(0.5, 0.47, 0.78, 0.56)
            $0.line(0.39, 0.72, 0.34, 1.07)
            $0.line(0.51, 0.72, 0.56, 1.07)
        },
        "figure.and.child.holdinghands": Outline(1.25, 1.25) {
            $0.place("figure.stand", 0, 0, 1)
            $0.place("figure.child", 0.68, 0.53, 0.6)
            $0.line(0.6, 0.72, 0.78, 0.86)
        },
        "figure.2": Outline(1.3, 1.25) {
            $0.place("figure.stand", 0, 0, 1)
            $0.place("figure.stand", 0.55, 0, 1)
        },
        "figure.2.arms.open": Outline(1.6, 1.2) {
            $0.place("figure.arms.open", 0, 0.05, 0.88)
            $0.place("figure.arms.open", 0.72, 0.05, 0.88)
        },
        "accessibility": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.place("figure.arms.open", 0.245, 0.2, 0.6)
        },
        "accessibility.fill": Outline(1.15, 1.15) { $0.place("figure.arms.open.circle.fill", 0, 0, 1) },
        "person.fill.checkmark": Outline(1.5, 1.1) { marked($0, "checkmark") },
        "person.fill.xmark": Outline(1.5, 1.1) { marked($0, "xmark") },
        "person.fill.questionmark": Outline(1.5, 1.1) { marked($0, "questionmark") },
        "person.2.wave.2": Outline(1.9, 1.1) {
            $0.place("person", 0, 0.06, 0.95)
            $0.place("person", 0.95, 0.06, 0.95)
            for (x, from) in [(0.72, -38), (1.18, 142)] as [(CGFloat, CGFloat)] {
                $0.arc(x, 0.34, 0.16, from: from, to: from + 76)
            }
        },
        "person.line.dotted.person": Outline(1.75, 0.9) {
            $0.place("person", 0, 0.05, 0.72)
            $0.place("person", 1.03, 0.05, 0.72)
            for x in [0.72, 0.875, 1.03] { $0.disc(x, 0.42, 0.045) }
        },
        "hand.wave": Outline(1.5, 1.25) {
            $0.place("hand.raised", 0.22, 0.02, 0.98)
            $0.arc(0.42, 0.46, 0.34, from: 150, to: 215)
            $0.arc(1.12, 0.5, 0.3, from: -50, to: 20)
        },
        "hands.clap": Outline(1.35, 1.25) {
            $0.place("hand.raised", 0, 0.26, 0.8)
            $0.place("hand.raised", 0.5, 0.26, 0.8)
            for angle in [-120.0, -90, -60] as [CGFloat] {
                let (start, end) = (
                    SymbolPen.onCircle(0.675, 0.5, 0.26, angle), SymbolPen.onCircle(0.675, 0.5, 0.42, angle)
                )
                $0.line(start.x, start.y, end.x, end.y)
            }
        },
        "hands.sparkles": Outline(1.35, 1.3) {
            $0.place("hand.raised", 0, 0.4, 0.72)
            $0.place("hand.raised", 0.56, 0.4, 0.72)
            $0.place("sparkle", 0.5, 0, 0.34)
            $0.place("sparkle", 0.92, 0.12, 0.24)
        },
        "brain": Outline(1.25, 1.1) {
            $0.curve(
                0.3, 0.86, 0.14, 0.74, 0.08, 0.54, 0.2, 0.34, 0.38, 0.2, 0.62, 0.1, 0.88, 0.16, 1.06, 0.32, 1.17, 0.54,
                1.08, 0.76, 0.9, 0.84, 0.78, 0.98, 0.62, 0.94, 0.5, 0.84, closed: true)
            $0.curve(0.34, 0.36, 0.46, 0.44, 0.44, 0.58, 0.3, 0.64)
            $0.curve(0.66, 0.26, 0.72, 0.42, 0.62, 0.58, 0.68, 0.7)
            $0.curve(0.98, 0.44, 0.9, 0.54, 0.94, 0.66)
        },
        "brain.head.profile": Outline(1.15, 1.25) {
            $0.curve(
                0.4, 1.16, 0.36, 0.94, 0.16, 0.78, 0.12, 0.46, 0.3, 0.18, 0.6, 0.08, 0.9, 0.2, 1.02, 0.46, 1.1, 0.68,
                1.0,
                0.76, 0.98, 0.94, 0.8, 0.98, 0.78, 1.16)
            $0.place("brain", 0.26, 0.24, 0.52)
        },
        "lungs": Outline(1.3, 1.15) {
            $0.line(0.65, 0.08, 0.65, 0.48)
            $0.line(0.5, 0.6, 0.65, 0.48, 0.8, 0.6)
            for side in [-1, 1] as [CGFloat] {
                $0.rounded(
                    0.65 + side * 0.16, 0.26, 0.65 + side * 0.42, 0.3, 0.65 + side * 0.57, 1.05, 0.65 + side * 0.15,
                    1.0,
                    radius: 0.16)
            }
        },
        "nose": Outline(0.75, 1.15) {
            $0.curve(0.42, 0.08, 0.34, 0.44, 0.1, 0.78, 0.14, 0.96, 0.3, 0.96, 0.4, 1.04, 0.52, 0.94, 0.64, 0.92)
        },
        "mustache": Outline(1.35, 0.65) {
            $0.curve(
                0.675, 0.22, 0.9, 0.12, 1.08, 0.3, 1.27, 0.28, 1.1, 0.52, 0.82, 0.54, 0.675, 0.4, 0.53, 0.54, 0.25,
                0.52,
                0.08, 0.28, 0.27, 0.3, 0.45, 0.12, closed: true, filled: true)
        },
    ]

    /// Adds a filled person with a mark beside it.
    @Sendable private static func marked(_ pen: SymbolPen, _ mark: String) {
        pen.place("person.fill", 0, 0, 1)
        pen.place(mark, 1.0, 0.3, 0.46)
    }
}
