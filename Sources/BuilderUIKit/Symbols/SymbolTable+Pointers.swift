import Foundation

extension SymbolTable {
    /// Magnifiers, switches, measures, pointers and waves.
    static let pointers: [String: Outline] = [
        "speaker.plus": Outline(1.2, 1.1) { speaker($0, isLouder: true) },
        "speaker.plus.fill": Outline(1.2, 1.1) { speaker($0, isLouder: true, filled: true) },
        "speaker.minus": Outline(1.2, 1.1) { speaker($0, isLouder: false) },
        "speaker.minus.fill": Outline(1.2, 1.1) { speaker($0, isLouder: false, filled: true) },
        "badge.plus.radiowaves.right": Outline(1.4, 1.1) {
            $0.disc(0.36, 0.55, 0.28)
            $0.shape(
                0.315, 0.4, 0.405, 0.4, 0.405, 0.505, 0.51, 0.505, 0.51, 0.595, 0.405, 0.595, 0.405, 0.7, 0.315, 0.7,
                0.315, 0.595, 0.21, 0.595, 0.21, 0.505, 0.315, 0.505)
            $0.arc(0.36, 0.55, 0.5, from: -42, to: 42)
            $0.arc(0.36, 0.55, 0.72, from: -42, to: 42)
            $0.arc(0.36, 0.55, 0.94, from: -32, to: 32)
        },
        "location.magnifyingglass": Outline(1.1, 1.1) {
            $0.place("magnifyingglass", 0, 0, 1)
            $0.shape(0.62, 0.28, 0.48, 0.62, 0.43, 0.47, 0.28, 0.42)
        },
        "1.magnifyingglass": Outline(1.1, 1.1) {
            $0.place("magnifyingglass", 0, 0, 1)
            $0.line(0.38, 0.34, 0.46, 0.28, 0.46, 0.6)
        },
        "arrow.up.left.and.down.right.magnifyingglass": Outline(1.1, 1.1) {
            $0.place("magnifyingglass", 0, 0, 1)
            $0.arrow(0.42, 0.42, 0.29, 0.29, 0.15)
            $0.arrow(0.46, 0.46, 0.59, 0.59, 0.15)
        },
        "questionmark.app.dashed": Outline(1.1, 1.1) {
            $0.place("square.dashed", 0, 0, 1)
            $0.place("questionmark", 0.36, 0.27, 0.5)
        },
        "flag.and.flag.filled.crossed": Outline(1.4, 1.2) {
            $0.rounded(0.1, 0.42, 0.2, 0.12, 0.6, 0.26, 0.5, 0.54, radius: 0.04)
            $0.line(0.56, 0.36, 0.92, 1.12)
            $0.rounded(1.34, 0.44, 1.22, 0.07, 0.77, 0.23, 0.9, 0.6, radius: 0.05, filled: true)
            $0.line(0.84, 0.36, 0.48, 1.12)
        },
        "firewall": Outline(1.35, 1.15) {
            $0.box(0.08, 0.09, 1.19, 0.97, 0.1)
            $0.line(0.08, 0.41, 1.27, 0.41)
            $0.line(0.08, 0.74, 1.27, 0.74)
            for (x, y) in [(0.675, 0.09), (0.4, 0.41), (0.95, 0.41), (0.675, 0.74)] as [(CGFloat, CGFloat)] {
                $0.line(x, y, x, y + 0.32)
            }
        },
        "clear": Outline(1.15, 1.0) {
            $0.box(0.08, 0.09, 0.99, 0.82, 0.1)
            $0.line(0.4, 0.325, 0.75, 0.675)
            $0.line(0.75, 0.325, 0.4, 0.675)
        },
        "clear.fill": Outline(1.15, 1.0) {
            $0.filledBox(0.04, 0.05, 1.07, 0.9, 0.14)
            $0.ribbon(0.4, 0.325, 0.508, 0.433)
            $0.ribbon(0.75, 0.325, 0.4, 0.675)
            $0.ribbon(0.642, 0.567, 0.75, 0.675)
        },
        "alt": Outline(1.2, 0.95) {
            $0.line(0.08, 0.14, 0.42, 0.14, 0.78, 0.82, 1.12, 0.82)
            $0.line(0.72, 0.14, 1.12, 0.14)
        },
        "mount": Outline(1.1, 1.05) {
            $0.rounded(0.08, 0.45, 1.02, 0.45, 0.55, 0.99, radius: 0.07)
            $0.box(0.08, 0.08, 0.94, 0.19, 0.05)
        },
        "wake": Outline(1.2, 1.2) {
            $0.disc(0.6, 0.6, 0.12)
            $0.circle(0.6, 0.6, 0.3)
            rays($0, 0.6, 0.6, 0.45, 0.51, from: 0, to: 315)
        },
        "power.dotted": Outline(1.15, 1.15) {
            $0.line(0.575, 0.08, 0.575, 0.55)
            for step in 0..<11 {
                let dot = SymbolPen.onCircle(0.575, 0.6, 0.44, -48 + CGFloat(step) * 27.6)
                $0.disc(dot.x, dot.y, 0.05)
            }
        },
        "togglepower": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.line(0.575, 0.3, 0.575, 0.56)
            $0.arc(0.575, 0.6, 0.24, from: -50, to: 230)
        },
        "powersleep": Outline(1.1, 1.15) { $0.place("moon", 0.04, 0.06, 0.98) },
        "directcurrent": Outline(1.2, 0.65) {
            $0.line(0.08, 0.18, 1.12, 0.18)
            for x in [0.08, 0.49, 0.9] as [CGFloat] { $0.line(x, 0.47, x + 0.22, 0.47) }
        },
        "view.2d": Outline(1.15, 0.95) {
            $0.place("2", 0.02, 0.02, 0.8)
            $0.place("d", 0.5, 0.02, 0.8)
        },
        "view.3d": Outline(1.15, 0.95) {
            $0.place("3", 0.02, 0.02, 0.8)
            $0.place("d", 0.5, 0.02, 0.8)
        },
        "scale.3d": Outline(1.2, 1.2) {
            $0.box(0.08, 0.58, 0.54, 0.54, 0.04)
            $0.line(0.08, 0.58, 0.3, 0.36, 0.84, 0.36, 0.84, 0.9, 0.62, 1.12)
            $0.line(0.62, 0.58, 0.84, 0.36)
            $0.arrow(0.92, 0.28, 1.12, 0.08, 0.2)
        },
        "torus": Outline(1.4, 0.95) {
            $0.oval(0.7, 0.475, 0.62, 0.39)
            $0.curve(0.42, 0.4, 0.54, 0.54, 0.7, 0.57, 0.86, 0.54, 0.98, 0.4)
            $0.curve(0.49, 0.48, 0.6, 0.41, 0.7, 0.4, 0.8, 0.41, 0.91, 0.48)
        },
        "f.cursive": Outline(0.8, 1.25) {
            $0.curve(0.7, 0.16, 0.58, 0.09, 0.46, 0.2, 0.4, 0.5, 0.34, 0.94, 0.24, 1.14, 0.1, 1.1)
            $0.line(0.2, 0.5, 0.6, 0.5)
        },
        "character.magnify": Outline(1.3, 1.3) {
            $0.place("magnifyingglass", 0.06, 0.06, 1.1)
            $0.place("a", 0.38, 0.3, 0.4)
        },
        "checklist.checked": Outline(1.3, 1.0) {
            for y in [0.24, 0.74] as [CGFloat] {
                $0.disc(0.24, y, 0.2)
                $0.ribbon(0.15, y, 0.22, y + 0.07, 0.33, y - 0.07, width: 0.06)
                $0.line(0.62, y, 1.22, y)
            }
        },
        "checklist.unchecked": Outline(1.3, 1.0) {
            for y in [0.24, 0.74] as [CGFloat] {
                $0.circle(0.24, y, 0.16)
                $0.line(0.62, y, 1.22, y)
            }
        },
        "lines.measurement.horizontal": Outline(1.35, 0.7) {
            for step in 0..<7 {
                let x = 0.1 + CGFloat(step) * 0.19
                let length: CGFloat = step % 3 == 0 ? 0.5 : 0.26
                $0.line(x, 0.6, x, 0.6 - length)
            }
        },
        "lines.measurement.vertical": Outline(0.7, 1.35) {
            for step in 0..<7 {
                let y = 0.1 + CGFloat(step) * 0.19
                let length: CGFloat = step % 3 == 0 ? 0.5 : 0.26
                $0.line(0.1, y, 0.1 + length, y)
            }
        },
        "contextualmenu.and.cursorarrow": Outline(1.3, 1.35) {
            $0.rounded(0.58, 0.98, 0.09, 0.98, 0.09, 0.09, 0.98, 0.09, 0.98, 0.42, radius: 0.1, closed: false)
            $0.line(0.26, 0.32, 0.8, 0.32)
            $0.line(0.26, 0.54, 0.56, 0.54)
            $0.place("cursorarrow", 0.64, 0.5, 0.66)
        },
        "cursorarrow.and.square.on.square.dashed": Outline(1.25, 1.4) {
            $0.place("square.dashed", 0, 0, 0.8)
            $0.place("cursorarrow", 0.5, 0.4, 0.8)
        },
        "cursorarrow.motionlines": Outline(1.4, 1.25) {
            $0.place("cursorarrow", 0.54, 0, 1)
            $0.line(0.08, 0.3, 0.44, 0.3)
            $0.line(0.2, 0.56, 0.48, 0.56)
            $0.line(0.08, 0.82, 0.44, 0.82)
        },
        "dot.circle.and.cursorarrow": Outline(1.3, 1.42) {
            $0.arc(0.5, 0.5, 0.42, from: 80, to: 370)
            $0.disc(0.5, 0.5, 0.14)
            $0.place("cursorarrow", 0.56, 0.44, 0.78)
        },
        "alarm.waves.left.and.right": Outline(1.75, 1.2) { alarm($0) },
        "alarm.waves.left.and.right.fill": Outline(1.75, 1.2) { alarm($0, filled: true) },
        "chronometer": Outline(1.15, 1.35) {
            $0.circle(0.575, 0.79, 0.48)
            $0.filledBox(0.46, 0.06, 0.23, 0.18, 0.05)
            $0.line(0.575, 0.79, 0.575, 0.46)
            $0.circle(0.575, 1.02, 0.1)
        },
        "chart.line.flattrend.xyaxis": Outline(1.3, 1.15) {
            $0.rounded(0.09, 0.08, 0.09, 1.06, 1.22, 1.06, radius: 0.06, closed: false)
            $0.line(0.3, 0.56, 0.52, 0.4, 0.72, 0.62, 0.9, 0.5, 1.16, 0.5)
            $0.line(1.0, 0.34, 1.18, 0.5, 1.0, 0.66)
        },
        "dot.scope": Outline(1.15, 1.15) {
            $0.place("scope", 0, 0, 1)
            $0.disc(0.575, 0.575, 0.1)
        },
        "star.hexagon": Outline(1.15, 1.25) {
            $0.place("hexagon", 0, 0, 1)
            $0.star(0.575, 0.64, 0.32, filled: true)
        },
        "building.2.crop.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.place("building.2.fill", 0.27, 0.3, 0.46)
        },
        "livephoto.play": Outline(1.15, 1.15) {
            $0.place("livephoto", 0, 0, 1)
            $0.shape(0.5, 0.45, 0.5, 0.7, 0.71, 0.575)
        },
        "radiowaves.left": Outline(0.6, 1.1) {
            $0.arc(0.86, 0.55, 0.5, from: 140, to: 220)
            $0.arc(0.86, 0.55, 0.74, from: 140, to: 220)
        },
        "radiowaves.right": Outline(0.6, 1.1) {
            $0.arc(-0.26, 0.55, 0.5, from: -40, to: 40)
            $0.arc(-0.26, 0.55, 0.74, from: -40, to: 40)
        },
        "externaldrive.connected.to.line.below": Outline(1.3, 1.15) {
            $0.place("externaldrive", 0, 0, 1)
            $0.line(0.65, 0.86, 0.65, 1.06)
            $0.line(0.1, 1.06, 1.2, 1.06)
        },
        "waveform.and.magnifyingglass": Outline(1.35, 1.2) {
            for (x, half) in [(0.1, 0.1), (0.28, 0.3), (0.46, 0.18)] as [(CGFloat, CGFloat)] {
                $0.line(x, 0.5 - half, x, 0.5 + half)
            }
            $0.place("magnifyingglass", 0.54, 0.34, 0.74)
        },
        "waveform.and.person.filled": Outline(1.4, 1.15) {
            for (x, half) in [(0.1, 0.1), (0.28, 0.3), (0.46, 0.18)] as [(CGFloat, CGFloat)] {
                $0.line(x, 0.55 - half, x, 0.55 + half)
            }
            $0.place("person.fill", 0.62, 0.14, 0.78)
        },
    ]

    @Sendable private static func speaker(_ pen: SymbolPen, isLouder: Bool, filled: Bool = false) {
        pen.place(filled ? "speaker.fill" : "speaker", 0, 0.02, 1)
        pen.line(0.78, 0.55, 1.12, 0.55)
        if isLouder { pen.line(0.95, 0.38, 0.95, 0.72) }
    }

    @Sendable private static func alarm(_ pen: SymbolPen, filled: Bool = false) {
        pen.place(filled ? "alarm.fill" : "alarm", 0.3, 0, 1)
        pen.arc(0.875, 0.62, 0.74, from: 158, to: 202)
        pen.arc(0.875, 0.62, 0.74, from: -22, to: 22)
    }
}
