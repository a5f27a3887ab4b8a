import Foundation

extension SymbolTable {
    /// Routes, arrows at shapes, skips and frames of media.
    static let routes: [String: Outline] = [
        "point.topleft.down.to.point.bottomright.curvepath": Outline(1.3, 1.2) {
            $0.circle(0.21, 0.2, 0.13)
            winding($0)
            $0.circle(1.09, 1.0, 0.13)
        },
        "point.topleft.down.to.point.bottomright.curvepath.fill": Outline(1.3, 1.2) {
            $0.disc(0.21, 0.2, 0.17)
            winding($0)
            $0.disc(1.09, 1.0, 0.17)
        },
        "point.bottomleft.forward.to.point.topright.scurvepath": Outline(1.3, 1.1) {
            $0.circle(0.21, 0.9, 0.13)
            swinging($0)
            $0.circle(1.09, 0.2, 0.13)
        },
        "point.bottomleft.forward.to.point.topright.scurvepath.fill": Outline(1.3, 1.1) {
            $0.disc(0.21, 0.9, 0.17)
            swinging($0)
            $0.disc(1.09, 0.2, 0.17)
        },
        "arrow.up.right.and.arrow.down.left": Outline(1.15, 1.15) {
            $0.arrow(0.66, 0.49, 1.06, 0.09, 0.3)
            $0.arrow(0.49, 0.66, 0.09, 1.06, 0.3)
        },
        "arrow.down.left.and.arrow.up.right": Outline(1.15, 1.15) {
            $0.arrow(1.06, 0.09, 0.66, 0.49, 0.3)
            $0.arrow(0.09, 1.06, 0.49, 0.66, 0.3)
        },
        "arrow.down.left.arrow.up.right": Outline(1.2, 1.2) {
            $0.arrow(0.78, 0.12, 0.1, 0.8, 0.3)
            $0.arrow(0.42, 1.08, 1.1, 0.4, 0.3)
        },
        "arrow.up.left.arrow.down.right": Outline(1.2, 1.2) {
            $0.arrow(0.78, 1.08, 0.1, 0.4, 0.3)
            $0.arrow(0.42, 0.12, 1.1, 0.8, 0.3)
        },
        "arrow.circlepath": Outline(1.25, 1.15) {
            $0.arc(0.58, 0.575, 0.48, from: 50, to: 340)
            $0.rounded(0.82, 0.44, 1.24, 0.44, 1.03, 0.76, radius: 0.04, filled: true)
        },
        "arrow.trianglehead.2.clockwise": Outline(1.05, 1.3) {
            $0.arc(0.525, 0.65, 0.46, from: -68, to: 78)
            $0.arc(0.525, 0.65, 0.46, from: 112, to: 258)
            $0.rounded(0.5, 0.02, 0.84, 0.2, 0.5, 0.38, radius: 0.04, filled: true)
            $0.rounded(0.55, 0.92, 0.21, 1.1, 0.55, 1.28, radius: 0.04, filled: true)
        },
        "arrow.trianglehead.2.counterclockwise": Outline(1.05, 1.3) {
            $0.arc(0.525, 0.65, 0.46, from: -78, to: 68)
            $0.arc(0.525, 0.65, 0.46, from: 102, to: 248)
            $0.rounded(0.55, 0.02, 0.21, 0.2, 0.55, 0.38, radius: 0.04, filled: true)
            $0.rounded(0.5, 0.92, 0.84, 1.1, 0.5, 1.28, radius: 0.04, filled: true)
        },
        "arrow.trianglehead.counterclockwise.rotate.90": Outline(1.25, 1.15) {
            $0.arc(0.67, 0.575, 0.48, from: -160, to: 130)
            $0.rounded(0.43, 0.44, 0.01, 0.44, 0.22, 0.76, radius: 0.04, filled: true)
        },
        "leaf.arrow.triangle.circlepath": Outline(1.25, 1.15) {
            $0.place("arrow.circlepath", 0, 0, 1)
            $0.place("leaf.fill", 0.3, 0.32, 0.46)
        },
        "gearshape.arrow.triangle.2.circlepath": Outline(1.3, 1.05) {
            $0.place("arrow.triangle.2.circlepath", 0, 0, 1)
            $0.place("gearshape.fill", 0.4, 0.28, 0.43)
        },
        "arrow.down.circle.dotted": Outline(1.15, 1.15) {
            $0.place("circle.dotted", 0, 0, 1)
            $0.arrow(0.575, 0.31, 0.575, 0.84, 0.24)
        },
        "arrow.up.circle.dotted": Outline(1.15, 1.15) {
            $0.place("circle.dotted", 0, 0, 1)
            $0.arrow(0.575, 0.84, 0.575, 0.31, 0.24)
        },
        "arrow.down.left.topright.rectangle": Outline(1.35, 1.15) {
            $0.rounded(0.78, 0.22, 0.08, 0.22, 0.08, 1.07, 1.14, 1.07, 1.14, 0.56, radius: 0.14, closed: false)
            $0.arrow(1.27, 0.08, 0.62, 0.73, 0.3)
        },
        "arrow.up.right.bottomleft.rectangle": Outline(1.35, 1.15) {
            $0.rounded(0.21, 0.6, 0.21, 0.08, 1.27, 0.08, 1.27, 0.93, 0.58, 0.93, radius: 0.14, closed: false)
            $0.arrow(0.08, 1.07, 0.73, 0.42, 0.3)
        },
        "arrow.right.doc.on.clipboard": Outline(1.4, 1.35) {
            $0.rounded(0.42, 0.46, 0.42, 0.16, 0.98, 0.16, 0.98, 0.4, radius: 0.1, closed: false)
            $0.filledBox(0.56, 0.06, 0.28, 0.18, 0.07)
            $0.rounded(0.42, 0.82, 0.42, 1.12, 0.6, 1.12, radius: 0.1, closed: false)
            $0.rounded(0.74, 0.52, 1.08, 0.52, 1.31, 0.75, 1.31, 1.26, 0.74, 1.26, radius: 0.08)
            $0.arrow(0.07, 0.64, 0.6, 0.64, 0.22)
        },
        "arrow.up.doc.on.clipboard": Outline(1.1, 1.3) {
            $0.place("doc.on.clipboard", 0, 0, 1)
            $0.arrow(0.735, 1.06, 0.735, 0.74, 0.17)
        },
        "arrow.left.and.right.righttriangle.left.righttriangle.right": Outline(1.35, 1.2) {
            mirroredTriangles($0)
        },
        "arrow.left.and.right.righttriangle.left.righttriangle.right.fill": Outline(1.35, 1.2) {
            mirroredTriangles($0, filled: true)
        },
        "arrow.up.and.down.righttriangle.up.righttriangle.down": Outline(1.2, 1.35) {
            stackedTriangles($0)
        },
        "arrow.up.and.down.righttriangle.up.righttriangle.down.fill": Outline(1.2, 1.35) {
            stackedTriangles($0, filled: true)
        },
        "chevron.up.chevron.right.chevron.down.chevron.left": Outline(1.3, 1.3) {
            $0.line(0.45, 0.28, 0.65, 0.1, 0.85, 0.28)
            $0.line(1.02, 0.45, 1.2, 0.65, 1.02, 0.85)
            $0.line(0.45, 1.02, 0.65, 1.2, 0.85, 1.02)
            $0.line(0.28, 0.45, 0.1, 0.65, 0.28, 0.85)
        },
        "arrowkeys": Outline(1.4, 1.0) {
            for (x, y) in [(0.53, 0.08), (0.08, 0.56), (0.53, 0.56), (0.98, 0.56)] as [(CGFloat, CGFloat)] {
                $0.box(x, y, 0.34, 0.34, 0.08)
            }
            keyTips($0)
        },
        "arrowkeys.fill": Outline(1.4, 1.0) {
            for (x, y) in [(0.49, 0.04), (0.04, 0.52), (0.49, 0.52), (0.94, 0.52)] as [(CGFloat, CGFloat)] {
                $0.filledBox(x, y, 0.42, 0.42, 0.11)
            }
            keyTips($0)
        },
        "arrow.turn.up.forward.iphone": Outline(1.3, 1.25) {
            $0.place("iphone", 0.5, 0, 1)
            $0.rounded(0.1, 1.1, 0.1, 0.5, 0.42, 0.5, radius: 0.14, closed: false)
            $0.line(0.28, 0.34, 0.44, 0.5, 0.28, 0.66)
        },
        "iphone.and.arrow.forward": Outline(1.35, 1.25) {
            $0.rounded(0.7, 0.36, 0.7, 0.08, 0.1, 0.08, 0.1, 1.17, 0.7, 1.17, 0.7, 0.89, radius: 0.14, closed: false)
            $0.line(0.34, 0.18, 0.46, 0.18)
            $0.arrow(0.46, 0.625, 1.25, 0.625, 0.3)
        },
        "ipad.and.arrow.forward": Outline(1.5, 1.25) {
            $0.rounded(
                0.92, 0.36, 0.92, 0.08, 0.08, 0.08, 0.08, 1.17, 0.92, 1.17, 0.92, 0.89, radius: 0.12, closed: false)
            $0.arrow(0.58, 0.625, 1.41, 0.625, 0.3)
        },
        "arrowshape.bounce.left": Outline(1.35, 1.1) {
            $0.disc(0.73, 0.96, 0.09)
            $0.curve(1.25, 0.16, 1.03, 0.3, 0.85, 0.56, 0.75, 0.76)
            $0.curve(0.71, 0.76, 0.61, 0.46, 0.47, 0.34, 0.27, 0.3)
            $0.line(0.41, 0.12, 0.13, 0.29, 0.33, 0.52)
        },
        "arrowshape.left.arrowshape.right": Outline(1.6, 0.9) {
            $0.rounded(
                0.08, 0.45, 0.4, 0.1, 0.4, 0.3, 0.72, 0.3, 0.72, 0.6, 0.4, 0.6, 0.4, 0.8, radius: 0.04)
            $0.rounded(
                1.52, 0.45, 1.2, 0.1, 1.2, 0.3, 0.88, 0.3, 0.88, 0.6, 1.2, 0.6, 1.2, 0.8, radius: 0.04)
        },
        "location.north.line": Outline(1.15, 1.3) {
            $0.line(0.2, 0.08, 0.95, 0.08)
            $0.place("location.north", 0.02, 0.2, 0.96)
        },
        "location.north.line.fill": Outline(1.15, 1.3) {
            $0.line(0.2, 0.08, 0.95, 0.08)
            $0.place("location.north.fill", 0.02, 0.2, 0.96)
        },
        "goforward.45": number("45", isForward: true), "gobackward.45": number("45", isForward: false),
        "goforward.60": number("60", isForward: true), "gobackward.60": number("60", isForward: false),
        "goforward.75": number("75", isForward: true), "gobackward.75": number("75", isForward: false),
        "goforward.90": number("90", isForward: true), "gobackward.90": number("90", isForward: false),
        "goforward.plus": Outline(1.15, 1.25) {
            $0.place("goforward", 0, 0, 1)
            $0.line(0.575, 0.5, 0.575, 0.9)
            $0.line(0.375, 0.7, 0.775, 0.7)
        },
        "gobackward.minus": Outline(1.15, 1.25) {
            $0.place("gobackward", 0, 0, 1)
            $0.line(0.375, 0.7, 0.775, 0.7)
        },
        "forward.end.alt": Outline(1.5, 0.9) {
            $0.rounded(0.08, 0.1, 0.66, 0.45, 0.08, 0.8, radius: 0.05)
            $0.rounded(0.66, 0.1, 1.24, 0.45, 0.66, 0.8, radius: 0.05)
            $0.line(1.41, 0.1, 1.41, 0.8)
        },
        "forward.end.alt.fill": Outline(1.5, 0.9) {
            $0.rounded(0.05, 0.05, 0.7, 0.45, 0.05, 0.85, radius: 0.06, filled: true)
            $0.rounded(0.66, 0.05, 1.31, 0.45, 0.66, 0.85, radius: 0.06, filled: true)
            $0.line(1.41, 0.1, 1.41, 0.8)
        },
        "backward.end.alt": Outline(1.5, 0.9) {
            $0.rounded(1.42, 0.1, 0.84, 0.45, 1.42, 0.8, radius: 0.05)
            $0.rounded(0.84, 0.1, 0.26, 0.45, 0.84, 0.8, radius: 0.05)
            $0.line(0.09, 0.1, 0.09, 0.8)
        },
        "backward.end.alt.fill": Outline(1.5, 0.9) {
            $0.rounded(1.45, 0.05, 0.8, 0.45, 1.45, 0.85, radius: 0.06, filled: true)
            $0.rounded(0.84, 0.05, 0.19, 0.45, 0.84, 0.85, radius: 0.06, filled: true)
            $0.line(0.09, 0.1, 0.09, 0.8)
        },
        "forward.frame": Outline(1.05, 0.9) {
            $0.line(0.09, 0.1, 0.09, 0.8)
            $0.rounded(0.3, 0.1, 0.94, 0.45, 0.3, 0.8, radius: 0.06)
        },
        "forward.frame.fill": Outline(1.05, 0.9) {
            $0.line(0.09, 0.1, 0.09, 0.8)
            $0.rounded(0.27, 0.05, 1.0, 0.45, 0.27, 0.85, radius: 0.07, filled: true)
        },
        "backward.frame": Outline(1.05, 0.9) {
            $0.line(0.96, 0.1, 0.96, 0.8)
            $0.rounded(0.75, 0.1, 0.11, 0.45, 0.75, 0.8, radius: 0.06)
        },
        "backward.frame.fill": Outline(1.05, 0.9) {
            $0.line(0.96, 0.1, 0.96, 0.8)
            $0.rounded(0.78, 0.05, 0.05, 0.45, 0.78, 0.85, radius: 0.07, filled: true)
        },
        "circle.hexagonpath": Outline(1.15, 1.25) {
            for corner in 0..<6 {
                let center = SymbolPen.onCircle(0.575, 0.625, 0.45, CGFloat(corner) * 60 - 90)
                let next = SymbolPen.onCircle(0.575, 0.625, 0.45, CGFloat(corner) * 60 - 30)
                $0.circle(center.x, center.y, 0.11)
                let (x, y) = (next.x - center.x, next.y - center.y)
                $0.line(
                    center.x + 0.25 * x, center.y + 0.25 * y, center.x + 0.75 * x, center.y + 0.75 * y)
            }
        },
        "circle.and.line.horizontal": Outline(1.35, 0.8) {
            $0.circle(0.675, 0.4, 0.24)
            $0.line(0.08, 0.4, 0.41, 0.4)
            $0.line(0.94, 0.4, 1.27, 0.4)
        },
    ]

