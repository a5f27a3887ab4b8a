import Foundation

extension SymbolTable {
    /// Conversations, calls, mail, papers, locks and keys.
    static let contacts: [String: Outline] = [
        "bubble.left.and.text.bubble.right": Outline(1.5, 1.28) {
            conversation($0)
            $0.line(0.7, 0.59, 1.24, 0.59)
            $0.line(0.7, 0.8, 1.06, 0.8)
        },
        "bubble.left.and.text.bubble.right.fill": Outline(1.5, 1.28) {
            conversation($0, filled: true)
            $0.ribbon(0.7, 0.59, 1.24, 0.59)
            $0.ribbon(0.7, 0.8, 1.06, 0.8)
        },
        "bubble.left.and.exclamationmark.bubble.right": Outline(1.5, 1.28) {
            conversation($0)
            $0.line(0.97, 0.53, 0.97, 0.7)
            $0.disc(0.97, 0.86, 0.055)
        },
        "bubble.left.and.exclamationmark.bubble.right.fill": Outline(1.5, 1.28) {
            conversation($0, filled: true)
            $0.ribbon(0.97, 0.53, 0.97, 0.7)
            $0.disc(0.97, 0.86, 0.055)
        },
        "ellipsis.vertical.bubble": Outline(1.3, 1.2) {
            $0.place("bubble.left", 0, 0, 1)
            for y in [0.3, 0.5, 0.7] as [CGFloat] { $0.disc(0.65, y, 0.06) }
        },
        "bubbles.and.sparkles": Outline(1.3, 1.25) { bubbles($0) },
        "bubbles.and.sparkles.fill": Outline(1.3, 1.25) { bubbles($0, filled: true) },
        "message.and.waveform": Outline(1.3, 1.15) {
            $0.place("message", 0, 0, 1.05)
            for (x, half) in [(0.36, 0.06), (0.51, 0.16), (0.66, 0.24), (0.81, 0.16), (0.96, 0.06)]
                as [(CGFloat, CGFloat)]
            { $0.line(x, 0.52 - half, x, 0.52 + half) }
        },
        "phone.connection": Outline(1.3, 1.15) {
            $0.place("phone", 0, 0.05, 1)
            fanWaves($0)
        },
        "phone.connection.fill": Outline(1.3, 1.15) {
            $0.place("phone.fill", 0, 0.05, 1)
            fanWaves($0)
        },
        "phone.arrow.right": Outline(1.3, 1.15) {
            $0.place("phone", 0, 0.05, 1)
            $0.arrow(0.68, 0.3, 1.21, 0.3, 0.22)
        },
        "phone.down.waves.left.and.right": Outline(1.7, 0.9) {
            $0.place("phone.down", 0.32, 0.2, 0.76)
            $0.arc(0.78, 0.5, 0.72, from: 150, to: 200)
            $0.arc(0.92, 0.5, 0.72, from: -20, to: 30)
        },
        "teletype": Outline(1.45, 1.1) {
            $0.place("phone.down", 0.12, 0, 1)
            for row in 0..<2 {
                for column in 0..<5 { $0.disc(0.33 + CGFloat(column) * 0.2, 0.7 + CGFloat(row) * 0.2, 0.055) }
            }
            $0.line(0.5, 1.04, 0.96, 1.04)
        },
        "arrow.down.left.video": Outline(1.5, 1.0) {
            $0.place("video", 0, 0, 1)
            $0.arrow(0.64, 0.36, 0.34, 0.66, 0.19)
        },
        "questionmark.video": Outline(1.5, 1.0) {
            $0.place("video", 0, 0, 1)
            $0.place("questionmark", 0.34, 0.24, 0.46)
        },
        "video.doorbell": Outline(0.85, 1.3) {
            $0.box(0.12, 0.08, 0.61, 1.14, 0.22)
            $0.circle(0.425, 0.36, 0.13)
            $0.circle(0.425, 0.9, 0.14)
        },
        "envelope.front": Outline(1.3, 0.95) {
            $0.box(0.08, 0.08, 1.14, 0.79, 0.13)
            $0.filledBox(0.88, 0.22, 0.2, 0.22, 0.03)
            $0.line(0.26, 0.54, 0.66, 0.54)
            $0.line(0.26, 0.69, 0.5, 0.69)
        },
        "mail.and.text.magnifyingglass": Outline(1.55, 1.2) {
            $0.rounded(0.56, 0.86, 0.08, 0.86, 0.08, 0.08, 1.22, 0.08, 1.22, 0.36, radius: 0.13, closed: false)
            $0.line(0.14, 0.18, 0.65, 0.5, 1.16, 0.18)
            $0.place("text.magnifyingglass", 0.7, 0.46, 0.64)
        },
        "rectangle.and.envelope": Outline(1.45, 1.2) {
            $0.rounded(0.38, 0.9, 0.08, 0.9, 0.08, 0.08, 1.2, 0.08, 1.2, 0.38, radius: 0.13, closed: false)
            $0.place("envelope.fill", 0.5, 0.5, 0.7)
        },
        "pencil.tip.crop.circle": Outline(1.15, 1.15) {
            $0.arc(0.575, 0.575, 0.49, from: 130, to: 410)
            $0.line(0.34, 0.98, 0.36, 0.72, 0.575, 0.22, 0.79, 0.72, 0.81, 0.98)
            $0.line(0.36, 0.76, 0.47, 0.68, 0.575, 0.76, 0.68, 0.68, 0.79, 0.76)
        },
        "pencil.and.scribble": Outline(1.35, 1.25) {
            $0.place("pencil", 0.36, 0, 0.95)
            $0.curve(0.1, 0.7, 0.3, 0.46, 0.36, 0.66, 0.16, 1.0, 0.4, 1.14, 0.66, 1.02, 0.94, 1.12)
        },
        "pencil.and.list.clipboard": Outline(1.25, 1.3) {
            $0.place("list.bullet.clipboard", 0, 0, 1)
            $0.ribbon(0.72, 1.16, 1.14, 0.7, width: 0.17)
        },
        "heart.text.clipboard": Outline(1.0, 1.3) {
            $0.place("clipboard", 0, 0, 1)
            $0.place("heart.fill", 0.32, 0.34, 0.34)
            $0.line(0.28, 0.82, 0.66, 0.82)
            $0.line(0.28, 0.98, 0.54, 0.98)
        },
        "lasso.and.sparkles": Outline(1.4, 1.2) {
            $0.place("lasso", 0, 0, 1)
            $0.place("sparkle", 0.98, 0.62, 0.4)
            $0.place("sparkle", 0.74, 0.86, 0.26)
        },
        "arrow.up.trash": Outline(1.1, 1.25) {
            $0.line(0.1, 0.24, 1.0, 0.24)
            $0.line(0.42, 0.22, 0.42, 0.08, 0.68, 0.08, 0.68, 0.22)
            $0.rounded(0.18, 0.24, 0.26, 1.16, 0.84, 1.16, 0.92, 0.24, radius: 0.08, closed: false)
            $0.arrow(0.55, 0.98, 0.55, 0.46, 0.22)
        },
        "arrow.up.trash.fill": Outline(1.1, 1.25) {
            $0.line(0.1, 0.24, 1.0, 0.24)
            $0.line(0.42, 0.22, 0.42, 0.08, 0.68, 0.08, 0.68, 0.22)
            $0.rounded(0.14, 0.28, 0.22, 1.2, 0.88, 1.2, 0.96, 0.28, radius: 0.1, filled: true)
            $0.ribbon(0.55, 0.6, 0.55, 1.0)
            $0.ribbon(0.38, 0.62, 0.55, 0.45, 0.72, 0.62)
        },
        "doc.text.below.ecg": Outline(1.3, 1.3) {
            $0.line(0.08, 0.24, 0.36, 0.24, 0.5, 0.08, 0.66, 0.4, 0.78, 0.24, 1.22, 0.24)
            $0.rounded(0.34, 0.54, 0.96, 0.54, 0.96, 1.21, 0.34, 1.21, radius: 0.1)
            $0.line(0.5, 0.78, 0.8, 0.78)
            $0.line(0.5, 0.97, 0.8, 0.97)
        },
        "book.pages": Outline(1.3, 1.1) {
            $0.rounded(0.65, 0.2, 0.3, 0.08, 0.08, 0.18, 0.08, 0.94, 0.32, 0.86, 0.65, 0.98, radius: 0.06)
            $0.rounded(0.65, 0.2, 1.0, 0.08, 1.22, 0.18, 1.22, 0.94, 0.98, 0.86, 0.65, 0.98, radius: 0.06)
            for y in [0.36, 0.54] as [CGFloat] {
                $0.line(0.26, y, 0.46, y + 0.04)
                $0.line(1.04, y, 0.84, y + 0.04)
            }
        },
        "book.pages.fill": Outline(1.3, 1.1) {
            $0.rounded(0.61, 0.16, 0.3, 0.04, 0.04, 0.14, 0.04, 1.0, 0.32, 0.9, 0.61, 1.0, radius: 0.06, filled: true)
            $0.rounded(0.69, 0.16, 1.0, 0.04, 1.26, 0.14, 1.26, 1.0, 0.98, 0.9, 0.69, 1.0, radius: 0.06, filled: true)
            for y in [0.36, 0.54] as [CGFloat] {
                $0.ribbon(0.22, y, 0.44, y + 0.04)
                $0.ribbon(1.08, y, 0.86, y + 0.04)
            }
        },
        "greetingcard": Outline(1.35, 1.15) {
            $0.rounded(0.66, 0.2, 0.1, 0.08, 0.1, 0.94, 0.66, 1.06, radius: 0.05)
            $0.rounded(0.66, 0.2, 1.24, 0.2, 1.24, 1.06, 0.66, 1.06, radius: 0.05)
            $0.place("heart.fill", 0.78, 0.44, 0.32)
        },
        "studentdesk": Outline(1.35, 1.0) {
            $0.rounded(0.08, 0.12, 1.27, 0.12, 1.27, 0.32, 0.08, 0.32, radius: 0.05)
            $0.line(0.22, 0.32, 0.22, 0.92)
            $0.line(1.13, 0.32, 1.13, 0.92)
            $0.line(0.22, 0.56, 1.13, 0.56)
        },
        "person.crop.square.filled.and.at.rectangle": Outline(1.5, 1.1) {
            $0.box(0.08, 0.09, 1.34, 0.92, 0.13)
            $0.filledBox(0.22, 0.28, 0.5, 0.54, 0.08)
            $0.disc(0.47, 0.46, 0.09)
            $0.rounded(0.32, 0.76, 0.32, 0.6, 0.62, 0.6, 0.62, 0.76, radius: 0.12, filled: true)
            $0.place("at", 0.84, 0.34, 0.38)
        },
        "shared.with.you": Outline(1.35, 1.2) {
            $0.place("bubble.left", 0, 0, 1.04)
            $0.place("person.2.fill", 0.32, 0.24, 0.56)
        },
        "creditcard.viewfinder": Outline(1.3, 1.15) {
            for (x, y, width, height) in [
                (0.08, 0.08, 0.24, 0.24), (1.22, 0.08, -0.24, 0.24),
                (1.22, 1.07, -0.24, -0.24), (0.08, 1.07, 0.24, -0.24),
            ] as [(CGFloat, CGFloat, CGFloat, CGFloat)] {
                $0.rounded(x, y + height, x, y, x + width, y, radius: 0.1, closed: false)
            }
            $0.place("creditcard.fill", 0.28, 0.32, 0.56)
        },
        "lock.open.rotation": Outline(1.15, 1.25) { unlocked($0) },
        "lock.square.stack": Outline(1.05, 1.25) {
            $0.place("square.stack", 0, 0, 1)
            $0.place("lock.fill", 0.36, 0.5, 0.42)
        },
        "lock.square.stack.fill": Outline(1.05, 1.25) {
            $0.place("square.stack.fill", 0, 0, 1)
            padlockHole($0, 0.525, 0.78)
        },
        "lock.rectangle.stack": Outline(1.3, 1.1) {
            $0.place("rectangle.stack", 0, 0, 1)
            $0.place("lock.fill", 0.5, 0.42, 0.4)
        },
        "lock.rectangle.stack.fill": Outline(1.3, 1.1) {
            $0.place("rectangle.stack.fill", 0, 0, 1)
            padlockHole($0, 0.65, 0.68)
        },
        "lock.open.display": Outline(1.3, 1.15) {
            $0.place("display", 0, 0, 1)
            $0.filledBox(0.46, 0.38, 0.32, 0.24, 0.05)
            $0.rounded(0.74, 0.38, 0.74, 0.22, 0.98, 0.22, 0.98, 0.34, radius: 0.1, closed: false)
        },
        "lock.applewatch": watch("lock.fill", 0.36), "exclamationmark.applewatch": watch("exclamationmark", 0.42),
        "checkmark.applewatch": watch("checkmark", 0.36), "lock.open.applewatch": watch("lock.open.fill", 0.34),
        "key.2.on.ring": Outline(1.3, 1.3) {
            $0.circle(0.65, 0.3, 0.22)
            $0.circle(0.38, 0.62, 0.15)
            $0.circle(0.92, 0.62, 0.15)
            $0.line(0.32, 0.77, 0.24, 1.2)
            $0.line(0.28, 1.0, 0.42, 1.03)
            $0.line(0.25, 1.16, 0.37, 1.18)
            $0.line(0.98, 0.77, 1.06, 1.2)
            $0.line(1.02, 1.0, 0.88, 1.03)
            $0.line(1.05, 1.16, 0.93, 1.18)
        },
    ]

