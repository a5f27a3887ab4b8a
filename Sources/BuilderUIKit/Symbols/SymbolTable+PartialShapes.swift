import Foundation

extension SymbolTable {
    /// Shapes that are filled in part, and shapes around another symbol.
    static let partialShapes: [String: Outline] = [
        "rectangle.lefthalf.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.rounded(0.7, 0.08, 0.08, 0.08, 0.08, 1.02, 0.7, 1.02, radius: 0.14, closed: false, filled: true)
        },
        "rectangle.righthalf.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.rounded(0.7, 0.08, 1.32, 0.08, 1.32, 1.02, 0.7, 1.02, radius: 0.14, closed: false, filled: true)
        },
        "rectangle.tophalf.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.rounded(0.08, 0.55, 0.08, 0.08, 1.32, 0.08, 1.32, 0.55, radius: 0.14, closed: false, filled: true)
        },
        "rectangle.bottomhalf.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.rounded(0.08, 0.55, 0.08, 1.02, 1.32, 1.02, 1.32, 0.55, radius: 0.14, closed: false, filled: true)
        },
        "square.bottomhalf.filled": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.rounded(0.08, 0.55, 0.08, 1.02, 1.02, 1.02, 1.02, 0.55, radius: 0.16, closed: false, filled: true)
        },
        "rectangle.topthird.inset.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.filledBox(0.21, 0.21, 0.98, 0.26, 0.06)
        },
        "rectangle.bottomthird.inset.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.filledBox(0.21, 0.63, 0.98, 0.26, 0.06)
        },
        "righttriangle": Outline(1.15, 1.1) { $0.rounded(0.08, 1.0, 1.05, 1.0, 1.05, 0.1, radius: 0.08) },
        "capsule.portrait": Outline(0.85, 1.2) { $0.box(0.1, 0.08, 0.65, 1.04, 0.325) },
        "slash": Outline(0.75, 1.1) { $0.line(0.62, 0.1, 0.13, 1.0) },
        "squares.below.rectangle": Outline(1.3, 1.1) {
            $0.box(0.08, 0.08, 1.14, 0.5, 0.1)
            $0.box(0.08, 0.76, 0.26, 0.26, 0.06)
            $0.box(0.52, 0.76, 0.26, 0.26, 0.06)
            $0.box(0.96, 0.76, 0.26, 0.26, 0.06)
        },
        "play.rectangle.on.rectangle": Outline(1.4, 1.15) {
            $0.place("rectangle.on.rectangle", 0, 0, 1)
            $0.shape(0.46, 0.55, 0.46, 0.87, 0.73, 0.71)
        },
        "plus.square.dashed": Outline(1.1, 1.1) {
            $0.place("square.dashed", 0, 0, 1)
            $0.line(0.55, 0.35, 0.55, 0.75)
            $0.line(0.35, 0.55, 0.75, 0.55)
        },
        "questionmark.square.dashed": Outline(1.1, 1.1) {
            $0.place("square.dashed", 0, 0, 1)
            $0.place("questionmark", 0.36, 0.27, 0.5)
        },
        "questionmark.folder": Outline(1.25, 1.0) {
            $0.line(0.08, 0.2, 0.08, 0.92, 1.17, 0.92, 1.17, 0.24, 0.6, 0.24, 0.48, 0.1, 0.08, 0.1, closed: true)
            $0.place("questionmark", 0.455, 0.34, 0.45)
        },
        "exclamationmark.magnifyingglass": Outline(1.1, 1.1) {
            $0.place("magnifyingglass", 0, 0, 1)
            $0.line(0.44, 0.26, 0.44, 0.46)
            $0.disc(0.44, 0.61, 0.05)
        },
        "exclamationmark.arrow.triangle.2.circlepath": Outline(1.3, 1.05) {
            $0.place("arrow.triangle.2.circlepath", 0, 0, 1)
            $0.line(0.65, 0.32, 0.65, 0.56)
            $0.disc(0.65, 0.72, 0.055)
        },
        "person.fill.viewfinder": Outline(1.15, 1.15) {
            $0.place("viewfinder", 0, 0, 1)
            $0.place("person.fill", 0.305, 0.28, 0.54)
        },
        "person.crop.circle.dashed": Outline(1.15, 1.15) {
            $0.place("circle.dashed", 0, 0, 1)
            $0.place("person.fill", 0.305, 0.28, 0.54)
        },
        "cursorarrow.click": Outline(1.1, 1.3) {
            $0.place("cursorarrow", 0.28, 0.22, 0.88)
            $0.arc(0.4, 0.34, 0.28, from: 110, to: 340)
        },
    ]
}
