import Foundation

extension SymbolTable {
    /// Windows, menus, pointers, text and controls, and symbols that combine those with arrows.
    static let interface: [String: Outline] = [
        "arrowtriangle.up.arrowtriangle.down.window.left": windowSize(isLeft: true),
        "arrowtriangle.up.arrowtriangle.down.window.right": windowSize(isLeft: false),
        "macwindow.and.cursorarrow": Outline(1.5, 1.35) {
            $0.place("macwindow", 0, 0, 1)
            $0.place("cursorarrow", 0.84, 0.5, 0.68)
        },
        "dock.arrow.down.rectangle": Outline(1.35, 1.05) {
            $0.place("dock.rectangle", 0, 0, 1)
            $0.arrow(0.675, 0.2, 0.675, 0.56, 0.17)
        },
        "menubar.arrow.up.rectangle": Outline(1.35, 1.05) {
            $0.place("menubar.rectangle", 0, 0, 1)
            $0.arrow(0.675, 0.84, 0.675, 0.48, 0.17)
        },
        "menubar.arrow.down.rectangle": Outline(1.35, 1.05) {
            $0.place("menubar.rectangle", 0, 0, 1)
            $0.arrow(0.675, 0.46, 0.675, 0.82, 0.17)
        },
        "filemenu.and.selection": Outline(1.3, 1.2) { menu($0) },
        "filemenu.and.cursorarrow": Outline(1.4, 1.4) {
            menu($0)
            $0.place("cursorarrow", 0.7, 0.54, 0.7)
        },
        "cursorarrow.click.2": Outline(1.2, 1.35) {
            $0.place("cursorarrow", 0.32, 0.28, 0.86)
            $0.arc(0.44, 0.4, 0.2, from: 130, to: 320)
            $0.arc(0.44, 0.4, 0.36, from: 120, to: 330)
        },
        "selection.pin.in.out": Outline(1.3, 1.2) {
            $0.line(0.3, 0.34, 0.3, 1.12)
            $0.line(1.0, 0.08, 1.0, 0.86)
            $0.disc(0.3, 0.2, 0.14)
            $0.disc(1.0, 1.0, 0.14)
            $0.filledBox(0.42, 0.34, 0.46, 0.52, 0.03)
        },
        "keyboard.chevron.compact.left": Outline(1.6, 1.05) {
            $0.place("keyboard", 0.24, 0.05, 0.9)
            $0.line(0.14, 0.28, 0.08, 0.5, 0.14, 0.72)
        },
        "chart.bar.xaxis.ascending": Outline(1.3, 1.2) {
            for (index, height) in [0.28, 0.5, 0.76].enumerated() {
                $0.box(0.16 + CGFloat(index) * 0.36, 0.92 - CGFloat(height), 0.24, CGFloat(height), 0.05)
            }
            $0.line(0.08, 1.1, 1.22, 1.1)
        },
        "slider.horizontal.2.rectangle.and.arrow.triangle.2.circlepath": Outline(1.45, 1.3) {
            sliders($0)
            $0.place("arrow.triangle.2.circlepath", 0.56, 0.56, 0.66)
        },
        "slider.horizontal.2.gobackward": Outline(1.15, 1.25) {
            $0.place("gobackward", 0, 0, 1)
            for (y, knob) in [(0.58, 0.48), (0.84, 0.68)] as [(CGFloat, CGFloat)] {
                $0.line(0.34, y, 0.82, y)
                $0.disc(knob, y, 0.09)
            }
        },
        "slider.horizontal.2.square.on.square": Outline(1.25, 1.25) {
            $0.place("square.on.square", 0, 0, 1)
            for (y, knob) in [(0.6, 0.36), (0.86, 0.58)] as [(CGFloat, CGFloat)] {
                $0.line(0.24, y, 0.7, y)
                $0.disc(knob, y, 0.09)
            }
        },
        "slider.horizontal.below.square.filled.and.square": Outline(1.35, 1.25) {
            $0.filledBox(0.08, 0.08, 0.5, 0.5, 0.08)
            $0.box(0.78, 0.12, 0.42, 0.42, 0.07)
            slider($0)
        },
        "slider.horizontal.below.square.and.square.filled": Outline(1.35, 1.25) {
            $0.box(0.14, 0.12, 0.42, 0.42, 0.07)
            $0.filledBox(0.74, 0.08, 0.5, 0.5, 0.08)
            slider($0)
        },
        "line.3.crossed.swirl.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            for angle in [0, 60, 120] as [CGFloat] {
                let start = SymbolPen.onCircle(0.575, 0.575, 0.36, angle)
                let end = SymbolPen.onCircle(0.575, 0.575, 0.36, angle + 180)
                $0.curve(
                    start.x, start.y, 0.575 + (start.y - 0.575) * 0.2, 0.575 - (start.x - 0.575) * 0.2, end.x, end.y)
            }
        },
        "line.horizontal.star.fill.line.horizontal": Outline(1.6, 1.0) {
            $0.line(0.08, 0.52, 0.36, 0.52)
            $0.star(0.8, 0.54, 0.36, filled: true)
            $0.line(1.24, 0.52, 1.52, 0.52)
        },
        "shadow": Outline(1.15, 1.15) {
            $0.circle(0.5, 0.5, 0.4)
            for step in 0..<9 {
                let dot = SymbolPen.onCircle(0.56, 0.56, 0.5, -35 + CGFloat(step) * 20)
                $0.disc(dot.x, dot.y, 0.04)
            }
        },
        "bold.underline": Outline(1.0, 1.3) {
            $0.place("bold", 0.04, 0, 0.95)
            $0.line(0.14, 1.22, 0.86, 1.22)
        },
        "textformat.abc.dottedunderline": Outline(2.5, 1.4) {
            $0.place("abc", 0, 0, 1)
            for step in 0..<11 { $0.disc(0.2 + CGFloat(step) * 0.21, 1.28, 0.05) }
        },
        "numbersign": Outline(1.05, 1.15) { $0.place("number", 0, 0, 1) },
        "notequal": Outline(1.1, 1.05) {
            $0.line(0.12, 0.4, 0.98, 0.4)
            $0.line(0.12, 0.68, 0.98, 0.68)
            $0.line(0.74, 0.1, 0.36, 0.96)
        },
        "minus.forwardslash.plus": Outline(1.2, 1.15) {
            $0.line(0.1, 0.3, 0.48, 0.3)
            $0.line(0.92, 0.12, 0.28, 1.04)
            $0.line(0.72, 0.84, 1.1, 0.84)
            $0.line(0.91, 0.65, 0.91, 1.03)
        },
        "exclamationmark.questionmark": Outline(1.2, 1.15) {
            $0.place("exclamationmark", 0, 0, 1)
            guard let size = drawing(named: "questionmark")?.size else { return }
            $0.place("questionmark", 1.18 - size.width, 0, 1)
        },
        "purchased": Outline(1.2, 1.2) {
            $0.place("seal", 0.02, 0.02, 1)
            $0.line(0.4, 0.6, 0.54, 0.74, 0.8, 0.44)
        },
        "circle.bottomrighthalf.checkered": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.line(0.22, 0.93, 0.93, 0.22)
            for (x, y) in [
                (0.86, 0.44), (0.74, 0.56), (0.86, 0.68), (0.62, 0.68), (0.74, 0.8), (0.5, 0.8), (0.62, 0.92),
            ]
                as [(CGFloat, CGFloat)]
            { $0.filledBox(x - 0.06, y - 0.06, 0.12, 0.12, 0.01) }
        },
        "dot.arrowtriangles.up.right.down.left.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.disc(0.575, 0.575, 0.08)
            $0.shape(0.575, 0.2, 0.67, 0.34, 0.48, 0.34)
            $0.shape(0.575, 0.95, 0.67, 0.81, 0.48, 0.81)
            $0.shape(0.2, 0.575, 0.34, 0.48, 0.34, 0.67)
            $0.shape(0.95, 0.575, 0.81, 0.48, 0.81, 0.67)
        },
        "arrow.left.and.right.text.vertical": Outline(1.3, 1.2) {
            for x in [0.34, 0.65, 0.96] as [CGFloat] { $0.line(x, 0.08, x, 0.66) }
            $0.line(0.1, 0.96, 1.2, 0.96)
            $0.line(0.26, 0.8, 0.1, 0.96, 0.26, 1.12)
            $0.line(1.04, 0.8, 1.2, 0.96, 1.04, 1.12)
        },
        "arrow.up.and.down.text.horizontal": Outline(1.3, 1.2) {
            for y in [0.3, 0.6, 0.9] as [CGFloat] { $0.line(0.6, y, 1.22, y) }
            $0.line(0.26, 0.1, 0.26, 1.1)
            $0.line(0.1, 0.26, 0.26, 0.1, 0.42, 0.26)
            $0.line(0.1, 0.94, 0.26, 1.1, 0.42, 0.94)
        },
        "arrow.up.and.person.rectangle.portrait": personFrame { pen in pen.arrow(0.18, 1.0, 0.18, 0.2, 0.2) },
        "arrow.up.and.person.rectangle.turn.right": personFrame { pen in
            pen.curve(0.12, 1.0, 0.1, 0.6, 0.16, 0.4, 0.3, 0.26)
            pen.line(0.14, 0.2, 0.32, 0.24, 0.3, 0.42)
        },
        "arrow.up.and.person.rectangle.turn.left": personFrame { pen in
            pen.curve(0.3, 1.0, 0.32, 0.6, 0.26, 0.4, 0.12, 0.26)
            pen.line(0.28, 0.2, 0.1, 0.24, 0.12, 0.42)
        },
        "arrow.triangle.2.circlepath.doc.on.clipboard": Outline(1.8, 1.3) {
            $0.place("doc.on.clipboard", 0.62, 0, 1)
            $0.place("arrow.triangle.2.circlepath", 0, 0.5, 0.5)
        },
        "person.2.gobackward": Outline(1.6, 1.3) {
            $0.place("person.2", 0.02, 0.36, 0.9)
            $0.place("gobackward", 1.08, 0.02, 0.44)
        },
        "envelope.arrow.triangle.branch": Outline(1.8, 1.15) {
            $0.place("envelope", 0, 0, 1)
            $0.place("arrow.triangle.branch", 1.24, 0.5, 0.5)
        },
        "envelope.arrow.triangle.branch.fill": Outline(1.8, 1.15) {
            $0.place("envelope.fill", 0, 0, 1)
            $0.place("arrow.triangle.branch", 1.24, 0.5, 0.5)
        },
        "calendar.day.timeline.right": Outline(1.15, 1.1) {
            $0.box(0.08, 0.08, 0.99, 0.94, 0.14)
            $0.line(0.81, 0.1, 0.81, 1.0)
            $0.line(0.1, 0.55, 0.81, 0.55)
            $0.disc(0.81, 0.55, 0.09)
        },
        "arrowshape.zigzag.right": Outline(1.35, 1.05) {
            $0.line(
                0.08, 0.24, 0.2, 0.12, 0.48, 0.44, 0.62, 0.28, 0.98, 0.66, 1.1, 0.54, 1.24, 0.94, 0.82, 0.84, 0.92,
                0.74,
                0.64, 0.46, 0.48, 0.64, closed: true)
        },
        "camera.metering.unknown": Outline(1.4, 1.05) {
            $0.box(0.08, 0.08, 1.24, 0.89, 0.14)
            $0.place("questionmark", 0.47, 0.2, 0.58)
        },
        "camera.metering.partial": Outline(1.4, 1.05) {
            $0.box(0.08, 0.08, 1.24, 0.89, 0.14)
            $0.circle(0.7, 0.525, 0.24)
        },
        "wave.3.up": Outline(1.15, 1.0) {
            for radius in [0.2, 0.44, 0.68] as [CGFloat] { $0.arc(0.575, 0.88, radius, from: 225, to: 315) }
        },
        "swift": Outline(1.3, 1.15) { bird($0) },
        "swiftdata": Outline(1.3, 1.35) {
            bird($0)
            $0.arc(0.6, 0.62, 0.66, from: 40, to: 140)
        },
        "bonjour": Outline(1.2, 1.2) {
            $0.disc(0.6, 0.66, 0.12)
            $0.arc(0.6, 0.66, 0.3, from: 120, to: 420)
            $0.arc(0.6, 0.66, 0.48, from: 130, to: 410)
        },
        "eyebrow": Outline(1.35, 0.7) {
            $0.curve(0.08, 0.56, 0.4, 0.2, 0.8, 0.12, 1.27, 0.34, 0.86, 0.32, 0.46, 0.42, closed: true, filled: true)
        },
        "face.smiling.inverse": Outline(1.15, 1.15) { $0.place("face.smiling.fill", 0, 0, 1) },
        "hand.pinch": Outline(1.2, 1.2) { pinch($0) },
        "hand.pinch.fill": Outline(1.2, 1.2) { pinch($0, filled: true) },
        "hand.point.up.braille": Outline(1.3, 1.35) {
            $0.place("hand.point.up", 0, 0.08, 1)
            dots($0)
        },
        "hand.point.up.braille.fill": Outline(1.3, 1.35) {
            $0.place("hand.point.up.fill", 0, 0.08, 1)
            dots($0)
        },
        "hand.point.up.left.and.text": Outline(1.5, 1.35) {
            $0.place("hand.point.up", 0, 0.08, 1)
            texts($0)
        },
        "hand.point.up.left.and.text.fill": Outline(1.5, 1.35) {
            $0.place("hand.point.up.fill", 0, 0.08, 1)
            texts($0)
        },
        "point.forward.to.point.capsulepath": Outline(1.4, 0.95) {
            $0.place("capsule", 0, 0.02, 1)
            $0.disc(0.42, 0.1, 0.1)
            $0.disc(0.98, 0.84, 0.1)
        },
        "placeholdertext.fill": Outline(1.4, 1.0) {
            $0.filledBox(0.05, 0.05, 1.3, 0.9, 0.14)
            $0.ribbon(0.26, 0.36, 0.26, 0.64)
            $0.ribbon(0.44, 0.5, 1.12, 0.5)
        },
    ]

    private static func windowSize(isLeft: Bool) -> Outline {
        Outline(1.6, 1.1) {
            $0.place("macwindow", isLeft ? 0.3 : 0, 0, 1)
            let x: CGFloat = isLeft ? 0.16 : 1.44
            $0.shape(x, 0.28, x + 0.13, 0.48, x - 0.13, 0.48)
            $0.shape(x, 0.84, x + 0.13, 0.64, x - 0.13, 0.64)
        }
    }

    @Sendable private static func menu(_ pen: SymbolPen) {
        pen.filledBox(0.06, 0.06, 0.62, 0.24, 0.06)
        pen.rounded(0.1, 0.4, 0.1, 1.1, 0.98, 1.1, 0.98, 0.4, radius: 0.1)
        pen.line(0.28, 0.6, 0.8, 0.6)
        pen.line(0.28, 0.84, 0.6, 0.84)
    }

    @Sendable private static func sliders(_ pen: SymbolPen) {
        pen.rounded(0.5, 0.92, 0.08, 0.92, 0.08, 0.08, 1.3, 0.08, 1.3, 0.4, radius: 0.14, closed: false)
        for (y, knob) in [(0.34, 0.44), (0.62, 0.34)] as [(CGFloat, CGFloat)] {
            pen.line(0.26, y, knob == 0.44 ? 1.08 : 0.54, y)
            pen.disc(knob, y, 0.09)
        }
    }

    @Sendable private static func slider(_ pen: SymbolPen) {
        pen.line(0.1, 0.92, 1.25, 0.92)
        pen.disc(0.52, 0.92, 0.14)
    }

    /// Returns a person in an upright frame, with an arrow beside it.
    private static func personFrame(_ arrow: @escaping Build) -> Outline {
        Outline(1.35, 1.25) {
            arrow($0)
            $0.box(0.48, 0.1, 0.79, 1.05, 0.12)
            $0.place("person.fill", 0.56, 0.34, 0.56)
        }
    }

    @Sendable private static func bird(_ pen: SymbolPen) {
        pen.curve(
            0.74, 0.08, 1.04, 0.4, 1.08, 0.72, 1.2, 1.02, 0.98, 0.94, 0.72, 1.02, 0.36, 0.98, 0.08, 0.74, 0.4, 0.84,
            0.66, 0.78, 0.42, 0.56, 0.2, 0.24, 0.48, 0.48, 0.72, 0.62, 0.5, 0.38, 0.36, 0.18, 0.62, 0.4, 0.86, 0.56,
            0.86, 0.32, closed: true, filled: true)
    }

    @Sendable private static func pinch(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(
            0.2, 0.14, 0.34, 0.08, 0.62, 0.36, 0.98, 0.46, 1.12, 0.74, 0.94, 1.1, 0.6, 1.12, 0.36, 0.84, 0.1, 0.6,
            0.2, 0.5, 0.46, 0.62, 0.3, 0.34, radius: 0.09, filled: filled)
    }

    @Sendable private static func dots(_ pen: SymbolPen) {
        for (x, y) in [(0.98, 0.16), (1.16, 0.16), (0.98, 0.36), (1.16, 0.56)] as [(CGFloat, CGFloat)] {
            pen.disc(x, y, 0.065)
        }
    }

    @Sendable private static func texts(_ pen: SymbolPen) {
        for (y, end) in [(0.16, 1.42), (0.38, 1.42), (0.6, 1.2)] as [(CGFloat, CGFloat)] { pen.line(0.92, y, end, y) }
    }
}
