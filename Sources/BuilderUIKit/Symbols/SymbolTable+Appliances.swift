import Foundation

extension SymbolTable {
    /// Air conditioners, lights, sprinklers, shades, doors and what a home's sensors measure.
    static let appliances: [String: Outline] = [
        "air.conditioner.horizontal": Outline(1.4, 1.05) {
            $0.rounded(0.08, 0.1, 1.32, 0.1, 1.32, 0.56, 0.08, 0.56, radius: 0.1)
            $0.line(0.3, 0.4, 1.1, 0.4)
            for x in [0.34, 0.7, 1.06] as [CGFloat] { $0.curve(x, 0.7, x + 0.06, 0.78, x - 0.06, 0.88, x, 0.97) }
        },
        "air.conditioner.vertical": Outline(0.95, 1.3) {
            $0.box(0.12, 0.08, 0.71, 1.14, 0.12)
            for y in [0.26, 0.42, 0.58] as [CGFloat] { $0.line(0.3, y, 0.65, y) }
            $0.circle(0.475, 0.96, 0.1)
        },
        "sprinkler": Outline(1.2, 1.15) { sprinkler($0) },
        "sprinkler.fill": Outline(1.2, 1.15) { sprinkler($0, filled: true) },
        "sprinkler.and.droplets": Outline(1.3, 1.25) {
            sprinkler($0, x: 0.05, y: 0.1)
            droplets($0)
        },
        "sprinkler.and.droplets.fill": Outline(1.3, 1.25) {
            sprinkler($0, x: 0.05, y: 0.1, filled: true)
            droplets($0)
        },
        "light.cylindrical.ceiling": Outline(0.9, 1.2) {
            $0.line(0.45, 0.08, 0.45, 0.3)
            $0.line(0.28, 0.08, 0.62, 0.08)
            $0.box(0.2, 0.3, 0.5, 0.5, 0.06)
            $0.line(0.2, 0.94, 0.12, 1.1)
            $0.line(0.45, 0.96, 0.45, 1.12)
            $0.line(0.7, 0.94, 0.78, 1.1)
        },
        "light.ribbon": Outline(1.3, 1.1) {
            $0.rounded(0.08, 0.2, 0.5, 0.2, 0.5, 0.9, 0.92, 0.9, 0.92, 0.2, 1.22, 0.2, radius: 0.2, closed: false)
            for (x, y) in [(0.24, 0.4), (0.24, 0.6), (0.72, 0.5), (0.72, 0.68), (1.12, 0.46), (1.12, 0.66)]
                as [(CGFloat, CGFloat)]
            { $0.disc(x, y, 0.045) }
        },
        "light.recessed.3": Outline(1.5, 0.75) {
            $0.line(0.08, 0.14, 1.42, 0.14)
            for x in [0.3, 0.75, 1.2] as [CGFloat] {
                $0.arc(x, 0.16, 0.13, from: 0, to: 180)
                $0.line(x, 0.46, x, 0.64)
            }
        },
        "lightbulb.led": Outline(0.9, 1.3) {
            $0.rounded(0.14, 0.1, 0.76, 0.1, 0.76, 0.72, 0.62, 0.86, 0.28, 0.86, 0.14, 0.72, radius: 0.16)
            $0.line(0.3, 1.02, 0.6, 1.02)
            $0.line(0.34, 1.18, 0.56, 1.18)
        },
        "lightbulb.led.wide": Outline(1.05, 1.25) {
            $0.rounded(0.1, 0.5, 0.3, 0.1, 0.75, 0.1, 0.95, 0.5, 0.7, 0.82, 0.35, 0.82, radius: 0.16)
            $0.line(0.37, 0.98, 0.68, 0.98)
            $0.line(0.42, 1.14, 0.63, 1.14)
        },
        "fan.and.light.ceiling": Outline(1.4, 1.05) {
            $0.place("fan.ceiling", 0, 0, 1)
            $0.arc(0.7, 0.62, 0.26, from: 20, to: 160)
            $0.line(0.7, 0.96, 0.7, 0.97)
        },
        "fan.oscillation": Outline(1.3, 1.3) {
            $0.place("fan", 0.2, 0.12, 0.76)
            $0.arc(0.65, 0.6, 0.56, from: 25, to: 75)
            $0.arc(0.65, 0.6, 0.56, from: 105, to: 155)
        },
        "fan.and.light.ceiling.fill": Outline(1.4, 1.05) {
            $0.place("fan.ceiling.fill", 0, 0, 1)
            $0.outline(filled: true) { path in
                path.addLines(between: (0...14).map { SymbolPen.onCircle(0.7, 0.66, 0.28, 20 + 10 * CGFloat($0)) })
                path.closeSubpath()
            }
        },
        "window.awning": Outline(1.1, 1.2) {
            $0.box(0.1, 0.08, 0.9, 1.04, 0.06)
            $0.line(0.12, 0.84, 0.98, 0.84)
            $0.line(0.12, 0.98, 0.98, 0.98)
        },
        "window.awning.closed": Outline(1.1, 1.2) {
            $0.box(0.1, 0.08, 0.9, 1.04, 0.06)
            $0.line(0.12, 0.76, 0.98, 0.76)
            $0.line(0.46, 0.92, 0.64, 0.92)
        },
        "window.ceiling": Outline(1.25, 1.1) {
            $0.line(0.3, 0.3, 0.95, 0.3, 1.17, 1.02, 0.08, 1.02, closed: true)
            $0.line(0.3, 0.14, 0.95, 0.14)
            $0.line(0.2, 0.66, 1.05, 0.66)
        },
        "window.ceiling.closed": Outline(1.25, 1.1) {
            $0.line(0.3, 0.1, 0.95, 0.1, 1.17, 1.02, 0.08, 1.02, closed: true)
            $0.line(0.2, 0.56, 1.05, 0.56)
        },
        "window.horizontal.closed": Outline(1.2, 1.1) {
            $0.box(0.08, 0.09, 1.04, 0.92, 0.08)
            $0.line(0.6, 0.09, 0.6, 1.01)
            $0.line(0.46, 0.5, 0.46, 0.6)
            $0.line(0.74, 0.5, 0.74, 0.6)
        },
        "roman.shade.open": Outline(1.15, 1.2) { romanShade($0, folds: 2) },
        "roman.shade.closed": Outline(1.15, 1.2) { romanShade($0, folds: 4) },
        "door.french.open": Outline(1.4, 1.2) {
            $0.rounded(0.4, 1.1, 0.4, 0.1, 1.0, 0.1, 1.0, 1.1, radius: 0.05, closed: false)
            $0.line(0.4, 0.12, 0.08, 0.22, 0.08, 1.0, 0.4, 1.1)
            $0.line(1.0, 0.12, 1.32, 0.22, 1.32, 1.0, 1.0, 1.1)
            $0.disc(0.2, 0.62, 0.045)
            $0.disc(1.2, 0.62, 0.045)
        },
        "door.sliding.left.hand.open": Outline(1.3, 1.2) { openSlidingDoor($0, x: 0.09, handle: 0.2) },
        "door.sliding.right.hand.open": Outline(1.3, 1.2) { openSlidingDoor($0, x: 0.73, handle: 1.1) },
        "door.garage.double.bay.open": Outline(1.7, 1.2) {
            $0.rounded(0.09, 1.1, 0.09, 0.42, 0.85, 0.09, 1.61, 0.42, 1.61, 1.1, radius: 0.06, closed: false)
            for x in [0.27, 0.93] as [CGFloat] {
                $0.line(x, 1.1, x, 0.58, x + 0.5, 0.58, x + 0.5, 1.1)
                $0.line(x, 0.7, x + 0.5, 0.7)
            }
        },
        "table.furniture": Outline(1.45, 0.95) {
            $0.rounded(0.08, 0.12, 1.37, 0.12, 1.37, 0.28, 0.08, 0.28, radius: 0.05)
            $0.line(0.24, 0.3, 0.24, 0.87)
            $0.line(1.21, 0.3, 1.21, 0.87)
        },
        "contact.sensor": Outline(1.1, 1.2) {
            $0.box(0.1, 0.08, 0.5, 1.04, 0.1)
            $0.box(0.76, 0.36, 0.24, 0.5, 0.06)
            $0.disc(0.35, 0.6, 0.07)
        },
        "contact.sensor.fill": Outline(1.1, 1.2) {
            $0.filledBox(0.06, 0.04, 0.58, 1.12, 0.14)
            $0.filledBox(0.73, 0.32, 0.31, 0.58, 0.09)
            $0.disc(0.35, 0.6, 0.08)
        },
        "sensor.radiowaves.left.and.right": Outline(1.6, 1.0) { waves($0, "sensor") },
        "sensor.radiowaves.left.and.right.fill": Outline(1.6, 1.0) { waves($0, "sensor.fill") },
        "drop.keypad.rectangle": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.94, 0.14)
            $0.place("drop.fill", 0.24, 0.28, 0.44)
            for row in 0..<3 {
                for column in 0..<3 { $0.disc(0.82 + CGFloat(column) * 0.16, 0.39 + CGFloat(row) * 0.16, 0.05) }
            }
        },
        "printer.dotmatrix": Outline(1.3, 1.2) { printer($0) },
        "printer.dotmatrix.fill": Outline(1.3, 1.2) { printer($0, filled: true) },
        "hanger": Outline(1.35, 0.95) {
            $0.arc(0.675, 0.22, 0.14, from: 180, to: 400)
            $0.line(0.675, 0.36, 0.675, 0.46)
            $0.rounded(0.675, 0.46, 1.27, 0.86, 0.08, 0.86, radius: 0.06)
        },
        "latch.2.case": Outline(1.3, 1.05) {
            $0.place("case", 0, 0, 1)
            for x in [0.38, 0.92] as [CGFloat] {
                $0.line(x, 0.26, x, 0.5)
                $0.disc(x, 0.52, 0.07)
            }
        },
        "suitcase.cart": Outline(1.35, 1.25) { luggage($0, "suitcase") },
        "suitcase.cart.fill": Outline(1.35, 1.25) { luggage($0, "suitcase.fill") },
        "poweroutlet.type.c": outlet { pen in
            pen.circle(0.55, 0.55, 0.31)
            pen.disc(0.43, 0.55, 0.06)
            pen.disc(0.67, 0.55, 0.06)
            pen.line(0.26, 0.26, 0.27, 0.27)
            pen.line(0.83, 0.83, 0.84, 0.84)
        },
        "poweroutlet.type.d": outlet { pen in
            pen.disc(0.55, 0.34, 0.1)
            pen.disc(0.36, 0.7, 0.07)
            pen.disc(0.74, 0.7, 0.07)
        },
        "poweroutlet.type.e": outlet { pen in
            pen.circle(0.55, 0.55, 0.31)
            pen.disc(0.55, 0.38, 0.06)
            pen.disc(0.43, 0.6, 0.06)
            pen.disc(0.67, 0.6, 0.06)
        },
        "poweroutlet.type.h": outlet { pen in
            pen.disc(0.55, 0.76, 0.07)
            pen.line(0.36, 0.5, 0.42, 0.34)
            pen.line(0.74, 0.5, 0.68, 0.34)
        },
        "poweroutlet.type.i": outlet { pen in
            pen.line(0.36, 0.36, 0.28, 0.5)
            pen.line(0.74, 0.36, 0.82, 0.5)
            pen.line(0.55, 0.66, 0.55, 0.82)
        },
        "poweroutlet.type.j": outlet { pen in
            pen.rounded(0.24, 0.55, 0.36, 0.36, 0.74, 0.36, 0.86, 0.55, 0.74, 0.74, 0.36, 0.74, radius: 0.04)
            pen.disc(0.4, 0.53, 0.055)
            pen.disc(0.7, 0.53, 0.055)
            pen.disc(0.55, 0.64, 0.055)
        },
        "poweroutlet.type.k": outlet { pen in
            pen.disc(0.4, 0.44, 0.06)
            pen.disc(0.7, 0.44, 0.06)
            pen.arc(0.55, 0.68, 0.13, from: 0, to: 180)
        },
        "poweroutlet.type.l": outlet { pen in
            for y in [0.34, 0.55, 0.76] as [CGFloat] { pen.disc(0.55, y, 0.07) }
        },
        "poweroutlet.type.m": outlet { pen in
            pen.disc(0.55, 0.32, 0.12)
            pen.disc(0.34, 0.68, 0.09)
            pen.disc(0.76, 0.68, 0.09)
        },
        "poweroutlet.type.o": outlet { pen in
            pen.disc(0.4, 0.44, 0.06)
            pen.disc(0.7, 0.44, 0.06)
            pen.disc(0.55, 0.7, 0.07)
        },
    ]

    private static func outlet(_ holes: @escaping Build) -> Outline {
        Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.2)
            holes($0)
        }
    }

    @Sendable private static func sprinkler(
        _ pen: SymbolPen, x: CGFloat = 0, y: CGFloat = 0, filled: Bool = false
    ) {
        if filled {
            pen.filledBox(x + 0.4, y + 0.56, 0.4, 0.5, 0.07)
        } else {
            pen.box(x + 0.44, y + 0.6, 0.32, 0.42, 0.05)
        }
        pen.line(x + 0.6, y + 0.44, x + 0.6, y + 0.58)
        pen.line(x + 0.44, y + 0.42, x + 0.76, y + 0.42)
        pen.line(x + 0.3, y + 0.34, x + 0.1, y + 0.22)
        pen.line(x + 0.9, y + 0.34, x + 1.1, y + 0.22)
        pen.line(x + 0.46, y + 0.26, x + 0.38, y + 0.08)
        pen.line(x + 0.74, y + 0.26, x + 0.82, y + 0.08)
    }

    @Sendable private static func droplets(_ pen: SymbolPen) {
        pen.place("drop.fill", 0.1, 0.62, 0.26)
        pen.place("drop.fill", 0.95, 0.62, 0.26)
    }

    @Sendable private static func romanShade(_ pen: SymbolPen, folds: Int) {
        pen.line(0.08, 0.1, 1.07, 0.1)
        for fold in 0..<folds {
            let y = 0.12 + CGFloat(fold) * 0.24
            pen.rounded(0.14, y, 0.14, y + 0.22, 1.01, y + 0.22, 1.01, y, radius: 0.08, closed: false)
        }
        if folds < 4 { pen.line(0.575, 0.6, 0.575, 1.0) }
    }

    @Sendable private static func openSlidingDoor(_ pen: SymbolPen, x: CGFloat, handle: CGFloat) {
        pen.rounded(0.09, 1.1, 0.09, 0.1, 1.21, 0.1, 1.21, 1.1, radius: 0.05, closed: false)
        pen.box(x, 0.1, 0.48, 1.0, 0.05)
        pen.line(handle, 0.54, handle, 0.7)
    }

    /// Adds a symbol between waves.
    @Sendable private static func waves(_ pen: SymbolPen, _ name: String) {
        guard let size = drawing(named: name)?.size else { return }
        let scale = min(0.7 / size.width, 0.8 / size.height)
        pen.place(name, 0.8 - size.width * scale / 2, 0.5 - size.height * scale / 2, scale)
        for radius in [0.54, 0.7] as [CGFloat] {
            pen.arc(0.8, 0.5, radius, from: 150, to: 210)
            pen.arc(0.8, 0.5, radius, from: -30, to: 30)
        }
    }

    @Sendable private static func printer(_ pen: SymbolPen, filled: Bool = false) {
        pen.rounded(0.3, 0.4, 0.3, 0.08, 1.0, 0.08, 1.0, 0.4, radius: 0.04, closed: false)
        for y in [0.18, 0.32] as [CGFloat] {
            pen.disc(0.4, y, 0.035)
            pen.disc(0.9, y, 0.035)
        }
        if filled {
            pen.filledBox(0.05, 0.42, 1.2, 0.72, 0.14)
            pen.ribbon(0.3, 0.86, 1.0, 0.86)
            pen.ribbon(0.98, 0.62, 1.04, 0.62)
        } else {
            pen.box(0.09, 0.46, 1.12, 0.64, 0.12)
            pen.line(0.3, 0.86, 1.0, 0.86)
            pen.disc(1.01, 0.62, 0.05)
        }
    }

    /// Adds a suitcase on a cart.
    @Sendable private static func luggage(_ pen: SymbolPen, _ name: String) {
        pen.rounded(0.08, 0.1, 0.26, 0.1, 0.26, 0.98, 1.27, 0.98, radius: 0.06, closed: false)
        pen.place(name, 0.4, 0.14, 0.64)
        pen.circle(0.46, 1.11, 0.08)
        pen.circle(1.06, 1.11, 0.08)
    }
}
