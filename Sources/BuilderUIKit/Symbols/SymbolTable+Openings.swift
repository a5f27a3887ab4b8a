import Foundation

extension SymbolTable {
    /// Doors, windows and what covers them.
    static let openings: [String: Outline] = [
        "entry.lever.keypad": Outline(1.25, 1.2) {
            $0.box(0.09, 0.09, 0.56, 1.02, 0.12)
            for row in 0..<3 {
                for column in 0..<3 { $0.disc(0.23 + CGFloat(column) * 0.14, 0.26 + CGFloat(row) * 0.14, 0.045) }
            }
            $0.line(0.37, 0.84, 1.16, 0.84)
            $0.disc(0.37, 0.84, 0.09)
        },
        "door.right.hand.closed": Outline(1.15, 1.2) {
            $0.rounded(0.24, 1.1, 0.24, 0.08, 0.91, 0.08, 0.91, 1.1, radius: 0.06, closed: false)
            $0.line(0.08, 1.1, 1.07, 1.1)
            $0.disc(0.4, 0.62, 0.06)
        },
        "door.sliding.left.hand.closed": Outline(1.2, 1.2) {
            slidingDoor($0)
            $0.line(0.7, 0.56, 0.7, 0.72)
        },
        "door.sliding.right.hand.closed": Outline(1.2, 1.2) {
            slidingDoor($0)
            $0.line(0.5, 0.56, 0.5, 0.72)
        },
        "door.french.closed": Outline(1.2, 1.2) {
            slidingDoor($0)
            $0.disc(0.49, 0.64, 0.045)
            $0.disc(0.71, 0.64, 0.045)
        },
        "door.garage.closed": Outline(1.35, 1.2) {
            garage($0)
            for y in [0.52, 0.71, 0.9] as [CGFloat] { $0.line(0.3, y, 1.05, y) }
        },
        "door.garage.open": Outline(1.35, 1.2) {
            garage($0)
            $0.line(0.3, 0.52, 1.05, 0.52)
        },
        "door.garage.double.bay.closed": Outline(1.7, 1.2) {
            $0.rounded(0.09, 1.1, 0.09, 0.42, 0.85, 0.09, 1.61, 0.42, 1.61, 1.1, radius: 0.06, closed: false)
            for x in [0.27, 0.93] as [CGFloat] {
                $0.line(x, 1.1, x, 0.58, x + 0.5, 0.58, x + 0.5, 1.1)
                $0.line(x, 0.84, x + 0.5, 0.84)
            }
            $0.line(0.09, 1.1, 1.61, 1.1)
        },
        "window.casement.closed": Outline(1.05, 1.2) {
            $0.box(0.1, 0.08, 0.85, 1.04, 0.08)
            $0.line(0.525, 0.08, 0.525, 1.12)
            $0.line(0.4, 0.56, 0.4, 0.64)
            $0.line(0.65, 0.56, 0.65, 0.64)
        },
        "window.vertical.open": Outline(1.05, 1.2) {
            $0.box(0.1, 0.08, 0.85, 1.04, 0.08)
            $0.line(0.1, 0.44, 0.95, 0.44)
            $0.line(0.1, 0.58, 0.95, 0.58)
        },
        "window.horizontal": Outline(1.2, 1.1) {
            $0.box(0.08, 0.09, 1.04, 0.92, 0.08)
            $0.line(0.6, 0.09, 0.6, 1.01)
        },
        "window.shade.open": Outline(1.15, 1.2) { shade($0, 0.36) },
        "window.shade.closed": Outline(1.15, 1.2) { shade($0, 1.02) },
        "roller.shade.open": Outline(1.15, 1.2) { rollerShade($0, 0.42) },
        "roller.shade.closed": Outline(1.15, 1.2) { rollerShade($0, 0.96) },
        "blinds.horizontal.open": Outline(1.15, 1.15) {
            $0.line(0.08, 0.1, 1.07, 0.1)
            for row in 0..<4 { $0.line(0.14, 0.34 + CGFloat(row) * 0.22, 1.01, 0.34 + CGFloat(row) * 0.22) }
        },
        "blinds.horizontal.closed": Outline(1.15, 1.15) {
            $0.line(0.08, 0.1, 1.07, 0.1)
            for row in 0..<4 { $0.filledBox(0.12, 0.22 + CGFloat(row) * 0.22, 0.91, 0.17, 0.03) }
        },
        "blinds.vertical.open": Outline(1.15, 1.15) {
            $0.line(0.08, 0.1, 1.07, 0.1)
            for column in 0..<5 { $0.line(0.155 + CGFloat(column) * 0.21, 0.26, 0.155 + CGFloat(column) * 0.21, 1.06) }
        },
        "blinds.vertical.closed": Outline(1.15, 1.15) {
            $0.line(0.08, 0.1, 1.07, 0.1)
            for column in 0..<5 { $0.filledBox(0.07 + CGFloat(column) * 0.205, 0.22, 0.16, 0.87, 0.03) }
        },
        "curtains.closed": Outline(1.25, 1.15) {
            $0.line(0.08, 0.1, 1.17, 0.1)
            $0.line(0.16, 0.1, 0.16, 1.04, 1.09, 1.04, 1.09, 0.1)
            for x in [0.39, 0.625, 0.86] as [CGFloat] { $0.line(x, 0.1, x, 1.04) }
        },
        "curtains.open": Outline(1.25, 1.15) {
            $0.line(0.08, 0.1, 1.17, 0.1)
            $0.curve(0.48, 0.1, 0.42, 0.42, 0.24, 0.66)
            $0.line(0.24, 0.66, 0.3, 1.04, 0.14, 1.04, 0.14, 0.1)
            $0.curve(0.77, 0.1, 0.83, 0.42, 1.01, 0.66)
            $0.line(1.01, 0.66, 0.95, 1.04, 1.11, 1.04, 1.11, 0.1)
        },
    ]

    /// Adds a door with two parts.
    @Sendable private static func slidingDoor(_ pen: SymbolPen) {
        pen.rounded(0.16, 1.1, 0.16, 0.08, 1.04, 0.08, 1.04, 1.1, radius: 0.06, closed: false)
        pen.line(0.6, 0.08, 0.6, 1.1)
        pen.line(0.08, 1.1, 1.12, 1.1)
    }

    /// Adds the frame of a garage.
    @Sendable private static func garage(_ pen: SymbolPen) {
        pen.rounded(0.09, 1.1, 0.09, 0.42, 0.675, 0.09, 1.26, 0.42, 1.26, 1.1, radius: 0.06, closed: false)
        pen.line(0.3, 1.1, 0.3, 0.52)
        pen.line(1.05, 0.52, 1.05, 1.1)
    }

    /// Adds a window with a folded shade down to a height.
    @Sendable private static func shade(_ pen: SymbolPen, _ end: CGFloat) {
        pen.line(0.08, 0.1, 1.07, 0.1)
        pen.line(0.16, 0.1, 0.16, 1.1, 0.99, 1.1, 0.99, 0.1)
        for y in stride(from: 0.24, through: end, by: 0.16) { pen.line(0.16, y, 0.99, y) }
    }

    /// Adds a window with a rolled shade down to a height.
    @Sendable private static func rollerShade(_ pen: SymbolPen, _ end: CGFloat) {
        pen.filledBox(0.06, 0.05, 1.03, 0.16, 0.08)
        pen.line(0.18, 0.2, 0.18, 1.1, 0.97, 1.1, 0.97, 0.2)
        pen.filledBox(0.27, 0.24, 0.61, end - 0.24, 0.03)
    }
}
