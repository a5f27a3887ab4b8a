import Foundation

extension SymbolTable {
    /// Cars of other kinds, a dashboard's lights and its readings.
    static let automotive: [String: Outline] = [
        "suv.side": Outline(1.5, 1.0) {
            $0.rounded(
                0.2, 0.76, 0.08, 0.76, 0.08, 0.42, 0.16, 0.12, 1.02, 0.12, 1.2, 0.42, 1.42, 0.48, 1.42, 0.76, 1.3,
                0.76, radius: 0.08, closed: false)
            $0.line(0.54, 0.76, 0.96, 0.76)
            $0.circle(0.37, 0.78, 0.14)
            $0.circle(1.13, 0.78, 0.14)
            $0.line(0.14, 0.42, 1.1, 0.42)
            $0.line(0.6, 0.14, 0.6, 0.4)
        },
        "convertible.side": Outline(1.5, 0.9) {
            $0.rounded(
                0.2, 0.66, 0.08, 0.66, 0.08, 0.4, 0.5, 0.36, 0.98, 0.36, 1.42, 0.44, 1.42, 0.66, 1.3, 0.66,
                radius: 0.08, closed: false)
            $0.line(0.54, 0.66, 0.96, 0.66)
            $0.circle(0.37, 0.68, 0.13)
            $0.circle(1.13, 0.68, 0.13)
            $0.line(0.98, 0.34, 0.82, 0.1)
            $0.line(0.34, 0.3, 0.28, 0.16)
        },
        "car.ferry": Outline(1.3, 1.25) {
            $0.place("car.side", 0.24, 0.06, 0.54)
            $0.rounded(0.1, 0.68, 1.2, 0.68, 1.02, 1.0, 0.28, 1.0, radius: 0.07)
            $0.curve(0.1, 1.14, 0.3, 1.08, 0.48, 1.14, 0.65, 1.2, 0.82, 1.14, 1.0, 1.08, 1.2, 1.14)
        },
        "car.side.lock": overCar("lock.fill"), "car.side.lock.open": overCar("lock.open.fill"),
        "car.side.arrowtriangle.up": overCar("arrowtriangle.up.fill"),
        "car.side.arrowtriangle.down": overCar("arrowtriangle.down.fill"),
        "suv.side.lock": overCar("lock.fill", "suv.side"),
        "suv.side.arrowtriangle.up": overCar("arrowtriangle.up.fill", "suv.side"),
        "car.rear.waves.up": Outline(1.3, 1.35) {
            $0.place("car.rear", 0, 0, 1)
            for x in [0.4, 0.65, 0.9] as [CGFloat] { $0.curve(x, 1.28, x + 0.07, 1.2, x - 0.05, 1.12, x, 1.04) }
        },
        "train.side.middle.car": Outline(1.45, 0.95) { carriage($0) },
        "train.side.rear.car": Outline(1.45, 0.95) {
            $0.rounded(1.37, 0.12, 0.65, 0.12, 0.25, 0.36, 0.09, 0.7, 1.37, 0.7, radius: 0.12)
            $0.box(0.67, 0.26, 0.22, 0.18, 0.04)
            $0.box(1.03, 0.26, 0.22, 0.18, 0.04)
            $0.line(0.09, 0.86, 1.37, 0.86)
        },
        "tram.fill.tunnel": Outline(1.3, 1.25) {
            $0.rounded(0.12, 1.17, 0.12, 0.09, 1.18, 0.09, 1.18, 1.17, radius: 0.5, closed: false)
            $0.place("tram.fill", 0.31, 0.36, 0.66)
        },
        "warninglight": Outline(1.15, 1.25) {
            $0.rounded(0.24, 0.96, 0.24, 0.09, 0.91, 0.09, 0.91, 0.96, radius: 0.32, closed: false)
            $0.box(0.1, 0.98, 0.95, 0.18, 0.06)
        },
        "warninglight.fill": Outline(1.15, 1.25) {
            $0.rounded(0.2, 0.9, 0.2, 0.05, 0.95, 0.05, 0.95, 0.9, radius: 0.36, closed: false, filled: true)
            $0.filledBox(0.06, 0.98, 1.03, 0.22, 0.08)
        },
        "hazardsign": Outline(1.25, 1.15) {
            $0.rounded(0.625, 0.06, 1.19, 1.07, 0.06, 1.07, radius: 0.12)
            $0.rounded(0.625, 0.42, 0.92, 0.92, 0.33, 0.92, radius: 0.06)
        },
        "hazardsign.fill": Outline(1.25, 1.15) {
            $0.rounded(0.625, 0.02, 1.23, 1.11, 0.02, 1.11, radius: 0.14, filled: true)
            $0.rounded(0.625, 0.4, 0.94, 0.92, 0.31, 0.92, radius: 0.06, filled: true)
            $0.rounded(0.625, 0.56, 0.79, 0.83, 0.46, 0.83, radius: 0.04, filled: true)
        },
        "tirepressure": Outline(1.25, 1.15) {
            $0.curve(0.34, 0.1, 0.1, 0.4, 0.16, 0.74, 0.36, 0.94)
            $0.curve(0.91, 0.1, 1.15, 0.4, 1.09, 0.74, 0.89, 0.94)
            $0.line(0.36, 0.94, 0.89, 0.94)
            for x in [0.44, 0.625, 0.81] as [CGFloat] { $0.line(x, 0.96, x, 1.06) }
        },
        "parkinglight": Outline(1.5, 1.0) { parkingLight($0) },
        "parkinglight.fill": Outline(1.5, 1.0) { parkingLight($0, filled: true) },
        "headlight.fog": Outline(1.45, 1.0) {
            lamp($0)
            foggy($0, 0.08, 0.12)
        },
        "taillight.fog": Outline(1.45, 1.0) {
            $0.curve(0.67, 0.12, 0.35, 0.16, 0.11, 0.36, 0.11, 0.64, 0.35, 0.84, 0.67, 0.88, 0.77, 0.5, closed: true)
            foggy($0, 0.89, -0.0)
        },
        "headlight.daytime": Outline(1.45, 1.0) {
            lamp($0)
            for (y, x) in [(0.12, 0.3), (0.5, 0.08), (0.88, 0.3)] as [(CGFloat, CGFloat)] {
                $0.line(0.56, 0.5 + (y - 0.5) * 0.8, x, y)
            }
        },
        "windshield.front.and.wiper": Outline(1.4, 1.1) {
            windshield($0)
            $0.line(0.7, 0.98, 0.32, 0.5)
        },
        "windshield.front.and.heat.waves": Outline(1.4, 1.25) {
            windshield($0)
            heat($0)
        },
        "windshield.front.and.spray": Outline(1.4, 1.1) {
            windshield($0)
            for (x, y) in [(0.44, 0.52), (0.7, 0.44), (0.96, 0.52)] as [(CGFloat, CGFloat)] {
                $0.line(0.7 + (x - 0.7) * 0.4, 0.72, x, y)
            }
        },
        "windshield.rear.and.wiper": Outline(1.4, 1.1) {
            $0.box(0.1, 0.12, 1.2, 0.8, 0.16)
            $0.line(0.7, 0.9, 0.36, 0.46)
        },
        "windshield.rear.and.heat.waves": Outline(1.4, 1.25) {
            $0.box(0.1, 0.12, 1.2, 0.7, 0.16)
            heat($0)
        },
        "mirror.side.left": Outline(1.3, 0.95) {
            $0.rounded(
                0.1, 0.2, 0.78, 0.12, 0.96, 0.5, 1.2, 0.6, 1.2, 0.8, 0.3, 0.76, radius: 0.14)
        },
        "mirror.side.right": Outline(1.3, 0.95) {
            $0.rounded(
                1.2, 0.2, 0.52, 0.12, 0.34, 0.5, 0.1, 0.6, 0.1, 0.8, 1.0, 0.76, radius: 0.14)
        },
        "transmission": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.52)
            for x in [0.34, 0.6, 0.86] as [CGFloat] { $0.line(x, 0.36, x, 0.84) }
            $0.line(0.34, 0.6, 0.86, 0.6)
        },
        "exclamationmark.transmission": Outline(1.5, 1.2) {
            $0.place("exclamationmark.circle", 0.175, 0.025, 1)
            for angle in stride(from: 0, to: 360, by: 45) as StrideTo<CGFloat> {
                let start = SymbolPen.onCircle(0.75, 0.6, 0.5, angle)
                let end = SymbolPen.onCircle(0.75, 0.6, 0.55, angle)
                $0.line(start.x, start.y, end.x, end.y)
            }
        },
        "gearshift.layout.sixspeed": Outline(1.2, 1.05) {
            for x in [0.2, 0.6, 1.0] as [CGFloat] {
                $0.line(x, 0.2, x, 0.85)
                $0.disc(x, 0.16, 0.09)
                $0.disc(x, 0.89, 0.09)
            }
            $0.line(0.2, 0.525, 1.0, 0.525)
        },
        "oilcan": Outline(1.5, 0.95) { oilCan($0) },
        "oilcan.fill": Outline(1.5, 0.95) { oilCan($0, filled: true) },
        "batteryblock": Outline(1.3, 1.0) { battery($0) },
        "minus.plus.batteryblock": Outline(1.3, 1.0) {
            battery($0)
            $0.line(0.3, 0.55, 0.52, 0.55)
            $0.line(0.78, 0.55, 1.0, 0.55)
            $0.line(0.89, 0.44, 0.89, 0.66)
        },
        "minus.plus.batteryblock.exclamationmark": Outline(1.6, 1.0) {
            $0.place("minus.plus.batteryblock", 0, 0, 1)
            $0.place("exclamationmark", 1.34, 0.16, 0.72)
        },
        "fluid.batteryblock": Outline(1.3, 1.0) {
            battery($0)
            $0.curve(0.12, 0.5, 0.3, 0.44, 0.48, 0.5, 0.66, 0.56, 0.84, 0.5, 1.02, 0.44, 1.18, 0.5)
        },
        "fluid.transmission": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.52)
            $0.curve(0.2, 0.6, 0.34, 0.54, 0.48, 0.6, 0.6, 0.66, 0.72, 0.6, 0.86, 0.54, 1.0, 0.6)
            $0.curve(0.28, 0.82, 0.4, 0.76, 0.5, 0.82, 0.6, 0.88, 0.7, 0.82, 0.8, 0.76, 0.92, 0.82)
        },
        "steeringwheel.and.heat.waves": Outline(1.5, 1.2) {
            $0.place("steeringwheel", 0, 0, 1)
            for y in [0.36, 0.6, 0.84] as [CGFloat] { $0.curve(1.22, y, 1.28, y - 0.05, 1.36, y + 0.05, 1.42, y) }
        },
        "abs": Outline(1.8, 1.15) {
            for (index, letter) in ["a", "b", "s"].enumerated() { $0.place(letter, CGFloat(index) * 0.58, 0.12, 0.8) }
        },
        "kph": words(["k", "m", "slash", "h"]), "mph": words(["m", "p", "h"]),
        "axle.2": Outline(1.1, 1.3) {
            for y in [0.22, 1.08] as [CGFloat] {
                $0.line(0.18, y, 0.92, y)
                $0.box(0.08, y - 0.14, 0.2, 0.28, 0.06)
                $0.box(0.82, y - 0.14, 0.2, 0.28, 0.06)
            }
            $0.line(0.55, 0.22, 0.55, 1.08)
        },
        "autostartstop": Outline(1.2, 1.2) {
            $0.place("a", 0.24, 0.22, 0.7)
            $0.arc(0.6, 0.6, 0.5, from: -60, to: 240)
            $0.line(0.56, 0.06, 0.36, 0.16, 0.5, 0.34)
        },
        "fuelpump.arrowtriangle.left": Outline(1.45, 1.2) {
            $0.shape(0.04, 0.6, 0.24, 0.46, 0.24, 0.74)
            $0.place("fuelpump", 0.3, 0, 1)
        },
        "fuelpump.arrowtriangle.right": Outline(1.45, 1.2) {
            $0.place("fuelpump", 0, 0, 1)
            $0.shape(1.41, 0.6, 1.21, 0.46, 1.21, 0.74)
        },
        "ev.charger.arrowtriangle.left": Outline(1.45, 1.2) {
            $0.shape(0.04, 0.6, 0.24, 0.46, 0.24, 0.74)
            $0.place("ev.charger", 0.3, 0, 1)
        },
        "ev.charger.arrowtriangle.right": Outline(1.45, 1.2) {
            $0.place("ev.charger", 0, 0, 1)
            $0.shape(1.41, 0.6, 1.21, 0.46, 1.21, 0.74)
        },
        "ev.plug.ac.type.1": plug([(0.36, 0.4), (0.74, 0.4), (0.34, 0.68), (0.55, 0.8), (0.76, 0.68)]),
        "ev.plug.ac.type.2": plug([
            (0.42, 0.34), (0.68, 0.34), (0.3, 0.54), (0.55, 0.54), (0.8, 0.54), (0.42, 0.74), (0.68, 0.74),
        ]),
        "ev.plug.dc.chademo": plug([(0.32, 0.55), (0.78, 0.55), (0.55, 0.32), (0.55, 0.78)]),
        "ev.plug.dc.nacs": plug([(0.4, 0.42), (0.7, 0.42), (0.36, 0.66), (0.55, 0.76), (0.74, 0.66)]),
    ]

    /// Returns a sign above a car.
    private static func overCar(_ sign: String, _ car: String = "car.side") -> Outline {
        Outline(1.5, 1.4) {
            $0.place(car, 0, 0.42, 1)
            let size = drawing(named: sign)?.size ?? .zero
            let scale = 0.4 / max(size.height, 0.4)
            $0.place(sign, 0.75 - size.width * scale / 2, 0.04, scale)
        }
    }

    @Sendable private static func carriage(_ pen: SymbolPen) {
        pen.box(0.09, 0.12, 1.27, 0.58, 0.1)
        for x in [0.24, 0.62, 1.0] as [CGFloat] { pen.box(x, 0.26, 0.22, 0.18, 0.04) }
        pen.line(0.09, 0.86, 1.36, 0.86)
    }

    /// Adds a lamp that shines to the left.
    @Sendable private static func lamp(_ pen: SymbolPen) {
        pen.curve(0.78, 0.12, 1.1, 0.16, 1.34, 0.36, 1.34, 0.64, 1.1, 0.84, 0.78, 0.88, 0.68, 0.5, closed: true)
    }

    /// Adds three beams that fall, behind a wave.
    @Sendable private static func foggy(_ pen: SymbolPen, _ x: CGFloat, _ fall: CGFloat) {
        for y in [0.24, 0.48, 0.72] as [CGFloat] { pen.line(x, y + fall, x + 0.48, y) }
        pen.curve(x + 0.24, 0.08, x + 0.32, 0.26, x + 0.16, 0.5, x + 0.32, 0.72, x + 0.24, 0.92)
    }

    @Sendable private static func parkingLight(_ pen: SymbolPen, filled: Bool = false) {
        for (edge, middle, end) in [(0.52, 0.3, 0.08), (0.98, 1.2, 1.42)] as [(CGFloat, CGFloat, CGFloat)] {
            pen.curve(
                edge, 0.16, middle + (edge - middle) * 0.2, 0.28, middle, 0.5, middle + (edge - middle) * 0.2, 0.72,
                edge,
                0.84, closed: true, filled: filled)
            pen.line(end, 0.24, end + (middle - end) * 0.4, 0.32)
            pen.line(end, 0.76, end + (middle - end) * 0.4, 0.68)
        }
    }

    @Sendable private static func windshield(_ pen: SymbolPen) {
        pen.curve(
            0.1, 0.84, 0.2, 0.4, 0.32, 0.16, 0.7, 0.1, 1.08, 0.16, 1.2, 0.4, 1.3, 0.84, 1.0, 0.76, 0.7, 0.74, 0.4, 0.76,
            closed: true)
    }

    @Sendable private static func heat(_ pen: SymbolPen) {
        for x in [0.45, 0.7, 0.95] as [CGFloat] {
            pen.curve(x, 1.17, x + 0.08, 1.0, x - 0.08, 0.76, x, 0.6, x + 0.05, 0.44)
        }
    }

    @Sendable private static func oilCan(_ pen: SymbolPen, filled: Bool = false) {
        let corners: [CGFloat] = [0.34, 0.34, 0.94, 0.34, 1.1, 0.5, 1.34, 0.34, 1.06, 0.8, 0.34, 0.8]
        pen.outline(filled: filled) { path in
            path.addLines(between: (0..<6).map { CGPoint(x: corners[2 * $0], y: corners[2 * $0 + 1]) })
            path.closeSubpath()
        }
        pen.line(0.52, 0.34, 0.52, 0.2)
        pen.line(0.4, 0.16, 0.66, 0.16)
        pen.line(0.32, 0.62, 0.1, 0.4, 0.32, 0.38)
        pen.disc(1.38, 0.56, 0.06)
    }

    /// Adds a car's battery.
    @Sendable private static func battery(_ pen: SymbolPen) {
        pen.box(0.09, 0.24, 1.12, 0.68, 0.1)
        pen.line(0.28, 0.12, 0.46, 0.12)
        pen.line(0.84, 0.12, 1.02, 0.12)
    }

    /// Returns letters beside each other.
    private static func words(_ letters: [String]) -> Outline {
        Outline(0.56 * CGFloat(letters.count) + 0.14, 0.95) {
            for (index, letter) in letters.enumerated() { $0.place(letter, 0.02 + CGFloat(index) * 0.56, 0.08, 0.72) }
        }
    }

    /// Returns a plug from the front, with its contacts.
    private static func plug(_ contacts: [(CGFloat, CGFloat)]) -> Outline {
        Outline(1.1, 1.1) {
            $0.circle(0.55, 0.55, 0.47)
            for (x, y) in contacts { $0.disc(x, y, 0.075) }
        }
    }
}
