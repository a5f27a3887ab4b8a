import Foundation

extension SymbolTable {
    /// Arrows, chevrons, lists, frames and signs.
    static let shapes: [String: Outline] = [
        "arrow.up.right": Outline(0.95, 0.95) {
            $0.line(0.12, 0.83, 0.83, 0.12)
            $0.line(0.3, 0.12, 0.83, 0.12, 0.83, 0.65)
        },
        "arrow.up.left": Outline(0.95, 0.95) {
            $0.line(0.83, 0.83, 0.12, 0.12)
            $0.line(0.65, 0.12, 0.12, 0.12, 0.12, 0.65)
        },
        "arrow.down.right": Outline(0.95, 0.95) {
            $0.line(0.12, 0.12, 0.83, 0.83)
            $0.line(0.83, 0.3, 0.83, 0.83, 0.3, 0.83)
        },
        "arrow.down.left": Outline(0.95, 0.95) {
            $0.line(0.83, 0.12, 0.12, 0.83)
            $0.line(0.12, 0.3, 0.12, 0.83, 0.65, 0.83)
        },
        "arrow.up.arrow.down": Outline(1.1, 1.05) {
            $0.arrow(0.31, 0.95, 0.31, 0.1, 0.3)
            $0.arrow(0.79, 0.1, 0.79, 0.95, 0.3)
        },
        "arrow.left.arrow.right": Outline(1.05, 1.1) {
            $0.arrow(0.1, 0.31, 0.95, 0.31, 0.3)
            $0.arrow(0.95, 0.79, 0.1, 0.79, 0.3)
        },
        "arrow.left.and.right": Outline(1.3, 0.7) {
            $0.arrow(0.65, 0.35, 0.1, 0.35, 0.34)
            $0.arrow(0.65, 0.35, 1.2, 0.35, 0.34)
        },
        "arrow.up.and.down": Outline(0.7, 1.3) {
            $0.arrow(0.35, 0.65, 0.35, 0.1, 0.34)
            $0.arrow(0.35, 0.65, 0.35, 1.2, 0.34)
        },
        "arrow.counterclockwise": Outline(1.0, 1.1) {
            $0.arc(0.5, 0.6, 0.4, from: 240, to: 520)
            $0.line(0.5, 0.06, 0.29, 0.25, 0.48, 0.46)
        },
        "arrow.triangle.2.circlepath": Outline(1.3, 1.05) {
            $0.arc(0.65, 0.525, 0.44, from: 212, to: 350)
            $0.arc(0.65, 0.525, 0.44, from: 32, to: 170)
            $0.rounded(0.87, 0.47, 1.29, 0.47, 1.08, 0.77, radius: 0.05, filled: true)
            $0.rounded(0.43, 0.58, 0.01, 0.58, 0.22, 0.28, radius: 0.05, filled: true)
        },
        "arrow.2.squarepath": Outline(1.32, 1.0) {
            $0.rounded(0.52, 0.12, 1.02, 0.12, 1.02, 0.74, radius: 0.16, closed: false)
            $0.line(0.82, 0.55, 1.02, 0.76, 1.22, 0.55)
            $0.rounded(0.8, 0.88, 0.3, 0.88, 0.3, 0.26, radius: 0.16, closed: false)
            $0.line(0.1, 0.45, 0.3, 0.24, 0.5, 0.45)
        },
        "arrow.uturn.left": Outline(1.1, 1.0) { turnLeft($0) },
        "arrow.uturn.backward": Outline(1.1, 1.0) { turnLeft($0) },
        "arrow.uturn.right": Outline(1.1, 1.0) { turnRight($0) },
        "arrow.uturn.forward": Outline(1.1, 1.0) { turnRight($0) },
        "arrow.turn.down.right": Outline(1.1, 1.0) {
            $0.rounded(0.12, 0.1, 0.12, 0.66, 1.0, 0.66, radius: 0.18, closed: false)
            $0.line(0.74, 0.4, 1.0, 0.66, 0.74, 0.92)
        },
        "arrow.up.left.and.arrow.down.right": Outline(1.05, 1.05) { outward($0) },
        "arrow.up.backward.and.arrow.down.forward": Outline(1.05, 1.05) { outward($0) },
        "arrow.down.right.and.arrow.up.left": Outline(1.05, 1.05) { inward($0) },
        "arrow.down.forward.and.arrow.up.backward": Outline(1.05, 1.05) { inward($0) },
        "arrow.down.to.line": Outline(0.95, 1.1) {
            $0.arrow(0.475, 0.08, 0.475, 0.8, 0.44)
            $0.line(0.1, 1.02, 0.85, 1.02)
        },
        "arrow.up.to.line": Outline(0.95, 1.1) {
            $0.arrow(0.475, 1.02, 0.475, 0.3, 0.44)
            $0.line(0.1, 0.08, 0.85, 0.08)
        },
        "arrowshape.turn.up.right": Outline(1.3, 1.1) {
            $0.outline { path in
                path.move(to: CGPoint(x: 1.22, y: 0.48))
                path.addLine(to: CGPoint(x: 0.74, y: 0.08))
                path.addLine(to: CGPoint(x: 0.74, y: 0.3))
                path.addCurve(
                    to: CGPoint(x: 0.08, y: 1.0), control1: CGPoint(x: 0.3, y: 0.32), control2: CGPoint(x: 0.08, y: 0.6)
                )
                path.addCurve(
                    to: CGPoint(x: 0.74, y: 0.68), control1: CGPoint(x: 0.25, y: 0.76),
                    control2: CGPoint(x: 0.45, y: 0.68))
                path.addLine(to: CGPoint(x: 0.74, y: 0.88))
                path.closeSubpath()
            }
        },
        "square.and.arrow.down": Outline(1.0, 1.2) {
            $0.line(0.32, 0.42, 0.12, 0.42, 0.12, 1.1, 0.88, 1.1, 0.88, 0.42, 0.68, 0.42)
            $0.line(0.5, 0.08, 0.5, 0.76)
            $0.line(0.27, 0.54, 0.5, 0.78, 0.73, 0.54)
        },
        "rectangle.portrait.and.arrow.forward": Outline(1.25, 1.15) { door($0) },
        "rectangle.portrait.and.arrow.right": Outline(1.25, 1.15) { door($0) },
        "chevron.compact.down": Outline(1.1, 0.42) { $0.line(0.1, 0.1, 0.55, 0.3, 1.0, 0.1) },
        "chevron.compact.up": Outline(1.1, 0.42) { $0.line(0.1, 0.32, 0.55, 0.12, 1.0, 0.32) },
        "chevron.compact.left": Outline(0.42, 1.1) { $0.line(0.32, 0.1, 0.12, 0.55, 0.32, 1.0) },
        "chevron.compact.right": Outline(0.42, 1.1) { $0.line(0.1, 0.1, 0.3, 0.55, 0.1, 1.0) },
        "chevron.right.2": Outline(0.95, 0.9) {
            $0.line(0.12, 0.12, 0.44, 0.45, 0.12, 0.78)
            $0.line(0.5, 0.12, 0.82, 0.45, 0.5, 0.78)
        },
        "chevron.left.2": Outline(0.95, 0.9) {
            $0.line(0.83, 0.12, 0.51, 0.45, 0.83, 0.78)
            $0.line(0.45, 0.12, 0.13, 0.45, 0.45, 0.78)
        },
        "chevron.left.forwardslash.chevron.right": Outline(1.45, 0.95) {
            $0.line(0.38, 0.2, 0.1, 0.475, 0.38, 0.75)
            $0.line(1.07, 0.2, 1.35, 0.475, 1.07, 0.75)
            $0.line(0.83, 0.1, 0.62, 0.85)
        },
        "line.3.horizontal.decrease": Outline(1.1, 0.8) {
            $0.line(0.08, 0.1, 1.02, 0.1)
            $0.line(0.24, 0.4, 0.86, 0.4)
            $0.line(0.42, 0.7, 0.68, 0.7)
        },
        "line.horizontal.3": Outline(1.1, 0.86) { lines($0, 0.08, 1.02) },
        "list.dash": Outline(1.25, 0.86) {
            lines($0, 0.08, 0.16)
            lines($0, 0.4, 1.17)
        },
        "list.number": Outline(1.25, 1.1) {
            $0.line(0.08, 0.12, 0.17, 0.08, 0.17, 0.3)
            $0.curve(0.07, 0.48, 0.16, 0.43, 0.23, 0.5, 0.16, 0.59, 0.07, 0.68)
            $0.line(0.07, 0.68, 0.24, 0.68)
            $0.curve(0.07, 0.82, 0.16, 0.79, 0.22, 0.85, 0.13, 0.91)
            $0.curve(0.13, 0.91, 0.24, 0.96, 0.16, 1.04, 0.07, 1.01)
            $0.line(0.46, 0.19, 1.17, 0.19)
            $0.line(0.46, 0.55, 1.17, 0.55)
            $0.line(0.46, 0.91, 1.17, 0.91)
        },
        "list.bullet.rectangle": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.disc(0.31, 0.31, 0.055)
            $0.disc(0.31, 0.525, 0.055)
            $0.disc(0.31, 0.74, 0.055)
            $0.line(0.5, 0.31, 1.0, 0.31)
            $0.line(0.5, 0.525, 1.0, 0.525)
            $0.line(0.5, 0.74, 1.0, 0.74)
        },
        "list.bullet.rectangle.fill": Outline(1.3, 1.05) {
            $0.filledBox(0.04, 0.04, 1.22, 0.97, 0.17)
            $0.disc(0.31, 0.31, 0.06)
            $0.disc(0.31, 0.525, 0.06)
            $0.disc(0.31, 0.74, 0.06)
            $0.ribbon(0.5, 0.31, 1.0, 0.31, width: 0.08)
            $0.ribbon(0.5, 0.525, 1.0, 0.525, width: 0.08)
            $0.ribbon(0.5, 0.74, 1.0, 0.74, width: 0.08)
        },
        "slider.horizontal.3": Outline(1.2, 1.0) {
            $0.line(0.08, 0.16, 0.66, 0.16)
            $0.circle(0.78, 0.16, 0.11)
            $0.line(0.9, 0.16, 1.12, 0.16)
            $0.line(0.08, 0.5, 0.28, 0.5)
            $0.circle(0.4, 0.5, 0.11)
            $0.line(0.52, 0.5, 1.12, 0.5)
            $0.line(0.08, 0.84, 0.66, 0.84)
            $0.circle(0.78, 0.84, 0.11)
            $0.line(0.9, 0.84, 1.12, 0.84)
        },
        "square.grid.2x2": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.38, 0.38, 0.09)
            $0.box(0.64, 0.08, 0.38, 0.38, 0.09)
            $0.box(0.08, 0.64, 0.38, 0.38, 0.09)
            $0.box(0.64, 0.64, 0.38, 0.38, 0.09)
        },
        "square.grid.3x3": Outline(1.1, 1.1) {
            for row in 0..<3 {
                $0.box(0.08, 0.08 + CGFloat(row) * 0.35, 0.24, 0.24, 0.05)
                $0.box(0.43, 0.08 + CGFloat(row) * 0.35, 0.24, 0.24, 0.05)
                $0.box(0.78, 0.08 + CGFloat(row) * 0.35, 0.24, 0.24, 0.05)
            }
        },
        "rectangle.grid.1x2": Outline(1.15, 1.1) {
            $0.box(0.08, 0.08, 0.99, 0.38, 0.1)
            $0.box(0.08, 0.64, 0.99, 0.38, 0.1)
        },
        "rectangle.grid.2x2": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 0.48, 0.36, 0.09)
            $0.box(0.74, 0.08, 0.48, 0.36, 0.09)
            $0.box(0.08, 0.61, 0.48, 0.36, 0.09)
            $0.box(0.74, 0.61, 0.48, 0.36, 0.09)
        },
        "square.stack": Outline(1.05, 1.25) { stack($0, 1.05, 1.25) },
        "rectangle.stack": Outline(1.3, 1.1) { stack($0, 1.3, 1.1) },
        "square.on.square": Outline(1.15, 1.15) {
            $0.box(0.08, 0.36, 0.71, 0.71, 0.13)
            $0.rounded(0.36, 0.26, 0.36, 0.08, 1.07, 0.08, 1.07, 0.79, 0.89, 0.79, radius: 0.14, closed: false)
        },
        "square.split.2x1": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(0.55, 0.1, 0.55, 1.0)
        },
        "square.split.1x2": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(0.1, 0.55, 1.0, 0.55)
        },
        "square.dashed": Outline(1.1, 1.1) {
            $0.rounded(0.08, 0.32, 0.08, 0.08, 0.32, 0.08, radius: 0.16, closed: false)
            $0.rounded(0.78, 0.08, 1.02, 0.08, 1.02, 0.32, radius: 0.16, closed: false)
            $0.rounded(1.02, 0.78, 1.02, 1.02, 0.78, 1.02, radius: 0.16, closed: false)
            $0.rounded(0.32, 1.02, 0.08, 1.02, 0.08, 0.78, radius: 0.16, closed: false)
            $0.line(0.49, 0.08, 0.61, 0.08)
            $0.line(0.49, 1.02, 0.61, 1.02)
            $0.line(0.08, 0.49, 0.08, 0.61)
            $0.line(1.02, 0.49, 1.02, 0.61)
        },
        "circle.dashed": Outline(1.15, 1.15) {
            for dash in 0..<8 {
                $0.arc(0.575, 0.575, 0.5, from: CGFloat(dash) * 45 - 102, to: CGFloat(dash) * 45 - 78)
            }
        },
        "circle.lefthalf.filled": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.outline(filled: true) { path in
                path.move(to: CGPoint(x: 0.575, y: 0.08))
                path.addCurve(
                    to: CGPoint(x: 0.575, y: 1.07), control1: CGPoint(x: -0.085, y: 0.08),
                    control2: CGPoint(x: -0.085, y: 1.07))
                path.closeSubpath()
            }
        },
        "app": Outline(1.15, 1.15) { $0.box(0.08, 0.08, 0.99, 0.99, 0.26) },
        "app.badge": Outline(1.25, 1.25) {
            $0.rounded(
                0.7, 0.2, 0.08, 0.2, 0.08, 1.17, 1.05, 1.17, 1.05, 0.55, radius: 0.28, closed: false)
            $0.disc(1.02, 0.23, 0.2)
        },
        "app.badge.fill": Outline(1.25, 1.25) {
            $0.rounded(
                0.04, 0.16, 0.7, 0.16, 0.71, 0.28, 0.77, 0.41, 0.87, 0.5, 1.0, 0.54, 1.09, 0.54, 1.09, 1.21, 0.04, 1.21,
                radius: 0.26, filled: true)
            $0.disc(1.02, 0.23, 0.2)
        },
        "rectangle": Outline(1.3, 1.05) { $0.box(0.08, 0.08, 1.14, 0.89, 0.14) },
        "rectangle.portrait": Outline(1.0, 1.25) { $0.box(0.08, 0.08, 0.84, 1.09, 0.14) },
        "capsule": Outline(1.4, 0.9) { $0.box(0.08, 0.08, 1.24, 0.74, 0.37) },
        "oval": Outline(1.4, 0.9) { $0.oval(0.7, 0.45, 0.62, 0.37) },
        "triangle": Outline(1.2, 1.1) { $0.rounded(0.6, 0.06, 1.13, 1.0, 0.07, 1.0, radius: 0.12) },
        "diamond": Outline(1.2, 1.2) { $0.rounded(0.6, 0.06, 1.14, 0.6, 0.6, 1.14, 0.06, 0.6, radius: 0.12) },
        "hexagon": Outline(1.15, 1.25) {
            $0.rounded(
                0.575, 0.07, 1.07, 0.35, 1.07, 0.9, 0.575, 1.18, 0.08, 0.9, 0.08, 0.35, radius: 0.1)
        },
        "octagon": Outline(1.15, 1.15) {
            $0.rounded(
                0.36, 0.08, 0.79, 0.08, 1.07, 0.36, 1.07, 0.79, 0.79, 1.07, 0.36, 1.07, 0.08, 0.79, 0.08, 0.36,
                radius: 0.07)
        },
        "sidebar.left": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.48, 0.1, 0.48, 0.95)
            $0.line(0.21, 0.3, 0.34, 0.3)
            $0.line(0.21, 0.47, 0.34, 0.47)
            $0.line(0.21, 0.64, 0.34, 0.64)
        },
        "sidebar.right": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.82, 0.1, 0.82, 0.95)
            $0.line(0.96, 0.3, 1.09, 0.3)
            $0.line(0.96, 0.47, 1.09, 0.47)
            $0.line(0.96, 0.64, 1.09, 0.64)
        },
        "viewfinder": Outline(1.15, 1.15) { corners($0) },
        "text.viewfinder": Outline(1.15, 1.15) {
            corners($0)
            $0.line(0.32, 0.4, 0.83, 0.4)
            $0.line(0.32, 0.575, 0.83, 0.575)
            $0.line(0.32, 0.75, 0.62, 0.75)
        },
        "location.viewfinder": Outline(1.15, 1.15) {
            corners($0)
            $0.shape(0.83, 0.32, 0.3, 0.57, 0.54, 0.61, 0.58, 0.85)
        },
        "faceid": Outline(1.15, 1.15) {
            corners($0)
            $0.line(0.37, 0.4, 0.37, 0.49)
            $0.line(0.78, 0.4, 0.78, 0.49)
            $0.rounded(0.59, 0.4, 0.59, 0.63, 0.53, 0.63, radius: 0.04, closed: false)
            $0.arc(0.575, 0.58, 0.24, from: 45, to: 135)
        },
        "touchid": Outline(1.15, 1.2) {
            $0.curve(0.2, 0.36, 0.36, 0.17, 0.575, 0.1, 0.79, 0.17, 0.95, 0.36)
            $0.curve(
                0.11, 0.74, 0.17, 0.58, 0.27, 0.42, 0.42, 0.31, 0.6, 0.28, 0.8, 0.35, 0.93, 0.5, 1.0, 0.7, 1.0, 0.84)
            $0.curve(
                0.22, 0.94, 0.3, 0.78, 0.36, 0.6, 0.47, 0.49, 0.61, 0.47, 0.75, 0.56, 0.81, 0.7, 0.82, 0.88, 0.79, 1.02)
            $0.curve(0.38, 1.06, 0.47, 0.94, 0.54, 0.8, 0.58, 0.66)
            $0.curve(0.58, 1.1, 0.62, 1.02, 0.66, 0.88)
        },
        "crop": Outline(1.2, 1.2) {
            $0.rounded(0.3, 0.08, 0.3, 0.9, 1.12, 0.9, radius: 0.08, closed: false)
            $0.rounded(0.08, 0.3, 0.9, 0.3, 0.9, 1.12, radius: 0.08, closed: false)
        },
        "rotate.right": Outline(1.25, 1.2) {
            $0.box(0.08, 0.5, 0.78, 0.62, 0.12)
            $0.arc(0.62, 0.64, 0.49, from: 245, to: 345)
            $0.shape(0.93, 0.46, 1.25, 0.42, 1.12, 0.72)
        },
        "rotate.left": Outline(1.25, 1.2) {
            $0.box(0.39, 0.5, 0.78, 0.62, 0.12)
            $0.arc(0.63, 0.64, 0.49, from: 195, to: 295)
            $0.shape(0.32, 0.46, 0.0, 0.42, 0.13, 0.72)
        },
        "lasso": Outline(1.25, 1.15) {
            $0.oval(0.65, 0.42, 0.52, 0.34)
            $0.circle(0.3, 0.74, 0.11)
            $0.curve(0.3, 0.85, 0.33, 0.97, 0.45, 1.06)
        },
    ]

    @Sendable private static func turnLeft(_ pen: SymbolPen) {
        pen.line(0.1, 0.36, 0.72, 0.36)
        pen.line(0.36, 0.1, 0.1, 0.36, 0.36, 0.62)
        pen.arc(0.72, 0.63, 0.27, from: 270, to: 450)
        pen.line(0.72, 0.9, 0.44, 0.9)
    }

    @Sendable private static func turnRight(_ pen: SymbolPen) {
        pen.line(1.0, 0.36, 0.38, 0.36)
        pen.line(0.74, 0.1, 1.0, 0.36, 0.74, 0.62)
        pen.arc(0.38, 0.63, 0.27, from: 90, to: 270)
        pen.line(0.38, 0.9, 0.66, 0.9)
    }

    /// Adds two arrows to the corners.
    @Sendable private static func outward(_ pen: SymbolPen) {
        pen.line(0.1, 0.42, 0.1, 0.1, 0.42, 0.1)
        pen.line(0.1, 0.1, 0.42, 0.42)
        pen.line(0.95, 0.63, 0.95, 0.95, 0.63, 0.95)
        pen.line(0.95, 0.95, 0.63, 0.63)
    }

    /// Adds two arrows from the corners.
    @Sendable private static func inward(_ pen: SymbolPen) {
        pen.line(0.1, 0.44, 0.44, 0.44, 0.44, 0.1)
        pen.line(0.08, 0.08, 0.44, 0.44)
        pen.line(0.61, 0.95, 0.61, 0.61, 0.95, 0.61)
        pen.line(0.97, 0.97, 0.61, 0.61)
    }

    /// Adds a door with an arrow out of it.
    @Sendable private static func door(_ pen: SymbolPen) {
        pen.rounded(
            0.74, 0.34, 0.74, 0.08, 0.08, 0.08, 0.08, 1.07, 0.74, 1.07, 0.74, 0.81, radius: 0.14, closed: false)
        pen.arrow(0.42, 0.575, 1.15, 0.575, 0.28)
    }

    /// Adds three lines below each other.
    @Sendable private static func lines(_ pen: SymbolPen, _ left: CGFloat, _ right: CGFloat) {
        pen.line(left, 0.1, right, 0.1)
        pen.line(left, 0.43, right, 0.43)
        pen.line(left, 0.76, right, 0.76)
    }

    /// Adds a rectangle with the edges of two others above it.
    @Sendable private static func stack(_ pen: SymbolPen, _ width: CGFloat, _ height: CGFloat) {
        pen.box(0.08, 0.36, width - 0.16, height - 0.44, 0.14)
        pen.line(0.2, 0.22, width - 0.2, 0.22)
        pen.line(0.3, 0.08, width - 0.3, 0.08)
    }

    /// Adds the four corners of a frame.
    @Sendable private static func corners(_ pen: SymbolPen) {
        pen.rounded(0.08, 0.34, 0.08, 0.08, 0.34, 0.08, radius: 0.18, closed: false)
        pen.rounded(0.81, 0.08, 1.07, 0.08, 1.07, 0.34, radius: 0.18, closed: false)
        pen.rounded(1.07, 0.81, 1.07, 1.07, 0.81, 1.07, radius: 0.18, closed: false)
        pen.rounded(0.34, 1.07, 0.08, 1.07, 0.08, 0.81, radius: 0.18, closed: false)
    }
}
