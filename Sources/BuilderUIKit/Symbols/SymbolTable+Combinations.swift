import Foundation

extension SymbolTable {
    /// Symbols that combine two others, or a symbol with arrows or lines.
    static let combinations: [String: Outline] = [
        "rectangle.portrait.on.rectangle.portrait": Outline(1.15, 1.2) {
            $0.box(0.36, 0.26, 0.71, 0.86, 0.12)
            $0.line(0.36, 0.92, 0.17, 0.92, 0.08, 0.83, 0.08, 0.17, 0.17, 0.08, 0.68, 0.08, 0.77, 0.17, 0.77, 0.26)
        },
        "square.on.square.dashed": Outline(1.2, 1.2) {
            $0.box(0.36, 0.36, 0.76, 0.76, 0.14)
            $0.line(0.08, 0.26, 0.08, 0.16, 0.16, 0.08, 0.26, 0.08)
            $0.line(0.4, 0.08, 0.52, 0.08)
            $0.line(0.66, 0.08, 0.76, 0.08, 0.84, 0.16, 0.84, 0.24)
            $0.line(0.08, 0.4, 0.08, 0.52)
            $0.line(0.08, 0.66, 0.08, 0.76, 0.16, 0.84, 0.24, 0.84)
        },
        "square.fill.on.square": Outline(1.2, 1.2) {
            $0.filledBox(0.32, 0.32, 0.84, 0.84, 0.16)
            $0.line(0.2, 0.84, 0.16, 0.84, 0.08, 0.76, 0.08, 0.16, 0.16, 0.08, 0.76, 0.08, 0.84, 0.16, 0.84, 0.2)
        },
        "rectangle.fill.on.rectangle.fill": Outline(1.35, 1.1) {
            $0.filledBox(0.32, 0.3, 0.99, 0.76, 0.15)
            $0.shape(0.04, 0.2, 0.2, 0.04, 0.88, 0.04, 1.02, 0.18, 0.32, 0.18, 0.2, 0.3, 0.2, 0.8, 0.04, 0.66)
        },
        "rectangle.arrowtriangle.2.outward": Outline(1.45, 0.95) {
            $0.box(0.34, 0.1, 0.77, 0.75, 0.1)
            $0.shape(0.2, 0.3, 0.2, 0.66, 0.02, 0.48)
            $0.shape(1.25, 0.3, 1.25, 0.66, 1.43, 0.48)
        },
        "rectangle.arrowtriangle.2.inward": Outline(1.45, 0.95) {
            $0.box(0.34, 0.1, 0.77, 0.75, 0.1)
            $0.shape(0.04, 0.3, 0.04, 0.66, 0.22, 0.48)
            $0.shape(1.41, 0.3, 1.41, 0.66, 1.23, 0.48)
        },
        "arrow.left.and.line.vertical.and.arrow.right": Outline(1.35, 1.0) {
            $0.line(0.675, 0.08, 0.675, 0.92)
            $0.arrow(0.52, 0.5, 0.08, 0.5, 0.2)
            $0.arrow(0.83, 0.5, 1.27, 0.5, 0.2)
        },
        "arrow.right.and.line.vertical.and.arrow.left": Outline(1.35, 1.0) {
            $0.line(0.675, 0.08, 0.675, 0.92)
            $0.arrow(0.08, 0.5, 0.52, 0.5, 0.2)
            $0.arrow(1.27, 0.5, 0.83, 0.5, 0.2)
        },
        "arrow.up.and.line.horizontal.and.arrow.down": Outline(1.0, 1.35) {
            $0.line(0.08, 0.675, 0.92, 0.675)
            $0.arrow(0.5, 0.52, 0.5, 0.08, 0.2)
            $0.arrow(0.5, 0.83, 0.5, 1.27, 0.2)
        },
        "arrow.down.and.line.horizontal.and.arrow.up": Outline(1.0, 1.35) {
            $0.line(0.08, 0.675, 0.92, 0.675)
            $0.arrow(0.5, 0.08, 0.5, 0.52, 0.2)
            $0.arrow(0.5, 1.27, 0.5, 0.83, 0.2)
        },
        "arrow.up.left.and.down.right.and.arrow.up.right.and.down.left": Outline(1.15, 1.15) {
            $0.arrow(0.5, 0.5, 0.1, 0.1, 0.24)
            $0.arrow(0.65, 0.5, 1.05, 0.1, 0.24)
            $0.arrow(0.5, 0.65, 0.1, 1.05, 0.24)
            $0.arrow(0.65, 0.65, 1.05, 1.05, 0.24)
        },
        "arrowtriangle.left.and.line.vertical.and.arrowtriangle.right": Outline(1.3, 1.0) {
            $0.line(0.65, 0.08, 0.65, 0.92)
            $0.line(0.46, 0.24, 0.46, 0.76, 0.1, 0.5, closed: true)
            $0.line(0.84, 0.24, 0.84, 0.76, 1.2, 0.5, closed: true)
        },
        "arrowtriangle.right.and.line.vertical.and.arrowtriangle.left": Outline(1.3, 1.0) {
            $0.line(0.65, 0.08, 0.65, 0.92)
            $0.line(0.1, 0.24, 0.1, 0.76, 0.46, 0.5, closed: true)
            $0.line(1.2, 0.24, 1.2, 0.76, 0.84, 0.5, closed: true)
        },
        "arrowshape.turn.up.left.2": Outline(1.5, 1.05) {
            $0.line(0.42, 0.12, 0.08, 0.46, 0.42, 0.8)
            $0.place("arrowshape.turn.up.left", 0.27, 0, 1)
        },
        "arrowshape.turn.up.left.2.fill": Outline(1.5, 1.05) {
            $0.line(0.42, 0.12, 0.08, 0.46, 0.42, 0.8)
            $0.place("arrowshape.turn.up.left.fill", 0.27, 0, 1)
        },
        "arrowshape.bounce.right": Outline(1.35, 1.1) {
            $0.disc(0.62, 0.96, 0.09)
            $0.curve(0.1, 0.16, 0.32, 0.3, 0.5, 0.56, 0.6, 0.76)
            $0.curve(0.64, 0.76, 0.74, 0.46, 0.88, 0.34, 1.08, 0.3)
            $0.line(0.94, 0.12, 1.22, 0.29, 1.02, 0.52)
        },
        "arrow.triangle.capsulepath": Outline(1.35, 0.95) {
            $0.arc(0.42, 0.475, 0.3, from: 90, to: 250)
            $0.line(0.42, 0.175, 0.7, 0.175)
            $0.arc(0.93, 0.475, 0.3, from: -90, to: 70)
            $0.line(0.93, 0.775, 0.65, 0.775)
            $0.shape(0.68, 0.03, 0.68, 0.32, 0.9, 0.175)
            $0.shape(0.67, 0.63, 0.67, 0.92, 0.45, 0.775)
        },
        "arrow.up.right.video": Outline(1.5, 1.0) {
            $0.place("video", 0, 0, 1)
            $0.arrow(0.32, 0.68, 0.64, 0.36, 0.16)
        },
        "cloud.sun.rain": Outline(1.5, 1.4) {
            $0.place("cloud.sun", 0, 0, 1)
            $0.line(0.42, 1.16, 0.36, 1.31)
            $0.line(0.64, 1.16, 0.58, 1.31)
            $0.line(0.86, 1.16, 0.8, 1.31)
        },
        "cloud.moon.rain": Outline(1.5, 1.4) {
            $0.place("cloud.moon", 0, 0, 1)
            $0.line(0.42, 1.16, 0.36, 1.31)
            $0.line(0.64, 1.16, 0.58, 1.31)
            $0.line(0.86, 1.16, 0.8, 1.31)
        },
        "cloud.sun.bolt": Outline(1.5, 1.45) {
            $0.place("cloud.sun", 0, 0, 1)
            $0.shape(0.7, 1.08, 0.48, 1.28, 0.62, 1.28, 0.55, 1.43, 0.78, 1.22, 0.64, 1.22)
        },
        "music.note.house": Outline(1.35, 1.2) {
            $0.line(0.08, 0.62, 0.675, 0.1, 1.27, 0.62)
            $0.line(0.26, 0.5, 0.26, 1.1, 1.09, 1.1, 1.09, 0.5)
            $0.disc(0.58, 0.86, 0.09)
            $0.line(0.65, 0.86, 0.65, 0.5, 0.84, 0.57)
        },
        "house.and.flag": Outline(1.5, 1.25) {
            $0.place("house", 0, 0.16, 0.9)
            $0.line(1.22, 1.16, 1.22, 0.12)
            $0.line(1.22, 0.14, 1.44, 0.24, 1.22, 0.36)
        },
        "person.and.background.dotted": Outline(1.3, 1.25) {
            $0.place("person", 0.2, 0.18, 0.9)
            for angle in stride(from: 150, through: 390, by: 30) {
                let dot = SymbolPen.onCircle(0.65, 0.62, 0.55, CGFloat(angle))
                $0.disc(dot.x, dot.y, 0.055)
            }
        },
        "doc.text.image": Outline(1.0, 1.25) {
            $0.place("doc", 0, 0, 1)
            $0.line(0.27, 0.62, 0.73, 0.62)
            $0.line(0.24, 1.0, 0.42, 0.82, 0.55, 0.94, 0.63, 0.87, 0.76, 1.0)
        },
        "doc.zipper": Outline(1.0, 1.25) {
            $0.place("doc", 0, 0, 1)
            $0.line(0.4, 0.26, 0.46, 0.26)
            $0.line(0.34, 0.4, 0.4, 0.4)
            $0.line(0.4, 0.54, 0.46, 0.54)
            $0.box(0.34, 0.7, 0.14, 0.24, 0.05)
        },
        "camera.on.rectangle": Outline(1.5, 1.3) {
            $0.place("camera", 0.34, 0.36, 0.82)
            $0.line(0.2, 0.94, 0.16, 0.94, 0.08, 0.86, 0.08, 0.18, 0.17, 0.09, 1.14, 0.09, 1.22, 0.18, 1.22, 0.24)
        },
        "lock.laptopcomputer": Outline(1.6, 1.2) {
            $0.place("laptopcomputer", 0, 0.1, 1)
            $0.place("lock.fill", 0.6, 0.24, 0.42)
        },
        "key.viewfinder": Outline(1.2, 1.2) {
            $0.place("viewfinder", 0, 0, 1)
            $0.place("key", 0.33, 0.3, 0.5)
        },
        "dot.circle.viewfinder": Outline(1.2, 1.2) {
            $0.place("viewfinder", 0, 0, 1)
            $0.circle(0.575, 0.575, 0.24)
            $0.disc(0.575, 0.575, 0.09)
        },
    ]
}
