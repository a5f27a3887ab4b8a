import Foundation

extension SymbolTable {
    /// Alignment, grids of which a part is filled, stacks and squares with others.
    static let arrangements: [String: Outline] = [
        "align.horizontal.left": aligned(0.08), "align.horizontal.center": aligned(0.575),
        "align.horizontal.right": aligned(1.07),
        "align.horizontal.left.fill": aligned(0.08, filled: true),
        "align.horizontal.center.fill": aligned(0.575, filled: true),
        "align.horizontal.right.fill": aligned(1.07, filled: true),
        "align.vertical.top": aligned(0.08, turned: true), "align.vertical.center": aligned(0.575, turned: true),
        "align.vertical.bottom": aligned(1.07, turned: true),
        "align.vertical.top.fill": aligned(0.08, turned: true, filled: true),
        "align.vertical.center.fill": aligned(0.575, turned: true, filled: true),
        "align.vertical.bottom.fill": aligned(1.07, turned: true, filled: true),
        "distribute.horizontal.left": distributed(0), "distribute.horizontal.center": distributed(0.5),
        "distribute.horizontal.right": distributed(1),
        "distribute.horizontal.left.fill": distributed(0, filled: true),
        "distribute.horizontal.center.fill": distributed(0.5, filled: true),
        "distribute.horizontal.right.fill": distributed(1, filled: true),
        "distribute.vertical.top": distributed(0, turned: true),
        "distribute.vertical.center": distributed(0.5, turned: true),
        "distribute.vertical.bottom": distributed(1, turned: true),
        "distribute.vertical.top.fill": distributed(0, turned: true, filled: true),
        "distribute.vertical.center.fill": distributed(0.5, turned: true, filled: true),
        "distribute.vertical.bottom.fill": distributed(1, turned: true, filled: true),
        "square.grid.3x3.topmiddle.filled": tile(1, 0), "square.grid.3x3.topright.filled": tile(2, 0),
        "square.grid.3x3.middleleft.filled": tile(0, 1), "square.grid.3x3.middleright.filled": tile(2, 1),
        "square.grid.3x3.bottomleft.filled": tile(0, 2), "square.grid.3x3.bottommiddle.filled": tile(1, 2),
        "square.grid.3x3.bottomright.filled": tile(2, 2),
        "circle.grid.cross.up.filled": cross(0.575, 0.2), "circle.grid.cross.left.filled": cross(0.2, 0.575),
        "circle.grid.cross.right.filled": cross(0.95, 0.575), "circle.grid.cross.down.filled": cross(0.575, 0.95),
        "circle.grid.2x1.left.filled": Outline(1.3, 0.7) {
            $0.disc(0.34, 0.35, 0.26)
            $0.circle(0.96, 0.35, 0.22)
        },
        "circle.grid.2x1.right.filled": Outline(1.3, 0.7) {
            $0.circle(0.34, 0.35, 0.22)
            $0.disc(0.96, 0.35, 0.26)
        },
        "square.grid.3x1.folder.badge.plus": folderOfTiles("folder"),
        "square.grid.3x1.folder.fill.badge.plus": folderOfTiles("folder.fill"),
        "rectangle.tophalf.inset.filled": inset(0.21, 0.21, 0.98, 0.3),
        "rectangle.bottomhalf.inset.filled": inset(0.21, 0.59, 0.98, 0.3),
        "rectangle.inset.filled.on.rectangle": Outline(1.45, 1.2) {
            $0.box(0.38, 0.36, 0.99, 0.76, 0.13)
            $0.filledBox(0.5, 0.48, 0.75, 0.52, 0.05)
            $0.rounded(0.22, 0.84, 0.08, 0.84, 0.08, 0.08, 1.07, 0.08, 1.07, 0.22, radius: 0.13, closed: false)
        },
        "rectangle.inset.filled.and.cursorarrow": Outline(1.5, 1.3) {
            $0.rounded(0.82, 0.92, 0.08, 0.92, 0.08, 0.08, 1.22, 0.08, 1.22, 0.4, radius: 0.14, closed: false)
            $0.filledBox(0.21, 0.21, 0.6, 0.58, 0.06)
            $0.place("cursorarrow", 0.86, 0.5, 0.64)
        },
        "rectangle.portrait.split.2x1": Outline(1.02, 1.25) {
            $0.box(0.08, 0.08, 0.86, 1.09, 0.14)
            $0.line(0.51, 0.1, 0.51, 1.15)
        },
        "rectangle.portrait.arrowtriangle.2.outward": Outline(1.0, 1.5) {
            $0.box(0.1, 0.34, 0.8, 0.82, 0.1)
            $0.shape(0.3, 0.2, 0.7, 0.2, 0.5, 0.02)
            $0.shape(0.3, 1.3, 0.7, 1.3, 0.5, 1.48)
        },
        "rectangle.portrait.arrowtriangle.2.inward": Outline(1.0, 1.5) {
            $0.box(0.1, 0.34, 0.8, 0.82, 0.1)
            $0.shape(0.3, 0.04, 0.7, 0.04, 0.5, 0.22)
            $0.shape(0.3, 1.46, 0.7, 1.46, 0.5, 1.28)
        },
        "rectangle.2.swap": Outline(1.5, 1.2) {
            $0.box(0.08, 0.08, 0.7, 0.5, 0.1)
            $0.box(0.72, 0.62, 0.7, 0.5, 0.1)
            $0.rounded(0.94, 0.24, 1.24, 0.24, 1.24, 0.5, radius: 0.1, closed: false)
            $0.line(1.12, 0.4, 1.24, 0.52, 1.36, 0.4)
            $0.rounded(0.56, 0.96, 0.26, 0.96, 0.26, 0.7, radius: 0.1, closed: false)
            $0.line(0.14, 0.8, 0.26, 0.68, 0.38, 0.8)
        },
        "rectangle.dashed.and.paperclip": Outline(1.35, 1.15) {
            $0.place("square.dashed", 0.02, 0, 0.92)
            $0.place("paperclip", 0.7, 0.4, 0.66)
        },
        "arrow.up.left.bottomright.rectangle": Outline(1.35, 1.15) {
            $0.rounded(1.14, 0.6, 1.14, 0.08, 0.08, 0.08, 0.08, 0.93, 0.77, 0.93, radius: 0.14, closed: false)
            $0.arrow(1.27, 1.07, 0.62, 0.42, 0.3)
        },
        "arrow.down.right.topleft.rectangle": Outline(1.35, 1.15) {
            $0.rounded(0.58, 0.22, 1.27, 0.22, 1.27, 1.07, 0.21, 1.07, 0.21, 0.55, radius: 0.14, closed: false)
            $0.arrow(0.08, 0.08, 0.73, 0.73, 0.3)
        },
        "square.stack.3d.forward.dottedline": Outline(1.3, 1.2) {
            $0.rounded(0.6, 0.34, 1.2, 0.1, 1.2, 0.78, 0.6, 1.1, radius: 0.06)
            $0.line(0.34, 0.36, 0.34, 1.02)
            for y in [0.4, 0.64, 0.88] as [CGFloat] { $0.disc(0.12, y, 0.05) }
        },
        "square.stack.3d.down.dottedline": Outline(1.25, 1.25) {
            $0.rounded(0.625, 0.62, 1.17, 0.89, 0.625, 1.16, 0.08, 0.89, radius: 0.07)
            $0.line(0.1, 0.62, 0.625, 0.36, 1.15, 0.62)
            for (x, y) in [(0.1, 0.36), (0.36, 0.23), (0.625, 0.1), (0.89, 0.23), (1.15, 0.36)] as [(CGFloat, CGFloat)]
            {
                $0.disc(x, y, 0.05)
            }
        },
        "square.filled.and.line.vertical.and.square": Outline(1.5, 0.95) {
            $0.filledBox(0.06, 0.22, 0.5, 0.5, 0.09)
            $0.line(0.75, 0.08, 0.75, 0.87)
            $0.box(0.98, 0.26, 0.42, 0.42, 0.08)
        },
        "square.filled.and.line.vertical.and.square.filled": Outline(1.5, 0.95) {
            $0.filledBox(0.06, 0.22, 0.5, 0.5, 0.09)
            $0.line(0.75, 0.08, 0.75, 0.87)
            $0.filledBox(0.94, 0.22, 0.5, 0.5, 0.09)
        },
        "square.and.at.rectangle": atRectangle("square"), "square.and.at.rectangle.fill": atRectangle("square.fill"),
        "star.square.on.square": Outline(1.2, 1.2) {
            $0.box(0.36, 0.36, 0.76, 0.76, 0.14)
            $0.star(0.74, 0.76, 0.24, filled: true)
            $0.line(0.26, 0.84, 0.16, 0.84, 0.08, 0.76, 0.08, 0.16, 0.16, 0.08, 0.76, 0.08, 0.84, 0.16, 0.84, 0.26)
        },
        "sparkles.rectangle.stack": Outline(1.3, 1.25) {
            $0.box(0.08, 0.34, 1.14, 0.83, 0.13)
            $0.line(0.2, 0.2, 1.1, 0.2)
            $0.line(0.3, 0.06, 1.0, 0.06)
            $0.place("sparkles", 0.35, 0.46, 0.54)
        },
        "squareshape.split.3x3": Outline(1.05, 1.05) {
            $0.box(0.08, 0.08, 0.89, 0.89, 0.02)
            for place in [0.377, 0.673] as [CGFloat] {
                $0.line(place, 0.1, place, 0.95)
                $0.line(0.1, place, 0.95, place)
            }
        },
        "squareshape.squareshape.dashed": Outline(1.15, 1.15) {
            $0.place("square.dashed", 0, 0, 1.04)
            $0.box(0.35, 0.35, 0.45, 0.45, 0.02)
        },
        "squareshape.controlhandles.on.squareshape.controlhandles": Outline(1.3, 1.3) {
            handles($0, 0.44, 0.44)
            $0.line(0.3, 0.86, 0.12, 0.86, 0.12, 0.12, 0.86, 0.12, 0.86, 0.3)
            for (x, y) in [(0.12, 0.12), (0.86, 0.12), (0.12, 0.86)] as [(CGFloat, CGFloat)] { $0.disc(x, y, 0.09) }
        },
        "square.on.square.squareshape.controlhandles": Outline(1.3, 1.3) {
            handles($0, 0.44, 0.44)
            $0.rounded(0.3, 0.86, 0.1, 0.86, 0.1, 0.1, 0.86, 0.1, 0.86, 0.3, radius: 0.14, closed: false)
        },
    ]

