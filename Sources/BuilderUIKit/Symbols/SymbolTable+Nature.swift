import Foundation

extension SymbolTable {
    /// The sky, animals, health, hands and clothes.
    static let nature: [String: Outline] = [
        "sun.horizon": Outline(1.4, 0.95) {
            $0.arc(0.7, 0.72, 0.24, from: 180, to: 360)
            rays($0, 0.7, 0.72, 0.42, 0.54, from: 180, to: 360)
            $0.line(0.1, 0.86, 1.3, 0.86)
        },
        "sun.horizon.fill": Outline(1.4, 0.95) {
            rays($0, 0.7, 0.72, 0.42, 0.54, from: 180, to: 360)
            $0.line(0.1, 0.86, 1.3, 0.86)
            $0.outline(filled: true) { path in
                path.addLines(between: (0...18).map { SymbolPen.onCircle(0.7, 0.74, 0.28, 180 + 10 * CGFloat($0)) })
                path.closeSubpath()
            }
        },
        "sun.dust": Outline(1.4, 1.2) {
            $0.arc(0.7, 0.72, 0.24, from: 180, to: 360)
            rays($0, 0.7, 0.72, 0.42, 0.54, from: 180, to: 360)
            dust($0)
        },
        "moon.haze": Outline(1.3, 1.3) {
            $0.place("moon", 0.14, 0, 0.8)
            $0.line(0.1, 1.02, 1.2, 1.02)
            $0.line(0.3, 1.22, 1.0, 1.22)
        },
        "moon.dust": Outline(1.4, 1.3) {
            $0.place("moon", 0.2, 0, 0.78)
            for (x, y) in [(0.2, 1.0), (0.5, 1.0), (0.8, 1.0), (1.1, 1.0), (0.35, 1.2), (0.65, 1.2), (0.95, 1.2)]
                as [(CGFloat, CGFloat)]
            { $0.disc(x, y, 0.055) }
        },
        "moonrise": moonOverHorizon(isRising: true), "moonset": moonOverHorizon(isRising: false),
        "moonphase.waxing.crescent": phase(0.25, isLeft: false), "moonphase.waning.crescent": phase(0.25, isLeft: true),
        "moonphase.waxing.gibbous": phase(-0.25, isLeft: false), "moonphase.waning.gibbous": phase(-0.25, isLeft: true),
        "cloud.rainbow.half": Outline(1.5, 1.15) {
            $0.place("cloud", 0.02, 0.22, 0.95)
            $0.arc(1.42, 0.84, 0.72, from: 222, to: 266)
            $0.arc(1.42, 0.84, 0.54, from: 222, to: 266)
            $0.arc(1.42, 0.84, 0.36, from: 222, to: 266)
        },
        "drop.halffull": Outline(0.95, 1.25) {
            $0.place("drop", 0, 0, 1)
            $0.curve(0.14, 0.72, 0.14, 0.98, 0.47, 1.15, 0.81, 0.98, 0.81, 0.72, filled: true)
        },
        "drop.triangle": Outline(1.2, 1.1) {
            $0.place("triangle", 0, 0, 1)
            $0.place("drop.fill", 0.42, 0.38, 0.4)
        },
        "drop.degreesign": Outline(1.3, 1.25) {
            $0.place("drop", 0, 0, 1)
            $0.circle(1.08, 0.24, 0.13)
        },
        "beach.umbrella": Outline(1.35, 1.3) { parasol($0) },
        "beach.umbrella.fill": Outline(1.35, 1.3) { parasol($0, filled: true) },
        "lizard": Outline(1.45, 1.1) { lizard($0) },
        "allergens": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.3)
            $0.disc(0.52, 0.54, 0.06)
            $0.disc(0.7, 0.62, 0.05)
            $0.disc(0.56, 0.72, 0.04)
            for step in 0..<8 {
                let dot = SymbolPen.onCircle(0.6, 0.6, 0.47, CGFloat(step) * 45)
                $0.disc(dot.x, dot.y, 0.075)
            }
        },
        "microbe": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.3)
            $0.disc(0.52, 0.54, 0.07)
            $0.disc(0.69, 0.67, 0.05)
            for step in 0..<8 {
                let root = SymbolPen.onCircle(0.6, 0.6, 0.3, CGFloat(step) * 45 + 22.5)
                let tip = SymbolPen.onCircle(0.6, 0.6, 0.48, CGFloat(step) * 45 + 22.5)
                $0.line(root.x, root.y, tip.x, tip.y)
            }
        },
        "medical.thermometer": Outline(1.25, 1.25) {
            $0.rounded(0.98, 0.09, 1.16, 0.27, 0.52, 0.94, 0.3, 0.95, 0.3, 0.73, radius: 0.1)
            $0.line(0.3, 0.95, 0.1, 1.15)
            $0.line(0.72, 0.52, 0.8, 0.6)
            $0.line(0.58, 0.66, 0.66, 0.74)
        },
        "ivfluid.bag": Outline(0.95, 1.35) {
            $0.rounded(0.14, 0.16, 0.81, 0.16, 0.81, 0.78, 0.64, 0.96, 0.31, 0.96, 0.14, 0.78, radius: 0.1)
            $0.line(0.36, 0.08, 0.59, 0.08)
            $0.line(0.14, 0.52, 0.81, 0.52)
            $0.line(0.475, 0.96, 0.475, 1.27)
        },
        "face.dashed": Outline(1.15, 1.15) {
            $0.place("circle.dashed", 0, 0, 1)
            features($0)
        },
        "face.dashed.fill": Outline(1.15, 1.15) {
            $0.place("circle.dashed", 0, 0, 1)
            $0.disc(0.575, 0.575, 0.38)
            $0.ribbon(0.46, 0.44, 0.46, 0.5)
            $0.ribbon(0.69, 0.44, 0.69, 0.5)
            $0.ribbon(0.42, 0.68, 0.5, 0.74, 0.65, 0.74, 0.73, 0.68)
        },
        "head.profile": Outline(1.15, 1.25) { head($0) },
        "brain.filled.head.profile": Outline(1.15, 1.25) {
            head($0)
            $0.place("brain.fill", 0.27, 0.24, 0.46)
        },
        "hand.raised.fingers.spread": Outline(1.3, 1.3) { spreadHand($0) },
        "hand.raised.fingers.spread.fill": Outline(1.3, 1.3) { spreadHand($0, filled: true) },
        "hand.rays": Outline(1.3, 1.4) {
            $0.place("hand.raised", 0.17, 0.32, 0.86)
            rays($0, 0.65, 0.76, 0.6, 0.68, from: 225, to: 315)
        },
        "hand.rays.fill": Outline(1.3, 1.4) {
            $0.place("hand.raised.fill", 0.17, 0.32, 0.86)
            rays($0, 0.65, 0.76, 0.6, 0.68, from: 225, to: 315)
        },
        "hat.cap": Outline(1.4, 0.95) {
            $0.curve(0.16, 0.7, 0.2, 0.3, 0.5, 0.12, 0.84, 0.24, 0.98, 0.58)
            $0.rounded(0.16, 0.7, 0.6, 0.56, 1.1, 0.56, 1.32, 0.8, 0.8, 0.72, 0.4, 0.74, 0.16, 0.86, radius: 0.05)
            $0.disc(0.54, 0.1, 0.06)
        },
        "hat.widebrim": Outline(1.5, 0.95) {
            $0.curve(0.42, 0.6, 0.46, 0.2, 0.66, 0.12, 0.84, 0.12, 1.04, 0.2, 1.08, 0.6)
            $0.curve(0.1, 0.56, 0.42, 0.82, 1.08, 0.82, 1.4, 0.56)
            $0.curve(0.1, 0.56, 0.5, 0.66, 1.0, 0.66, 1.4, 0.56)
        },
        "coat": Outline(1.15, 1.3) { coat($0, 1.2) },
        "coat.fill": Outline(1.15, 1.3) { coat($0, 1.2, filled: true) },
        "jacket": Outline(1.15, 1.1) { coat($0, 1.0) },
        "jacket.fill": Outline(1.15, 1.1) { coat($0, 1.0, filled: true) },
        "balloon.2": Outline(1.3, 1.4) {
            $0.oval(0.4, 0.4, 0.31, 0.33)
            $0.line(0.4, 0.76, 0.56, 1.32)
            $0.arc(0.9, 0.56, 0.31, from: -100, to: 150)
            $0.line(0.86, 0.9, 0.66, 1.32)
        },
        "balloon.2.fill": Outline(1.3, 1.4) {
            $0.oval(0.38, 0.38, 0.33, 0.35, filled: true)
            $0.line(0.4, 0.78, 0.56, 1.32)
            $0.oval(0.99, 0.62, 0.26, 0.3, filled: true)
            $0.line(0.92, 0.96, 0.66, 1.32)
        },
        "globe.desk": Outline(1.15, 1.35) {
            $0.circle(0.54, 0.48, 0.32)
            $0.arc(0.54, 0.48, 0.48, from: -50, to: 130)
            $0.line(0.575, 0.98, 0.575, 1.24)
            $0.line(0.28, 1.26, 0.87, 1.26)
        },
    ]

    @Sendable private static func dust(_ pen: SymbolPen) {
        for column in 0..<5 { pen.disc(0.26 + CGFloat(column) * 0.22, 0.9, 0.055) }
        for column in 0..<4 { pen.disc(0.37 + CGFloat(column) * 0.22, 1.1, 0.055) }
    }

    private static func moonOverHorizon(isRising: Bool) -> Outline {
        Outline(1.4, 1.25) { pen in
            pen.place("moon", 0.56, 0.06, 0.7)
            if isRising {
                pen.arrow(0.3, 0.74, 0.3, 0.2, 0.2)
            } else {
                pen.arrow(0.3, 0.2, 0.3, 0.74, 0.2)
            }
            pen.line(0.1, 0.96, 1.3, 0.96)
            pen.line(0.36, 1.15, 1.04, 1.15)
        }
    }

    /// Returns a moon whose bright part ends at a distance from the middle, as a part of the radius.
    private static func phase(_ edge: CGFloat, isLeft: Bool) -> Outline {
        Outline(1.15, 1.15) { pen in
            let side: CGFloat = isLeft ? -1 : 1
            pen.circle(0.575, 0.575, 0.5)
            pen.outline(filled: true) { path in
                let limb = (0...24).map { step -> CGPoint in
                    let point = SymbolPen.onCircle(0, 0, 0.5, CGFloat(step) * 7.5 - 90)
                    return CGPoint(x: 0.575 + side * point.x, y: 0.575 + point.y)
                }
                let terminator = (0...24).map { step -> CGPoint in
                    let point = SymbolPen.onCircle(0, 0, 0.5, 90 - CGFloat(step) * 7.5)
                    return CGPoint(x: 0.575 + side * point.x * 2 * edge, y: 0.575 + point.y)
                }
                path.addLines(between: limb + terminator)
                path.closeSubpath()
            }
        }
    }

    @Sendable private static func parasol(_ pen: SymbolPen, filled: Bool = false) {
        pen.curve(
            0.18, 0.62, 0.3, 0.26, 0.66, 0.09, 1.04, 0.2, 1.24, 0.44, 0.7, 0.5, closed: true, filled: filled)
        pen.line(0.7, 0.52, 0.86, 1.2)
        pen.curve(0.1, 1.22, 0.4, 1.12, 0.86, 1.14, 1.24, 1.22)
    }

    @Sendable private static func lizard(_ pen: SymbolPen) {
        pen.curve(1.34, 0.34, 1.2, 0.2, 1.02, 0.3, 0.94, 0.46, 0.7, 0.5, 0.5, 0.62, 0.36, 0.84, 0.16, 0.98, 0.1, 0.8)
        pen.curve(1.34, 0.34, 1.2, 0.48, 1.06, 0.56, 0.86, 0.7, 0.62, 0.76, 0.46, 0.92, 0.22, 1.02)
        pen.line(0.94, 0.46, 0.82, 0.26, 0.66, 0.22)
        pen.line(0.62, 0.54, 0.48, 0.36, 0.34, 0.38)
        pen.line(1.0, 0.6, 1.04, 0.84, 1.18, 0.9)
        pen.line(0.64, 0.76, 0.72, 0.96, 0.88, 1.0)
        pen.disc(1.18, 0.32, 0.05)
    }

    /// Adds eyes and a mouth.
    @Sendable private static func features(_ pen: SymbolPen) {
        pen.line(0.44, 0.42, 0.44, 0.5)
        pen.line(0.71, 0.42, 0.71, 0.5)
        pen.curve(0.38, 0.68, 0.48, 0.77, 0.575, 0.79, 0.67, 0.77, 0.77, 0.68)
    }

    @Sendable private static func head(_ pen: SymbolPen) {
        pen.curve(0.32, 1.17, 0.32, 0.92, 0.14, 0.7, 0.12, 0.42, 0.32, 0.16, 0.6, 0.09, 0.86, 0.2, 0.96, 0.44)
        pen.line(0.96, 0.44, 1.07, 0.66, 0.96, 0.7, 0.96, 0.88)
        pen.curve(0.96, 0.88, 0.9, 0.98, 0.74, 0.98)
        pen.line(0.74, 0.98, 0.74, 1.17)
    }

    @Sendable private static func spreadHand(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(
            0.4, 1.2, 0.3, 0.96, 0.06, 0.76, 0.12, 0.64, 0.24, 0.66, 0.36, 0.76, 0.2, 0.24, 0.36, 0.18, 0.54, 0.58,
            0.56, 0.06, 0.74, 0.06, 0.76, 0.58, 0.94, 0.18, 1.1, 0.24, 0.94, 0.7, 1.14, 0.5, 1.26, 0.6, 1.0, 0.96,
            0.88, 1.2, radius: 0.08, filled: filled)
    }

    @Sendable private static func coat(_ pen: SymbolPen, _ end: CGFloat, filled: Bool = false) {
        pen.rounded(
            0.4, 0.09, 0.75, 0.09, 1.0, 0.22, 1.08, 0.8, 0.92, 0.82, 0.86, 0.5, 0.88, end, 0.27, end, 0.29, 0.5, 0.23,
            0.82, 0.07, 0.8, 0.15, 0.22, radius: 0.06, filled: filled)
        if filled {
            pen.ribbon(0.42, 0.14, 0.575, 0.36, 0.73, 0.14, width: 0.06)
            pen.ribbon(0.575, 0.46, 0.575, end - 0.08, width: 0.06)
        } else {
            pen.line(0.4, 0.09, 0.575, 0.36, 0.75, 0.09)
            pen.line(0.575, 0.36, 0.575, end)
        }
    }
}
