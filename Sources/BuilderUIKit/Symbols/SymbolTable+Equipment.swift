import Foundation

extension SymbolTable {
    /// Pens, phones, remotes, cables, computers, screens and cameras.
    static let equipment: [String: Outline] = [
        "applepencil": Outline(1.1, 1.1) {
            $0.rounded(0.9, 0.09, 1.01, 0.2, 0.36, 0.88, 0.1, 1.0, 0.22, 0.74, radius: 0.05)
        },
        "applepencil.and.scribble": Outline(1.35, 1.25) {
            $0.rounded(1.12, 0.09, 1.25, 0.22, 0.72, 0.76, 0.46, 0.86, 0.56, 0.6, radius: 0.05)
            $0.curve(0.1, 0.72, 0.3, 0.5, 0.34, 0.72, 0.2, 1.0, 0.46, 1.12, 0.7, 0.98, 0.96, 1.1)
        },
        "earbuds": Outline(1.25, 1.15) {
            for side in [-1, 1] as [CGFloat] {
                $0.oval(0.625 + side * 0.3, 0.3, 0.2, 0.2)
                $0.rounded(
                    0.625 + side * 0.16, 0.46, 0.625 + side * 0.2, 1.06, 0.625 + side * 0.36, 1.06,
                    0.625 + side * 0.38, 0.5, radius: 0.08, closed: false)
            }
        },
        "earpods": Outline(1.25, 1.3) {
            for side in [-1, 1] as [CGFloat] {
                $0.disc(0.625 + side * 0.34, 0.26, 0.17)
                $0.line(0.625 + side * 0.28, 0.36, 0.625 + side * 0.28, 0.6)
                $0.curve(0.625 + side * 0.28, 0.6, 0.625 + side * 0.2, 0.84, 0.625, 0.94)
            }
            $0.line(0.625, 0.94, 0.625, 1.22)
        },
        "airpods.chargingcase": Outline(1.2, 1.05) {
            $0.box(0.09, 0.09, 1.02, 0.87, 0.3)
            $0.line(0.09, 0.42, 1.11, 0.42)
            $0.disc(0.6, 0.6, 0.055)
        },
        "ipod": Outline(0.85, 1.25) {
            $0.box(0.1, 0.08, 0.65, 1.09, 0.12)
            $0.box(0.23, 0.21, 0.39, 0.28, 0.04)
            $0.circle(0.425, 0.82, 0.2)
        },
        "flipphone": Outline(0.95, 1.3) {
            $0.box(0.12, 0.08, 0.56, 0.52, 0.1)
            $0.box(0.12, 0.72, 0.56, 0.5, 0.1)
            $0.line(0.26, 0.66, 0.54, 0.66)
            for x in [0.28, 0.4, 0.52] as [CGFloat] {
                $0.disc(x, 0.88, 0.04)
                $0.disc(x, 1.04, 0.04)
            }
            $0.line(0.8, 0.1, 0.8, 0.34)
        },
        "candybarphone": Outline(0.85, 1.25) {
            $0.box(0.12, 0.14, 0.6, 1.03, 0.14)
            $0.filledBox(0.24, 0.27, 0.36, 0.26, 0.04)
            for row in 0..<3 {
                for column in 0..<3 { $0.disc(0.29 + CGFloat(column) * 0.13, 0.68 + CGFloat(row) * 0.15, 0.04) }
            }
            $0.line(0.62, 0.06, 0.62, 0.12)
        },
        "appletvremote.gen1": Outline(0.55, 1.3) {
            $0.box(0.1, 0.08, 0.35, 1.14, 0.12)
            $0.circle(0.275, 0.36, 0.08)
            $0.disc(0.275, 0.62, 0.045)
            $0.disc(0.275, 0.78, 0.045)
        },
        "appletvremote.gen4": Outline(0.6, 1.35) {
            $0.box(0.1, 0.08, 0.4, 1.19, 0.14)
            $0.circle(0.3, 0.36, 0.1)
            for y in [0.64, 0.82] as [CGFloat] {
                $0.disc(0.23, y, 0.04)
                $0.disc(0.37, y, 0.04)
            }
        },
        "av.remote": Outline(0.75, 1.3) {
            $0.box(0.1, 0.08, 0.55, 1.14, 0.14)
            $0.disc(0.375, 0.26, 0.06)
            $0.circle(0.375, 0.58, 0.14)
            $0.disc(0.29, 0.92, 0.045)
            $0.disc(0.46, 0.92, 0.045)
            $0.disc(0.29, 1.06, 0.045)
            $0.disc(0.46, 1.06, 0.045)
        },
        "mediastick": Outline(0.6, 1.3) {
            $0.box(0.1, 0.34, 0.4, 0.88, 0.1)
            $0.line(0.2, 0.32, 0.2, 0.08, 0.4, 0.08, 0.4, 0.32)
            $0.disc(0.3, 0.5, 0.045)
        },
        "cable.connector": Outline(0.8, 1.35) {
            $0.rounded(0.24, 0.4, 0.24, 0.08, 0.56, 0.08, 0.56, 0.4, radius: 0.05, closed: false)
            $0.box(0.14, 0.4, 0.52, 0.52, 0.1)
            $0.line(0.4, 0.92, 0.4, 1.27)
        },
        "cable.connector.horizontal": Outline(1.45, 0.7) {
            $0.rounded(0.98, 0.2, 1.34, 0.2, 1.34, 0.5, 0.98, 0.5, radius: 0.05, closed: false)
            $0.box(0.46, 0.1, 0.52, 0.5, 0.1)
            $0.line(0.08, 0.35, 0.46, 0.35)
        },
        "macmini": Outline(1.35, 0.65) {
            $0.box(0.09, 0.1, 1.17, 0.42, 0.14)
            $0.disc(1.06, 0.31, 0.05)
        },
        "macstudio": Outline(1.25, 0.9) {
            $0.box(0.09, 0.09, 1.07, 0.7, 0.12)
            $0.line(0.28, 0.62, 0.36, 0.62)
            $0.line(0.52, 0.62, 0.6, 0.62)
            $0.disc(0.98, 0.62, 0.045)
        },
        "macpro.gen3": Outline(0.95, 1.3) {
            $0.rounded(0.24, 0.22, 0.24, 0.07, 0.71, 0.07, 0.71, 0.22, radius: 0.08, closed: false)
            $0.box(0.1, 0.22, 0.75, 0.92, 0.06)
            for row in 0..<4 {
                for column in 0..<3 { $0.disc(0.28 + CGFloat(column) * 0.2, 0.4 + CGFloat(row) * 0.19, 0.06) }
            }
            $0.line(0.22, 1.16, 0.22, 1.23)
            $0.line(0.73, 1.16, 0.73, 1.23)
        },
        "macpro.gen1": Outline(0.95, 1.25) {
            $0.line(0.12, 0.08, 0.12, 1.17)
            $0.line(0.83, 0.08, 0.83, 1.17)
            $0.box(0.12, 0.24, 0.71, 0.78, 0.04)
            $0.line(0.26, 0.4, 0.69, 0.4)
            $0.line(0.26, 0.56, 0.69, 0.56)
        },
        "magicmouse": Outline(0.75, 1.2) { $0.box(0.09, 0.08, 0.57, 1.04, 0.28) },
        "keyboard.onehanded.left": Outline(1.4, 1.0) {
            $0.box(0.08, 0.09, 1.24, 0.82, 0.13)
            for row in 0..<2 {
                for column in 0..<4 { $0.disc(0.24 + CGFloat(column) * 0.15, 0.3 + CGFloat(row) * 0.18, 0.045) }
            }
            $0.line(0.3, 0.7, 0.62, 0.7)
            $0.line(1.14, 0.34, 1.0, 0.5, 1.14, 0.66)
        },
        "keyboard.onehanded.right": Outline(1.4, 1.0) {
            $0.box(0.08, 0.09, 1.24, 0.82, 0.13)
            for row in 0..<2 {
                for column in 0..<4 { $0.disc(0.71 + CGFloat(column) * 0.15, 0.3 + CGFloat(row) * 0.18, 0.045) }
            }
            $0.line(0.78, 0.7, 1.1, 0.7)
            $0.line(0.26, 0.34, 0.4, 0.5, 0.26, 0.66)
        },
        "simcard.2": Outline(1.25, 1.3) {
            $0.place("simcard", 0.26, 0.1, 0.95)
            $0.rounded(0.28, 1.02, 0.09, 1.02, 0.09, 0.3, 0.3, 0.08, 0.66, 0.08, radius: 0.1, closed: false)
        },
        "esim": Outline(1.2, 1.2) {
            $0.box(0.24, 0.24, 0.72, 0.72, 0.12)
            $0.place("e", 0.46, 0.4, 0.38)
            for offset in [0.4, 0.6, 0.8] as [CGFloat] {
                $0.line(offset, 0.08, offset, 0.2)
                $0.line(offset, 1.0, offset, 1.12)
                $0.line(0.08, offset, 0.2, offset)
                $0.line(1.0, offset, 1.12, offset)
            }
        },
        "faxmachine": Outline(1.3, 1.15) {
            $0.rounded(0.4, 0.42, 0.4, 0.08, 0.98, 0.08, 0.98, 0.42, radius: 0.05, closed: false)
            $0.box(0.08, 0.42, 1.14, 0.64, 0.1)
            $0.line(0.26, 0.42, 0.26, 1.06)
            for row in 0..<2 {
                for column in 0..<3 { $0.disc(0.74 + CGFloat(column) * 0.15, 0.66 + CGFloat(row) * 0.17, 0.045) }
            }
            $0.line(0.42, 0.66, 0.56, 0.66)
        },
        "pianokeys.inverse": Outline(1.2, 1.0) {
            $0.filledBox(0.04, 0.04, 1.12, 0.92, 0.14)
            for x in [0.33, 0.71] as [CGFloat] { $0.filledBox(x, 0.04, 0.16, 0.52, 0.03) }
            for x in [0.41, 0.79] as [CGFloat] { $0.ribbon(x, 0.64, x, 0.9, width: 0.05) }
        },
        "amplifier": Outline(1.2, 1.2) {
            $0.box(0.09, 0.16, 1.02, 0.95, 0.12)
            $0.line(0.09, 0.44, 1.11, 0.44)
            for x in [0.3, 0.5, 0.7, 0.9] as [CGFloat] { $0.disc(x, 0.3, 0.05) }
            $0.circle(0.6, 0.77, 0.22)
            $0.line(0.42, 0.07, 0.78, 0.07)
        },
        "tv.and.mediabox": Outline(1.5, 1.2) {
            $0.box(0.08, 0.08, 1.34, 0.76, 0.13)
            $0.filledBox(0.5, 0.98, 0.5, 0.16, 0.06)
        },
        "4k.tv": Outline(1.45, 1.1) {
            $0.place("tv", 0.0, 0, 1.05)
            $0.place("4", 0.34, 0.26, 0.42)
            $0.place("k", 0.7, 0.26, 0.42)
        },
        "photo.tv": Outline(1.45, 1.1) {
            $0.place("tv", 0.0, 0, 1.05)
            $0.line(0.3, 0.66, 0.52, 0.42, 0.68, 0.58, 0.82, 0.46, 1.06, 0.66)
            $0.disc(0.86, 0.32, 0.06)
        },
        "music.note.tv": Outline(1.45, 1.1) {
            $0.place("tv", 0.0, 0, 1.05)
            $0.disc(0.6, 0.62, 0.09)
            $0.line(0.67, 0.62, 0.67, 0.28, 0.84, 0.36)
        },
        "play.laptopcomputer": Outline(1.5, 1.1) {
            $0.place("laptopcomputer", 0, 0, 1)
            $0.shape(0.64, 0.32, 0.64, 0.66, 0.92, 0.49)
        },
        "play.desktopcomputer": Outline(1.35, 1.2) {
            $0.place("desktopcomputer", 0, 0, 1)
            $0.shape(0.55, 0.24, 0.55, 0.56, 0.82, 0.4)
        },
        "iphone.rear.camera": Outline(0.8, 1.25) {
            $0.box(0.1, 0.08, 0.6, 1.09, 0.14)
            $0.box(0.2, 0.18, 0.28, 0.28, 0.08)
            $0.disc(0.29, 0.27, 0.05)
            $0.disc(0.39, 0.37, 0.05)
        },
        "camera.shutter.button": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.circle(0.575, 0.575, 0.33)
        },
        "camera.shutter.button.fill": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.disc(0.575, 0.575, 0.36)
        },
        "camera.metering.none": Outline(1.35, 1.05) { $0.box(0.08, 0.09, 1.19, 0.87, 0.12) },
        "camera.metering.spot": Outline(1.35, 1.05) {
            $0.box(0.08, 0.09, 1.19, 0.87, 0.12)
            $0.disc(0.675, 0.525, 0.09)
        },
        "camera.metering.center.weighted": Outline(1.35, 1.05) {
            $0.box(0.08, 0.09, 1.19, 0.87, 0.12)
            $0.disc(0.675, 0.525, 0.25)
        },
        "camera.metering.matrix": Outline(1.35, 1.05) {
            $0.box(0.08, 0.09, 1.19, 0.87, 0.12)
            $0.circle(0.675, 0.525, 0.2)
            $0.line(0.675, 0.09, 0.675, 0.325)
            $0.line(0.675, 0.725, 0.675, 0.96)
            $0.line(0.08, 0.525, 0.475, 0.525)
            $0.line(0.875, 0.525, 1.27, 0.525)
        },
        "arcade.stick": Outline(1.05, 1.2) {
            $0.circle(0.525, 0.28, 0.2)
            $0.line(0.525, 0.48, 0.525, 0.84)
            $0.rounded(0.12, 1.11, 0.2, 0.84, 0.85, 0.84, 0.93, 1.11, radius: 0.06)
        },
        "arcade.stick.console": Outline(1.45, 1.15) {
            $0.circle(0.42, 0.24, 0.15)
            $0.line(0.42, 0.39, 0.42, 0.66)
            $0.rounded(0.09, 1.06, 0.2, 0.6, 1.25, 0.6, 1.36, 1.06, radius: 0.08)
            $0.disc(0.84, 0.8, 0.07)
            $0.disc(1.06, 0.8, 0.07)
        },
    ]
}