    /// Returns a line at a place, and two bars whose edges or middles are on it.
    private static func aligned(_ place: CGFloat, turned: Bool = false, filled: Bool = false) -> Outline {
        Outline(1.15, 1.15) { pen in
            bar(pen, place - 0.01, 0.08, 0.02, 0.99, turned: turned, filled: false)
            for (start, length) in [(0.24, 0.78), (0.68, 0.46)] as [(CGFloat, CGFloat)] {
                let side: CGFloat = place < 0.3 ? 0.22 : place > 0.8 ? 0.93 - length : place - length / 2
                bar(pen, side, start, length, 0.24, turned: turned, filled: filled)
            }
        }
    }

    /// Returns two lines with a bar each, at a share of the bars' thickness.
    private static func distributed(_ share: CGFloat, turned: Bool = false, filled: Bool = false) -> Outline {
        Outline(1.15, 1.15) { pen in
            for (start, length) in [(0.2, 0.5), (0.72, 0.7)] as [(CGFloat, CGFloat)] {
                bar(pen, start, 0.575 - length / 2, 0.23, length, turned: turned, filled: filled)
                bar(pen, start + share * 0.23 - 0.01, 0.08, 0.02, 0.4 - length / 2, turned: turned, filled: false)
                bar(
                    pen, start + share * 0.23 - 0.01, 0.67 + length / 2, 0.02, 0.4 - length / 2, turned: turned,
                    filled: false)
            }
        }
    }

