import Foundation

extension SymbolTable {
    /// Devices, lights and what is found in a kitchen.
    static let devices: [String: Outline] = [
        "flashlight.on.fill": Outline(0.75, 1.3) {
            $0.line(0.375, 0.06, 0.375, 0.2)
            $0.line(0.1, 0.12, 0.17, 0.24)
            $0.line(0.65, 0.12, 0.58, 0.24)
            torch($0, 0.34)
        },
        "flashlight.off.fill": Outline(0.75, 1.1) { torch($0, 0.08) },
        "recordingtape": Outline(1.45, 0.8) {
            $0.circle(0.36, 0.4, 0.27)
            $0.circle(1.09, 0.4, 0.27)
            $0.line(0.36, 0.67, 1.09, 0.67)
        },
        "ipad.and.iphone": Outline(1.5, 1.25) {
            $0.box(0.08, 0.08, 0.82, 1.09, 0.12)
            $0.line(0.38, 1.05, 0.6, 1.05)
            $0.box(1.02, 0.45, 0.4, 0.72, 0.1)
        },
        "web.camera": Outline(1.0, 1.2) {
            $0.circle(0.5, 0.44, 0.36)
            $0.circle(0.5, 0.44, 0.14)
            $0.line(0.5, 0.8, 0.5, 1.1)
            $0.line(0.26, 1.1, 0.74, 1.1)
        },
        "watch.analog": Outline(1.0, 1.3) {
            $0.circle(0.5, 0.65, 0.38)
            $0.line(0.5, 0.44, 0.5, 0.66, 0.64, 0.76)
            $0.line(0.3, 0.3, 0.36, 0.08, 0.64, 0.08, 0.7, 0.3)
            $0.line(0.3, 1.0, 0.36, 1.22, 0.64, 1.22, 0.7, 1.0)
        },
        "microwave": Outline(1.45, 1.0) {
            $0.box(0.08, 0.1, 1.29, 0.8, 0.12)
            $0.box(0.22, 0.25, 0.74, 0.5, 0.06)
            $0.disc(1.16, 0.33, 0.05)
            $0.disc(1.16, 0.5, 0.05)
            $0.disc(1.16, 0.67, 0.05)
        },
        "lightswitch.on": Outline(0.9, 1.25) {
            $0.box(0.1, 0.08, 0.7, 1.09, 0.14)
            $0.box(0.3, 0.32, 0.3, 0.61, 0.06)
            $0.filledBox(0.3, 0.32, 0.3, 0.3, 0.06)
        },
        "lightswitch.off": Outline(0.9, 1.25) {
            $0.box(0.1, 0.08, 0.7, 1.09, 0.14)
            $0.box(0.3, 0.32, 0.3, 0.61, 0.06)
            $0.filledBox(0.3, 0.63, 0.3, 0.3, 0.06)
        },
        "play.display": Outline(1.35, 1.15) {
            $0.place("display", 0, 0, 1)
            $0.shape(0.56, 0.29, 0.56, 0.61, 0.83, 0.45)
        },
        "lock.display": Outline(1.35, 1.15) {
            $0.place("display", 0, 0, 1)
            padlock($0, 0.675, 0.45)
        },
    ]

    /// Adds a filled flashlight with a switch, whose head begins at a height.
    @Sendable private static func torch(_ pen: SymbolPen, _ y: CGFloat) {
        let (rim, neck, end) = (y + 0.16, y + 0.32, y + 0.92)
        pen.rounded(
            0.1, y, 0.65, y, 0.65, rim, 0.51, neck, 0.51, end, 0.24, end, 0.24, neck, 0.1, rim, radius: 0.05,
            filled: true)
        pen.ribbon(0.375, y + 0.42, 0.375, y + 0.56)
    }

    /// Adds a small padlock around a point.
    @Sendable private static func padlock(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat) {
        pen.filledBox(x - 0.15, y - 0.02, 0.3, 0.22, 0.05)
        pen.line(x - 0.09, y - 0.02, x - 0.09, y - 0.1)
        pen.arc(x, y - 0.1, 0.09, from: 180, to: 360)
        pen.line(x + 0.09, y - 0.1, x + 0.09, y - 0.02)
    }
}
