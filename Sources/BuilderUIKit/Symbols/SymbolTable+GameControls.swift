import Foundation

extension SymbolTable {
    /// The sticks, pads and buttons of game controllers, and the buttons and crown of watches.
    static let gameControls: [String: Outline] = [
        "l.joystick": stick("l"), "r.joystick": stick("r"),
        "l.joystick.press.down": pressed("l"), "r.joystick.press.down": pressed("r"),
        "l.joystick.tilt.left": tilted("l", 180), "l.joystick.tilt.right": tilted("l", 0),
        "l.joystick.tilt.up": tilted("l", -90), "l.joystick.tilt.down": tilted("l", 90),
        "r.joystick.tilt.left": tilted("r", 180), "r.joystick.tilt.right": tilted("r", 0),
        "r.joystick.tilt.up": tilted("r", -90), "r.joystick.tilt.down": tilted("r", 90),
        "dpad.up.filled": pad(0.39, 0.1), "dpad.down.filled": pad(0.39, 0.68),
        "dpad.left.filled": pad(0.1, 0.39), "dpad.right.filled": pad(0.68, 0.39),
        "rectangle.roundedtop": Outline(1.4, 1.0) {
            $0.rounded(0.08, 0.9, 0.08, 0.08, 1.32, 0.08, 1.32, 0.9, radius: 0.3, closed: false)
            $0.line(0.08, 0.9, 1.32, 0.9)
        },
        "rectangle.roundedtop.fill": Outline(1.4, 1.0) {
            $0.rounded(0.04, 0.94, 0.04, 0.04, 1.36, 0.04, 1.36, 0.94, radius: 0.32, closed: false, filled: true)
        },
        "rectangle.roundedbottom": Outline(1.4, 1.0) {
            $0.rounded(0.08, 0.1, 0.08, 0.92, 1.32, 0.92, 1.32, 0.1, radius: 0.3, closed: false)
            $0.line(0.08, 0.1, 1.32, 0.1)
        },
        "rectangle.roundedbottom.fill": Outline(1.4, 1.0) {
            $0.rounded(0.04, 0.06, 0.04, 0.96, 1.36, 0.96, 1.36, 0.06, radius: 0.32, closed: false, filled: true)
        },
        "button.horizontal": Outline(1.4, 0.8) { $0.box(0.08, 0.08, 1.24, 0.64, 0.2) },
        "button.programmable": Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.circle(0.575, 0.575, 0.3)
        },
        "button.programmable.square": Outline(1.1, 1.1) {
            $0.box(0.08, 0.08, 0.94, 0.94, 0.18)
            $0.circle(0.55, 0.55, 0.3)
        },
        "digitalcrown.arrow.clockwise": crown(arrow: 1), "digitalcrown.arrow.counterclockwise": crown(arrow: -1),
        "digitalcrown.press": crown(arrow: 0),
        "digitalcrown.arrow.clockwise.fill": crown(arrow: 1, filled: true),
        "digitalcrown.arrow.counterclockwise.fill": crown(arrow: -1, filled: true),
        "digitalcrown.press.fill": crown(arrow: 0, filled: true),
        "xmark.triangle.circle.square": shapes(filled: false),
        "xmark.triangle.circle.square.fill": shapes(filled: true),
        "arrowkeys.up.filled": key(0.51, 0.06), "arrowkeys.down.filled": key(0.51, 0.54),
        "arrowkeys.left.filled": key(0.06, 0.54), "arrowkeys.right.filled": key(0.96, 0.54),
    ]

    /// Returns a stick from above.
    private static func stick(_ name: String) -> Outline {
        Outline(1.15, 1.15) {
            $0.circle(0.575, 0.575, 0.49)
            $0.place(name, 0.355, 0.3, 0.5)
        }
    }

    private static func pressed(_ name: String) -> Outline {
        Outline(1.15, 1.3) {
            $0.arc(0.575, 0.78, 0.44, from: -50, to: 230)
            $0.place(name, 0.39, 0.58, 0.42)
            $0.shape(0.4, 0.1, 0.75, 0.1, 0.575, 0.38)
        }
    }

    /// Returns a stick that is pushed in a direction, in degrees clockwise from the right.
    private static func tilted(_ name: String, _ angle: CGFloat) -> Outline {
        Outline(1.3, 1.3) {
            let cap = SymbolPen.onCircle(0.65, 0.65, 0.1, angle)
            $0.circle(cap.x, cap.y, 0.36)
            $0.place(name, cap.x - 0.18, cap.y - 0.22, 0.4)
            $0.arc(0.65, 0.65, 0.55, from: angle + 60, to: angle + 300)
        }
    }

    /// Returns a cross of keys with a filled one.
    private static func pad(_ x: CGFloat, _ y: CGFloat) -> Outline {
        Outline(1.15, 1.15) {
            $0.place("dpad", 0, 0, 1)
            $0.filledBox(x, y, 0.37, 0.37, 0.06)
        }
    }

    /// Returns arrow keys with a filled one.
    private static func key(_ x: CGFloat, _ y: CGFloat) -> Outline {
        Outline(1.4, 1.0) {
            $0.place("arrowkeys", 0, 0, 1)
            $0.filledBox(x, y, 0.38, 0.38, 0.08)
        }
    }

    /// Returns a watch's crown from the side, with an arrow around it or toward it.
    private static func crown(arrow: CGFloat, filled: Bool = false) -> Outline {
        Outline(1.15, 1.2) {
            if filled {
                $0.filledBox(0.09, 0.2, 0.36, 0.8, 0.16)
            } else {
                $0.box(0.13, 0.24, 0.28, 0.72, 0.12)
            }
            guard arrow != 0 else {
                $0.arrow(1.07, 0.6, 0.6, 0.6, 0.22)
                return
            }
            $0.curve(0.6, 0.6 - arrow * 0.42, 0.92, 0.6 - arrow * 0.26, 0.98, 0.6, 0.92, 0.6 + arrow * 0.2)
            $0.line(1.06, 0.6 + arrow * 0.16, 0.84, 0.6 + arrow * 0.38, 0.72, 0.6 + arrow * 0.1)
        }
    }

    /// Returns the four shapes of a controller's buttons.
    private static func shapes(filled: Bool) -> Outline {
        Outline(1.3, 1.3) {
            let names = ["triangle", "xmark", "square", "circle"]
            let places = [(0.43, 0.04), (0.43, 0.86), (0.02, 0.45), (0.84, 0.45)] as [(CGFloat, CGFloat)]
            for (name, place) in zip(names, places) {
                $0.place(name + (filled ? ".circle.fill" : ".circle"), place.0, place.1, 0.38)
            }
        }
    }
}
