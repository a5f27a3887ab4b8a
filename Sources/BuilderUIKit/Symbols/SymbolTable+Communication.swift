import Foundation

extension SymbolTable {
    /// Bubbles, people, hands and signs of writing.
    static let communication: [String: Outline] = [
        "bubble.left": Outline(1.3, 1.15) { bubble($0) },
        "bubble.right": Outline(1.3, 1.15) {
            $0.rounded(
                1.22, 0.08, 0.08, 0.08, 0.08, 0.84, 0.74, 0.84, 1.0, 1.09, 1.0, 0.84, 1.22, 0.84, radius: 0.2)
        },
        "bubble.left.and.bubble.right": Outline(1.6, 1.25) {
            $0.rounded(
                0.08, 0.08, 1.06, 0.08, 1.06, 0.7, 0.5, 0.7, 0.27, 0.92, 0.27, 0.7, 0.08, 0.7, radius: 0.18)
            $0.rounded(
                1.2, 0.36, 1.52, 0.36, 1.52, 0.97, 1.33, 0.97, 1.33, 1.19, 1.1, 0.97, 0.62, 0.97, 0.62, 0.84,
                radius: 0.18, closed: false)
        },
        "bubble.left.and.bubble.right.fill": Outline(1.6, 1.25) {
            $0.rounded(
                0.04, 0.04, 1.1, 0.04, 1.1, 0.74, 0.52, 0.74, 0.23, 1.0, 0.23, 0.74, 0.04, 0.74, radius: 0.2,
                filled: true)
            $0.rounded(
                1.19, 0.34, 1.56, 0.34, 1.56, 1.0, 1.37, 1.0, 1.37, 1.23, 1.12, 1.0, 0.6, 1.0, 0.6, 0.83, 1.19, 0.83,
                radius: 0.14, filled: true)
        },
        "message": Outline(1.25, 1.12) { speech($0) },
        "text.bubble": Outline(1.3, 1.15) {
            bubble($0)
            $0.line(0.34, 0.36, 0.96, 0.36)
            $0.line(0.34, 0.57, 0.76, 0.57)
        },
        "text.bubble.fill": Outline(1.3, 1.15) {
            bubble($0)
            bubble($0, filled: true)
            $0.ribbon(0.34, 0.36, 0.96, 0.36)
            $0.ribbon(0.34, 0.57, 0.76, 0.57)
        },
        "ellipsis.bubble": Outline(1.3, 1.15) {
            bubble($0)
            dots($0, 0.65, 0.46)
        },
        "ellipsis.bubble.fill": Outline(1.3, 1.15) {
            bubble($0)
            bubble($0, filled: true)
            dots($0, 0.65, 0.46)
        },
        "ellipsis.message": Outline(1.25, 1.12) {
            speech($0)
            dots($0, 0.625, 0.5)
        },
        "ellipsis.message.fill": Outline(1.25, 1.12) {
            speech($0)
            speech($0, filled: true)
            dots($0, 0.625, 0.5)
        },
        "quote.bubble": Outline(1.3, 1.15) {
            bubble($0)
            quotes($0)
        },
        "quote.bubble.fill": Outline(1.3, 1.15) {
            bubble($0)
            bubble($0, filled: true)
            quotes($0)
        },
        "exclamationmark.bubble": Outline(1.3, 1.15) {
            bubble($0)
            $0.line(0.65, 0.25, 0.65, 0.5)
            $0.disc(0.65, 0.67, 0.06)
        },
        "exclamationmark.bubble.fill": Outline(1.3, 1.15) {
            bubble($0)
            bubble($0, filled: true)
            $0.ribbon(0.65, 0.25, 0.65, 0.5)
            $0.disc(0.65, 0.67, 0.06)
        },
        "plus.bubble": Outline(1.3, 1.15) {
            bubble($0)
            $0.line(0.65, 0.26, 0.65, 0.66)
            $0.line(0.45, 0.46, 0.85, 0.46)
        },
        "plus.bubble.fill": Outline(1.3, 1.15) {
            bubble($0)
            bubble($0, filled: true)
            $0.shape(
                0.605, 0.25, 0.695, 0.25, 0.695, 0.415, 0.86, 0.415, 0.86, 0.505, 0.695, 0.505, 0.695, 0.67, 0.605,
                0.67,
                0.605, 0.505, 0.44, 0.505, 0.44, 0.415, 0.605, 0.415)
        },
        "bubble.and.pencil": Outline(1.3, 1.2) {
            $0.rounded(
                0.66, 0.16, 0.08, 0.16, 0.08, 0.88, 0.28, 0.88, 0.28, 1.12, 0.54, 0.88, 1.12, 0.88, 1.12, 0.62,
                radius: 0.2, closed: false)
            $0.line(0.53, 0.66, 0.57, 0.49, 1.06, 0.06, 1.18, 0.18, 0.7, 0.61, closed: true)
        },
        "phone.down": Outline(1.35, 0.75) { hungUp($0) },
        "phone.down.fill": Outline(1.35, 0.75) { hungUp($0, filled: true) },
        "envelope.open": Outline(1.25, 1.2) {
            $0.rounded(0.625, 0.06, 1.17, 0.42, 1.17, 1.12, 0.08, 1.12, 0.08, 0.42, radius: 0.1)
            $0.line(0.12, 0.47, 0.625, 0.82, 1.13, 0.47)
        },
        "envelope.open.fill": Outline(1.25, 1.2) {
            $0.rounded(0.625, 0.02, 1.21, 0.4, 1.21, 1.16, 0.04, 1.16, 0.04, 0.4, radius: 0.1, filled: true)
            $0.ribbon(0.06, 0.45, 0.625, 0.83, 1.19, 0.45, width: 0.08)
        },
        "paperplane": Outline(1.2, 1.2) {
            $0.rounded(1.12, 0.08, 0.76, 1.1, 0.53, 0.67, 0.1, 0.44, radius: 0.04)
            $0.line(0.53, 0.67, 1.08, 0.12)
        },
        "paperplane.fill": Outline(1.2, 1.2) {
            $0.rounded(1.18, 0.02, 0.5, 0.64, 0.04, 0.44, radius: 0.05, filled: true)
            $0.rounded(1.18, 0.02, 0.76, 1.16, 0.56, 0.7, radius: 0.05, filled: true)
        },
        "flag": Outline(1.1, 1.2) {
            $0.line(0.14, 0.1, 0.14, 1.12)
            $0.outline { path in
                path.move(to: CGPoint(x: 0.14, y: 0.16))
                path.addCurve(
                    to: CGPoint(x: 1.0, y: 0.16), control1: CGPoint(x: 0.44, y: 0.0), control2: CGPoint(x: 0.62, y: 0.3)
                )
                path.addLine(to: CGPoint(x: 1.0, y: 0.72))
                path.addCurve(
                    to: CGPoint(x: 0.14, y: 0.72), control1: CGPoint(x: 0.62, y: 0.86),
                    control2: CGPoint(x: 0.44, y: 0.56))
                path.closeSubpath()
            }
        },
        "link": Outline(1.12, 1.12) {
            $0.line(0.52, 0.868, 0.394, 0.994)
            $0.arc(0.26, 0.86, 0.19, from: 45, to: 225)
            $0.line(0.126, 0.726, 0.406, 0.446)
            $0.arc(0.54, 0.58, 0.19, from: 225, to: 370)
            $0.line(0.6, 0.252, 0.726, 0.126)
            $0.arc(0.86, 0.26, 0.19, from: 225, to: 405)
            $0.line(0.994, 0.394, 0.714, 0.674)
            $0.arc(0.58, 0.54, 0.19, from: 45, to: 190)
        },
        "eye": Outline(1.4, 0.95) {
            lid($0)
            $0.circle(0.7, 0.475, 0.19)
        },
        "eye.fill": Outline(1.4, 0.95) {
            lid($0)
            lid($0, filled: true)
            $0.disc(0.7, 0.475, 0.26)
            $0.disc(0.7, 0.475, 0.16)
        },
        "nosign": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.line(0.23, 0.23, 0.92, 0.92)
        },
        "face.smiling": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            face($0)
            $0.arc(0.575, 0.58, 0.27, from: 25, to: 155)
        },
        "face.smiling.fill": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.54)
            face($0)
            $0.curve(
                0.32, 0.68, 0.575, 0.73, 0.83, 0.68, 0.77, 0.79, 0.575, 0.9, 0.38, 0.79, closed: true, filled: true)
        },
        "hand.raised": Outline(1.1, 1.22) {
            hand($0)
            $0.line(0.28, 0.42, 0.28, 0.62)
            $0.line(0.44, 0.26, 0.44, 0.6)
            $0.line(0.6, 0.26, 0.6, 0.62)
        },
        "hand.raised.fill": Outline(1.1, 1.22) {
            hand($0)
            hand($0, filled: true)
            $0.ribbon(0.28, 0.45, 0.28, 0.64, width: 0.045)
            $0.ribbon(0.44, 0.29, 0.44, 0.62, width: 0.045)
            $0.ribbon(0.6, 0.29, 0.6, 0.64, width: 0.045)
        },
        "hand.thumbsup": Outline(1.2, 1.15) {
            $0.box(0.08, 0.48, 0.2, 0.56, 0.07)
            $0.rounded(
                0.44, 0.48, 0.58, 0.28, 0.58, 0.08, 0.8, 0.08, 0.8, 0.24, 0.74, 0.44, 1.12, 0.44, 1.12, 0.66, 1.04,
                1.05, 0.6, 1.05, 0.44, 0.98, radius: 0.13)
        },
        "hand.thumbsdown": Outline(1.2, 1.15) {
            $0.box(0.08, 0.11, 0.2, 0.56, 0.07)
            $0.rounded(
                0.44, 0.67, 0.58, 0.87, 0.58, 1.07, 0.8, 1.07, 0.8, 0.91, 0.74, 0.71, 1.12, 0.71, 1.12, 0.49, 1.04,
                0.1, 0.6, 0.1, 0.44, 0.17, radius: 0.13)
        },
        "person.2.fill": Outline(1.55, 1.1) {
            $0.disc(0.52, 0.33, 0.23)
            bust($0, 0.52, 0.63, 0.44, 0.41, filled: true)
            $0.disc(1.09, 0.38, 0.19)
            $0.curve(
                0.92, 0.68, 1.09, 0.65, 1.3, 0.71, 1.44, 0.84, 1.48, 1.02, 1.28, 1.04, 1.04, 1.04, 1.02, 0.86,
                closed: true, filled: true)
        },
        "person.3": Outline(1.9, 1.1) {
            $0.circle(0.95, 0.29, 0.19)
            bust($0, 0.95, 0.63, 0.38, 0.38)
            $0.circle(0.37, 0.39, 0.14)
            $0.curve(0.52, 0.68, 0.37, 0.66, 0.2, 0.71, 0.1, 0.83, 0.08, 0.97)
            $0.line(0.08, 0.97, 0.4, 0.97)
            $0.circle(1.53, 0.39, 0.14)
            $0.curve(1.38, 0.68, 1.53, 0.66, 1.7, 0.71, 1.8, 0.83, 1.82, 0.97)
            $0.line(1.82, 0.97, 1.5, 0.97)
        },
        "person.3.fill": Outline(1.9, 1.1) {
            $0.disc(0.95, 0.28, 0.23)
            bust($0, 0.95, 0.59, 0.42, 0.46, filled: true)
            $0.disc(0.37, 0.38, 0.18)
            $0.curve(
                0.53, 0.65, 0.37, 0.62, 0.2, 0.67, 0.07, 0.8, 0.03, 0.98, 0.2, 1.02, 0.44, 1.02, 0.46, 0.82,
                closed: true, filled: true)
            $0.disc(1.53, 0.38, 0.18)
            $0.curve(
                1.37, 0.65, 1.53, 0.62, 1.7, 0.67, 1.83, 0.8, 1.87, 0.98, 1.7, 1.02, 1.46, 1.02, 1.44, 0.82,
                closed: true, filled: true)
        },
        "person.crop.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.circle(0.575, 0.44, 0.17)
            $0.curve(0.24, 0.93, 0.36, 0.78, 0.575, 0.72, 0.79, 0.78, 0.91, 0.93)
        },
        "person.crop.circle.fill": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.545)
            $0.oval(0.575, 0.41, 0.18, 0.2, filled: true)
            bust($0, 0.575, 0.68, 0.34, 0.26, filled: true)
        },
        "person.crop.square": Outline(1.15, 1.15) {
            $0.box(0.08, 0.08, 0.99, 0.99, 0.16)
            $0.circle(0.575, 0.44, 0.17)
            $0.curve(0.22, 1.04, 0.27, 0.84, 0.42, 0.75, 0.575, 0.73, 0.73, 0.75, 0.88, 0.84, 0.93, 1.04)
        },
        "person.crop.square.fill": Outline(1.15, 1.15) {
            $0.filledBox(0.04, 0.04, 1.07, 1.07, 0.18)
            $0.oval(0.575, 0.42, 0.18, 0.2, filled: true)
            bust($0, 0.575, 0.7, 0.37, 0.3, filled: true)
        },
        "figure.stand": Outline(0.75, 1.25) {
            $0.disc(0.375, 0.15, 0.12)
            $0.filledBox(0.25, 0.33, 0.25, 0.42, 0.1)
            $0.rounded(0.14, 0.74, 0.2, 0.36, 0.55, 0.36, 0.61, 0.74, radius: 0.08, closed: false)
            $0.line(0.3, 0.7, 0.3, 1.17)
            $0.line(0.45, 0.7, 0.45, 1.17)
        },
        "figure.walk": Outline(0.9, 1.2) {
            $0.disc(0.5, 0.14, 0.12)
            $0.ribbon(0.47, 0.39, 0.43, 0.62, width: 0.2)
            $0.line(0.44, 0.34, 0.26, 0.46, 0.2, 0.64)
            $0.line(0.5, 0.36, 0.61, 0.53, 0.77, 0.59)
            $0.line(0.46, 0.64, 0.58, 0.84, 0.66, 1.12)
            $0.line(0.39, 0.64, 0.37, 0.86, 0.18, 1.12)
        },
        "figure.run": Outline(1.1, 1.2) {
            $0.disc(0.74, 0.14, 0.12)
            $0.ribbon(0.62, 0.39, 0.5, 0.6, width: 0.2)
            $0.line(0.6, 0.33, 0.36, 0.3, 0.22, 0.5)
            $0.line(0.64, 0.38, 0.78, 0.55, 0.99, 0.49)
            $0.line(0.5, 0.62, 0.7, 0.78, 0.62, 1.1)
            $0.line(0.46, 0.62, 0.38, 0.88, 0.08, 0.9)
        },
    ]

    /// Adds a speech bubble with corners.
    @Sendable private static func bubble(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(
            0.08, 0.08, 1.22, 0.08, 1.22, 0.84, 0.56, 0.84, 0.3, 1.09, 0.3, 0.84, 0.08, 0.84, radius: 0.2,
            filled: filled)
    }

    /// Adds an oval speech bubble.
    @Sendable private static func speech(_ pen: SymbolPen, filled: Bool = false) {
        pen.outline(filled: filled) { path in
            path.move(to: CGPoint(x: 0.13, y: 1.03))
            path.addCurve(
                to: CGPoint(x: 0.625, y: 0.93), control1: CGPoint(x: 0.3, y: 1.03), control2: CGPoint(x: 0.4, y: 0.93))
            path.addCurve(
                to: CGPoint(x: 1.17, y: 0.505), control1: CGPoint(x: 0.93, y: 0.93), control2: CGPoint(x: 1.17, y: 0.74)
            )
            path.addCurve(
                to: CGPoint(x: 0.625, y: 0.08), control1: CGPoint(x: 1.17, y: 0.27), control2: CGPoint(x: 0.93, y: 0.08)
            )
            path.addCurve(
                to: CGPoint(x: 0.08, y: 0.505), control1: CGPoint(x: 0.32, y: 0.08), control2: CGPoint(x: 0.08, y: 0.27)
            )
            path.addCurve(
                to: CGPoint(x: 0.24, y: 0.82), control1: CGPoint(x: 0.08, y: 0.63), control2: CGPoint(x: 0.14, y: 0.74))
            path.addCurve(
                to: CGPoint(x: 0.13, y: 1.03), control1: CGPoint(x: 0.24, y: 0.9), control2: CGPoint(x: 0.2, y: 0.97))
            path.closeSubpath()
        }
    }

    @Sendable private static func dots(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat) {
        pen.disc(x - 0.24, y, 0.075)
        pen.disc(x, y, 0.075)
        pen.disc(x + 0.24, y, 0.075)
    }

    @Sendable private static func quotes(_ pen: SymbolPen) {
        pen.curve(
            0.56, 0.3, 0.46, 0.27, 0.37, 0.36, 0.42, 0.47, 0.51, 0.48, 0.43, 0.63, 0.58, 0.52, 0.6, 0.4, closed: true,
            filled: true)
        pen.curve(
            0.88, 0.3, 0.78, 0.27, 0.69, 0.36, 0.74, 0.47, 0.83, 0.48, 0.75, 0.63, 0.9, 0.52, 0.92, 0.4, closed: true,
            filled: true)
    }

    /// Adds a receiver that lies on its two ends.
    @Sendable private static func hungUp(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(
            0.08, 0.4, 0.2, 0.22, 0.45, 0.1, 0.9, 0.1, 1.15, 0.22, 1.27, 0.4, 1.27, 0.6, 1.2, 0.66, 0.94, 0.6, 0.9, 0.4,
            0.675, 0.36, 0.45, 0.4, 0.41, 0.6, 0.15, 0.66, 0.08, 0.6, radius: 0.09, filled: filled)
    }

    /// Adds the outline of an eye.
    @Sendable private static func lid(_ pen: SymbolPen, filled: Bool = false) {
        pen.curve(
            0.08, 0.475, 0.24, 0.28, 0.46, 0.13, 0.7, 0.08, 0.94, 0.13, 1.16, 0.28, 1.32, 0.475, 1.16, 0.67, 0.94, 0.82,
            0.7, 0.87, 0.46, 0.82, 0.24, 0.67, closed: true, filled: filled)
    }

    /// Adds two eyes.
    @Sendable private static func face(_ pen: SymbolPen) {
        pen.oval(0.41, 0.44, 0.06, 0.085, filled: true)
        pen.oval(0.74, 0.44, 0.06, 0.085, filled: true)
    }

    @Sendable private static func hand(_ pen: SymbolPen, filled: Bool = false) {
        pen.outline(filled: filled) { path in
            path.move(to: CGPoint(x: 0.12, y: 0.72))
            path.addLine(to: CGPoint(x: 0.12, y: 0.42))
            path.addCurve(
                to: CGPoint(x: 0.28, y: 0.42), control1: CGPoint(x: 0.12, y: 0.29), control2: CGPoint(x: 0.28, y: 0.29))
            path.addLine(to: CGPoint(x: 0.28, y: 0.26))
            path.addCurve(
                to: CGPoint(x: 0.44, y: 0.26), control1: CGPoint(x: 0.28, y: 0.13), control2: CGPoint(x: 0.44, y: 0.13))
            path.addLine(to: CGPoint(x: 0.44, y: 0.18))
            path.addCurve(
                to: CGPoint(x: 0.6, y: 0.18), control1: CGPoint(x: 0.44, y: 0.05), control2: CGPoint(x: 0.6, y: 0.05))
            path.addLine(to: CGPoint(x: 0.6, y: 0.26))
            path.addCurve(
                to: CGPoint(x: 0.76, y: 0.26), control1: CGPoint(x: 0.6, y: 0.13), control2: CGPoint(x: 0.76, y: 0.13))
            path.addLine(to: CGPoint(x: 0.76, y: 0.7))
            path.addLine(to: CGPoint(x: 0.86, y: 0.56))
            path.addCurve(
                to: CGPoint(x: 1.0, y: 0.64), control1: CGPoint(x: 0.94, y: 0.44), control2: CGPoint(x: 1.08, y: 0.5))
            path.addCurve(
                to: CGPoint(x: 0.52, y: 1.14), control1: CGPoint(x: 0.86, y: 0.94), control2: CGPoint(x: 0.8, y: 1.14))
            path.addCurve(
                to: CGPoint(x: 0.12, y: 0.72), control1: CGPoint(x: 0.24, y: 1.14), control2: CGPoint(x: 0.12, y: 0.98))
            path.closeSubpath()
        }
    }

    /// Adds the outline of shoulders: half an ellipse around `(x, top + height)` with a flat bottom.
    @Sendable private static func bust(
        _ pen: SymbolPen, _ x: CGFloat, _ top: CGFloat, _ halfWidth: CGFloat, _ height: CGFloat, filled: Bool = false
    ) {
        pen.outline(filled: filled) { path in
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
