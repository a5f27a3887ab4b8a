import Foundation

extension SymbolTable {
    /// Rectangles, squares and grids with parts, and windows.
    static let panels: [String: Outline] = [
        "diamond.inset.filled": Outline(1.2, 1.2) {
            $0.place("diamond", 0, 0, 1)
            $0.rounded(0.6, 0.27, 0.93, 0.6, 0.6, 0.93, 0.27, 0.6, radius: 0.06, filled: true)
        },
        "oval.portrait": Outline(0.9, 1.4) { $0.oval(0.45, 0.7, 0.37, 0.62) },
        "circle.dashed.inset.filled": Outline(1.15, 1.15) {
            $0.place("circle.dashed", 0, 0, 1)
            $0.disc(0.575, 0.575, 0.34)
        },
        "square.dashed.inset.filled": Outline(1.1, 1.1) {
            $0.place("square.dashed", 0, 0, 1)
            $0.filledBox(0.25, 0.25, 0.6, 0.6, 0.08)
        },
        "circle.lefthalf.striped.horizontal": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            stripes($0, isLeft: true)
        },
        "circle.lefthalf.filled.righthalf.striped.horizontal": Outline(1.15, 1.15) {
            $0.place("circle.lefthalf.filled", 0, 0, 1)
            stripes($0, isLeft: false)
        },
        "square.fill.on.circle.fill": Outline(1.2, 1.2) {
            $0.outline(filled: true) { path in
                path.addLines(between: (0...30).map { SymbolPen.onCircle(0.44, 0.44, 0.4, 93 + CGFloat($0) * 8.8) })
                path.addLine(to: CGPoint(x: 0.42, y: 0.42))
                path.closeSubpath()
            }
            $0.filledBox(0.5, 0.5, 0.66, 0.66, 0.12)
        },
        "square.split.diagonal": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(0.13, 0.97, 0.97, 0.13)
        },
        "square.split.diagonal.2x2": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(0.13, 0.97, 0.97, 0.13)
            $0.line(0.13, 0.13, 0.97, 0.97)
        },
        "square.split.bottomrightquarter": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.line(1.02, 0.55, 0.55, 0.55, 0.55, 1.02)
        },
        "dot.squareshape": Outline(1.05, 1.05) {
            $0.place("squareshape", 0, 0, 1)
            $0.disc(0.525, 0.525, 0.14)
        },
        "dot.squareshape.split.2x2": Outline(1.15, 1.15) {
            $0.place("squareshape.split.2x2", 0, 0, 1)
            for (x, y) in [(0.33, 0.33), (0.82, 0.33), (0.33, 0.82), (0.82, 0.82)] as [(CGFloat, CGFloat)] {
                $0.disc(x, y, 0.08)
            }
        },
        "square.2.layers.3d.top.filled": Outline(1.25, 1.05) { layers($0, 2, filled: 0) },
        "square.2.layers.3d.bottom.filled": Outline(1.25, 1.05) { layers($0, 2, filled: 1) },
        "square.3.layers.3d.top.filled": Outline(1.25, 1.25) { layers($0, 3, filled: 0) },
        "square.3.layers.3d.middle.filled": Outline(1.25, 1.25) { layers($0, 3, filled: 1) },
        "square.3.layers.3d.bottom.filled": Outline(1.25, 1.25) { layers($0, 3, filled: 2) },
        "square.grid.3x1.below.line.grid.1x2": Outline(1.15, 1.1) {
            $0.line(0.08, 0.14, 1.07, 0.14)
            $0.line(0.08, 0.42, 1.07, 0.42)
            for column in 0..<3 { $0.box(0.08 + CGFloat(column) * 0.36, 0.72, 0.27, 0.27, 0.06) }
        },
        "square.grid.3x1.below.line.grid.1x2.fill": Outline(1.15, 1.1) {
            $0.line(0.08, 0.14, 1.07, 0.14)
            $0.line(0.08, 0.42, 1.07, 0.42)
            for column in 0..<3 { $0.filledBox(0.05 + CGFloat(column) * 0.36, 0.69, 0.33, 0.33, 0.08) }
        },
        "square.grid.3x3.topleft.filled": Outline(1.1, 1.1) {
            $0.place("square.grid.3x3", 0, 0, 1)
            $0.filledBox(0.06, 0.06, 0.28, 0.28, 0.07)
        },
        "square.grid.3x3.middle.filled": Outline(1.1, 1.1) {
            $0.place("square.grid.3x3", 0, 0, 1)
            $0.filledBox(0.41, 0.41, 0.28, 0.28, 0.07)
        },
        "square.text.square": Outline(1.15, 1.15) {
            $0.box(0.09, 0.09, 0.97, 0.97, 0.18)
            column($0)
        },
        "square.text.square.fill": Outline(1.15, 1.15) {
            $0.filledBox(0.05, 0.05, 1.05, 1.05, 0.22)
            $0.filledBox(0.42, 0.42, 0.31, 0.31, 0.04)
            $0.ribbon(0.29, 0.27, 0.86, 0.27)
            $0.ribbon(0.29, 0.88, 0.86, 0.88)
            for y in [0.49, 0.67] as [CGFloat] {
                $0.ribbon(0.26, y, 0.3, y)
                $0.ribbon(0.85, y, 0.89, y)
            }
        },
        "app.gift": Outline(1.15, 1.15) {
            $0.place("app", 0, 0, 1)
            $0.place("gift", 0.27, 0.25, 0.5)
        },
        "app.connected.to.app.below.fill": Outline(0.9, 1.3) {
            $0.filledBox(0.06, 0.04, 0.5, 0.5, 0.14)
            $0.filledBox(0.06, 0.76, 0.5, 0.5, 0.14)
            $0.rounded(0.66, 0.29, 0.82, 0.29, 0.82, 1.01, 0.66, 1.01, radius: 0.1, closed: false)
        },
        "apps.iphone": Outline(0.8, 1.25) {
            $0.place("iphone", 0, 0, 1)
            tiles($0, 0.24, 0.34, columns: 2, rows: 3, step: 0.19)
        },
        "apps.ipad": Outline(1.0, 1.25) {
            $0.place("ipad", 0, 0, 1)
            tiles($0, 0.24, 0.26, columns: 3, rows: 3, step: 0.2)
        },
        "apps.iphone.landscape": Outline(1.25, 0.8) {
            $0.box(0.08, 0.1, 1.09, 0.6, 0.14)
            tiles($0, 0.31, 0.24, columns: 4, rows: 2, step: 0.2)
        },
        "rectangle.grid.3x3": Outline(1.35, 1.15) { grid($0, columns: 3, rows: 3) },
        "rectangle.grid.1x3": Outline(1.15, 1.15) { grid($0, columns: 1, rows: 3) },
        "rectangle.grid.3x3.fill": Outline(1.35, 1.15) { grid($0, columns: 3, rows: 3, filled: true) },
        "rectangle.grid.1x3.fill": Outline(1.15, 1.15) { grid($0, columns: 1, rows: 3, filled: true) },
        "rectangle.leftthird.inset.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.filledBox(0.21, 0.21, 0.34, 0.68, 0.06)
        },
        "rectangle.rightthird.inset.filled": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.filledBox(0.85, 0.21, 0.34, 0.68, 0.06)
        },
        "rectangle.lefthalf.inset.filled.arrow.left": Outline(1.4, 1.1) {
            $0.place("rectangle.lefthalf.inset.filled", 0, 0, 1)
            $0.arrow(1.18, 0.55, 0.86, 0.55, 0.18)
        },
        "rectangle.righthalf.inset.filled.arrow.right": Outline(1.4, 1.1) {
            $0.place("rectangle.righthalf.inset.filled", 0, 0, 1)
            $0.arrow(0.22, 0.55, 0.54, 0.55, 0.18)
        },
        "rectangle.inset.topleft.filled": corner(0.21, 0.21),
        "rectangle.inset.topright.filled": corner(0.73, 0.21),
        "rectangle.inset.bottomleft.filled": corner(0.21, 0.54),
        "rectangle.inset.bottomright.filled": corner(0.73, 0.54),
        "rectangle.inset.filled.and.person.filled": Outline(1.6, 1.15) {
            $0.rounded(0.78, 0.92, 0.08, 0.92, 0.08, 0.08, 1.3, 0.08, 1.3, 0.3, radius: 0.14, closed: false)
            $0.filledBox(0.22, 0.22, 0.62, 0.56, 0.05)
            $0.place("person.fill", 0.96, 0.36, 0.64)
        },
        "rectangle.and.arrow.up.right.and.arrow.down.left": Outline(1.4, 1.15) {
            $0.rounded(0.08, 0.56, 0.08, 0.12, 0.78, 0.12, radius: 0.14, closed: false)
            $0.rounded(1.32, 0.59, 1.32, 1.03, 0.62, 1.03, radius: 0.14, closed: false)
            $0.arrow(0.86, 0.5, 1.28, 0.1, 0.26)
            $0.arrow(0.54, 0.65, 0.12, 1.05, 0.26)
        },
        "arrow.up.right.and.arrow.down.left.rectangle": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.arrow(0.78, 0.5, 1.04, 0.27, 0.19)
            $0.arrow(0.62, 0.6, 0.36, 0.83, 0.19)
        },
        "arrow.up.right.and.arrow.down.left.rectangle.fill": Outline(1.4, 1.1) {
            $0.filledBox(0.04, 0.04, 1.32, 1.02, 0.18)
            $0.ribbon(0.78, 0.5, 0.94, 0.36)
            $0.ribbon(0.86, 0.27, 1.04, 0.27, 1.04, 0.43)
            $0.ribbon(0.62, 0.6, 0.46, 0.74)
            $0.ribbon(0.54, 0.83, 0.36, 0.83, 0.36, 0.67)
        },
        "rectangle.ratio.16.to.9": Outline(1.45, 0.9) { $0.box(0.08, 0.08, 1.29, 0.725, 0.1) },
        "rectangle.ratio.4.to.3": Outline(1.3, 1.0) { $0.box(0.08, 0.08, 1.12, 0.84, 0.1) },
        "rectangle.ratio.3.to.4": Outline(1.0, 1.3) { $0.box(0.08, 0.08, 0.84, 1.12, 0.1) },
        "rectangle.ratio.9.to.16": Outline(0.9, 1.45) { $0.box(0.08, 0.08, 0.725, 1.29, 0.1) },
        "rectangle.connected.to.line.below": Outline(1.35, 1.15) {
            $0.box(0.24, 0.08, 0.87, 0.58, 0.12)
            $0.line(0.675, 0.66, 0.675, 1.04)
            $0.line(0.08, 1.04, 1.27, 1.04)
        },
        "rectangle.checkered": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            for row in 0..<3 {
                for column in 0..<4 where (row + column) % 2 == 0 {
                    $0.filledBox(0.11 + CGFloat(column) * 0.295, 0.11 + CGFloat(row) * 0.293, 0.295, 0.293, 0)
                }
            }
        },
        "checkmark.rectangle.stack": Outline(1.3, 1.1) {
            $0.place("rectangle.stack", 0, 0, 1)
            $0.line(0.45, 0.68, 0.6, 0.84, 0.88, 0.5)
        },
        "checkmark.rectangle.stack.fill": Outline(1.3, 1.1) {
            $0.place("rectangle.stack.fill", 0, 0, 1)
            $0.ribbon(0.45, 0.68, 0.6, 0.84, 0.88, 0.5)
        },
        "rectangle.and.hand.point.up.left": Outline(1.4, 1.35) {
            $0.rounded(0.5, 0.82, 0.08, 0.82, 0.08, 0.08, 1.22, 0.08, 1.22, 0.4, radius: 0.14, closed: false)
            $0.place("hand.point.up", 0.56, 0.42, 0.74)
        },
        "rectangle.and.hand.point.up.left.fill": Outline(1.4, 1.35) {
            $0.rounded(0.5, 0.82, 0.08, 0.82, 0.08, 0.08, 1.22, 0.08, 1.22, 0.4, radius: 0.14, closed: false)
            $0.place("hand.point.up.fill", 0.56, 0.42, 0.74)
        },
        "uiwindow.split.2x1": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.14)
            $0.line(0.65, 0.3, 0.65, 0.97)
            $0.line(0.1, 0.3, 1.2, 0.3)
        },
        "menubar.dock.rectangle": Outline(1.35, 1.05) {
            $0.box(0.09, 0.09, 1.17, 0.87, 0.14)
            $0.filledBox(0.22, 0.22, 0.91, 0.13, 0.04)
            $0.filledBox(0.4, 0.7, 0.55, 0.13, 0.04)
        },
        "dock.arrow.up.rectangle": Outline(1.35, 1.05) {
            $0.box(0.09, 0.09, 1.17, 0.87, 0.14)
            $0.filledBox(0.36, 0.72, 0.63, 0.11, 0.04)
            $0.arrow(0.675, 0.58, 0.675, 0.26, 0.18)
        },
        "squares.leading.rectangle": Outline(1.35, 1.05) {
            $0.box(0.54, 0.08, 0.73, 0.89, 0.1)
            for row in 0..<3 { $0.box(0.08, 0.08 + CGFloat(row) * 0.335, 0.24, 0.22, 0.05) }
        },
        "squares.leading.rectangle.fill": Outline(1.35, 1.05) {
            $0.filledBox(0.5, 0.04, 0.81, 0.97, 0.13)
            for row in 0..<3 { $0.filledBox(0.05, 0.04 + CGFloat(row) * 0.345, 0.29, 0.28, 0.07) }
        },
        "square.and.line.vertical.and.square": Outline(1.5, 1.0) {
            $0.box(0.08, 0.27, 0.46, 0.46, 0.08)
            $0.line(0.75, 0.08, 0.75, 0.92)
            $0.box(0.96, 0.27, 0.46, 0.46, 0.08)
        },
        "square.and.line.vertical.and.square.filled": Outline(1.5, 1.0) {
            $0.box(0.08, 0.27, 0.46, 0.46, 0.08)
            $0.line(0.75, 0.08, 0.75, 0.92)
            $0.filledBox(0.92, 0.23, 0.54, 0.54, 0.11)
        },
        "pip.swap": Outline(1.35, 1.1) {
            $0.place("pip", 0, 0, 1)
            $0.arrow(0.28, 0.36, 0.62, 0.36, 0.15)
            $0.arrow(0.58, 0.58, 0.26, 0.58, 0.15)
        },
        "pip.remove": Outline(1.35, 1.1) {
            $0.place("pip", 0, 0, 1)
            $0.line(0.3, 0.28, 0.56, 0.54)
            $0.line(0.56, 0.28, 0.3, 0.54)
        },
        "rectangle.portrait.tophalf.filled": portraitHalf(0.08, 0.08, 0.94, 0.625),
        "rectangle.portrait.bottomhalf.filled": portraitHalf(0.08, 0.625, 0.94, 1.17),
        "rectangle.portrait.lefthalf.filled": portraitHalf(0.08, 0.08, 0.51, 1.17),
        "rectangle.portrait.righthalf.filled": portraitHalf(0.51, 0.08, 0.94, 1.17),
        "rectangle.portrait.inset.filled": Outline(1.05, 1.3) {
            $0.box(0.08, 0.08, 0.89, 1.14, 0.18)
            $0.filledBox(0.23, 0.23, 0.59, 0.84, 0.06)
        },
        "viewfinder.rectangular": Outline(1.45, 1.1) {
            for (x, y, width, height) in [
                (0.08, 0.08, 0.3, 0.28), (1.37, 0.08, -0.3, 0.28), (1.37, 1.02, -0.3, -0.28),
                (0.08, 1.02, 0.3, -0.28),
            ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
                $0.rounded(x, y + height, x, y, x + width, y, radius: 0.12, closed: false)
            }
        },
        "sidebar.squares.right": Outline(1.35, 1.05) {
            $0.box(0.09, 0.09, 1.17, 0.87, 0.14)
            $0.line(0.85, 0.09, 0.85, 0.96)
            for row in 0..<3 { $0.filledBox(0.98, 0.24 + CGFloat(row) * 0.22, 0.16, 0.16, 0.03) }
        },
        "play.square.stack": Outline(1.05, 1.25) {
            $0.place("square.stack", 0, 0, 1)
            $0.shape(0.4, 0.52, 0.4, 0.98, 0.77, 0.75)
        },
        "play.square.stack.fill": Outline(1.05, 1.25) {
            $0.place("square.stack.fill", 0, 0, 1)
            $0.shape(0.4, 0.52, 0.4, 0.98, 0.77, 0.75)
        },
    ]

    @Sendable private static func stripes(_ pen: SymbolPen, isLeft: Bool) {
        for row in 0..<5 {
            let y = 0.215 + CGFloat(row) * 0.18
            let half = (0.25 - (y - 0.575) * (y - 0.575)).squareRoot()
            pen.line(0.575, y, 0.575 + (isLeft ? -half : half), y)
        }
    }

    /// Adds squares above each other, seen from the side, one of which is filled.
    @Sendable private static func layers(_ pen: SymbolPen, _ count: Int, filled: Int) {
        for layer in 0..<count {
            let y = 0.35 + CGFloat(layer) * 0.26
            if layer == 0 {
                pen.rounded(0.625, 0.08, 1.17, 0.35, 0.625, 0.62, 0.08, 0.35, radius: 0.07, filled: filled == 0)
            } else if layer == filled {
                pen.shape(
                    0.08, y + 0.03, 0.25, y - 0.05, 0.625, y + 0.14, 1.0, y - 0.05, 1.17, y + 0.03, 0.625, y + 0.31)
            } else {
                pen.line(0.1, y, 0.625, y + 0.27, 1.15, y)
            }
        }
    }

    /// Adds lines around a square in the middle.
    @Sendable private static func column(_ pen: SymbolPen) {
        pen.filledBox(0.43, 0.43, 0.29, 0.29, 0.04)
        pen.line(0.29, 0.27, 0.86, 0.27)
        pen.line(0.29, 0.88, 0.86, 0.88)
        for y in [0.49, 0.67] as [CGFloat] {
            pen.line(0.26, y, 0.3, y)
            pen.line(0.85, y, 0.89, y)
        }
    }

    @Sendable private static func tiles(
        _ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, columns: Int, rows: Int, step: CGFloat
    ) {
        for column in 0..<columns {
            for row in 0..<rows {
                pen.filledBox(x + CGFloat(column) * step, y + CGFloat(row) * step, 0.12, 0.12, 0.03)
            }
        }
    }

    @Sendable private static func grid(_ pen: SymbolPen, columns: Int, rows: Int, filled: Bool = false) {
        let width: CGFloat = columns == 1 ? 0.99 : 0.29
        for column in 0..<columns {
            for row in 0..<rows {
                let (x, y) = (0.08 + CGFloat(column) * 0.45, 0.08 + CGFloat(row) * 0.38)
                if filled {
                    pen.filledBox(x - 0.04, y - 0.04, width + 0.08, 0.31, 0.09)
                } else {
                    pen.box(x, y, width, 0.23, 0.06)
                }
            }
        }
    }

    /// Returns a rectangle with a filled part in a corner.
    private static func corner(_ x: CGFloat, _ y: CGFloat) -> Outline {
        Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.filledBox(x, y, 0.46, 0.35, 0.06)
        }
    }

    /// Returns an upright rectangle with a filled part.
    private static func portraitHalf(_ left: CGFloat, _ top: CGFloat, _ right: CGFloat, _ bottom: CGFloat) -> Outline {
        Outline(1.02, 1.25) {
            $0.box(0.08, 0.08, 0.86, 1.09, 0.14)
            $0.rounded(left, top, right, top, right, bottom, left, bottom, radius: 0.08, filled: true)
        }
    }
}
