import Foundation

extension SymbolTable {
    /// Symbols of objects.
    static let objects: [String: Outline] = [
        "star": Outline(1.2, 1.15) { $0.star(0.6, 0.63, 0.54, filled: false) },
        "star.fill": Outline(1.2, 1.15) { $0.star(0.6, 0.63, 0.6, filled: true) },
        "heart": Outline(1.2, 1.1) { $0.outline(heart) },
        "heart.fill": Outline(1.2, 1.1) { $0.outline(filled: true, heart) },
        "bookmark": Outline(0.8, 1.1) {
            $0.line(0.12, 0.08, 0.68, 0.08, 0.68, 1.0, 0.4, 0.74, 0.12, 1.0, closed: true)
        },
        "square": Outline(1.1, 1.1) { $0.box(0.08, 0.08, 0.94, 0.94, 0.16) },
        "checkmark.square": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(0.33, 0.57, 0.49, 0.75, 0.77, 0.35)
        },
        "photo": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.disc(0.38, 0.36, 0.1)
            $0.line(0.1, 0.84, 0.46, 0.56, 0.66, 0.72, 0.9, 0.46, 1.2, 0.74)
        },
        "doc": Outline(0.9, 1.15) {
            $0.line(0.1, 0.08, 0.54, 0.08, 0.8, 0.36, 0.8, 1.07, 0.1, 1.07, closed: true)
            $0.line(0.54, 0.08, 0.54, 0.36, 0.8, 0.36)
        },
        "folder": Outline(1.25, 1.0) {
            $0.line(0.08, 0.2, 0.08, 0.92, 1.17, 0.92, 1.17, 0.24, 0.6, 0.24, 0.48, 0.1, 0.08, 0.1, closed: true)
            $0.line(0.08, 0.4, 1.17, 0.4)
        },
        "gearshape": Outline(1.15, 1.15) {
            $0.outline(gear)
            $0.circle(0.575, 0.575, 0.17)
        },
        "trash": Outline(1.0, 1.2) {
            $0.line(0.08, 0.24, 0.92, 0.24)
            $0.line(0.36, 0.22, 0.36, 0.08, 0.64, 0.08, 0.64, 0.22)
            $0.line(0.17, 0.26, 0.23, 1.12, 0.77, 1.12, 0.83, 0.26)
            $0.line(0.4, 0.44, 0.42, 0.92)
            $0.line(0.6, 0.44, 0.58, 0.92)
        },
        "pencil": Outline(1.05, 1.05) {
            $0.line(0.1, 0.95, 0.16, 0.7, 0.8, 0.08, 0.97, 0.25, 0.34, 0.88, closed: true)
        },
        "envelope": Outline(1.25, 0.96) {
            $0.box(0.08, 0.08, 1.09, 0.8, 0.12)
            $0.line(0.12, 0.17, 0.625, 0.56, 1.13, 0.17)
        },
        "envelope.fill": Outline(1.25, 0.96) {
            $0.shape(0.03, 0.14, 0.625, 0.58, 1.22, 0.14, 1.22, 0.92, 0.03, 0.92)
            $0.shape(0.09, 0.04, 1.16, 0.04, 0.625, 0.46)
        },
        "phone": Outline(1.05, 1.05) { $0.outline(handset) },
        "phone.fill": Outline(1.05, 1.05) { $0.outline(filled: true, handset) },
        "house": Outline(1.25, 1.1) {
            $0.line(0.08, 0.58, 0.625, 0.1, 1.17, 0.58)
            $0.line(0.23, 0.5, 0.23, 1.02, 1.02, 1.02, 1.02, 0.5)
            $0.line(0.5, 1.0, 0.5, 0.7, 0.75, 0.7, 0.75, 1.0)
        },
        "house.fill": Outline(1.25, 1.1) {
            $0.shape(
                0.03, 0.6, 0.625, 0.06, 1.22, 0.6, 1.06, 0.6, 1.06, 1.06, 0.76, 1.06, 0.76, 0.7, 0.49, 0.7, 0.49, 1.06,
                0.19, 1.06, 0.19, 0.6)
        },
        "bell": Outline(1.0, 1.15) {
            $0.outline { path in
                path.move(to: CGPoint(x: 0.1, y: 0.86))
                path.addCurve(
                    to: CGPoint(x: 0.5, y: 0.1), control1: CGPoint(x: 0.3, y: 0.62), control2: CGPoint(x: 0.1, y: 0.1))
                path.addCurve(
                    to: CGPoint(x: 0.9, y: 0.86), control1: CGPoint(x: 0.9, y: 0.1), control2: CGPoint(x: 0.7, y: 0.62))
                path.closeSubpath()
            }
            $0.line(0.4, 1.02, 0.5, 1.07, 0.6, 1.02)
        },
        "calendar": Outline(1.15, 1.1) {
            $0.box(0.08, 0.14, 0.99, 0.88, 0.14)
            $0.line(0.08, 0.4, 1.07, 0.4)
            $0.line(0.34, 0.06, 0.34, 0.2)
            $0.line(0.81, 0.06, 0.81, 0.2)
        },
        "clock": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.line(0.575, 0.26, 0.575, 0.6, 0.8, 0.72)
        },
        "lock": Outline(0.86, 1.15) {
            $0.box(0.1, 0.5, 0.66, 0.57, 0.1)
            $0.line(0.22, 0.5, 0.22, 0.3)
            $0.arc(0.43, 0.29, 0.21, from: 180, to: 360)
            $0.line(0.64, 0.3, 0.64, 0.5)
        },
        "mappin": Outline(0.6, 1.15) {
            $0.circle(0.3, 0.3, 0.21)
            $0.line(0.3, 0.52, 0.3, 1.07)
        },
        "location": Outline(1.05, 1.05) { $0.line(0.95, 0.1, 0.1, 0.5, 0.5, 0.55, 0.55, 0.95, closed: true) },
        "cart": Outline(1.3, 1.1) {
            $0.line(0.08, 0.1, 0.28, 0.1, 0.42, 0.76, 1.08, 0.76)
            $0.line(0.32, 0.26, 1.2, 0.26, 1.1, 0.6, 0.4, 0.6)
            $0.disc(0.5, 0.96, 0.08)
            $0.disc(1.0, 0.96, 0.08)
        },
        "globe": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.outline { $0.addEllipse(in: CGRect(x: 0.345, y: 0.075, width: 0.46, height: 1)) }
            $0.line(0.075, 0.575, 1.075, 0.575)
        },
        "play.fill": Outline(0.9, 1.0) { $0.shape(0.1, 0.06, 0.86, 0.5, 0.1, 0.94) },
        "pause.fill": Outline(0.8, 1.0) {
            $0.filledBox(0.1, 0.08, 0.2, 0.84, 0.05)
            $0.filledBox(0.5, 0.08, 0.2, 0.84, 0.05)
        },
    ]

    /// Symbols of people.
    static let people: [String: Outline] = [
        "person": Outline(1.0, 1.1) {
            $0.circle(0.5, 0.31, 0.22)
            $0.outline(shoulders(0.5, 0.64, 0.41, 0.38))
        },
        "person.fill": Outline(1.0, 1.1) {
            $0.disc(0.5, 0.3, 0.26)
            $0.outline(filled: true, shoulders(0.5, 0.62, 0.45, 0.43))
        },
        "person.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.circle(0.575, 0.44, 0.17)
            $0.arc(0.575, 1.0, 0.34, from: 205, to: 335)
        },
        "person.circle.fill": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.545)
            $0.disc(0.575, 0.43, 0.18)
            $0.outline(filled: true, shoulders(0.575, 0.68, 0.32, 0.24))
        },
        "person.2": Outline(1.5, 1.1) {
            $0.circle(0.52, 0.36, 0.19)
            $0.outline(shoulders(0.52, 0.66, 0.38, 0.34))
            $0.circle(1.06, 0.4, 0.15)
            $0.line(1.06, 0.72, 1.3, 0.82, 1.4, 1.0, 1.08, 1.0)
        },
    ]

    @Sendable private static func heart(_ path: CGMutablePath) {
        path.move(to: CGPoint(x: 0.6, y: 1.02))
        path.addCurve(
            to: CGPoint(x: 0.07, y: 0.36), control1: CGPoint(x: 0.32, y: 0.82), control2: CGPoint(x: 0.07, y: 0.62))
        path.addCurve(
            to: CGPoint(x: 0.6, y: 0.25), control1: CGPoint(x: 0.07, y: 0.02), control2: CGPoint(x: 0.5, y: -0.02))
        path.addCurve(
            to: CGPoint(x: 1.13, y: 0.36), control1: CGPoint(x: 0.7, y: -0.02), control2: CGPoint(x: 1.13, y: 0.02))
        path.addCurve(
            to: CGPoint(x: 0.6, y: 1.02), control1: CGPoint(x: 1.13, y: 0.62), control2: CGPoint(x: 0.88, y: 0.82))
        path.closeSubpath()
    }

    /// Adds a wheel with eight teeth.
    @Sendable private static func gear(_ path: CGMutablePath) {
        var points: [CGPoint] = []
        for tooth in 0..<8 {
            let middle = CGFloat(tooth) * 45
            for (offset, radius) in [(-15.0, 0.4), (-9.0, 0.51), (9.0, 0.51), (15.0, 0.4)] {
                points.append(SymbolPen.onCircle(0.575, 0.575, CGFloat(radius), middle + CGFloat(offset)))
            }
        }
        path.addLines(between: points)
        path.closeSubpath()
    }

    @Sendable private static func handset(_ path: CGMutablePath) {
        path.move(to: CGPoint(x: 0.3, y: 0.1))
        path.addLine(to: CGPoint(x: 0.44, y: 0.34))
        path.addLine(to: CGPoint(x: 0.34, y: 0.46))
        path.addCurve(
            to: CGPoint(x: 0.6, y: 0.72), control1: CGPoint(x: 0.4, y: 0.58), control2: CGPoint(x: 0.48, y: 0.66))
        path.addLine(to: CGPoint(x: 0.72, y: 0.62))
        path.addLine(to: CGPoint(x: 0.96, y: 0.76))
        path.addCurve(
            to: CGPoint(x: 0.74, y: 0.97), control1: CGPoint(x: 0.95, y: 0.9), control2: CGPoint(x: 0.86, y: 0.97))
        path.addCurve(
            to: CGPoint(x: 0.09, y: 0.32), control1: CGPoint(x: 0.4, y: 0.97), control2: CGPoint(x: 0.09, y: 0.64))
        path.addCurve(
            to: CGPoint(x: 0.3, y: 0.1), control1: CGPoint(x: 0.09, y: 0.2), control2: CGPoint(x: 0.16, y: 0.11))
        path.closeSubpath()
    }

    /// Returns the outline of a person's shoulders: half an ellipse around `(x, top + height)` with a flat bottom.
    private static func shoulders(
        _ x: CGFloat, _ top: CGFloat, _ halfWidth: CGFloat, _ height: CGFloat
    ) -> @Sendable (CGMutablePath) -> Void {
        { path in
            path.move(to: CGPoint(x: x - halfWidth, y: top + height))
            path.addCurve(
                to: CGPoint(x: x, y: top), control1: CGPoint(x: x - halfWidth, y: top + height * 0.35),
                control2: CGPoint(x: x - halfWidth * 0.5, y: top))
            path.addCurve(
                to: CGPoint(x: x + halfWidth, y: top + height), control1: CGPoint(x: x + halfWidth * 0.5, y: top),
                control2: CGPoint(x: x + halfWidth, y: top + height * 0.35))
            path.closeSubpath()
        }
    }
}
