import Foundation

extension SymbolTable {
    /// Sound, pictures, playback and devices.
    static let media: [String: Outline] = [
        "speaker": Outline(0.72, 1.1) { speaker($0) },
        "speaker.wave.1": Outline(0.95, 1.1) {
            speaker($0)
            waves($0, 1)
        },
        "speaker.wave.2": Outline(1.15, 1.1) {
            speaker($0)
            waves($0, 2)
        },
        "speaker.wave.3": Outline(1.35, 1.1) {
            speaker($0)
            waves($0, 3)
        },
        "play": Outline(0.95, 1.05) { $0.rounded(0.1, 0.05, 0.92, 0.525, 0.1, 1.0, radius: 0.1) },
        "pause": Outline(0.85, 1.0) {
            $0.box(0.09, 0.08, 0.22, 0.84, 0.06)
            $0.box(0.54, 0.08, 0.22, 0.84, 0.06)
        },
        "stop": Outline(0.95, 0.95) { $0.box(0.1, 0.1, 0.75, 0.75, 0.1) },
        "playpause": Outline(1.35, 0.95) {
            $0.rounded(0.08, 0.09, 0.72, 0.475, 0.08, 0.86, radius: 0.08)
            $0.line(0.92, 0.12, 0.92, 0.83)
            $0.line(1.22, 0.12, 1.22, 0.83)
        },
        "forward": Outline(1.45, 0.95) {
            $0.rounded(0.09, 0.1, 0.7, 0.475, 0.09, 0.85, radius: 0.08)
            $0.rounded(0.75, 0.1, 1.36, 0.475, 0.75, 0.85, radius: 0.08)
        },
        "backward": Outline(1.45, 0.95) {
            $0.rounded(1.36, 0.1, 0.75, 0.475, 1.36, 0.85, radius: 0.08)
            $0.rounded(0.7, 0.1, 0.09, 0.475, 0.7, 0.85, radius: 0.08)
        },
        "forward.end": Outline(1.05, 0.95) {
            $0.rounded(0.1, 0.1, 0.74, 0.475, 0.1, 0.85, radius: 0.08)
            $0.line(0.93, 0.13, 0.93, 0.82)
        },
        "backward.end": Outline(1.05, 0.95) {
            $0.rounded(0.95, 0.1, 0.31, 0.475, 0.95, 0.85, radius: 0.08)
            $0.line(0.12, 0.13, 0.12, 0.82)
        },
        "record.circle": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.disc(0.575, 0.575, 0.24)
        },
        "goforward": Outline(1.15, 1.25) { forwardCircle($0) },
        "gobackward": Outline(1.15, 1.25) { backwardCircle($0) },
        "goforward.5": Outline(1.15, 1.25) {
            forwardCircle($0)
            five($0, 0.575)
        },
        "gobackward.5": Outline(1.15, 1.25) {
            backwardCircle($0)
            five($0, 0.575)
        },
        "goforward.10": Outline(1.15, 1.25) {
            forwardCircle($0)
            one($0, 0.4)
            zero($0, 0.68)
        },
        "gobackward.10": Outline(1.15, 1.25) {
            backwardCircle($0)
            one($0, 0.4)
            zero($0, 0.68)
        },
        "goforward.15": Outline(1.15, 1.25) {
            forwardCircle($0)
            one($0, 0.41)
            five($0, 0.68)
        },
        "gobackward.15": Outline(1.15, 1.25) {
            backwardCircle($0)
            one($0, 0.41)
            five($0, 0.68)
        },
        "goforward.30": Outline(1.15, 1.25) {
            forwardCircle($0)
            three($0, 0.42)
            zero($0, 0.71)
        },
        "gobackward.30": Outline(1.15, 1.25) {
            backwardCircle($0)
            three($0, 0.42)
            zero($0, 0.71)
        },
        "repeat": Outline(1.3, 1.05) {
            $0.rounded(0.1, 0.52, 0.1, 0.28, 1.1, 0.28, radius: 0.2, closed: false)
            $0.line(0.9, 0.06, 1.12, 0.28, 0.9, 0.5)
            $0.rounded(1.2, 0.53, 1.2, 0.77, 0.2, 0.77, radius: 0.2, closed: false)
            $0.line(0.4, 0.55, 0.18, 0.77, 0.4, 0.99)
        },
        "repeat.1": Outline(1.35, 1.1) {
            $0.rounded(0.1, 0.56, 0.1, 0.32, 0.86, 0.32, radius: 0.2, closed: false)
            $0.line(0.68, 0.1, 0.9, 0.32, 0.68, 0.54)
            $0.line(1.08, 0.14, 1.2, 0.07, 1.2, 0.42)
            $0.rounded(1.2, 0.6, 1.2, 0.82, 0.2, 0.82, radius: 0.2, closed: false)
            $0.line(0.4, 0.6, 0.18, 0.82, 0.4, 1.04)
        },
        "shuffle": Outline(1.3, 1.05) {
            $0.rounded(0.08, 0.26, 0.38, 0.26, 0.78, 0.8, 1.18, 0.8, radius: 0.14, closed: false)
            $0.line(0.99, 0.6, 1.2, 0.8, 0.99, 1.0)
            $0.rounded(0.08, 0.8, 0.38, 0.8, 0.5, 0.64, radius: 0.14, closed: false)
            $0.rounded(0.66, 0.42, 0.78, 0.26, 1.18, 0.26, radius: 0.14, closed: false)
            $0.line(0.99, 0.06, 1.2, 0.26, 0.99, 0.46)
        },
        "mic": Outline(0.85, 1.25) {
            $0.box(0.285, 0.08, 0.28, 0.62, 0.14)
            micStand($0)
        },
        "mic.fill": Outline(0.85, 1.25) {
            $0.filledBox(0.26, 0.04, 0.33, 0.7, 0.165)
            micStand($0)
        },
        "waveform": Outline(1.3, 1.1) {
            $0.line(0.1, 0.48, 0.1, 0.62)
            $0.line(0.28, 0.34, 0.28, 0.76)
            $0.line(0.465, 0.1, 0.465, 1.0)
            $0.line(0.65, 0.3, 0.65, 0.8)
            $0.line(0.835, 0.18, 0.835, 0.92)
            $0.line(1.02, 0.38, 1.02, 0.72)
            $0.line(1.2, 0.48, 1.2, 0.62)
        },
        "music.note": Outline(0.85, 1.2) { note($0, 0) },
        "music.note.list": Outline(1.3, 1.2) {
            note($0, 0.47)
            $0.line(0.1, 0.16, 0.62, 0.16)
            $0.line(0.1, 0.46, 0.62, 0.46)
            $0.line(0.1, 0.76, 0.4, 0.76)
        },
        "headphones": Outline(1.2, 1.15) {
            $0.arc(0.6, 0.6, 0.5, from: 170, to: 370)
            $0.rounded(0.1, 0.66, 0.3, 0.6, 0.38, 1.0, 0.18, 1.06, radius: 0.07)
            $0.rounded(1.1, 0.66, 0.9, 0.6, 0.82, 1.0, 1.02, 1.06, radius: 0.07)
        },
        "video": Outline(1.45, 0.95) {
            $0.box(0.08, 0.1, 0.86, 0.75, 0.16)
            $0.rounded(1.07, 0.38, 1.37, 0.16, 1.37, 0.79, 1.07, 0.57, radius: 0.06)
        },
        "film": Outline(1.35, 1.1) {
            $0.box(0.08, 0.1, 1.19, 0.9, 0.12)
            $0.line(0.34, 0.12, 0.34, 0.98)
            $0.line(1.01, 0.12, 1.01, 0.98)
            $0.line(0.36, 0.55, 0.99, 0.55)
            for row in 0..<3 {
                $0.line(0.1, 0.325 + CGFloat(row) * 0.225, 0.32, 0.325 + CGFloat(row) * 0.225)
                $0.line(1.03, 0.325 + CGFloat(row) * 0.225, 1.25, 0.325 + CGFloat(row) * 0.225)
            }
        },
        "film.fill": Outline(1.35, 1.1) {
            $0.filledBox(0.04, 0.06, 1.27, 0.98, 0.15)
            for row in 0..<4 {
                $0.filledBox(0.12, 0.15 + CGFloat(row) * 0.215, 0.15, 0.15, 0.04)
                $0.filledBox(1.08, 0.15 + CGFloat(row) * 0.215, 0.15, 0.15, 0.04)
            }
            $0.ribbon(0.4, 0.55, 0.95, 0.55, width: 0.08)
        },
        "photo.fill": Outline(1.3, 1.05) {
            $0.filledBox(0.04, 0.04, 1.22, 0.97, 0.17)
            $0.disc(0.38, 0.34, 0.12)
            $0.rounded(
                0.13, 0.9, 0.13, 0.8, 0.44, 0.54, 0.64, 0.68, 0.9, 0.42, 1.17, 0.66, 1.17, 0.9, radius: 0.06,
                filled: true)
        },
        "photo.on.rectangle": Outline(1.4, 1.2) {
            $0.box(0.3, 0.34, 1.02, 0.78, 0.13)
            $0.disc(0.55, 0.57, 0.08)
            $0.line(0.33, 1.02, 0.64, 0.8, 0.8, 0.92, 1.0, 0.7, 1.29, 0.94)
            $0.rounded(0.18, 0.82, 0.08, 0.82, 0.08, 0.08, 1.1, 0.08, 1.1, 0.22, radius: 0.14, closed: false)
        },
        "camera.rotate": Outline(1.35, 1.15) {
            $0.rounded(
                0.08, 0.28, 0.36, 0.28, 0.47, 0.1, 0.88, 0.1, 0.99, 0.28, 1.27, 0.28, 1.27, 1.05, 0.08, 1.05,
                radius: 0.13)
            $0.arc(0.675, 0.65, 0.24, from: 205, to: 330)
            $0.arc(0.675, 0.65, 0.24, from: 25, to: 150)
            $0.shape(0.79, 0.61, 1.02, 0.61, 0.92, 0.76)
            $0.shape(0.56, 0.69, 0.33, 0.69, 0.43, 0.54)
        },
        "camera.viewfinder": Outline(1.2, 1.2) {
            $0.rounded(0.08, 0.34, 0.08, 0.08, 0.34, 0.08, radius: 0.18, closed: false)
            $0.rounded(0.86, 0.08, 1.12, 0.08, 1.12, 0.34, radius: 0.18, closed: false)
            $0.rounded(1.12, 0.86, 1.12, 1.12, 0.86, 1.12, radius: 0.18, closed: false)
            $0.rounded(0.34, 1.12, 0.08, 1.12, 0.08, 0.86, radius: 0.18, closed: false)
            $0.rounded(
                0.25, 0.42, 0.42, 0.42, 0.5, 0.32, 0.7, 0.32, 0.78, 0.42, 0.95, 0.42, 0.95, 0.86, 0.25, 0.86,
                radius: 0.07, filled: true)
            $0.disc(0.6, 0.63, 0.14)
        },
        "livephoto": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.14)
            $0.circle(0.6, 0.6, 0.32)
            for dot in 0..<24 {
                $0.arc(0.6, 0.6, 0.52, from: CGFloat(dot) * 15, to: CGFloat(dot) * 15 + 1)
            }
        },
        "tv": Outline(1.4, 1.1) {
            $0.box(0.08, 0.08, 1.24, 0.78, 0.12)
            $0.line(0.42, 1.02, 0.98, 1.02)
        },
        "display": Outline(1.35, 1.15) { display($0) },
        "desktopcomputer": Outline(1.35, 1.15) {
            display($0)
            $0.line(0.1, 0.62, 1.25, 0.62)
        },
        "laptopcomputer": Outline(1.5, 1.0) {
            $0.box(0.24, 0.08, 1.02, 0.68, 0.1)
            $0.line(0.08, 0.92, 1.42, 0.92)
        },
        "iphone": Outline(0.8, 1.25) {
            $0.box(0.1, 0.08, 0.6, 1.09, 0.14)
            $0.line(0.34, 0.18, 0.46, 0.18)
        },
        "ipad": Outline(1.0, 1.25) {
            $0.box(0.08, 0.08, 0.84, 1.09, 0.12)
            $0.line(0.36, 1.05, 0.64, 1.05)
        },
        "applewatch": Outline(0.9, 1.25) {
            $0.box(0.1, 0.26, 0.66, 0.73, 0.16)
            $0.line(0.24, 0.24, 0.29, 0.08, 0.57, 0.08, 0.62, 0.24)
            $0.line(0.24, 1.01, 0.29, 1.17, 0.57, 1.17, 0.62, 1.01)
            $0.line(0.83, 0.5, 0.83, 0.64)
        },
        "printer": Outline(1.3, 1.15) {
            $0.rounded(
                0.32, 0.86, 0.08, 0.86, 0.08, 0.36, 1.22, 0.36, 1.22, 0.86, 0.98, 0.86, radius: 0.12, closed: false)
            $0.line(0.32, 0.34, 0.32, 0.08, 0.98, 0.08, 0.98, 0.34)
            $0.box(0.32, 0.64, 0.66, 0.43, 0.04)
            $0.disc(1.03, 0.51, 0.055)
        },
        "printer.fill": Outline(1.3, 1.15) {
            $0.rounded(
                0.24, 0.9, 0.04, 0.9, 0.04, 0.34, 1.26, 0.34, 1.26, 0.9, 1.06, 0.9, 1.06, 0.58, 0.24, 0.58,
                radius: 0.1, filled: true)
            $0.filledBox(0.28, 0.04, 0.74, 0.22, 0.04)
            $0.filledBox(0.34, 0.68, 0.62, 0.42, 0.04)
            $0.disc(1.08, 0.46, 0.05)
        },
        "keyboard": Outline(1.45, 0.95) {
            $0.box(0.08, 0.08, 1.29, 0.79, 0.14)
            for key in 0..<5 {
                $0.disc(0.305 + CGFloat(key) * 0.21, 0.28, 0.05)
                $0.disc(0.305 + CGFloat(key) * 0.21, 0.47, 0.05)
            }
            $0.line(0.47, 0.67, 0.98, 0.67)
        },
        "gamecontroller": Outline(1.5, 1.05) {
            controller($0)
            $0.line(0.46, 0.34, 0.46, 0.6)
            $0.line(0.33, 0.47, 0.59, 0.47)
            $0.disc(0.98, 0.53, 0.07)
            $0.disc(1.12, 0.4, 0.07)
        },
        "gamecontroller.fill": Outline(1.5, 1.05) {
            controller($0)
            controller($0, filled: true)
            $0.shape(
                0.42, 0.33, 0.5, 0.33, 0.5, 0.43, 0.6, 0.43, 0.6, 0.51, 0.5, 0.51, 0.5, 0.61, 0.42, 0.61, 0.42, 0.51,
                0.32, 0.51, 0.32, 0.43, 0.42, 0.43)
            $0.disc(0.98, 0.53, 0.07)
            $0.disc(1.12, 0.4, 0.07)
        },
        "wifi": Outline(1.35, 1.05) {
            $0.arc(0.675, 0.98, 0.82, from: 224, to: 316)
            $0.arc(0.675, 0.98, 0.52, from: 224, to: 316)
            $0.curve(0.675, 1.0, 0.48, 0.8, 0.675, 0.7, 0.87, 0.8, closed: true, filled: true)
        },
        "antenna.radiowaves.left.and.right": Outline(1.4, 1.2) {
            radio($0, 0.42)
            $0.line(0.7, 0.5, 0.7, 1.12)
        },
        "dot.radiowaves.left.and.right": Outline(1.4, 0.85) { radio($0, 0.425) },
        "battery.100": Outline(1.55, 0.8) { battery($0, 1) },
        "battery.75": Outline(1.55, 0.8) { battery($0, 0.75) },
        "battery.50": Outline(1.55, 0.8) { battery($0, 0.5) },
        "battery.25": Outline(1.55, 0.8) { battery($0, 0.25) },
        "battery.0": Outline(1.55, 0.8) { battery($0, 0) },
    ]

    @Sendable private static func speaker(_ pen: SymbolPen) {
        pen.rounded(
            0.1, 0.36, 0.3, 0.36, 0.6, 0.1, 0.6, 1.0, 0.3, 0.74, 0.1, 0.74, radius: 0.06)
    }

    /// Adds sound waves to the right.
    @Sendable private static func waves(_ pen: SymbolPen, _ count: Int) {
        for wave in 0..<count {
            pen.arc(0.3, 0.55, 0.48 + CGFloat(wave) * 0.2, from: -26 - CGFloat(wave) * 5, to: 26 + CGFloat(wave) * 5)
        }
    }

    @Sendable private static func micStand(_ pen: SymbolPen) {
        pen.line(0.1, 0.5, 0.1, 0.6)
        pen.arc(0.425, 0.6, 0.325, from: 0, to: 180)
        pen.line(0.75, 0.5, 0.75, 0.6)
        pen.line(0.425, 0.93, 0.425, 1.15)
        pen.line(0.22, 1.17, 0.63, 1.17)
    }

    @Sendable private static func forwardCircle(_ pen: SymbolPen) {
        pen.arc(0.575, 0.7, 0.49, from: -48, to: 268)
        pen.rounded(0.54, 0.02, 0.88, 0.21, 0.54, 0.4, radius: 0.04, filled: true)
    }

    @Sendable private static func backwardCircle(_ pen: SymbolPen) {
        pen.arc(0.575, 0.7, 0.49, from: -88, to: 228)
        pen.rounded(0.61, 0.02, 0.27, 0.21, 0.61, 0.4, radius: 0.04, filled: true)
    }

    @Sendable private static func one(_ pen: SymbolPen, _ x: CGFloat) {
        pen.line(x - 0.07, 0.6, x + 0.03, 0.53, x + 0.03, 0.88)
    }

    @Sendable private static func three(_ pen: SymbolPen, _ x: CGFloat) {
        pen.curve(x - 0.09, 0.57, x, 0.53, x + 0.08, 0.61, x - 0.01, 0.69)
        pen.curve(x - 0.01, 0.69, x + 0.1, 0.78, x, 0.88, x - 0.1, 0.84)
    }

    @Sendable private static func five(_ pen: SymbolPen, _ x: CGFloat) {
        pen.line(x + 0.08, 0.53, x - 0.08, 0.53, x - 0.09, 0.68)
        pen.curve(x - 0.09, 0.68, x + 0.02, 0.66, x + 0.1, 0.76, x + 0.01, 0.88, x - 0.1, 0.84)
    }

    @Sendable private static func zero(_ pen: SymbolPen, _ x: CGFloat) { pen.oval(x, 0.705, 0.1, 0.175) }

    @Sendable private static func note(_ pen: SymbolPen, _ x: CGFloat) {
        pen.oval(x + 0.25, 1.0, 0.19, 0.15, filled: true)
        pen.line(x + 0.4, 1.0, x + 0.4, 0.2)
        pen.rounded(x + 0.36, 0.14, x + 0.76, 0.04, x + 0.76, 0.32, x + 0.36, 0.42, radius: 0.04, filled: true)
    }

    /// Adds a screen on a foot.
    @Sendable private static func display(_ pen: SymbolPen) {
        pen.box(0.08, 0.08, 1.19, 0.76, 0.12)
        pen.line(0.57, 0.86, 0.54, 1.05)
        pen.line(0.78, 0.86, 0.81, 1.05)
        pen.line(0.42, 1.07, 0.93, 1.07)
    }

    @Sendable private static func controller(_ pen: SymbolPen, filled: Bool = false) {
        pen.curve(
            0.75, 0.14, 1.0, 0.12, 1.2, 0.14, 1.32, 0.34, 1.41, 0.66, 1.41, 0.86, 1.28, 0.95, 1.14, 0.86, 0.98, 0.73,
            0.75, 0.72, 0.52, 0.73, 0.36, 0.86, 0.22, 0.95, 0.09, 0.86, 0.09, 0.66, 0.18, 0.34, 0.3, 0.14, 0.5, 0.12,
            closed: true, filled: filled)
    }

    /// Adds a point with waves to both sides.
    @Sendable private static func radio(_ pen: SymbolPen, _ y: CGFloat) {
        pen.disc(0.7, y, 0.13)
        pen.arc(0.7, y, 0.33, from: -42, to: 42)
        pen.arc(0.7, y, 0.55, from: -40, to: 40)
        pen.arc(0.7, y, 0.33, from: 138, to: 222)
        pen.arc(0.7, y, 0.55, from: 140, to: 220)
    }

    /// Adds a battery that is filled to a share of its length.
    @Sendable private static func battery(_ pen: SymbolPen, _ level: CGFloat) {
        pen.box(0.08, 0.1, 1.24, 0.6, 0.17)
        if level > 0 { pen.filledBox(0.17, 0.19, 1.06 * level, 0.42, 0.09) }
        pen.line(1.44, 0.33, 1.44, 0.47)
    }
}
