import Foundation

extension SymbolTable {
    /// Frames, grids, windows, charts and solids.
    static let layouts: [String: Outline] = [
        "pentagon": Outline(1.2, 1.15) {
            $0.rounded(0.6, 0.06, 1.13, 0.45, 0.93, 1.06, 0.27, 1.06, 0.07, 0.45, radius: 0.1)
        },
        "rhombus": Outline(1.0, 1.3) { $0.rounded(0.5, 0.06, 0.93, 0.65, 0.5, 1.24, 0.07, 0.65, radius: 0.1) },
        "seal": Outline(1.2, 1.2) { pen in
            pen.outline { path in
                for point in 0..<12 {
                    let end = SymbolPen.onCircle(0.6, 0.6, 0.47, CGFloat(point) * 30)
                    if point == 0 { path.move(to: end) }
                    path.addQuadCurve(
                        to: SymbolPen.onCircle(0.6, 0.6, 0.47, CGFloat(point) * 30 + 30),
                        control: SymbolPen.onCircle(0.6, 0.6, 0.58, CGFloat(point) * 30 + 15))
                }
                path.closeSubpath()
            }
        },
        "circle.righthalf.filled": Outline(1.15, 1.15) { half($0, from: -90) },
        "circle.bottomhalf.filled": Outline(1.15, 1.15) { half($0, from: 0) },
        "circle.tophalf.filled": Outline(1.15, 1.15) { half($0, from: 180) },
        "circle.inset.filled": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.disc(0.575, 0.575, 0.36)
        },
        "largecircle.fill.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.disc(0.575, 0.575, 0.32)
        },
        "smallcircle.filled.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.disc(0.575, 0.575, 0.16)
        },
        "smallcircle.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.circle(0.575, 0.575, 0.18)
        },
        "circlebadge": Outline(0.7, 0.7) { $0.circle(0.35, 0.35, 0.25) },
        "circlebadge.2": Outline(1.0, 0.7) {
            $0.circle(0.35, 0.35, 0.25)
            $0.arc(0.65, 0.35, 0.25, from: -75, to: 75)
        },
        "circle.dotted": Outline(1.15, 1.15) { pen in
            for dot in 0..<16 {
                let center = SymbolPen.onCircle(0.575, 0.575, 0.48, CGFloat(dot) * 22.5)
                pen.disc(center.x, center.y, 0.045)
            }
        },
        "circle.grid.2x1": Outline(1.15, 0.65) {
            $0.circle(0.31, 0.325, 0.2)
            $0.circle(0.84, 0.325, 0.2)
        },
        "circle.hexagongrid": Outline(1.25, 1.2) { pen in
            pen.circle(0.625, 0.6, 0.12)
            for dot in 0..<6 {
                let center = SymbolPen.onCircle(0.625, 0.6, 0.4, CGFloat(dot) * 60)
                pen.circle(center.x, center.y, 0.12)
            }
        },
        "square.lefthalf.filled": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.filledBox(0.08, 0.1, 0.47, 0.9, 0.08)
        },
        "square.righthalf.filled": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.filledBox(0.55, 0.1, 0.47, 0.9, 0.08)
        },
        "square.inset.filled": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.2)
            $0.filledBox(0.24, 0.24, 0.62, 0.62, 0.08)
        },
        "rectangle.inset.filled": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.18)
            $0.filledBox(0.23, 0.23, 0.84, 0.59, 0.06)
        },
        "rectangle.split.3x1": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.46, 0.1, 0.46, 0.95)
            $0.line(0.84, 0.1, 0.84, 0.95)
        },
        "rectangle.split.2x1": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.65, 0.1, 0.65, 0.95)
        },
        "rectangle.split.1x2": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.1, 0.525, 1.2, 0.525)
        },
        "rectangle.split.2x2": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.1, 0.525, 1.2, 0.525)
            $0.line(0.65, 0.1, 0.65, 0.95)
        },
        "rectangle.split.3x3": Outline(1.3, 1.05) { grid($0, 3, 3) },
        "tablecells": Outline(1.3, 1.05) { grid($0, 3, 4) },
        "square.split.2x2": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(0.55, 0.1, 0.55, 1.0)
            $0.line(0.1, 0.55, 1.0, 0.55)
        },
        "square.grid.3x2": Outline(1.3, 0.95) { tiles($0, 3, 2) },
        "rectangle.grid.3x2": Outline(1.3, 0.95) { tiles($0, 3, 2) },
        "rectangle.3.group": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 0.5, 0.89, 0.1)
            $0.box(0.72, 0.08, 0.5, 0.38, 0.1)
            $0.box(0.72, 0.59, 0.5, 0.38, 0.1)
        },
        "rectangle.3.offgrid": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 0.72, 0.4, 0.1)
            $0.box(0.94, 0.08, 0.28, 0.4, 0.1)
            $0.box(0.28, 0.6, 0.72, 0.37, 0.1)
        },
        "rectangle.on.rectangle": Outline(1.4, 1.15) { onAnother($0, 1.4, 1.15) },
        "plus.square.on.square": Outline(1.15, 1.15) {
            $0.place("square.on.square", 0, 0, 1)
            $0.line(0.435, 0.54, 0.435, 0.89)
            $0.line(0.26, 0.715, 0.61, 0.715)
        },
        "plus.rectangle.on.rectangle": Outline(1.4, 1.15) {
            onAnother($0, 1.4, 1.15)
            $0.line(0.56, 0.52, 0.56, 0.88)
            $0.line(0.38, 0.7, 0.74, 0.7)
        },
        "plus.rectangle.on.folder": Outline(1.3, 1.2) {
            $0.place("folder", 0, 0, 1)
            $0.filledBox(0.62, 0.62, 0.62, 0.5, 0.1)
            $0.ribbon(0.93, 0.74, 0.93, 1.0, width: 0.08)
            $0.ribbon(0.79, 0.87, 0.86, 0.87, width: 0.08)
            $0.ribbon(1.0, 0.87, 1.07, 0.87, width: 0.08)
        },
        "square.on.circle": Outline(1.25, 1.2) {
            $0.box(0.08, 0.42, 0.7, 0.7, 0.12)
            $0.arc(0.78, 0.47, 0.39, from: 190, to: 445)
        },
        "square.stack.3d.up": Outline(1.25, 1.25) { layered($0, 3) },
        "square.3.layers.3d": Outline(1.25, 1.25) { layered($0, 3) },
        "square.2.layers.3d": Outline(1.25, 1.05) { layered($0, 2) },
        "squareshape": Outline(1.05, 1.05) { $0.box(0.08, 0.08, 0.89, 0.89, 0.02) },
        "macwindow": Outline(1.3, 1.1) { window($0) },
        "macwindow.on.rectangle": Outline(1.45, 1.25) {
            $0.place("macwindow", 0, 0.12, 0.98)
            $0.rounded(0.3, 0.08, 1.37, 0.08, 1.37, 0.92, radius: 0.14, closed: false)
        },
        "pip": Outline(1.35, 1.1) { inset($0) },
        "pip.enter": Outline(1.35, 1.1) {
            inset($0)
            $0.arrow(0.28, 0.28, 0.54, 0.54, 0.2)
        },
        "pip.exit": Outline(1.35, 1.1) {
            inset($0)
            $0.arrow(0.56, 0.56, 0.3, 0.3, 0.2)
        },
        "slider.vertical.3": Outline(1.15, 1.2) {
            for (column, y) in [0.72, 0.34, 0.82].enumerated() {
                let x = 0.2 + CGFloat(column) * 0.375
                $0.line(x, 0.08, x, y - 0.12)
                $0.line(x, y + 0.12, x, 1.12)
                $0.circle(x, y, 0.12)
            }
        },
        "slider.horizontal.below.rectangle": Outline(1.3, 1.25) {
            $0.box(0.08, 0.08, 1.14, 0.72, 0.13)
            $0.line(0.08, 1.06, 0.34, 1.06)
            $0.circle(0.46, 1.06, 0.11)
            $0.line(0.58, 1.06, 1.22, 1.06)
        },
        "slider.horizontal.2.square": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            for (y, x) in [(0.38, 0.68), (0.72, 0.42)] {
                $0.line(0.26, y, 0.84, y)
                $0.disc(x, y, 0.1)
            }
        },
        "dial.min": Outline(1.2, 1.2) { dial($0, 135) },
        "dial.medium": Outline(1.2, 1.2) { dial($0, 270) },
        "dial.max": Outline(1.2, 1.2) { dial($0, 45) },
        "chart.xyaxis.line": Outline(1.2, 1.1) {
            $0.line(0.1, 0.1, 0.1, 1.0, 1.12, 1.0)
            $0.line(0.28, 0.76, 0.5, 0.48, 0.72, 0.62, 1.04, 0.22)
        },
        "chart.line.downtrend.xyaxis": Outline(1.2, 1.1) {
            $0.line(0.1, 0.1, 0.1, 1.0, 1.12, 1.0)
            $0.line(0.28, 0.22, 0.52, 0.5, 0.68, 0.38, 1.04, 0.76)
            $0.line(1.04, 0.52, 1.04, 0.76, 0.8, 0.76)
        },
        "chart.dots.scatter": Outline(1.2, 1.1) {
            $0.line(0.1, 0.1, 0.1, 1.0, 1.12, 1.0)
            for (x, y) in [(0.34, 0.72), (0.5, 0.44), (0.66, 0.7), (0.82, 0.3), (1.0, 0.52)] { $0.disc(x, y, 0.07) }
        },
        "chart.bar.doc.horizontal": Outline(0.95, 1.2) {
            $0.box(0.08, 0.08, 0.79, 1.04, 0.12)
            for (row, end) in [0.7, 0.5, 0.62].enumerated() {
                let y = 0.36 + CGFloat(row) * 0.24
                $0.line(0.26, y, end, y)
            }
        },
        "waveform.path": Outline(1.45, 1.1) {
            $0.line(0.08, 0.55, 0.26, 0.55, 0.4, 0.2, 0.6, 0.96, 0.8, 0.12, 0.98, 0.84, 1.12, 0.55, 1.37, 0.55)
        },
        "waveform.path.ecg": Outline(1.4, 1.1) {
            $0.line(0.08, 0.62, 0.4, 0.62, 0.54, 0.12, 0.76, 0.98, 0.92, 0.54, 1.32, 0.54)
        },
        "bolt.horizontal": Outline(1.3, 0.85) {
            $0.rounded(0.74, 0.06, 0.06, 0.42, 0.56, 0.52, 0.56, 0.79, 1.24, 0.43, 0.74, 0.33, radius: 0.05)
        },
        "cylinder": Outline(1.0, 1.25) { drum($0, 0.08, 1.17) },
        "cylinder.split.1x2": Outline(1.0, 1.25) {
            drum($0, 0.08, 1.17)
            $0.curve(0.1, 0.64, 0.28, 0.76, 0.5, 0.79, 0.72, 0.76, 0.9, 0.64)
        },
        "cone": Outline(1.1, 1.2) {
            $0.line(0.1, 0.92, 0.55, 0.08, 1.0, 0.92)
            $0.oval(0.55, 0.94, 0.45, 0.17)
        },
        "pyramid": Outline(1.25, 1.15) {
            $0.rounded(0.62, 0.08, 1.17, 0.82, 0.7, 1.07, 0.08, 0.78, radius: 0.05)
            $0.line(0.62, 0.1, 0.7, 1.05)
        },
        "cube.transparent": Outline(1.15, 1.25) {
            $0.rounded(0.575, 0.06, 1.07, 0.35, 1.07, 0.9, 0.575, 1.19, 0.08, 0.9, 0.08, 0.35, radius: 0.05)
            $0.line(0.1, 0.36, 0.575, 0.64, 1.05, 0.36)
            $0.line(0.575, 0.64, 0.575, 1.18)
            $0.line(0.1, 0.89, 0.575, 0.64, 1.05, 0.89)
        },
        "arkit": Outline(1.15, 1.2) {
            $0.place("cube", 0.24, 0.26, 0.58)
            $0.line(0.38, 0.16, 0.575, 0.06, 0.77, 0.16)
            $0.line(0.1, 0.55, 0.1, 0.32, 0.26, 0.22)
            $0.line(1.05, 0.55, 1.05, 0.32, 0.89, 0.22)
            $0.line(0.1, 0.75, 0.1, 0.9, 0.28, 1.0)
            $0.line(1.05, 0.75, 1.05, 0.9, 0.87, 1.0)
        },
        "doc.plaintext": Outline(0.95, 1.2) {
            $0.box(0.08, 0.08, 0.79, 1.04, 0.12)
            for row in 0..<4 {
                $0.line(0.27, 0.33 + CGFloat(row) * 0.18, row == 3 ? 0.5 : 0.68, 0.33 + CGFloat(row) * 0.18)
            }
        },
        "note": Outline(1.1, 1.1) { note($0) },
        "note.text": Outline(1.1, 1.1) {
            note($0)
            $0.line(0.28, 0.34, 0.82, 0.34)
            $0.line(0.28, 0.55, 0.82, 0.55)
        },
        "doc.text.magnifyingglass": Outline(1.15, 1.25) {
            $0.line(0.42, 1.1, 0.08, 1.1, 0.08, 0.08, 0.52, 0.08, 0.78, 0.34, 0.78, 0.46)
            $0.line(0.24, 0.4, 0.5, 0.4)
            $0.line(0.24, 0.6, 0.4, 0.6)
            $0.place("magnifyingglass", 0.48, 0.58, 0.56)
        },
        "rectangle.and.text.magnifyingglass": Outline(1.4, 1.15) {
            $0.rounded(0.56, 0.92, 0.08, 0.92, 0.08, 0.08, 1.24, 0.08, 1.24, 0.4, radius: 0.14, closed: false)
            $0.line(0.28, 0.34, 0.9, 0.34)
            $0.line(0.28, 0.6, 0.6, 0.6)
            $0.place("magnifyingglass", 0.72, 0.5, 0.56)
        },
        "sparkle.magnifyingglass": Outline(1.15, 1.15) {
            $0.place("magnifyingglass", 0, 0, 1)
            $0.place("sparkle", 0.22, 0.2, 0.45)
        },
        "rectangle.and.pencil.and.ellipsis": Outline(1.45, 1.1) {
            $0.rounded(1.1, 0.9, 0.08, 0.9, 0.08, 0.3, 0.92, 0.3, radius: 0.13, closed: false)
            for dot in 0..<3 { $0.disc(0.3 + CGFloat(dot) * 0.2, 0.6, 0.06) }
            $0.line(0.9, 0.74, 0.95, 0.56, 1.3, 0.1, 1.4, 0.18, 1.06, 0.64, closed: true)
        },
        "calendar.day.timeline.left": Outline(1.15, 1.1) {
            $0.box(0.08, 0.08, 0.99, 0.94, 0.14)
            $0.line(0.34, 0.1, 0.34, 1.0)
            $0.line(0.34, 0.55, 1.05, 0.55)
            $0.disc(0.34, 0.55, 0.09)
        },
        "photo.stack": Outline(1.3, 1.25) {
            $0.place("photo", 0, 0.22, 0.98)
            $0.line(0.24, 0.16, 1.06, 0.16)
            $0.line(0.34, 0.04, 0.96, 0.04)
        },
        "film.stack": Outline(1.3, 1.25) {
            $0.place("film", 0, 0.24, 0.92)
            $0.line(0.24, 0.16, 1.06, 0.16)
            $0.line(0.34, 0.04, 0.96, 0.04)
        },
        "square.fill.text.grid.1x2": Outline(1.3, 1.05) {
            for row in 0..<2 {
                let y = 0.08 + CGFloat(row) * 0.5
                $0.filledBox(0.06, y, 0.4, 0.38, 0.07)
                $0.line(0.62, y + 0.08, 1.22, y + 0.08)
                $0.line(0.62, y + 0.28, 1.02, y + 0.28)
            }
        },
        "person.text.rectangle": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.place("person.fill", 0.2, 0.28, 0.48)
            $0.line(0.84, 0.4, 1.16, 0.4)
            $0.line(0.84, 0.66, 1.08, 0.66)
        },
        "person.crop.rectangle": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.place("person.fill", 0.36, 0.24, 0.68)
        },
        "rectangle.stack.person.crop": Outline(1.3, 1.25) {
            $0.box(0.08, 0.34, 1.14, 0.83, 0.13)
            $0.line(0.2, 0.2, 1.1, 0.2)
            $0.line(0.3, 0.06, 1.0, 0.06)
            $0.place("person.fill", 0.36, 0.46, 0.58)
        },
        "captions.bubble": Outline(1.3, 1.15) {
            $0.place("bubble.left", 0, 0, 1)
            $0.line(0.32, 0.4, 0.56, 0.4)
            $0.line(0.72, 0.4, 0.98, 0.4)
            $0.line(0.32, 0.62, 0.74, 0.62)
            $0.line(0.88, 0.62, 0.98, 0.62)
        },
        "bubble.middle.bottom": Outline(1.3, 1.15) {
            $0.rounded(
                0.08, 0.08, 1.22, 0.08, 1.22, 0.84, 0.8, 0.84, 0.65, 1.07, 0.5, 0.84, 0.08, 0.84, radius: 0.16)
        },
        "point.3.connected.trianglepath.dotted": Outline(1.2, 1.15) {
            $0.circle(0.6, 0.24, 0.15)
            $0.circle(0.24, 0.88, 0.15)
            $0.circle(0.96, 0.88, 0.15)
            for (x, y) in [(0.48, 0.46), (0.38, 0.64), (0.72, 0.46), (0.82, 0.64), (0.5, 0.88), (0.7, 0.88)] {
                $0.disc(x, y, 0.045)
            }
        },
        "flowchart": Outline(1.3, 1.05) {
            $0.box(0.08, 0.36, 0.36, 0.32, 0.06)
            $0.box(0.86, 0.08, 0.36, 0.3, 0.06)
            $0.box(0.86, 0.67, 0.36, 0.3, 0.06)
            $0.line(0.86, 0.23, 0.64, 0.23, 0.64, 0.82, 0.86, 0.82)
            $0.line(0.46, 0.52, 0.64, 0.52)
        },
        "barcode.viewfinder": Outline(1.15, 1.15) {
            $0.place("viewfinder", 0, 0, 1)
            for bar in 0..<5 { $0.line(0.33 + CGFloat(bar) * 0.12, 0.38, 0.33 + CGFloat(bar) * 0.12, 0.77) }
        },
        "dot.viewfinder": Outline(1.15, 1.15) {
            $0.place("viewfinder", 0, 0, 1)
            $0.disc(0.575, 0.575, 0.14)
        },
        "plus.viewfinder": Outline(1.15, 1.15) {
            $0.place("viewfinder", 0, 0, 1)
            $0.line(0.575, 0.38, 0.575, 0.77)
            $0.line(0.38, 0.575, 0.77, 0.575)
        },
    ]

    /// Adds a circle of which the half after an angle, clockwise, is filled.
    @Sendable private static func half(_ pen: SymbolPen, from start: CGFloat) {
        pen.circle(0.575, 0.575, 0.5)
        pen.outline(filled: true) { path in
            path.addLines(
                between: (0...32).map { SymbolPen.onCircle(0.575, 0.575, 0.49, start + CGFloat($0) * 180 / 32) })
            path.closeSubpath()
        }
    }

    @Sendable private static func grid(_ pen: SymbolPen, _ columns: Int, _ rows: Int) {
        pen.box(0.08, 0.08, 1.14, 0.89, 0.12)
        for column in 1..<columns {
            let x = 0.08 + 1.14 * CGFloat(column) / CGFloat(columns)
            pen.line(x, 0.1, x, 0.95)
        }
        for row in 1..<rows {
            let y = 0.08 + 0.89 * CGFloat(row) / CGFloat(rows)
            pen.line(0.1, y, 1.2, y)
        }
    }

    @Sendable private static func tiles(_ pen: SymbolPen, _ columns: Int, _ rows: Int) {
        for column in 0..<columns {
            for row in 0..<rows {
                pen.box(0.08 + CGFloat(column) * 0.42, 0.08 + CGFloat(row) * 0.45, 0.3, 0.33, 0.06)
            }
        }
    }

    @Sendable private static func onAnother(_ pen: SymbolPen, _ width: CGFloat, _ height: CGFloat) {
        pen.box(0.08, 0.34, width - 0.44, height - 0.42, 0.13)
        pen.rounded(
            0.3, 0.34, 0.3, 0.08, width - 0.08, 0.08, width - 0.08, height - 0.32, width - 0.36, height - 0.32,
            radius: 0.13, closed: false)
    }

    /// Adds squares above each other, seen from the side.
    @Sendable private static func layered(_ pen: SymbolPen, _ count: Int) {
        pen.rounded(0.625, 0.08, 1.17, 0.35, 0.625, 0.62, 0.08, 0.35, radius: 0.07)
        for layer in 1..<count {
            let y = 0.35 + CGFloat(layer) * 0.26
            pen.line(0.1, y, 0.625, y + 0.27, 1.15, y)
        }
    }

    @Sendable private static func window(_ pen: SymbolPen) {
        pen.box(0.08, 0.08, 1.14, 0.94, 0.14)
        pen.line(0.1, 0.34, 1.2, 0.34)
        for dot in 0..<3 { pen.disc(0.23 + CGFloat(dot) * 0.13, 0.21, 0.04) }
    }

    @Sendable private static func inset(_ pen: SymbolPen) {
        pen.rounded(0.56, 0.98, 0.08, 0.98, 0.08, 0.1, 1.27, 0.1, 1.27, 0.48, radius: 0.14, closed: false)
        pen.filledBox(0.7, 0.6, 0.6, 0.42, 0.08)
    }

    @Sendable private static func dial(_ pen: SymbolPen, _ angle: CGFloat) {
        pen.circle(0.6, 0.6, 0.32)
        let tip = SymbolPen.onCircle(0.6, 0.6, 0.26, angle)
        pen.line(0.6, 0.6, tip.x, tip.y)
        for step in 0...6 {
            let mark = SymbolPen.onCircle(0.6, 0.6, 0.5, 135 + CGFloat(step) * 45)
            pen.disc(mark.x, mark.y, 0.045)
        }
    }

    @Sendable private static func drum(_ pen: SymbolPen, _ top: CGFloat, _ bottom: CGFloat) {
        pen.oval(0.5, top + 0.17, 0.42, 0.17)
        pen.line(0.08, top + 0.17, 0.08, bottom - 0.17)
        pen.line(0.92, top + 0.17, 0.92, bottom - 0.17)
        pen.curve(
            0.08, bottom - 0.17, 0.2, bottom - 0.05, 0.5, bottom, 0.8, bottom - 0.05, 0.92, bottom - 0.17)
    }

    @Sendable private static func note(_ pen: SymbolPen) {
        pen.rounded(0.08, 0.08, 1.02, 0.08, 1.02, 0.7, 0.7, 1.02, 0.08, 1.02, radius: 0.12)
        pen.rounded(0.7, 1.0, 0.7, 0.7, 1.0, 0.7, radius: 0.06, closed: false)
    }
}
