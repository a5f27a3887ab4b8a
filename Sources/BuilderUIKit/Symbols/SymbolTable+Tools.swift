import Foundation

extension SymbolTable {
    /// Symbols of tools, devices, games, sports, hands and papers.
    static let tools: [String: Outline] = [
        "eyedropper": Outline(1.15, 1.15) {
            $0.rounded(0.62, 0.34, 0.82, 0.54, 0.36, 1.0, 0.12, 1.03, 0.15, 0.79, radius: 0.05)
            $0.line(0.54, 0.28, 0.88, 0.62)
            $0.rounded(0.68, 0.4, 0.92, 0.1, 1.06, 0.24, 0.78, 0.5, radius: 0.09, closed: false)
        },
        "paintbrush.pointed": Outline(1.15, 1.2) {
            $0.rounded(1.05, 0.08, 0.46, 0.62, 0.58, 0.76, radius: 0.05)
            $0.curve(0.46, 0.64, 0.28, 0.66, 0.24, 0.9, 0.08, 1.06, 0.4, 1.1, 0.58, 0.96, 0.58, 0.76)
        },
        "pencil.tip": Outline(0.95, 1.2) {
            $0.line(0.12, 1.08, 0.12, 0.8, 0.475, 0.08, 0.83, 0.8, 0.83, 1.08)
            $0.curve(0.12, 0.82, 0.24, 0.72, 0.36, 0.82, 0.475, 0.72, 0.59, 0.82, 0.71, 0.72, 0.83, 0.82)
            $0.shape(0.4, 0.26, 0.475, 0.08, 0.55, 0.26)
        },
        "pencil.and.outline": Outline(1.25, 1.15) {
            $0.place("pencil", 0, 0, 1)
            $0.curve(0.5, 1.07, 0.8, 0.98, 0.94, 0.86, 1.1, 0.92, 1.17, 1.02)
        },
        "pencil.line": Outline(1.15, 1.2) {
            $0.place("pencil", 0, 0, 0.98)
            $0.line(0.5, 1.08, 1.07, 1.08)
        },
        "highlighter": Outline(1.2, 1.2) {
            $0.line(0.3, 0.62, 0.82, 0.1, 1.1, 0.38, 0.58, 0.9, closed: true)
            $0.line(0.3, 0.64, 0.22, 0.88, 0.34, 0.98, 0.56, 0.9)
            $0.line(0.08, 1.12, 1.1, 1.12)
        },
        "screwdriver": Outline(1.15, 1.15) {
            $0.rounded(0.1, 0.86, 0.48, 0.48, 0.67, 0.67, 0.29, 1.05, radius: 0.08)
            $0.line(0.58, 0.57, 0.92, 0.23)
            $0.line(0.86, 0.17, 1.06, 0.09, 0.98, 0.29, closed: true)
        },
        "wrench.and.screwdriver": Outline(1.2, 1.2) {
            $0.place("wrench", 0.02, 0.02, 1)
            $0.line(0.2, 0.2, 0.5, 0.5)
            $0.rounded(0.62, 0.82, 0.8, 0.64, 1.1, 0.94, 0.92, 1.12, radius: 0.07)
        },
        "ruler": Outline(1.4, 0.75) {
            $0.box(0.08, 0.1, 1.24, 0.55, 0.08)
            for mark in 1..<6 {
                $0.line(0.08 + CGFloat(mark) * 0.207, 0.12, 0.08 + CGFloat(mark) * 0.207, mark % 2 == 0 ? 0.4 : 0.3)
            }
        },
        "level": Outline(1.4, 0.8) {
            $0.box(0.08, 0.12, 1.24, 0.56, 0.1)
            $0.box(0.46, 0.28, 0.48, 0.24, 0.12)
            $0.disc(0.7, 0.4, 0.06)
        },
        "binoculars": Outline(1.3, 1.1) {
            for x in [0.33, 0.97] {
                $0.circle(x, 0.78, 0.24)
                $0.line(x - 0.22, 0.7, x - 0.1, 0.12, x + 0.1, 0.12, x + 0.22, 0.7)
            }
            $0.line(0.57, 0.7, 0.73, 0.7)
        },
        "megaphone": Outline(1.35, 1.15) {
            $0.rounded(0.08, 0.44, 0.3, 0.38, 1.0, 0.12, 1.0, 0.86, 0.3, 0.68, 0.08, 0.64, radius: 0.05)
            $0.line(0.34, 0.7, 0.42, 1.05, 0.6, 1.05, 0.56, 0.78)
            $0.arc(1.02, 0.5, 0.2, from: -60, to: 60)
        },
        "memorychip": Outline(1.3, 1.0) {
            $0.box(0.18, 0.24, 0.94, 0.52, 0.06)
            for pin in 0..<4 {
                let x = 0.32 + CGFloat(pin) * 0.22
                $0.line(x, 0.1, x, 0.22)
                $0.line(x, 0.78, x, 0.9)
            }
        },
        "simcard": Outline(0.95, 1.2) {
            $0.rounded(0.1, 0.08, 0.6, 0.08, 0.85, 0.34, 0.85, 1.12, 0.1, 1.12, radius: 0.1)
            $0.box(0.26, 0.52, 0.43, 0.42, 0.06)
            $0.line(0.28, 0.73, 0.67, 0.73)
        },
        "opticaldisc": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.5)
            $0.circle(0.6, 0.6, 0.14)
            $0.arc(0.6, 0.6, 0.32, from: 200, to: 260)
            $0.arc(0.6, 0.6, 0.32, from: 20, to: 80)
        },
        "hifispeaker": Outline(0.85, 1.25) {
            $0.box(0.1, 0.08, 0.65, 1.09, 0.12)
            $0.circle(0.425, 0.78, 0.2)
            $0.disc(0.425, 0.32, 0.08)
        },
        "homepod": Outline(1.1, 1.15) {
            $0.rounded(0.1, 0.2, 1.0, 0.2, 1.0, 1.05, 0.1, 1.05, radius: 0.28)
            $0.oval(0.55, 0.22, 0.32, 0.11)
        },
        "radio": Outline(1.35, 1.15) {
            $0.box(0.08, 0.36, 1.19, 0.71, 0.12)
            $0.line(0.2, 0.34, 1.06, 0.08)
            $0.circle(0.4, 0.72, 0.18)
            $0.line(0.76, 0.6, 1.1, 0.6)
            $0.line(0.76, 0.84, 1.1, 0.84)
        },
        "play.tv": Outline(1.3, 1.15) {
            $0.place("tv", 0, 0, 0.96)
            $0.shape(0.52, 0.3, 0.84, 0.48, 0.52, 0.66)
        },
        "music.mic": Outline(1.15, 1.15) {
            $0.circle(0.8, 0.35, 0.27)
            $0.line(0.6, 0.54, 0.1, 1.02, 0.14, 1.06, 0.64, 0.58)
        },
        "music.quarternote.3": Outline(1.2, 1.1) {
            for (x, y) in [(0.16, 0.86), (0.5, 0.94), (0.9, 0.78)] {
                $0.disc(x, y, 0.11)
                $0.line(x + 0.1, y, x + 0.1, y - 0.62)
            }
        },
        "pianokeys": Outline(1.25, 1.05) {
            $0.box(0.08, 0.08, 1.09, 0.89, 0.1)
            for key in 1..<3 {
                let x = 0.08 + CGFloat(key) * 0.363
                $0.line(x, 0.6, x, 0.95)
                $0.filledBox(x - 0.09, 0.08, 0.18, 0.54, 0.03)
            }
        },
        "guitars": Outline(1.0, 1.3) {
            $0.curve(
                0.34, 0.6, 0.66, 0.6, 0.66, 0.76, 0.8, 1.0, 0.66, 1.2, 0.34, 1.2, 0.2, 1.0, 0.34, 0.76, closed: true)
            $0.circle(0.5, 0.86, 0.1)
            $0.line(0.5, 0.74, 0.5, 0.1)
            $0.line(0.4, 0.14, 0.6, 0.14)
        },
        "airplay": Outline(1.3, 1.1) {
            $0.rounded(
                0.32, 0.84, 0.08, 0.84, 0.08, 0.08, 1.22, 0.08, 1.22, 0.84, 0.98, 0.84, radius: 0.14, closed: false)
            $0.shape(0.65, 0.6, 1.0, 1.04, 0.3, 1.04)
        },
        "appletv": Outline(1.25, 0.95) {
            $0.box(0.08, 0.08, 1.09, 0.79, 0.16)
            $0.place("applelogo", 0.32, 0.28, 0.34)
            $0.line(0.74, 0.36, 0.98, 0.36)
            $0.line(0.86, 0.36, 0.86, 0.6)
        },
        "computermouse": Outline(0.85, 1.2) {
            $0.box(0.1, 0.08, 0.65, 1.04, 0.32)
            $0.line(0.425, 0.26, 0.425, 0.44)
        },
        "dpad": Outline(1.15, 1.15) {
            $0.rounded(
                0.38, 0.08, 0.77, 0.08, 0.77, 0.38, 1.07, 0.38, 1.07, 0.77, 0.77, 0.77, 0.77, 1.07, 0.38, 1.07, 0.38,
                0.77,
                0.08, 0.77, 0.08, 0.38, 0.38, 0.38, radius: 0.07)
        },
        "wifi.router": Outline(1.25, 1.2) {
            $0.box(0.08, 0.8, 1.09, 0.32, 0.1)
            $0.disc(0.28, 0.96, 0.05)
            $0.line(0.625, 0.5, 0.625, 0.78)
            $0.arc(0.625, 0.5, 0.2, from: 215, to: 325)
            $0.arc(0.625, 0.5, 0.4, from: 215, to: 325)
        },
        "puzzlepiece": Outline(1.2, 1.2) {
            $0.rounded(
                0.1, 0.36, 0.36, 0.36, 0.3, 0.1, 0.6, 0.1, 0.54, 0.36, 0.84, 0.36, 0.84, 0.6, 1.1, 0.56, 1.1, 0.86,
                0.84,
                0.82, 0.84, 1.1, 0.1, 1.1, radius: 0.08)
        },
        "die.face.1": die([5]), "die.face.2": die([3, 7]), "die.face.3": die([3, 5, 7]),
        "die.face.4": die([1, 3, 7, 9]), "die.face.5": die([1, 3, 5, 7, 9]), "die.face.6": die([1, 3, 4, 6, 7, 9]),
        "dice": Outline(1.35, 1.25) {
            $0.place("die.face.5", 0.02, 0.34, 0.78)
            $0.rounded(0.6, 0.24, 0.7, 0.08, 1.27, 0.2, 1.15, 0.86, 0.96, 0.82, radius: 0.1, closed: false)
            $0.disc(1.02, 0.4, 0.06)
        },
        "suit.diamond": Outline(1.05, 1.2) { $0.rounded(0.525, 0.06, 0.97, 0.6, 0.525, 1.14, 0.08, 0.6, radius: 0.08) },
        "suit.spade": Outline(1.1, 1.2) {
            $0.curve(
                0.55, 0.06, 0.94, 0.42, 1.0, 0.72, 0.8, 0.88, 0.6, 0.78, 0.7, 1.1, 0.4, 1.1, 0.5, 0.78, 0.3, 0.88, 0.1,
                0.72, 0.16, 0.42, closed: true)
        },
        "suit.club": Outline(1.2, 1.2) {
            $0.arc(0.6, 0.32, 0.24, from: 130, to: 410)
            $0.arc(0.3, 0.72, 0.22, from: 10, to: 300)
            $0.arc(0.9, 0.72, 0.22, from: 240, to: 530)
            $0.line(0.5, 0.78, 0.44, 1.1, 0.76, 1.1, 0.7, 0.78)
        },
        "balloon": Outline(0.95, 1.3) {
            $0.oval(0.475, 0.46, 0.37, 0.4)
            $0.shape(0.475, 0.84, 0.57, 0.98, 0.38, 0.98)
            $0.curve(0.475, 0.98, 0.54, 1.08, 0.44, 1.22)
        },
        "party.popper": Outline(1.2, 1.2) {
            $0.rounded(0.36, 0.48, 0.72, 0.84, 0.1, 1.1, radius: 0.06)
            $0.curve(0.56, 0.5, 0.6, 0.34, 0.5, 0.2)
            $0.curve(0.7, 0.62, 0.86, 0.58, 1.02, 0.68)
            $0.line(0.68, 0.48, 0.94, 0.22)
            for (x, y) in [(0.74, 0.14), (1.06, 0.44), (0.9, 0.86)] { $0.disc(x, y, 0.05) }
        },
        "football": Outline(1.3, 0.95) {
            $0.curve(
                0.06, 0.475, 0.36, 0.16, 0.65, 0.08, 0.94, 0.16, 1.24, 0.475, 0.94, 0.79, 0.65, 0.87, 0.36, 0.79,
                closed: true)
            $0.line(0.44, 0.475, 0.86, 0.475)
            for lace in 0..<3 { $0.line(0.52 + CGFloat(lace) * 0.13, 0.4, 0.52 + CGFloat(lace) * 0.13, 0.55) }
        },
        "baseball": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.arc(-0.06, 0.575, 0.5, from: -42, to: 42)
            $0.arc(1.21, 0.575, 0.5, from: 138, to: 222)
        },
        "tennisball": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            $0.curve(0.14, 0.36, 0.42, 0.46, 0.5, 0.7, 0.44, 1.04)
            $0.curve(1.01, 0.79, 0.73, 0.69, 0.65, 0.45, 0.71, 0.11)
        },
        "volleyball": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.5)
            for part in 0..<3 {
                let tip = SymbolPen.onCircle(0.575, 0.575, 0.49, CGFloat(part) * 120 - 70)
                let bend = SymbolPen.onCircle(0.575, 0.575, 0.3, CGFloat(part) * 120 - 100)
                $0.curve(0.575, 0.575, bend.x, bend.y, tip.x, tip.y)
            }
        },
        "sportscourt": Outline(1.4, 1.05) {
            $0.box(0.08, 0.08, 1.24, 0.89, 0.1)
            $0.line(0.7, 0.1, 0.7, 0.95)
            $0.circle(0.7, 0.525, 0.17)
            $0.line(0.1, 0.34, 0.26, 0.34, 0.26, 0.71, 0.1, 0.71)
            $0.line(1.3, 0.34, 1.14, 0.34, 1.14, 0.71, 1.3, 0.71)
        },
        "figure.wave": Outline(1.05, 1.3) {
            figure($0)
            $0.line(0.5, 0.5, 0.26, 0.6, 0.24, 0.84)
            $0.line(0.5, 0.5, 0.78, 0.44, 0.86, 0.14)
        },
        "figure.arms.open": Outline(1.1, 1.3) {
            figure($0)
            $0.line(0.1, 0.46, 0.5, 0.52, 0.9, 0.46)
        },
        "figure": Outline(1.0, 1.3) {
            figure($0)
            $0.line(0.16, 0.6, 0.5, 0.5, 0.84, 0.6)
        },
        "hand.point.up": pointing { ($0, $1) },
        "hand.point.down": pointing { ($0, 1.25 - $1) },
        "hand.point.left": pointing(isAcross: true) { ($1, 1.0 - $0) },
        "hand.point.right": pointing(isAcross: true) { (1.25 - $1, $0) },
        "hand.tap": Outline(1.1, 1.35) {
            $0.place("hand.point.up", 0.05, 0.18, 0.92)
            $0.arc(0.46, 0.34, 0.26, from: 190, to: 350)
        },
        "hand.draw": Outline(1.15, 1.35) {
            $0.place("hand.point.up", 0.12, 0.18, 0.92)
            $0.curve(0.08, 0.5, 0.14, 0.16, 0.34, 0.08, 0.62, 0.1)
        },
        "giftcard": Outline(1.35, 1.0) {
            $0.box(0.08, 0.08, 1.19, 0.84, 0.13)
            $0.line(0.1, 0.5, 1.25, 0.5)
            $0.line(0.44, 0.1, 0.44, 0.9)
            $0.curve(0.44, 0.5, 0.26, 0.4, 0.3, 0.26, 0.44, 0.5)
            $0.curve(0.44, 0.5, 0.62, 0.4, 0.58, 0.26, 0.44, 0.5)
        },
        "menucard": Outline(1.2, 1.15) {
            $0.rounded(0.6, 0.24, 0.08, 0.08, 0.08, 0.92, 0.6, 1.07, radius: 0.06)
            $0.rounded(0.6, 0.24, 1.12, 0.08, 1.12, 0.92, 0.6, 1.07, radius: 0.06)
            $0.line(0.76, 0.46, 0.98, 0.4)
            $0.line(0.76, 0.68, 0.98, 0.62)
        },
        "magazine": Outline(1.1, 1.2) {
            $0.rounded(0.08, 0.08, 0.86, 0.08, 0.86, 1.12, 0.08, 1.12, radius: 0.08)
            $0.line(0.88, 0.2, 1.02, 0.2, 1.02, 1.1)
            $0.line(0.26, 0.3, 0.68, 0.3)
            $0.filledBox(0.26, 0.5, 0.42, 0.4, 0.04)
        },
        "books.vertical": Outline(1.2, 1.15) {
            $0.box(0.08, 0.1, 0.26, 0.96, 0.05)
            $0.box(0.34, 0.28, 0.26, 0.78, 0.05)
            $0.rounded(0.68, 0.24, 0.9, 0.16, 1.12, 1.0, 0.9, 1.07, radius: 0.04)
            $0.line(0.1, 0.36, 0.32, 0.36)
            $0.line(0.36, 0.5, 0.58, 0.5)
        },
        "text.book.closed": Outline(1.0, 1.2) {
            $0.place("book.closed", 0, 0, 0.98)
            $0.line(0.36, 0.3, 0.7, 0.3)
            $0.line(0.36, 0.48, 0.6, 0.48)
        },
        "scroll": Outline(1.25, 1.15) {
            $0.rounded(0.26, 0.84, 0.26, 0.08, 1.0, 0.08, 1.0, 0.84, radius: 0.1, closed: false)
            $0.rounded(0.08, 0.84, 1.17, 0.84, 1.17, 1.07, 0.08, 1.07, radius: 0.1)
            $0.line(0.44, 0.34, 0.82, 0.34)
            $0.line(0.44, 0.58, 0.82, 0.58)
        },
        "flag.checkered": Outline(1.1, 1.2) {
            $0.line(0.12, 0.08, 0.12, 1.12)
            $0.box(0.12, 0.12, 0.88, 0.6, 0.03)
            for tile in 0..<6 {
                $0.filledBox(0.14 + CGFloat(tile) * 0.143, 0.14 + CGFloat(tile % 2) * 0.28, 0.143, 0.28, 0)
            }
        },
        "hourglass.bottomhalf.filled": Outline(0.95, 1.25) {
            $0.place("hourglass", 0, 0, 1)
            $0.shape(0.475, 0.72, 0.7, 1.0, 0.25, 1.0)
        },
        "hourglass.tophalf.filled": Outline(0.95, 1.25) {
            $0.place("hourglass", 0, 0, 1)
            $0.shape(0.25, 0.26, 0.7, 0.26, 0.475, 0.54)
        },
        "scalemass": Outline(1.15, 1.15) {
            $0.rounded(0.24, 0.4, 0.91, 0.4, 1.07, 1.07, 0.08, 1.07, radius: 0.1)
            $0.circle(0.575, 0.22, 0.14)
        },
        "metronome": Outline(1.05, 1.2) {
            $0.rounded(0.36, 0.08, 0.66, 0.08, 0.93, 1.12, 0.1, 1.12, radius: 0.1)
            $0.line(0.18, 0.84, 0.86, 0.84)
            $0.line(0.51, 0.82, 0.96, 0.2)
        },
        "gyroscope": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.5)
            $0.oval(0.6, 0.6, 0.5, 0.18)
            $0.oval(0.6, 0.6, 0.18, 0.5)
        },
        "atom": Outline(1.25, 1.25) { pen in
            pen.disc(0.625, 0.625, 0.08)
            for turn in 0..<3 {
                let angle = CGFloat(turn) * 60 * .pi / 180
                pen.outline { path in
                    path.addLines(
                        between: (0..<40).map { step in
                            let point = SymbolPen.onCircle(0, 0, 1, CGFloat(step) * 9)
                            let (x, y) = (point.x * 0.52, point.y * 0.2)
                            return CGPoint(
                                x: 0.625 + x * cos(angle) - y * sin(angle), y: 0.625 + x * sin(angle) + y * cos(angle))
                        })
                    path.closeSubpath()
                }
            }
        },
        "camera.aperture": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.5)
            for blade in 0..<6 {
                let start = SymbolPen.onCircle(0.6, 0.6, 0.49, CGFloat(blade) * 60)
                let end = SymbolPen.onCircle(0.6, 0.6, 0.24, CGFloat(blade) * 60 + 75)
                $0.line(start.x, start.y, end.x, end.y)
            }
        },
        "camera.filters": Outline(1.2, 1.15) {
            $0.circle(0.6, 0.38, 0.3)
            $0.circle(0.38, 0.74, 0.3)
            $0.circle(0.82, 0.74, 0.3)
        },
        "timelapse": Outline(1.2, 1.2) {
            for ray in 0..<12 {
                let start = SymbolPen.onCircle(0.6, 0.6, 0.32, CGFloat(ray) * 30)
                let end = SymbolPen.onCircle(0.6, 0.6, 0.52, CGFloat(ray) * 30)
                $0.line(start.x, start.y, end.x, end.y)
            }
        },
        "personalhotspot": Outline(1.35, 0.9) {
            $0.arc(0.45, 0.45, 0.36, from: 40, to: 320)
            $0.arc(0.9, 0.45, 0.36, from: 220, to: 500)
            $0.line(0.5, 0.45, 0.85, 0.45)
        },
        "shareplay": Outline(1.45, 1.15) {
            $0.place("person.fill", 0.42, 0.1, 0.6)
            $0.rounded(
                0.28, 0.94, 0.08, 0.94, 0.08, 0.08, 1.37, 0.08, 1.37, 0.94, 1.17, 0.94, radius: 0.14, closed: false)
            $0.shape(0.72, 0.8, 0.98, 1.08, 0.46, 1.08)
        },
        "bell.and.waves.left.and.right": Outline(1.5, 1.15) {
            $0.place("bell", 0.25, 0, 1)
            $0.arc(0.75, 0.5, 0.64, from: 150, to: 210)
            $0.arc(0.75, 0.5, 0.64, from: -30, to: 30)
        },
        "lifepreserver": Outline(1.2, 1.2) {
            $0.circle(0.6, 0.6, 0.5)
            $0.circle(0.6, 0.6, 0.2)
            rays($0, 0.6, 0.6, 0.22, 0.48, from: 22.5, to: 337.5)
        },
        "cursorarrow.rays": Outline(1.3, 1.3) {
            $0.place("cursorarrow", 0.46, 0.46, 0.66)
            rays($0, 0.54, 0.54, 0.26, 0.44, from: 90, to: 360)
        },
        "person.wave.2": Outline(1.45, 1.1) {
            $0.place("person", 0, 0, 1)
            $0.arc(0.86, 0.4, 0.24, from: -40, to: 40)
            $0.arc(0.86, 0.4, 0.46, from: -40, to: 40)
        },
        "keyboard.chevron.compact.down": Outline(1.45, 1.25) {
            $0.place("keyboard", 0, 0, 0.98)
            $0.line(0.54, 1.06, 0.72, 1.16, 0.9, 1.06)
        },
        "iphone.radiowaves.left.and.right": Outline(1.4, 1.25) {
            $0.place("iphone", 0.34, 0.06, 0.9)
            $0.arc(0.7, 0.625, 0.54, from: 150, to: 210)
            $0.arc(0.7, 0.625, 0.54, from: -30, to: 30)
        },
        "laptopcomputer.and.iphone": Outline(1.55, 1.1) {
            $0.place("laptopcomputer", 0, 0, 0.86)
            $0.place("iphone", 1.04, 0.3, 0.6)
        },
    ]

    /// Returns a die's face; spots are numbered from 1 at the top left, row by row.
    private static func die(_ spots: [Int]) -> Outline {
        Outline(1.1, 1.1) { pen in
            pen.box(0.08, 0.08, 0.94, 0.94, 0.18)
            for spot in spots {
                pen.disc(0.31 + CGFloat((spot - 1) % 3) * 0.24, 0.31 + CGFloat((spot - 1) / 3) * 0.24, 0.075)
            }
        }
    }

    @Sendable private static func figure(_ pen: SymbolPen) {
        pen.disc(0.5, 0.19, 0.13)
        pen.line(0.5, 0.5, 0.5, 0.8, 0.34, 1.2)
        pen.line(0.5, 0.8, 0.66, 1.2)
    }

    /// Returns a hand whose index finger points up, with its points mapped to another direction.
    private static func pointing(
        isAcross: Bool = false, _ map: @escaping @Sendable (CGFloat, CGFloat) -> (CGFloat, CGFloat)
    ) -> Outline {
        let points: [(CGFloat, CGFloat)] = [
            (0.34, 0.14), (0.42, 0.08), (0.5, 0.14), (0.51, 0.5), (0.6, 0.48), (0.66, 0.53), (0.74, 0.52), (0.8, 0.57),
            (0.88, 0.58), (0.92, 0.68), (0.9, 0.92), (0.78, 1.14), (0.46, 1.16), (0.28, 1.0), (0.1, 0.74), (0.14, 0.66),
            (0.24, 0.68), (0.33, 0.8),
        ]
        return Outline(isAcross ? 1.25 : 1.0, isAcross ? 1.0 : 1.25) { pen in
            pen.outline { path in
                path.addLines(
                    between: points.map { point in
                        let (x, y) = map(point.0, point.1)
                        return CGPoint(x: x, y: y)
                    })
                path.closeSubpath()
            }
        }
    }
}