    /// Adds a bubble behind another.
    @Sendable private static func conversation(_ pen: SymbolPen, filled: Bool = false) {
        if filled {
            pen.rounded(
                1.0, 0.28, 1.0, 0.04, 0.04, 0.04, 0.04, 0.74, 0.18, 0.74, 0.2, 0.96, 0.42, 0.78, 0.42, 0.28,
                radius: 0.12, filled: true)
            pen.rounded(
                0.5, 0.36, 1.46, 0.36, 1.46, 1.04, 1.32, 1.04, 1.3, 1.25, 1.04, 1.04, 0.5, 1.04, radius: 0.14,
                filled: true)
        } else {
            pen.rounded(
                0.94, 0.26, 0.94, 0.08, 0.08, 0.08, 0.08, 0.7, 0.2, 0.7, 0.22, 0.9, 0.38, 0.78, radius: 0.12,
                closed: false)
            pen.rounded(
                0.52, 0.4, 1.42, 0.4, 1.42, 1.0, 1.28, 1.0, 1.26, 1.2, 1.04, 1.0, 0.52, 1.0, radius: 0.12)
        }
    }

    @Sendable private static func bubbles(_ pen: SymbolPen, filled: Bool = false) {
        let spots = [(0.42, 0.78, 0.33), (1.02, 0.95, 0.18), (0.64, 0.24, 0.17)] as [(CGFloat, CGFloat, CGFloat)]
        for (x, y, radius) in spots {
            if filled { pen.disc(x, y, radius + 0.04) } else { pen.circle(x, y, radius) }
        }
        pen.place("sparkle", 0.84, 0.18, 0.4)
        pen.place("sparkle", 0.06, 0.1, 0.28)
    }