    /// Adds a road with two bends.
    @Sendable private static func winding(_ pen: SymbolPen) {
        pen.line(0.34, 0.2, 0.96, 0.2)
        pen.arc(0.96, 0.4, 0.2, from: -90, to: 90)
        pen.line(0.96, 0.6, 0.34, 0.6)
        pen.arc(0.34, 0.8, 0.2, from: 90, to: 270)
        pen.line(0.34, 1.0, 0.96, 1.0)
    }

    /// Adds a road that swings from one height to another.
    @Sendable private static func swinging(_ pen: SymbolPen) {
        pen.outline {
            $0.move(to: CGPoint(x: 0.34, y: 0.9))
            $0.addCurve(
                to: CGPoint(x: 0.96, y: 0.2), control1: CGPoint(x: 0.9, y: 0.9), control2: CGPoint(x: 0.4, y: 0.2))
        }
    }

    @Sendable private static func mirroredTriangles(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(0.54, 0.42, 0.54, 1.1, 0.08, 1.1, radius: 0.05, filled: filled)
        pen.rounded(0.81, 0.42, 0.81, 1.1, 1.27, 1.1, radius: 0.05, filled: filled)
        pen.arrow(0.6, 0.18, 0.12, 0.18, 0.17)
        pen.arrow(0.75, 0.18, 1.23, 0.18, 0.17)
    }

