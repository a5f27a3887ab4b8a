import Foundation

extension SymbolTable {
    /// Arrows and chevrons with bars, turns, branches and paths.
    static let paths: [String: Outline] = [
        "arrow.left.to.line": Outline(1.1, 0.95) {
            $0.arrow(1.02, 0.475, 0.28, 0.475, 0.42)
            $0.line(0.08, 0.1, 0.08, 0.85)
        },
        "arrow.right.to.line": Outline(1.1, 0.95) {
            $0.arrow(0.08, 0.475, 0.82, 0.475, 0.42)
            $0.line(1.02, 0.1, 1.02, 0.85)
        },
        "arrow.turn.up.right": Outline(1.1, 1.0) {
            $0.rounded(0.12, 0.9, 0.12, 0.34, 1.0, 0.34, radius: 0.18, closed: false)
            $0.line(0.74, 0.08, 1.0, 0.34, 0.74, 0.6)
        },
        "arrow.turn.down.left": Outline(1.1, 1.0) {
            $0.rounded(0.98, 0.1, 0.98, 0.66, 0.1, 0.66, radius: 0.18, closed: false)
            $0.line(0.36, 0.4, 0.1, 0.66, 0.36, 0.92)
        },
        "arrow.turn.right.up": Outline(1.0, 1.1) {
            $0.rounded(0.1, 0.98, 0.66, 0.98, 0.66, 0.1, radius: 0.18, closed: false)
            $0.line(0.4, 0.36, 0.66, 0.1, 0.92, 0.36)
        },
        "arrow.turn.right.down": Outline(1.0, 1.1) {
            $0.rounded(0.1, 0.12, 0.66, 0.12, 0.66, 1.0, radius: 0.18, closed: false)
            $0.line(0.4, 0.74, 0.66, 1.0, 0.92, 0.74)
        },
        "arrow.turn.left.up": Outline(1.0, 1.1) {
            $0.rounded(0.9, 0.98, 0.34, 0.98, 0.34, 0.1, radius: 0.18, closed: false)
            $0.line(0.08, 0.36, 0.34, 0.1, 0.6, 0.36)
        },
        "arrow.turn.left.down": Outline(1.0, 1.1) {
            $0.rounded(0.9, 0.12, 0.34, 0.12, 0.34, 1.0, radius: 0.18, closed: false)
            $0.line(0.08, 0.74, 0.34, 1.0, 0.6, 0.74)
        },
        "arrow.uturn.up": Outline(1.0, 1.1) {
            $0.line(0.34, 0.12, 0.34, 0.7)
            $0.arc(0.6, 0.72, 0.26, from: 0, to: 180)
            $0.line(0.86, 0.72, 0.86, 0.4)
            $0.line(0.08, 0.38, 0.34, 0.12, 0.6, 0.38)
        },
        "arrow.uturn.down": Outline(1.0, 1.1) {
            $0.line(0.34, 0.98, 0.34, 0.4)
            $0.arc(0.6, 0.38, 0.26, from: 180, to: 360)
            $0.line(0.86, 0.38, 0.86, 0.7)
            $0.line(0.08, 0.72, 0.34, 0.98, 0.6, 0.72)
        },
        "arrow.right.arrow.left": Outline(1.05, 1.1) {
            $0.arrow(0.1, 0.31, 0.95, 0.31, 0.3)
            $0.arrow(0.95, 0.79, 0.1, 0.79, 0.3)
        },
        "arrow.triangle.branch": Outline(1.05, 1.2) {
            $0.line(0.26, 0.3, 0.26, 1.12)
            $0.shape(0.26, 0.04, 0.46, 0.34, 0.06, 0.34)
            $0.curve(0.26, 0.9, 0.36, 0.72, 0.66, 0.62, 0.79, 0.48)
            $0.shape(0.95, 0.2, 0.98, 0.56, 0.64, 0.4)
        },
        "arrow.triangle.merge": Outline(1.1, 1.2) {
            $0.shape(0.55, 0.04, 0.76, 0.36, 0.34, 0.36)
            $0.line(0.55, 0.34, 0.55, 0.6)
            $0.curve(0.55, 0.56, 0.48, 0.78, 0.22, 0.9, 0.16, 1.12)
            $0.curve(0.55, 0.56, 0.62, 0.78, 0.88, 0.9, 0.94, 1.12)
        },
        "arrow.triangle.pull": Outline(1.1, 1.2) {
            $0.circle(0.24, 0.2, 0.13)
            $0.line(0.24, 0.34, 0.24, 0.84)
            $0.circle(0.24, 0.98, 0.13)
            $0.circle(0.88, 0.98, 0.13)
            $0.rounded(0.88, 0.84, 0.88, 0.24, 0.66, 0.24, radius: 0.2, closed: false)
            $0.shape(0.44, 0.24, 0.68, 0.06, 0.68, 0.42)
        },
        "arrow.triangle.swap": Outline(1.1, 1.15) {
            $0.line(0.34, 0.4, 0.34, 1.05)
            $0.shape(0.34, 0.06, 0.56, 0.42, 0.12, 0.42)
            $0.line(0.76, 0.1, 0.76, 0.75)
            $0.shape(0.76, 1.09, 0.98, 0.73, 0.54, 0.73)
        },
        "arrow.rectanglepath": Outline(1.3, 1.1) {
            $0.rounded(0.2, 0.5, 0.2, 0.22, 1.1, 0.22, 1.1, 0.5, radius: 0.14, closed: false)
            $0.rounded(1.1, 0.6, 1.1, 0.88, 0.36, 0.88, radius: 0.14, closed: false)
            $0.line(0.54, 0.7, 0.34, 0.88, 0.54, 1.04)
        },
        "arrow.3.trianglepath": Outline(1.2, 1.15) {
            $0.line(0.42, 0.34, 0.6, 0.08, 0.82, 0.44)
            $0.line(0.84, 0.24, 0.82, 0.46, 0.6, 0.4)
            $0.line(0.94, 0.6, 1.1, 0.98, 0.66, 0.98)
            $0.line(0.8, 0.82, 0.64, 0.98, 0.8, 1.1)
            $0.line(0.46, 0.98, 0.1, 0.98, 0.3, 0.58)
            $0.line(0.12, 0.66, 0.31, 0.56, 0.42, 0.74)
        },
        "arrowtriangle.right": Outline(0.9, 1.0) { $0.rounded(0.1, 0.06, 0.86, 0.5, 0.1, 0.94, radius: 0.1) },
        "arrowtriangle.left": Outline(0.9, 1.0) { $0.rounded(0.8, 0.06, 0.04, 0.5, 0.8, 0.94, radius: 0.1) },
        "arrowtriangle.up": Outline(1.0, 0.9) { $0.rounded(0.06, 0.8, 0.5, 0.04, 0.94, 0.8, radius: 0.1) },
        "arrowtriangle.down": Outline(1.0, 0.9) { $0.rounded(0.06, 0.1, 0.5, 0.86, 0.94, 0.1, radius: 0.1) },
        "arrowshape.right": Outline(1.25, 1.0) {
            $0.rounded(
                0.08, 0.36, 0.6, 0.36, 0.6, 0.08, 1.17, 0.5, 0.6, 0.92, 0.6, 0.64, 0.08, 0.64, radius: 0.05)
        },
        "arrowshape.left": Outline(1.25, 1.0) {
            $0.rounded(
                1.17, 0.36, 0.65, 0.36, 0.65, 0.08, 0.08, 0.5, 0.65, 0.92, 0.65, 0.64, 1.17, 0.64, radius: 0.05)
        },
        "arrowshape.up": Outline(1.0, 1.25) {
            $0.rounded(
                0.36, 1.17, 0.36, 0.65, 0.08, 0.65, 0.5, 0.08, 0.92, 0.65, 0.64, 0.65, 0.64, 1.17, radius: 0.05)
        },
        "arrowshape.down": Outline(1.0, 1.25) {
            $0.rounded(
                0.36, 0.08, 0.36, 0.6, 0.08, 0.6, 0.5, 1.17, 0.92, 0.6, 0.64, 0.6, 0.64, 0.08, radius: 0.05)
        },
        "chevron.up.2": Outline(0.9, 0.95) {
            $0.line(0.12, 0.45, 0.45, 0.13, 0.78, 0.45)
            $0.line(0.12, 0.83, 0.45, 0.51, 0.78, 0.83)
        },
        "chevron.down.2": Outline(0.9, 0.95) {
            $0.line(0.12, 0.12, 0.45, 0.44, 0.78, 0.12)
            $0.line(0.12, 0.5, 0.45, 0.82, 0.78, 0.5)
        },
        "chevron.left.to.line": Outline(0.85, 1.0) {
            $0.line(0.1, 0.1, 0.1, 0.9)
            $0.line(0.75, 0.12, 0.33, 0.5, 0.75, 0.88)
        },
        "chevron.right.to.line": Outline(0.85, 1.0) {
            $0.line(0.75, 0.1, 0.75, 0.9)
            $0.line(0.1, 0.12, 0.52, 0.5, 0.1, 0.88)
        },
        "chevron.left.chevron.right": Outline(1.2, 0.95) {
            $0.line(0.46, 0.12, 0.1, 0.475, 0.46, 0.83)
            $0.line(0.74, 0.12, 1.1, 0.475, 0.74, 0.83)
        },
        "clock.arrow.circlepath": Outline(1.3, 1.15) {
            $0.arc(0.7, 0.575, 0.48, from: 195, to: 510)
            $0.line(0.08, 0.42, 0.22, 0.6, 0.4, 0.46)
            $0.line(0.7, 0.3, 0.7, 0.6, 0.9, 0.7)
        },
        "checkmark.gobackward": Outline(1.15, 1.25) {
            $0.arc(0.575, 0.67, 0.48, from: 255, to: 575)
            $0.line(0.62, 0.05, 0.42, 0.2, 0.6, 0.38)
            $0.line(0.37, 0.68, 0.52, 0.85, 0.78, 0.48)
        },
        "lock.rotation": Outline(1.15, 1.25) {
            $0.arc(0.575, 0.65, 0.48, from: 285, to: 595)
            $0.line(0.54, 0.03, 0.74, 0.18, 0.56, 0.36)
            $0.place("lock.fill", 0.375, 0.39, 0.46)
        },
        "tray.and.arrow.down": Outline(1.3, 1.25) { tray($0, isDown: true) },
        "tray.and.arrow.up": Outline(1.3, 1.25) { tray($0, isDown: false) },
        "square.and.arrow.up.on.square": Outline(1.25, 1.35) {
            $0.place("square.and.arrow.up", 0, 0, 0.95)
            $0.rounded(1.04, 0.56, 1.17, 0.56, 1.17, 1.27, 0.34, 1.27, 0.34, 1.16, radius: 0.12, closed: false)
        },
        "square.and.arrow.down.on.square": Outline(1.25, 1.35) {
            $0.place("square.and.arrow.down", 0, 0, 0.95)
            $0.rounded(1.04, 0.56, 1.17, 0.56, 1.17, 1.27, 0.34, 1.27, 0.34, 1.16, radius: 0.12, closed: false)
        },
        "phone.arrow.up.right": Outline(1.25, 1.15) {
            $0.place("phone", 0, 0.1, 0.98)
            $0.arrow(0.72, 0.5, 1.12, 0.1, 0.26)
        },
        "phone.arrow.down.left": Outline(1.25, 1.15) {
            $0.place("phone", 0, 0.1, 0.98)
            $0.arrow(1.12, 0.1, 0.72, 0.5, 0.26)
        },
        "arrow.up.bin": Outline(1.2, 1.1) {
            bin($0)
            $0.arrow(0.6, 0.84, 0.6, 0.5, 0.18)
        },
        "xmark.bin": Outline(1.2, 1.1) {
            bin($0)
            $0.line(0.46, 0.54, 0.74, 0.82)
            $0.line(0.74, 0.54, 0.46, 0.82)
        },
    ]

    @Sendable private static func bin(_ pen: SymbolPen) {
        pen.box(0.08, 0.08, 1.04, 0.22, 0.06)
        pen.rounded(0.16, 0.3, 0.16, 1.02, 1.04, 1.02, 1.04, 0.3, radius: 0.12, closed: false)
    }

    @Sendable private static func tray(_ pen: SymbolPen, isDown: Bool) {
        pen.place("tray", 0, 0.24, 1)
        if isDown { pen.arrow(0.65, 0.06, 0.65, 0.62, 0.22) } else { pen.arrow(0.65, 0.62, 0.65, 0.06, 0.22) }
    }
}
