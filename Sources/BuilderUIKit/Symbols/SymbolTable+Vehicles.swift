import Foundation

extension SymbolTable {
    /// Vehicles, and the lights of their dashboards.
    static let vehicles: [String: Outline] = [
        "motorcycle": Outline(1.5, 1.05) {
            $0.circle(0.32, 0.7, 0.24)
            $0.circle(1.18, 0.7, 0.24)
            $0.line(0.8, 0.12, 0.98, 0.12, 1.18, 0.7)
            $0.rounded(
                0.18, 0.25, 0.52, 0.32, 0.98, 0.25, 0.84, 0.68, 0.66, 0.68, 0.56, 0.44, 0.18, 0.35, radius: 0.04,
                filled: true)
        },
        "motorcycle.fill": Outline(1.5, 1.05) {
            $0.disc(0.32, 0.7, 0.28)
            $0.disc(1.18, 0.7, 0.28)
            $0.line(0.8, 0.12, 0.98, 0.12, 1.18, 0.7)
            $0.rounded(
                0.18, 0.25, 0.52, 0.32, 0.98, 0.25, 0.84, 0.68, 0.66, 0.68, 0.56, 0.44, 0.18, 0.35, radius: 0.04,
                filled: true)
        },
        "moped": Outline(1.45, 1.15) {
            $0.circle(0.34, 0.86, 0.18)
            $0.circle(1.12, 0.86, 0.18)
            $0.line(0.82, 0.1, 1.0, 0.1, 1.12, 0.68)
            $0.rounded(0.16, 0.64, 0.2, 0.44, 0.56, 0.44, 0.66, 0.72, 0.94, 0.72, 0.9, 0.86, 0.52, 0.86, radius: 0.06)
            $0.line(0.22, 0.3, 0.56, 0.3)
        },
        "cablecar": Outline(1.2, 1.25) {
            $0.line(0.08, 0.24, 1.12, 0.08)
            $0.line(0.6, 0.17, 0.6, 0.42)
            $0.box(0.14, 0.42, 0.92, 0.74, 0.16)
            $0.line(0.14, 0.82, 1.06, 0.82)
            $0.line(0.6, 0.42, 0.6, 0.82)
        },
        "lightrail": Outline(1.0, 1.3) {
            $0.line(0.3, 0.08, 0.7, 0.08)
            $0.line(0.5, 0.08, 0.5, 0.22)
            $0.box(0.14, 0.22, 0.72, 0.8, 0.16)
            $0.box(0.28, 0.36, 0.44, 0.3, 0.05)
            $0.disc(0.32, 0.84, 0.06)
            $0.disc(0.68, 0.84, 0.06)
            $0.line(0.28, 1.1, 0.18, 1.22)
            $0.line(0.72, 1.1, 0.82, 1.22)
        },
        "bus.doubledecker": Outline(1.05, 1.35) {
            $0.box(0.14, 0.08, 0.77, 1.08, 0.14)
            $0.line(0.14, 0.4, 0.91, 0.4)
            $0.line(0.14, 0.56, 0.91, 0.56)
            $0.line(0.14, 0.88, 0.91, 0.88)
            $0.disc(0.32, 1.02, 0.055)
            $0.disc(0.73, 1.02, 0.055)
            $0.line(0.28, 1.18, 0.28, 1.26)
            $0.line(0.77, 1.18, 0.77, 1.26)
        },
        "train.side.front.car": Outline(1.45, 0.95) {
            $0.rounded(0.08, 0.12, 0.8, 0.12, 1.2, 0.36, 1.36, 0.7, 0.08, 0.7, radius: 0.12)
            $0.box(0.2, 0.26, 0.22, 0.18, 0.04)
            $0.box(0.56, 0.26, 0.22, 0.18, 0.04)
            $0.line(0.08, 0.86, 1.36, 0.86)
        },
        "car.rear": Outline(1.3, 1.05) {
            $0.rounded(0.26, 0.44, 0.38, 0.12, 0.92, 0.12, 1.04, 0.44, radius: 0.1, closed: false)
            $0.box(0.1, 0.44, 1.1, 0.4, 0.12)
            $0.line(0.24, 0.62, 0.36, 0.62)
            $0.line(0.94, 0.62, 1.06, 0.62)
            $0.line(0.54, 0.7, 0.76, 0.7)
            $0.line(0.24, 0.86, 0.24, 0.96)
            $0.line(1.06, 0.86, 1.06, 0.96)
        },
        "truck.pickup.side": Outline(1.6, 0.95) {
            $0.line(
                0.24, 0.7, 0.1, 0.7, 0.1, 0.4, 0.72, 0.4, 0.78, 0.14, 1.1, 0.14, 1.3, 0.4, 1.5, 0.46, 1.5, 0.7, 1.38,
                0.7)
            $0.line(0.58, 0.7, 1.04, 0.7)
            $0.circle(0.41, 0.72, 0.15)
            $0.circle(1.21, 0.72, 0.15)
        },
        "engine.combustion": Outline(1.4, 1.05) {
            $0.rounded(
                0.24, 0.36, 0.4, 0.36, 0.52, 0.26, 0.86, 0.26, 1.0, 0.42, 1.14, 0.42, 1.14, 0.96, 0.58, 0.96, 0.42,
                0.8, 0.24, 0.8, radius: 0.05)
            $0.line(0.5, 0.08, 0.86, 0.08)
            $0.line(0.68, 0.08, 0.68, 0.26)
            $0.line(0.08, 0.42, 0.08, 0.74)
            $0.line(0.08, 0.58, 0.24, 0.58)
            $0.line(1.32, 0.5, 1.32, 0.88)
            $0.line(1.14, 0.69, 1.32, 0.69)
        },
        "brakesignal": Outline(1.5, 1.05) {
            $0.circle(0.75, 0.525, 0.34)
            $0.arc(0.75, 0.525, 0.58, from: 140, to: 220)
            $0.arc(0.75, 0.525, 0.58, from: -40, to: 40)
            $0.line(0.75, 0.34, 0.75, 0.54)
            $0.disc(0.75, 0.69, 0.055)
        },
        "headlight.high.beam": Outline(1.45, 1.0) { headlight($0) { (0.08, $0, 0.56, $0) } },
        "headlight.low.beam": Outline(1.45, 1.0) { headlight($0) { (0.08, $0 + 0.12, 0.56, $0) } },
        "exclamationmark.tirepressure": Outline(1.25, 1.15) {
            $0.curve(0.34, 0.1, 0.1, 0.4, 0.16, 0.74, 0.36, 0.94)
            $0.curve(0.91, 0.1, 1.15, 0.4, 1.09, 0.74, 0.89, 0.94)
            $0.line(0.36, 0.94, 0.89, 0.94)
            for x in [0.44, 0.625, 0.81] as [CGFloat] { $0.line(x, 0.96, x, 1.06) }
            $0.line(0.625, 0.3, 0.625, 0.58)
            $0.disc(0.625, 0.76, 0.06)
        },
        "exclamationmark.warninglight": Outline(1.15, 1.25) { warningLight($0) },
        "exclamationmark.warninglight.fill": Outline(1.15, 1.25) { warningLight($0, filled: true) },
    ]

    /// Adds a lamp, and beams at heights by a closure.
    private static func headlight(
        _ pen: SymbolPen, beam: (CGFloat) -> (CGFloat, CGFloat, CGFloat, CGFloat)
    ) {
        pen.curve(
            0.78, 0.12, 1.1, 0.16, 1.34, 0.36, 1.34, 0.64, 1.1, 0.84, 0.78, 0.88, 0.68, 0.5, closed: true)
        for y in [0.16, 0.39, 0.62, 0.85] as [CGFloat] {
            let line = beam(y)
            pen.line(line.0, line.1, line.2, line.3)
        }
    }

    @Sendable private static func warningLight(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(0.24, 0.96, 0.24, 0.09, 0.91, 0.09, 0.91, 0.96, radius: 0.32, closed: false, filled: filled)
        pen.box(0.1, 0.98, 0.95, 0.18, 0.06)
        if filled {
            pen.ribbon(0.575, 0.34, 0.575, 0.6)
        } else {
            pen.line(0.575, 0.34, 0.575, 0.6)
        }
        pen.disc(0.575, 0.77, 0.06)
    }
}