    @Sendable private static func stackedTriangles(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(0.42, 0.54, 1.1, 0.54, 1.1, 0.08, radius: 0.05, filled: filled)
        pen.rounded(0.42, 0.81, 1.1, 0.81, 1.1, 1.27, radius: 0.05, filled: filled)
        pen.arrow(0.18, 0.6, 0.18, 0.12, 0.17)
        pen.arrow(0.18, 0.75, 0.18, 1.23, 0.17)
    }

    /// Adds the triangles on four keys.
    @Sendable private static func keyTips(_ pen: SymbolPen) {
        pen.shape(0.7, 0.18, 0.78, 0.31, 0.62, 0.31)
        pen.shape(0.18, 0.73, 0.31, 0.65, 0.31, 0.81)
        pen.shape(0.7, 0.8, 0.62, 0.67, 0.78, 0.67)
        pen.shape(1.22, 0.73, 1.09, 0.65, 1.09, 0.81)
    }

    /// Returns the outline of a skip by a number of seconds with two digits.
    private static func number(_ digits: String, isForward: Bool) -> Outline {
        Outline(1.15, 1.25) { pen in
            pen.place(isForward ? "goforward" : "gobackward", 0, 0, 1)
            for (index, digit) in digits.enumerated() {
                pen.place(String(digit), 0.26 + CGFloat(index) * 0.29, 0.49, 0.38)
            }
        }
    }
}
