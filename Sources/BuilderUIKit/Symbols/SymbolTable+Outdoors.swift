import Foundation

extension SymbolTable {
    /// Sport equipment, figures in motion, weather and what grows outside.
    static let outdoors: [String: Outline] = [
        "skis": Outline(1.1, 1.3) {
            for (x, lean) in [(0.3, -0.06), (0.8, 0.06)] as [(CGFloat, CGFloat)] {
                $0.rounded(x - 0.08, 0.1, x + 0.08, 0.1, x + 0.08 + lean, 1.2, x - 0.08 + lean, 1.2, radius: 0.07)
                $0.line(x - 0.06, 0.64, x + 0.06, 0.64)
            }
        },
        "snowboard": Outline(1.25, 1.25) {
            $0.rounded(0.08, 0.8, 0.8, 0.08, 1.17, 0.45, 0.45, 1.17, radius: 0.22)
            $0.line(0.48, 0.52, 0.73, 0.77)
            $0.line(0.62, 0.38, 0.87, 0.63)
        },
        "surfboard": Outline(1.0, 1.3) {
            $0.curve(0.5, 0.08, 0.74, 0.4, 0.78, 0.8, 0.66, 1.2, 0.34, 1.2, 0.22, 0.8, 0.26, 0.4, closed: true)
            $0.line(0.5, 0.3, 0.5, 1.1)
        },
        "gym.bag": Outline(1.4, 1.1) {
            $0.box(0.08, 0.4, 1.24, 0.6, 0.2)
            $0.rounded(0.44, 0.62, 0.44, 0.1, 0.96, 0.1, 0.96, 0.62, radius: 0.18, closed: false)
            $0.line(0.3, 0.56, 0.3, 0.86)
            $0.line(1.1, 0.56, 1.1, 0.86)
        },
        "oar.2.crossed": Outline(1.2, 1.2) {
            $0.line(0.3, 0.3, 1.12, 1.12)
            $0.line(0.9, 0.3, 0.08, 1.12)
            $0.oval(0.2, 0.2, 0.13, 0.13, filled: true)
            $0.oval(1.0, 0.2, 0.13, 0.13, filled: true)
        },
        "hockey.puck": Outline(1.3, 0.95) {
            $0.oval(0.65, 0.32, 0.55, 0.22)
            $0.curve(0.1, 0.32, 0.1, 0.62, 0.3, 0.8, 0.65, 0.86, 1.0, 0.8, 1.2, 0.62, 1.2, 0.32)
        },
        "hockey.puck.fill": Outline(1.3, 0.95) {
            $0.oval(0.65, 0.26, 0.57, 0.2, filled: true)
            $0.curve(
                0.06, 0.42, 0.3, 0.54, 0.65, 0.58, 1.0, 0.54, 1.24, 0.42, 1.2, 0.7, 0.98, 0.84, 0.65, 0.9, 0.32, 0.84,
                0.1, 0.7, closed: true, filled: true)
        },
        "cricket.ball": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.52)
            $0.curve(0.32, 0.16, 0.48, 0.4, 0.5, 0.72, 0.4, 1.07)
            $0.curve(0.54, 0.1, 0.7, 0.4, 0.72, 0.72, 0.62, 1.1)
        },
        "baseball.diamond.bases": Outline(1.2, 1.2) {
            for (x, y) in [(0.6, 0.1), (0.98, 0.48), (0.22, 0.48)] as [(CGFloat, CGFloat)] {
                $0.line(x, y, x + 0.18, y + 0.18, x, y + 0.36, x - 0.18, y + 0.18, closed: true)
            }
            $0.shape(0.5, 0.94, 0.7, 0.94, 0.7, 1.06, 0.6, 1.16, 0.5, 1.06)
        },
        "soccerball.inverse": Outline(1.2, 1.2) {
            $0.place("soccerball", 0, 0, 1)
            $0.disc(0.6, 0.6, 0.52)
        },
        "shoe.2": Outline(1.5, 1.25) {
            $0.place("shoe", 0, 0, 0.78)
            $0.place("shoe", 0.38, 0.5, 0.78)
        },
        "shoe.2.fill": Outline(1.5, 1.25) {
            $0.place("shoe.fill", 0, 0, 0.78)
            $0.place("shoe.fill", 0.38, 0.5, 0.78)
        },
        "figure.hunting": Outline(1.35, 1.25) {
            $0.disc(0.4, 0.16, 0.12)
            $0.ribbon(0.4, 0.42, 0.42, 0.64, width: 0.2)
            $0.line(0.24, 0.44, 1.27, 0.36)
            $0.line(0.46, 0.54, 0.7, 0.52, 0.84, 0.42)
            $0.line(0.4, 0.68, 0.34, 0.92, 0.2, 1.17)
            $0.line(0.46, 0.68, 0.64, 0.88, 0.66, 1.17)
        },
        "figure.australian.football": Outline(1.25, 1.25) {
            $0.disc(0.48, 0.15, 0.12)
            $0.ribbon(0.46, 0.4, 0.46, 0.6, width: 0.2)
            $0.line(0.42, 0.38, 0.2, 0.5, 0.16, 0.7)
            $0.line(0.52, 0.38, 0.72, 0.44, 0.84, 0.3)
            $0.line(0.42, 0.64, 0.36, 0.9, 0.2, 1.16)
            $0.line(0.5, 0.64, 0.74, 0.74, 0.98, 0.9)
            $0.oval(1.06, 0.66, 0.14, 0.1, filled: true)
        },
        "figure.hand.cycling": Outline(1.4, 1.2) {
            $0.circle(0.3, 0.9, 0.22)
            $0.circle(1.12, 0.92, 0.2)
            $0.disc(0.52, 0.22, 0.12)
            $0.ribbon(0.48, 0.46, 0.42, 0.7, width: 0.2)
            $0.line(0.52, 0.44, 0.74, 0.56, 0.94, 0.44)
            $0.line(0.44, 0.76, 0.78, 0.78, 1.06, 0.9)
        },
        "figure.play": Outline(1.15, 1.25) {
            $0.disc(0.56, 0.2, 0.12)
            $0.ribbon(0.56, 0.45, 0.54, 0.66, width: 0.2)
            $0.line(0.5, 0.42, 0.28, 0.32, 0.18, 0.1)
            $0.line(0.62, 0.42, 0.84, 0.32, 0.96, 0.1)
            $0.line(0.5, 0.7, 0.32, 0.86, 0.42, 1.1)
            $0.line(0.58, 0.7, 0.8, 0.82, 0.98, 1.06)
        },
        "figure.roll.runningpace": Outline(1.35, 1.25) {
            $0.place("figure.roll", 0.3, 0, 1)
            for y in [0.5, 0.74, 0.98] as [CGFloat] { $0.line(0.08, y, 0.28, y) }
        },
        "figure.2.right.holdinghands": Outline(1.4, 1.25) { couple($0, dressed: 0.66) },
        "figure.2.left.holdinghands": Outline(1.4, 1.25) { couple($0, dressed: 0) },
        "figure.stand.line.dotted.figure.stand": Outline(1.7, 1.25) {
            $0.place("figure.stand", 0, 0, 1)
            $0.place("figure.stand", 0.95, 0, 1)
            for y in [0.2, 0.45, 0.7, 0.95] as [CGFloat] { $0.disc(0.85, y, 0.05) }
        },
        "figure.child.and.lock.open": Outline(1.4, 1.25) {
            $0.place("figure.child", 0, 0.06, 1)
            $0.place("lock.open.fill", 0.8, 0.6, 0.5)
        },
        "sun.rain": sky(["drop.fill", "drop.fill", "drop.fill"]), "sun.snow": sky(["dot", "dot", "dot"]),
        "cloud.moon.bolt": Outline(1.5, 1.45) {
            $0.place("cloud.moon", 0, 0, 1)
            $0.shape(0.7, 1.08, 0.48, 1.28, 0.62, 1.28, 0.55, 1.43, 0.78, 1.22, 0.64, 1.22)
        },
        "moonphase.new.moon.inverse": Outline(1.15, 1.15) { $0.circle(0.575, 0.575, 0.5) },
        "moonphase.full.moon.inverse": Outline(1.15, 1.15) { $0.disc(0.575, 0.575, 0.54) },
        "moonphase.first.quarter.inverse": Outline(1.15, 1.15) { $0.place("circle.righthalf.filled", 0, 0, 1) },
        "moonphase.last.quarter.inverse": Outline(1.15, 1.15) { $0.place("circle.lefthalf.filled", 0, 0, 1) },
        "moonphase.waxing.crescent.inverse": Outline(1.15, 1.15) { $0.place("moonphase.waning.gibbous", 0, 0, 1) },
        "moonphase.waxing.gibbous.inverse": Outline(1.15, 1.15) { $0.place("moonphase.waning.crescent", 0, 0, 1) },
        "moonphase.waning.crescent.inverse": Outline(1.15, 1.15) { $0.place("moonphase.waxing.gibbous", 0, 0, 1) },
        "moonphase.waning.gibbous.inverse": Outline(1.15, 1.15) { $0.place("moonphase.waxing.crescent", 0, 0, 1) },
        "snowflake.road.lanes": road("snowflake"), "moon.road.lanes": road("moon.fill"),
        "road.lanes.curved.right": Outline(1.25, 1.15) { curvedRoad($0) { $0 } },
        "road.lanes.curved.left": Outline(1.25, 1.15) { curvedRoad($0) { 1.25 - $0 } },
        "umbrella.percent": Outline(1.6, 1.3) {
            $0.place("umbrella", 0, 0, 1)
            $0.place("percent", 1.0, 0.66, 0.54)
        },
        "umbrella.percent.fill": Outline(1.6, 1.3) {
            $0.place("umbrella.fill", 0, 0, 1)
            $0.place("percent", 1.0, 0.66, 0.54)
        },
        "water.waves.and.arrow.up": Outline(1.4, 1.5) {
            $0.place("water.waves", 0, 0.54, 0.98)
            $0.arrow(0.7, 0.52, 0.7, 0.08, 0.22)
        },
        "water.waves.and.arrow.down": Outline(1.4, 1.5) {
            $0.place("water.waves", 0, 0.54, 0.98)
            $0.arrow(0.7, 0.08, 0.7, 0.52, 0.22)
        },
        "thermometer.variable.and.figure": Outline(1.5, 1.3) {
            $0.place("thermometer", 0, 0.02, 1)
            $0.place("figure.stand", 0.72, 0.02, 1)
        },
        "fossil.shell": Outline(1.25, 1.15) { shell($0) },
        "fossil.shell.fill": Outline(1.25, 1.15) {
            $0.disc(0.6, 0.6, 0.5)
            $0.ribbon(
                0.6, 0.6, 0.68, 0.5, 0.78, 0.58, 0.74, 0.76, 0.56, 0.82, 0.4, 0.7, 0.38, 0.48, 0.54, 0.32, 0.8, 0.3)
            $0.filledBox(0.86, 0.94, 0.34, 0.16, 0.06)
        },
        "laurel.leading.laurel.trailing": Outline(1.6, 1.2) {
            $0.place("laurel.leading", 0, 0, 0.95)
            guard let size = drawing(named: "laurel.trailing")?.size else { return }
            $0.place("laurel.trailing", 1.6 - size.width * 0.95, 0, 0.95)
        },
        "signpost.and.arrowtriangle.up": Outline(1.3, 1.3) {
            $0.place("signpost.right", 0, 0.02, 1)
            $0.shape(1.06, 0.9, 1.22, 1.18, 0.9, 1.18)
        },
        "signpost.and.arrowtriangle.up.fill": Outline(1.3, 1.3) {
            $0.place("signpost.right.fill", 0, 0.02, 1)
            $0.shape(1.06, 0.9, 1.22, 1.18, 0.9, 1.18)
        },
        "airplane.ticket": Outline(1.5, 1.0) {
            $0.box(0.08, 0.1, 1.34, 0.8, 0.14)
            $0.place("airplane", 0.24, 0.24, 0.46)
            for y in [0.26, 0.42, 0.58, 0.74] as [CGFloat] { $0.disc(1.08, y, 0.04) }
        },
        "compass.drawing": Outline(1.1, 1.3) {
            $0.circle(0.55, 0.24, 0.13)
            $0.line(0.5, 0.38, 0.16, 1.22)
            $0.line(0.6, 0.38, 0.94, 1.22)
            $0.line(0.55, 0.11, 0.55, 0.06)
            $0.arc(0.55, 0.3, 0.62, from: 55, to: 125)
        },
        "helm": Outline(1.25, 1.25) {
            $0.circle(0.625, 0.625, 0.32)
            $0.circle(0.625, 0.625, 0.1)
            rays($0, 0.625, 0.625, 0.36, 0.54, from: 0, to: 315)
        },
        "laser.burst": Outline(1.2, 1.2) {
            $0.disc(0.6, 0.6, 0.1)
            rays($0, 0.6, 0.6, 0.26, 0.52, from: 0, to: 315)
            rays($0, 0.6, 0.6, 0.26, 0.36, from: 22.5, to: 337.5)
        },
    ]

    /// Adds two people who hold hands; the one in a dress stands at a distance from the left edge.
    @Sendable private static func couple(_ pen: SymbolPen, dressed: CGFloat) {
        pen.place("figure.stand", 0.66 - dressed, 0, 1)
        pen.disc(dressed + 0.375, 0.14, 0.12)
        pen.rounded(
            dressed + 0.3, 0.34, dressed + 0.45, 0.34, dressed + 0.66, 0.86, dressed + 0.09, 0.86, radius: 0.07,
            filled: true)
        pen.line(dressed + 0.3, 0.84, dressed + 0.3, 1.16)
        pen.line(dressed + 0.45, 0.84, dressed + 0.45, 1.16)
        pen.line(0.58, 0.68, 0.82, 0.68)
    }

    /// Returns a sun with signs of precipitation below it.
    private static func sky(_ signs: [String]) -> Outline {
        Outline(1.2, 1.4) {
            $0.place("sun.max", 0.1, 0, 0.86)
            for (index, sign) in signs.enumerated() {
                guard let size = base(named: sign)?.size else { continue }
                let x = 0.6 + (CGFloat(index) - CGFloat(signs.count - 1) / 2) * 0.36
                let scale = 0.32 / size.height
                $0.place(sign, x - size.width * scale / 2, 1.04, scale)
            }
        }
    }

    /// Returns a sign above a road.
    private static func road(_ sign: String) -> Outline {
        Outline(1.25, 1.6) {
            $0.place("road.lanes", 0.14, 0.82, 0.78)
            guard let size = drawing(named: sign)?.size else { return }
            let scale = 0.75 / size.height
            $0.place(sign, 0.625 - size.width * scale / 2, 0.04, scale)
        }
    }

    /// Adds a road whose horizontal positions a closure mirrors.
    private static func curvedRoad(_ pen: SymbolPen, _ x: (CGFloat) -> CGFloat) {
        pen.curve(x(0.1), 1.05, x(0.2), 0.66, x(0.5), 0.34, x(1.0), 0.1)
        pen.curve(x(0.98), 1.05, x(1.0), 0.8, x(1.08), 0.6, x(1.17), 0.46)
        for (start, end) in [((0.54, 1.05), (0.58, 0.86)), ((0.66, 0.66), (0.78, 0.5)), ((0.9, 0.38), (1.05, 0.28))]
            as [((CGFloat, CGFloat), (CGFloat, CGFloat))]
        {
            pen.line(x(start.0), start.1, x(end.0), end.1)
        }
    }

    /// Adds a shell that is wound up.
    @Sendable private static func shell(_ pen: SymbolPen) {
        pen.curve(
            0.6, 0.62, 0.68, 0.52, 0.78, 0.6, 0.72, 0.76, 0.54, 0.78, 0.4, 0.64, 0.42, 0.44, 0.6, 0.32, 0.86, 0.36,
            0.98, 0.58, 0.92, 0.86, 0.66, 1.02, 0.34, 0.96, 0.14, 0.72, 0.14, 0.44, 0.34, 0.18, 0.64, 0.1)
        pen.line(0.66, 1.02, 1.17, 1.02, 0.98, 0.8)
    }
}
