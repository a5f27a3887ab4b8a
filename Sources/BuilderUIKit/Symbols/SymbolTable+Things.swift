import Foundation

extension SymbolTable {
    /// Tools, containers, clocks, sports and other things.
    static let things: [String: Outline] = [
        "archivebox": Outline(1.25, 1.05) {
            $0.box(0.08, 0.08, 1.09, 0.26, 0.07)
            $0.rounded(0.16, 0.34, 0.16, 0.97, 1.09, 0.97, 1.09, 0.34, radius: 0.12, closed: false)
            $0.line(0.47, 0.54, 0.78, 0.54)
        },
        "archivebox.fill": Outline(1.25, 1.05) {
            $0.filledBox(0.04, 0.04, 1.17, 0.29, 0.08)
            $0.rounded(0.11, 0.4, 1.14, 0.4, 1.14, 1.01, 0.11, 1.01, radius: 0.14, filled: true)
            $0.ribbon(0.46, 0.57, 0.79, 0.57)
        },
        "applelogo": Outline(1.0, 1.2) {
            $0.curve(
                0.5, 0.36, 0.64, 0.31, 0.8, 0.32, 0.92, 0.45, 0.95, 0.65, 0.88, 0.9, 0.74, 1.1, 0.62, 1.14, 0.5, 1.1,
                0.38,
                1.14, 0.26, 1.1, 0.12, 0.9, 0.05, 0.65, 0.08, 0.45, 0.2, 0.32, 0.36, 0.31, closed: true, filled: true)
            $0.curve(0.5, 0.28, 0.53, 0.14, 0.7, 0.04, 0.68, 0.18, closed: true, filled: true)
        },
        "paperclip": Outline(1.1, 1.1) {
            $0.curve(
                0.76, 0.44, 0.46, 0.74, 0.39, 0.77, 0.33, 0.74, 0.3, 0.68, 0.33, 0.61, 0.68, 0.26, 0.76, 0.22, 0.84,
                0.22, 0.92, 0.26, 0.96, 0.33, 0.96, 0.42, 0.92, 0.49, 0.52, 0.89, 0.41, 0.95, 0.29, 0.95, 0.18, 0.89,
                0.12, 0.78, 0.12, 0.66, 0.18, 0.55, 0.48, 0.25)
        },
        "scissors": Outline(1.25, 1.1) {
            $0.oval(0.25, 0.28, 0.17, 0.17)
            $0.oval(0.25, 0.82, 0.17, 0.17)
            $0.line(0.4, 0.37, 1.17, 0.85)
            $0.line(0.4, 0.73, 1.17, 0.25)
        },
        "hammer": Outline(1.2, 1.2) {
            $0.rounded(0.53, 0.49, 0.68, 0.64, 0.24, 1.12, 0.08, 0.96, radius: 0.07)
            $0.rounded(
                0.4, 0.32, 0.62, 0.1, 0.8, 0.12, 0.99, 0.31, 0.99, 0.42, 1.12, 0.5, 0.96, 0.68, 0.84, 0.58, 0.75, 0.58,
                0.56, 0.38, 0.46, 0.38, radius: 0.05)
        },
        "wrench": Outline(1.15, 1.15) {
            $0.rounded(
                0.86, 0.07, 0.68, 0.24, 0.72, 0.42, 0.91, 0.46, 1.08, 0.28, 1.05, 0.5, 0.88, 0.66, 0.67, 0.65, 0.26,
                1.06,
                0.09, 0.89, 0.49, 0.48, 0.48, 0.27, 0.64, 0.1, radius: 0.09)
        },
        "gearshape.2": Outline(1.5, 1.2) {
            wheel($0, 0.5, 0.5, 0.42)
            $0.circle(0.5, 0.5, 0.14)
            wheel($0, 1.12, 0.82, 0.3)
            $0.circle(1.12, 0.82, 0.08)
        },
        "bolt": Outline(0.95, 1.25) {
            $0.rounded(0.6, 0.06, 0.1, 0.7, 0.44, 0.7, 0.35, 1.19, 0.85, 0.55, 0.51, 0.55, radius: 0.05)
        },
        "lightbulb": Outline(0.9, 1.25) {
            $0.curve(
                0.28, 0.84, 0.25, 0.7, 0.12, 0.55, 0.1, 0.36, 0.24, 0.14, 0.45, 0.08, 0.66, 0.14, 0.8, 0.36, 0.78, 0.55,
                0.65, 0.7, 0.62, 0.84, closed: true)
            $0.line(0.31, 1.0, 0.59, 1.0)
            $0.line(0.38, 1.14, 0.52, 1.14)
        },
        "key": Outline(1.15, 1.15) {
            $0.circle(0.76, 0.39, 0.3)
            $0.disc(0.86, 0.29, 0.08)
            $0.rounded(0.55, 0.6, 0.12, 1.03, 0.26, 1.08, radius: 0.02, closed: false)
            $0.line(0.32, 0.84, 0.46, 0.96)
        },
        "shield": Outline(1.05, 1.25) { shield($0) },
        "checkmark.shield": Outline(1.05, 1.25) {
            shield($0)
            $0.line(0.33, 0.61, 0.47, 0.78, 0.73, 0.41)
        },
        "checkmark.shield.fill": Outline(1.05, 1.25) {
            shield($0)
            shield($0, filled: true)
            $0.ribbon(0.33, 0.61, 0.47, 0.78, 0.73, 0.41)
        },
        "lock.open": Outline(1.2, 1.15) {
            $0.box(0.1, 0.5, 0.66, 0.57, 0.1)
            $0.line(0.64, 0.5, 0.64, 0.3)
            $0.arc(0.85, 0.29, 0.21, from: 180, to: 360)
            $0.line(1.06, 0.3, 1.06, 0.44)
        },
        "sparkles": Outline(1.15, 1.25) {
            sparkle($0, 0.46, 0.68, 0.44)
            sparkle($0, 0.93, 0.27, 0.22)
            sparkle($0, 0.93, 1.04, 0.17)
        },
        "wand.and.stars": Outline(1.25, 1.2) {
            $0.rounded(0.67, 0.4, 0.8, 0.53, 0.22, 1.11, 0.09, 0.98, radius: 0.05)
            $0.line(0.55, 0.54, 0.67, 0.66)
            sparkle($0, 0.38, 0.24, 0.2)
            sparkle($0, 1.0, 0.24, 0.22)
            sparkle($0, 1.03, 0.82, 0.18)
        },
        "paintbrush": Outline(1.2, 1.2) {
            $0.rounded(1.02, 0.1, 1.12, 0.2, 0.68, 0.74, 0.46, 0.52, radius: 0.1)
            $0.curve(
                0.42, 0.6, 0.27, 0.65, 0.22, 0.8, 0.2, 0.95, 0.08, 1.02, 0.24, 1.11, 0.45, 1.06, 0.58, 0.95, 0.6, 0.79)
        },
        "paintpalette": Outline(1.35, 1.15) {
            $0.curve(
                0.7, 0.08, 1.04, 0.17, 1.25, 0.4, 1.24, 0.6, 1.08, 0.7, 0.93, 0.74, 0.9, 0.85, 0.88, 1.0, 0.7, 1.07,
                0.38,
                0.99, 0.14, 0.77, 0.09, 0.5, 0.22, 0.24, 0.44, 0.11, closed: true)
            $0.disc(0.35, 0.66, 0.09)
            $0.disc(0.37, 0.39, 0.09)
            $0.disc(0.64, 0.27, 0.09)
            $0.disc(0.94, 0.38, 0.09)
        },
        "creditcard": Outline(1.35, 1.0) {
            $0.box(0.08, 0.08, 1.19, 0.84, 0.14)
            $0.filledBox(0.1, 0.28, 1.15, 0.14, 0.01)
            $0.line(0.26, 0.7, 0.46, 0.7)
        },
        "creditcard.fill": Outline(1.35, 1.0) {
            $0.rounded(0.04, 0.27, 0.04, 0.04, 1.31, 0.04, 1.31, 0.27, radius: 0.16, closed: true, filled: true)
            $0.rounded(0.04, 0.38, 1.31, 0.38, 1.31, 0.96, 0.04, 0.96, radius: 0.16, filled: true)
            $0.ribbon(0.24, 0.74, 0.46, 0.74, width: 0.1)
        },
        "banknote": Outline(1.4, 0.95) {
            $0.box(0.08, 0.08, 1.24, 0.79, 0.12)
            $0.circle(0.7, 0.475, 0.18)
            $0.disc(0.29, 0.475, 0.06)
            $0.disc(1.11, 0.475, 0.06)
        },
        "bag": Outline(1.05, 1.2) {
            $0.rounded(0.12, 0.32, 0.93, 0.32, 0.97, 1.12, 0.08, 1.12, radius: 0.13)
            $0.line(0.33, 0.5, 0.33, 0.27)
            $0.arc(0.525, 0.27, 0.195, from: 180, to: 360)
            $0.line(0.72, 0.27, 0.72, 0.5)
        },
        "bag.fill": Outline(1.05, 1.2) {
            $0.rounded(0.08, 0.28, 0.97, 0.28, 1.01, 1.16, 0.04, 1.16, radius: 0.15, filled: true)
            $0.arc(0.525, 0.27, 0.195, from: 180, to: 360)
            $0.ribbon(0.33, 0.42, 0.33, 0.5, width: 0.08)
            $0.ribbon(0.72, 0.42, 0.72, 0.5, width: 0.08)
        },
        "basket": Outline(1.3, 1.1) {
            $0.rounded(0.08, 0.42, 1.22, 0.42, 1.06, 1.02, 0.24, 1.02, radius: 0.1)
            $0.line(0.34, 0.42, 0.54, 0.09)
            $0.line(0.96, 0.42, 0.76, 0.09)
            $0.line(0.48, 0.6, 0.48, 0.84)
            $0.line(0.65, 0.6, 0.65, 0.84)
            $0.line(0.82, 0.6, 0.82, 0.84)
        },
        "gift": Outline(1.15, 1.2) {
            $0.box(0.08, 0.34, 0.99, 0.24, 0.06)
            $0.rounded(0.15, 0.58, 0.15, 1.12, 1.0, 1.12, 1.0, 0.58, radius: 0.1, closed: false)
            $0.line(0.575, 0.36, 0.575, 1.1)
            bow($0)
        },
        "gift.fill": Outline(1.15, 1.2) {
            $0.rounded(0.04, 0.3, 0.53, 0.3, 0.53, 0.6, 0.04, 0.6, radius: 0.07, filled: true)
            $0.rounded(0.62, 0.3, 1.11, 0.3, 1.11, 0.6, 0.62, 0.6, radius: 0.07, filled: true)
            $0.rounded(0.11, 0.67, 0.53, 0.67, 0.53, 1.16, 0.11, 1.16, radius: 0.1, filled: true)
            $0.rounded(0.62, 0.67, 1.04, 0.67, 1.04, 1.16, 0.62, 1.16, radius: 0.1, filled: true)
            bow($0)
        },
        "tag": Outline(1.2, 1.2) {
            $0.rounded(0.1, 0.1, 0.58, 0.1, 1.14, 0.66, 0.66, 1.14, 0.1, 0.58, radius: 0.12)
            $0.disc(0.35, 0.35, 0.09)
        },
        "ticket": Outline(1.4, 0.95) {
            $0.rounded(
                0.08, 0.1, 1.32, 0.1, 1.32, 0.34, 1.2, 0.4, 1.2, 0.55, 1.32, 0.61, 1.32, 0.85, 0.08, 0.85, 0.08, 0.61,
                0.2,
                0.55, 0.2, 0.4, 0.08, 0.34, radius: 0.09)
            $0.line(0.9, 0.27, 0.9, 0.34)
            $0.line(0.9, 0.49, 0.9, 0.51)
            $0.line(0.9, 0.66, 0.9, 0.7)
        },
        "tray": Outline(1.3, 1.0) { tray($0) },
        "tray.fill": Outline(1.3, 1.0) {
            $0.rounded(
                0.08, 0.5, 0.26, 0.09, 1.04, 0.09, 1.22, 0.5, 0.88, 0.5, 0.8, 0.66, 0.5, 0.66, 0.42, 0.5, radius: 0.1,
                closed: true)
            $0.rounded(
                0.04, 0.58, 0.39, 0.58, 0.47, 0.74, 0.83, 0.74, 0.91, 0.58, 1.26, 0.58, 1.26, 0.96, 0.04, 0.96,
                radius: 0.1, filled: true)
        },
        "tray.full": Outline(1.3, 1.15) {
            $0.line(0.34, 0.08, 0.96, 0.08)
            $0.line(0.37, 0.3, 0.93, 0.3)
            $0.rounded(
                0.2, 0.36, 0.08, 0.66, 0.08, 1.07, 1.22, 1.07, 1.22, 0.66, 1.1, 0.36, radius: 0.1, closed: false)
            $0.rounded(0.1, 0.62, 0.42, 0.62, 0.5, 0.8, 0.8, 0.8, 0.88, 0.62, 1.2, 0.62, radius: 0.08, closed: false)
        },
        "cross": Outline(1.15, 1.15) {
            $0.rounded(
                0.39, 0.08, 0.76, 0.08, 0.76, 0.39, 1.07, 0.39, 1.07, 0.76, 0.76, 0.76, 0.76, 1.07, 0.39, 1.07, 0.39,
                0.76,
                0.08, 0.76, 0.08, 0.39, 0.39, 0.39, radius: 0.07)
        },
        "pills": Outline(1.25, 1.15) {
            $0.curve(
                0.15, 0.15, 0.32, 0.08, 0.49, 0.15, 0.77, 0.43, 0.84, 0.6, 0.77, 0.77, 0.6, 0.84, 0.43, 0.77, 0.15,
                0.49,
                0.08, 0.32, closed: true)
            $0.line(0.63, 0.29, 0.29, 0.63)
            $0.arc(0.92, 0.82, 0.25, from: -95, to: 185)
            $0.line(0.84, 0.93, 1.07, 0.75)
        },
        "heart.text.square": Outline(1.15, 1.15) {
            $0.box(0.08, 0.08, 0.99, 0.99, 0.17)
            heart($0, 0.36, 0.4)
            $0.line(0.63, 0.32, 0.86, 0.32)
            $0.line(0.63, 0.52, 0.86, 0.52)
            $0.line(0.28, 0.78, 0.86, 0.78)
        },
        "heart.text.square.fill": Outline(1.15, 1.15) {
            $0.filledBox(0.04, 0.04, 1.07, 1.07, 0.2)
            heart($0, 0.36, 0.4)
            $0.ribbon(0.63, 0.32, 0.86, 0.32, width: 0.08)
            $0.ribbon(0.63, 0.52, 0.86, 0.52, width: 0.08)
            $0.ribbon(0.28, 0.78, 0.86, 0.78, width: 0.08)
        },
        "stethoscope": Outline(1.15, 1.2) {
            $0.rounded(0.24, 0.12, 0.1, 0.12, 0.1, 0.62, 0.6, 0.62, 0.6, 0.12, 0.46, 0.12, radius: 0.24, closed: false)
            $0.curve(0.35, 0.63, 0.36, 0.92, 0.5, 1.08, 0.7, 1.1, 0.88, 0.98, 0.94, 0.76)
            $0.circle(0.95, 0.6, 0.13)
        },
        "clock.fill": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.545)
            $0.ribbon(0.575, 0.26, 0.575, 0.6, 0.8, 0.72, width: 0.085)
        },
        "timer": Outline(1.15, 1.15) {
            $0.arc(0.575, 0.575, 0.5, from: -90, to: 215)
            $0.line(0.575, 0.075, 0.575, 0.26)
            $0.line(0.36, 0.36, 0.575, 0.575)
            $0.disc(0.575, 0.575, 0.08)
        },
        "stopwatch": Outline(1.05, 1.25) {
            $0.circle(0.525, 0.72, 0.45)
            $0.line(0.525, 0.44, 0.525, 0.74)
            $0.line(0.39, 0.08, 0.66, 0.08)
            $0.line(0.525, 0.1, 0.525, 0.26)
            $0.line(0.88, 0.28, 0.96, 0.36)
        },
        "stopwatch.fill": Outline(1.05, 1.25) {
            $0.disc(0.525, 0.72, 0.49)
            $0.ribbon(0.525, 0.44, 0.525, 0.74)
            $0.line(0.39, 0.08, 0.66, 0.08)
            $0.line(0.525, 0.1, 0.525, 0.26)
            $0.line(0.88, 0.28, 0.96, 0.36)
        },
        "alarm": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.62, 0.43)
            $0.line(0.6, 0.38, 0.6, 0.64, 0.76, 0.74)
            feet($0)
        },
        "alarm.fill": Outline(1.2, 1.2) {
            $0.disc(0.6, 0.62, 0.46)
            $0.ribbon(0.6, 0.36, 0.6, 0.64, 0.77, 0.74, width: 0.085)
            feet($0)
        },
        "hourglass": Outline(0.9, 1.25) {
            $0.line(0.12, 0.09, 0.78, 0.09)
            $0.line(0.12, 1.16, 0.78, 1.16)
            $0.curve(0.19, 0.11, 0.21, 0.33, 0.3, 0.48, 0.4, 0.58, 0.4, 0.67, 0.3, 0.77, 0.21, 0.92, 0.19, 1.14)
            $0.curve(0.71, 0.11, 0.69, 0.33, 0.6, 0.48, 0.5, 0.58, 0.5, 0.67, 0.6, 0.77, 0.69, 0.92, 0.71, 1.14)
            $0.shape(0.3, 0.36, 0.6, 0.36, 0.45, 0.56)
            $0.shape(0.27, 1.1, 0.45, 0.88, 0.63, 1.1)
        },
        "trash.fill": Outline(1.0, 1.2) {
            $0.line(0.08, 0.22, 0.92, 0.22)
            $0.line(0.36, 0.2, 0.36, 0.08, 0.64, 0.08, 0.64, 0.2)
            $0.rounded(0.13, 0.32, 0.87, 0.32, 0.81, 1.16, 0.19, 1.16, radius: 0.1, filled: true)
            $0.ribbon(0.38, 0.48, 0.4, 0.98, width: 0.07)
            $0.ribbon(0.62, 0.48, 0.6, 0.98, width: 0.07)
        },
        "cart.fill": Outline(1.3, 1.1) {
            $0.line(0.08, 0.1, 0.28, 0.1, 0.42, 0.76, 1.08, 0.76)
            $0.rounded(0.31, 0.22, 1.24, 0.22, 1.12, 0.64, 0.39, 0.64, radius: 0.06, filled: true)
            $0.disc(0.5, 0.96, 0.09)
            $0.disc(1.0, 0.96, 0.09)
        },
        "cube": Outline(1.15, 1.25) { cube($0) },
        "shippingbox": Outline(1.15, 1.25) {
            cube($0)
            $0.line(0.32, 0.22, 0.81, 0.5)
        },
        "briefcase": Outline(1.3, 1.1) {
            $0.box(0.08, 0.27, 1.14, 0.75, 0.14)
            $0.rounded(0.42, 0.27, 0.42, 0.08, 0.88, 0.08, 0.88, 0.27, radius: 0.1, closed: false)
            $0.line(0.1, 0.6, 1.2, 0.6)
            $0.line(0.65, 0.52, 0.65, 0.68)
        },
        "briefcase.fill": Outline(1.3, 1.1) {
            $0.rounded(0.04, 0.55, 0.04, 0.23, 1.26, 0.23, 1.26, 0.55, radius: 0.14, filled: true)
            $0.rounded(0.04, 0.63, 1.26, 0.63, 1.26, 1.06, 0.04, 1.06, radius: 0.14, filled: true)
            $0.rounded(0.42, 0.27, 0.42, 0.08, 0.88, 0.08, 0.88, 0.27, radius: 0.1, closed: false)
        },
        "suitcase": Outline(1.3, 1.1) {
            $0.box(0.08, 0.27, 1.14, 0.75, 0.14)
            $0.rounded(0.42, 0.27, 0.42, 0.08, 0.88, 0.08, 0.88, 0.27, radius: 0.1, closed: false)
            $0.line(0.3, 0.29, 0.3, 1.0)
            $0.line(1.0, 0.29, 1.0, 1.0)
        },
    ]

    /// Adds a wheel with eight teeth.
    @Sendable private static func wheel(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        pen.circle(x, y, radius * 0.8)
        for tooth in 0..<8 {
            let inner = SymbolPen.onCircle(x, y, radius * 0.8, CGFloat(tooth) * 45)
            let outer = SymbolPen.onCircle(x, y, radius, CGFloat(tooth) * 45)
            pen.line(inner.x, inner.y, outer.x, outer.y)
        }
    }

    @Sendable private static func shield(_ pen: SymbolPen, filled: Bool = false) {
        pen.outline(filled: filled) { path in
            path.move(to: CGPoint(x: 0.525, y: 0.08))
            path.addCurve(
                to: CGPoint(x: 0.96, y: 0.24), control1: CGPoint(x: 0.68, y: 0.18), control2: CGPoint(x: 0.8, y: 0.22))
            path.addCurve(
                to: CGPoint(x: 0.525, y: 1.17), control1: CGPoint(x: 1.0, y: 0.7), control2: CGPoint(x: 0.86, y: 1.02))
            path.addCurve(
                to: CGPoint(x: 0.09, y: 0.24), control1: CGPoint(x: 0.19, y: 1.02), control2: CGPoint(x: 0.05, y: 0.7))
            path.addCurve(
                to: CGPoint(x: 0.525, y: 0.08), control1: CGPoint(x: 0.25, y: 0.22), control2: CGPoint(x: 0.37, y: 0.18)
            )
            path.closeSubpath()
        }
    }

    /// Adds a filled star with four points.
    @Sendable private static func sparkle(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) {
        let near = radius * 0.14
        pen.outline(filled: true) { path in
            path.move(to: CGPoint(x: x, y: y - radius))
            path.addQuadCurve(to: CGPoint(x: x + radius, y: y), control: CGPoint(x: x + near, y: y - near))
            path.addQuadCurve(to: CGPoint(x: x, y: y + radius), control: CGPoint(x: x + near, y: y + near))
            path.addQuadCurve(to: CGPoint(x: x - radius, y: y), control: CGPoint(x: x - near, y: y + near))
            path.addQuadCurve(to: CGPoint(x: x, y: y - radius), control: CGPoint(x: x - near, y: y - near))
            path.closeSubpath()
        }
    }

    @Sendable private static func bow(_ pen: SymbolPen) {
        pen.curve(0.575, 0.32, 0.46, 0.12, 0.32, 0.09, 0.25, 0.2, 0.34, 0.31, 0.575, 0.32)
        pen.curve(0.575, 0.32, 0.69, 0.12, 0.83, 0.09, 0.9, 0.2, 0.81, 0.31, 0.575, 0.32)
    }

    @Sendable private static func tray(_ pen: SymbolPen) {
        pen.rounded(0.08, 0.54, 0.26, 0.09, 1.04, 0.09, 1.22, 0.54, 1.22, 0.92, 0.08, 0.92, radius: 0.12)
        pen.rounded(0.1, 0.54, 0.42, 0.54, 0.5, 0.7, 0.8, 0.7, 0.88, 0.54, 1.2, 0.54, radius: 0.08, closed: false)
    }

    /// Adds a small filled heart.
    @Sendable private static func heart(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat) {
        pen.outline(filled: true) { path in
            path.move(to: CGPoint(x: x, y: y + 0.18))
            path.addCurve(
                to: CGPoint(x: x, y: y - 0.1), control1: CGPoint(x: x - 0.3, y: y),
                control2: CGPoint(x: x - 0.16, y: y - 0.27))
            path.addCurve(
                to: CGPoint(x: x, y: y + 0.18), control1: CGPoint(x: x + 0.16, y: y - 0.27),
                control2: CGPoint(x: x + 0.3, y: y))
            path.closeSubpath()
        }
    }

    /// Adds the bells and feet of an alarm clock.
    @Sendable private static func feet(_ pen: SymbolPen) {
        pen.line(0.09, 0.28, 0.3, 0.1)
        pen.line(1.11, 0.28, 0.9, 0.1)
        pen.line(0.27, 0.98, 0.15, 1.12)
        pen.line(0.93, 0.98, 1.05, 1.12)
    }

    @Sendable private static func cube(_ pen: SymbolPen) {
        pen.rounded(0.575, 0.07, 1.07, 0.35, 1.07, 0.9, 0.575, 1.18, 0.08, 0.9, 0.08, 0.35, radius: 0.08)
        pen.line(0.11, 0.38, 0.575, 0.64, 1.04, 0.38)
        pen.line(0.575, 0.64, 0.575, 1.14)
    }
}
