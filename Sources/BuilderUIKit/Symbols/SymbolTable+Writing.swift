import Foundation

extension SymbolTable {
    /// Text, signs and characters, documents and charts.
    static let writing: [String: Outline] = [
        "text.alignleft": Outline(1.2, 1.0) {
            $0.line(0.08, 0.11, 1.12, 0.11)
            $0.line(0.08, 0.37, 0.78, 0.37)
            $0.line(0.08, 0.63, 1.12, 0.63)
            $0.line(0.08, 0.89, 0.78, 0.89)
        },
        "text.aligncenter": Outline(1.2, 1.0) {
            $0.line(0.08, 0.11, 1.12, 0.11)
            $0.line(0.25, 0.37, 0.95, 0.37)
            $0.line(0.08, 0.63, 1.12, 0.63)
            $0.line(0.25, 0.89, 0.95, 0.89)
        },
        "text.alignright": Outline(1.2, 1.0) {
            $0.line(0.08, 0.11, 1.12, 0.11)
            $0.line(0.42, 0.37, 1.12, 0.37)
            $0.line(0.08, 0.63, 1.12, 0.63)
            $0.line(0.42, 0.89, 1.12, 0.89)
        },
        "text.justify": Outline(1.2, 1.0) {
            $0.line(0.08, 0.11, 1.12, 0.11)
            $0.line(0.08, 0.37, 1.12, 0.37)
            $0.line(0.08, 0.63, 1.12, 0.63)
            $0.line(0.08, 0.89, 1.12, 0.89)
        },
        "text.magnifyingglass": Outline(1.3, 1.1) {
            $0.line(0.08, 0.14, 1.0, 0.14)
            $0.line(0.08, 0.42, 0.44, 0.42)
            $0.line(0.08, 0.7, 0.36, 0.7)
            $0.circle(0.82, 0.6, 0.26)
            $0.line(1.01, 0.79, 1.21, 1.0)
        },
        "textformat": Outline(1.4, 1.0) {
            $0.line(0.08, 0.9, 0.41, 0.1, 0.74, 0.9)
            $0.line(0.2, 0.63, 0.62, 0.63)
            $0.circle(1.07, 0.67, 0.22)
            $0.line(1.29, 0.43, 1.29, 0.9)
        },
        "textformat.size": Outline(1.5, 1.05) {
            $0.line(0.08, 0.95, 0.31, 0.4, 0.54, 0.95)
            $0.line(0.16, 0.77, 0.46, 0.77)
            $0.line(0.66, 0.95, 1.04, 0.1, 1.42, 0.95)
            $0.line(0.79, 0.67, 1.29, 0.67)
        },
        "bold": Outline(0.9, 1.03) {
            $0.outline(filled: true) { path in
                path.move(to: CGPoint(x: 0.1, y: 0.08))
                path.addLine(to: CGPoint(x: 0.44, y: 0.08))
                path.addCurve(
                    to: CGPoint(x: 0.6, y: 0.49), control1: CGPoint(x: 0.78, y: 0.08),
                    control2: CGPoint(x: 0.8, y: 0.44))
                path.addCurve(
                    to: CGPoint(x: 0.46, y: 0.95), control1: CGPoint(x: 0.86, y: 0.54),
                    control2: CGPoint(x: 0.86, y: 0.95))
                path.addLine(to: CGPoint(x: 0.1, y: 0.95))
                path.closeSubpath()
                path.move(to: CGPoint(x: 0.28, y: 0.23))
                path.addLine(to: CGPoint(x: 0.42, y: 0.23))
                path.addCurve(
                    to: CGPoint(x: 0.42, y: 0.43), control1: CGPoint(x: 0.56, y: 0.23),
                    control2: CGPoint(x: 0.56, y: 0.43))
                path.addLine(to: CGPoint(x: 0.28, y: 0.43))
                path.closeSubpath()
                path.move(to: CGPoint(x: 0.28, y: 0.57))
                path.addLine(to: CGPoint(x: 0.43, y: 0.57))
                path.addCurve(
                    to: CGPoint(x: 0.43, y: 0.8), control1: CGPoint(x: 0.61, y: 0.57),
                    control2: CGPoint(x: 0.61, y: 0.8))
                path.addLine(to: CGPoint(x: 0.28, y: 0.8))
                path.closeSubpath()
            }
        },
        "italic": Outline(0.8, 1.03) {
            $0.line(0.5, 0.1, 0.3, 0.93)
            $0.line(0.32, 0.1, 0.68, 0.1)
            $0.line(0.12, 0.93, 0.48, 0.93)
        },
        "underline": Outline(0.85, 1.15) {
            $0.line(0.16, 0.08, 0.16, 0.5)
            $0.arc(0.425, 0.5, 0.265, from: 0, to: 180)
            $0.line(0.69, 0.5, 0.69, 0.08)
            $0.line(0.1, 1.05, 0.75, 1.05)
        },
        "strikethrough": Outline(0.95, 1.05) {
            $0.curve(0.7, 0.24, 0.6, 0.13, 0.45, 0.1, 0.28, 0.17, 0.23, 0.33, 0.34, 0.46)
            $0.curve(0.66, 0.62, 0.73, 0.74, 0.67, 0.88, 0.48, 0.95, 0.31, 0.91, 0.21, 0.78)
            $0.line(0.08, 0.525, 0.87, 0.525)
        },
        "number": Outline(1.0, 1.0) {
            $0.line(0.4, 0.08, 0.28, 0.92)
            $0.line(0.74, 0.08, 0.62, 0.92)
            $0.line(0.14, 0.35, 0.92, 0.35)
            $0.line(0.08, 0.65, 0.86, 0.65)
        },
        "at": Outline(1.2, 1.15) {
            $0.circle(0.58, 0.575, 0.2)
            $0.curve(0.78, 0.36, 0.78, 0.6, 0.83, 0.73, 0.93, 0.77, 1.04, 0.71, 1.08, 0.575)
            $0.arc(0.58, 0.575, 0.5, from: 58, to: 360)
        },
        "percent": Outline(1.05, 1.0) {
            $0.oval(0.26, 0.28, 0.17, 0.2)
            $0.oval(0.79, 0.72, 0.17, 0.2)
            $0.line(0.77, 0.09, 0.28, 0.91)
        },
        "plusminus": Outline(0.95, 1.1) {
            $0.line(0.475, 0.08, 0.475, 0.72)
            $0.line(0.12, 0.4, 0.83, 0.4)
            $0.line(0.12, 1.0, 0.83, 1.0)
        },
        "equal": Outline(1.0, 0.6) {
            $0.line(0.1, 0.15, 0.9, 0.15)
            $0.line(0.1, 0.45, 0.9, 0.45)
        },
        "divide": Outline(1.0, 0.95) {
            $0.line(0.1, 0.475, 0.9, 0.475)
            $0.disc(0.5, 0.17, 0.09)
            $0.disc(0.5, 0.78, 0.09)
        },
        "lessthan": Outline(0.95, 0.9) { $0.line(0.83, 0.12, 0.12, 0.45, 0.83, 0.78) },
        "greaterthan": Outline(0.95, 0.9) { $0.line(0.12, 0.12, 0.83, 0.45, 0.12, 0.78) },
        "asterisk": Outline(0.9, 1.0) {
            $0.line(0.45, 0.1, 0.45, 0.9)
            $0.line(0.11, 0.3, 0.79, 0.7)
            $0.line(0.79, 0.3, 0.11, 0.7)
        },
        "infinity": Outline(1.4, 0.75) {
            $0.curve(
                0.7, 0.375, 0.86, 0.19, 1.07, 0.1, 1.25, 0.19, 1.32, 0.375, 1.25, 0.56, 1.07, 0.65, 0.86, 0.56, 0.7,
                0.375, 0.54, 0.19, 0.33, 0.1, 0.15, 0.19, 0.08, 0.375, 0.15, 0.56, 0.33, 0.65, 0.54, 0.56,
                closed: true)
        },
        "exclamationmark": Outline(0.35, 1.05) {
            $0.line(0.175, 0.1, 0.175, 0.66)
            $0.disc(0.175, 0.9, 0.075)
        },
        "questionmark": Outline(0.75, 1.1) {
            $0.curve(0.12, 0.33, 0.18, 0.17, 0.37, 0.1, 0.56, 0.17, 0.62, 0.34, 0.54, 0.49, 0.42, 0.58, 0.37, 0.73)
            $0.disc(0.37, 0.96, 0.075)
        },
        "info": Outline(0.55, 1.1) {
            $0.disc(0.27, 0.15, 0.09)
            $0.line(0.13, 0.42, 0.31, 0.42, 0.31, 0.98)
            $0.line(0.09, 1.0, 0.5, 1.0)
        },
        "dollarsign": Outline(0.8, 1.25) {
            $0.curve(0.66, 0.4, 0.6, 0.26, 0.4, 0.19, 0.2, 0.26, 0.14, 0.41, 0.22, 0.55, 0.4, 0.61)
            $0.curve(0.4, 0.61, 0.6, 0.68, 0.68, 0.83, 0.61, 0.99, 0.4, 1.06, 0.19, 0.99, 0.12, 0.84)
            $0.line(0.4, 0.08, 0.4, 1.17)
        },
        "eurosign": Outline(1.0, 1.05) {
            $0.arc(0.6, 0.525, 0.4, from: 45, to: 315)
            $0.line(0.08, 0.44, 0.66, 0.44)
            $0.line(0.08, 0.61, 0.62, 0.61)
        },
        "sterlingsign": Outline(0.85, 1.05) {
            $0.curve(0.7, 0.28, 0.64, 0.14, 0.49, 0.1, 0.33, 0.16, 0.27, 0.34, 0.34, 0.58, 0.34, 0.76, 0.15, 0.95)
            $0.line(0.15, 0.95, 0.74, 0.95)
            $0.line(0.14, 0.53, 0.58, 0.53)
        },
        "yensign": Outline(0.9, 1.05) {
            $0.line(0.1, 0.1, 0.45, 0.54, 0.8, 0.1)
            $0.line(0.45, 0.54, 0.45, 0.95)
            $0.line(0.18, 0.56, 0.72, 0.56)
            $0.line(0.18, 0.74, 0.72, 0.74)
        },
        "doc.on.doc": Outline(1.15, 1.3) {
            $0.rounded(0.4, 0.4, 0.08, 0.4, 0.08, 1.22, 0.72, 1.22, 0.72, 1.04, radius: 0.1, closed: false)
            $0.rounded(0.42, 0.08, 0.78, 0.08, 1.07, 0.36, 1.07, 0.94, 0.42, 0.94, radius: 0.08)
            $0.line(0.76, 0.1, 0.76, 0.38, 1.05, 0.38)
        },
        "doc.on.doc.fill": Outline(1.15, 1.3) {
            $0.rounded(
                0.3, 0.38, 0.3, 1.06, 0.76, 1.06, 0.76, 1.26, 0.04, 1.26, 0.04, 0.38, radius: 0.1, filled: true)
            $0.rounded(
                0.38, 0.04, 0.72, 0.04, 0.72, 0.42, 1.11, 0.42, 1.11, 0.98, 0.38, 0.98, radius: 0.08, filled: true)
            $0.rounded(0.79, 0.05, 1.09, 0.35, 0.79, 0.35, radius: 0.04, filled: true)
        },
        "doc.on.clipboard": Outline(1.15, 1.3) {
            $0.rounded(0.34, 1.1, 0.08, 1.1, 0.08, 0.2, 0.26, 0.2, radius: 0.12, closed: false)
            $0.rounded(0.66, 0.2, 0.84, 0.2, 0.84, 0.36, radius: 0.12, closed: false)
            $0.box(0.28, 0.08, 0.36, 0.2, 0.07)
            $0.rounded(0.46, 0.48, 0.8, 0.48, 1.07, 0.74, 1.07, 1.22, 0.46, 1.22, radius: 0.08)
        },
        "clipboard": Outline(0.95, 1.25) {
            $0.box(0.08, 0.18, 0.79, 0.99, 0.13)
            $0.rounded(0.28, 0.08, 0.67, 0.08, 0.67, 0.3, 0.28, 0.3, radius: 0.07)
        },
        "doc.text": Outline(0.95, 1.2) {
            $0.rounded(0.1, 0.08, 0.54, 0.08, 0.85, 0.38, 0.85, 1.12, 0.1, 1.12, radius: 0.1)
            $0.line(0.54, 0.1, 0.54, 0.39, 0.83, 0.39)
            $0.line(0.3, 0.64, 0.65, 0.64)
            $0.line(0.3, 0.86, 0.65, 0.86)
        },
        "doc.text.fill": Outline(0.95, 1.2) {
            $0.rounded(0.06, 0.04, 0.5, 0.04, 0.5, 0.42, 0.89, 0.42, 0.89, 1.16, 0.06, 1.16, radius: 0.1, filled: true)
            $0.rounded(0.57, 0.05, 0.87, 0.35, 0.57, 0.35, radius: 0.04, filled: true)
            $0.ribbon(0.28, 0.64, 0.67, 0.64, width: 0.08)
            $0.ribbon(0.28, 0.86, 0.67, 0.86, width: 0.08)
        },
        "folder.fill": Outline(1.25, 1.0) {
            $0.rounded(0.04, 0.06, 0.5, 0.06, 0.62, 0.2, 1.21, 0.2, 1.21, 0.34, 0.04, 0.34, radius: 0.1, filled: true)
            $0.rounded(0.04, 0.4, 1.21, 0.4, 1.21, 0.96, 0.04, 0.96, radius: 0.12, filled: true)
        },
        "newspaper": Outline(1.35, 1.1) {
            $0.rounded(
                1.03, 0.3, 1.27, 0.3, 1.27, 1.02, 0.08, 1.02, 0.08, 0.08, 1.03, 0.08, 1.03, 0.92, 1.14, 1.02,
                radius: 0.1, closed: false)
            $0.filledBox(0.26, 0.27, 0.27, 0.27, 0.04)
            $0.line(0.67, 0.3, 0.84, 0.3)
            $0.line(0.67, 0.5, 0.84, 0.5)
            $0.line(0.28, 0.72, 0.84, 0.72)
        },
        "newspaper.fill": Outline(1.35, 1.1) {
            $0.rounded(0.04, 0.04, 1.03, 0.04, 1.03, 1.06, 0.04, 1.06, radius: 0.13, filled: true)
            $0.rounded(1.1, 0.28, 1.31, 0.28, 1.31, 1.04, 1.1, 1.04, radius: 0.1, filled: true)
            $0.filledBox(0.2, 0.22, 0.28, 0.28, 0.04)
            $0.ribbon(0.62, 0.27, 0.84, 0.27, width: 0.08)
            $0.ribbon(0.62, 0.47, 0.84, 0.47, width: 0.08)
            $0.ribbon(0.23, 0.72, 0.84, 0.72, width: 0.08)
        },
        "book.fill": Outline(1.35, 1.1) {
            $0.curve(
                0.635, 0.22, 0.48, 0.1, 0.26, 0.06, 0.07, 0.14, 0.05, 0.2, 0.05, 0.92, 0.1, 0.97, 0.28, 0.92, 0.48,
                0.94,
                0.635, 1.04, closed: true, filled: true)
            $0.curve(
                0.715, 0.22, 0.87, 0.1, 1.09, 0.06, 1.28, 0.14, 1.3, 0.2, 1.3, 0.92, 1.25, 0.97, 1.07, 0.92, 0.87, 0.94,
                0.715, 1.04, closed: true, filled: true)
        },
        "book.closed": Outline(1.0, 1.25) { book($0) },
        "book.closed.fill": Outline(1.0, 1.25) {
            $0.filledBox(0.06, 0.04, 0.88, 1.17, 0.16)
            $0.rounded(0.16, 0.94, 0.9, 0.94, 0.9, 1.12, 0.16, 1.12, radius: 0.07, filled: true)
        },
        "character.book.closed": Outline(1.0, 1.25) {
            book($0)
            $0.line(0.36, 0.74, 0.53, 0.28, 0.7, 0.74)
            $0.line(0.43, 0.6, 0.63, 0.6)
        },
        "character.book.closed.fill": Outline(1.0, 1.25) {
            $0.filledBox(0.06, 0.04, 0.88, 1.17, 0.16)
            $0.rounded(0.16, 0.94, 0.9, 0.94, 0.9, 1.12, 0.16, 1.12, radius: 0.07, filled: true)
            $0.ribbon(0.34, 0.76, 0.52, 0.26, 0.7, 0.76)
            $0.shape(0.45, 0.56, 0.59, 0.56, 0.61, 0.64, 0.43, 0.64)
        },
        "qrcode": Outline(1.1, 1.1) {
            for corner in 0..<2 {
                $0.box(0.09, 0.09 + CGFloat(corner) * 0.57, 0.35, 0.35, 0.05)
                $0.filledBox(0.215, 0.215 + CGFloat(corner) * 0.57, 0.1, 0.1, 0.02)
            }
            $0.box(0.66, 0.09, 0.35, 0.35, 0.05)
            $0.filledBox(0.785, 0.215, 0.1, 0.1, 0.02)
            $0.filledBox(0.62, 0.62, 0.13, 0.13, 0.02)
            $0.filledBox(0.92, 0.62, 0.13, 0.13, 0.02)
            $0.filledBox(0.77, 0.77, 0.13, 0.13, 0.02)
            $0.filledBox(0.62, 0.92, 0.13, 0.13, 0.02)
            $0.filledBox(0.92, 0.92, 0.13, 0.13, 0.02)
        },
        "barcode": Outline(1.35, 1.0) {
            $0.filledBox(0.08, 0.08, 0.08, 0.84, 0.02)
            $0.filledBox(0.24, 0.08, 0.15, 0.84, 0.02)
            $0.filledBox(0.49, 0.08, 0.06, 0.84, 0.02)
            $0.filledBox(0.65, 0.08, 0.17, 0.84, 0.02)
            $0.filledBox(0.92, 0.08, 0.06, 0.84, 0.02)
            $0.filledBox(1.06, 0.08, 0.06, 0.84, 0.02)
            $0.filledBox(1.2, 0.08, 0.08, 0.84, 0.02)
        },
        "chart.bar": Outline(1.2, 1.05) {
            $0.box(0.08, 0.52, 0.24, 0.45, 0.06)
            $0.box(0.48, 0.28, 0.24, 0.69, 0.06)
            $0.box(0.88, 0.08, 0.24, 0.89, 0.06)
        },
        "chart.line.uptrend.xyaxis": Outline(1.3, 1.1) {
            $0.rounded(0.1, 0.08, 0.1, 1.0, 1.2, 1.0, radius: 0.1, closed: false)
            $0.line(0.3, 0.74, 0.55, 0.48, 0.74, 0.62, 1.14, 0.2)
            $0.line(0.88, 0.18, 1.15, 0.18, 1.15, 0.45)
        },
        "chart.pie": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.52)
            $0.line(0.6, 0.1, 0.6, 0.6, 1.0, 0.92)
        },
        "chart.pie.fill": Outline(1.2, 1.2) {
            $0.disc(0.6, 0.6, 0.56)
            $0.ribbon(0.6, 0.08, 0.6, 0.6, 0.98, 0.94, width: 0.07)
        },
        "text.line.first.and.arrowtriangle.forward": Outline(1.3, 1.0) {
            $0.shape(0.06, 0.02, 0.06, 0.34, 0.32, 0.18)
            for row in 0..<3 { $0.line(0.48, 0.18 + CGFloat(row) * 0.32, 1.22, 0.18 + CGFloat(row) * 0.32) }
        },
        "text.line.last.and.arrowtriangle.forward": Outline(1.3, 1.0) {
            $0.shape(0.06, 0.66, 0.06, 0.98, 0.32, 0.82)
            for row in 0..<3 { $0.line(0.48, 0.18 + CGFloat(row) * 0.32, 1.22, 0.18 + CGFloat(row) * 0.32) }
        },
        "increase.quotelevel": Outline(1.3, 0.95) { quoteLevel($0, isIncreased: true) },
        "decrease.quotelevel": Outline(1.3, 0.95) { quoteLevel($0, isIncreased: false) },
        "text.word.spacing": Outline(1.4, 1.15) {
            $0.place("textformat", 0.17, 0.0, 0.78)
            $0.arrow(0.62, 1.02, 0.1, 1.02, 0.15)
            $0.arrow(0.78, 1.02, 1.3, 1.02, 0.15)
        },
        "characters.uppercase": Outline(1.3, 1.05) {
            $0.place("a", 0.0, 0.0, 0.9)
            $0.place("b", 0.6, 0.0, 0.9)
        },
        "textformat.12": Outline(1.3, 1.05) {
            $0.place("1", 0.0, 0.0, 0.9)
            $0.place("2", 0.54, 0.0, 0.9)
        },
    ]

    @Sendable private static func quoteLevel(_ pen: SymbolPen, isIncreased: Bool) {
        pen.line(0.08, 0.1, 0.08, 0.85)
        for row in 0..<3 { pen.line(0.66, 0.14 + CGFloat(row) * 0.335, 1.22, 0.14 + CGFloat(row) * 0.335) }
        if isIncreased {
            pen.shape(0.24, 0.28, 0.5, 0.475, 0.24, 0.67)
        } else {
            pen.shape(0.5, 0.28, 0.24, 0.475, 0.5, 0.67)
        }
    }

    /// Adds a book with a closed cover.
    @Sendable private static func book(_ pen: SymbolPen) {
        pen.box(0.1, 0.08, 0.8, 1.09, 0.14)
        pen.line(0.12, 0.93, 0.88, 0.93)
    }
}
