import Foundation
import Render

extension SymbolTable {
    /// Shops, money, medicine, measures and settings of text.
    static let business: [String: Outline] = [
        "centsign": Outline(0.85, 1.25) {
            $0.arc(0.45, 0.625, 0.34, from: 50, to: 310)
            $0.line(0.45, 0.1, 0.45, 1.15)
        },
        "wonsign": Outline(1.25, 1.15) {
            $0.line(0.12, 0.1, 0.36, 1.05, 0.625, 0.24, 0.89, 1.05, 1.13, 0.1)
            $0.line(0.06, 0.46, 1.19, 0.46)
            $0.line(0.06, 0.68, 1.19, 0.68)
        },
        "rublesign": Outline(0.95, 1.2) {
            $0.line(0.3, 1.1, 0.3, 0.1)
            $0.rounded(0.3, 0.1, 0.83, 0.1, 0.83, 0.6, 0.12, 0.6, radius: 0.25, closed: false)
            $0.line(0.12, 0.83, 0.64, 0.83)
        },
        "turkishlirasign": Outline(0.95, 1.2) {
            $0.line(0.34, 0.1, 0.34, 1.1)
            $0.curve(0.34, 1.1, 0.58, 1.04, 0.77, 0.86, 0.84, 0.6)
            $0.line(0.12, 0.5, 0.64, 0.26)
            $0.line(0.12, 0.74, 0.64, 0.5)
        },
        "shekelsign": Outline(1.1, 1.15) {
            $0.rounded(0.12, 1.05, 0.12, 0.1, 0.68, 0.1, 0.68, 0.72, radius: 0.22, closed: false)
            $0.rounded(0.42, 0.43, 0.42, 1.05, 0.98, 1.05, 0.98, 0.1, radius: 0.22, closed: false)
        },
        "chart.bar.xaxis": Outline(1.25, 1.1) {
            $0.filledBox(0.17, 0.56, 0.15, 0.27, 0.03)
            $0.filledBox(0.42, 0.28, 0.15, 0.55, 0.03)
            $0.filledBox(0.68, 0.42, 0.15, 0.41, 0.03)
            $0.filledBox(0.93, 0.08, 0.15, 0.75, 0.03)
            $0.line(0.08, 1.0, 1.17, 1.0)
        },
        "cross.case": Outline(1.35, 1.15) {
            $0.box(0.08, 0.28, 1.19, 0.79, 0.14)
            handle($0)
            $0.rounded(
                0.59, 0.47, 0.76, 0.47, 0.76, 0.59, 0.88, 0.59, 0.88, 0.76, 0.76, 0.76, 0.76, 0.88, 0.59, 0.88, 0.59,
                0.76, 0.47, 0.76, 0.47, 0.59, 0.59, 0.59, radius: 0.03, filled: true)
        },
        "cross.case.fill": Outline(1.35, 1.15) {
            $0.filledBox(0.04, 0.24, 1.27, 0.87, 0.17)
            handle($0)
            $0.rounded(
                0.58, 0.43, 0.77, 0.43, 0.77, 0.58, 0.92, 0.58, 0.92, 0.77, 0.77, 0.77, 0.77, 0.92, 0.58, 0.92, 0.58,
                0.77, 0.43, 0.77, 0.43, 0.58, 0.58, 0.58, radius: 0.03, filled: true)
        },
        "delete.left": Outline(1.4, 1.1) {
            $0.rounded(0.5, 0.1, 1.3, 0.1, 1.3, 1.0, 0.5, 1.0, 0.09, 0.55, radius: 0.14)
            $0.line(0.65, 0.37, 1.01, 0.73)
            $0.line(1.01, 0.37, 0.65, 0.73)
        },
        "delete.left.fill": Outline(1.4, 1.1) {
            $0.rounded(0.48, 0.06, 1.34, 0.06, 1.34, 1.04, 0.48, 1.04, 0.04, 0.55, radius: 0.16, filled: true)
            // One shape: two that cross each other would be filled where they do.
            saltire($0, 0.84, 0.55, 0.235, 0.045)
        },
        "doc.richtext": Outline(0.95, 1.2) {
            $0.rounded(0.1, 0.08, 0.54, 0.08, 0.85, 0.38, 0.85, 1.12, 0.1, 1.12, radius: 0.1)
            $0.line(0.54, 0.1, 0.54, 0.39, 0.83, 0.39)
            $0.filledBox(0.26, 0.53, 0.2, 0.2, 0.03)
            $0.line(0.58, 0.57, 0.68, 0.57)
            $0.line(0.58, 0.71, 0.68, 0.71)
            $0.line(0.29, 0.91, 0.67, 0.91)
        },
        "doc.richtext.fill": Outline(0.95, 1.2) {
            $0.rounded(0.06, 0.04, 0.5, 0.04, 0.5, 0.42, 0.89, 0.42, 0.89, 1.16, 0.06, 1.16, radius: 0.1, filled: true)
            $0.rounded(0.57, 0.05, 0.87, 0.35, 0.57, 0.35, radius: 0.04, filled: true)
            $0.filledBox(0.23, 0.56, 0.2, 0.2, 0.03)
            $0.ribbon(0.55, 0.6, 0.7, 0.6, width: 0.07)
            $0.ribbon(0.55, 0.73, 0.7, 0.73, width: 0.07)
            $0.ribbon(0.26, 0.93, 0.7, 0.93, width: 0.08)
        },
        "lock.icloud": Outline(1.35, 0.95) {
            cloud($0, filled: false)
            smallLock($0)
        },
        "lock.icloud.fill": Outline(1.35, 0.95) {
            cloud($0, filled: true)
            smallLock($0)
        },
        "speedometer": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.52)
            for step in 0...6 where step != 4 {
                let mark = SymbolPen.onCircle(0.6, 0.6, 0.34, 150 + CGFloat(step) * 40)
                $0.disc(mark.x, mark.y, 0.045)
            }
            $0.disc(0.6, 0.64, 0.1)
            $0.line(0.6, 0.64, 0.77, 0.31)
        },
        "storefront": Outline(1.35, 1.2) {
            awning($0, filled: false)
            $0.rounded(0.18, 0.66, 0.18, 1.12, 1.17, 1.12, 1.17, 0.66, radius: 0.08, closed: false)
            $0.line(0.76, 1.1, 0.76, 0.8, 0.98, 0.8, 0.98, 1.1)
            $0.rounded(0.36, 0.8, 0.58, 0.8, 0.58, 0.96, 0.36, 0.96, radius: 0.03)
        },
        "storefront.fill": Outline(1.35, 1.2) {
            awning($0, filled: true)
            $0.rounded(0.14, 0.73, 1.21, 0.73, 1.21, 1.16, 0.14, 1.16, radius: 0.09, filled: true)
            $0.filledBox(0.76, 0.82, 0.22, 0.34, 0)
            $0.filledBox(0.36, 0.82, 0.24, 0.17, 0.03)
        },
        "wallet.pass": Outline(1.0, 1.25) {
            $0.box(0.1, 0.08, 0.8, 1.09, 0.14)
            $0.line(0.12, 0.3, 0.88, 0.3)
            pocket($0, filled: false)
        },
        "wallet.pass.fill": Outline(1.0, 1.25) {
            $0.rounded(0.06, 0.21, 0.06, 0.04, 0.94, 0.04, 0.94, 0.21, radius: 0.15, filled: true)
            $0.filledBox(0.06, 0.28, 0.88, 0.14, 0.02)
            pocket($0, filled: true)
        },
        "moon.zzz": Outline(1.42, 1.25) {
            crescent($0, filled: false)
            snores($0)
        },
        "moon.zzz.fill": Outline(1.42, 1.25) {
            crescent($0, filled: true)
            snores($0)
        },
        "textformat.size.smaller": Outline(0.9, 1.05) {
            $0.line(0.2, 0.93, 0.45, 0.33, 0.7, 0.93)
            $0.line(0.285, 0.74, 0.615, 0.74)
        },
        "textformat.size.larger": Outline(1.05, 1.05) {
            $0.line(0.1, 0.95, 0.525, 0.1, 0.95, 0.95)
            $0.line(0.25, 0.66, 0.8, 0.66)
        },
        "dot.radiowaves.up.forward": Outline(1.15, 1.15) {
            $0.disc(0.24, 0.91, 0.15)
            for wave in 1...3 { $0.arc(0.24, 0.91, 0.15 + CGFloat(wave) * 0.21, from: -82, to: -8) }
        },
    ]

    /// Adds the handle of a case.
    @Sendable private static func handle(_ pen: SymbolPen) {
        pen.rounded(0.45, 0.24, 0.45, 0.08, 0.9, 0.08, 0.9, 0.24, radius: 0.09, closed: false)
    }

    /// Adds a cross of two diagonals as one filled shape around (x, y).
    @Sendable private static func saltire(
        _ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ radius: CGFloat, _ half: CGFloat
    ) {
        pen.outline(filled: true) { path in
            for arm in 0..<4 {
                let angle = 45 + CGFloat(arm) * 90
                let tip = SymbolPen.onCircle(x, y, radius, angle)
                for step in 0...6 {
                    let point = SymbolPen.onCircle(tip.x, tip.y, half, angle - 90 + CGFloat(step) * 30)
                    if arm == 0 && step == 0 { path.move(to: point) } else { path.addLine(to: point) }
                }
                path.addLine(to: SymbolPen.onCircle(x, y, half * 2.0.squareRoot(), angle + 45))
            }
            path.closeSubpath()
        }
    }

    @Sendable private static func cloud(_ pen: SymbolPen, filled: Bool) {
        if filled {
            pen.curve(
                0.46, 0.9, 0.3, 0.9, 0.11, 0.81, 0.04, 0.62, 0.12, 0.44, 0.3, 0.37, 0.37, 0.17, 0.6, 0.05, 0.85, 0.1,
                0.97, 0.31, 1.16, 0.36, 1.3, 0.53, 1.28, 0.76, 1.1, 0.9, 0.86, 0.9, closed: true, filled: true)
        } else {
            pen.curve(
                0.46, 0.86, 0.32, 0.86, 0.14, 0.78, 0.08, 0.62, 0.16, 0.46, 0.33, 0.4, 0.4, 0.2, 0.6, 0.09, 0.82, 0.14,
                0.94, 0.34, 1.13, 0.39, 1.26, 0.54, 1.24, 0.74, 1.08, 0.86, 0.86, 0.86, closed: true)
        }
    }

    /// Adds a filled lock with an open bow, which is a hole within another filled shape.
    @Sendable private static func smallLock(_ pen: SymbolPen) {
        pen.filledBox(0.505, 0.49, 0.33, 0.25, 0.05)
        pen.ribbon(
            0.56, 0.47, 0.56, 0.36, 0.585, 0.305, 0.635, 0.275, 0.705, 0.275, 0.755, 0.305, 0.78, 0.36, 0.78, 0.47,
            width: 0.055)
    }

    /// Adds an awning with three scallops.
    @Sendable private static func awning(_ pen: SymbolPen, filled: Bool) {
        pen.outline(filled: filled) { path in
            path.move(to: CGPoint(x: 0.26, y: filled ? 0.04 : 0.08))
            path.addLine(to: CGPoint(x: 1.09, y: filled ? 0.04 : 0.08))
            path.addLine(to: CGPoint(x: filled ? 1.3 : 1.27, y: 0.46))
            for right in [1.27, 0.873, 0.477] {
                let left = right - 0.397
                path.addCurve(
                    to: CGPoint(x: left, y: 0.46), control1: CGPoint(x: right, y: 0.72),
                    control2: CGPoint(x: left, y: 0.72))
            }
            path.closeSubpath()
        }
        if filled {
            pen.ribbon(0.51, 0.14, 0.477, 0.42, width: 0.06)
            pen.ribbon(0.84, 0.14, 0.873, 0.42, width: 0.06)
        } else {
            pen.line(0.53, 0.1, 0.477, 0.46, 0.873, 0.46, 0.82, 0.1)
        }
    }

    /// Adds the front of a wallet, with a notch for a thumb.
    @Sendable private static func pocket(_ pen: SymbolPen, filled: Bool) {
        pen.outline(filled: filled) { path in
            path.move(to: CGPoint(x: filled ? 0.06 : 0.12, y: filled ? 0.49 : 0.5))
            path.addLine(to: CGPoint(x: 0.27, y: filled ? 0.49 : 0.5))
            path.addCurve(
                to: CGPoint(x: 0.73, y: filled ? 0.49 : 0.5), control1: CGPoint(x: 0.36, y: 0.74),
                control2: CGPoint(x: 0.64, y: 0.74))
            path.addLine(to: CGPoint(x: filled ? 0.94 : 0.88, y: filled ? 0.49 : 0.5))
            guard filled else { return }
            path.addLine(to: CGPoint(x: 0.94, y: 1.06))
            path.addQuadCurve(to: CGPoint(x: 0.79, y: 1.21), control: CGPoint(x: 0.94, y: 1.21))
            path.addLine(to: CGPoint(x: 0.21, y: 1.21))
            path.addQuadCurve(to: CGPoint(x: 0.06, y: 1.06), control: CGPoint(x: 0.06, y: 1.21))
            path.closeSubpath()
        }
    }

    /// Adds a crescent at the bottom left.
    @Sendable private static func crescent(_ pen: SymbolPen, filled: Bool) {
        pen.outline(filled: filled) { path in
            path.move(to: CGPoint(x: 0.42, y: 0.26))
            path.addCurve(
                to: CGPoint(x: 0.99, y: 0.84), control1: CGPoint(x: 0.24, y: 0.64), control2: CGPoint(x: 0.6, y: 1.03))
            path.addCurve(
                to: CGPoint(x: 0.52, y: 1.18), control1: CGPoint(x: 0.92, y: 1.04), control2: CGPoint(x: 0.73, y: 1.18))
            path.addCurve(
                to: CGPoint(x: 0.07, y: 0.72), control1: CGPoint(x: 0.27, y: 1.18), control2: CGPoint(x: 0.07, y: 0.98))
            path.addCurve(
                to: CGPoint(x: 0.42, y: 0.26), control1: CGPoint(x: 0.07, y: 0.5), control2: CGPoint(x: 0.21, y: 0.32))
            path.closeSubpath()
        }
    }

    /// Adds three letters Z at the top right, which grow toward the top.
    @Sendable private static func snores(_ pen: SymbolPen) {
        pen.line(1.08, 0.08, 1.33, 0.08, 1.08, 0.36, 1.33, 0.36)
        pen.line(0.78, 0.3, 0.93, 0.3, 0.78, 0.47, 0.93, 0.47)
        pen.line(0.63, 0.63, 0.73, 0.63, 0.63, 0.74, 0.73, 0.74)
    }
}
