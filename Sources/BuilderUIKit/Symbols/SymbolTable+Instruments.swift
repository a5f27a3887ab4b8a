import Foundation

extension SymbolTable {
    /// Symbols of the laboratory, screens, traffic, and of symbols combined.
    static let instruments: [String: Outline] = [
        "flask": Outline(1.05, 1.2) {
            $0.rounded(0.4, 0.1, 0.4, 0.46, 0.1, 1.1, 0.95, 1.1, 0.65, 0.46, 0.65, 0.1, radius: 0.1)
            $0.line(0.32, 0.1, 0.73, 0.1)
            $0.line(0.26, 0.78, 0.79, 0.78)
        },
        "testtube.2": Outline(1.05, 1.2) {
            for x in [0.14, 0.64] {
                $0.rounded(x, 0.1, x, 1.1, x + 0.27, 1.1, x + 0.27, 0.1, radius: 0.13, closed: false)
                $0.line(x - 0.06, 0.1, x + 0.33, 0.1)
                $0.line(x + 0.02, 0.56, x + 0.25, 0.56)
            }
        },
        "pencil.and.ruler": Outline(1.25, 1.15) {
            $0.place("pencil", 0, 0.05, 1)
            $0.rounded(0.16, 0.2, 0.32, 0.06, 1.15, 0.9, 0.99, 1.06, radius: 0.05)
            for step in 1..<4 {
                let (x, y) = (0.32 + CGFloat(step) * 0.2, 0.06 + CGFloat(step) * 0.2)
                $0.line(x, y, x - 0.08, y + 0.08)
            }
        },
        "doc.viewfinder": Outline(1.15, 1.15) {
            $0.place("viewfinder", 0, 0, 1)
            $0.place("doc", 0.315, 0.275, 0.52)
        },
        "doc.text.viewfinder": Outline(1.15, 1.15) {
            $0.place("doc.viewfinder", 0, 0, 1)
            $0.line(0.47, 0.62, 0.68, 0.62)
            $0.line(0.47, 0.74, 0.68, 0.74)
        },
        "doc.append": Outline(1.0, 1.3) {
            $0.place("doc", 0.06, 0, 0.84)
            $0.line(0.1, 1.1, 0.9, 1.1)
            $0.line(0.1, 1.24, 0.9, 1.24)
        },
        "iphone.landscape": Outline(1.25, 0.8) {
            $0.box(0.08, 0.1, 1.09, 0.6, 0.14)
            $0.line(0.18, 0.34, 0.18, 0.46)
        },
        "ipad.landscape": Outline(1.25, 1.0) {
            $0.box(0.08, 0.08, 1.09, 0.84, 0.12)
            $0.line(0.49, 0.8, 0.76, 0.8)
        },
        "shield.checkered": Outline(1.05, 1.25) {
            $0.place("shield", 0, 0, 1)
            $0.shape(0.525, 0.1, 0.3, 0.22, 0.12, 0.24, 0.12, 0.62, 0.525, 0.62)
            $0.shape(0.525, 0.62, 0.93, 0.62, 0.86, 0.86, 0.72, 1.03, 0.525, 1.16)
        },
        "text.below.photo": Outline(1.3, 1.3) {
            $0.place("photo", 0.13, 0, 0.8)
            $0.line(0.14, 1.0, 1.16, 1.0)
            $0.line(0.14, 1.2, 0.8, 1.2)
        },
        "photo.artframe": Outline(1.3, 1.1) {
            $0.box(0.08, 0.1, 1.14, 0.9, 0.04)
            $0.place("photo", 0.24, 0.22, 0.63)
        },
        "person.crop.artframe": Outline(1.1, 1.1) {
            $0.box(0.08, 0.1, 0.94, 0.9, 0.04)
            $0.place("person.fill", 0.27, 0.24, 0.56)
        },
        "circle.grid.cross": Outline(1.15, 1.15) {
            for (x, y) in [(0.575, 0.2), (0.2, 0.575), (0.95, 0.575), (0.575, 0.95)] { $0.circle(x, y, 0.13) }
            $0.disc(0.575, 0.575, 0.06)
        },
        "grid": Outline(1.15, 1.15) {
            for place in [0.22, 0.457, 0.693, 0.93] as [CGFloat] {
                $0.line(place, 0.08, place, 1.07)
                $0.line(0.08, place, 1.07, place)
            }
        },
        "square.grid.4x3.fill": Outline(1.35, 1.05) {
            for row in 0..<3 {
                for column in 0..<4 {
                    $0.filledBox(0.06 + CGFloat(column) * 0.32, 0.06 + CGFloat(row) * 0.33, 0.25, 0.26, 0.05)
                }
            }
        },
        "square.tophalf.filled": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.16)
            $0.filledBox(0.1, 0.08, 0.9, 0.47, 0.08)
        },
        "square.fill.on.square.fill": Outline(1.2, 1.2) {
            $0.rounded(
                0.3, 0.82, 0.1, 0.82, 0.1, 0.1, 0.82, 0.1, 0.82, 0.3, 0.3, 0.3, radius: 0.09, filled: true)
            $0.filledBox(0.4, 0.4, 0.72, 0.72, 0.13)
        },
        "rectangle.lefthalf.inset.filled": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.18)
            $0.filledBox(0.2, 0.2, 0.42, 0.65, 0.06)
        },
        "rectangle.righthalf.inset.filled": Outline(1.3, 1.05) {
            $0.box(0.08, 0.08, 1.14, 0.89, 0.18)
            $0.filledBox(0.68, 0.2, 0.42, 0.65, 0.06)
        },
        "rectangle.and.paperclip": Outline(1.35, 1.15) {
            $0.rounded(0.74, 0.92, 0.08, 0.92, 0.08, 0.1, 1.16, 0.1, 1.16, 0.34, radius: 0.14, closed: false)
            $0.place("paperclip", 0.7, 0.4, 0.66)
        },
        "rectangle.compress.vertical": Outline(1.15, 1.25) { squeezed($0, inward: true) },
        "rectangle.expand.vertical": Outline(1.15, 1.25) { squeezed($0, inward: false) },
        "aspectratio": Outline(1.35, 1.05) {
            $0.box(0.08, 0.08, 1.19, 0.89, 0.16)
            $0.line(0.26, 0.5, 0.26, 0.26, 0.5, 0.26)
            $0.line(0.85, 0.79, 1.09, 0.79, 1.09, 0.55)
        },
        "tent": Outline(1.35, 1.1) {
            $0.line(0.675, 0.08, 1.27, 1.02, 0.08, 1.02, closed: true)
            $0.line(0.5, 1.0, 0.675, 0.56, 0.85, 1.0)
        },
        "switch.2": Outline(1.1, 1.2) {
            $0.box(0.08, 0.1, 0.94, 0.44, 0.22)
            $0.disc(0.8, 0.32, 0.14)
            $0.box(0.08, 0.66, 0.94, 0.44, 0.22)
            $0.disc(0.3, 0.88, 0.14)
        },
        "character.cursor.ibeam": Outline(1.25, 1.1) {
            $0.line(0.1, 0.86, 0.4, 0.22, 0.7, 0.86)
            $0.line(0.21, 0.64, 0.59, 0.64)
            $0.line(0.96, 0.16, 0.96, 0.94)
            $0.line(0.84, 0.08, 0.96, 0.16, 1.08, 0.08)
            $0.line(0.84, 1.02, 0.96, 0.94, 1.08, 1.02)
        },
        "bold.italic.underline": Outline(1.6, 0.95) {
            $0.place("bold", 0, 0.08, 0.66)
            $0.place("italic", 0.52, 0.08, 0.66)
            $0.place("underline", 1.02, 0.08, 0.62)
        },
        "parentheses": Outline(0.95, 1.15) {
            $0.curve(0.36, 0.08, 0.17, 0.3, 0.12, 0.575, 0.17, 0.85, 0.36, 1.07)
            $0.curve(0.59, 0.08, 0.78, 0.3, 0.83, 0.575, 0.78, 0.85, 0.59, 1.07)
        },
        "ellipsis.curlybraces": Outline(1.35, 1.1) {
            $0.curve(0.4, 0.08, 0.26, 0.12, 0.26, 0.4, 0.1, 0.55, 0.26, 0.7, 0.26, 0.98, 0.4, 1.02)
            $0.curve(0.95, 0.08, 1.09, 0.12, 1.09, 0.4, 1.25, 0.55, 1.09, 0.7, 1.09, 0.98, 0.95, 1.02)
            for x in [0.495, 0.675, 0.855] { $0.disc(x, 0.55, 0.055) }
        },
        "list.and.film": Outline(1.45, 1.1) {
            for y in [0.2, 0.55, 0.9] as [CGFloat] { $0.line(0.08, y, 0.5, y) }
            $0.place("film", 0.62, 0.24, 0.58)
        },
        "list.bullet.below.rectangle": Outline(1.2, 1.25) {
            $0.box(0.08, 0.08, 1.04, 0.5, 0.12)
            for y in [0.8, 1.08] as [CGFloat] {
                $0.disc(0.14, y, 0.06)
                $0.line(0.34, y, 1.12, y)
            }
        },
        "signpost.right": Outline(1.2, 1.25) {
            $0.line(0.5, 0.06, 0.5, 0.2)
            $0.rounded(0.1, 0.2, 0.9, 0.2, 1.1, 0.43, 0.9, 0.66, 0.1, 0.66, radius: 0.06)
            $0.line(0.5, 0.66, 0.5, 1.19)
        },
        "signpost.left": Outline(1.2, 1.25) {
            $0.line(0.7, 0.06, 0.7, 0.2)
            $0.rounded(1.1, 0.2, 0.3, 0.2, 0.1, 0.43, 0.3, 0.66, 1.1, 0.66, radius: 0.06)
            $0.line(0.7, 0.66, 0.7, 1.19)
        },
        "sdcard": Outline(1.0, 1.2) {
            $0.rounded(0.1, 0.36, 0.36, 0.1, 0.9, 0.1, 0.9, 1.1, 0.1, 1.1, radius: 0.1)
            for x in [0.44, 0.58, 0.72] as [CGFloat] { $0.line(x, 0.24, x, 0.42) }
        },
        "scanner": Outline(1.35, 1.0) {
            $0.box(0.08, 0.52, 1.19, 0.4, 0.1)
            $0.line(0.14, 0.5, 1.2, 0.12)
            $0.line(0.24, 0.72, 0.8, 0.72)
        },
        "pc": Outline(0.8, 1.25) {
            $0.box(0.1, 0.08, 0.6, 1.09, 0.1)
            $0.line(0.26, 0.28, 0.54, 0.28)
            $0.line(0.26, 0.44, 0.54, 0.44)
            $0.disc(0.4, 0.98, 0.06)
        },
        "display.2": Outline(1.7, 1.1) {
            $0.place("display", 0, 0.16, 0.62)
            $0.place("display", 0.68, 0, 0.78)
        },
        "tv.inset.filled": Outline(1.4, 1.1) {
            $0.place("tv", 0, 0, 1)
            $0.filledBox(0.22, 0.22, 0.96, 0.5, 0.05)
        },
        "sparkles.tv": Outline(1.4, 1.1) {
            $0.place("tv", 0, 0, 1)
            $0.place("sparkle", 0.42, 0.22, 0.42)
            $0.place("sparkle", 0.82, 0.2, 0.24)
        },
        "play.house": Outline(1.25, 1.1) {
            $0.line(0.08, 0.58, 0.625, 0.1, 1.17, 0.58)
            $0.line(0.23, 0.5, 0.23, 1.02, 1.02, 1.02, 1.02, 0.5)
            $0.shape(0.5, 0.5, 0.82, 0.68, 0.5, 0.86)
        },
        "waveform.and.mic": Outline(1.6, 1.15) {
            $0.place("mic", 0, 0, 0.9)
            for (x, y) in [(0.94, 0.16), (1.14, 0.34), (1.34, 0.22), (1.52, 0.1)] as [(CGFloat, CGFloat)] {
                $0.line(x, 0.55 - y, x, 0.55 + y)
            }
        },
        "speaker.zzz": Outline(1.35, 1.1) {
            $0.place("speaker", 0, 0, 1)
            $0.line(0.78, 0.5, 1.0, 0.5, 0.78, 0.78, 1.0, 0.78)
            $0.line(1.08, 0.2, 1.24, 0.2, 1.08, 0.4, 1.24, 0.4)
        },
        "wifi.exclamationmark": Outline(1.35, 1.05) {
            $0.arc(0.675, 0.98, 0.82, from: 224, to: 262)
            $0.arc(0.675, 0.98, 0.82, from: 278, to: 316)
            $0.arc(0.675, 0.98, 0.52, from: 224, to: 256)
            $0.arc(0.675, 0.98, 0.52, from: 284, to: 316)
            $0.line(0.675, 0.26, 0.675, 0.7)
            $0.disc(0.675, 0.92, 0.075)
        },
        "exclamationmark.lock": Outline(1.2, 1.15) {
            $0.place("lock", 0.3, 0, 1)
            $0.place("exclamationmark", 0, 0.36, 0.74)
        },
        "battery.100.bolt": Outline(1.55, 0.8) { pen in
            pen.place("battery.0", 0, 0, 1)
            pen.place("bolt.fill", 0.46, 0.12, 0.46)
        },
        "slowmo": Outline(1.15, 1.15) {
            $0.disc(0.575, 0.575, 0.1)
            for index in 0..<24 {
                let angle = CGFloat(index) * 15
                let start = SymbolPen.onCircle(0.575, 0.575, 0.4, angle)
                let end = SymbolPen.onCircle(0.575, 0.575, 0.5, angle)
                if index % 2 == 0 { $0.line(start.x, start.y, end.x, end.y) } else { $0.disc(end.x, end.y, 0.03) }
            }
        },
        "sunglasses": Outline(1.45, 0.75) {
            for x in [0.13, 0.83] {
                $0.rounded(
                    x, 0.2, x + 0.5, 0.2, x + 0.44, 0.64, x + 0.08, 0.64, radius: 0.16, filled: true)
            }
            $0.line(0.08, 0.2, 1.38, 0.2)
        },
        "dollarsign.arrow.circlepath": Outline(1.15, 1.15) {
            $0.place("arrow.clockwise", 0.06, -0.02, 1.03)
            $0.place("dollarsign", 0.39, 0.34, 0.5)
        },
        "creditcard.and.123": Outline(1.35, 1.1) {
            $0.rounded(1.22, 0.4, 1.22, 0.1, 0.08, 0.1, 0.08, 0.86, 0.5, 0.86, radius: 0.13, closed: false)
            $0.line(0.1, 0.34, 1.2, 0.34)
            $0.line(0.62, 0.66, 0.7, 0.6, 0.7, 1.0)
            $0.line(0.84, 0.64, 0.92, 0.6, 1.0, 0.66, 0.84, 1.0, 1.02, 1.0)
            $0.curve(1.12, 0.64, 1.22, 0.6, 1.28, 0.69, 1.2, 0.79, 1.29, 0.89, 1.22, 1.0, 1.12, 0.96)
        },
        "flag.2.crossed": Outline(1.45, 1.2) {
            $0.line(0.5, 1.12, 1.0, 0.14)
            $0.line(0.95, 1.12, 0.45, 0.14)
            $0.rounded(0.46, 0.16, 0.1, 0.28, 0.26, 0.66, 0.64, 0.52, radius: 0.06)
            $0.rounded(0.99, 0.16, 1.35, 0.28, 1.19, 0.66, 0.81, 0.52, radius: 0.06)
        },
        "burst": Outline(1.2, 1.2) {
            $0.outline { path in
                path.addLines(
                    between: (0..<24).map {
                        SymbolPen.onCircle(0.6, 0.6, $0 % 2 == 0 ? 0.53 : 0.38, CGFloat($0) * 15 - 90)
                    })
                path.closeSubpath()
            }
        },
        "camera.macro": Outline(1.1, 1.25) {
            for petal in 0..<6 {
                let center = SymbolPen.onCircle(0.55, 0.42, 0.22, CGFloat(petal) * 60 - 90)
                $0.circle(center.x, center.y, 0.14)
            }
            $0.line(0.55, 0.8, 0.55, 1.17)
            $0.curve(0.55, 1.14, 0.72, 0.96, 0.92, 0.94)
        },
        "tray.2": Outline(1.3, 1.3) {
            $0.place("tray", 0.1, 0, 0.85)
            $0.rounded(
                0.08, 0.76, 0.08, 1.2, 1.22, 1.2, 1.22, 0.76, 0.9, 0.76, 0.82, 0.94, 0.48, 0.94, 0.4, 0.76, radius: 0.08
            )
        },
        "moonphase.full.moon": Outline(1.15, 1.15) { $0.circle(0.575, 0.575, 0.5) },
        "moonphase.new.moon": Outline(1.15, 1.15) { $0.disc(0.575, 0.575, 0.54) },
        "moonphase.first.quarter": Outline(1.15, 1.15) { $0.place("circle.lefthalf.filled", 0, 0, 1) },
        "moonphase.last.quarter": Outline(1.15, 1.15) { $0.place("circle.righthalf.filled", 0, 0, 1) },
        "road.lanes": Outline(1.25, 1.1) {
            $0.line(0.4, 0.1, 0.1, 1.0)
            $0.line(0.85, 0.1, 1.15, 1.0)
            for (start, end) in [(0.1, 0.26), (0.44, 0.64), (0.82, 1.0)] as [(CGFloat, CGFloat)] {
                $0.line(0.625, start, 0.625, end)
            }
        },
        "car.side": Outline(1.5, 0.95) {
            $0.rounded(
                0.2, 0.72, 0.08, 0.72, 0.08, 0.46, 0.36, 0.4, 0.56, 0.14, 1.0, 0.14, 1.2, 0.4, 1.42, 0.46, 1.42, 0.72,
                1.3, 0.72, radius: 0.08, closed: false)
            $0.line(0.54, 0.72, 0.96, 0.72)
            $0.circle(0.37, 0.74, 0.13)
            $0.circle(1.13, 0.74, 0.13)
            $0.line(0.5, 0.4, 1.06, 0.4)
        },
        "ev.charger": Outline(1.15, 1.2) {
            $0.rounded(0.16, 1.1, 0.16, 0.1, 0.7, 0.1, 0.7, 1.1, radius: 0.1, closed: false)
            $0.line(0.06, 1.12, 0.8, 1.12)
            $0.place("bolt.fill", 0.24, 0.24, 0.44)
            $0.line(0.72, 0.6, 0.86, 0.62, 0.86, 0.94, 1.02, 0.94, 1.02, 0.4)
        },
        "wind.snow": Outline(1.35, 1.25) {
            $0.place("wind", 0, 0, 0.82)
            $0.place("snowflake", 0.72, 0.64, 0.48)
        },
    ]

    /// Adds two lines and arrows between them that point at or away from each other.
    @Sendable private static func squeezed(_ pen: SymbolPen, inward: Bool) {
        pen.line(0.1, 0.1, 1.05, 0.1)
        pen.line(0.1, 1.15, 1.05, 1.15)
        pen.line(0.1, 0.625, 1.05, 0.625)
        for (outer, inner) in [(0.2, 0.48), (1.05, 0.77)] as [(CGFloat, CGFloat)] {
            if inward {
                pen.arrow(0.575, outer, 0.575, inner, 0.13)
            } else {
                pen.arrow(0.575, inner, 0.575, outer, 0.13)
            }
        }
    }
}
