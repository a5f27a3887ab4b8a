import Foundation

extension SymbolPen {
    /// Adds another built-in symbol with its top left corner at (x, y), scaled.
    func place(_ name: String, _ x: CGFloat, _ y: CGFloat, _ scale: CGFloat) {
        guard let drawing = SymbolTable.base(named: name) else { return }
        let place = CGAffineTransform(translationX: x, y: y).scaledBy(x: scale, y: scale)
        outline { $0.addPath(CGPath(drawing.strokes.applying(place))) }
        outline(filled: true) { $0.addPath(CGPath(drawing.fills.applying(place))) }
    }
}

extension SymbolTable {
    /// Symbols of weather and nature.
    static let weather: [String: Outline] = [
        "sun.min": Outline(1.1, 1.1) {
            $0.circle(0.55, 0.55, 0.23)
            rays($0, 0.55, 0.55, 0.4, 0.45, from: 0, to: 315)
        },
        "sunrise": Outline(1.4, 1.2) { horizon($0, isRising: true) },
        "sunset": Outline(1.4, 1.2) { horizon($0, isRising: false) },
        "sun.haze": Outline(1.4, 1.2) {
            halfSun($0)
            $0.line(0.1, 0.88, 1.3, 0.88)
            $0.line(0.3, 1.1, 1.1, 1.1)
        },
        "moon.stars": Outline(1.25, 1.2) {
            $0.place("moon", 0.02, 0.12, 0.93)
            $0.place("sparkle", 0.72, 0.04, 0.42)
            $0.place("sparkle", 0.97, 0.34, 0.24)
        },
        "cloud.sun": Outline(1.5, 1.15) {
            $0.place("cloud", 0.02, 0.22, 0.95)
            $0.arc(1.12, 0.42, 0.2, from: 215, to: 440)
            rays($0, 1.12, 0.42, 0.31, 0.36, from: 225, to: 405)
        },
        "cloud.moon": Outline(1.5, 1.15) {
            $0.place("cloud", 0.02, 0.22, 0.95)
            $0.curve(1.06, 0.09, 1.08, 0.3, 1.2, 0.43, 1.42, 0.46, 1.34, 0.6, 1.24, 0.66)
            $0.curve(1.06, 0.09, 0.96, 0.13, 0.88, 0.22)
        },
        "cloud.drizzle": Outline(1.35, 1.25) {
            $0.place("cloud", 0, 0, 1)
            for drop in 0..<4 {
                let x = 0.38 + CGFloat(drop) * 0.2
                let y = drop % 2 == 0 ? 1.0 : 1.1
                $0.line(x, y, x - 0.02, y + 0.06)
            }
        },
        "cloud.heavyrain": Outline(1.35, 1.3) {
            $0.place("cloud", 0, 0, 1)
            for drop in 0..<4 {
                let x = 0.4 + CGFloat(drop) * 0.2
                $0.line(x, 1.0, x - 0.1, 1.22)
            }
        },
        "cloud.fog": Outline(1.35, 1.3) {
            $0.place("cloud", 0, 0, 1)
            $0.line(0.2, 1.05, 1.15, 1.05)
            $0.line(0.34, 1.22, 1.01, 1.22)
        },
        "cloud.hail": Outline(1.35, 1.3) {
            $0.place("cloud", 0, 0, 1)
            for drop in 0..<3 { $0.disc(0.42 + CGFloat(drop) * 0.25, drop == 1 ? 1.2 : 1.06, 0.06) }
        },
        "cloud.snow": Outline(1.35, 1.32) {
            $0.place("cloud", 0, 0, 1)
            $0.place("asterisk", 0.28, 0.97, 0.24)
            $0.place("asterisk", 0.56, 1.06, 0.24)
            $0.place("asterisk", 0.84, 0.97, 0.24)
        },
        "cloud.sleet": Outline(1.35, 1.32) {
            $0.place("cloud", 0, 0, 1)
            $0.line(0.4, 1.0, 0.33, 1.16)
            $0.place("asterisk", 0.54, 1.02, 0.24)
            $0.line(0.98, 1.0, 0.91, 1.16)
        },
        "cloud.bolt.rain": Outline(1.35, 1.4) {
            $0.place("cloud", 0, 0, 1)
            $0.shape(0.7, 0.92, 0.5, 1.16, 0.64, 1.16, 0.56, 1.36, 0.82, 1.08, 0.67, 1.08)
            $0.line(0.36, 1.0, 0.3, 1.15)
            $0.line(1.0, 1.0, 0.94, 1.15)
        },
        "tornado": Outline(1.15, 1.2) {
            $0.line(0.08, 0.1, 1.07, 0.1)
            $0.line(0.18, 0.3, 0.98, 0.3)
            $0.line(0.34, 0.5, 0.88, 0.5)
            $0.line(0.44, 0.7, 0.76, 0.7)
            $0.line(0.46, 0.9, 0.66, 0.9)
            $0.line(0.44, 1.1, 0.52, 1.1)
        },
        "hurricane": Outline(1.15, 1.2) {
            $0.circle(0.575, 0.6, 0.26)
            $0.curve(0.32, 0.6, 0.3, 0.36, 0.46, 0.18, 0.86, 0.08)
            $0.curve(0.83, 0.6, 0.85, 0.84, 0.69, 1.02, 0.29, 1.12)
        },
        "thermometer": Outline(0.6, 1.25) { thermometer($0, 0.3) },
        "thermometer.sun": Outline(1.15, 1.25) {
            thermometer($0, 0.85)
            $0.arc(0.36, 0.42, 0.15, from: 0, to: 359)
            rays($0, 0.36, 0.42, 0.25, 0.31, from: 0, to: 315)
        },
        "thermometer.snowflake": Outline(1.15, 1.25) {
            thermometer($0, 0.85)
            $0.place("asterisk", 0.08, 0.2, 0.5)
        },
        "humidity": Outline(1.4, 1.15) {
            for column in 0..<2 {
                $0.place("drop", 0.2 + CGFloat(column) * 0.52, 0.02, 0.56)
            }
            $0.curve(0.08, 0.98, 0.28, 0.88, 0.49, 0.98, 0.7, 1.07, 0.91, 0.98, 1.12, 0.88, 1.32, 0.98)
        },
        "sparkle": Outline(1.1, 1.15) {
            $0.outline { path in
                path.move(to: CGPoint(x: 0.55, y: 0.06))
                for end in [(1.04, 0.575), (0.55, 1.09), (0.06, 0.575), (0.55, 0.06)] {
                    path.addQuadCurve(to: CGPoint(x: end.0, y: end.1), control: CGPoint(x: 0.55, y: 0.575))
                }
                path.closeSubpath()
            }
        },
        "mountain.2": Outline(1.5, 1.0) {
            $0.rounded(0.06, 0.9, 0.5, 0.14, 0.95, 0.9, radius: 0.08)
            $0.rounded(0.84, 0.56, 1.05, 0.28, 1.44, 0.9, 1.04, 0.9, radius: 0.08, closed: false)
        },
        "water.waves": Outline(1.4, 1.0) {
            for row in 0..<3 {
                let y = 0.18 + CGFloat(row) * 0.3
                $0.curve(
                    0.08, y, 0.24, y - 0.08, 0.39, y, 0.54, y + 0.08, 0.7, y, 0.86, y - 0.08, 1.01, y, 1.16, y + 0.08,
                    1.32,
                    y)
            }
        },
        "tree": Outline(1.0, 1.3) {
            $0.rounded(
                0.5, 0.06, 0.82, 0.46, 0.68, 0.46, 0.94, 0.88, 0.06, 0.88, 0.32, 0.46, 0.18, 0.46, radius: 0.06)
            $0.line(0.5, 0.9, 0.5, 1.22)
        },
        "globe.asia.australia": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.curve(
                0.2, 0.36, 0.42, 0.2, 0.7, 0.18, 0.86, 0.34, 0.78, 0.5, 0.62, 0.56, 0.5, 0.46, 0.4, 0.6, 0.3, 0.48,
                closed: true, filled: true)
            $0.curve(0.66, 0.78, 0.8, 0.7, 0.94, 0.8, 0.84, 0.92, 0.7, 0.9, closed: true, filled: true)
        },
        "rainbow": Outline(1.4, 0.85) {
            for arc in 0..<3 { $0.arc(0.7, 0.74, 0.26 + CGFloat(arc) * 0.19, from: 180, to: 360) }
        },
        "light.max": Outline(1.3, 1.3) {
            $0.disc(0.65, 0.65, 0.2)
            rays($0, 0.65, 0.65, 0.36, 0.56, from: 0, to: 315)
        },
        "light.min": Outline(1.1, 1.1) {
            $0.disc(0.55, 0.55, 0.16)
            rays($0, 0.55, 0.55, 0.32, 0.4, from: 0, to: 315)
        },
        "rays": Outline(1.2, 1.2) { rays($0, 0.6, 0.6, 0.26, 0.52, from: 0, to: 315) },
        "pawprint.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.place("pawprint", 0.26, 0.26, 0.55)
        },
        "fish": Outline(1.45, 0.95) {
            $0.curve(
                0.08, 0.475, 0.3, 0.2, 0.62, 0.1, 0.92, 0.24, 1.1, 0.44, 1.34, 0.2, 1.3, 0.475, 1.34, 0.75, 1.1, 0.51,
                0.92, 0.71, 0.62, 0.85, 0.3, 0.75, closed: true)
            $0.disc(0.36, 0.4, 0.05)
        },
        "bird": Outline(1.3, 1.1) {
            $0.curve(
                0.08, 0.36, 0.24, 0.28, 0.38, 0.12, 0.58, 0.16, 0.66, 0.36, 0.9, 0.46, 1.2, 0.4, 1.06, 0.72, 0.72, 0.84,
                0.42, 0.74, 0.3, 0.5, closed: true)
            $0.disc(0.42, 0.3, 0.045)
            $0.line(0.56, 0.84, 0.56, 1.02)
            $0.line(0.74, 0.84, 0.74, 1.02)
        },
        "ant": Outline(1.2, 1.25) {
            $0.oval(0.6, 0.26, 0.14, 0.14)
            $0.oval(0.6, 0.56, 0.11, 0.16)
            $0.oval(0.6, 0.94, 0.19, 0.24)
            for side in [-1.0, 1.0] {
                $0.line(0.6 + side * 0.14, 0.5, 0.6 + side * 0.4, 0.36, 0.6 + side * 0.46, 0.2)
                $0.line(0.6 + side * 0.14, 0.62, 0.6 + side * 0.5, 0.62)
                $0.line(0.6 + side * 0.14, 0.72, 0.6 + side * 0.4, 0.86, 0.6 + side * 0.46, 1.08)
            }
        },
    ]

    /// Adds rays around (x, y), 45° apart.
    @Sendable static func rays(
        _ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ inner: CGFloat, _ outer: CGFloat, from start: CGFloat,
        to end: CGFloat
    ) {
        for angle in stride(from: start, through: end, by: 45) {
            let begin = SymbolPen.onCircle(x, y, inner, angle)
            let tip = SymbolPen.onCircle(x, y, outer, angle)
            pen.line(begin.x, begin.y, tip.x, tip.y)
        }
    }

    @Sendable private static func halfSun(_ pen: SymbolPen) {
        pen.arc(0.7, 0.68, 0.25, from: 180, to: 360)
        rays(pen, 0.7, 0.68, 0.4, 0.52, from: 180, to: 360)
    }

    @Sendable private static func horizon(_ pen: SymbolPen, isRising: Bool) {
        pen.arc(0.7, 0.98, 0.24, from: 180, to: 360)
        rays(pen, 0.7, 0.98, 0.38, 0.48, from: 180, to: 225)
        rays(pen, 0.7, 0.98, 0.38, 0.48, from: 315, to: 360)
        pen.line(0.1, 1.1, 1.3, 1.1)
        if isRising { pen.arrow(0.7, 0.56, 0.7, 0.08, 0.2) } else { pen.arrow(0.7, 0.08, 0.7, 0.56, 0.2) }
    }

    @Sendable private static func thermometer(_ pen: SymbolPen, _ x: CGFloat) {
        pen.arc(x, 0.96, 0.2, from: -55, to: 235)
        pen.line(x - 0.115, 0.8, x - 0.115, 0.2)
        pen.arc(x, 0.2, 0.115, from: 180, to: 360)
        pen.line(x + 0.115, 0.2, x + 0.115, 0.8)
        pen.disc(x, 0.96, 0.1)
        pen.line(x, 0.9, x, 0.5)
    }
}