    /// Adds a box, or a line where it is thin; with `turned`, x and y are swapped.
    @Sendable private static func bar(
        _ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, turned: Bool, filled: Bool
    ) {
        if width < 0.05 {
            let middle = x + width / 2
            if turned { pen.line(y, middle, y + height, middle) } else { pen.line(middle, y, middle, y + height) }
        } else if filled {
            let edge: CGFloat = 0.04
            if turned {
                pen.filledBox(y - edge, x - edge, height + 2 * edge, width + 2 * edge, 0.08)
            } else {
                pen.filledBox(x - edge, y - edge, width + 2 * edge, height + 2 * edge, 0.08)
            }
        } else if turned {
            pen.box(y, x, height, width, 0.06)
        } else {
            pen.box(x, y, width, height, 0.06)
        }
    }

    /// Returns a grid of nine squares with a filled one.
    private static func tile(_ column: Int, _ row: Int) -> Outline {
        Outline(1.1, 1.1) {
            $0.place("square.grid.3x3", 0, 0, 1)
            $0.filledBox(0.06 + CGFloat(column) * 0.35, 0.06 + CGFloat(row) * 0.35, 0.28, 0.28, 0.07)
        }
    }

    /// Returns four circles around a dot with a filled one.
    private static func cross(_ x: CGFloat, _ y: CGFloat) -> Outline {
        Outline(1.15, 1.15) {
            $0.place("circle.grid.cross", 0, 0, 1)
            $0.disc(x, y, 0.16)
        }
    }

    private static func folderOfTiles(_ folder: String) -> Outline {
        Outline(1.5, 1.35) {
            for column in 0..<3 { $0.box(0.08 + CGFloat(column) * 0.38, 0.08, 0.26, 0.2, 0.05) }
            $0.place(folder + ".badge.plus", 0.06, 0.4, 0.92)
        }
    }

    /// Returns a rectangle with a filled part.
    private static func inset(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Outline {
        Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.filledBox(x, y, width, height, 0.06)
        }
    }

    private static func atRectangle(_ square: String) -> Outline {
        Outline(1.5, 1.25) {
            $0.place(square, 0.02, 0.02, 0.8)
            $0.rounded(0.72, 1.15, 0.3, 1.15, 0.3, 1.02, radius: 0.1, closed: false)
            $0.place("at", 0.86, 0.6, 0.52)
        }
    }

    /// Adds a square with handles at its corners.
    @Sendable private static func handles(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat) {
        pen.box(x, y, 0.74, 0.74, 0.02)
        for (dx, dy) in [(0, 0), (0.74, 0), (0, 0.74), (0.74, 0.74)] as [(CGFloat, CGFloat)] {
            pen.disc(x + dx, y + dy, 0.09)
        }
    }
}