    /// Adds waves at the top right of a receiver.
    @Sendable private static func fanWaves(_ pen: SymbolPen) {
        for radius in [0.2, 0.42] as [CGFloat] { pen.arc(0.66, 0.52, radius, from: -80, to: -4) }
        pen.disc(0.68, 0.5, 0.06)
    }

    /// Adds an open lock inside a turning arrow.
    @Sendable private static func unlocked(_ pen: SymbolPen) {
        pen.arc(0.575, 0.65, 0.48, from: 285, to: 595)
        pen.line(0.54, 0.03, 0.74, 0.18, 0.56, 0.36)
        pen.filledBox(0.4, 0.64, 0.34, 0.26, 0.05)
        pen.rounded(0.45, 0.62, 0.45, 0.42, 0.66, 0.42, 0.66, 0.5, radius: 0.1, closed: false)
    }

    /// Adds a lock, which is a hole in a shape, with the middle of its body at (x, y).
    @Sendable private static func padlockHole(_ pen: SymbolPen, _ x: CGFloat, _ y: CGFloat) {
        pen.filledBox(x - 0.17, y - 0.04, 0.34, 0.26, 0.05)
        pen.ribbon(
            x - 0.1, y - 0.1, x - 0.1, y - 0.19, x - 0.04, y - 0.25, x + 0.04, y - 0.25, x + 0.1, y - 0.19,
            x + 0.1, y - 0.1, width: 0.07)
    }

    /// Returns a watch with a symbol on its face.
    private static func watch(_ name: String, _ scale: CGFloat) -> Outline {
        Outline(0.9, 1.25) { pen in
            pen.place("applewatch", 0, 0, 1)
            guard let mark = drawing(named: name) else { return }
            pen.place(name, 0.43 - mark.size.width * scale / 2, 0.625 - mark.size.height * scale / 2, scale)
        }
    }
}
