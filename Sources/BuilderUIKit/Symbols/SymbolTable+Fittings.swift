import Foundation

extension SymbolTable {
    /// Lights, outlets and machines of a home.
    static let fittings: [String: Outline] = [
        "lightbulb.max": Outline(1.4, 1.4) {
            $0.place("lightbulb", 0.3, 0.22, 0.95)
            rays($0, 0.7, 0.6, 0.52, 0.6, from: 180, to: 360)
        },
        "lightbulb.max.fill": Outline(1.4, 1.4) {
            $0.place("lightbulb.fill", 0.3, 0.22, 0.95)
            rays($0, 0.7, 0.6, 0.52, 0.6, from: 180, to: 360)
        },
        "lightbulb.min": Outline(1.3, 1.4) {
            $0.place("lightbulb", 0.25, 0.22, 0.95)
            rays($0, 0.65, 0.6, 0.53, 0.56, from: 180, to: 360)
        },
        "lightbulb.min.fill": Outline(1.3, 1.4) {
            $0.place("lightbulb.fill", 0.25, 0.22, 0.95)
            rays($0, 0.65, 0.6, 0.53, 0.56, from: 180, to: 360)
        },
        "lightbulb.2": Outline(1.6, 1.15) {
            $0.place("lightbulb", -0.03, 0.05, 0.86)
            $0.place("lightbulb", 0.78, 0.05, 0.86)
        },
        "lightbulb.2.fill": Outline(1.6, 1.15) {
            $0.place("lightbulb.fill", -0.03, 0.05, 0.86)
            $0.place("lightbulb.fill", 0.78, 0.05, 0.86)
        },
        "fan.floor": Outline(1.05, 1.35) {
            $0.circle(0.525, 0.47, 0.4)
            $0.place("fan", 0.26, 0.2, 0.48)
            $0.line(0.525, 0.87, 0.525, 1.26)
            $0.line(0.24, 1.26, 0.81, 1.26)
        },
        "fan.desk": Outline(1.05, 1.25) {
            $0.circle(0.525, 0.47, 0.4)
            $0.place("fan", 0.26, 0.2, 0.48)
            $0.line(0.525, 0.87, 0.525, 1.0)
            $0.rounded(0.2, 1.17, 0.34, 1.0, 0.71, 1.0, 0.85, 1.17, radius: 0.06)
        },
        "fan.ceiling": Outline(1.4, 0.8) {
            $0.line(0.7, 0.08, 0.7, 0.36)
            $0.line(0.5, 0.08, 0.9, 0.08)
            $0.disc(0.7, 0.46, 0.12)
            $0.rounded(0.52, 0.5, 0.1, 0.52, 0.1, 0.68, 0.5, 0.58, radius: 0.06)
            $0.rounded(0.88, 0.5, 1.3, 0.52, 1.3, 0.68, 0.9, 0.58, radius: 0.06)
        },
        "light.recessed": Outline(1.2, 1.0) {
            $0.line(0.08, 0.14, 1.12, 0.14)
            $0.arc(0.6, 0.16, 0.3, from: 0, to: 180)
            $0.line(0.24, 0.5, 0.14, 0.64)
            $0.line(0.6, 0.64, 0.6, 0.84)
            $0.line(0.96, 0.5, 1.06, 0.64)
        },
        "light.panel": Outline(1.15, 1.15) {
            $0.box(0.26, 0.26, 0.63, 0.63, 0.1)
            rays($0, 0.575, 0.575, 0.5, 0.53, from: 0, to: 315)
        },
        "light.strip.2": Outline(1.35, 1.0) {
            $0.box(0.08, 0.12, 1.19, 0.2, 0.1)
            $0.box(0.08, 0.68, 1.19, 0.2, 0.1)
            for x in [0.3, 0.55, 0.8, 1.05] as [CGFloat] { $0.line(x, 0.46, x, 0.54) }
        },
        "light.beacon.max": Outline(1.4, 1.3) { beacon($0, length: 0.1) },
        "light.beacon.max.fill": Outline(1.4, 1.3) { beacon($0, length: 0.1, filled: true) },
        "light.beacon.min": Outline(1.4, 1.3) { beacon($0, length: 0.02) },
        "light.beacon.min.fill": Outline(1.4, 1.3) { beacon($0, length: 0.02, filled: true) },
        "chandelier": Outline(1.35, 1.25) { chandelier($0) },
        "chandelier.fill": Outline(1.35, 1.25) { chandelier($0, filled: true) },
        "lamp.ceiling.inverse": Outline(1.1, 1.15) {
            $0.line(0.55, 0.08, 0.55, 0.42)
            $0.arc(0.55, 0.44, 0.4, from: 0, to: 180)
            $0.line(0.15, 0.44, 0.95, 0.44)
        },
        "poweroutlet.type.a": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.2)
            $0.line(0.4, 0.42, 0.4, 0.68)
            $0.line(0.7, 0.42, 0.7, 0.68)
        },
        "poweroutlet.type.b": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.2)
            $0.line(0.4, 0.32, 0.4, 0.54)
            $0.line(0.7, 0.32, 0.7, 0.54)
            $0.disc(0.55, 0.74, 0.08)
        },
        "poweroutlet.type.f": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.2)
            $0.circle(0.55, 0.55, 0.31)
            $0.disc(0.43, 0.55, 0.06)
            $0.disc(0.67, 0.55, 0.06)
        },
        "poweroutlet.type.g": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.2)
            $0.line(0.55, 0.28, 0.55, 0.46)
            $0.line(0.27, 0.7, 0.41, 0.7)
            $0.line(0.69, 0.7, 0.83, 0.7)
        },
        "poweroutlet.strip": Outline(1.5, 0.7) {
            $0.box(0.08, 0.1, 1.34, 0.5, 0.14)
            for x in [0.3, 0.68, 1.06] as [CGFloat] {
                $0.line(x, 0.28, x, 0.42)
                $0.line(x + 0.14, 0.28, x + 0.14, 0.42)
            }
        },
        "air.purifier": Outline(0.9, 1.25) {
            $0.box(0.12, 0.09, 0.66, 1.07, 0.16)
            $0.line(0.28, 0.24, 0.62, 0.24)
            for row in 0..<3 {
                for column in 0..<3 { $0.disc(0.31 + CGFloat(column) * 0.14, 0.62 + CGFloat(row) * 0.15, 0.045) }
            }
        },
        "humidifier": Outline(1.05, 1.35) {
            $0.rounded(0.26, 0.56, 0.79, 0.56, 0.93, 1.26, 0.12, 1.26, radius: 0.12)
            $0.place("drop.fill", 0.39, 0.74, 0.32)
            $0.curve(0.42, 0.42, 0.36, 0.3, 0.46, 0.2, 0.4, 0.08)
            $0.curve(0.64, 0.42, 0.58, 0.3, 0.68, 0.2, 0.62, 0.08)
        },
        "humidifier.fill": Outline(1.05, 1.35) {
            $0.rounded(0.24, 0.52, 0.81, 0.52, 0.98, 1.3, 0.07, 1.3, radius: 0.14, filled: true)
            drop($0, 0.525, 0.7, 0.36)
            $0.curve(0.42, 0.4, 0.36, 0.28, 0.46, 0.18, 0.4, 0.08)
            $0.curve(0.64, 0.4, 0.58, 0.28, 0.68, 0.18, 0.62, 0.08)
        },
        "dehumidifier": Outline(1.0, 1.25) {
            $0.box(0.12, 0.09, 0.76, 1.0, 0.14)
            $0.line(0.3, 0.24, 0.7, 0.24)
            $0.place("drop", 0.32, 0.42, 0.44)
            $0.line(0.26, 1.17, 0.3, 1.17)
            $0.line(0.7, 1.17, 0.74, 1.17)
        },
        "heater.vertical": Outline(1.2, 1.2) {
            for column in 0..<4 { $0.box(0.12 + CGFloat(column) * 0.25, 0.09, 0.2, 0.9, 0.1) }
            $0.line(0.24, 1.11, 0.3, 1.11)
            $0.line(0.9, 1.11, 0.96, 1.11)
        },
        "heater.vertical.fill": Outline(1.2, 1.2) {
            for column in 0..<4 { $0.filledBox(0.1 + CGFloat(column) * 0.26, 0.05, 0.21, 0.98, 0.1) }
            $0.line(0.24, 1.13, 0.3, 1.13)
            $0.line(0.9, 1.13, 0.96, 1.13)
        },
        "spigot": Outline(1.25, 1.25) { spigot($0) },
        "spigot.fill": Outline(1.25, 1.25) { spigot($0, filled: true) },
        "shower.handheld": Outline(1.1, 1.25) {
            $0.line(0.88, 1.17, 0.88, 0.34)
            $0.rounded(0.88, 0.34, 0.88, 0.14, 0.56, 0.2, radius: 0.12, closed: false)
            $0.rounded(0.26, 0.22, 0.6, 0.06, 0.7, 0.3, 0.34, 0.46, radius: 0.07, filled: true)
            for (x, y) in [(0.2, 0.62), (0.4, 0.56), (0.26, 0.84), (0.48, 0.78)] as [(CGFloat, CGFloat)] {
                $0.line(x, y, x - 0.03, y + 0.06)
            }
        },
        "pipe.and.drop": Outline(1.25, 1.25) {
            $0.rounded(0.16, 0.12, 0.8, 0.12, 1.12, 0.12, 1.12, 0.6, 0.76, 0.6, 0.76, 0.46, 0.16, 0.46, radius: 0.08)
            $0.line(0.08, 0.06, 0.08, 0.52)
            drop($0, 0.94, 0.76, 0.44)
        },
        "pipe.and.drop.fill": Outline(1.25, 1.25) {
            $0.rounded(
                0.16, 0.08, 0.8, 0.08, 1.16, 0.08, 1.16, 0.64, 0.72, 0.64, 0.72, 0.5, 0.16, 0.5, radius: 0.1,
                filled: true)
            $0.line(0.08, 0.06, 0.08, 0.52)
            drop($0, 0.94, 0.76, 0.44)
        },
        "carbon.monoxide.cloud": Outline(1.45, 1.15) {
            $0.place("cloud", 0, 0, 1.08)
            $0.place("c", 0.38, 0.34, 0.36)
            $0.place("o", 0.64, 0.34, 0.36)
        },
        "carbon.dioxide.cloud": Outline(1.45, 1.15) {
            $0.place("cloud", 0, 0, 1.08)
            $0.place("c", 0.3, 0.34, 0.36)
            $0.place("o", 0.56, 0.34, 0.36)
            $0.place("2", 0.84, 0.54, 0.24)
        },
        "hifispeaker.2": Outline(1.6, 1.25) {
            $0.place("hifispeaker", -0.03, 0, 1)
            $0.place("hifispeaker", 0.78, 0, 1)
        },
        "homepod.2": Outline(1.9, 1.1) {
            $0.place("homepod", 0, 0.06, 0.85)
            $0.place("homepod", 0.98, 0.06, 0.85)
        },
        "sensor": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.22)
            $0.circle(0.55, 0.55, 0.2)
            $0.disc(0.55, 0.55, 0.07)
        },
        "sensor.fill": Outline(1.1, 1.1) {
            $0.filledBox(0.04, 0.04, 1.02, 1.02, 0.26)
            $0.disc(0.55, 0.55, 0.24)
            $0.disc(0.55, 0.55, 0.16)
            $0.disc(0.55, 0.55, 0.07)
        },
        "sensor.tag.radiowaves.forward": Outline(1.35, 1.1) {
            $0.box(0.08, 0.09, 0.7, 0.92, 0.16)
            $0.disc(0.43, 0.3, 0.08)
            $0.arc(0.6, 0.55, 0.4, from: -42, to: 42)
            $0.arc(0.6, 0.55, 0.64, from: -42, to: 42)
        },
        "homekit": Outline(1.3, 1.2) {
            $0.rounded(0.65, 0.09, 1.22, 0.54, 1.06, 0.54, 1.06, 1.1, 0.24, 1.1, 0.24, 0.54, 0.08, 0.54, radius: 0.04)
            $0.rounded(0.65, 0.36, 0.88, 0.56, 0.88, 0.9, 0.42, 0.9, 0.42, 0.56, radius: 0.05)
            $0.filledBox(0.58, 0.62, 0.14, 0.16, 0.03)
        },
        "house.lodge": Outline(1.3, 1.2) {
            $0.line(0.08, 1.1, 0.65, 0.1, 1.22, 1.1, closed: true)
            $0.line(0.5, 1.1, 0.5, 0.68, 0.8, 0.68, 0.8, 1.1)
            $0.line(0.56, 0.46, 0.74, 0.46)
        },
        "bolt.house": Outline(1.3, 1.2) {
            shell($0)
            $0.place("bolt.fill", 0.43, 0.46, 0.46)
        },
        "bolt.house.fill": Outline(1.3, 1.2) {
            shell($0, filled: true)
            $0.shape(0.7, 0.4, 0.44, 0.78, 0.62, 0.78, 0.58, 1.02, 0.86, 0.64, 0.68, 0.64)
        },
        "cooktop": Outline(1.35, 1.0) {
            $0.box(0.08, 0.09, 1.19, 0.82, 0.12)
            for (x, y) in [(0.4, 0.34), (0.95, 0.34), (0.4, 0.66), (0.95, 0.66)] as [(CGFloat, CGFloat)] {
                $0.oval(x, y, 0.15, 0.09)
            }
        },
        "cabinet": Outline(1.2, 1.15) {
            $0.box(0.09, 0.09, 1.02, 0.86, 0.08)
            $0.line(0.6, 0.09, 0.6, 0.95)
            $0.line(0.48, 0.46, 0.48, 0.56)
            $0.line(0.72, 0.46, 0.72, 0.56)
            $0.line(0.22, 0.95, 0.22, 1.06)
            $0.line(0.98, 0.95, 0.98, 1.06)
        },
        "barometer": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.circle(0.575, 0.575, 0.14)
            $0.line(0.675, 0.475, 0.83, 0.32)
            for angle in [180, 225, 270, 0] as [CGFloat] {
                let mark = SymbolPen.onCircle(0.575, 0.575, 0.36, angle)
                $0.disc(mark.x, mark.y, 0.045)
            }
        },
        "gauge.with.dots.needle.bottom.50percent": needle(270, isOpen: true),
        "gauge.with.dots.needle.bottom.0percent": needle(180, isOpen: true),
        "gauge.with.dots.needle.bottom.100percent": needle(360, isOpen: true),
        "gauge.with.dots.needle.0percent": needle(135, isOpen: false),
        "gauge.with.dots.needle.33percent": needle(225, isOpen: false),
        "gauge.with.dots.needle.67percent": needle(315, isOpen: false),
        "gauge.with.dots.needle.100percent": needle(405, isOpen: false),
    ]

    /// Adds a warning light with rays of a length.
    @Sendable private static func beacon(_ pen: SymbolPen, length: CGFloat, filled: Bool = false) {
        rays(pen, 0.7, 0.68, 0.5, 0.5 + length, from: 180, to: 360)
        pen.rounded(0.4, 1.0, 0.4, 0.38, 1.0, 0.38, 1.0, 1.0, radius: 0.28, closed: false, filled: filled)
        pen.box(0.24, 1.04, 0.92, 0.18, 0.06)
    }

    @Sendable private static func chandelier(_ pen: SymbolPen, filled: Bool = false) {
        pen.line(0.675, 0.08, 0.675, 0.96)
        for side in [-1, 1] as [CGFloat] {
            pen.curve(0.675, 0.96, 0.675 + side * 0.3, 0.92, 0.675 + side * 0.45, 0.72)
        }
        for x in [0.225, 0.675, 1.125] as [CGFloat] {
            let y: CGFloat = x == 0.675 ? 0.3 : 0.36
            pen.rounded(x - 0.1, y, x + 0.1, y, x + 0.15, y + 0.3, x - 0.15, y + 0.3, radius: 0.04, filled: filled)
        }
        pen.disc(0.675, 1.1, 0.08)
    }

    @Sendable private static func spigot(_ pen: SymbolPen, filled: Bool = false) {
        pen.line(0.36, 0.1, 0.88, 0.1)
        pen.line(0.62, 0.1, 0.62, 0.36)
        pen.rounded(
            0.09, 0.4, 0.86, 0.4, 1.16, 0.5, 1.16, 0.86, 0.88, 0.86, 0.88, 0.7, 0.09, 0.7, radius: 0.1,
            filled: filled)
        pen.place("drop.fill", 0.86, 0.94, 0.26)
    }

    /// Adds a filled drop with its tip at (x, y).
    @Sendable private static func drop(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ height: CGFloat) {
        pen.outline(filled: true) { path in
            path.move(to: CGPoint(x: x, y: y))
            path.addCurve(
                to: CGPoint(x: x, y: y + height), control1: CGPoint(x: x + height * 0.2, y: y + height * 0.35),
                control2: CGPoint(x: x + height * 0.6, y: y + height))
            path.addCurve(
                to: CGPoint(x: x, y: y), control1: CGPoint(x: x - height * 0.6, y: y + height),
                control2: CGPoint(x: x - height * 0.2, y: y + height * 0.35))
            path.closeSubpath()
        }
    }

    /// Adds a house without a door.
    @Sendable private static func shell(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(
            0.65, 0.08, 1.22, 0.56, 1.08, 0.56, 1.08, 1.1, 0.22, 1.1, 0.22, 0.56, 0.08, 0.56, radius: 0.04,
            filled: filled)
    }

    /// Returns a dial with a needle at an angle, clockwise from the right.
    private static func needle(_ angle: CGFloat, isOpen: Bool) -> Outline {
        Outline(1.15, 1.15) { pen in
            if isOpen {
                pen.arc(0.575, 0.575, 0.49, from: 135, to: 405)
            } else {
                pen.circle(0.575, 0.575, 0.49)
            }
            for mark in stride(from: 135, through: 405, by: 45) where abs(CGFloat(mark) - angle) > 1 {
                let dot = SymbolPen.onCircle(0.575, 0.575, 0.34, CGFloat(mark))
                pen.disc(dot.x, dot.y, 0.04)
            }
            let tip = SymbolPen.onCircle(0.575, 0.575, 0.32, angle)
            pen.disc(0.575, 0.575, 0.1)
            pen.line(0.575, 0.575, tip.x, tip.y)
        }
    }
}
