import Foundation

extension SymbolTable {
    /// Maps, buildings, transport, weather, plants and animals.
    static let places: [String: Outline] = [
        "safari": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.52)
            $0.rounded(0.88, 0.32, 0.68, 0.68, 0.32, 0.88, 0.52, 0.52, radius: 0.02)
        },
        "safari.fill": Outline(1.2, 1.2) {
            $0.disc(0.6, 0.6, 0.565)
            $0.rounded(0.93, 0.27, 0.7, 0.7, 0.27, 0.93, 0.5, 0.5, radius: 0.02, filled: true)
            $0.disc(0.6, 0.6, 0.07)
        },
        "map": Outline(1.35, 1.1) {
            $0.rounded(
                0.08, 0.22, 0.46, 0.08, 0.88, 0.22, 1.27, 0.08, 1.27, 0.88, 0.88, 1.02, 0.46, 0.88, 0.08, 1.02,
                radius: 0.06)
            $0.line(0.46, 0.12, 0.46, 0.86)
            $0.line(0.88, 0.24, 0.88, 0.98)
        },
        "map.fill": Outline(1.35, 1.1) {
            $0.rounded(0.04, 0.2, 0.42, 0.05, 0.42, 0.9, 0.04, 1.06, radius: 0.05, filled: true)
            $0.rounded(0.5, 0.05, 0.85, 0.18, 0.85, 1.04, 0.5, 0.91, radius: 0.05, filled: true)
            $0.rounded(0.93, 0.19, 1.31, 0.04, 1.31, 0.9, 0.93, 1.05, radius: 0.05, filled: true)
        },
        "mappin.and.ellipse": Outline(1.2, 1.25) {
            $0.circle(0.6, 0.27, 0.19)
            $0.line(0.6, 0.47, 0.6, 0.92)
            $0.curve(
                0.38, 0.74, 0.16, 0.82, 0.08, 0.93, 0.18, 1.06, 0.6, 1.17, 1.02, 1.06, 1.12, 0.93, 1.04, 0.82, 0.82,
                0.74)
        },
        "location.north": Outline(1.0, 1.15) {
            $0.rounded(0.5, 0.07, 0.9, 1.06, 0.5, 0.82, 0.1, 1.06, radius: 0.06)
        },
        "building": Outline(0.95, 1.25) {
            $0.box(0.1, 0.08, 0.75, 1.09, 0.09)
            windows($0, 0.33, 0.3, 0.62)
            $0.line(0.475, 0.95, 0.475, 1.15)
        },
        "building.2": Outline(1.4, 1.25) {
            $0.rounded(0.68, 1.17, 0.08, 1.17, 0.08, 0.08, 0.68, 0.08, 0.68, 1.17, radius: 0.08, closed: false)
            $0.rounded(0.7, 0.45, 1.32, 0.45, 1.32, 1.17, 0.7, 1.17, radius: 0.08, closed: false)
            windows($0, 0.27, 0.3, 0.49)
            $0.disc(1.0, 0.68, 0.06)
            $0.disc(1.0, 0.93, 0.06)
            $0.line(0.38, 0.97, 0.38, 1.15)
        },
        "building.2.fill": Outline(1.4, 1.25) {
            $0.filledBox(0.04, 0.04, 0.66, 1.17, 0.1)
            $0.rounded(0.76, 0.41, 1.36, 0.41, 1.36, 1.21, 0.76, 1.21, radius: 0.1, filled: true)
            windows($0, 0.26, 0.3, 0.48)
            $0.disc(1.06, 0.68, 0.06)
            $0.disc(1.06, 0.93, 0.06)
            $0.filledBox(0.31, 0.93, 0.12, 0.28, 0.02)
        },
        "building.columns": Outline(1.25, 1.2) {
            $0.rounded(0.625, 0.07, 1.15, 0.38, 0.1, 0.38, radius: 0.05)
            $0.line(0.24, 0.5, 0.24, 0.9)
            $0.line(0.5, 0.5, 0.5, 0.9)
            $0.line(0.75, 0.5, 0.75, 0.9)
            $0.line(1.01, 0.5, 1.01, 0.9)
            $0.line(0.16, 0.98, 1.09, 0.98)
            $0.line(0.08, 1.12, 1.17, 1.12)
        },
        "globe.europe.africa": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            oldWorld($0)
        },
        "globe.europe.africa.fill": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.545)
            oldWorld($0)
        },
        "globe.americas": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            newWorld($0)
        },
        "globe.americas.fill": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.545)
            newWorld($0)
        },
        "airplane": Outline(1.35, 1.2) {
            $0.rounded(
                1.33, 0.6, 1.18, 0.49, 0.88, 0.49, 0.54, 0.04, 0.41, 0.04, 0.58, 0.49, 0.31, 0.5, 0.17, 0.32, 0.06,
                0.32,
                0.14, 0.6, 0.06, 0.88, 0.17, 0.88, 0.31, 0.7, 0.58, 0.71, 0.41, 1.16, 0.54, 1.16, 0.88, 0.71, 1.18,
                0.71,
                radius: 0.06, filled: true)
        },
        "airplane.departure": Outline(1.35, 1.1) {
            $0.rounded(
                0.05, 0.44, 0.17, 0.4, 0.32, 0.51, 0.55, 0.41, 0.26, 0.12, 0.42, 0.07, 0.86, 0.28, 1.12, 0.18, 1.3, 0.2,
                1.26, 0.36, 0.28, 0.75, 0.17, 0.69, radius: 0.07, filled: true)
            $0.line(0.1, 1.0, 1.25, 1.0)
        },
        "airplane.arrival": Outline(1.35, 1.1) {
            $0.rounded(
                0.1, 0.12, 0.22, 0.15, 0.29, 0.32, 0.55, 0.38, 0.5, 0.04, 0.65, 0.08, 0.88, 0.47, 1.17, 0.55, 1.3, 0.68,
                1.18, 0.78, 0.18, 0.51, 0.12, 0.42, radius: 0.07, filled: true)
            $0.line(0.1, 1.0, 1.25, 1.0)
        },
        "car": Outline(1.35, 1.1) {
            $0.rounded(
                0.08, 0.88, 0.08, 0.56, 0.22, 0.45, 0.36, 0.12, 0.99, 0.12, 1.13, 0.45, 1.27, 0.56, 1.27, 0.88,
                radius: 0.1)
            $0.line(0.24, 0.45, 1.11, 0.45)
            $0.disc(0.31, 0.66, 0.075)
            $0.disc(1.04, 0.66, 0.075)
            $0.line(0.52, 0.68, 0.83, 0.68)
            wheels($0, 0.2, 1.15, 0.9)
        },
        "car.fill": Outline(1.35, 1.1) {
            $0.rounded(
                0.04, 0.92, 0.04, 0.54, 0.18, 0.43, 0.33, 0.08, 1.02, 0.08, 1.17, 0.43, 1.31, 0.54, 1.31, 0.92,
                radius: 0.1, filled: true)
            $0.rounded(0.42, 0.17, 0.93, 0.17, 1.03, 0.42, 0.32, 0.42, radius: 0.05, filled: true)
            $0.disc(0.29, 0.67, 0.085)
            $0.disc(1.06, 0.67, 0.085)
            $0.ribbon(0.52, 0.69, 0.83, 0.69, width: 0.08)
            wheels($0, 0.2, 1.15, 0.9)
        },
        "bus": Outline(1.1, 1.25) {
            $0.box(0.12, 0.08, 0.86, 0.98, 0.15)
            $0.box(0.26, 0.28, 0.58, 0.36, 0.05)
            $0.disc(0.34, 0.85, 0.075)
            $0.disc(0.76, 0.85, 0.075)
            wheels($0, 0.27, 0.83, 1.08)
        },
        "tram": Outline(1.0, 1.3) {
            $0.box(0.1, 0.25, 0.8, 0.76, 0.15)
            $0.box(0.24, 0.4, 0.52, 0.26, 0.05)
            $0.line(0.3, 0.08, 0.7, 0.08)
            $0.line(0.5, 0.1, 0.5, 0.24)
            $0.disc(0.31, 0.83, 0.07)
            $0.disc(0.69, 0.83, 0.07)
            $0.line(0.32, 1.05, 0.16, 1.22)
            $0.line(0.68, 1.05, 0.84, 1.22)
        },
        "bicycle": Outline(1.5, 1.1) {
            $0.circle(0.32, 0.76, 0.24)
            $0.circle(1.18, 0.76, 0.24)
            $0.line(0.32, 0.76, 0.56, 0.38, 1.0, 0.38, 0.72, 0.76, closed: true)
            $0.line(0.72, 0.76, 0.52, 0.24)
            $0.line(0.42, 0.23, 0.62, 0.23)
            $0.line(1.18, 0.76, 0.94, 0.2, 1.12, 0.16)
        },
        "bed.double": Outline(1.35, 1.0) {
            $0.rounded(0.17, 0.44, 0.17, 0.1, 1.18, 0.1, 1.18, 0.44, radius: 0.12, closed: false)
            $0.rounded(0.3, 0.44, 0.3, 0.28, 0.6, 0.28, 0.6, 0.44, radius: 0.07, closed: false)
            $0.rounded(0.75, 0.44, 0.75, 0.28, 1.05, 0.28, 1.05, 0.44, radius: 0.07, closed: false)
            $0.rounded(0.08, 0.78, 0.08, 0.48, 1.27, 0.48, 1.27, 0.78, radius: 0.1)
            $0.line(0.12, 0.8, 0.12, 0.92)
            $0.line(1.23, 0.8, 1.23, 0.92)
        },
        "sun.max": Outline(1.3, 1.3) {
            $0.circle(0.65, 0.65, 0.25)
            for ray in 0..<8 {
                let inner = SymbolPen.onCircle(0.65, 0.65, 0.43, CGFloat(ray) * 45)
                let outer = SymbolPen.onCircle(0.65, 0.65, 0.57, CGFloat(ray) * 45)
                $0.line(inner.x, inner.y, outer.x, outer.y)
            }
        },
        "moon": Outline(1.15, 1.15) {
            $0.outline { path in
                path.move(to: CGPoint(x: 0.46, y: 0.1))
                path.addCurve(
                    to: CGPoint(x: 1.06, y: 0.7), control1: CGPoint(x: 0.26, y: 0.5),
                    control2: CGPoint(x: 0.66, y: 0.92))
                path.addCurve(
                    to: CGPoint(x: 0.56, y: 1.07), control1: CGPoint(x: 0.99, y: 0.92),
                    control2: CGPoint(x: 0.79, y: 1.07))
                path.addCurve(
                    to: CGPoint(x: 0.08, y: 0.58), control1: CGPoint(x: 0.29, y: 1.07),
                    control2: CGPoint(x: 0.08, y: 0.85))
                path.addCurve(
                    to: CGPoint(x: 0.46, y: 0.1), control1: CGPoint(x: 0.08, y: 0.34),
                    control2: CGPoint(x: 0.24, y: 0.16))
                path.closeSubpath()
            }
        },
        "cloud": Outline(1.35, 0.95) { cloud($0) },
        "icloud": Outline(1.35, 0.95) { cloud($0) },
        "cloud.rain": Outline(1.35, 1.25) {
            cloud($0)
            $0.line(0.38, 1.0, 0.32, 1.15)
            $0.line(0.6, 1.0, 0.54, 1.15)
            $0.line(0.82, 1.0, 0.76, 1.15)
            $0.line(1.04, 1.0, 0.98, 1.15)
        },
        "cloud.bolt": Outline(1.35, 1.3) {
            cloud($0)
            $0.rounded(
                0.72, 0.92, 0.5, 1.12, 0.65, 1.12, 0.58, 1.29, 0.82, 1.07, 0.67, 1.07, radius: 0.02, filled: true)
        },
        "icloud.and.arrow.down": Outline(1.35, 1.25) {
            openCloud($0)
            $0.arrow(0.66, 0.52, 0.66, 1.15, 0.26)
        },
        "icloud.and.arrow.up": Outline(1.35, 1.25) {
            openCloud($0)
            $0.arrow(0.66, 1.17, 0.66, 0.54, 0.26)
        },
        "snowflake": Outline(1.2, 1.2) {
            for arm in 0..<6 {
                let tip = SymbolPen.onCircle(0.6, 0.6, 0.52, CGFloat(arm) * 60 - 90)
                let fork = SymbolPen.onCircle(0.6, 0.6, 0.28, CGFloat(arm) * 60 - 90)
                let left = SymbolPen.onCircle(0.6, 0.6, 0.45, CGFloat(arm) * 60 - 111)
                let right = SymbolPen.onCircle(0.6, 0.6, 0.45, CGFloat(arm) * 60 - 69)
                $0.line(0.6, 0.6, tip.x, tip.y)
                $0.line(left.x, left.y, fork.x, fork.y, right.x, right.y)
            }
        },
        "wind": Outline(1.35, 1.1) {
            $0.line(0.08, 0.38, 0.68, 0.38)
            $0.arc(0.68, 0.23, 0.15, from: 200, to: 450)
            $0.line(0.08, 0.58, 1.08, 0.58)
            $0.arc(1.08, 0.39, 0.19, from: 200, to: 450)
            $0.line(0.2, 0.78, 0.8, 0.78)
            $0.arc(0.8, 0.91, 0.13, from: -90, to: 150)
        },
        "drop": Outline(0.9, 1.25) {
            $0.outline { path in
                path.move(to: CGPoint(x: 0.45, y: 0.08))
                path.addCurve(
                    to: CGPoint(x: 0.82, y: 0.78), control1: CGPoint(x: 0.56, y: 0.32),
                    control2: CGPoint(x: 0.82, y: 0.54))
                path.addCurve(
                    to: CGPoint(x: 0.08, y: 0.78), control1: CGPoint(x: 0.82, y: 1.3),
                    control2: CGPoint(x: 0.08, y: 1.3))
                path.addCurve(
                    to: CGPoint(x: 0.45, y: 0.08), control1: CGPoint(x: 0.08, y: 0.54),
                    control2: CGPoint(x: 0.34, y: 0.32))
                path.closeSubpath()
            }
        },
        "flame": Outline(1.0, 1.25) {
            $0.outline { path in
                path.move(to: CGPoint(x: 0.4, y: 0.08))
                path.addCurve(
                    to: CGPoint(x: 0.9, y: 0.74), control1: CGPoint(x: 0.7, y: 0.2), control2: CGPoint(x: 0.9, y: 0.46))
                path.addCurve(
                    to: CGPoint(x: 0.5, y: 1.17), control1: CGPoint(x: 0.9, y: 1.01),
                    control2: CGPoint(x: 0.73, y: 1.17))
                path.addCurve(
                    to: CGPoint(x: 0.1, y: 0.76), control1: CGPoint(x: 0.27, y: 1.17),
                    control2: CGPoint(x: 0.1, y: 1.01))
                path.addCurve(
                    to: CGPoint(x: 0.23, y: 0.4), control1: CGPoint(x: 0.1, y: 0.6), control2: CGPoint(x: 0.18, y: 0.5))
                path.addCurve(
                    to: CGPoint(x: 0.38, y: 0.52), control1: CGPoint(x: 0.25, y: 0.5),
                    control2: CGPoint(x: 0.32, y: 0.54))
                path.addCurve(
                    to: CGPoint(x: 0.4, y: 0.08), control1: CGPoint(x: 0.52, y: 0.47), control2: CGPoint(x: 0.5, y: 0.2)
                )
                path.closeSubpath()
            }
            $0.curve(0.35, 1.1, 0.34, 0.94, 0.46, 0.84, 0.54, 0.7, 0.65, 0.88, 0.65, 1.1)
        },
        "leaf": Outline(1.25, 1.1) {
            $0.outline { path in
                path.move(to: CGPoint(x: 0.24, y: 0.82))
                path.addCurve(
                    to: CGPoint(x: 1.1, y: 0.1), control1: CGPoint(x: 0.02, y: 0.1), control2: CGPoint(x: 0.78, y: 0.42)
                )
                path.addCurve(
                    to: CGPoint(x: 0.24, y: 0.82), control1: CGPoint(x: 1.3, y: 0.72),
                    control2: CGPoint(x: 0.76, y: 1.12))
                path.closeSubpath()
            }
            $0.curve(0.08, 1.0, 0.24, 0.82, 0.5, 0.66, 0.84, 0.52)
        },
        "pawprint": Outline(1.2, 1.15) {
            $0.oval(0.17, 0.48, 0.1, 0.14)
            $0.oval(0.43, 0.24, 0.11, 0.16)
            $0.oval(0.77, 0.24, 0.11, 0.16)
            $0.oval(1.03, 0.48, 0.1, 0.14)
            $0.curve(
                0.6, 0.52, 0.74, 0.58, 0.84, 0.74, 0.96, 0.9, 0.92, 1.04, 0.78, 1.07, 0.6, 1.02, 0.42, 1.07, 0.28, 1.04,
                0.24, 0.9, 0.36, 0.74, 0.46, 0.58, closed: true)
        },
        "hare": Outline(1.5, 1.1) {
            $0.curve(
                1.4, 0.56, 1.3, 0.43, 1.16, 0.38, 1.0, 0.18, 0.8, 0.08, 0.84, 0.24, 0.98, 0.42, 0.72, 0.42, 0.42, 0.4,
                0.2, 0.52, 0.1, 0.68, 0.16, 0.82, 0.3, 0.96, 0.56, 1.0, 0.6, 0.92, 0.82, 0.9, 1.04, 1.0, 1.2, 1.0, 1.14,
                0.86, 1.12, 0.74, 1.3, 0.68, closed: true)
            $0.disc(1.18, 0.54, 0.055)
        },
        "tortoise": Outline(1.5, 1.05) {
            $0.curve(1.06, 0.7, 1.0, 0.4, 0.82, 0.18, 0.56, 0.1, 0.32, 0.18, 0.15, 0.4, 0.1, 0.7)
            $0.line(0.1, 0.72, 1.08, 0.72)
            $0.curve(1.06, 0.52, 1.14, 0.36, 1.28, 0.3, 1.4, 0.38, 1.4, 0.5, 1.26, 0.56, 1.2, 0.68, 1.08, 0.72)
            $0.rounded(0.2, 0.76, 0.2, 0.96, 0.4, 0.96, 0.44, 0.76, radius: 0.08, closed: false)
            $0.rounded(0.74, 0.76, 0.78, 0.96, 0.98, 0.96, 0.98, 0.76, radius: 0.08, closed: false)
            $0.line(0.42, 0.2, 0.46, 0.44, 0.72, 0.44, 0.76, 0.2)
            $0.line(0.46, 0.44, 0.34, 0.7)
            $0.line(0.72, 0.44, 0.84, 0.7)
            $0.disc(1.28, 0.42, 0.045)
        },
        "tortoise.fill": Outline(1.5, 1.05) {
            $0.outline(filled: true) { path in
                path.move(to: CGPoint(x: 0.06, y: 0.72))
                path.addCurve(
                    to: CGPoint(x: 1.1, y: 0.72), control1: CGPoint(x: 0.06, y: -0.14),
                    control2: CGPoint(x: 1.1, y: -0.14))
                path.closeSubpath()
            }
            $0.curve(
                1.16, 0.44, 1.22, 0.32, 1.34, 0.27, 1.44, 0.36, 1.43, 0.52, 1.3, 0.6, 1.24, 0.72, 1.16, 0.74,
                closed: true,
                filled: true)
            $0.rounded(0.16, 0.79, 0.45, 0.79, 0.42, 1.0, 0.18, 1.0, radius: 0.07, filled: true)
            $0.rounded(0.73, 0.79, 1.02, 0.79, 1.0, 1.0, 0.76, 1.0, radius: 0.07, filled: true)
        },
        "ladybug": Outline(1.2, 1.2) {
            $0.oval(0.6, 0.68, 0.34, 0.44)
            $0.line(0.6, 0.4, 0.6, 1.1)
            $0.line(0.3, 0.45, 0.9, 0.45)
            insect($0)
            spots($0)
        },
        "ladybug.fill": Outline(1.2, 1.2) {
            $0.oval(0.6, 0.68, 0.38, 0.48, filled: true)
            $0.ribbon(0.29, 0.45, 0.91, 0.45, width: 0.06)
            $0.ribbon(0.6, 0.53, 0.6, 1.1, width: 0.06)
            insect($0)
            spots($0)
        },
    ]

    /// Adds two columns of windows.
    @Sendable private static func windows(_ pen: SymbolPen, _ left: CGFloat, _ top: CGFloat, _ right: CGFloat) {
        for row in 0..<3 {
            pen.disc(left, top + CGFloat(row) * 0.22, 0.055)
            pen.disc(right, top + CGFloat(row) * 0.22, 0.055)
        }
    }

    @Sendable private static func wheels(_ pen: SymbolPen, _ left: CGFloat, _ right: CGFloat, _ top: CGFloat) {
        pen.line(left, top, left, top + 0.09)
        pen.line(right, top, right, top + 0.09)
    }

    @Sendable private static func oldWorld(_ pen: SymbolPen) {
        pen.curve(
            0.44, 0.22, 0.56, 0.16, 0.74, 0.17, 0.9, 0.28, 0.96, 0.42, 0.84, 0.44, 0.72, 0.4, 0.62, 0.44, 0.5, 0.4, 0.4,
            0.38, 0.42, 0.28, closed: true, filled: true)
        pen.curve(
            0.36, 0.52, 0.48, 0.47, 0.64, 0.51, 0.76, 0.52, 0.84, 0.64, 0.78, 0.74, 0.7, 0.9, 0.58, 0.96, 0.54, 0.8,
            0.5,
            0.7, 0.38, 0.68, 0.32, 0.6, closed: true, filled: true)
    }

    @Sendable private static func newWorld(_ pen: SymbolPen) {
        pen.curve(
            0.26, 0.28, 0.4, 0.17, 0.58, 0.15, 0.7, 0.24, 0.6, 0.32, 0.62, 0.4, 0.5, 0.44, 0.46, 0.52, 0.36, 0.5, 0.3,
            0.4,
            closed: true, filled: true)
        pen.curve(
            0.52, 0.58, 0.66, 0.56, 0.8, 0.64, 0.82, 0.74, 0.7, 0.84, 0.62, 0.98, 0.56, 0.9, 0.54, 0.76, 0.48, 0.66,
            closed: true, filled: true)
    }

    @Sendable private static func cloud(_ pen: SymbolPen) {
        pen.curve(
            0.46, 0.86, 0.32, 0.86, 0.14, 0.78, 0.08, 0.62, 0.16, 0.46, 0.33, 0.4, 0.4, 0.2, 0.6, 0.09, 0.82, 0.14,
            0.94,
            0.34, 1.13, 0.39, 1.26, 0.54, 1.24, 0.74, 1.08, 0.86, 0.86, 0.86, closed: true)
    }

    /// Adds a cloud with a gap at the bottom.
    @Sendable private static func openCloud(_ pen: SymbolPen) {
        pen.curve(
            0.46, 0.86, 0.32, 0.86, 0.14, 0.78, 0.08, 0.62, 0.16, 0.46, 0.33, 0.4, 0.4, 0.2, 0.6, 0.09, 0.82, 0.14,
            0.94,
            0.34, 1.13, 0.39, 1.26, 0.54, 1.24, 0.74, 1.08, 0.86, 0.86, 0.86)
    }

    /// Adds the head and legs of a beetle.
    @Sendable private static func insect(_ pen: SymbolPen) {
        pen.arc(0.6, 0.29, 0.2, from: 170, to: 370)
        pen.line(0.26, 0.5, 0.1, 0.4)
        pen.line(0.24, 0.7, 0.08, 0.7)
        pen.line(0.3, 0.92, 0.14, 1.04)
        pen.line(0.94, 0.5, 1.1, 0.4)
        pen.line(0.96, 0.7, 1.12, 0.7)
        pen.line(0.9, 0.92, 1.06, 1.04)
    }

    @Sendable private static func spots(_ pen: SymbolPen) {
        pen.disc(0.44, 0.64, 0.07)
        pen.disc(0.76, 0.64, 0.07)
        pen.disc(0.45, 0.87, 0.06)
        pen.disc(0.75, 0.87, 0.06)
    }
}
